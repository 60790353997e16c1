"""What happens to threats, and what they do but for their attacks."""

from pelagos.kernel.event import Event
from pelagos.kernel.visibility import Public, Reveals


class ThreatAppeared(Event, frozen=True, kw_only=True):
    """A threat is put on its track."""

    threat: Public[str]
    number: Public[int]
    place: Public[str]
    square: Public[int]


class ThreatAdvanced(Event, frozen=True, kw_only=True):
    """A threat moves along its track."""

    threat: Public[str]
    number: Public[int]
    squares: Public[int]
    square: Public[int]


class ThreatsSlowed(Event, frozen=True, kw_only=True):
    """Threats move one square less this turn."""

    player: Public[int]


class ActionReached(Event, frozen=True, kw_only=True):
    """A threat performs an action."""

    threat: Public[str]
    number: Public[int]
    mark: Public[str]


class ThreatSurvived(Event, frozen=True, kw_only=True):
    """A threat leaves its track."""

    threat: Public[str]
    number: Public[int]
    points: Public[int]


class ThreatDestroyed(Event, frozen=True, kw_only=True):
    """A threat is destroyed."""

    threat: Public[str]
    number: Public[int]
    points: Public[int]


class ThreatCalled(Event, frozen=True, kw_only=True):
    """A threat calls another."""

    threat: Public[str]
    number: Public[int]
    caller: Public[str]


class ThreatChanged(Event, frozen=True, kw_only=True):
    """A value of a threat changes."""

    threat: Public[str]
    number: Public[int]
    what: Public[str]
    value: Public[int]


class ThreatHealed(Event, frozen=True, kw_only=True):
    """A threat repairs itself."""

    threat: Public[str]
    number: Public[int]
    amount: Public[int]
    left: Public[int]


class PhasedIn(Event, frozen=True, kw_only=True):
    """A threat comes back into our reality."""

    threat: Public[str]
    number: Public[int]


class PhasedOut(Event, frozen=True, kw_only=True):
    """A threat leaves our reality."""

    threat: Public[str]
    number: Public[int]


class Jumped(Event, frozen=True, kw_only=True):
    """A threat jumps to another track."""

    threat: Public[str]
    number: Public[int]
    zone: Public[str]
    square: Public[int]


class JumpFailed(Event, frozen=True, kw_only=True):
    """The track is too short to jump to."""

    threat: Public[str]
    number: Public[int]
    zone: Public[str]


class IntruderMoved(Event, frozen=True, kw_only=True):
    """An intruder changes its station."""

    threat: Public[str]
    number: Public[int]
    origin: Public[str]
    station: Public[str]


class IntruderStopped(Event, frozen=True, kw_only=True):
    """An intruder cannot or will not move."""

    threat: Public[str]
    number: Public[int]


class SlimeSpread(Event, frozen=True, kw_only=True):
    """Slime spreads to a station."""

    threat: Public[str]
    number: Public[int]
    station: Public[str]


class LastingBegan(Event, frozen=True, kw_only=True):
    """A threat does something that stays."""

    threat: Public[str]
    number: Public[int]
    kind: Public[str]
    place: Public[str]


class LastingEnded(Event, frozen=True, kw_only=True):
    """What a threat did is undone."""

    threat: Public[str]
    number: Public[int]
    kind: Public[str]


class VortexOpened(Event, frozen=True, kw_only=True):
    """An internal threat strikes at once and is gone."""

    threat: Public[str]
    number: Public[int]
    drawn: Reveals[str]
