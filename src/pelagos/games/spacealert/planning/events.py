"""What happens while the crew plans. What happens in the flight is in `pelagos.games.spacealert.events`."""

from typing import Final

from pelagos.games.spacealert.actions import (
    BaseSymbol,
    Button,
    Mood,
    SpecializationName,
    StationName,
    TokenName,
    ZoneName,
)
from pelagos.games.spacealert.deck import Half
from pelagos.games.spacealert.events import FLIGHT
from pelagos.games.spacealert.options import ScriptName
from pelagos.kernel.event import Event
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.visibility import Count, Owner, Public, Reveals, Visibility


class MissionBriefed(Event, frozen=True, kw_only=True):
    """The mission begins: which script, by which seed if it was generated, and the tracks of the zones."""

    script: Public[ScriptName]
    seed: Reveals[str]
    crew: Public[int]
    tracks: Reveals[tuple[str, ...]]


class CardsDealt(Event, frozen=True, kw_only=True):
    """A seat got the cards of a phase."""

    seat: Public[Seat]
    phase: Public[int]
    cards: Count[tuple[CardId, ...]]


class CardsLaidOpen(Event, frozen=True, kw_only=True):
    """Who flies alone has all the action cards open."""

    seat: Public[Seat]
    cards: Public[int]
    """How many."""


class AndroidEquipped(Event, frozen=True, kw_only=True):
    """An android got a heroic card, open for all to see."""

    member: Public[int]
    card: Reveals[CardId]


class SpecializationChosen(Event, frozen=True, kw_only=True):
    """A member of the crew has its specialization, or none, and the special cards of its level."""

    seat: Public[Seat]
    member: Public[int]
    specialization: Public[SpecializationName | None]
    level: Public[int]
    cards: Public[tuple[CardId, ...]]


class CardFavoured(Event, frozen=True, kw_only=True):
    """The captain has chosen who gets a card that cannot be shared evenly."""

    seat: Public[Seat]
    to: Public[Seat]


class TokenAssigned(Event, frozen=True, kw_only=True):
    """A token of the Teleporter has a new holder."""

    seat: Public[Seat]
    token: Public[TokenName]
    member: Public[int]


class CardLaid(Event, frozen=True, kw_only=True):
    """A seat laid a card into a slot of its own; from the back others see only which half is up."""

    seat: Public[Seat]
    turn: Public[int]
    half: Public[Half]
    card: Owner[CardId]


class AndroidProgrammed(Event, frozen=True, kw_only=True):
    """A seat laid a card into an android's slot, face up."""

    seat: Public[Seat]
    member: Public[int]
    turn: Public[int]
    half: Public[Half]
    card: Reveals[CardId]


class CardTakenBack(Event, frozen=True, kw_only=True):
    """A seat took a card back."""

    seat: Public[Seat]
    member: Public[int]
    turn: Public[int]


class IsReady(Event, frozen=True, kw_only=True):
    """A seat is ready."""

    seat: Public[Seat]


class PhaseBegun(Event, frozen=True, kw_only=True):
    """A seat began the next phase early."""

    seat: Public[Seat]
    phase: Public[int]


class DataReceived(Event, frozen=True, kw_only=True):
    """A seat drew a card of incoming data, or several for the androids too."""

    seat: Public[Seat]
    cards: Count[tuple[CardId, ...]]


class TransferOpened(Event, frozen=True, kw_only=True):
    """Cards can be given from now on."""

    visible = Visibility.PUBLIC


class TransferClosed(Event, frozen=True, kw_only=True):
    """Cards can no longer be given."""

    visible = Visibility.PUBLIC


class CardGiven(Event, frozen=True, kw_only=True):
    """A seat gave a card to another."""

    seat: Public[Seat]
    to: Public[Seat]
    card: Owner[CardId]


class CardReceived(Event, frozen=True, kw_only=True):
    """The card that was given, for the seat that got it."""

    visible = Visibility.OWNER

    seat: Public[Seat]
    giver: Public[Seat]
    card: Owner[CardId]


class CommunicationsFailed(Event, frozen=True, kw_only=True):
    """Communications are down."""

    visible = Visibility.PUBLIC


class CommunicationsRestored(Event, frozen=True, kw_only=True):
    """Communications work again."""

    visible = Visibility.PUBLIC


class ThreatAnnounced(Event, frozen=True, kw_only=True):
    """A threat was announced, and its card drawn."""

    threat: Reveals[CardId]
    turn: Public[int]
    zone: Public[ZoneName | None]
    """None for an internal threat."""


class CallLaidOut(Event, frozen=True, kw_only=True):
    """The card that a threat can call was drawn and lies beside it."""

    caller: Reveals[CardId]
    threat: Reveals[CardId]


class PhaseWarned(Event, frozen=True, kw_only=True):
    """The end of a phase comes near."""

    phase: Public[int]
    left: Public[int]
    """In seconds."""


class PhaseEnded(Event, frozen=True, kw_only=True):
    """A phase is over; its slots are locked."""

    phase: Public[int]


class Told(Event, frozen=True, kw_only=True):
    """A seat told something."""

    seat: Public[Seat]
    mood: Public[Mood]
    turn: Public[int | None]
    button: Public[Button | None]
    station: Public[StationName | None]
    to: Public[Seat | None]


class PlansRevealed(Event, frozen=True, kw_only=True):
    """Planning is over: all plans are turned up, those of a member after the other, in order of turns."""

    cards: Reveals[tuple[CardId, ...]]


class ResolutionBegun(Event, frozen=True, kw_only=True):
    """Planning is over, and cards are turned up turn by turn: whoever has laid one by mistake may trip over it."""

    visible = Visibility.PUBLIC


class CardsTurnedUp(Event, frozen=True, kw_only=True):
    """The cards that come in a turn are turned up before anybody acts."""

    turn: Public[int]
    cards: Reveals[tuple[CardId, ...]]


class TripsDecided(Event, frozen=True, kw_only=True):
    """All who were asked have decided whether they trip in a turn."""

    turn: Public[int]
    seats: Reveals[tuple[Seat, ...]]
    """Who trips."""
    meant: Reveals[tuple[BaseSymbol, ...]]
    """What each of them does instead."""
    steady: Reveals[tuple[Seat, ...]]
    """Who goes on, and is not asked any more."""


class RestTurnedUp(Event, frozen=True, kw_only=True):
    """The mission is over: what has not come is turned up too."""

    cards: Reveals[tuple[CardId, ...]]


PLANNING: Final[tuple[type[Event], ...]] = (
    MissionBriefed,
    CardsDealt,
    CardsLaidOpen,
    AndroidEquipped,
    SpecializationChosen,
    CardFavoured,
    TokenAssigned,
    CardLaid,
    AndroidProgrammed,
    CardTakenBack,
    IsReady,
    PhaseBegun,
    DataReceived,
    TransferOpened,
    TransferClosed,
    CardGiven,
    CardReceived,
    CommunicationsFailed,
    CommunicationsRestored,
    ThreatAnnounced,
    CallLaidOut,
    PhaseWarned,
    PhaseEnded,
    Told,
    PlansRevealed,
    ResolutionBegun,
    CardsTurnedUp,
    TripsDecided,
    RestTurnedUp,
)
EVENTS: Final = (*PLANNING, *FLIGHT)
