"""A tournament in pictures: ratings, seats, lengths of games, and actions. They read well in grey too."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine

from pelagos.kernel.discovery import load
from pelagos.research.naming import naming
from pelagos.research.plot_style import (
    DARK,
    LIGHT,
    MIDDLE,
    PER_CENT,
    clear_frame,
    draw_intervals,
    height_of_rows,
)
from pelagos.research.results import ArenaResult
from pelagos.text import LANGUAGES, Catalogue

FORMATS: Final = ("png", "svg")
MOST_ACTIONS: Final = 40
"""The most frequent ones are drawn; the JSON has all of them."""
TEXTS: Final = "pelagos.terminal"
"""The package that has the words on the pictures."""
Words = Callable[..., str]
Picture = tuple[Figure, Any]
"""A picture and its axes, which matplotlib hardly types."""


def draw_plots(result: ArenaResult, folder: Path, *, language: str = LANGUAGES[0]) -> list[Path]:
    """Draw all that the tournament has something to show for, each as PNG and SVG, and return the files.

    Args:
        result: the tournament.
        folder: where to put the files; it is made if it is not there.
        language: of the words on the pictures.

    Raises:
        OSError: a file cannot be written.
    """
    folder.mkdir(parents=True, exist_ok=True)
    words = Catalogue(load(result.game), language, (TEXTS,)).say
    files = []
    for name, draw in PLOTS.items():
        figure = draw(result, words)
        if figure is not None:
            files += [save(figure, folder / f"{name}.{form}") for form in FORMATS]
    return files


def save(figure: Figure, path: Path) -> Path:
    """Write a picture; the same one is the same bytes, so nothing says when it was drawn."""
    metadata = {"Date": None} if path.suffix == ".svg" else {"Software": None}
    with naming(path), mpl.rc_context({"svg.hashsalt": "pelagos", "svg.fonttype": "path"}):
        figure.savefig(path, dpi=150, metadata=metadata)
    return path


def draw_ratings(result: ArenaResult, words: Words) -> Figure | None:
    """Draw the rating of each bot, the strongest on top, with its 95 % interval."""
    rated = [(standing.bot, standing.rating) for standing in result.standings if standing.rating is not None]
    if not rated:
        return None
    rated.sort(key=lambda pair: pair[1].mu)
    figure, axes = begin(result, words, "plot-ratings", height_of_rows(len(rated)))
    draw_intervals(axes, [bot for bot, _ in rated], [(rating.low, rating.mu, rating.high) for _, rating in rated])
    axes.set_xlabel(words("plot-rating-axis"))
    return figure


def draw_seats(result: ArenaResult, words: Words) -> Figure | None:
    """Draw how often each seat won, the first on top, beside what a seat wins on average."""
    if result.seats == 1 or not result.decided:
        return None
    figure, axes = begin(result, words, "plot-seats", height_of_rows(result.seats))
    names = [words("seat-name", number=seat) for seat in range(result.seats)]
    shares = [(share.low, share.share, share.high) for share in result.by_seat]
    draw_intervals(axes, names[::-1], shares[::-1])
    mark(axes, result.any_seat, words("plot-any-seat"))
    axes.set_xlabel(words("plot-share-axis"))
    axes.xaxis.set_major_formatter(PER_CENT)
    return figure


def draw_lengths(result: ArenaResult, words: Words) -> Figure | None:
    """Draw how many games took how many decisions."""
    if result.lengths is None:
        return None
    figure, axes = begin(result, words, "plot-lengths", 3.6, None)
    bins = result.lengths.bins
    axes.bar(
        [(each.first + each.last) / 2 for each in bins],
        [each.games for each in bins],
        width=[each.last - each.first + 1 for each in bins],
        color=LIGHT,
        edgecolor=DARK,
    )
    mark(axes, result.lengths.middle, words("plot-middle", decisions=result.lengths.middle))
    axes.set_xlabel(words("plot-decisions-axis"))
    axes.set_ylabel(words("plot-games-axis"))
    axes.yaxis.get_major_locator().set_params(integer=True)
    clear_frame(axes)
    return figure


def draw_actions(result: ArenaResult, words: Words) -> Figure | None:
    """Draw how often those won who chose an action, the best on top."""
    chosen = sorted((stat for stat in result.actions if stat.seats), key=lambda stat: -stat.seats)[:MOST_ACTIONS]
    if not chosen:
        return None
    chosen.sort(key=lambda stat: (stat.won.share, stat.action))
    figure, axes = begin(result, words, "plot-actions", height_of_rows(len(chosen)))
    names = [words("plot-action", action=stat.action, times=stat.times) for stat in chosen]
    draw_intervals(axes, names, [(stat.won.low, stat.won.share, stat.won.high) for stat in chosen])
    mark(axes, result.any_seat, words("plot-any-seat"))
    axes.set_xlabel(words("plot-share-axis"))
    axes.xaxis.set_major_formatter(PER_CENT)
    return figure


PLOTS: Final[dict[str, Callable[[ArenaResult, Words], Figure | None]]] = {
    "ratings": draw_ratings,
    "seats": draw_seats,
    "lengths": draw_lengths,
    "actions": draw_actions,
}
"""The name of each picture's file, without its ending."""


def begin(result: ArenaResult, words: Words, name: str, height: float, about: str | None = "plot-intervals") -> Picture:
    """Return an empty picture of that height in inches, with its title and what it is about."""
    figure = Figure(figsize=(7, height), layout=ConstrainedLayoutEngine(h_pad=0.1, w_pad=0.1))
    axes: Any = figure.add_subplot()
    what = words("plot-about", game=words("game-title"), games=result.games, seats=result.seats)
    axes.set_title(words(name), loc="left", fontsize=12, fontweight="bold", pad=30)
    text = what if about is None else words(about, about=what)
    axes.annotate(text, (0, 1), xycoords="axes fraction", xytext=(0, 8), textcoords="offset points", color=MIDDLE)
    return figure, axes


def mark(axes: Any, value: float, text: str) -> None:
    """Draw a broken line across the picture at a value, and say below the axes what it is."""
    axes.axvline(value, color=DARK, linestyle=(0, (4, 3)), linewidth=1.2, label=text)
    axes.figure.legend(loc="outside lower center", frameon=False, fontsize=9)
