"""A copy function for each state class, written from its fields when the class is first used.

It lets msgspec copy the object as it is, which is fast, and then copies what can change in it.
"""

import typing
from collections.abc import Callable
from typing import Any, TypeVar

from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.shapes import bare, is_immutable, is_struct, members_of_union
from pelagos.kernel.visibility import fields_of

S = TypeVar("S")
Cloner = Callable[[Any], Any]
_CLONERS: dict[type, Cloner] = {}


def cloner_of(cls: type[S]) -> Callable[[S], S]:
    """Return the function that copies objects of `cls`.

    Immutable values are shared between the copy and the original; lists, dicts and mutable classes are copied as
    deep as they go.
    """
    if cls not in _CLONERS:
        _CLONERS[cls] = _write(cls)
    return _CLONERS[cls]


def _write(cls: type) -> Cloner:
    scope: dict[str, Any] = {}
    fields = getattr(cls, "__struct_fields__")  # noqa: B009  # absent from msgspec's stubs for `type`
    hints = fields_of(cls)
    copies = {name: _copy(hints[name][0], f"old.{name}", scope) for name in fields if not is_immutable(hints[name][0])}
    lines = ["new = old.__copy__()", *(f"new.{name} = {copy}" for name, copy in copies.items()), "return new"]
    source = "def clone(old):\n" + "".join(f"    {line}\n" for line in lines)
    exec(source, scope)  # noqa: S102  # the source is made of field names of our own classes
    return typing.cast("Cloner", scope["clone"])


def _copy(hint: Any, value: str, scope: dict[str, Any]) -> str:
    hint = bare(hint)
    if is_immutable(hint):
        return value
    if is_struct(hint):
        return f"{_bind(cloner_of(hint), scope)}({value})"
    members = members_of_union(hint)
    if members is not None:
        return f"{_bind(_union_cloner(members), scope)}({value})"
    return _copy_container(hint, value, scope)


def _copy_container(hint: Any, value: str, scope: dict[str, Any]) -> str:
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if origin is list:
        return f"{value}[:]" if is_immutable(parts[0]) else f"[{_copy(parts[0], 'x', scope)} for x in {value}]"
    if origin is dict:
        if is_immutable(parts[1]):
            return f"{value}.copy()"
        return f"{{k: {_copy(parts[1], 'x', scope)} for k, x in {value}.items()}}"
    if origin is tuple and parts[-1] is Ellipsis:
        return f"tuple([{_copy(parts[0], 'x', scope)} for x in {value}])"
    raise BrokenInvariant(None, "cannot-clone", hint=str(hint))


def _bind(function: Cloner, scope: dict[str, Any]) -> str:
    name = f"clone_{len(scope)}"
    scope[name] = function
    return name


def _union_cloner(members: tuple[Any, ...]) -> Cloner:
    by_type = {member: cloner_of(member) for member in members if is_struct(member)}

    def clone(value: Any) -> Any:
        cloner = by_type.get(type(value))
        return value if cloner is None else cloner(value)

    return clone
