"""Pictures of a tournament: that each is drawn, of what, and in every language. How they look, people judge."""

from functools import cache
from pathlib import Path
from typing import Any

import pytest
from matplotlib.image import imread

from pelagos.kernel.discovery import load
from pelagos.research.arena import run_arena
from pelagos.research.plots import FORMATS, PLOTS, draw_plots
from pelagos.research.results import ArenaResult
from pelagos.text import LANGUAGES, Catalogue


@cache
def played(seats: int = 3) -> ArenaResult:
    return run_arena("gravwell", ["random", "normal"] if seats > 1 else ["random"], games=6, seats=seats)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_picture_is_drawn_in_both_formats(tmp_path: Path, language: str) -> None:
    files = draw_plots(played(), tmp_path / "new" / "folder", language=language)
    assert [file.name for file in files] == [f"{name}.{form}" for name in PLOTS for form in FORMATS]
    for file in files:
        if file.suffix == ".png":
            assert imread(file).std() > 0.05
        else:
            assert "<svg" in file.read_text()


def test_the_same_tournament_is_the_same_files(tmp_path: Path) -> None:
    first, second = (draw_plots(played(), tmp_path / name) for name in "ab")
    assert [file.read_bytes() for file in first] == [file.read_bytes() for file in second]


def test_alone_there_is_nothing_to_rate_and_no_seat_to_compare(tmp_path: Path) -> None:
    names = {file.stem for file in draw_plots(played(1), tmp_path)}
    assert names == {"lengths", "actions"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PLOTS)
def test_a_picture_shows_the_values_and_names_of_the_result(name: str, language: str) -> None:
    result = played()
    texts = Catalogue(load("gravwell"), language, ("pelagos.terminal",), strict=True)
    figure = PLOTS[name](result, texts.say)
    assert figure is not None
    axes: Any = figure.axes[0]
    labels = [label.get_text() for label in axes.get_yticklabels()]
    if name == "ratings":
        assert labels == ["random", "normal"]
        assert list(axes.lines[0].get_xdata()) == [
            standing.rating.mu for standing in result.standings if standing.rating
        ]
    elif name == "seats":
        assert list(axes.lines[0].get_xdata()) == [share.share for share in reversed(result.by_seat)]
    elif name == "lengths":
        assert result.lengths is not None
        assert [bar.get_height() for bar in axes.patches] == [each.games for each in result.lengths.bins]
    else:
        shares = list(axes.lines[0].get_xdata())
        assert shares == sorted(shares)
        assert len(labels) == len(shares) == 40


def test_a_picture_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "lengths.png").symlink_to("/dev/full")
    with pytest.raises(OSError) as full:  # noqa: PT011  # the file it names is what is asked for
        draw_plots(played(), tmp_path)
    assert full.value.filename == str(tmp_path / "lengths.png")
