"""What seats and clock can answer in Space Alert."""

from typing import Literal

from pelagos.games.spacealert.deck import Half
from pelagos.games.spacealert.options import Levels, ScriptName
from pelagos.kernel.decision import Action
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.visibility import Owner, Public, Visibility

Mood = Literal["plan", "also", "ask", "yes", "no"]
"""What a message is: what I shall do, can you do it, yes, no."""
Button = Literal["A", "B", "C", "bots"]
StationName = Literal["UR", "UW", "UB", "LR", "LW", "LB"]
BaseSymbol = Literal["A", "B", "C", "bots", "red", "blue", "lift"]
"""What a base card can do."""
SpecializationName = Literal[
    "rocketeer",
    "data_analyst",
    "energy_technician",
    "pulse_gunner",
    "medic",
    "teleporter",
    "hypernavigator",
    "special_ops",
    "squad_leader",
    "mechanic",
]
TokenName = Literal["departure", "destination"]


class Specialize(Action, frozen=True):
    """Choose a specialization, or none."""

    specialization: Public[SpecializationName | None]


class Favour(Action, frozen=True):
    """Let a player have one of the cards dealt instead of the androids' heroic ones."""

    to: Public[Seat]


ZoneName = Literal["red", "white", "blue"]
TileName = Literal["upper_weapon", "lower_weapon", "shield", "reactor", "gravolift", "structural"]
SquadPlace = Literal["UB", "LR"]


class Ready(Action, frozen=True):
    """Be ready for what the clock brings next."""

    visible = Visibility.PUBLIC
    settles = True


class Lay(Action, frozen=True):
    """Lay a card into a slot of a member of the crew, this half up."""

    card: Owner[CardId]
    half: Public[Half]
    member: Public[int]
    turn: Public[int]


class TakeBack(Action, frozen=True):
    """Take the card of a slot back into the hand."""

    member: Public[int]
    turn: Public[int]


class Begin(Action, frozen=True):
    """Begin the next phase before the clock does."""

    visible = Visibility.PUBLIC


class Give(Action, frozen=True):
    """Give a card to another player."""

    card: Owner[CardId]
    to: Public[Seat]


class Assign(Action, frozen=True):
    """Give one of the Teleporter's tokens to a member of the crew."""

    token: Public[TokenName]
    member: Public[int]


class Tell(Action, frozen=True):
    """Tell the crew something."""

    mood: Public[Mood]
    """``also`` is what the card of a turn does besides, with double actions (SA-140)."""
    turn: Public[int | None] = None
    button: Public[Button | None] = None
    station: Public[StationName | None] = None
    to: Public[Seat | None] = None
    """Whom it is for; None for everybody."""


class Strike(Action, frozen=True):
    """The time has come."""

    visible = Visibility.PUBLIC


class KeepCard(Action, frozen=True):
    """Go on with the card as it lies."""

    visible = Visibility.PUBLIC


class KeepAll(Action, frozen=True):
    """Go on with this card and with all that come in this mission."""

    visible = Visibility.PUBLIC


class Trip(Action, frozen=True):
    """Declare that the card was laid by mistake, and do something else."""

    instead: Public[BaseSymbol]


class GoOn(Action, frozen=True):
    """Go on with the campaign."""

    visible = Visibility.PUBLIC


class GoHome(Action, frozen=True):
    """End the campaign here."""

    visible = Visibility.PUBLIC


class RepairTile(Action, frozen=True):
    """Repair a damage tile."""

    zone: Public[ZoneName]
    tile: Public[TileName]


class RepairSquad(Action, frozen=True):
    """Repair a disabled squad of battlebots."""

    visible = Visibility.PUBLIC


class RepairNothing(Action, frozen=True):
    """Repair nothing."""

    visible = Visibility.PUBLIC


class Fly(Action, frozen=True):
    """Fly this mission next."""

    script: Public[ScriptName]


class Face(Action, frozen=True):
    """Meet threats of these levels."""

    common: Public[Levels]
    serious: Public[Levels]


class Place(Action, frozen=True):
    """Let the squad wait here."""

    station: Public[SquadPlace]
