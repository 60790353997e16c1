"""The board as plain text."""

import pytest

from pelagos.games.northwest.game import GAME
from pelagos.games.northwest.render import render
from pelagos.kernel.ids import Seat
from pelagos.text import LANGUAGES, Catalogue
from tests.games.northwest.support import Table

LINES = (
    "pieces: yellow I4 1.1,2.1,3.2,4.2; red M1 1.0; red R1 1.1>yellow",
    "icebergs: 2.1",
    "red: ship 1.1 character C01 hand T07a follows yellow weary 0 silenced",
    "yellow: ship 4.2 character C05 weary 1 sheltered",
    "turn: red ap 3",
)


def drawn(viewer: int | None, *lines: str, language: str = "en") -> list[str]:
    texts = Catalogue(GAME, language, strict=True)
    view = GAME.observe(Table(*lines).state, None if viewer is None else Seat(viewer))
    return [texts.line(line) for line in render(view)]


def test_the_map_shows_terrain_routes_ships_chests_and_icebergs() -> None:
    board = "\n".join(drawn(0, *LINES))
    for row in ("  4:   W    S    Y    L", "  3: L    W    y    I", "  2:   W*   y^   L    S", "  1: r    Ry   S    I"):
        assert row in board
    assert "16 rows are still unseen" in board


def test_the_players_are_told_with_what_holds_for_them() -> None:
    board = "\n".join(drawn(0, *LINES))
    assert "Red: John Rae, row 1 · 1 treasure card · follows Yellow · may play no card next" in board
    assert "Yellow: Sir Leopold McClintock, row 4 · no treasure cards · route covered · 1 point less next turn" in board
    assert "Your treasure: Scurvy" in board


def test_others_do_not_see_the_hand() -> None:
    for viewer in (1, None):
        assert not any("Scurvy" in line for line in drawn(viewer, *LINES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_the_map_is_wider_than_a_terminal(language: str) -> None:
    board = "".join(f"r{row}: " + "S* " * 8 + "\n" for row in range(24, 0, -1))
    texts = Catalogue(GAME, language, strict=True)
    lines = [texts.line(line) for line in render(GAME.observe(Table(board=board).state, None))]
    assert max(len(line) for line in lines[:26]) <= 80


def test_the_end_names_the_winner() -> None:
    board = "".join(f"r{row}: W W W W\n" for row in range(24, 0, -1))
    state = Table("pieces: red M1 24.0", "red: ship 24.0", board=board).do("exit").state
    texts = Catalogue(GAME, "es", strict=True)
    assert texts.line(render(GAME.observe(state, None))[0]) == "La carrera ha terminado. Ganadores: Rojo."
