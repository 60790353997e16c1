"""Specimens of events and actions: for each class, objects with every kind of value its fields may have."""

import itertools
import typing
from collections.abc import Iterator
from enum import Enum
from typing import Any

from pelagos.kernel.game import Game
from pelagos.kernel.ids import CardId, RuleId, Seat
from pelagos.kernel.shapes import bare, members_of_union
from pelagos.kernel.visibility import Visibility, fields_of

NUMBERS = (0, 1, 2, 54)
MOST = 40
"""So many objects of one class are enough."""
LENGTHS = (1, 2)
"""Lists of one object are equally long, because some belong together."""
HIDING = (Visibility.OWNER, Visibility.COUNT, Visibility.SECRET)


def specimens(game: Game[Any], cls: type, seats: int, *, only_hidden_differs: bool = False) -> Iterator[Any]:
    """Yield objects of a class of events or actions.

    Args:
        game: the rules.
        cls: the class.
        seats: how many play.
        only_hidden_differs: whether all fields that everybody sees keep their first value.
    """
    names = list(fields_of(cls))
    for length in LENGTHS:
        choices = []
        for hint, marker in fields_of(cls).values():
            values = list(_values(game, hint, seats, length))
            choices.append(values[:1] if only_hidden_differs and marker not in HIDING else values)
        for each in _spread(list(itertools.product(*choices))):
            yield cls(**dict(zip(names, each, strict=True)))
        if only_hidden_differs:
            return


def _spread(combinations: list[tuple[Any, ...]]) -> list[tuple[Any, ...]]:
    return combinations[:: max(1, len(combinations) // MOST)]


def _values(game: Game[Any], hint: Any, seats: int, length: int) -> Iterator[Any]:
    members = members_of_union(hint)
    if members is not None:
        for member in members:
            yield from _values(game, member, seats, length)
    elif hint is RuleId:
        yield next(iter(game.rulebook.rules))
    elif hint is Seat:
        yield from (Seat(seat) for seat in range(seats))
    elif hint is CardId:
        yield from (CardId(card) for card in (0, len(game.cards) // 2, len(game.cards) - 1))
    elif typing.get_origin(bare(hint)) is tuple:
        yield from _tuples(game, bare(hint), seats, length)
    else:
        yield from _plain(bare(hint), is_own_number=bare(hint) is not hint, seats=seats)


def _tuples(game: Game[Any], hint: Any, seats: int, length: int) -> Iterator[Any]:
    part, *rest = typing.get_args(hint)
    if rest == [Ellipsis]:
        values = list(_values(game, part, seats, length))
        yield from {tuple(values[:length]), tuple(values[-length:])}
    else:
        yield from itertools.product(*(list(_values(game, each, seats, length)) for each in (part, *rest)))


def _plain(hint: Any, *, is_own_number: bool, seats: int) -> Iterator[Any]:
    if hint is bool:
        yield from (True, False)
    elif hint is type(None):
        yield None
    elif hint is int:
        yield from range(max(2, seats)) if is_own_number else NUMBERS
    elif typing.get_origin(hint) is typing.Literal:
        yield from typing.get_args(hint)
    elif isinstance(hint, type) and issubclass(hint, Enum):
        yield from hint
    else:
        yield "word"
