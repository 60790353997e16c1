"""What can be asked in Gravwell."""

from pelagos.games.gravwell.rulebook import cite
from pelagos.kernel.decision import Closes, SeatDecision
from pelagos.kernel.ids import CardId
from pelagos.kernel.visibility import Public


class PickPile(SeatDecision, frozen=True):
    """Take one whole pile of two."""

    rule = cite("GR-26")


class PickStack(SeatDecision, frozen=True):
    """Solo: take one of the two stacks of six."""

    rule = cite("GR-95")


class PlayCard(SeatDecision, frozen=True):
    """Choose a card and lay it face down."""

    rule = cite("GR-37")
    closes = Closes.ALL


class LayCard(SeatDecision, frozen=True):
    """Solo: choose a card and lay it face up, before the Ghost's is revealed."""

    rule = cite("GR-96")


class UseStop(SeatDecision, frozen=True):
    """Your card is next: let it resolve, or flip the Emergency Stop."""

    rule = cite("GR-84")
    may_pass = True

    card: Public[CardId]
