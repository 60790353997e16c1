"""What can be asked, answered and told in Haggle."""

from haggle.cards import Kind
from haggle.rulebook import cite
from pelagos.kernel.decision import Action, Closes, Sealed, SeatDecision
from pelagos.kernel.event import Effect, Event
from pelagos.kernel.game import Options
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.visibility import Fact, Owner, Public, Reveals, Visibility


class HaggleOptions(Options, frozen=True):
    """The variants."""

    quick: Public[bool] = False
    """HG-16: three goods of a kind win."""


class Deal(Fact, frozen=True, kw_only=True):
    """An offer that waits for its answer."""

    version: Public[int]
    """Rises with every offer of the match, counters included."""
    offerer: Public[Seat]
    other: Public[Seat]
    give: Public[tuple[CardId, ...]]
    want: Public[tuple[Kind, ...]]
    is_counter: Public[bool] = False


# -- decisions ---------------------------------------------------------------------------------------------------


class TakeTurn(SeatDecision, frozen=True):
    """Your turn: make an offer, steal, or rest."""

    rule = cite("HG-05")
    may_pass = True


class Bargain(SeatDecision, frozen=True):
    """An offer is on the table: the other side answers it, its maker may withdraw it; the first answer counts."""

    rule = cite("HG-08")
    closes = Closes.FIRST

    version: Public[int]


class React(SeatDecision, frozen=True):
    """A theft is announced and paid: interrupt it, or let it happen."""

    rule = cite("HG-13")
    closes = Closes.ALL
    may_pass = True


# -- actions -----------------------------------------------------------------------------------------------------


class Offer(Action, frozen=True):
    """Offer these cards to a seat for cards of these kinds."""

    target: Public[Seat]
    give: Owner[tuple[CardId, ...]]
    want: Public[tuple[Kind, ...]]


class Steal(Action, frozen=True):
    """Pay a card and take a random one of a seat."""

    target: Public[Seat]
    pay: Owner[CardId]


class Rest(Action, frozen=True):
    """Do nothing."""

    visible = Visibility.PUBLIC


class Accept(Action, frozen=True):
    """Accept the offer of this version and hand over these cards."""

    version: Public[int]
    cards: Owner[tuple[CardId, ...]]


class Refuse(Action, frozen=True):
    """Refuse the offer."""

    visible = Visibility.PUBLIC


class Counter(Action, frozen=True):
    """Answer an offer with one of your own."""

    give: Owner[tuple[CardId, ...]]
    want: Public[tuple[Kind, ...]]


class Withdraw(Action, frozen=True):
    """Take your offer back while the other side still thinks."""

    visible = Visibility.PUBLIC


class Pass(Action, frozen=True):
    """Let it happen."""

    visible = Visibility.PUBLIC


class Interrupt(Action, frozen=True):
    """Play a trap or the decoy."""

    card: Owner[CardId]


class SealedReaction(Sealed, frozen=True):
    """A reaction that is not revealed yet."""

    decision: Public[React]
    action: Owner[Pass | Interrupt]


# -- effects -----------------------------------------------------------------------------------------------------


class BeginTurn(Effect, frozen=True):
    """The seat whose turn it is draws and is asked what to do."""

    visible = Visibility.PUBLIC


class AskTurn(Effect, frozen=True):
    """The seat whose turn it is is asked what to do."""

    visible = Visibility.PUBLIC


class EndTurn(Effect, frozen=True):
    """The turn passes on."""

    visible = Visibility.PUBLIC


class Theft(Effect, frozen=True):
    """A random card of the victim goes to the thief; an interrupt may change the victim or remove the theft."""

    thief: Public[Seat]
    victim: Public[Seat]


# -- events ------------------------------------------------------------------------------------------------------


class Dealt(Event, frozen=True):
    """A seat got its first cards."""

    seat: Public[Seat]
    cards: Owner[tuple[CardId, ...]]


class Drew(Event, frozen=True):
    """A seat drew a card."""

    seat: Public[Seat]
    card: Owner[CardId]


class Offered(Event, frozen=True):
    """A seat made an offer; its cards are shown to all."""

    seat: Public[Seat]
    target: Public[Seat]
    give: Reveals[tuple[CardId, ...]]
    want: Public[tuple[Kind, ...]]


class Countered(Event, frozen=True):
    """A seat answered an offer with one of its own."""

    seat: Public[Seat]
    target: Public[Seat]
    give: Reveals[tuple[CardId, ...]]
    want: Public[tuple[Kind, ...]]


class Refused(Event, frozen=True):
    """A seat refused; whether it could have accepted is not told."""

    seat: Public[Seat]


class Withdrawn(Event, frozen=True):
    """A seat took its offer back."""

    seat: Public[Seat]


class Traded(Event, frozen=True):
    """Cards changed hands, openly."""

    seat: Public[Seat]
    target: Public[Seat]
    given: Public[tuple[CardId, ...]]
    taken: Reveals[tuple[CardId, ...]]


class TheftPaid(Event, frozen=True):
    """A theft was announced and paid."""

    seat: Public[Seat]
    target: Public[Seat]
    card: Reveals[CardId]


class Interrupted(Event, frozen=True):
    """A seat interrupted the theft."""

    visible = Visibility.REVEALS

    seat: Public[Seat]
    card: Reveals[CardId]


class TheftFoiled(Event, frozen=True):
    """A trap ended the theft; nothing is taken."""

    seat: Public[Seat]


class TheftRedirected(Event, frozen=True):
    """A decoy sent the thief to another seat."""

    seat: Public[Seat]
    target: Public[Seat]


class Stolen(Event, frozen=True):
    """A card was stolen: to those who are not part of it only the fact is told."""

    seat: Public[Seat]
    target: Public[Seat]


class StolenCard(Event, frozen=True):
    """The thief (or the victim) knows which card it was."""

    visible = Visibility.OWNER

    seat: Public[Seat]
    card: Owner[CardId]


class NothingToSteal(Event, frozen=True):
    """The hand of the victim is empty."""

    seat: Public[Seat]
    target: Public[Seat]


class Won(Event, frozen=True):
    """These seats won, with so many goods of a kind."""

    visible = Visibility.REVEALS

    seats: Public[tuple[Seat, ...]]
    goods: Public[int]


EVENTS: tuple[type[Event], ...] = (
    Dealt,
    Drew,
    Offered,
    Countered,
    Refused,
    Withdrawn,
    Traded,
    TheftPaid,
    Interrupted,
    TheftFoiled,
    TheftRedirected,
    Stolen,
    StolenCard,
    NothingToSteal,
    Won,
)
