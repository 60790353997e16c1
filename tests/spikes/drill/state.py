"""The state of a match of Drill."""

from pelagos.components.bag import Bag
from pelagos.components.zone import Zone
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.state import State
from pelagos.kernel.visibility import Declared, Public
from tests.spikes.drill.cards import Half
from tests.spikes.drill.types import Answer, Execute, Moment, Plan, SealedReady


class Slot(Declared):
    """One place of a plan."""

    card: Public[Zone]
    half: Public[Half | None] = None
    """Which half is up; everybody sees that from the back."""


class Transfer(Declared):
    """A card on its way from one seat to another, known to both."""

    seat: Public[Seat]
    target: Public[Seat]
    group: Public[int]
    """The question put to the target."""
    card: Public[Zone]


class DrillState(State, kw_only=True):
    """The full truth; see `pelagos.kernel.state.State` for the fields all games share."""

    pending: Public[tuple[Plan | Answer | Moment, ...]] = ()
    sealed: Public[tuple[SealedReady, ...]] = ()
    stack: Public[list[Execute]] = []  # type: ignore[assignment]  # narrows the list of all games

    seats: Public[int]
    phase: Public[int] = 1
    window: Public[bool] = False
    """Whether cards may be held out."""
    gave: Public[list[bool]]
    """Who has held out a card in this window."""
    hands: Public[list[Zone]]
    plans: Public[list[list[Slot]]]
    transfers: Public[list[Transfer]] = []
    bag: Public[Bag]
    threats: Public[Bag]
    announced: Public[list[CardId]] = []
    damage: Public[list[int]] = []
    """The hits each announced threat has taken."""
    used: Public[list[CardId]] = []
    places: Public[list[int]]
    """During the resolution: where each seat is, 0 left or 1 right."""
    energy: Public[int] = 2
    hits: Public[int] = 0
    """The hits the ship has taken."""
