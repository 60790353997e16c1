"""Which cards an event shows to a viewer."""

from typing import Any

import msgspec

from pelagos.kernel.event import Event
from pelagos.kernel.ids import CardId, Viewer
from pelagos.kernel.observe import observe
from pelagos.kernel.shapes import bare
from pelagos.kernel.visibility import Fact, Visibility, fields_of


def cards_shown(event: Event, viewer: Viewer) -> set[int]:
    """Return the cards that `viewer` learns of from this event."""
    view = observe(event, viewer)
    if view is None:
        return set()
    cards: set[int] = set()
    for name, (hint, marker) in fields_of(type(event)).items():
        value = getattr(view, name, msgspec.UNSET)
        if value is msgspec.UNSET or marker is Visibility.COUNT:
            continue
        cards |= _cards_in(hint, value)
    return cards


def cards_named(fact: Fact) -> set[int]:
    """Return every card that an event or an action names, whoever may see it."""
    named: set[int] = set()
    for name, (hint, _) in fields_of(type(fact)).items():
        named |= _cards_in(hint, getattr(fact, name))
    return named


def _cards_in(hint: Any, value: Any) -> set[int]:
    if hint is CardId:
        return {value}
    parts = getattr(hint, "__args__", ())
    if isinstance(value, tuple) and parts:
        hints = [parts[0]] * len(value) if parts[-1] is Ellipsis else parts
        return set().union(*(_cards_in(part, item) for part, item in zip(hints, value, strict=False)))
    if value is not None and CardId in parts and bare(hint) is not tuple:
        return {value}
    return set()
