"""A pinned count of what chance can do; what can be answered is counted in the pins of whole matches."""

from pelagos.games.northwest.game import GAME
from pelagos.kernel.enumeration import branches
from tests.games.northwest.support import Table


def test_counts_of_hidden_tiles_are_pinned() -> None:
    """A piece that brings a row to light meets any of the strips left, either way round."""
    table = Table("pieces: red M1 4.0", "red: ship 4.0")
    decision = table.state.pending[0]
    action = next(action for action in GAME.legal(table.state, decision) if "5.0" in str(action))
    assert len(list(branches(GAME, table.state, decision.id, action))) == 16 * 2
