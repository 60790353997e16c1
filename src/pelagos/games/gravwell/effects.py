"""What waits to happen in Gravwell: plain data on the state's stack."""

from pelagos.kernel.event import Effect
from pelagos.kernel.visibility import Visibility


class BeginRound(Effect, frozen=True):
    """Lay out the piles and settle the order of the draft."""

    visible = Visibility.PUBLIC


class Draft(Effect, frozen=True):
    """Ask for the next pick, or end the draft."""

    visible = Visibility.PUBLIC


class BeginPhase(Effect, frozen=True):
    """Ask for the cards of the next phase."""

    visible = Visibility.PUBLIC


class ResolveCards(Effect, frozen=True):
    """Resolve the revealed cards, one after the other."""

    visible = Visibility.PUBLIC


class EndRound(Effect, frozen=True):
    """End the round, and perhaps the match."""

    visible = Visibility.PUBLIC
