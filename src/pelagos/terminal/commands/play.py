"""``pelagos play``: a whole match in the terminal."""

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from pelagos.kernel.errors import BrokenInvariant, IllegalText, PelagosError
from pelagos.kernel.game import Game
from pelagos.kernel.match import Match
from pelagos.kernel.table_rules import cite
from pelagos.terminal.games import complete_game, load_game
from pelagos.terminal.helping import voice_of
from pelagos.terminal.setting import RANDOM_SEED, read_chance, read_levels, read_seats, read_settings, usual_seats
from pelagos.terminal.voice import Voice

NAME = "play"
USUAL_BOT = "normal"


def command(  # noqa: PLR0913  # one parameter for each option of the command line
    ctx: typer.Context,
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", autocompletion=complete_game, show_default=False)
    ] = None,
    *,
    seats: Annotated[int | None, typer.Option(show_default=False)] = None,
    you: Annotated[str, typer.Option(metavar="SEATS")] = "0",
    bots: Annotated[str | None, typer.Option(metavar="LEVEL[,LEVEL...]", show_default=False)] = None,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")] = None,
    seed: Annotated[str, typer.Option(metavar="TEXT")] = RANDOM_SEED,
    record: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
) -> int:
    """Play a match, or play on."""
    voice = voice_of(ctx)
    if resume is not None:
        match = resumed(resume, voice)
        return sit_down(voice, match, you, bots, record or resume, secrets.token_hex())
    rules = chosen_game(game)
    voice.learn(rules)
    prepare_file(record)
    options = read_settings(rules, option or [])
    at_table = usual_seats(rules) if seats is None else seats
    rules.check_setup(options, at_table)
    match = Match.start(rules, options, seats=at_table, chance=read_chance(seed))
    return sit_down(voice, match, you, bots, record, secrets.token_hex() if seed == RANDOM_SEED else seed)


def chosen_game(name: str | None) -> Game[Any]:
    """Return the game named on the command line; unnamed, the only one that is installed."""
    if name is not None:
        return load_game(name)
    names = complete_game("")
    if len(names) != 1:
        raise IllegalText(cite("PL-04"), "which-game", known=", ".join(names) or "-")
    return load_game(names[0])


def prepare_file(record: Path | None) -> None:
    """Refuse, before the first card, to write over an older record."""
    from pelagos.terminal.saving import require_free

    if record is not None:
        require_free(record)


def resumed(path: Path, voice: Voice) -> Match[Any]:
    """Return the running match that a record and the seed beside it hold."""
    from pelagos.terminal.records import read_file
    from pelagos.terminal.saving import read_seed

    game, record = read_file(path, voice)
    if record.returns is not None:
        raise IllegalText(cite("PL-06"), "match-over", file=str(path))
    chance = read_seed(path)
    try:
        return Match.resume(game, record, chance=chance)
    except PelagosError as error:  # the record was just replayed without fault, so it is the seed that does not fit
        raise BrokenInvariant(None, "chance-differs") from error


def sit_down(  # what a table is made of
    voice: Voice, match: Match[Any], you: str, bots: str | None, path: Path | None, bot_seed: str
) -> int:
    """Seat people and bots and play."""
    from pelagos.bots.driver import seat_bots
    from pelagos.bots.registry import levels as known_levels
    from pelagos.bots.registry import load_bot
    from pelagos.terminal.play.keeping import Keeper
    from pelagos.terminal.play.reading import help_with_lines
    from pelagos.terminal.play.table import Table, describe_setup

    game, seats = match.game, match.record.header.seats
    people = read_seats(you, seats)
    usual = USUAL_BOT if USUAL_BOT in known_levels(game) else known_levels(game)[0]
    levels = read_levels(bots or usual, seats)
    brains = seat_bots(game, [load_bot(game, level) for level in levels], bot_seed)
    help_with_lines()
    describe_setup(voice, match, people, levels)
    return Table(voice, match, people, brains, Keeper(voice, path)).play()
