"""Written positions: they come back as they were, and a fault is named precisely."""

import pytest

from pelagos.games.northwest.game import GAME
from pelagos.games.northwest.position import read_position, write_position
from pelagos.kernel.errors import IllegalText
from tests.games.northwest.support import BOARD_M, Table

FULL = """
r4:   W  S  W  L
r3:  L  W  W* I
r2:   W* W  L  S
r1:  W  L  S  I
pieces: yellow I2 1.1,2.1; red M1 1.0; red R1 1.1>yellow
icebergs: 1.0
singles: 3.3 4.0
red: ship 1.1 character C04 hand T01a,T02a follows yellow left 2.1>yellow boxed I4,M1 silenced
yellow: ship 2.1 character C05 weary 1 sheltered
turn: red ap 3 cards 0 moved rewarded
round: 5
discards: T15a T15b
options: open_sea_strict rounds=20
"""


def test_a_position_comes_back_as_it_was_written() -> None:
    state = read_position(FULL)
    text = write_position(state)
    assert text.split() == FULL.split()
    assert write_position(read_position(text)) == text
    assert (state.ice_left, state.water_left, state.round, state.turn.ap) == (8, 9, 5, 3)
    assert GAME.observe(state, state.turn.seat).hands[0].cards == (0, 4)


def test_the_board_of_the_ledger_takes_ten_lines() -> None:
    text = BOARD_M + "red: ship start\nyellow: ship start\n"
    assert len(text.strip().splitlines()) == 10
    assert read_position(text).top == 8


def test_a_position_fits_on_one_line() -> None:
    state = read_position("r2: W W W W W W / r1: W L S I W W / green: ship start / turn: green")
    assert (state.seats, state.turn.seat) == (3, 2)


def test_one_row_of_three_seats_needs_their_number() -> None:
    state = read_position("seats: 3 / r1: W L S I")
    assert (state.seats, state.ground.count(" ")) == (3, 188)
    assert read_position(write_position(state)).seats == 3


def test_a_view_is_written_with_the_cards_that_are_known() -> None:
    state = read_position(FULL)
    assert "hand T01a,T02a" in write_position(GAME.observe(state, 0))  # type: ignore[arg-type]  # seat 0
    assert "hand" not in write_position(GAME.observe(state, 1))  # type: ignore[arg-type]  # seat 1


def test_tiles_on_the_table_are_not_in_the_stacks() -> None:
    state = read_position("r2: W L W W* / r1: L W* W W")
    assert len(state.laid) == 2
    assert len(set(state.laid) | set(state.strips.cards)) == 24
    assert state.laid[0] == 74


FAULTS = {
    "no key": ("r1: W W W W\nred ship 1.0", "position-line", "PL-03", None),
    "unknown key": ("r1: W W W W\npurple: ship 1.0", "position-key", "PL-03", None),
    "row out of the map": ("r1: W W W W\nr25: W W W W", "position-key", "PL-03", None),
    "a line twice": ("r1: W W W W\nround: 1\nround: 2", "position-twice", "PL-03", None),
    "a row twice": ("r1: W W W W\nr1: W W W W", "position-twice", "PL-03", None),
    "no rows": ("red: ship start", "position-row-missing", "NW-05", None),
    "a row missing": ("r1: W W W W\nr3: W W W W", "position-row-missing", "NW-05", None),
    "rows of different widths": ("r1: W W W W\nr2: W W W", "position-width", "NW-05", "r2"),
    "a width of five": ("r1: W W W W W", "position-width", "NW-05", "r1"),
    "an odd last row of three seats": ("seats: 3\nr1: W W W W W W", "position-width", "NW-07", "r1"),
    "five seats": ("seats: 5\nr1: W W W W", "position-seats", "NW-01", "seats"),
    "terrain": ("r1: W X W W", "position-terrain", "NW-16", "r1"),
    "a chest on ice": ("r1: W I* W W", "position-terrain", "NW-16", "r1"),
    "a player who is not there": ("r1: W W W W\ngreen: ship start", "position-seat", "NW-01", None),
    "a piece without hexes": ("r1: W W W W\npieces: red M1", "position-piece", "PL-03", "pieces"),
    "an unknown kind": ("r1: W W W W\npieces: red Q7 1.0", "position-kind", "NW-01", "pieces"),
    "a shape that does not fit": ("r1: W W W W\npieces: red I3 1.0,1.1", "position-shape", "NW-15", "pieces"),
    "a mirrored zigzag": (
        "r4: W W W W\nr3: W W W W\nr2: W W W W\nr1: W W W W\npieces: red Z4 1.0,2.0,3.0,4.0",
        "position-shape", "NW-15", "pieces",
    ),
    "a hex off the map": ("r1: W W W W\npieces: red M1 2.0", "position-hex", "NW-22", "pieces"),
    "too many pieces": (
        "r1: W W W W\npieces: red I4 1.0,1.1,1.2,1.3; red I4 1.0,1.1,1.2,1.3", "position-supply", "NW-01", "pieces",
    ),
    "a raid without victim": ("r1: W W W W\npieces: red R1 1.0", "position-victim", "NW-28", "pieces"),
    "a raid on nothing": ("r1: W W W W\npieces: red R1 1.0>yellow", "position-raid", "NW-28", "pieces"),
    "an iceberg off the routes": ("r1: W W W W\nicebergs: 1.0", "position-iceberg", "NW-26", "icebergs"),
    "a single tile on land": ("r1: L W W W\nsingles: 1.0", "position-single", "NW-27", "singles"),
    "a ship off its route": ("r1: W W W W\nred: ship 1.0", "position-ship-route", "NW-18", None),
    "a follower off the route": (
        "r1: W W W W\npieces: red M1 1.0\nred: ship 1.0 follows yellow", "position-ship-route", "NW-28", None,
    ),
    "two ships on a hex": (
        "r1: W W W W\npieces: red M1 1.0; yellow R1 1.0>red\nred: ship 1.0\nyellow: ship 1.0",
        "position-ship-twice", "NW-20", None,
    ),
    "an unknown card": ("r1: W W W W\nred: hand T99z", "position-card", "NW-03", "red"),
    "a card of a larger table": ("r1: W W W W\nred: hand T01c", "position-card", "NW-03", "red"),
    "a card twice": ("r1: W W W W\nred: hand T01a\nyellow: hand T01a", "position-card-twice", "NW-03", "yellow"),
    "a treasure as character": ("r1: W W W W\nred: character T01a", "position-card", "NW-02", "red"),
    "a character twice": (
        "r1: W W W W\nred: character C01\nyellow: character C01", "position-card-twice", "NW-02", "yellow",
    ),
    "an unknown word": ("r1: W W W W\nred: boat 1.0", "position-word", "PL-03", "red"),
    "a word without its value": ("r1: W W W W\nred: ship", "position-word", "PL-03", "red"),
    "boxed too often": ("r1: W W W W\nred: boxed I4,I4", "position-supply", "NW-01", "red"),
    "points that are no number": ("r1: W W W W\nturn: red ap many", "position-number", "PL-03", "turn"),
    "an unknown word of the turn": ("r1: W W W W\nturn: red asleep", "position-word", "PL-03", "turn"),
    "a round too late": ("r1: W W W W\noptions: rounds=3\nround: 4", "position-round", "NW-65", "round"),
    "an unknown option": ("r1: W W W W\noptions: fog", "unknown-option", "PL-04", "options"),
    "teams of two": ("r1: W W W W\noptions: teams", "team-seats", "NW-61", "options"),
}  # fmt: skip
"""What is wrong, then the key of the error, the rule it names and the line it points at."""


@pytest.mark.parametrize(("text", "key", "rule", "path"), FAULTS.values(), ids=FAULTS)
def test_a_fault_is_named_with_its_line_and_its_rule(text: str, key: str, rule: str, path: str | None) -> None:
    with pytest.raises(IllegalText) as caught:
        read_position(text)
    assert (caught.value.key, caught.value.rule) == (key, rule)
    assert caught.value.arguments.get("path") == path
    assert caught.value.arguments["line"]


def test_too_many_single_tiles_are_refused() -> None:
    board = "".join(f"r{row}: W W W W\n" for row in range(3, 0, -1))
    hexes = " ".join(f"{row}.{column}" for row in (1, 2, 3) for column in range(4))
    with pytest.raises(IllegalText) as caught:
        read_position(board + f"singles: {hexes}")
    assert (caught.value.key, caught.value.rule) == ("position-single-count", "NW-47")


def test_rows_that_should_lie_but_are_not_written_are_drawn_after_the_first_action() -> None:
    assert Table(board="r1: W W W W\n").do("place M1 1.0").state.top == 5
