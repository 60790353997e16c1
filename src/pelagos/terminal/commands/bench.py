"""``pelagos bench``: how fast a game runs on this machine."""

from typing import TYPE_CHECKING, Annotated

import typer

from pelagos.terminal.exits import OK
from pelagos.terminal.games import complete_game
from pelagos.terminal.helping import voice_of
from pelagos.terminal.voice import Voice

if TYPE_CHECKING:
    from pelagos.research.bench import BenchResult

NAME = "bench"
USUAL_SECONDS = 0.5
USUAL_REPEATS = 5


def command(  # noqa: PLR0913  # one parameter for each option of the command line
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", autocompletion=complete_game)] = "gravwell",
    *,
    seats: Annotated[int | None, typer.Option(show_default=False)] = None,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")] = None,
    seconds: Annotated[float, typer.Option(min=0.0)] = USUAL_SECONDS,
    repeats: Annotated[int, typer.Option(min=1)] = USUAL_REPEATS,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> int:
    """Measure random playouts, copies, views and samples."""
    from pelagos.kernel.discovery import load
    from pelagos.research.bench import measure
    from pelagos.terminal.programs import print_json
    from pelagos.terminal.setting import read_settings, usual_seats

    voice = voice_of(ctx)
    rules = load(game)
    voice.learn(rules)
    options = read_settings(rules, option or [])
    at_table = usual_seats(rules) if seats is None else seats
    rules.check_setup(options, at_table)
    result = measure(rules, seats=at_table, options=options, seconds=seconds, repeats=repeats)
    if json:
        print_json(result)
    else:
        show(voice, result)
    return OK


def show(voice: Voice, result: "BenchResult") -> None:
    """Print the figures as a table."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(box=box.SIMPLE)
    for column in ("work", "rate", "range"):
        table.add_column(voice.text(f"bench-{column}"), justify="left" if column == "work" else "right")
    for figure in result.figures:
        work = voice.text(f"bench-{figure.name.replace(' ', '-')}")
        table.add_row(work, f"{figure.median:,.0f}", f"{figure.slowest:,.0f} - {figure.fastest:,.0f}")
    voice.say("bench-title", game=voice.text("game-title"), seats=result.seats)
    Console().print(table)
    voice.say("bench-state", bytes=result.state_bytes)
