"""``pelagos play``: a whole match in the terminal."""

import os
import secrets
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from pelagos.bots.driver import Table, seat_bots
from pelagos.kernel.discovery import load
from pelagos.kernel.errors import BrokenInvariant, IllegalText, PelagosError
from pelagos.kernel.game import Game
from pelagos.kernel.ids import Seat
from pelagos.kernel.match import Match
from pelagos.kernel.table_rules import cite
from pelagos.terminal.exits import FAILED, OK
from pelagos.terminal.games import complete_game
from pelagos.terminal.helping import voice_of
from pelagos.terminal.leaving import leave_when_told
from pelagos.terminal.play.keeping import Keeper
from pelagos.terminal.play.logs import Logs
from pelagos.terminal.setting import RANDOM_SEED, read_chance, read_levels, read_seats, read_settings, usual_seats
from pelagos.terminal.voice import Voice

NAME = "play"
USUAL_BOT = "normal"
DUMB = {"", "dumb", "unknown"}
"""What terminals that can only print lines are called."""


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
    log: Annotated[list[Path] | None, typer.Option(metavar="FILE", show_default=False)] = None,
    plain: Annotated[bool, typer.Option("--plain", show_default=False)] = False,
) -> int:
    """Play a match, or play on."""
    voice = voice_of(ctx)
    if resume is not None:
        prepare_file(record, resume)
        match = resumed(resume, voice)
        people = read_seats(you, match.record.header.seats)
        logs = Logs.opened(match.game, log or [], people)
        return sit_down(voice, match, people, bots, record or resume, secrets.token_hex(), logs=logs, plain=plain)
    rules = chosen_game(game)
    voice.learn(rules)
    prepare_file(record)
    options = read_settings(rules, option or [])
    at_table = usual_seats(rules) if seats is None else seats
    rules.check_setup(options, at_table)
    people = read_seats(you, at_table)
    logs = Logs.opened(rules, log or [], people)
    match = Match.start(rules, logs.fit_out(rules, options), seats=at_table, chance=read_chance(seed))
    bot_seed = secrets.token_hex() if seed == RANDOM_SEED else seed
    return sit_down(voice, match, people, bots, record, bot_seed, logs=logs, plain=plain)


def chosen_game(name: str | None) -> Game[Any]:
    """Return the game named on the command line; unnamed, the only one that is installed."""
    if name is not None:
        return load(name)
    names = complete_game("")
    if len(names) != 1:
        raise IllegalText(cite("PL-04"), "which-game", known=", ".join(names) or "-")
    return load(names[0])


def prepare_file(record: Path | None, resume: Path | None = None) -> None:
    """Refuse, before the first card, to write over an older record, or where nothing can be written."""
    from pelagos.terminal.saving import require_free, require_place

    if record is not None and record != resume:
        require_free(record)
    if path := record or resume:
        require_place(path)


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


def sit_down(  # noqa: PLR0913  # what a table is made of
    voice: Voice,
    match: Match[Any],
    people: frozenset[Seat],
    bots: str | None,
    path: Path | None,
    bot_seed: str,
    *,
    logs: Logs,
    plain: bool,
) -> int:
    """Seat people and bots and play: on the whole screen of a terminal, or line by line."""
    from pelagos.bots.registry import levels as known_levels
    from pelagos.bots.registry import load_bot
    from pelagos.terminal.play.table import describe_setup

    game, seats = match.game, match.record.header.seats
    usual = USUAL_BOT if USUAL_BOT in known_levels(game) else known_levels(game)[0]
    levels = read_levels(bots or usual, seats)
    brains = seat_bots(game, [load_bot(game, level) for level in levels], bot_seed)
    keeper = Keeper(voice, path, logs.files)
    leave_when_told()
    describe_setup(voice, match, people, levels)
    logs.introduce(voice, match)
    if not plain and people and has_screen():
        from pelagos.terminal.screen.show import play_matches
        from pelagos.terminal.screen.sitting import Sitting

        return play_matches(Sitting(voice, match, people, brains, levels, keeper), logs)
    return play_in_lines(voice, match, people, brains, keeper, logs)


def has_screen() -> bool:
    """Tell whether somebody sits at a terminal that can be drawn on.

    The screen reads from standard input and draws on standard error, as other programs of this kind do.
    """
    return sys.stdin.isatty() and sys.stdout.isatty() and sys.stderr.isatty() and os.environ.get("TERM", "") not in DUMB


def play_in_lines(
    voice: Voice, match: Match[Any], people: frozenset[Seat], bots: Table, keeper: Keeper, logs: Logs
) -> int:
    """Play line by line, as pipes and screen readers need it."""
    from pelagos.terminal.play.reading import help_with_lines
    from pelagos.terminal.play.table import Table as Lines

    help_with_lines()
    code = Lines(voice, match, people, bots, keeper).play()
    kept = logs.conclude(voice, match, len(people), ask=code == OK)
    return code if kept else FAILED
