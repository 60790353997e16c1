"""The full truth of a mission while it is being resolved. Everything in it is open to all."""

from collections.abc import Callable
from typing import Literal, TypedDict

import msgspec

from pelagos.games.spacealert.board import Station, Zone
from pelagos.kernel.chance import Chance
from pelagos.kernel.clone import cloner_of
from pelagos.kernel.event import Emit
from pelagos.kernel.visibility import Declared, Fact, Public

Card = tuple[str, ...]
"""What lies in one slot of a program: one symbol, or several performed in order."""

Squad = Literal["active", "disabled"]
Status = Literal["due", "active", "destroyed", "survived", "discarded"]
Weapon = Literal["heavy_laser", "light_laser", "pulse", "rocket", "interceptors"]


class Player(Declared):
    """A member of the crew, androids included."""

    number: Public[int]
    """Its place in the crew; the captain is 0."""
    slots: Public[list[Card | None]]
    """The program: slot 0 is turn 1; None is blank."""
    station: Public[Station]
    """Where the figure stands; in space, where it will land."""
    specialization: Public[str | None] = None
    distance: Public[int] = 0
    """Distance of the interceptors this player flies; 0 aboard."""
    conscious: Public[bool] = True
    squad: Public[Squad | None] = None
    primed: Public[bool] = False
    """The next A, B or bots action is heroic (basic Special Ops)."""


class Threat(Declared):
    """A threat in play, or still to come."""

    number: Public[int]
    """Its identity in this mission."""
    card: Public[str]
    turn: Public[int]
    """The turn in which it appears."""
    zone: Public[Zone | None]
    """The track of an external threat; None for an internal one."""
    status: Public[Status] = "due"
    square: Public[int] = 0
    """Squares from the ship; 0 before it appears."""
    hp: Public[int] = 0
    damage: Public[int] = 0
    shields: Public[int] = 0
    speed: Public[int] = 0
    caller: Public[int | None] = None
    """The number of the threat that can call this one."""

    hidden: Public[bool] = False
    phased: Public[bool] = False
    """It is phased out now."""
    emerged: Public[bool] = False
    """It was phased out until its own move of this turn: brackets apply."""
    cracked: Public[bool] = False
    """Its cryoshield is spent."""
    deflected: Public[bool] = False
    marks: Public[int] = 0
    """How many marks it has counted."""
    hurt: Public[bool] = False
    """It took damage this turn."""

    stations: Public[list[Station]] = []
    tokens: Public[list[int]] = []
    """Slime: its hit points in each station."""
    returns_fire: Public[bool] = False
    inaccessibility: Public[int] = 0
    absorbed: Public[int] = 0
    """How much damage it has ignored this turn (difficult access)."""
    repairs: Public[list[tuple[int, Station]]] = []
    """Who repaired it this turn, and where."""
    marked: Public[list[int]] = []
    """The players it has poisoned or infected."""
    mines: Public[list[Station]] = []
    host: Public[int | None] = None
    """The player a parasite sits on."""


class About(TypedDict):
    """What events say of a threat."""

    threat: str
    number: int


def about(threat: Threat) -> About:
    """Return what events say of a threat."""
    return {"threat": threat.card, "number": threat.number}


class Lasting(Fact, frozen=True):
    """Something a threat has done to the ship or to space until that threat is destroyed."""

    kind: Public[str]
    threat: Public[int]
    place: Public[int | None] = None
    """The zone or door it concerns; None for everywhere."""


class Shot(Fact, frozen=True):
    """A weapon fired, waiting for the damage to be computed."""

    player: Public[int]
    """Who fired it."""
    weapon: Public[Weapon]
    zone: Public[Zone | None]
    strength: Public[int]
    reach: Public[int] = 3
    """The greatest distance it hits with full strength."""
    faint: Public[int] = 0
    """Its strength one distance further."""


class Sortie(Fact, frozen=True):
    """The interceptors attack this turn."""

    player: Public[int]
    heroic: Public[bool]


class Trip(Fact, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player has declared that the card of a turn was laid by mistake."""

    player: Public[int]
    turn: Public[int]
    instead: Public[str]
    """What the card does instead."""


class Turn(Declared):
    """What is forgotten at the end of each turn."""

    fired: Public[list[Station]] = []
    shots: Public[list[Shot]] = []
    incoming: Public[list[Shot]] = []
    """Rockets launched in the turn before."""
    lifts: Public[list[Zone]] = []
    """The zones whose lift somebody has used."""
    observers: Public[int] = 0
    """How many players looked out of the window."""
    launched: Public[bool] = False
    """A rocket was launched."""
    sortie: Public[Sortie | None] = None
    temporary: Public[list[int]] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """Temporary shields by zone."""
    slowed: Public[int] = 0
    """By how many squares threats move less."""
    boosted: Public[list[int]] = []
    """Players whose next A, B or bots action of this turn is heroic."""
    guards: Public[list[int]] = []
    """Medics in whose station nobody is knocked out."""
    shielded: Public[list[int]] = []
    """Players whose combined Special Ops card is not finished yet."""


class State(Declared, kw_only=True):
    """A mission: the ship, the crew and the threats."""

    turns: Public[int]
    """The last turn in which the crew acts."""
    variable_range: Public[bool]
    tracks: Public[tuple[str, ...]]
    """The tracks of red, white, blue and of the inside."""
    players: Public[list[Player]]
    threats: Public[list[Threat]]
    """In the order in which they act; called ones join at the end."""
    held: Public[list[Threat]] = []
    """Threats that can be called but have not been."""
    called: Public[list[Threat]] = []
    """Threats called this turn, not yet on their track."""
    spare_internals: Public[tuple[str, ...]] = ()
    """The common internal cards left in their deck, if something may draw one."""
    departure: Public[int | None] = None
    """The player with the teleporter's departure token."""
    destination: Public[int | None] = None

    turn: Public[int] = 0
    now: Public[Turn] = msgspec.field(default_factory=Turn)
    reactors: Public[list[int]]
    shields: Public[list[int]]
    piles: Public[list[list[str]]]
    """The damage tiles of each zone: in the order of the pile, the next one last, or in no order."""
    stacked: Public[bool] = True
    """Whether the piles have an order; without one the next tile is drawn when it is needed."""
    broken: Public[list[list[str]]]
    """The damage tiles drawn by each zone."""
    weakened: Public[list[Zone]] = []
    """The zones in which all damage is doubled: they carry structural damage from the mission before."""
    absent: Public[int] = 0
    """Squads left disabled by the mission before; they are not to be had."""
    fuel: Public[int]
    rockets: Public[int]
    stored: Public[list[Squad | None]]
    """The squad that waits in each station."""
    flying: Public[list[Shot]] = []
    """Rockets launched this turn; they hit in the next."""
    lasting: Public[list[Lasting]] = []
    prepared: Public[list[Station]] = []
    """The guns that carry the Mechanic's marker."""
    maintained: Public[list[bool]] = msgspec.field(default_factory=lambda: [False, False, False])
    """Whether the computer was maintained in each phase."""
    window: Public[list[int]] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """Window points of each phase."""
    bonus: Public[int] = 0
    closed: Public[tuple[Station, ...]] = ()
    """The stations whose C the crew has not learnt to use yet."""
    trips: Public[list[Trip]] = []
    """Who trips over a card, and when."""
    jumping: Public[bool] = False
    """The ship jumps early: after this turn comes the final step."""
    lost: Public[bool] = False


clone: Callable[[State], State] = cloner_of(State)
"""Copy a state; the copy and the original share nothing that can change."""


class Run:
    """A mission in progress: its state, who listens to it and where its few random outcomes come from."""

    __slots__ = ("chance", "emit", "state")

    def __init__(self, state: State, emit: Emit | None, chance: Chance) -> None:
        """Resolve `state`, in place."""
        self.state = state
        self.emit = emit
        self.chance = chance
