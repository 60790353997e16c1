"""The state of a match of Whispers."""

from pelagos.components.bag import Bag
from pelagos.components.zone import Zone
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.state import State
from pelagos.kernel.visibility import Public
from tests.spikes.whispers.types import (
    Choose,
    Drawing,
    EndTurn,
    Glance,
    Happening,
    Loss,
    Shelter,
    TakeTurn,
    Turn,
)

Question = TakeTurn | Shelter | Choose


class WhispersState(State, kw_only=True):
    """The full truth; see `pelagos.kernel.state.State` for the fields all games share."""

    pending: Public[tuple[Question, ...]] = ()
    waiting: Public[tuple[Shelter, ...]] = ()
    stack: Public[list[Turn | EndTurn | Drawing | Happening | Loss | Glance]] = []  # type: ignore[assignment]  # narrows the list of all games

    seats: Public[int]
    turn: Public[Seat] = Seat(0)
    hands: Public[list[Zone]]
    aside: Public[Zone]
    """The cards a spy chooses from."""
    spy: Public[Seat | None] = None
    """Who chooses."""
    spied: Public[Seat | None] = None
    """Whose cards they were."""
    bag: Public[Bag]
    discards: Public[list[CardId]] = []
    winners: Public[tuple[Seat, ...]] = ()
