"""Listed and judged placements against the naive oracle, on positions from random matches."""

import random

import pytest

from pelagos.games.northwest.game import GAME
from pelagos.games.northwest.rules.placing import Reach
from pelagos.games.northwest.state import NorthwestState
from pelagos.games.northwest.types import NorthwestOptions, TakeTurn
from pelagos.kernel.chance import Seeded
from pelagos.kernel.notation import write_action
from tests.games.northwest.oracle import OUTLINES, placements
from tests.games.northwest.support import Table

SAMPLES = {2: 14, 3: 10, 4: 10}


def positions(seats: int) -> list[NorthwestState]:
    """Positions of random matches that advance quickly, so that ships, routes and ice meet."""
    found = []
    for number in range(3):
        chance, rng = Seeded.of(f"oracle {seats} {number}"), random.Random(f"oracle {seats} {number}")
        state = GAME.start(NorthwestOptions(rounds=12), seats, chance)
        while state.pending:
            decision = rng.choice(state.pending)
            if isinstance(decision, TakeTurn) and state.turn.ap and rng.random() < 0.2:
                found.append(GAME.clone(state))
            listed = GAME.legal(state, decision)
            busy = [action for action in listed if type(action).__name__ in {"Raid", "Walk", "OpenSea", "Drop"}]
            GAME.apply(state, decision.id, rng.choice(busy if busy and rng.random() < 0.4 else listed), chance)
    return random.Random(seats).sample(found, SAMPLES[seats])


@pytest.mark.rule("NW-15", "NW-16", "NW-18", "NW-20", "NW-21", "NW-22")
@pytest.mark.parametrize("seats", SAMPLES)
def test_the_listed_pieces_are_those_of_the_oracle(seats: int) -> None:
    passing = 0
    for state in positions(seats):
        seat = state.turn.seat
        for points in (state.turn.ap, 6):
            listed = {write_action(GAME, action) for action in Reach(state, seat).places(points)}
            assert listed == placements(state, points)
        passing += state.follows[seat] is not None
    assert passing or seats != 4


@pytest.mark.rule("NW-15")
def test_the_drawings_have_33_orientations() -> None:
    assert sum(map(len, OUTLINES.values())) == 33


@pytest.mark.rule("NW-15", "NW-21")
def test_the_oracle_agrees_on_the_ledgers_board_and_on_passing_a_ship() -> None:
    for lines in (
        ("red: ship start",),
        ("pieces: yellow I4 1.1,2.1,3.2,4.2; red R1 3.2>yellow", "red: ship 3.2 follows yellow", "yellow: ship 4.2"),
        (
            "pieces: red I3 1.0,2.0,3.1; yellow R1 2.0>red",
            "red: ship 1.0 character C02",
            "yellow: ship 2.0 follows red",
        ),
    ):
        state = Table(*lines).state
        for points in range(1, 8):
            listed = {write_action(GAME, action) for action in Reach(state, state.turn.seat).places(points)}
            assert listed == placements(state, points)
