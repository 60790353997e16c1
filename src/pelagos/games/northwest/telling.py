"""Events as plain data, and that data in sentences: the answer of ``pelagos resolve northwest``."""

import typing
from collections.abc import Mapping
from typing import Any, Final

from pelagos.games.northwest.cards import CODES, card_of
from pelagos.games.northwest.events import EVENTS
from pelagos.games.northwest.position.words import COLOURS
from pelagos.games.northwest.wording import WORDING, event_extras
from pelagos.kernel.event import Event
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.visibility import fields_of
from pelagos.kernel.wording import Line, Message, Value, say

CLASSES: Final = {cls.__name__: cls for cls in EVENTS}


def describe(event: Event) -> dict[str, Any]:
    """Return an event as plain data: seats by number, cards and tiles by code, the rule last."""
    told: dict[str, Any] = {"type": type(event).__name__}
    for name, (hint, _) in fields_of(type(event)).items():
        if name != "rule":
            told[name] = plain(getattr(event, name), hint)
    return {**told, "rule": event.rule}


def plain(value: Any, hint: Any) -> Any:
    """Return a value as JSON holds it."""
    if typing.get_origin(hint) is tuple:
        return [plain(part, typing.get_args(hint)[0]) for part in value]
    return CODES[value] if hint is CardId else value


def tell(answer: Mapping[str, Any]) -> list[Line]:
    """Return what happened, each event with its rule, then the position reached and who has won."""
    lines: list[Line] = [(f"[{event['rule']}] ", event_message(event)) for event in answer["events"]]
    lines += [(line,) for line in answer["position"].splitlines()]
    return lines


def event_message(event: Mapping[str, Any]) -> Message:
    """Return the text of one event."""
    cls = CLASSES[event["type"]]
    values = {name: mention(event[name], hint) for name, (hint, _) in fields_of(cls).items()}
    return Message(f"event-{cls.__name__}", {**values, **event_extras(cls.__name__, event.__getitem__)})


def mention(value: Any, hint: Any) -> Value:
    """Return a seat, a card, a list of these, or a plain value."""
    if typing.get_origin(hint) is tuple:
        return tuple(mention(part, typing.get_args(hint)[0]) for part in value)
    if hint is Seat:
        return say(f"colour-{COLOURS[value]}")
    if hint is CardId:
        return WORDING.card(card_of(value), None)
    named: Value = WORDING.value(hint, value, None) or value
    return named
