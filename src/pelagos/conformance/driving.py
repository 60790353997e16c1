"""Random matches for the checks: who plays, with which variants, from which seed."""

import os
import random
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pelagos.conformance.failure import fail_as
from pelagos.conformance.moments import moments
from pelagos.conformance.setups import Setup, all_setups, every_setup
from pelagos.kernel.chance import Chance, Seeded
from pelagos.kernel.decision import Action, Decision
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.game import Game

failure = fail_as("matches end")
DEFAULT_LIMIT = 50_000
DEFAULT_INPUTS = 400
DEEP = "PELAGOS_DEEP"
"""Set in the environment, it makes `subject` spare nothing."""


@dataclass(frozen=True)
class Subject:
    """A game under test.

    Attributes:
        game: the game.
        setups: the seat counts and options to play; by default `all_setups`.
        matches: random matches for each set-up and check.
        limit: inputs after which a random match counts as endless.
        inputs: at how many positions of a match the checks look that look closely.
        tests: the folder of the game's own tests, which cite its rules and keep its pins: `suite.PROOFS` need it.
    """

    game: Game[Any]
    setups: tuple[Setup, ...]
    matches: int = 2
    limit: int = DEFAULT_LIMIT
    inputs: int = DEFAULT_INPUTS
    tests: Path | None = None

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

    @property
    def kind(self) -> Hashable:
        """What is asked, and what waits below it: a question in the middle of something is another kind of moment."""
        return type(self.decision), type(self.state.stack[-1]) if self.state.stack else None


def subject(game: Game[Any], *, matches: int = 2, limit: int = DEFAULT_LIMIT, tests: Path | None = None) -> Subject:
    """Return a game with all the set-ups worth playing; with ``PELAGOS_DEEP=1`` with all there are, looked at whole."""
    if os.environ.get(DEEP):
        return Subject(game, tuple(every_setup(game)), matches, limit, limit, tests)
    return Subject(game, tuple(all_setups(game)), matches, limit, tests=tests)


def look(subject: Subject, setup: Setup, seed: str, *, share: int = 1) -> Iterator[Step]:
    """Play a random match, and yield as many of its moments as `Subject.inputs`, divided by `share`, allows.

    They come from the whole match: its last moments, some of each kind of question, and others by lot.
    """
    kinds = [step.kind for step in walk(subject, setup, seed)]
    rng = random.Random(f"moments {seed}")  # noqa: S311  # a test's own choices
    chosen = moments(kinds, subject.inputs // share, rng)
    for number, step in enumerate(walk(subject, setup, seed)):
        if number in chosen:
            yield step


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
        try:
            game.apply(state, decision.id, action, chance)
        except IllegalAction as refusal:
            raise failure(f"{setup}: {action} is listed for {decision} but refused: {refusal}") from refusal
    if state.pending:
        raise failure(f"{setup}: still running after {subject.limit} inputs (seed {seed!r})")
