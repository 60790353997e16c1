"""What happens to the mission as a whole: its turns, its end and its score."""

from pelagos.kernel.event import Event
from pelagos.kernel.visibility import Public, Visibility


class TurnBegan(Event, frozen=True, kw_only=True):
    """A turn begins."""

    turn: Public[int]


class FinalStepBegan(Event, frozen=True, kw_only=True):
    """The crew has done all it can; the ship prepares to jump."""

    visible = Visibility.PUBLIC


class MissionWon(Event, frozen=True, kw_only=True):
    """The ship jumped: what the mission scores."""

    threat_points: Public[int]
    window: Public[int]
    bonus: Public[int]
    penalties: Public[int]
    score: Public[int]


class ShipLost(Event, frozen=True, kw_only=True):
    """The ship is destroyed."""

    reason: Public[str]


class EarlyJump(Event, frozen=True, kw_only=True):
    """The Hypernavigator cuts the mission short."""

    player: Public[int]


class BonusScored(Event, frozen=True, kw_only=True):
    """A special card changes the score."""

    player: Public[int]
    points: Public[int]
