"""The one way to see: view classes and observers written from the visibility markers.

`view_of(cls)` returns the class of what a viewer receives; `observer_of(cls)` returns the function that makes it.
Hidden fields are absent (`msgspec.UNSET`, left out of JSON); counted ones hold a number for those who may only count.
A class that hides nothing is its own view.
"""

import typing
from collections.abc import Callable
from typing import Any

import msgspec

from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.ids import Viewer
from pelagos.kernel.shapes import bare, is_frozen, is_immutable, is_struct, members_of_union, require_declared
from pelagos.kernel.visibility import Concealed, Visibility, fields_of

Observer = Callable[[Any, Viewer, Any], Any]
OPEN = (Visibility.PUBLIC, Visibility.REVEALS)
_VIEWS: dict[type, type] = {}
_OBSERVERS: dict[type, Observer] = {}


def observe(value: Any, viewer: Viewer) -> Any:
    """Return what `viewer` may know of a state, decision, action or event; None if not even that it exists."""
    return observer_of(type(value))(value, viewer, None)


def view_of(cls: type) -> Any:
    """Return the view class of `cls`; `cls` itself if everything in it is open."""
    if cls not in _VIEWS:
        _VIEWS[cls] = cls if is_open(cls) else _write_view(cls)
    return _VIEWS[cls]


def observer_of(cls: type) -> Observer:
    """Return the function ``(value, viewer, enclosing owner) -> view`` of a declared class."""
    if cls not in _OBSERVERS:
        _OBSERVERS[cls] = _share if is_open(cls) else _write_observer(cls)
    return _OBSERVERS[cls]


def is_open(hint: Any) -> bool:
    """Tell whether values of this type are immutable and hide nothing from anybody."""
    hint = bare(hint)
    if is_struct(hint):
        if issubclass(hint, Concealed) or not is_frozen(hint) or hint.visible is not Visibility.PUBLIC:
            return False
        return all(marker in OPEN and is_open(field) for field, marker in fields_of(hint).values())
    parts = members_of_union(hint) or typing.get_args(hint)
    if typing.get_origin(hint) is typing.Literal or not parts:
        return is_immutable(hint)
    return is_immutable(hint) and all(is_open(part) for part in parts if part is not Ellipsis)


def owner_field(cls: type) -> str | None:
    """Return the name of the field that says whose the object is."""
    return next((name for name in ("seat", "actor") if name in fields_of(cls)), None)


def _share(value: Any, _viewer: Viewer, _owner: Any) -> Any:
    return value


def _write_view(cls: type) -> type:
    fields: list[Any] = []
    for name, (hint, marker) in fields_of(cls).items():
        require_declared(hint, f"{cls.__qualname__}.{name}")
        if marker is Visibility.OWNER:
            fields.append((name, _view_type(hint) | msgspec.UnsetType, msgspec.UNSET))
        elif marker is Visibility.COUNT:
            fields.append((name, _view_type(hint) | int))
        elif marker is not Visibility.SECRET:
            fields.append((name, _view_type(hint)))
    if getattr(cls, "is_whole_state", False):
        fields.append(("viewer", int | None, None))
    config = getattr(cls, "__struct_config__")  # noqa: B009  # absent from msgspec's stubs for `type`
    return msgspec.defstruct(
        f"{cls.__name__}View",
        fields,
        frozen=True,
        gc=False,
        kw_only=_needs_keywords(cls),
        tag=config.tag,
        tag_field=config.tag_field,
        module=cls.__module__,
    )


def _needs_keywords(cls: type) -> bool:
    """Tell whether in the view of `cls` a field that may be absent stands before one that may not."""
    shown = [marker is Visibility.OWNER for _, marker in fields_of(cls).values() if marker is not Visibility.SECRET]
    return shown != sorted(shown)


def _view_type(hint: Any) -> Any:
    hint = bare(hint)
    if is_open(hint):
        return hint
    if is_struct(hint):
        return hint.view_type if issubclass(hint, Concealed) else view_of(hint)
    members = members_of_union(hint)
    if members is not None:
        return typing.Union[tuple(_view_type(member) for member in members)]  # noqa: UP007  # built at run time
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if origin is list or (origin is tuple and parts[-1] is Ellipsis):
        return tuple.__class_getitem__((_view_type(parts[0]), ...))
    if origin is dict:
        return dict.__class_getitem__((bare(parts[0]), _view_type(parts[1])))
    raise BrokenInvariant(None, "cannot-observe", hint=str(hint))


def _write_observer(cls: type) -> Observer:
    scope: dict[str, Any] = {"view": view_of(cls), "UNSET": msgspec.UNSET}
    own = owner_field(cls)
    lines = ["def observe(old, viewer, owner):"]
    if own is not None:
        lines.append(f"    owner = old.{own}")
    lines.append("    owned = viewer is not None and viewer == owner")
    hidden = {Visibility.OWNER: "not owned", Visibility.SECRET: "True"}.get(cls.visible)  # type: ignore[attr-defined]  # every Fact has it
    if hidden:
        lines.append(f"    if {hidden}: return None")
    arguments = _arguments(cls, scope)
    if not _needs_keywords(cls):  # names cost as much as all the rest
        arguments = [argument.partition("=")[2] for argument in arguments]
    lines.append(f"    return view({', '.join(arguments)})")
    exec("\n".join(lines), scope)  # noqa: S102  # the source is made of field names of our own classes
    return typing.cast("Observer", scope["observe"])


def _arguments(cls: type, scope: dict[str, Any]) -> list[str]:
    arguments: list[str] = []
    for name, (hint, marker) in fields_of(cls).items():
        seen = _see(hint, f"old.{name}", scope)
        if marker is Visibility.OWNER:
            arguments.append(f"{name}=({seen}) if owned else UNSET")
        elif marker is Visibility.COUNT:
            arguments.append(f"{name}=({seen}) if owned else len(old.{name})")
        elif marker is not Visibility.SECRET:
            arguments.append(f"{name}={seen}")
    if getattr(cls, "is_whole_state", False):
        arguments.append("viewer=viewer")
    return arguments


def _see(hint: Any, value: str, scope: dict[str, Any]) -> str:
    hint = bare(hint)
    if is_open(hint):
        return value
    if is_struct(hint):
        if issubclass(hint, Concealed):
            return f"{value}.observe(viewer)"
        return f"{_bind(observer_of(hint), scope)}({value}, viewer, owner)"
    members = members_of_union(hint)
    if members is not None:
        return f"{_bind(_union_observer(members), scope)}({value}, viewer, owner)"
    return _see_container(hint, value, scope)


def _see_container(hint: Any, value: str, scope: dict[str, Any]) -> str:
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if origin is dict:
        return f"{{k: {_see(parts[1], 'x', scope)} for k, x in {value}.items()}}"
    if is_open(parts[0]):
        return f"tuple({value})"
    return f"tuple([{_see(parts[0], 'x', scope)} for x in {value}])"


def _bind(function: Observer, scope: dict[str, Any]) -> str:
    name = f"observe_{len(scope)}"
    scope[name] = function
    return name


def _union_observer(members: tuple[Any, ...]) -> Observer:
    by_type = {member: observer_of(member) for member in members if is_struct(member)}

    def see(value: Any, viewer: Viewer, owner: Any) -> Any:
        observer = by_type.get(type(value))
        return value if observer is None else observer(value, viewer, owner)

    return see
