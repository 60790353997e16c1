"""What a drawn board of Space Alert shows, as plain facts."""

from typing import Literal

import msgspec

from pelagos.games.spacealert.actions import Button, Mood, SpecializationName, StationName
from pelagos.games.spacealert.campaigns.campaign import Stage as CampaignStage
from pelagos.games.spacealert.card_words import Effect
from pelagos.games.spacealert.deck import Half, Sort
from pelagos.games.spacealert.planning.state import Stage

Place = Literal["red", "white", "blue", "internal"]
SlotState = Literal["open", "locked", "waiting"]
"""It can be filled now; its phase is over; its phase has not begun."""
Squad = Literal["active", "disabled"]


class Shape(msgspec.Struct, frozen=True, rename="camel", kw_only=True):
    """Base of all that is drawn."""


class Clock(Shape, frozen=True):
    """The time of the mission."""

    second: int
    """The second of the latest moment; a client's own clock runs on from there."""
    phase: int
    phase_ends: tuple[int, ...]
    transfer: bool
    """Whether cards can be given."""
    silent: bool
    """Whether communications are down."""


class SlotCard(Shape, frozen=True):
    """A card in a slot."""

    half: Half
    card: str | None
    """Its notation; None where the viewer sees only its back."""
    symbols: tuple[str, ...]
    """What it does, as in a program; empty where only the back is seen."""
    can_take_back: bool


class Side(Shape, frozen=True):
    """A card with one half up."""

    card: str
    half: Half


class Slot(Shape, frozen=True):
    """One turn of a member's plan."""

    turn: int
    phase: int
    state: SlotState
    cards: tuple[SlotCard, ...]
    fillable: bool
    """Whether the viewer may lay a card here now."""
    joins: tuple[Side, ...]
    """What the viewer may lay beside the card that is here."""


class HandHalf(Shape, frozen=True):
    """A half of a card, and what it does, as in a program."""

    half: Half
    symbols: tuple[str, ...]


class HandCard(Shape, frozen=True):
    """A card that can be laid; of cards that look alike one, and how many there are."""

    card: str
    halves: tuple[HandHalf, ...]
    sort: Sort
    specialization: SpecializationName | None
    """Whose special card it is."""
    count: int
    can_give: bool


class Member(Shape, frozen=True):
    """A member of the crew."""

    number: int
    seat: int | None
    """None for an android."""
    colour: str
    roles: tuple[str, ...]
    phase: int
    ready: bool
    cards: int
    """How many cards are in the hand."""
    own_cards: tuple[HandCard, ...]
    """The cards that belong to this member and are not laid: special ones, or an android's heroic one."""
    specialization: SpecializationName | None
    level: int
    slots: tuple[Slot, ...]


class Mark(Shape, frozen=True):
    """A square of a track on which a threat acts."""

    square: int
    letter: str


class Track(Shape, frozen=True):
    """A track, and where it lies."""

    place: Place
    id: str
    length: int
    """The start square, counted from the ship."""
    marks: tuple[Mark, ...]


class ThreatFacts(Shape, frozen=True):
    """What is printed on a threat card."""

    card: str
    kind: str
    level: str
    hp: int | None
    shields: int
    speed: int
    stations: tuple[str, ...]
    repair: str | None
    survive: int | None
    destroy: int
    effects: tuple[Effect, ...]
    """What it does, always and at each mark."""


class Alert(Shape, frozen=True):
    """An announced threat."""

    facts: ThreatFacts
    turn: int
    place: Place
    called: tuple[ThreatFacts, ...]
    """What it can call, what that can call, and so on."""


class FlyingThreat(Shape, frozen=True):
    """A threat of the flight."""

    number: int
    facts: ThreatFacts
    status: str
    turn: int
    letter: str | None
    """Of a called threat, which has no number of its own."""
    place: Place
    square: int
    hp: int
    left: int
    """Hit points left."""
    shields: int
    speed: int
    stations: tuple[StationName, ...]
    hidden: bool
    phased: bool


class Zone(Shape, frozen=True):
    """A zone of the ship."""

    place: Place
    shield: int
    shield_capacity: int
    reactor: int
    reactor_capacity: int
    tiles: tuple[str, ...]
    """The damage tiles it has drawn."""


class Figure(Shape, frozen=True):
    """A member of the crew on the ship."""

    number: int
    station: StationName
    distance: int
    """How far out with the interceptors; 0 aboard."""
    conscious: bool
    squad: Squad | None
    slots: tuple[tuple[str, ...], ...]
    """The program as it lies now, moved on by delays; empty slots are blank.

    Where cards are turned up turn by turn, ``back:`` and the half that is up stand for one the viewer does not know.
    """


class StoredSquad(Shape, frozen=True):
    """Battlebots that nobody leads."""

    station: StationName
    condition: Squad


class Ship(Shape, frozen=True):
    """The ship as it is, or at the start while the crew plans."""

    turn: int
    turns: int
    step: str | None
    """The step of the resolution that comes next."""
    zones: tuple[Zone, ...]
    figures: tuple[Figure, ...]
    squads: tuple[StoredSquad, ...]
    fuel: int
    rockets: int
    rockets_in_flight: int
    closed: tuple[StationName, ...]
    """The stations whose C this mission does not use."""
    threats: tuple[FlyingThreat, ...]
    window: tuple[int, ...]
    """Window points by phase."""
    maintained: tuple[bool, ...]
    """Whether the computer was maintained, by phase."""


class Report(Shape, frozen=True):
    """How the mission ended."""

    lost: bool
    scored: bool
    """A test run is practice: its score does not count."""
    score: int | None
    threats: int
    window: int
    bonus: int
    penalties: int


class LoggedMission(Shape, frozen=True):
    """A mission that a campaign has flown."""

    script: str
    seed: str
    score: int | None
    """None of a lost ship."""
    lost: bool


class CampaignLog(Shape, frozen=True):
    """The log of a campaign."""

    planned: int
    stage: CampaignStage
    flown: tuple[LoggedMission, ...]
    damage: tuple[tuple[str, ...], ...]
    """The damage tiles of the ship between two missions, by zone."""
    disabled_squads: int
    repairer: int | None
    """The member of the crew whose turn it is to repair."""
    score: int | None
    """None before the end."""


class Message(Shape, frozen=True):
    """What a seat told."""

    seat: int
    mood: Mood
    turn: int | None
    button: Button | None
    station: StationName | None
    to: int | None


class Specialist(Shape, frozen=True):
    """A specialization that can be chosen."""

    name: SpecializationName
    level: int
    """The level at which the member who chooses would have it; 0 if it cannot."""
    taken: int | None
    """The member who has chosen it."""


class Choosing(Shape, frozen=True):
    """What is chosen before the mission."""

    seat: int
    """Who chooses."""
    member: int | None
    """For whom a specialization is chosen; None if it is about who gets a card that is left over."""
    specialists: tuple[Specialist, ...]


class Tokens(Shape, frozen=True):
    """The Teleporter's tokens."""

    departure: int
    """The member who holds it."""
    destination: int
    can_assign: bool
    """Whether the viewer may give them to others now."""


class Scene(Shape, frozen=True):
    """The whole board for one viewer."""

    stage: Stage
    script: str
    seed: str
    own: int | None
    """The viewer's seat."""
    double_actions: bool
    """Whether a card may do two things, so that there is a second one to tell."""
    clock: Clock
    crew: tuple[Member, ...]
    hand: tuple[HandCard, ...]
    tracks: tuple[Track, ...]
    alerts: tuple[Alert, ...]
    messages: tuple[Message, ...]
    """What was told last, each word once, and older questions that are still open."""
    choosing: Choosing | None
    tokens: Tokens | None
    """None without a Teleporter."""
    ship: Ship
    start: Ship | None
    """The ship as the flight began; None while the crew plans."""
    report: Report | None
    campaign: CampaignLog | None
