"""What the sentence of an event needs: its values, with names in place of codes.

The sentences are in ``text/*.ftl``; whoever reads them passes a function that looks a text key up.
"""

from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from pelagos.games.spacealert.board import ZONES
from pelagos.games.spacealert.cards import THREATS
from pelagos.kernel.event import Event

Naming = Callable[[str], str]
"""Turns a text key, such as ``threat-E1-07`` or ``zone-red``, into what a reader sees."""

N = TypeVar("N")

NAMED: Final = {
    "threat": "threat",
    "caller": "threat",
    "drawn": "threat",
    "zone": "zone",
    "weapon": "weapon",
    "tile": "tile",
    "system": "system",
    "cause": "cause",
    "way": "way",
    "obstacle": "obstacle",
    "what": "what",
    "kind": "kind",
    "how": "how",
    "condition": "condition",
    "reason": "reason",
}
"""The fields of events that hold codes, and where the names of these begin."""

CODES: Final[dict[str, frozenset[str]]] = {
    "threat": frozenset(THREATS),
    "zone": frozenset({"red", "white", "blue", "all"}),
    "weapon": frozenset({"heavy_laser", "light_laser", "pulse", "rocket", "interceptors"}),
    "tile": frozenset({"upper_weapon", "lower_weapon", "shield", "reactor", "gravolift", "structural"}),
    "system": frozenset({"shield", "reactor"}),
    "cause": frozenset({"lift", "slime", "threat", "computer", "space", "trip"}),
    "way": frozenset({"walk", "lift", "heroic", "teleport", "forced"}),
    "obstacle": frozenset({"wall", "door"}),
    "what": frozenset({"shields", "speed", "access", "hidden", "fire", "marks"}),
    "kind": frozenset(
        {
            "attack-bonus",
            "shield-bonus",
            "double-damage",
            "sealed-door",
            "blind-lasers",
            "shields-ignored",
            "shields-reversed",
            "lethal-entry",
        }
    ),
    "how": frozenset({"poisoned", "infected", "host"}),
    "condition": frozenset({"active", "disabled"}),
    "reason": frozenset(
        {
            "hull",
            "threat",
            "fired",
            "no-energy",
            "no-transfer",
            "no-squad",
            "no-intruder",
            "no-launch",
            "no-rocket",
            "wrong-turn",
            "wrong-station",
            "not-both",
            "no-token",
            "in-space",
            "nothing-to-repair",
            "nothing-to-prepare",
            "beyond-repair",
            "remote",
            "not-learnt",
        }
    ),
}
"""The codes that have names; anything else stands for itself."""


def key_of(event: Event) -> str:
    """Return the text key of an event's sentence."""
    return f"event-{type(event).__name__}"


def arguments_of(event: Event, name: Naming) -> dict[str, str | int]:
    """Return the variables of an event's sentence."""
    fields = {field: getattr(event, field) for field in event.__struct_fields__ if field != "rule"}
    return {field: told(field, value, name) for field, value in fields.items()}


def told(field: str, value: str | int, name: Callable[[str], N]) -> N | str | int:
    """Return a value as a reader sees it; `name` turns a text key into a word or into a reference to one."""
    if field in NAMED and value in CODES[NAMED[field]]:
        return name(f"{NAMED[field]}-{value}")
    if field == "place" and value in ZONES:
        return name(f"zone-{value}")
    return value


def terse(event: Event) -> str:
    """Return an event as its name and its values, for those who need no language."""
    fields = {key: value for key, value in msgspec.to_builtins(event).items() if key not in ("type", "rule")}
    return " ".join([type(event).__name__, *(f"{key}={value}" for key, value in fields.items())])
