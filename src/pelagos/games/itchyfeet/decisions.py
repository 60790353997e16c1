"""What can be asked in Itchy Feet."""

from pelagos.games.itchyfeet.rulebook import cite
from pelagos.kernel.decision import Closes, SeatDecision
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.visibility import Public


class TakeTurn(SeatDecision, frozen=True):
    """Your turn: choose an action."""

    rule = cite("TC-11")


class ChooseDiscard(SeatDecision, frozen=True):
    """Recycle: which card of the discards you take."""

    rule = cite("TC-14")


class PayRecycle(SeatDecision, frozen=True):
    """Recycle: a card you pay with."""

    rule = cite("TC-14")

    take: Public[CardId]
    left: Public[int]
    """How many cards are still to be paid, this one included."""


class ChoosePartner(SeatDecision, frozen=True):
    """Trade: with whom."""

    rule = cite("TC-15")


class ChooseGift(SeatDecision, frozen=True):
    """Trade: a card you give, or enough of them."""

    rule = cite("TC-18")

    partner: Public[Seat]


class ChooseWish(SeatDecision, frozen=True):
    """Trade: what you want for them, or enough of it."""

    rule = cite("TC-18")

    partner: Public[Seat]


class AnswerOffer(SeatDecision, frozen=True):
    """An offer is on the table: its receiver accepts, refuses or counters; its maker may withdraw."""

    rule = cite("TC-18")
    closes = Closes.FIRST

    version: Public[int]
    maker: Public[Seat]
    receiver: Public[Seat]


class ChooseVictim(SeatDecision, frozen=True):
    """Steal: from whom."""

    rule = cite("TC-20")


class PaySteal(SeatDecision, frozen=True):
    """Steal: the card you pay with."""

    rule = cite("TC-20")

    victim: Public[Seat]


class ReactToSteal(SeatDecision, frozen=True):
    """Somebody steals from you: do you answer with a special item?"""

    rule = cite("TC-30")
    closes = Closes.ALL
    may_pass = True

    thief: Public[Seat]


class ReactToTrip(SeatDecision, frozen=True):
    """Somebody is about to travel: do you answer with a special item?"""

    rule = cite("TC-30")
    closes = Closes.ALL
    may_pass = True

    traveller: Public[Seat]


class DiscardDown(SeatDecision, frozen=True):
    """You hold too many cards: discard one."""

    rule = cite("TC-21")


class PassCard(SeatDecision, frozen=True):
    """Baggage Mix-up: the card you pass on."""

    rule = cite("TC-29")
    closes = Closes.ALL


class ChooseFromPile(SeatDecision, frozen=True):
    """Local Guide: the card you take out of the draw pile."""

    rule = cite("TC-33")


class TradeIn(SeatDecision, frozen=True):
    """Trading Post: a card you trade in, or enough of them."""

    rule = cite("TC-33")

    made: Public[int]
    """How many cards you have traded in."""


class ChooseHome(SeatDecision, frozen=True):
    """Poorly Drawn Map: whose home country is swapped."""

    rule = cite("TC-34")


class ChooseSuspect(SeatDecision, frozen=True):
    """Customs Inspection: whose hand you inspect."""

    rule = cite("TC-30")


class Confiscate(SeatDecision, frozen=True):
    """Customs Inspection: the card that is discarded."""

    rule = cite("TC-37")

    suspect: Public[Seat]


class KeepOne(SeatDecision, frozen=True):
    """The Tourist: which of the two cards you drew you keep."""

    rule = cite("TC-41")


class PickOne(SeatDecision, frozen=True):
    """The Pickpocket: which of the cards you looked at you take."""

    rule = cite("TC-41")

    victim: Public[Seat]


Question = (
    TakeTurn
    | ChooseDiscard
    | PayRecycle
    | ChoosePartner
    | ChooseGift
    | ChooseWish
    | AnswerOffer
    | ChooseVictim
    | PaySteal
    | ReactToSteal
    | ReactToTrip
    | DiscardDown
    | PassCard
    | ChooseFromPile
    | TradeIn
    | ChooseHome
    | ChooseSuspect
    | Confiscate
    | KeepOne
    | PickOne
)
SealedQuestion = ReactToSteal | ReactToTrip | PassCard
