"""Answers that look possible but may not be: listed ones with one field changed, or one word of their notation."""

import random
import typing
from enum import Enum
from typing import Any

import msgspec

from pelagos.kernel.decision import Action, Decision
from pelagos.kernel.errors import IllegalText
from pelagos.kernel.game import Game
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.notation import read_action, write_action
from pelagos.kernel.visibility import fields_of

ODD_WORDS = ("-", "()", "-1", "0", "999999", "1,2", "1.2", "yes")
"""What a person or a damaged record may say where something else belongs."""


def vary(game: Game[Any], action: Action, rng: random.Random) -> list[Action]:
    """Return variants of an action: for each field another card, seat, number, word or truth value in its place."""
    variants: list[Action] = []
    for name, (hint, _) in fields_of(type(action)).items():
        values = _values(game, hint, getattr(action, name))
        if values:
            variants.append(msgspec.structs.replace(action, **{name: rng.choice(values)}))
    return variants


def misspell(game: Game[Any], decision: Decision, action: Action, rng: random.Random) -> list[Action]:
    """Return what the notation of an action says with an odd word in it, if it can be read at all."""
    words = write_action(game, action).split()
    if len(words) > 1:
        words[rng.randrange(1, len(words))] = rng.choice(ODD_WORDS)
    try:
        return [read_action(game, decision, " ".join(words))]
    except IllegalText:
        return []


def _values(game: Game[Any], hint: Any, value: Any) -> list[Any]:
    if hint is CardId:
        return list(range(len(game.cards)))
    if hint is Seat:
        return list(range(-1, game.seats[-1] + 1))
    if hint is bool:
        return [not value]
    if hint is int:
        return [value - 1, value + 1]
    if typing.get_origin(hint) is typing.Literal:
        return list(typing.get_args(hint))
    return list(hint) if isinstance(hint, type) and issubclass(hint, Enum) else []
