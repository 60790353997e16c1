"""What waits to happen in Itchy Feet: plain data on the state's stack."""

from pelagos.games.itchyfeet.actions import Wish
from pelagos.kernel.event import Effect
from pelagos.kernel.ids import CardId, RuleId, Seat
from pelagos.kernel.visibility import Count, Owner, Public, Visibility


class BeginTurn(Effect, frozen=True):
    """Begin the turn of the seat whose turn it is."""

    visible = Visibility.PUBLIC


class AskAction(Effect, frozen=True):
    """Ask for an action."""

    visible = Visibility.PUBLIC


class EndAction(Effect, frozen=True):
    """An action is complete: ask for the one that is left, or end the turn."""

    visible = Visibility.PUBLIC


class EndTurn(Effect, frozen=True):
    """End the turn at once."""

    visible = Visibility.PUBLIC


class DrawCards(Effect, frozen=True):
    """A seat draws cards, one after the other; then its hand limit is checked."""

    seat: Public[Seat]
    left: Public[int]
    why: Public[RuleId]


class CheckLimit(Effect, frozen=True):
    """A seat discards down to its hand limit."""

    seat: Public[Seat]


class PlayEvent(Effect, frozen=True):
    """An event takes effect, then it is discarded."""

    seat: Public[Seat]
    """Who drew it."""
    card: Public[CardId]


class PutAway(Effect, frozen=True):
    """A card that has done its work goes to the discards."""

    card: Public[CardId]


class Sale(Effect, frozen=True):
    """Duty-Free Sale: the seats that still draw a card, the next one first."""

    seats: Public[tuple[Seat, ...]]


class Theft(Effect, frozen=True):
    """A theft that is announced and paid."""

    seat: Public[Seat]
    victim: Public[Seat]


class Trip(Effect, frozen=True):
    """A trip that is announced, with the hand shown."""

    seat: Public[Seat]


class Draft(Effect, frozen=True):
    """An offer that its maker is putting together."""

    seat: Public[Seat]
    partner: Public[Seat]
    counter: Public[bool]
    give: Count[tuple[CardId, ...]] = ()
    want: Count[tuple[Wish, ...]] = ()


class Offer(Effect, frozen=True):
    """An offer on the table."""

    seat: Public[Seat]
    partner: Public[Seat]
    counter: Public[bool]
    version: Public[int]
    give: Public[tuple[CardId, ...]]
    want: Public[tuple[Wish, ...]]


class Tour(Effect, frozen=True):
    """The Tourist draws: the cards found so far, of which one is kept. An event may have taken one of them away."""

    seat: Public[Seat]
    found: Public[int] = 0
    cards: Owner[tuple[CardId, ...]] = ()


class Peek(Effect, frozen=True):
    """The Pickpocket looks at cards of the victim, of which one is taken."""

    seat: Public[Seat]
    victim: Public[Seat]
    cards: Count[tuple[CardId, ...]]


Step = (
    BeginTurn
    | AskAction
    | EndAction
    | EndTurn
    | DrawCards
    | CheckLimit
    | PlayEvent
    | PutAway
    | Sale
    | Theft
    | Trip
    | Draft
    | Offer
    | Tour
    | Peek
)
