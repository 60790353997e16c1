"""How fast a game is: random playouts through the public step API, and what views, copies and numbers cost.

Figures depend on the machine and on what else it does. Compare only what was measured in one sitting, as ratios.
"""

from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import msgspec

from pelagos.kernel.chance import Seeded
from pelagos.kernel.event import Emit
from pelagos.kernel.game import Game, Options
from pelagos.kernel.ids import Seat
from pelagos.research.deep_size import deepest
from pelagos.research.encodings import load_encoding

REPEATS = 5
SAMPLED_STATES = 60
"""From how many positions clone, observe, sample and encode are measured."""


class Figure(msgspec.Struct, frozen=True):
    """One measured rate, in `unit` a second: the middle of the repetitions, the slowest and the fastest."""

    name: str
    unit: str
    median: float
    slowest: float
    fastest: float


class BenchResult(msgspec.Struct, frozen=True, kw_only=True):
    """What was measured of one game."""

    game: str
    rules: int
    seats: int
    figures: tuple[Figure, ...]
    state_bytes: int
    """The largest state of a playout, with all that belongs to it; constants shared by all matches are not counted."""


def measure(
    game: Game[Any], *, seats: int, options: Options | None = None, seconds: float = 0.5, repeats: int = REPEATS
) -> BenchResult:
    """Measure a game.

    Args:
        game: the rules.
        seats: how many play.
        options: the variants.
        seconds: how long one repetition takes.
        repeats: how often each figure is taken.
    """
    playouts = Playouts(game, options, seats)
    figures = [
        rate("playout", "decisions", lambda: playouts.play(None), seconds, repeats),
        rate("playout with a sink", "decisions", lambda: playouts.play(discard), seconds, repeats),
    ]
    states = playouts.positions(SAMPLED_STATES)
    for name, unit, work in works_on(game, states, seats):
        figures.append(rate(name, unit, work, seconds, repeats))
    return BenchResult(
        game=game.name,
        rules=game.version,
        seats=seats,
        figures=tuple(figures),
        state_bytes=deepest(states, playouts.positions(1)),
    )


def rate(name: str, unit: str, work: Callable[[], int], seconds: float, repeats: int) -> Figure:
    """Repeat `work`, which returns how many units it did, and return the units a second."""
    work()
    rates = sorted(one_rate(work, seconds) for _ in range(repeats))
    return Figure(name, unit, median(rates), rates[0], rates[-1])


def one_rate(work: Callable[[], int], seconds: float) -> float:
    """Work for so many seconds and return the units done in each."""
    done, start = 0, perf_counter()
    while True:
        done += work()
        elapsed = perf_counter() - start
        if elapsed >= seconds:
            return done / elapsed


def discard(event: object) -> None:
    """Take an event and do nothing with it: the cheapest sink."""


class Playouts:
    """Random matches, one after the other, from one source of chance."""

    def __init__(self, game: Game[Any], options: Options | None, seats: int, seed: str = "bench") -> None:
        """Prepare the matches of a seed."""
        self.game = game
        self.options = options
        self.seats = seats
        self.chance = Seeded.of(seed)
        self.random = Random(seed).random  # noqa: S311  # play, not secrets

    def play(self, emit: Emit | None) -> int:
        """Play a match with uniform listed actions and return the number of decisions."""
        game, chance, random = self.game, self.chance, self.random
        state, made = game.start(self.options, self.seats, chance, emit), 0
        while state.pending:
            decision = state.pending[0]
            actions = game.legal(state, decision)
            game.apply(state, decision.id, actions[int(random() * len(actions))], chance, emit)
            made += 1
        return made

    def positions(self, count: int) -> list[Any]:
        """Return copies of the states of one match, up to `count`, evenly spread."""
        game, states = self.game, []
        state = game.start(self.options, self.seats, self.chance)
        while state.pending:
            states.append(game.clone(state))
            decision = state.pending[0]
            actions = game.legal(state, decision)
            game.apply(state, decision.id, actions[int(self.random() * len(actions))], self.chance)
        return states[:: max(1, len(states) // count)][:count]


Work = tuple[str, str, Callable[[], int]]
"""What is measured, in which unit, and how."""


def works_on(game: Game[Any], states: list[Any], seats: int) -> list[Work]:
    """Return what is measured on given states."""
    seen = [(state, Seat(seat)) for state in states for seat in range(seats)]
    views = [game.observe(state, seat) for state, seat in seen]
    chance = Seeded.of("sample")
    works: list[Work] = [
        ("clone", "states", lambda: repeat(game.clone, states)),
        ("observe", "views", lambda: repeat(lambda pair: game.observe(*pair), seen)),
        ("sample", "states", lambda: repeat(lambda view: game.sample(view, chance), views)),
        ("write as JSON", "states", lambda: repeat(game.encode_state, states)),
    ]
    if game.encoding:
        encoding = load_encoding(game)
        works.append(("encode", "views", lambda: repeat(encoding.observe, views)))
    return works


def repeat(call: Callable[[Any], object], arguments: list[Any]) -> int:
    """Call with each argument and return how many there are."""
    for argument in arguments:
        call(argument)
    return len(arguments)
