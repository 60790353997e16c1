"""What weapons, rockets, interceptors and repairs do."""

from pelagos.kernel.event import Event
from pelagos.kernel.visibility import Public


class Fired(Event, frozen=True, kw_only=True):
    """A weapon is fired; its target is chosen later."""

    player: Public[int]
    weapon: Public[str]
    zone: Public[str]
    strength: Public[int]


class GunPrepared(Event, frozen=True, kw_only=True):
    """A gun is prepared for its next shot."""

    player: Public[int]
    station: Public[str]


class RocketLaunched(Event, frozen=True, kw_only=True):
    """A rocket leaves; it hits in the next turn."""

    player: Public[int]
    strength: Public[int]
    left: Public[int]


class RocketLost(Event, frozen=True, kw_only=True):
    """A rocket is lost."""

    left: Public[int]


class Launched(Event, frozen=True, kw_only=True):
    """The interceptors take off."""

    player: Public[int]


class FlownTo(Event, frozen=True, kw_only=True):
    """The interceptors change their distance."""

    player: Public[int]
    distance: Public[int]


class Landed(Event, frozen=True, kw_only=True):
    """The interceptors are back aboard."""

    player: Public[int]


class HardLanded(Event, frozen=True, kw_only=True):
    """An ultrafast return knocks the pilot out."""

    player: Public[int]


class Targeted(Event, frozen=True, kw_only=True):
    """A weapon hits a threat."""

    player: Public[int]
    weapon: Public[str]
    threat: Public[str]
    number: Public[int]
    strength: Public[int]


class NoTarget(Event, frozen=True, kw_only=True):
    """A weapon finds nothing to hit."""

    weapon: Public[str]


class ThreatHit(Event, frozen=True, kw_only=True):
    """All weapons of this turn against one threat, less its shields."""

    threat: Public[str]
    number: Public[int]
    strength: Public[int]
    shields: Public[int]
    damage: Public[int]
    left: Public[int]


class CryoshieldBroken(Event, frozen=True, kw_only=True):
    """A cryoshield takes the whole of the first hit."""

    threat: Public[str]
    number: Public[int]


class InternalHit(Event, frozen=True, kw_only=True):
    """A repair or a fight does damage."""

    threat: Public[str]
    number: Public[int]
    player: Public[int]
    amount: Public[int]
    left: Public[int]


class HitIgnored(Event, frozen=True, kw_only=True):
    """Difficult access swallows damage."""

    threat: Public[str]
    number: Public[int]
    amount: Public[int]


class RepairFailed(Event, frozen=True, kw_only=True):
    """A repair cannot be finished like this."""

    threat: Public[str]
    number: Public[int]
    player: Public[int]
    reason: Public[str]
