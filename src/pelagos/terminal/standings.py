"""What a tournament found, as tables and pictures."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from pelagos.kernel.errors import IllegalText
from pelagos.terminal.voice import Voice

if TYPE_CHECKING:
    from pelagos.research.ratings import Rating
    from pelagos.research.results import ArenaResult, Together
    from pelagos.research.shares import Share

PERCENT = 100
WIDEST = "100.0 % - 100.0 %"
FEWEST_FOR_MEETINGS = 3
"""With two bots the standings say it all."""


def show(voice: Voice, result: "ArenaResult") -> None:
    """Print the standings, who beat whom, and what else was found."""
    from rich.console import Console

    console = Console()
    voice.say("arena-title", game=voice.text("game-title"), games=result.games, seats=result.seats, seed=result.seed)
    if result.together is not None:
        show_together(voice, result.together, result.decisions_per_game)
        return
    console.print(standings_table(voice, result))
    if len(result.standings) >= FEWEST_FOR_MEETINGS and result.meetings:
        voice.say("arena-meetings")
        console.print(meetings_table(voice, result))
    if result.seats > 1:
        first = result.first_seat
        voice.say("arena-first-seat", share=percent(first.share), low=percent(first.low), high=percent(first.high))
        voice.say("arena-fair", share=percent(result.any_seat))
    voice.say("arena-rest", draws=result.draws, decisions=f"{result.decisions_per_game:.0f}")


def show_together(voice: Voice, together: "Together", decisions: float) -> None:
    """Print how often all won, and with what score."""
    won, score = together.won, together.score
    voice.say("arena-together", wins=won.wins, share=percent(won.share), low=percent(won.low), high=percent(won.high))
    voice.say("arena-score", mean=f"{score.mean:.1f}", low=f"{score.low:.1f}", high=f"{score.high:.1f}")
    voice.say("arena-decisions", decisions=f"{decisions:.0f}")


def standings_table(voice: Voice, result: "ArenaResult") -> Any:
    """Return the standings: each bot's share of the decided games and its rating, with their 95 % intervals.

    Where bots met nobody else, so that they have no rating, their mean return stands instead.
    """
    rated = any(standing.rating is not None for standing in result.standings)
    columns = ["bot", "wins", "share", "interval", "rating" if rated else "mean"]
    table = new_table([voice.text(f"arena-{column}") for column in columns])
    table.columns[columns.index("interval")].min_width = max(len(WIDEST), len(voice.text("arena-interval")))
    for standing in result.standings:
        last = rating_cell(standing.rating) if rated else f"{standing.mean_return:.3f}"
        table.add_row(standing.bot, *won_cells(standing.won), last)
    return table


def meetings_table(voice: Voice, result: "ArenaResult") -> Any:
    """Return how often each bot did better than each other one, where one of the two did better."""
    bots = [standing.bot for standing in result.standings]
    table = new_table([voice.text("arena-bot"), *bots])
    share: dict[tuple[str, str], str] = {}
    for meeting in result.meetings:
        told = meeting.better + meeting.worse
        share[meeting.bot, meeting.other] = percent(meeting.better / told) if told else "-"
        share[meeting.other, meeting.bot] = percent(meeting.worse / told) if told else "-"
    for bot in bots:
        table.add_row(bot, *[share.get((bot, other), "") for other in bots])
    return table


def prepare_plots(folder: Path) -> None:
    """Make the folder for the pictures, before the first match is played for them.

    Raises:
        IllegalText: what draws is not installed.
        OSError: the folder cannot be made, or nothing may be written in it.
    """
    from pelagos.terminal.saving import require_open

    try:
        import pelagos.research.plots  # noqa: F401  # only whether it is there
    except ModuleNotFoundError as missing:
        raise IllegalText(None, "no-plots", module=str(missing.name)) from missing
    folder.mkdir(parents=True, exist_ok=True)
    require_open(folder)


def draw(voice: Voice, result: "ArenaResult", folder: Path) -> None:
    """Draw the tournament into a folder and say which files there are."""
    from pelagos.research.plots import draw_plots

    files = draw_plots(result, folder, language=voice.language)
    voice.remark("arena-drawn", files=tuple(str(file) for file in files))


def new_table(titles: list[str]) -> Any:
    """Return an empty table: the first column holds names, the others numbers."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE)
    for place, title in enumerate(titles):
        table.add_column(title, justify="right" if place else "left")
    return table


def won_cells(won: "Share") -> tuple[str, str, str]:
    """Return wins, their share and its interval as texts."""
    return str(won.wins), percent(won.share), f"{percent(won.low)} - {percent(won.high)}"


def rating_cell(rating: "Rating | None") -> str:
    """Return a rating and half the width of its interval as text."""
    return "-" if rating is None else f"{rating.mu:.1f} ± {rating.high - rating.mu:.1f}"


def percent(share: float) -> str:
    """Return a share in per cent."""
    return f"{share * PERCENT:.1f} %"
