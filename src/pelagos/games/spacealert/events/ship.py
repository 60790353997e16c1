"""What happens to the ship: energy, computer, window, hull and what stands on her stations."""

from pelagos.kernel.event import Event
from pelagos.kernel.visibility import Public, Reveals


class EnergyMoved(Event, frozen=True, kw_only=True):
    """Energy goes to a shield or a reactor."""

    player: Public[int]
    zone: Public[str]
    system: Public[str]
    amount: Public[int]


class EnergyLost(Event, frozen=True, kw_only=True):
    """Energy is lost."""

    zone: Public[str]
    system: Public[str]
    amount: Public[int]


class CapsuleUsed(Event, frozen=True, kw_only=True):
    """A fuel capsule is spent."""

    player: Public[int]
    left: Public[int]


class FuelLost(Event, frozen=True, kw_only=True):
    """A fuel capsule is lost."""

    left: Public[int]


class ComputerServed(Event, frozen=True, kw_only=True):
    """The computer is maintained for this phase."""

    player: Public[int]
    phase: Public[int]


class ComputerFailed(Event, frozen=True, kw_only=True):
    """The screen saver starts: everybody aboard is delayed."""

    turn: Public[int]


class WindowWatched(Event, frozen=True, kw_only=True):
    """Somebody looks out of the window."""

    player: Public[int]
    watchers: Public[int]


class WindowImproved(Event, frozen=True, kw_only=True):
    """The best view of a phase so far."""

    phase: Public[int]
    points: Public[int]


class TemporaryShieldRaised(Event, frozen=True, kw_only=True):
    """A temporary shield stands until the end of the turn."""

    zone: Public[str]
    strength: Public[int]


class ZoneAttacked(Event, frozen=True, kw_only=True):
    """A zone is attacked."""

    threat: Public[str]
    number: Public[int]
    zone: Public[str]
    strength: Public[int]
    absorbed: Public[int]
    damage: Public[int]


class TileDrawn(Event, frozen=True, kw_only=True):
    """The hull is hit."""

    zone: Public[str]
    tile: Reveals[str]
    total: Public[int]


class TileRemoved(Event, frozen=True, kw_only=True):
    """A damage tile is repaired."""

    player: Public[int]
    zone: Public[str]
    tile: Public[str]


class ButtonSabotaged(Event, frozen=True, kw_only=True):
    """A button stops working."""

    button: Public[str]
    station: Public[str]


class MineLaid(Event, frozen=True, kw_only=True):
    """A mine is laid."""

    threat: Public[str]
    number: Public[int]
    station: Public[str]
