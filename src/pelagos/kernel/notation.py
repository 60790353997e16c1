"""Actions as short texts that round-trip: the class name in lower case, then the fields in order.

``play H`` is ``Play(card=7)`` in a game whose card 7 is written H. Cards are written with the game's codes, seats as
numbers, yes and no for truth values, a dash for nothing; parts of a tuple are joined by commas, of a tuple inside it
by full stops, and an empty one is written ``()``.
"""

import types
import typing
from enum import Enum
from functools import cache, lru_cache
from typing import Any

from pelagos.kernel.decision import Action, Decision
from pelagos.kernel.errors import BrokenInvariant, IllegalText
from pelagos.kernel.game import Game
from pelagos.kernel.ids import CardId
from pelagos.kernel.record import is_number
from pelagos.kernel.shapes import members_of_union
from pelagos.kernel.table_rules import cite
from pelagos.kernel.visibility import fields_of

JOINTS = (",", ".")
NOTHING = "-"
EMPTY = "()"
WORDS = {"yes": True, "no": False}
SHORT = 40
"""Texts of actions up to so many characters are worth remembering."""


def write_action(game: Game[Any], action: Action) -> str:
    """Return the text of an action, remembered while it is among the latest."""
    return _write_action(game, action)


@lru_cache(maxsize=4096)
def _write_action(game: Game[Any], action: Action) -> str:
    word, fields = _form_of(type(action))
    return " ".join([word, *[_write(game, getattr(action, name), hint, 0) for name, hint in fields]])


@cache
def _form_of(cls: type) -> tuple[str, tuple[tuple[str, Any], ...]]:
    """Return the word of a class of action, and the name and type of each field."""
    return cls.__name__.lower(), tuple((name, hint) for name, (hint, _) in fields_of(cls).items())


def read_action(game: Game[Any], decision: Decision, text: str) -> Action:
    """Return the action that `text` describes as an answer to `decision`; whether it is legal is not judged."""
    return (_read_again if len(text) <= SHORT else _read_action)(game, type(decision), text)


def _read_action(game: Game[Any], kind: type[Decision], text: str) -> Action:
    words = text.split()
    by_name = _by_name(game.asks[kind].actions)
    if not words or words[0].lower() not in by_name:
        known = ", ".join(by_name)
        raise IllegalText(cite("PL-03"), "action-name", text=text, known=known)
    return read_fields(game, by_name[words[0].lower()], words[1:], text)


_read_again = lru_cache(maxsize=4096)(_read_action)
"""The same few answers are read over and over."""


@cache
def _by_name(actions: tuple[type[Action], ...]) -> dict[str, type[Action]]:
    return {cls.__name__.lower(): cls for cls in actions}


def read_fields(game: Game[Any], cls: type[Action], words: list[str], text: str) -> Action:
    """Return an action of class `cls` whose fields are written in `words`."""
    fields = fields_of(cls)
    if len(words) != len(fields):
        raise IllegalText(cite("PL-03"), "action-length", text=text, expected=len(fields), found=len(words))
    values = [_read(game, word, hint, 0) for word, (hint, _) in zip(words, fields.values(), strict=True)]
    return cls(*values)


def read_card(game: Game[Any], text: str) -> CardId:
    """Return the card of that code, upper and lower case being alike; of that number in a game without codes."""
    if not game.cards and is_number(text):
        return CardId(int(text))
    folded = text.casefold()
    for number, code in enumerate(game.cards):
        if code.casefold() == folded:
            return CardId(number)
    raise IllegalText(cite("PL-03"), "unknown-card", card=text)


def _write(game: Game[Any], value: Any, hint: Any, depth: int) -> str:
    if value is None:
        return NOTHING
    if isinstance(value, tuple):
        if not value:
            return EMPTY
        parts = typing.get_args(_without_none(hint))
        return JOINTS[depth].join(_write(game, part, _part_hint(parts, i), depth + 1) for i, part in enumerate(value))
    if _without_none(hint) is CardId:
        return game.card_code(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value.value) if isinstance(value, Enum) else str(value)


def _read(game: Game[Any], word: str, hint: Any, depth: int) -> Any:
    bare = _without_none(hint)
    if word == NOTHING and bare != hint:
        return None
    hint = bare
    if typing.get_origin(hint) is tuple:
        return _read_tuple(game, word, typing.get_args(hint), depth)
    if hint is CardId:
        return read_card(game, word)
    return _read_scalar(word, getattr(hint, "__supertype__", hint))


def _read_tuple(game: Game[Any], word: str, parts: tuple[Any, ...], depth: int) -> tuple[Any, ...]:
    pieces = [] if word == EMPTY else word.split(JOINTS[depth])
    if parts[-1] is not Ellipsis and len(pieces) != len(parts):
        raise IllegalText(cite("PL-03"), "action-word", word=word)
    return tuple(_read(game, piece, _part_hint(parts, place), depth + 1) for place, piece in enumerate(pieces))


def _read_scalar(word: str, hint: Any) -> Any:
    if hint is bool and word in WORDS:
        return WORDS[word]
    if hint is int and is_number(word.removeprefix("-")):
        return int(word)
    if hint is str:
        return word
    if typing.get_origin(hint) is typing.Literal and word in typing.get_args(hint):
        return word
    if isinstance(hint, type) and issubclass(hint, Enum):
        for member in hint:
            if str(member.value) == word:
                return member
    raise IllegalText(cite("PL-03"), "action-word", word=word)


@cache
def _without_none(hint: Any) -> Any:
    members = members_of_union(hint)
    if members is None:
        return hint
    left = [member for member in members if member is not types.NoneType]
    if len(left) != 1:
        raise BrokenInvariant(None, "cannot-write", hint=str(hint))
    return left[0]


def _part_hint(parts: tuple[Any, ...], place: int) -> Any:
    return parts[0] if parts[-1] is Ellipsis else parts[place]
