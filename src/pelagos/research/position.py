"""A running match as an environment uses it: a state, its chance, and numbers for both.

Where a clock runs, it strikes when nobody else is asked, or when the seats have had their time: `MOST_ANSWERS` each.
"""

from functools import partial
from typing import Any, cast

import msgspec
import numpy as np
from gymnasium import spaces
from numpy import frombuffer
from numpy.typing import NDArray

from pelagos.bots.patience import MOST_ANSWERS
from pelagos.kernel.chance import SEED_BYTES, Seeded
from pelagos.kernel.decision import Action, Decision
from pelagos.kernel.discovery import load
from pelagos.kernel.game import Game, Options
from pelagos.kernel.ids import CLOCK, Seat
from pelagos.research.encodings import Encoding, load_encoding

Agent = str
Observation = dict[str, NDArray[Any]]
FLOAT = np.dtype(np.float32)
BYTE = np.dtype(np.int8)


class ActionNumbers(spaces.Discrete):
    """The numbers from 0 to ``n - 1``; the same as its base class, but plain numbers are judged without NumPy.

    A wrapper asks at every step, and the base class takes a sixth of it to answer.
    """

    def __init__(self, size: int) -> None:
        """Make the space of so many numbers."""
        super().__init__(size)
        self.size = size

    def contains(self, x: Any) -> bool:
        """Tell whether `x` is one of the numbers."""
        return 0 <= x < self.size if type(x) is int else bool(super().contains(x))


class Saved(msgspec.Struct, frozen=True):
    """A match to go back to, as often as one likes."""

    state: Any
    chance: Seeded
    answered: int
    report: dict[str, Any]
    """What the environment has told its agents."""


class Position:
    """A match that goes on from question to question."""

    def __init__(
        self, game: str | Game[Any], seats: int, options: Options | None, encoding: Encoding | None = None
    ) -> None:
        """Take a game, or load one by its name.

        Raises:
            IllegalAction: no such game, it has no encoding, or options and seats do not go together.
        """
        self.game: Game[Any] = load(game) if isinstance(game, str) else game
        self.encoding = load_encoding(self.game) if encoding is None else encoding
        self.options = self.game.options_type() if options is None else options
        self.game.check_setup(self.options, seats)
        self.agents: list[Agent] = [f"seat_{seat}" for seat in range(seats)]
        self.seat_of = {agent: Seat(seat) for seat, agent in enumerate(self.agents)}
        self.noop = self.encoding.actions
        self.state: Any = None
        self.chance: Seeded
        self.answered = 0
        """How many answers seats have given since the clock last struck."""
        self._entropy = np.random.default_rng()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        """Return a position that goes on from here by itself; only the rules are shared."""
        twin = Position(self.game, len(self.agents), self.options, self.encoding)
        twin._entropy.bit_generator.state = self._entropy.bit_generator.state
        if self.state is not None:
            twin.state, twin.chance = self.game.clone(self.state), self.chance.copy()
            twin.answered = self.answered
        return twin

    @property
    def name(self) -> str:
        """The name of the environment, with the rules version."""
        return f"pelagos_{self.game.name}_v{self.game.version}"

    def observation_space(self) -> spaces.Dict:
        """Return the shape of what an agent observes."""
        vector = spaces.Box(0.0, 1.0, (self.encoding.size,), np.float32)
        return spaces.Dict({"observation": vector, "action_mask": spaces.MultiBinary(self.noop + 1)})

    def action_space(self) -> ActionNumbers:
        """Return the numbers an agent may send: the game's actions, and last `noop`."""
        return ActionNumbers(self.noop + 1)

    def begin(self, seed: int | None) -> None:
        """Set up a match; without a seed, the next one of those that follow from the last seed."""
        if seed is not None:
            self._entropy = np.random.default_rng(seed)
        self.chance = Seeded(self._entropy.bytes(SEED_BYTES), chosen=True)
        self.state = self.game.start(self.options, len(self.agents), self.chance)
        self.answered = 0
        self.next_question()

    def next_question(self) -> Decision | None:
        """Return the first open question to a seat; the clock answers when nobody else is asked, or time is up."""
        state, game = self.state, self.game
        while state.pending:
            strikes = [asked for asked in state.pending if asked.actor == CLOCK]
            others = [asked for asked in state.pending if asked.actor != CLOCK]
            if others and (not strikes or self.answered < MOST_ANSWERS * len(self.agents)):
                return cast("Decision", others[0])
            game.apply(state, strikes[0].id, game.legal(state, strikes[0])[0], self.chance)
            self.answered = 0
        return None

    def question_of(self, agent: Agent) -> Decision | None:
        """Return the first open question to an agent."""
        seat = self.seat_of[agent]
        for asked in self.state.pending:
            if asked.actor == seat:
                return cast("Decision", asked)
        return None

    def answer(self, asked: Decision, action: Action) -> None:
        """Answer a question.

        Raises:
            IllegalAction: the rules refuse it; nothing has changed.
        """
        self.game.apply(self.state, asked.id, action, self.chance)
        self.answered += 1

    def action_of(self, asked: Decision, number: int) -> Action:
        """Return the answer to a question that a number means.

        Raises:
            IllegalAction: none of the listed answers has that number.
        """
        return self.encoding.action(number, partial(self.game.legal, self.state, asked))

    def observe(self, agent: Agent) -> Observation:
        """Return what an agent observes: numbers made of its view, and what it may send now."""
        game, state, encoding = self.game, self.state, self.encoding
        numbers = encoding.observe(game.observe(state, self.seat_of[agent]))
        asked = self.question_of(agent)
        marks = encoding.mask(() if asked is None else game.legal(state, asked))
        marks.append(asked is None)  # noop
        return {"observation": frombuffer(numbers, FLOAT), "action_mask": frombuffer(marks, BYTE)}

    def returns(self) -> dict[Agent, float]:
        """Return what each agent has won at the end."""
        return dict(zip(self.agents, self.game.returns(self.state), strict=True))

    def save(self, report: dict[str, Any]) -> Saved:
        """Return a copy of the match."""
        return Saved(self.game.clone(self.state), self.chance.copy(), self.answered, report)

    def load(self, saved: Saved) -> None:
        """Go back to a saved match."""
        self.state, self.chance = self.game.clone(saved.state), saved.chance.copy()
        self.answered = saved.answered
