"""What can be answered in Gravwell."""

from pelagos.games.gravwell.decisions import PlayCard
from pelagos.kernel.decision import Action, Sealed
from pelagos.kernel.ids import CardId
from pelagos.kernel.visibility import Owner, Public


class Pick(Action, frozen=True):
    """Take the pile (in solo the stack) with this card on top."""

    card: Public[CardId]


class Play(Action, frozen=True):
    """Play this card of the hand."""

    card: Owner[CardId]


class Stop(Action, frozen=True):
    """Flip the Emergency Stop, or do not."""

    use: Public[bool]


class SealedPlay(Sealed, frozen=True):
    """A card that lies face down in front of its player."""

    decision: Public[PlayCard]
    action: Owner[Play]
