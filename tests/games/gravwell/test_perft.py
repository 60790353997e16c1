"""Pinned counts of what chance can do in the draft; what can be answered is counted in the pins of whole matches."""

from collections.abc import Iterator

import pytest

from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.state import GravwellState
from pelagos.kernel.enumeration import Branch, branches
from tests.games.gravwell.support import HANDS, Table


@pytest.mark.parametrize(("seats", "first", "second"), [(2, 120, 95), (3, 153, 128), (4, 168, 143)])
def test_counts_of_picks_and_hidden_cards_are_pinned(seats: int, first: int, second: int) -> None:
    """Each pile may hide any card that does not lie open; after the first pick both are one fewer."""
    reached = [branch.state for branch in all_branches(Table(HANDS[seats]).state)]
    assert len(reached) == first
    assert {len(list(all_branches(state))) for state in reached[::15]} == {second}


def all_branches(state: GravwellState) -> Iterator[Branch]:
    decision = state.pending[0]
    for action in GAME.legal(state, decision):
        yield from branches(GAME, state, decision.id, action)
