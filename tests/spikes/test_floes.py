"""Spike 2: a hex map that unfolds, hidden tiles, and thousands of listed placements out of shared tables."""

from typing import Any

import pytest

from pelagos.components.bag import Bag
from pelagos.kernel.chance import Scripted, Seeded, drawn
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import IllegalAction, IllegalText
from pelagos.kernel.event import Event
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.notation import read_action, write_action
from tests.spikes.floes.game import GAME
from tests.spikes.floes.hexes import ROWS, SHAPES, WIDTH, Hex, Piece, neighbour, placements
from tests.spikes.floes.rules import COPIES, SIGHT
from tests.spikes.floes.state import FloesState
from tests.spikes.floes.tables import BITS, TABLES, bits_of
from tests.spikes.floes.tiles import CODES, PATTERNS, STRIPS
from tests.spikes.floes.types import Ended, Keep, Place, RowLaid, Stop, TreasureFound, Turn

OPEN_WATER = PATTERNS.index("wwwwwwww")
ORIENTATIONS = {"I4": 3, "L4": 6, "J4": 6, "Z4": 3, "T3": 2, "I3": 3, "V3": 6, "I2": 3, "M1": 1}


def map_of(*patterns: str) -> FloesState:
    """Return a position with these rows on the table (the nearest first, then open water), seat 0 to lay."""
    rows = [*patterns, *["wwwwwwww"] * (SIGHT - len(patterns))]
    state = GAME.start(None, 2, Seeded.of("map"))
    state.strips, state.rows = Bag.of(STRIPS[:-SIGHT]), list(STRIPS[-SIGHT:])
    state.rocks = [bits(row, "r") for row in rows]
    state.chests = [bits(row, "t") for row in rows]
    return state


def bits(row: str, letter: str) -> int:
    return sum(1 << column for column in range(WIDTH) if row[column] == letter)


def answer(state: FloesState, action: Action, *draws: int) -> list[Event]:
    told: list[Event] = []
    GAME.apply(state, state.pending[0].id, action, Scripted([drawn(card) for card in draws]), told.append)
    return told


def refusal(state: FloesState, action: Action) -> str:
    with pytest.raises(IllegalAction) as caught:
        answer(state, action)
    return caught.value.key


def middle(seed: str) -> FloesState:
    """Return a position in which 16 of the 24 rows lie on the table."""
    chance = Seeded.of(seed)
    state = GAME.start(None, 2, chance)
    while len(state.rows) < 16:
        decision = state.pending[0]
        listed = GAME.legal(state, decision)
        forward = max((action for action in listed if isinstance(action, Place)), key=BITS.__getitem__, default=Keep())
        GAME.apply(state, decision.id, forward, chance)
    while not isinstance(GAME.legal(state, state.pending[0])[0], Stop):
        GAME.apply(state, state.pending[0].id, Keep(), chance)
    return state


# -- hexes and shapes ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", [(4, 3), (5, 3)])
def test_every_hex_has_six_neighbours_and_is_a_neighbour_of_each(place: Hex) -> None:
    around = [neighbour(place, direction) for direction in range(6)]
    assert len(set(around)) == 6
    assert all(neighbour(next_to, direction + 3) == place for direction, next_to in enumerate(around))


@pytest.mark.rule("FL-05")
@pytest.mark.parametrize("piece", SHAPES)
@pytest.mark.parametrize("lowest", [(4, 3), (5, 3)])
def test_pieces_turn_but_never_flip(piece: Piece, lowest: Hex) -> None:
    """Each orientation has exactly one placement with a given lowest hex; there are 33 in all."""
    found = [cells for cells in placements(piece) if min(cells) == lowest]
    assert len(found) == ORIENTATIONS[piece]
    assert sum(ORIENTATIONS.values()) == 33


@pytest.mark.rule("FL-05")
def test_a_mirrored_zigzag_is_no_zigzag() -> None:
    assert bits_of(((0, 1), (1, 0), (2, 1), (3, 0))) in {found for found, _ in TABLES["Z4"][ROWS]}
    assert bits_of(((0, 0), (1, 0), (2, 0), (3, 0))) not in {found for found, _ in TABLES["I4"][ROWS]}


# -- listing -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FL-04", "FL-06")
def test_a_middle_position_lists_thousands_of_placements() -> None:
    state = middle("thousands")
    assert len(GAME.legal(state, state.pending[0])) > 2000


def test_listed_placements_are_the_shared_ones_of_the_tables() -> None:
    state = middle("shared")
    shared = {id(action) for tables in TABLES.values() for _, action in tables[ROWS]}
    listed = [action for action in GAME.legal(state, state.pending[0]) if isinstance(action, Place)]
    assert {id(action) for action in listed} <= shared


@pytest.mark.rule("FL-06")
def test_listing_finds_exactly_what_judging_every_placement_finds() -> None:
    state = middle("exactly")
    accepted = {action for action in BITS if is_accepted(state, action)}
    assert accepted == set(GAME.legal(state, state.pending[0])) - {Stop()}


def is_accepted(state: FloesState, action: Place) -> bool:
    try:
        GAME.check(state, state.pending[0].id, action)
    except IllegalAction:
        return False
    return True


@pytest.mark.rule("FL-06")
@pytest.mark.parametrize("cells", [((0, 0),), ((SIGHT, 0),)])
def test_rocks_and_rows_still_hidden_cannot_be_covered(cells: tuple[Hex, ...]) -> None:
    assert refusal(map_of("rwwwwwww"), Place("M1", cells)) == "not-bare"


@pytest.mark.rule("FL-05")
@pytest.mark.parametrize("cells", [((0, 0), (0, 2)), ((0, 7), (0, 8)), ((-1, 0), (0, 0)), ()])
def test_hexes_that_are_not_the_shape_are_refused(cells: tuple[Hex, ...]) -> None:
    assert refusal(map_of(), Place("I2", cells)) == "wrong-shape"


@pytest.mark.rule("FL-04")
def test_a_piece_that_is_used_up_is_refused_and_not_listed() -> None:
    state = map_of()
    state.supply[0]["I2"] = 0
    assert refusal(state, Place("I2", ((0, 0), (0, 1)))) == "used-up"
    assert not [one for one in GAME.legal(state, state.pending[0]) if isinstance(one, Place) and one.piece == "I2"]


@pytest.mark.parametrize(
    ("text", "action"),
    [("place V3 0.1,0.2,1.2", Place("V3", ((0, 1), (0, 2), (1, 2)))), ("place M1 3.0", Place("M1", ((3, 0),)))],
)
def test_placements_are_written_with_their_hexes(text: str, action: Place) -> None:
    decision = map_of().pending[0]
    assert read_action(GAME, decision, text) == action
    assert write_action(GAME, action) == text


@pytest.mark.parametrize("text", ["place", "place I2 0.1", "place I2 0.x,0.1", "place I2 --1.0,0.0", "place Q9 0.0,0.1",
                                  "place I2 0.0,0.1 0.2"])  # fmt: skip
def test_a_placement_that_cannot_be_read_or_is_no_shape_is_refused(text: str) -> None:
    state = map_of()
    with pytest.raises(IllegalAction) as caught:
        GAME.check(state, state.pending[0].id, read_action(GAME, state.pending[0], text))
    assert isinstance(caught.value, IllegalText) or caught.value.key == "wrong-shape"


# -- the map -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FL-01", "FL-02", "FL-03")
@pytest.mark.parametrize("seats", [2, 3])
def test_a_match_begins_with_eight_rows_and_all_pieces(seats: int) -> None:
    state = GAME.start(None, seats, Seeded.of("set-up"))
    assert (len(state.rows), len(state.strips)) == (SIGHT, 28 - SIGHT)
    assert state.supply == [COPIES] * seats


@pytest.mark.rule("FL-08", "FL-09")
def test_laying_forward_lays_rows_and_each_may_be_turned_before_the_next_one_is_drawn() -> None:
    state = map_of()
    told = answer(state, Place("I2", ((1, 0), (2, 0))), 0)
    assert [event.row for event in told if isinstance(event, RowLaid)] == [SIGHT]
    assert state.rocks[SIGHT] == bits(PATTERNS[0], "r")
    assert state.turn == 0
    told = answer(state, Turn(), 1)
    assert state.rocks[SIGHT] == bits(PATTERNS[0][::-1], "r")
    assert len(state.rows) == SIGHT + 2
    answer(state, Keep(), 2)
    answer(state, Keep())
    assert (state.turn, len(state.rows)) == (1, SIGHT + 3)


@pytest.mark.rule("FL-08")
def test_the_strips_still_to_come_are_in_nobodys_view() -> None:
    state = GAME.start(None, 2, Seeded.of("hidden"))
    assert GAME.observe(state, Seat(0)).strips == len(state.strips)


@pytest.mark.rule("FL-07")
def test_a_covered_chest_brings_a_treasure_that_only_its_finder_sees() -> None:
    state = map_of("twwwwwww")
    treasure = CODES.index("t3a")
    told = answer(state, Place("M1", ((0, 0),)), treasure, OPEN_WATER)
    assert [event.treasure for event in told if isinstance(event, TreasureFound)] == [treasure]
    assert GAME.observe(state, Seat(0)).hands[0].cards == (treasure,)
    assert GAME.observe(state, Seat(1)).hands[0].cards == ()
    assert state.chests[0] == 0


@pytest.mark.rule("FL-04", "FL-10")
def test_when_all_have_stopped_hexes_and_treasures_are_counted() -> None:
    state = map_of()
    state.covered[0][0], state.covered[1][3] = 0b1111, 0b11
    state.hands[1].add(CardId(CODES.index("t3a")))
    answer(state, Stop())
    told: list[Any] = answer(state, Stop())
    assert [event.points for event in told if isinstance(event, Ended)] == [(4, 5)]
    assert GAME.returns(state) == (0.0, 1.0)
