"""``pelagos arena``: a tournament between bots."""

from pathlib import Path
from typing import Annotated

import typer

from pelagos.terminal.exits import OK
from pelagos.terminal.games import complete_game
from pelagos.terminal.helping import voice_of

NAME = "arena"
USUAL_GAMES = 100
USUAL_SEED = "arena"


def command(  # noqa: PLR0913  # one parameter for each option of the command line
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", autocompletion=complete_game, show_default=False)],
    *,
    bots: Annotated[str, typer.Option(metavar="LEVEL[,LEVEL...]")] = "normal,random",
    seats: Annotated[int | None, typer.Option(show_default=False)] = None,
    games: Annotated[int, typer.Option(min=1)] = USUAL_GAMES,
    round_robin: Annotated[bool, typer.Option("--round-robin")] = False,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")] = None,
    seed: Annotated[str, typer.Option(metavar="TEXT")] = USUAL_SEED,
    workers: Annotated[int, typer.Option(min=1)] = 1,
    results: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    plots: Annotated[Path | None, typer.Option(metavar="FOLDER", show_default=False)] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> int:
    """Play many matches and say who won how often."""
    from pelagos.kernel.discovery import load
    from pelagos.research.arena import run_arena
    from pelagos.terminal.leaving import leave_when_told
    from pelagos.terminal.programs import print_json
    from pelagos.terminal.progress import counted
    from pelagos.terminal.saving import require_place
    from pelagos.terminal.setting import read_settings
    from pelagos.terminal.standings import draw, prepare_plots, show

    voice = voice_of(ctx)
    rules = load(game)
    voice.learn(rules)
    options = read_settings(rules, option or [])
    levels = [level.strip() for level in bots.split(",")]
    if results is not None:
        require_place(results)
    if plots is not None:
        prepare_plots(plots)
    leave_when_told()
    try:
        with counted(voice.text("arena-playing"), games) as progress:
            result = run_arena(
                game,
                levels,
                games=games,
                seats=seats,
                round_robin=round_robin,
                options=options,
                seed=seed,
                workers=workers,
                results=results,
                progress=progress,
            )
    except KeyboardInterrupt:
        if results is not None and results.exists():
            voice.remark("arena-kept", file=str(results))
        raise
    if json:
        print_json(result)
    else:
        show(voice, result)
    if plots is not None:
        draw(voice, result, plots)
    return OK
