"""``pelagos arena``: a tournament between bots."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from pelagos.terminal.exits import OK
from pelagos.terminal.games import complete_game
from pelagos.terminal.helping import voice_of
from pelagos.terminal.voice import Voice

if TYPE_CHECKING:
    from pelagos.research.results import ArenaResult, Share

NAME = "arena"
USUAL_GAMES = 100
USUAL_SEED = "arena"
PERCENT = 100


def command(  # noqa: PLR0913  # one parameter for each option of the command line
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME", autocompletion=complete_game, show_default=False)],
    *,
    bots: Annotated[str, typer.Option(metavar="LEVEL[,LEVEL...]")] = "normal,random",
    seats: Annotated[int | None, typer.Option(show_default=False)] = None,
    games: Annotated[int, typer.Option(min=1)] = USUAL_GAMES,
    option: Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")] = None,
    seed: Annotated[str, typer.Option(metavar="TEXT")] = USUAL_SEED,
    workers: Annotated[int, typer.Option(min=1)] = 1,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> int:
    """Play many matches and say who won how often."""
    from pelagos.kernel.discovery import load
    from pelagos.research.arena import run_arena
    from pelagos.terminal.programs import print_json
    from pelagos.terminal.progress import counted
    from pelagos.terminal.setting import read_settings

    voice = voice_of(ctx)
    rules = load(game)
    voice.learn(rules)
    options = read_settings(rules, option or [])
    levels = [level.strip() for level in bots.split(",")]
    with counted(voice.text("arena-playing"), games) as progress:
        result = run_arena(
            game, levels, games=games, seats=seats, options=options, seed=seed, workers=workers, progress=progress
        )
    if json:
        print_json(result)
    else:
        show(voice, result)
    return OK


def show(voice: Voice, result: "ArenaResult") -> None:
    """Print the standings as a table."""
    table: Any = standings_table(voice, result)
    from rich.console import Console

    voice.say("arena-title", game=voice.text("game-title"), games=result.games, seats=result.seats, seed=result.seed)
    Console().print(table)
    low, high, share = (percent(value) for value in interval(result.first_seat))
    voice.say("arena-first-seat", share=share, low=low, high=high)
    voice.say("arena-rest", draws=result.draws, decisions=f"{result.decisions_per_game:.0f}")


def standings_table(voice: Voice, result: "ArenaResult") -> Any:
    """Return the standings: each bot with its share of the decided games and the 95 % interval."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE)
    for column in ("bot", "wins", "share", "interval", "mean"):
        table.add_column(voice.text(f"arena-{column}"), justify="left" if column == "bot" else "right")
    for standing in result.standings:
        low, high, share = (percent(value) for value in interval(standing.won))
        mean = f"{standing.mean_return:.3f}"
        table.add_row(standing.bot, str(standing.won.wins), share, f"{low} - {high}", mean)
    return table


def interval(share: "Share") -> tuple[float, float, float]:
    """Return both ends and the middle of an interval."""
    return share.low, share.high, share.share


def percent(share: float) -> str:
    """Return a share in per cent."""
    return f"{share * PERCENT:.1f} %"
