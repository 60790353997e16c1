"""Random matches for the checks: who plays, with which variants, from which seed."""

import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from pelagos.conformance.failure import fail_as
from pelagos.kernel.chance import Chance, Seeded
from pelagos.kernel.decision import Action, Decision
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.game import Game, Options, option_choices

failure = fail_as("matches end")
DEFAULT_LIMIT = 50_000
DEFAULT_INPUTS = 400


@dataclass(frozen=True)
class Setup:
    """One way to sit down at a game."""

    seats: int
    options: Options

    def __str__(self) -> str:
        """Return a label for test names."""
        chosen = [name for name in self.options.__struct_fields__ if _differs_from_default(self.options, name)]
        return "-".join([str(self.seats), *(_label(name, getattr(self.options, name)) for name in chosen)])


@dataclass(frozen=True)
class Subject:
    """A game under test.

    Attributes:
        game: the game.
        setups: the seat counts and options to play; by default `all_setups`.
        matches: random matches for each set-up and check.
        limit: inputs after which a random match counts as endless.
        inputs: how far into a match the checks that look closely at each position go.
    """

    game: Game[Any]
    setups: tuple[Setup, ...]
    matches: int = 2
    limit: int = DEFAULT_LIMIT
    inputs: int = DEFAULT_INPUTS

    def seeded_setups(self) -> Iterator[tuple[Setup, str]]:
        """Yield every match to play: its set-up and its seed."""
        for setup in self.setups:
            for number in range(self.matches):
                yield setup, f"{self.game.name} {setup} {number}"


@dataclass(frozen=True)
class Step:
    """One input of a random match, before it is carried out."""

    state: Any
    decision: Decision
    action: Action
    listed: Sequence[Action]
    chance: Chance


def subject(game: Game[Any], *, matches: int = 2, limit: int = DEFAULT_LIMIT) -> Subject:
    """Return a game with all the set-ups worth playing."""
    return Subject(game, tuple(all_setups(game)), matches, limit)


def all_setups(game: Game[Any]) -> Iterator[Setup]:
    """Yield every seat count with the default options.

    The smallest and the fullest table also play each yes-or-no option turned round by itself, the fullest each other
    word an option may be and all options changed at once. Combinations that the game refuses are left out.
    """
    fewest, most = game.seats[0], game.seats[-1]
    for seats in game.seats:
        variations: Iterable[Options] = _turned_one_by_one(game) if seats in (fewest, most) else _usual(game)
        if seats == most:
            variations = dict.fromkeys([*variations, *_further(game)])
        for options in variations:
            if _is_allowed(game, options, seats):
                yield Setup(seats, options)


def look(subject: Subject, setup: Setup, seed: str) -> Iterator[Step]:
    """Play the beginning of a random match, as far as `Subject.inputs` says."""
    return islice(walk(subject, setup, seed), subject.inputs)


def walk(subject: Subject, setup: Setup, seed: str) -> Iterator[Step]:
    """Play a random match; the input of a step is carried out when the next step is asked for."""
    game = subject.game
    rng = random.Random(seed)  # noqa: S311  # a test's own choices
    chance = Seeded.of(seed)
    state = game.start(setup.options, setup.seats, chance)
    for _ in range(subject.limit):
        if not state.pending:
            return
        decision = rng.choice(state.pending)
        listed = game.legal(state, decision)
        if not listed:
            raise failure(f"{setup}: nothing answers {decision}")
        action = rng.choice(listed)
        yield Step(state, decision, action, listed, chance)
        game.apply(state, decision.id, action, chance)
    if state.pending:
        raise failure(f"{setup}: still running after {subject.limit} inputs (seed {seed!r})")


def _usual(game: Game[Any]) -> Iterator[Options]:
    yield game.options_type(**game.trial)


def _turned_one_by_one(game: Game[Any]) -> Iterator[Options]:
    options = game.options_type
    default = options(**game.trial)
    yield default
    for name in options.__struct_fields__:
        value = getattr(default, name)
        if isinstance(value, bool):
            yield options(**{**game.trial, name: not value})


def _further(game: Game[Any]) -> Iterator[Options]:
    """Yield what an option that is one of a few words can be else, and options that all differ from the default."""
    options = game.options_type
    default = options(**game.trial)
    others = {name: _other_choices(options, name, getattr(default, name)) for name in options.__struct_fields__}
    for name, choices in others.items():
        for choice in choices:
            yield options(**{**game.trial, name: choice})
    yield options(**{**game.trial, **{name: choices[-1] for name, choices in others.items() if choices}})


def _other_choices(options: type[Options], name: str, usual: object) -> list[object]:
    if isinstance(usual, bool):
        return [not usual]
    return [choice for choice in option_choices(options, name) if choice != usual]


def _label(name: str, value: object) -> str:
    return f"{name}={value}" if isinstance(value, str) else name


def _is_allowed(game: Game[Any], options: Options, seats: int) -> bool:
    try:
        game.check_setup(options, seats)
    except IllegalAction:
        return False
    return True


def _differs_from_default(options: Options, name: str) -> bool:
    return bool(getattr(options, name) != getattr(type(options)(), name))
