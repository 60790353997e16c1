"""Views of Northwest Passage Adventure as numbers and actions as one number."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from pelagos.games.northwest.encoding import ENCODING
from pelagos.games.northwest.game import GAME
from pelagos.games.northwest.geometry import Cell, Hex
from pelagos.games.northwest.kinds import NUMBER
from pelagos.games.northwest.state import Piece
from pelagos.games.northwest.types import (
    ChooseRobbed,
    End,
    NorthwestOptions,
    OpenSea,
    Place,
    Raid,
    Swap,
    SwapTile,
    Walk,
)
from pelagos.kernel.chance import Seeded
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import IllegalText
from pelagos.kernel.ids import CardId, Seat
from tests.support.encoded import check_answers, check_views, moments
from tests.support.play import random_match

TABLES = [
    (2, NorthwestOptions(first_player="seat-0")),
    (3, NorthwestOptions(rounds=20, walk_past_ships=True)),
    (4, NorthwestOptions(teams=True)),
]
MOMENTS = (0, 1, 3, 9, 40, 150, 400)


def test_sizes_and_version_are_pinned_for_this_version_of_the_rules() -> None:
    assert (ENCODING.version, ENCODING.size, ENCODING.actions) == (GAME.version, 10571, 14606)
    assert sum(length for _, length in ENCODING.layout) == 10571


@pytest.mark.parametrize(
    ("action", "number"),
    [
        (OpenSea(), 0),
        (End(), 2),
        (Raid(Hex("1.-2"), Seat(0)), 1532),
        (Swap(Hex("1.-2"), turn_lifted=False, turn_other=True), 2301),
        (Walk((Hex("1.0"), Hex("1.-2"))), 3068),
        (Place("M1", (Hex("1.-2"),)), 3836),
    ],
)
def test_the_numbering_is_pinned(action: Action, number: int) -> None:
    assert ENCODING.number(action) == number


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_a_viewer_cannot_tell_apart_is_equal_numbers(seats: int, options: NorthwestOptions) -> None:
    assert sum(check_views(GAME, state, seats) for state in moments(GAME, seats, options, MOMENTS)) > 0


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_listed_answer_has_a_number_that_leads_back_to_it(seats: int, options: NorthwestOptions) -> None:
    for state in moments(GAME, seats, options, (*range(12), *range(20, 300, 25))):
        check_answers(GAME, state)


def test_walks_to_one_hex_along_different_routes_have_numbers_one_after_the_other() -> None:
    walks = [Walk((Hex("1.0"), Hex("2.0"))), Walk((Hex("1.1"), Hex("2.0")))]
    first = ENCODING.number(walks[0])
    assert [number for number, is_listed in enumerate(ENCODING.mask(walks)) if is_listed] == [first, first + 1]
    assert [ENCODING.action(first + place, lambda: walks) for place in range(2)] == walks


def test_what_is_not_listed_is_refused() -> None:
    state = random_match(GAME, seats=2, inputs=0).state
    with pytest.raises(IllegalText) as refused:
        ENCODING.action(ENCODING.number(End()), partial(GAME.legal, state, state.pending[0]))
    assert refused.value.rule == "PL-03"


@pytest.mark.parametrize(
    "change",
    [
        lambda state: setattr(state, "options", NorthwestOptions(open_sea_strict=True)),
        lambda state: setattr(state, "options", NorthwestOptions(rounds=30)),
        lambda state: setattr(state, "pending", ()),
        lambda state: state.ask(ChooseRobbed, (Seat(0),), card=CardId(4)),
        lambda state: state.ask(SwapTile, (Seat(0),), card=CardId(4), lifted=Hex("3.0")),
        lambda state: setattr(state, "ground", "l" + state.ground[1:]),
        lambda state: state.singles.append(Cell(3)),
        lambda state: state.icebergs.append(Cell(3)),
        lambda state: state.laid.pop(),
        lambda state: setattr(state, "top", state.top + 1),
        lambda state: state.strips.cards.pop(),
        lambda state: state.sides.cards.pop(),
        lambda state: setattr(state, "water_left", 3),
        lambda state: setattr(state, "ice_left", 3),
        lambda state: state.ships.__setitem__(1, Cell(77)),
        lambda state: state.follows.__setitem__(1, Seat(2)),
        lambda state: state.exits.append((Seat(1), Cell(9), Seat(2))),
        lambda state: state.routes.__setitem__(8, 5),
        lambda state: state.pieces.append(Piece(Seat(1), NUMBER["M1"], (Cell(8),))),
        lambda state: state.pieces.append(Piece(Seat(1), NUMBER["R1"], (Cell(8),), Seat(2))),
        lambda state: state.supply.__setitem__(12, 0),
        lambda state: state.boxed.__setitem__(12, 1),
        lambda state: state.characters.__setitem__(1, CardId(60)),
        lambda state: state.offers[0].remove(state.offers[0].cards[0]),
        lambda state: state.offers[1].remove(state.offers[1].cards[0]),
        lambda state: state.stacks[0].cards.pop(),
        lambda state: state.hands[0].add(state.treasure.cards[0]),
        lambda state: state.hands[1].add(state.treasure.cards[0]),
        lambda state: state.treasure.cards.pop(),
        lambda state: state.discards.append(CardId(7)),
        lambda state: setattr(state, "silenced", [False, True, False, False]),
        lambda state: setattr(state, "sheltered", [False, True, False, False]),
        lambda state: state.weary.__setitem__(1, 2),
        lambda state: setattr(state.turn, "seat", Seat((state.turn.seat + 1) % 4)),
        lambda state: setattr(state.turn, "ap", state.turn.ap + 1),
        lambda state: setattr(state.turn, "cards", 3),
        lambda state: setattr(state.turn, "moved", True),
        lambda state: setattr(state.turn, "at_sea", True),
        lambda state: setattr(state.turn, "rewarded", True),
        lambda state: setattr(state, "round", 9),
        lambda state: setattr(state, "turns_taken", 3),
        lambda state: setattr(state, "idle", not state.idle),
        lambda state: setattr(state, "winners", (Seat(1),)),
        lambda state: setattr(state, "over", True),
    ],
)
def test_every_known_fact_makes_a_difference(change: Callable[[Any], object]) -> None:
    state = GAME.start(NorthwestOptions(), 4, Seeded.of("facts"))
    before = ENCODING.observe(GAME.observe(state, Seat(0)))
    change(state)
    assert ENCODING.observe(GAME.observe(state, Seat(0))) != before
