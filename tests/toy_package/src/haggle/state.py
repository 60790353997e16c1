"""The state of a match of Haggle."""

from haggle.types import (
    AskTurn,
    Bargain,
    BeginTurn,
    Deal,
    EndTurn,
    HaggleOptions,
    React,
    SealedReaction,
    TakeTurn,
    Theft,
)
from pelagos.components.bag import Bag
from pelagos.components.zone import Zone
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.state import State
from pelagos.kernel.visibility import Public


class HaggleState(State, kw_only=True):
    """The full truth; see `pelagos.kernel.state.State` for the fields all games share."""

    pending: Public[tuple[TakeTurn | Bargain | React, ...]] = ()
    sealed: Public[tuple[SealedReaction, ...]] = ()
    stack: Public[list[BeginTurn | AskTurn | EndTurn | Theft]] = []  # type: ignore[assignment]  # narrows the list of all games

    options: Public[HaggleOptions]
    seats: Public[int]
    turn: Public[Seat] = Seat(0)
    hands: Public[list[Zone]]
    bag: Public[Bag]
    discards: Public[list[CardId]] = []
    deal: Public[Deal | None] = None
    """The offer on the table."""
    offers: Public[int] = 0
    """How many offers were made this turn, withdrawn ones included."""
    versions: Public[int] = 0
    """The version of the latest offer of the match."""
    winners: Public[tuple[Seat, ...]] = ()
