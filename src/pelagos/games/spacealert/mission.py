"""A mission to resolve: its form, which is also its form in JSON."""

from typing import Final, Literal

import msgspec

from pelagos.games.spacealert.board import PACKAGE, ZONES
from pelagos.games.spacealert.cards import THREATS, Position
from pelagos.games.spacealert.programs import Slot, read_slot
from pelagos.games.spacealert.state import Card, Trip
from pelagos.kernel.data import read_json

TILES: Final[tuple[str, ...]] = tuple(row["id"] for row in read_json(PACKAGE, "data/damage_tiles.json"))
"""The six damage tiles of a zone."""
SPECIALIZATIONS: Final[tuple[str, ...]] = tuple(row["id"] for row in read_json(PACKAGE, "data/specializations.json"))
PLACES: Final = (*ZONES, "internal")
FULL_MISSION: Final = 12
MOST_PLAYERS: Final = 6
DEFAULT_SEED: Final = "0"
SQUAD_STATIONS: Final = ("UB", "LR")
"""Where squads of battlebots wait."""


ClosedStation = Literal["UR", "UB", "LR", "LW"]


class Call(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The card that lies beside a caller, or beside the vortex."""

    card: str
    calls: "Call | str | None" = None


class Announced(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A threat of the mission."""

    card: str
    T: int
    """The turn in which it appears."""
    zone: str | None = None
    """None for internal threats."""
    calls: Call | str | None = None
    """The card it can call; if it is missing, one is drawn."""


class Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who holds the Teleporter's two tokens."""

    departure: int
    destination: int


class Mission(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything the outcome of a mission depends on."""

    tracks: dict[str, str]
    """The track of red, white, blue and internal."""
    programs: tuple[tuple[Slot, ...], ...]
    """For each player, from the captain on, the slots in order."""
    threats: tuple[Announced, ...] = ()
    players: int | None = None
    specializations: tuple[str | None, ...] = ()
    double_actions: bool = False
    variable_range_interceptors: bool | None = None
    """None: together with double actions."""
    turns: int = FULL_MISSION
    tiles: dict[str, tuple[str, ...]] = {}
    """The order in which the damage tiles of a zone are drawn; the rest follow as the seed has it."""
    carried: dict[str, tuple[str, ...]] = {}
    """The damage tiles a zone brings along from the mission before (SA-102)."""
    squads: tuple[str, ...] = SQUAD_STATIONS
    """Where squads of battlebots wait; those not named were left disabled by the mission before (SA-102)."""
    teleporter: Tokens | None = None
    closed: tuple[ClosedStation, ...] = ()
    """The stations whose C the crew has not learnt to use yet."""
    spare_internals: tuple[str, ...] | None = None
    """The common internal threats left in their deck, for the vortex; None: all that the mission does not name."""
    trips: tuple[Trip, ...] = ()
    """Who trips over a card, and when."""
    seed: str | int = DEFAULT_SEED


def kind_called_by(caller: str) -> tuple[Position, str] | None:
    """Return position and kind of the threats a card can call; the vortex draws common internal ones."""
    card = THREATS[caller]
    for effect in (*card.X, *card.Y, *card.Z):
        if effect.op == "call":
            return (effect.position or "internal", effect.kind or "common")
        if effect.op == "resolve_random_common_internal_at_once":
            return ("internal", "common")
    return None


def read_program(mission: Mission, player: int) -> list[Card | None]:
    """Return the slots of a player, blank to the end."""
    specialization = specialization_of(mission, player)
    slots = [read_slot(slot, specialization, player, turn) for turn, slot in enumerate(mission.programs[player], 1)]
    return slots + [None] * (mission.turns - len(slots))


def specialization_of(mission: Mission, player: int) -> str | None:
    """Return the specialization of a player, if he has one."""
    return mission.specializations[player] if player < len(mission.specializations) else None
