"""The state of a match of Floes."""

from pelagos.components.bag import Bag
from pelagos.components.zone import Zone
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.state import State
from pelagos.kernel.visibility import Public
from tests.spikes.floes.types import LayPiece, LayRows, NextTurn, TurnRow


class FloesState(State, kw_only=True):
    """The full truth; see `pelagos.kernel.state.State` for the fields all games share."""

    pending: Public[tuple[LayPiece | TurnRow, ...]] = ()
    stack: Public[list[NextTurn | LayRows]] = []  # type: ignore[assignment]  # narrows the list of all games

    seats: Public[int]
    turn: Public[Seat] = Seat(0)
    strips: Public[Bag]
    treasures: Public[Bag]
    hands: Public[list[Zone]]
    """The treasures of each seat."""
    rows: Public[list[CardId]] = []
    """The strips on the table, the nearest first."""
    rocks: Public[list[int]] = []
    """For each row, the columns that cannot be covered, as bits."""
    chests: Public[list[int]] = []
    """For each row, the columns with a chest that is still there, as bits."""
    covered: Public[list[list[int]]]
    """For each seat and row, the columns under its pieces, as bits."""
    supply: Public[list[dict[str, int]]]
    """For each seat, how many pieces of each kind are left."""
    stopped: Public[list[bool]]
    winners: Public[tuple[Seat, ...]] = ()
