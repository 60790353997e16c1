"""``pelagos log``: what an explorer carries from mission to mission, in a file that can be taken anywhere."""

from pathlib import Path
from typing import Annotated

import typer

from pelagos.terminal.exits import OK
from pelagos.terminal.games import complete_game
from pelagos.terminal.helping import voice_of
from pelagos.terminal.programs import print_json

NAME = "log"


def command(  # noqa: PLR0913  # one parameter for each option of the command line
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", autocompletion=complete_game, show_default=False)],
    file: Annotated[Path, typer.Argument(metavar="FILE", show_default=False)],
    *,
    begin: Annotated[str | None, typer.Option(metavar="NAME", show_default=False)] = None,
    cloning: Annotated[bool | None, typer.Option("--cloning/--no-cloning", show_default=False)] = None,
    enter: Annotated[Path | None, typer.Option(metavar="RECORD", show_default=False)] = None,
    seat: Annotated[int, typer.Option(min=0)] = 0,
    people: Annotated[int, typer.Option(min=1)] = 1,
    learn: Annotated[str | None, typer.Option(metavar="SKILL", show_default=False)] = None,
    claim: Annotated[str | None, typer.Option(metavar="FEAT", show_default=False)] = None,
    agreed: Annotated[bool, typer.Option("--agreed")] = False,
    anew: Annotated[bool, typer.Option("--anew")] = False,
    feats: Annotated[bool, typer.Option("--feats")] = False,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> int:
    """Show a log, after the changes that are asked for."""
    from pelagos.kernel.discovery import load
    from pelagos.terminal.logbook import Logbook

    voice = voice_of(ctx)
    known = load(game)
    voice.learn(known)
    book = Logbook.begun(known, file, begin) if begin is not None else Logbook.opened(known, file)
    if cloning is not None:
        book.choose_cloning(yes=cloning)
    if enter is not None:
        book.enter(enter, voice, seat, people)
    if learn is not None:
        book.learn(learn)
    if claim is not None:
        book.claim(claim, agreed=agreed)
    if anew:
        book.begin_anew()
    book.keep()
    if json:
        print_json(book.sheet)
    else:
        book.show(voice, all_feats=feats)
    return OK
