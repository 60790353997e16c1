"""Who may see a field: the markers, and the check that every field has one.

A class that holds anything a viewer might receive derives from `Declared` or `Fact`. Each of its fields is written
``Public[T]``, ``Owner[T]``, ``Count[T]``, ``Secret[T]`` or ``Reveals[T]``; a field without a marker is an error when
the class is defined, so nothing is ever shown because somebody forgot to hide it.
"""

import inspect
import typing
from enum import Enum
from typing import Annotated, Any, ClassVar, TypeVar

import msgspec

from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.ids import Viewer

T = TypeVar("T")


class Visibility(Enum):
    """Who may see a field."""

    PUBLIC = "public"
    """Everybody, outsiders included."""
    OWNER = "owner"
    """The seat named by the nearest enclosing `seat` (or `actor`) field; to others the field is absent."""
    COUNT = "count"
    """The owner sees all of it, the others how many things it holds."""
    SECRET = "secret"
    """Nobody: the field is absent from every view."""
    REVEALS = "reveals"
    """Everybody, and the value may have been hidden until now: showing it ends free undo."""


Public = Annotated[T, Visibility.PUBLIC]
Owner = Annotated[T, Visibility.OWNER]
Count = Annotated[T, Visibility.COUNT]
Secret = Annotated[T, Visibility.SECRET]
Reveals = Annotated[T, Visibility.REVEALS]


class Concealed(msgspec.Struct):
    """A container that decides for each thing in it who knows it (a zone, a bag).

    Concealed classes belong to `pelagos.components`; a game uses them but never defines one, so there is one way to
    see. They hold numbers only, so they are declared with ``gc=False``: smaller, and no work for the collector.
    `observe` returns an immutable value of type `view_type`, equal for any two contents that the viewer cannot
    tell apart.
    """

    view_type: ClassVar[Any]

    def observe(self, viewer: Viewer) -> Any:
        """Return what `viewer` (a seat, or None for an outsider) may know of the content."""
        raise BrokenInvariant(None, "abstract", cls=type(self).__name__)


class Marked:
    """What `Declared` and `Fact` share: the check that every field says who may see it."""

    __slots__ = ()

    visible: ClassVar[Visibility] = Visibility.PUBLIC
    """Who may know that an object of this class exists at all.

    An event whose very happening may tell what was hidden, such as a win by a hidden hand, is `REVEALS`.
    """

    def __init_subclass__(cls, **config: Any) -> None:
        """Refuse a class with an unmarked field, or with no field and no `visible`."""
        super().__init_subclass__(**config)
        own = inspect.get_annotations(cls)
        if not own and "visible" not in cls.__dict__ and not fields_of(cls):
            raise BrokenInvariant(None, "undeclared-class", cls=cls.__qualname__)
        for name, (_, marker) in fields_of(cls).items():
            if marker is None:
                raise BrokenInvariant(None, "undeclared-field", cls=cls.__qualname__, field=name)


_FIELDS: dict[type, dict[str, tuple[Any, Visibility | None]]] = {}


def fields_of(cls: type) -> dict[str, tuple[Any, Visibility | None]]:
    """Return the fields of a class with their bare type and marker (None where it has none); nobody may change it."""
    if cls not in _FIELDS:
        hints = typing.get_type_hints(cls, localns={cls.__name__: cls}, include_extras=True)
        _FIELDS[cls] = {name: _split(hint) for name, hint in hints.items() if not _is_class_variable(hint)}
    return _FIELDS[cls]


def _is_class_variable(hint: object) -> bool:
    return hint is ClassVar or typing.get_origin(hint) is ClassVar


def _split(hint: Any) -> tuple[Any, Visibility | None]:
    if typing.get_origin(hint) is not Annotated:
        return hint, None
    bare, *extras = typing.get_args(hint)
    markers = [extra for extra in extras if isinstance(extra, Visibility)]
    return bare, markers[-1] if markers else None


class Declared(Marked, msgspec.Struct):
    """Base of states and of whatever in them can change."""

    visible = Visibility.PUBLIC


class Fact(Marked, msgspec.Struct, frozen=True, gc=False):
    """Base of what never changes: decisions, actions, events, effects, options."""

    visible = Visibility.PUBLIC
