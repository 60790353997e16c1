"""From the fields of an event, a question or an answer to what its text mentions, by the declared types."""

import types
from collections.abc import Callable
from enum import Enum
from functools import cache
from typing import Any, Final, Literal, get_args, get_origin

import msgspec

from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.ids import CLOCK, RuleId
from pelagos.kernel.shapes import bare, members_of_union
from pelagos.kernel.visibility import Visibility, fields_of
from pelagos.kernel.wording import Value, say

HIDDEN = "hidden"
NOTHING = "none"
YES_NO = {True: "yes", False: "no"}
AS_THEY_ARE: Final = frozenset({int, str, RuleId, tuple[int, ...], tuple[str, ...]})
"""Types whose values no game words in its own way."""
Namer = Callable[[Any, Any], Value | None]
"""``(type, value) -> value of the text`` for cards, seats and the game's own types; None for plain ones."""


def values_of(fact: Any, cls: type, name_of: Namer) -> dict[str, Value]:
    """Return what each field holds, by its name.

    A field hidden from the reader is ``hidden``; of one that others may count there is also ``<name>_count``.
    """
    values: dict[str, Value] = {}
    for name, hint, is_counted, is_as_it_is in _fields(cls):
        value = getattr(fact, name)
        if is_counted:
            values[f"{name}_count"] = value if isinstance(value, int) else len(value)
            value = msgspec.UNSET if isinstance(value, int) else value
        values[name] = value if is_as_it_is and value is not msgspec.UNSET else value_of(value, hint, name_of)
    return values


@cache
def _fields(cls: type) -> tuple[tuple[str, Any, bool, bool], ...]:
    """Return, for each field, its name and type, whether others may count it, and whether it is told as it is.

    Looking a type up takes longer than most of what is done with the value.
    """
    return tuple(
        (name, hint, marker is Visibility.COUNT, hint in AS_THEY_ARE) for name, (hint, marker) in fields_of(cls).items()
    )


def value_of(value: Any, hint: Any, name_of: Namer) -> Value:
    """Return how a text mentions a value of a declared type."""
    if value is msgspec.UNSET:
        return HIDDEN
    if hint in AS_THEY_ARE:
        return value  # type: ignore[no-any-return]  # its type says that it is a number or a word, or many
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
    hints = _arguments(hint)
    if hints[-1] is Ellipsis:
        return [(part, hints[0]) for part in value]
    return list(zip(value, hints, strict=True))


@cache
def _arguments(hint: Any) -> tuple[Any, ...]:
    return get_args(bare(hint))


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
    literals, kind = _kind(member)
    if literals is not None:
        return value in literals
    return kind is not None and isinstance(value, kind)


@cache
def _kind(member: Any) -> tuple[tuple[Any, ...] | None, type | None]:
    """Return the words of a literal type, or else the class of which a value must be."""
    plain = bare(member)
    if get_origin(plain) is Literal:
        return get_args(plain), None
    kind = get_origin(plain) or plain
    return None, kind if isinstance(kind, type) and kind is not types.NoneType else None
