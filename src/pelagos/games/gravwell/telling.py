"""The answer of ``pelagos resolve gravwell`` in sentences."""

import typing
from collections.abc import Mapping
from typing import Any

from pelagos.games.gravwell.cards import card_of
from pelagos.games.gravwell.events import EVENTS, BeamFired, MatchWon
from pelagos.games.gravwell.ships import ShipId
from pelagos.games.gravwell.wording import WORDING
from pelagos.kernel.ids import CardId
from pelagos.kernel.visibility import fields_of
from pelagos.kernel.wording import Line, Message, Value, say

CLASSES = {cls.__name__: cls for cls in EVENTS}


def tell(answer: Mapping[str, Any]) -> list[Line]:
    """Return what happened, each event with its rule, and where the ships are now.

    Args:
        answer: as `pelagos.games.gravwell.resolver` gives it, with ships by code and cards by letter.
    """
    lines: list[Line] = [(f"[{event['rule']}] ", event_message(event)) for event in answer["events"]]
    ships = tuple(say("resolved-ship", ship=say(f"ship-{code}"), space=space) for code, space in answer["pos"].items())
    return [*lines, (say("resolved-position", ships=ships),)]


def event_message(event: Mapping[str, Any]) -> Message:
    """Return the text of one event."""
    cls = CLASSES[event["type"]]
    values = {name: mention(event[name], hint) for name, (hint, _) in fields_of(cls).items()}
    if cls is MatchWon:
        values["count"] = len(event["ships"])
    if cls is BeamFired:
        values["card"] = event["card"]
    return Message(f"event-{cls.__name__}", values)


def mention(value: Any, hint: Any) -> Value:
    """Return a ship, a card, a list of these, or a plain value."""
    if typing.get_origin(hint) is tuple:
        return tuple(mention(part, typing.get_args(hint)[0]) for part in value)
    if hint is ShipId:
        return say(f"ship-{value}")
    if hint is CardId:
        return WORDING.card(card_of(value), None)
    plain: Value = value
    return plain
