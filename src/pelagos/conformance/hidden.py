"""Which fields of a state hide something, and which of them differ between two states."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from pelagos.components.bag import Bag
from pelagos.kernel.shapes import is_struct
from pelagos.kernel.visibility import Concealed, Visibility, fields_of

HIDING = (Visibility.OWNER, Visibility.COUNT, Visibility.SECRET)


def hidden_fields(cls: type) -> set[str]:
    """Return ``Class.field`` for every field, here or further in, that some viewer may not see whole."""
    return set(_hidden_in(cls, set()))


def _hidden_in(hint: Any, seen: set[Any]) -> Iterator[str]:
    if is_struct(hint) and hint not in seen and not issubclass(hint, Concealed):
        seen.add(hint)
        for name, (field, marker) in fields_of(hint).items():
            if marker in HIDING or _holds_concealed(field):
                yield f"{hint.__name__}.{name}"
            else:
                yield from _hidden_in(field, seen)
    for part in getattr(hint, "__args__", ()):
        yield from _hidden_in(part, seen)


@cache
def _holds_concealed(hint: Any) -> bool:
    if is_struct(hint):
        return (
            issubclass(hint, Concealed) and hint is not Bag
        )  # a bag holds what lies nowhere else: no secret of its own
    return any(_holds_concealed(part) for part in getattr(hint, "__args__", ()))


def differing_fields(one: Any, other: Any) -> set[str]:
    """Return the hidden fields, named as in `hidden_fields`, in which two states differ."""
    return set(_differing(one, other))


def _differing(one: Any, other: Any) -> Iterator[str]:
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        for mine, its in zip(one, other, strict=False):
            yield from _differing(mine, its)
    elif isinstance(one, dict) and isinstance(other, dict):
        for key in one.keys() & other.keys():
            yield from _differing(one[key], other[key])
    elif is_struct(type(one)) and type(one) is type(other) and not isinstance(one, Concealed):
        for name, (field, marker) in fields_of(type(one)).items():
            mine, its = getattr(one, name), getattr(other, name)
            if marker in HIDING or _holds_concealed(field):
                if msgspec.json.encode(mine) != msgspec.json.encode(its):
                    yield f"{type(one).__name__}.{name}"
            else:
                yield from _differing(mine, its)


def who_knows_cards(value: Any) -> dict[int, int]:
    """Return, for each card in a zone that keeps count of it, the bits of those who know that it is there."""
    if isinstance(value, Concealed):
        return dict(zip(getattr(value, "cards", ()), getattr(value, "known", ()), strict=False))
    known: dict[int, int] = {}
    if isinstance(value, list | tuple):
        for part in value:
            known.update(who_knows_cards(part))
    elif is_struct(type(value)):
        for name in _ways_to_zones(type(value)):  # type: ignore[arg-type]  # a class is hashable
            known.update(who_knows_cards(getattr(value, name)))
    return known


@cache
def _ways_to_zones(cls: type) -> tuple[str, ...]:
    """Return the fields in which, here or further in, something may be concealed."""
    return tuple(name for name, (field, _) in fields_of(cls).items() if _leads_to_zones(field, frozenset({cls})))


def _leads_to_zones(hint: Any, seen: frozenset[Any]) -> bool:
    if is_struct(hint) and hint not in seen:
        if issubclass(hint, Concealed):
            return True
        return any(_leads_to_zones(field, seen | {hint}) for field, _ in fields_of(hint).values())
    return any(_leads_to_zones(part, seen) for part in getattr(hint, "__args__", ()))
