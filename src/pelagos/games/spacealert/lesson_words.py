"""What happens in the guided first game in words, so that its captions and its film read as in a match."""

from typing import Any, Final, get_origin

from msgspec import UNSET

from pelagos.games.spacealert.wording import WORDING
from pelagos.kernel.event import Event
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.shapes import members_of_union
from pelagos.kernel.visibility import Visibility, fields_of
from pelagos.kernel.wording import Message, Value

HIDDEN: Final = "hidden"
NOTHING: Final = "none"


def sentence_of(event: Event, seen: Any, view: Any) -> Message:
    """Return the sentence of an event as somebody may know it.

    Args:
        event: what happened.
        seen: the same as the reader may know it.
        view: what the reader knows of the match.
    """
    values: dict[str, Value] = {}
    for name, (hint, marker) in fields_of(type(event)).items():
        value = getattr(seen, name)
        if marker is Visibility.COUNT:
            values[f"{name}_count"] = value if isinstance(value, int) else len(value)
            value = UNSET if isinstance(value, int) else value
        values[name] = mention(value, hint, view)
    return Message(f"event-{type(event).__name__}", {**values, **WORDING.event(seen, view)})


def mention(value: Any, hint: Any, view: Any) -> Value:
    """Return a seat or a card by its name, several cards one after the other, and anything else as it is."""
    if value is UNSET:
        return HIDDEN
    if value is None:
        return NOTHING
    kinds = members_of_union(hint) or (hint,)
    if Seat in kinds:
        return WORDING.seat(value, view)
    if CardId in kinds:
        return WORDING.card(value, view)
    if get_origin(hint) is tuple:
        return tuple(mention(part, hint.__args__[0], view) for part in value)
    named: Value = value
    return named
