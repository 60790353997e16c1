"""Which tables to sit down at: seat counts and options, so that every two of their values meet."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any, TypeAlias

from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.game import Game, Options
from pelagos.kernel.option_text import option_choices

MOST_COMBINATIONS = 4_000
"""Where options combine in more ways, so many are drawn by lot from fixed seeds."""
Pair: TypeAlias = tuple[tuple[str, object], ...]


@dataclass(frozen=True)
class Setup:
    """One way to sit down at a game."""

    seats: int
    options: Options

    def __str__(self) -> str:
        """Return a label for test names."""
        chosen = [name for name in self.options.__struct_fields__ if _differs_from_default(self.options, name)]
        return "-".join([str(self.seats), *(_label(name, getattr(self.options, name)) for name in chosen)])

    @property
    def pairs(self) -> set[Pair]:
        """Every two values that meet at this table, the seats being one of them; entries of catalogues alone."""
        values = {name: getattr(self.options, name) for name in self.options.__struct_fields__}
        entries = {((name, values.pop(name)),) for name in sorted(self.options.catalogued)}
        return {*combinations({"": self.seats, **values}.items(), 2), *entries}


def all_setups(game: Game[Any]) -> Iterator[Setup]:
    """Yield few set-ups in which every seat count, any two values of options, and each entry of a catalogue come up.

    First come the usual options at every seat count. Numbers and free texts stay as they are, and what the game
    refuses is left out.
    """
    chosen = {Setup(seats, game.options_type()): None for seats in game.seats}
    candidates = every_setup(game)
    missing = set[Pair]().union(*(setup.pairs for setup in candidates))
    missing -= set[Pair]().union(*(setup.pairs for setup in chosen))
    while missing:
        best = max(candidates, key=lambda setup: len(setup.pairs & missing))
        chosen[best] = None
        missing -= best.pairs
    yield from (setup for setup in chosen if _is_allowed(game, setup))


def every_setup(game: Game[Any]) -> list[Setup]:
    """Return every allowed combination of a seat count and options, or `MOST_COMBINATIONS` of them.

    Numbers and free texts stay as they are by default.
    """
    choices = {name: option_choices(game.options_type, name) for name in game.options_type.__struct_fields__}
    choices = {name: words for name, words in choices.items() if words}
    rows = _rows([[str(seats) for seats in game.seats], *choices.values()])
    setups = [Setup(int(seats), game.read_options(dict(zip(choices, words, strict=True)))) for seats, *words in rows]
    return [setup for setup in setups if _is_allowed(game, setup)]


def _rows(columns: Sequence[Sequence[str]]) -> list[tuple[str, ...]]:
    total = 1
    for column in columns:
        total *= len(column)
    if total <= MOST_COMBINATIONS:
        return list(product(*columns))
    rng = random.Random("setups")  # noqa: S311  # a test's own choices
    return [tuple(rng.choice(column) for column in columns) for _ in range(MOST_COMBINATIONS)]


def _label(name: str, value: object) -> str:
    return f"{name}={value}" if isinstance(value, str) else name


def _is_allowed(game: Game[Any], setup: Setup) -> bool:
    try:
        game.check_setup(setup.options, setup.seats)
    except IllegalAction:
        return False
    return True


def _differs_from_default(options: Options, name: str) -> bool:
    return bool(getattr(options, name) != getattr(type(options)(), name))
