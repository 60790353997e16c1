"""Pinned counts of what can happen from chosen positions, chance included.

A count that changes without a change of the rules is a fault; with one, the rules version rises.
"""

from collections.abc import Iterator
from fractions import Fraction

import pytest

from pelagos.games.itchyfeet.game import GAME
from pelagos.games.itchyfeet.state import ItchyFeetState
from pelagos.kernel.enumeration import branches
from tests.games.itchyfeet.support import THREE, Table

BASE = "seats 2; centre EGY; home 0 GRE; home 1 PER; hand 0 P1 BUGs; hand 1 P2 SUNs; pile CAMs COATs; discards PILLs"
EVENTS = THREE.replace("with all", "with events") + "hand 0 P1; hand 1 P2; hand 2; unused AUS BRA; "
SPECIALS = "seats 2; with all; centre EGY; home 0 done; home 1 PER; hand 0 P1 S6 S7 X1 K1; hand 1 P2 S1; pile K2 S3 E2"
COUNTS = {
    "base": (BASE, (5, 11, 20, 50)),
    "events": (EVENTS + "pile E1 E3 E4 CAMs", (14, 49, 122, 380)),
    "specials": (SPECIALS, (11, 49, 225, 706)),
}


def followers(state: ItchyFeetState) -> Iterator[ItchyFeetState]:
    """Every state that one answer to an open question leads to, with every outcome of chance."""
    for decision in state.pending:
        for action in GAME.legal(state, decision):
            total = Fraction(0)
            for branch in branches(GAME, state, decision.id, action):
                total += branch.probability
                yield branch.state
            assert total == 1


def perft(state: ItchyFeetState, depth: int) -> tuple[int, ...]:
    """Count the sequences of one answer, of two answers and so on."""
    level, counts = [state], []
    for _ in range(depth):
        level = [after for before in level for after in followers(before)]
        counts.append(len(level))
    return tuple(counts)


@pytest.mark.rule("TC-46", "TC-47")
@pytest.mark.parametrize("name", COUNTS)
def test_as_many_things_can_happen_as_ever(name: str) -> None:
    text, counts = COUNTS[name]
    assert perft(Table(text).state, 4) == counts
