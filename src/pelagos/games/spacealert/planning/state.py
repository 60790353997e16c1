"""The state of a match: the plans and the clock, and after them the flight."""

from typing import Literal

from pelagos.components.bag import Bag
from pelagos.components.zone import Zone
from pelagos.games.spacealert.actions import Button, Mood, SpecializationName, StationName
from pelagos.games.spacealert.campaigns.campaign import Campaign
from pelagos.games.spacealert.decisions import (
    ChooseFavoured,
    ChooseMission,
    ChooseSpecialization,
    ChooseThreats,
    DecideReturn,
    DecideTrip,
    NextMoment,
    NextStep,
    PlaceSquad,
    Plan,
    Repair,
    SealedAnswer,
)
from pelagos.games.spacealert.deck import SPECIALS, Half, special_cards_of
from pelagos.games.spacealert.options import SpaceAlertOptions
from pelagos.games.spacealert.state import State as Flight
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.state import State
from pelagos.kernel.visibility import Declared, Fact, Public

Stage = Literal["choosing", "planning", "flight", "between", "over"]
"""Before a mission specializations may be chosen; between two missions of a campaign the crew repairs."""
Between = DecideReturn | Repair | ChooseMission | ChooseThreats | PlaceSquad
Asked = ChooseSpecialization | ChooseFavoured | Plan | NextMoment | NextStep | Between | DecideTrip


class Laid(Declared):
    """A card in a slot."""

    seat: Public[Seat]
    """Who laid it."""
    member: Public[int]
    turn: Public[int]
    half: Public[Half]
    """Which half is up; everybody sees that from the back."""
    card: Public[Zone]


class Alert(Fact, frozen=True):
    """A threat that was announced."""

    threat: Public[CardId]
    turn: Public[int]
    zone: Public[str | None]
    """None for an internal threat."""
    called: Public[tuple[CardId, ...]] = ()
    """The card it can call, the one that card can call, and so on."""


class Message(Fact, frozen=True):
    """What a seat told."""

    seat: Public[Seat]
    mood: Public[Mood]
    turn: Public[int | None]
    button: Public[Button | None]
    station: Public[StationName | None]
    to: Public[Seat | None]


class MissionState(State, kw_only=True):
    """The full truth; see `pelagos.kernel.state.State` for the fields all games share.

    The members of the crew count from 0, the captain: first the people in the order of their seats, then the androids.
    Who flies alone has no figure, only androids.
    """

    pending: Public[tuple[Asked, ...]] = ()
    sealed: Public[tuple[SealedAnswer, ...]] = ()

    options: Public[SpaceAlertOptions]
    campaign: Public[Campaign | None] = None
    """The campaign, of which this is a mission; its options are those of the present mission."""
    seats: Public[int]
    people: Public[int]
    """How many members of the crew are people."""
    crew: Public[int]
    """How many members the crew has, androids included."""
    seed: Public[str] = ""
    """What a generated script was made from."""
    tracks: Public[tuple[str, ...]]
    """The tracks of red, white, blue and of the inside."""

    stage: Public[Stage] = "planning"
    second: Public[int] = 0
    """The mission second of the latest moment."""
    phase: Public[int] = 1
    """The phase by the clock."""
    phases: Public[list[int]]
    """The phase each seat plans: that of the clock, or a later one it has begun."""
    window: Public[bool] = False
    """Whether cards can be given."""
    gave: Public[list[bool]]
    """Who has given a card in this window."""
    silent: Public[bool] = False
    """Whether communications are down."""
    hands: Public[list[Zone]]
    program: Public[list[Laid]] = []
    """The cards in slots, by member and turn."""
    own: Public[list[list[CardId]]]
    """The cards beside each member that are not laid: special ones, which everybody knows, or an android's heroic."""
    specializations: Public[list[SpecializationName | None]]
    """The specialization of each member."""
    levels: Public[list[int]]
    """The level of each member in its specialization; 0 without one."""
    favoured: Public[list[Seat]] = []
    """Who gets a card that cannot be shared out evenly."""
    departure: Public[int | None] = None
    """The member with the Teleporter's departure token."""
    destination: Public[int | None] = None
    """The member with the other one."""
    incoming: Public[int] = 0
    """How often incoming data was called."""
    bag: Public[Bag]
    """The action cards left."""
    heroics: Public[Bag]
    """The heroic cards left."""
    decks: Public[list[Bag]]
    """The threat decks, in the order of `DECKS`."""
    alerts: Public[list[Alert]] = []
    told: Public[list[Message]] = []
    """What was told: the latest word of a player on a turn, and the latest questions and answers of this phase."""

    flight: Public[Flight | None] = None
    """The ship, as soon as planning is over."""
    step: Public[int] = 0
    """How many steps of the turn, or of the final step, are done."""
    steady: Public[list[Seat]] = []
    """Who goes on with all cards as they lie, and is not asked any more whether it trips."""
    final: Public[bool] = False
    """Whether the crew has done all it could, and the ship is about to jump."""


def all_seats(state: MissionState) -> list[Seat]:
    """Return the seats in order."""
    return [Seat(seat) for seat in range(state.seats)]


def census(state: MissionState) -> list[CardId]:
    """Return every card of the match, wherever it is."""
    zones = [*state.hands, *(laid.card for laid in state.program)]
    cards = [card for zone in zones for card in zone.cards]
    cards += [card for bag in (state.bag, state.heroics, *state.decks) for card in bag.cards]
    announced = [card for alert in state.alerts for card in (alert.threat, *alert.called)]
    return [*cards, *(card for cards in state.own for card in cards), *announced, *boxed(state)]


def boxed(state: MissionState) -> list[CardId]:
    """Return the special cards that nobody uses in this match."""
    crew = zip(state.specializations, state.levels, strict=True)
    used = {card for name, level in crew if name is not None for card in special_cards_of(name, level)}
    return [card for card in SPECIALS if card not in used]
