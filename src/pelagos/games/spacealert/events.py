"""Everything that can happen in the resolution of a mission, fine enough to animate it.

Players are counted from 0, the captain; `number` tells two threats with the same card apart. Zones and stations are
written as names, cards as in a program.
"""

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


class CardTurned(Event, frozen=True, kw_only=True):
    """A player turns up the card of this turn."""

    player: Public[int]
    card: Public[str]


class HalfPostponed(Event, frozen=True, kw_only=True):
    """The second half of a double action waits for the next turn."""

    player: Public[int]
    card: Public[str]


class CardLost(Event, frozen=True, kw_only=True):
    """A card or half is pushed past the last turn."""

    player: Public[int]
    card: Public[str]


class Delayed(Event, frozen=True, kw_only=True):
    """A slot becomes blank and its card moves on."""

    player: Public[int]
    turn: Public[int]
    cause: Public[str]


class NothingDone(Event, frozen=True, kw_only=True):
    """An action has no effect."""

    player: Public[int]
    symbol: Public[str]
    reason: Public[str]


class Walked(Event, frozen=True, kw_only=True):
    """A figure changes its station."""

    player: Public[int]
    origin: Public[str]
    station: Public[str]
    way: Public[str]


class Stopped(Event, frozen=True, kw_only=True):
    """A wall or a sealed door stops a movement."""

    player: Public[int]
    obstacle: Public[str]


class KnockedOut(Event, frozen=True, kw_only=True):
    """A player falls unconscious."""

    player: Public[int]


class KnockoutPrevented(Event, frozen=True, kw_only=True):
    """The Medic saves a player."""

    player: Public[int]


class Fired(Event, frozen=True, kw_only=True):
    """A weapon is fired; its target is chosen later."""

    player: Public[int]
    weapon: Public[str]
    zone: Public[str]
    strength: Public[int]


class EnergyMoved(Event, frozen=True, kw_only=True):
    """Energy goes to a shield or a reactor."""

    player: Public[int]
    zone: Public[str]
    system: Public[str]
    amount: Public[int]


class CapsuleUsed(Event, frozen=True, kw_only=True):
    """A fuel capsule is spent."""

    player: Public[int]
    left: Public[int]


class RocketLaunched(Event, frozen=True, kw_only=True):
    """A rocket leaves; it hits in the next turn."""

    player: Public[int]
    strength: Public[int]
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


class EnergyLost(Event, frozen=True, kw_only=True):
    """Energy is lost."""

    zone: Public[str]
    system: Public[str]
    amount: Public[int]


class FuelLost(Event, frozen=True, kw_only=True):
    """A fuel capsule is lost."""

    left: Public[int]


class RocketLost(Event, frozen=True, kw_only=True):
    """A rocket is lost."""

    left: Public[int]


class SquadTaken(Event, frozen=True, kw_only=True):
    """A player takes a squad of battlebots."""

    player: Public[int]
    station: Public[str]
    condition: Public[str]


class SquadRevived(Event, frozen=True, kw_only=True):
    """A squad works again."""

    player: Public[int]


class SquadDisabled(Event, frozen=True, kw_only=True):
    """The squad a player leads is disabled."""

    player: Public[int]


class StoredSquadDisabled(Event, frozen=True, kw_only=True):
    """A squad nobody had taken is disabled."""

    station: Public[str]


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


class ThreatDestroyed(Event, frozen=True, kw_only=True):
    """A threat is destroyed."""

    threat: Public[str]
    number: Public[int]
    points: Public[int]


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


class ThreatCalled(Event, frozen=True, kw_only=True):
    """A threat calls another."""

    threat: Public[str]
    number: Public[int]
    caller: Public[str]


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
    tile: Public[str]
    total: Public[int]


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


class PlayerMarked(Event, frozen=True, kw_only=True):
    """A player is poisoned, infected or taken as a host."""

    threat: Public[str]
    number: Public[int]
    player: Public[int]
    how: Public[str]


class MineLaid(Event, frozen=True, kw_only=True):
    """A mine is laid."""

    threat: Public[str]
    number: Public[int]
    station: Public[str]


class ButtonSabotaged(Event, frozen=True, kw_only=True):
    """A button stops working."""

    button: Public[str]
    station: Public[str]


class VortexOpened(Event, frozen=True, kw_only=True):
    """An internal threat strikes at once and is gone."""

    threat: Public[str]
    number: Public[int]
    drawn: Public[str]


class Boosted(Event, frozen=True, kw_only=True):
    """A player's next action is heroic."""

    player: Public[int]


class Guarded(Event, frozen=True, kw_only=True):
    """A Medic watches over everybody in the station."""

    player: Public[int]


class GunPrepared(Event, frozen=True, kw_only=True):
    """A gun is prepared for its next shot."""

    player: Public[int]
    station: Public[str]


class TemporaryShieldRaised(Event, frozen=True, kw_only=True):
    """A temporary shield stands until the end of the turn."""

    zone: Public[str]
    strength: Public[int]


class ThreatsSlowed(Event, frozen=True, kw_only=True):
    """Threats move one square less this turn."""

    player: Public[int]


class TileRemoved(Event, frozen=True, kw_only=True):
    """A damage tile is repaired."""

    player: Public[int]
    zone: Public[str]
    tile: Public[str]


class BonusScored(Event, frozen=True, kw_only=True):
    """A special card changes the score."""

    player: Public[int]
    points: Public[int]
