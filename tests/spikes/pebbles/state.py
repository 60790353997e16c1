"""The state of a match of Pebbles."""

from pelagos.components.bag import Bag
from pelagos.components.zone import Zone
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.state import State
from pelagos.kernel.visibility import Public
from tests.spikes.pebbles.types import Flight, Hide, NextTurn, SealedHide, Throw


class PebblesState(State, kw_only=True):
    """The full truth; see `pelagos.kernel.state.State` for the fields all games share."""

    pending: Public[tuple[Throw | Hide, ...]] = ()
    sealed: Public[tuple[SealedHide, ...]] = ()
    stack: Public[list[NextTurn | Flight]] = []  # type: ignore[assignment]  # narrows the list of all games

    seats: Public[int]
    turn: Public[Seat] = Seat(0)
    hands: Public[list[Zone]]
    bag: Public[Bag]
    discards: Public[list[CardId]] = []
    points: Public[list[int]]
    winners: Public[tuple[Seat, ...]] = ()
