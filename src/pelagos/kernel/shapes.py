"""What a type hint is made of, as far as cloning and observing need to know."""

import types
import typing
from enum import Enum
from functools import cache
from typing import Any, Literal, NewType

import msgspec

from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.visibility import Concealed, Marked, fields_of

SCALARS = (int, str, bool, float, bytes, type(None))


@cache
def bare(hint: Any) -> Any:
    """Strip `Annotated` and `NewType` from a hint."""
    while True:
        if typing.get_origin(hint) is typing.Annotated:
            hint = typing.get_args(hint)[0]
        elif isinstance(hint, NewType):
            hint = hint.__supertype__
        else:
            return hint


@cache
def members_of_union(hint: Any) -> tuple[Any, ...] | None:
    """Return the members if the hint is a union, else None."""
    hint = bare(hint)
    if typing.get_origin(hint) in (typing.Union, types.UnionType):
        return typing.get_args(hint)
    return None


def is_struct(hint: object) -> bool:
    """Tell whether the hint is a msgspec class."""
    return isinstance(hint, type) and issubclass(hint, msgspec.Struct)


def is_frozen(cls: type) -> bool:
    """Tell whether the objects of a msgspec class cannot change."""
    return bool(getattr(cls, "__struct_config__").frozen)  # noqa: B009  # absent from msgspec's stubs for `type`


def is_immutable(hint: Any) -> bool:
    """Tell whether a value of this type can be shared freely between states."""
    hint = bare(hint)
    members = members_of_union(hint)
    if members is not None:
        return all(is_immutable(member) for member in members)
    if typing.get_origin(hint) is Literal:
        return True
    if typing.get_origin(hint) is tuple:
        return all(is_immutable(item) for item in typing.get_args(hint) if item is not Ellipsis)
    if is_struct(hint):
        return _is_frozen_throughout(hint)
    return isinstance(hint, type) and (hint in SCALARS or issubclass(hint, Enum))


def _is_frozen_throughout(cls: type) -> bool:
    if issubclass(cls, Concealed) or not is_frozen(cls):
        return False
    for name, (hint, _) in fields_of(cls).items():
        if not is_immutable(hint):
            raise BrokenInvariant(None, "mutable-field-in-frozen-class", cls=cls.__qualname__, field=name)
    return True


def require_declared(hint: Any, where: str) -> None:
    """Refuse a class inside a declared field whose own fields do not say who may see them."""
    hint = bare(hint)
    if is_struct(hint):
        if not issubclass(hint, Marked | Concealed):
            raise BrokenInvariant(None, "undeclared-class", cls=f"{hint.__qualname__} in {where}")
        return
    for part in typing.get_args(hint):
        if part is not Ellipsis and not isinstance(part, str | int):
            require_declared(part, where)


def is_well_typed(fact: msgspec.Struct) -> bool:
    """Tell whether each field of an action, or of options, holds what its class declares; Python does not check that.

    A number of another library, say, equals a card and passes for it, but a record cannot hold it.
    """
    try:
        msgspec.convert(msgspec.structs.asdict(fact), type(fact))
    except (TypeError, msgspec.ValidationError):
        return False
    return True
