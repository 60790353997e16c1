"""What can be asked, answered and told in Pebbles."""

from typing import Final

from pelagos.kernel.decision import Action, Closes, Sealed, SeatDecision
from pelagos.kernel.event import Effect, Event
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.visibility import Owner, Public, Reveals, Visibility
from tests.spikes.pebbles.rulebook import cite

CODES: Final = (*(f"p{value}" for value in range(1, 10)), "wall1", "wall2", "wall3")
"""Nine pebbles worth 1 to 9, and three walls."""
ALL_CARDS: Final = tuple(CardId(number) for number in range(len(CODES)))
PEBBLES: Final = ALL_CARDS[:9]
WALLS: Final = ALL_CARDS[9:]


class Throw(SeatDecision, frozen=True):
    """Your turn: throw a card at a seat."""

    rule = cite("PB-02")


class Hide(SeatDecision, frozen=True):
    """Somebody throws: stand behind a wall, or not."""

    rule = cite("PB-04")
    closes = Closes.ALL
    may_pass = True


class ThrowAt(Action, frozen=True):
    """Throw this card at that seat."""

    target: Public[Seat]
    card: Owner[CardId]


class Stand(Action, frozen=True):
    """Stand where you are."""

    visible = Visibility.PUBLIC


class Build(Action, frozen=True):
    """Build a wall."""

    card: Owner[CardId]


class SealedHide(Sealed, frozen=True):
    """Whether a seat hides, not yet revealed."""

    decision: Public[Hide]
    action: Owner[Stand | Build]


class NextTurn(Effect, frozen=True):
    """The next seat draws and throws."""

    visible = Visibility.PUBLIC


class Flight(Effect, frozen=True):
    """A card is in the air."""

    target: Public[Seat]
    card: Public[CardId]


class Drew(Event, frozen=True):
    """A seat drew a card."""

    seat: Public[Seat]
    card: Owner[CardId]


class Thrown(Event, frozen=True):
    """A seat threw a card."""

    seat: Public[Seat]
    target: Public[Seat]
    card: Reveals[CardId]


class Walled(Event, frozen=True):
    """Walls were built, or none."""

    cards: Reveals[tuple[CardId, ...]]


class Hit(Event, frozen=True):
    """The throw counted."""

    seat: Public[Seat]
    points: Public[int]


class Ended(Event, frozen=True):
    """The most points win."""

    winners: Public[tuple[Seat, ...]]


EVENTS: Final[tuple[type[Event], ...]] = (Drew, Thrown, Walled, Hit, Ended)
