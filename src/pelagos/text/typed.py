"""From the fields of an event, a question or an answer to what its text mentions, by the declared types."""

import types
from collections.abc import Callable
from enum import Enum
from typing import Any, Literal, get_args, get_origin

import msgspec

from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.ids import CLOCK
from pelagos.kernel.shapes import bare, members_of_union
from pelagos.kernel.visibility import Visibility, fields_of
from pelagos.kernel.wording import Value, say

HIDDEN = "hidden"
NOTHING = "none"
YES_NO = {True: "yes", False: "no"}
Namer = Callable[[Any, Any], Value | None]
"""``(type, value) -> value of the text`` for cards, seats and the game's own types; None for plain ones."""


def values_of(fact: Any, cls: type, name_of: Namer) -> dict[str, Value]:
    """Return what each field holds, by its name.

    A field hidden from the reader is ``hidden``; of one that others may count there is also ``<name>_count``.
    """
    values: dict[str, Value] = {}
    for name, (hint, marker) in fields_of(cls).items():
        value = getattr(fact, name)
        if marker is Visibility.COUNT:
            values[f"{name}_count"] = value if isinstance(value, int) else len(value)
            value = msgspec.UNSET if isinstance(value, int) else value
        values[name] = value_of(value, hint, name_of)
    return values


def value_of(value: Any, hint: Any, name_of: Namer) -> Value:
    """Return how a text mentions a value of a declared type."""
    if value is msgspec.UNSET:
        return HIDDEN
    if value is None:
        return NOTHING
    hint = _member_for(value, hint)
    named = name_of(hint, value)
    if named is not None:
        return named
    if isinstance(value, tuple):
        return tuple(value_of(part, part_hint, name_of) for part, part_hint in _parts(value, hint))
    return _plain(value, hint)


def _plain(value: Any, hint: Any) -> Value:
    if isinstance(value, bool):
        return YES_NO[value]
    if isinstance(value, Enum):
        return str(value.value)
    if value == CLOCK:
        return say("clock")
    if isinstance(value, int | str):
        return value
    raise BrokenInvariant(None, "cannot-word", hint=str(hint))


def _parts(value: tuple[Any, ...], hint: Any) -> list[tuple[Any, Any]]:
    hints = get_args(bare(hint))
    if hints[-1] is Ellipsis:
        return [(part, hints[0]) for part in value]
    return list(zip(value, hints, strict=True))


def _member_for(value: Any, hint: Any) -> Any:
    """Return the member of a union that the value belongs to; the hint itself if it is no union."""
    members = members_of_union(hint)
    if members is None:
        return hint
    for member in members:
        if _belongs(value, member):
            return member
    return hint


def _belongs(value: Any, member: Any) -> bool:
    plain = bare(member)
    if get_origin(plain) is Literal:
        return value in get_args(plain)
    kind = get_origin(plain) or plain
    return isinstance(kind, type) and kind is not types.NoneType and isinstance(value, kind)
