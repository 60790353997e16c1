"""What the sentence of an event needs: its values, with names in place of codes.

The sentences are in ``text/*.ftl``; whoever reads them passes a function that looks a text key up.
"""

from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from pelagos.games.spacealert.board import ZONES
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


def key_of(event: Event) -> str:
    """Return the text key of an event's sentence."""
    return f"event-{type(event).__name__}"


def arguments_of(event: Event, name: Naming) -> dict[str, str | int]:
    """Return the variables of an event's sentence."""
    fields = {field: getattr(event, field) for field in event.__struct_fields__ if field != "rule"}
    return {field: told(field, value, name) for field, value in fields.items()}


def told(field: str, value: str | int, name: Callable[[str], N]) -> N | str | int:
    """Return a value as a reader sees it; `name` turns a text key into a word or into a reference to one."""
    if field in NAMED:
        return name(f"{NAMED[field]}-{value}")
    if field == "place" and value in ZONES:
        return name(f"zone-{value}")
    return value


def terse(event: Event) -> str:
    """Return an event as its name and its values, for those who need no language."""
    fields = {key: value for key, value in msgspec.to_builtins(event).items() if key not in ("type", "rule")}
    return " ".join([type(event).__name__, *(f"{key}={value}" for key, value in fields.items())])
