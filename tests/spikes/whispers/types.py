"""What can be asked, answered and told in Whispers."""

from pelagos.kernel.decision import Action, Closes, SeatDecision
from pelagos.kernel.event import Effect, Event
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.visibility import Owner, Public, Reveals, Visibility
from tests.spikes.whispers.rulebook import cite

# -- decisions ---------------------------------------------------------------------------------------------------


class TakeTurn(SeatDecision, frozen=True):
    """Your turn: draw, or first peek or whisper."""

    rule = cite("WH-03")


class Shelter(SeatDecision, frozen=True):
    """A storm comes: raise a shield, or lose a card."""

    rule = cite("WH-09")
    closes = Closes.IN_ORDER
    may_pass = True


class Choose(SeatDecision, frozen=True):
    """You spied two cards: take one of them."""

    rule = cite("WH-11")


# -- actions -----------------------------------------------------------------------------------------------------


class Draw(Action, frozen=True):
    """Draw a card."""

    visible = Visibility.PUBLIC


class Peek(Action, frozen=True):
    """Look at a random card of a seat, then draw."""

    target: Public[Seat]


class Whisper(Action, frozen=True):
    """Give a card to a seat, face down, then draw."""

    target: Public[Seat]
    card: Owner[CardId]


class Endure(Action, frozen=True):
    """Let the storm come."""

    visible = Visibility.PUBLIC


class Raise(Action, frozen=True):
    """Raise a shield."""

    card: Owner[CardId]


class Take(Action, frozen=True):
    """Take this card."""

    card: Owner[CardId]


# -- effects -----------------------------------------------------------------------------------------------------


class Turn(Effect, frozen=True):
    """The next turn."""

    visible = Visibility.PUBLIC


class EndTurn(Effect, frozen=True):
    """The turn passes on."""

    visible = Visibility.PUBLIC


class Drawing(Effect, frozen=True):
    """A seat draws a card."""

    seat: Public[Seat]


class Happening(Effect, frozen=True):
    """An event that was drawn takes place."""

    card: Public[CardId]
    seat: Public[Seat]


class Loss(Effect, frozen=True):
    """The storm blows a random card of a seat to the next one."""

    seat: Public[Seat]


class Glance(Effect, frozen=True):
    """A seat looks at a random card of another."""

    seat: Public[Seat]
    target: Public[Seat]


# -- events ------------------------------------------------------------------------------------------------------


class Drew(Event, frozen=True):
    """A seat drew a card into its hand."""

    seat: Public[Seat]
    card: Owner[CardId]


class EventDrawn(Event, frozen=True):
    """A seat drew an event, which takes place at once."""

    visible = Visibility.REVEALS

    seat: Public[Seat]
    card: Reveals[CardId]


class Peeked(Event, frozen=True):
    """A seat looked at a card of another."""

    seat: Public[Seat]
    target: Public[Seat]


class Seen(Event, frozen=True):
    """What a seat saw, for that seat alone."""

    visible = Visibility.OWNER

    seat: Public[Seat]
    cards: Owner[tuple[CardId, ...]]


class Whispered(Event, frozen=True):
    """A card was given face down."""

    seat: Public[Seat]
    target: Public[Seat]


class Raised(Event, frozen=True):
    """A seat raised a shield."""

    seat: Public[Seat]
    card: Reveals[CardId]


class Blown(Event, frozen=True):
    """The storm blew a card from one seat to another."""

    seat: Public[Seat]
    target: Public[Seat]


class Spied(Event, frozen=True):
    """A seat looked at cards of another and must take one."""

    seat: Public[Seat]
    target: Public[Seat]
    count: Public[int]


class Taken(Event, frozen=True):
    """A spy took a card."""

    seat: Public[Seat]
    target: Public[Seat]


class Ended(Event, frozen=True):
    """The pile is empty: all hands are counted."""

    points: Reveals[tuple[int, ...]]
    winners: Reveals[tuple[Seat, ...]]


EVENTS: tuple[type[Event], ...] = (
    Drew,
    EventDrawn,
    Peeked,
    Seen,
    Whispered,
    Raised,
    Blown,
    Spied,
    Taken,
    Ended,
)
