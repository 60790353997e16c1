"""What can be asked, answered and told in Drill."""

from pelagos.kernel.decision import Action, ClockDecision, Closes, Sealed, SeatDecision
from pelagos.kernel.event import Effect, Event
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.visibility import Owner, Public, Reveals, Visibility
from tests.spikes.drill.cards import Half
from tests.spikes.drill.rulebook import cite
from tests.spikes.drill.script import What

# -- decisions ---------------------------------------------------------------------------------------------------


class Plan(SeatDecision, frozen=True):
    """Plan this phase, until you are ready or the clock closes it."""

    rule = cite("DR-03")
    closes = Closes.CLOCK

    phase: Public[int]


class Answer(SeatDecision, frozen=True):
    """Somebody holds out a card to you: take it or not."""

    rule = cite("DR-11")
    may_pass = True

    giver: Public[Seat]


class Moment(ClockDecision, frozen=True):
    """The clock's own: the next thing of the script."""

    rule = cite("DR-07")
    closes = Closes.CLOCK

    number: Public[int]
    second: Public[int]
    """The mission second at which it is due."""
    what: Public[What]


# -- actions -----------------------------------------------------------------------------------------------------


class Lay(Action, frozen=True):
    """Lay a card into a slot, this half up."""

    card: Owner[CardId]
    slot: Public[int]
    half: Public[Half]


class TakeBack(Action, frozen=True):
    """Take the card of a slot back."""

    slot: Public[int]


class HoldOut(Action, frozen=True):
    """Hold out a card to another seat."""

    target: Public[Seat]
    card: Owner[CardId]


class Ready(Action, frozen=True):
    """Be ready for what the clock brings."""

    visible = Visibility.PUBLIC
    settles = True


class TakeCard(Action, frozen=True):
    """Take the card that is held out."""

    visible = Visibility.PUBLIC


class Decline(Action, frozen=True):
    """Do not take it."""

    visible = Visibility.PUBLIC


class Strike(Action, frozen=True):
    """The time has come."""

    visible = Visibility.PUBLIC


class SealedReady(Sealed, frozen=True):
    """A seat that is ready."""

    decision: Public[Plan]
    action: Public[Ready]


# -- effects -----------------------------------------------------------------------------------------------------


class Execute(Effect, frozen=True):
    """The plans of one turn are carried out."""

    turn: Public[int]


# -- events ------------------------------------------------------------------------------------------------------


class Dealt(Event, frozen=True):
    """A seat got cards."""

    seat: Public[Seat]
    cards: Owner[tuple[CardId, ...]]


class Laid(Event, frozen=True):
    """A seat laid a card; from its back others see only which half is up."""

    seat: Public[Seat]
    slot: Public[int]
    half: Public[Half]
    card: Owner[CardId]


class TookBack(Event, frozen=True):
    """A seat took a card back."""

    seat: Public[Seat]
    slot: Public[int]


class IsReady(Event, frozen=True):
    """A seat is ready."""

    seat: Public[Seat]


class HeldOut(Event, frozen=True):
    """A seat holds a card out to another."""

    seat: Public[Seat]
    target: Public[Seat]


class Shown(Event, frozen=True):
    """The card that is held out, for the seat that may take it."""

    visible = Visibility.OWNER

    seat: Public[Seat]
    card: Owner[CardId]


class Transferred(Event, frozen=True):
    """The card was taken."""

    seat: Public[Seat]
    target: Public[Seat]


class Declined(Event, frozen=True):
    """The card was not taken."""

    seat: Public[Seat]
    target: Public[Seat]


class Lapsed(Event, frozen=True):
    """The clock closed the window, or the phase: the card goes back."""

    seat: Public[Seat]
    target: Public[Seat]


class ThreatAnnounced(Event, frozen=True):
    """A threat was announced."""

    threat: Reveals[CardId]


class WindowChanged(Event, frozen=True):
    """Cards may be held out from now on, or no longer."""

    is_open: Public[bool]


class PhaseClosed(Event, frozen=True):
    """The clock closed a phase; its slots are locked."""

    phase: Public[int]


class PlansRevealed(Event, frozen=True):
    """The plans of a turn, seat by seat; none where the slot is empty."""

    turn: Public[int]
    cards: Reveals[tuple[CardId | None, ...]]


class Fired(Event, frozen=True):
    """A seat fired at a threat."""

    seat: Public[Seat]
    threat: Public[CardId]
    is_destroyed: Public[bool]


class ShipHit(Event, frozen=True):
    """A threat hit the ship."""

    threat: Public[CardId]


class MissionEnded(Event, frozen=True):
    """The mission is over."""

    score: Public[int]
    is_lost: Public[bool]


EVENTS: tuple[type[Event], ...] = (
    Dealt,
    Laid,
    TookBack,
    IsReady,
    HeldOut,
    Shown,
    Transferred,
    Declined,
    Lapsed,
    ThreatAnnounced,
    WindowChanged,
    PhaseClosed,
    PlansRevealed,
    Fired,
    ShipHit,
    MissionEnded,
)
