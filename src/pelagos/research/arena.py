"""Many matches between the bots of one table, and who won how often.

Seats rotate: as many games in a row as there are seats have the same deals, and in them each bot sits on every seat
once. The n-th game of a seed is the same match on every machine, whatever the number of workers.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import ExitStack
from functools import partial
from multiprocessing import get_context
from typing import Any

import msgspec

from pelagos.bots.driver import play_match, seat_bots
from pelagos.bots.registry import load_bot
from pelagos.kernel.chance import Seeded
from pelagos.kernel.discovery import load
from pelagos.kernel.errors import IllegalText
from pelagos.kernel.game import Game, Options
from pelagos.kernel.table_rules import cite
from pelagos.research.results import ArenaResult, Outcome, summarize

GAMES_PER_TASK = 20

Progress = Callable[[int, int], None]
"""``(games played so far, games in all)``."""


class Plan(msgspec.Struct, frozen=True):
    """What is played: enough to play any of its games again anywhere."""

    game: str
    bots: tuple[str, ...]
    """The level of each bot, one for each seat."""
    options: Options
    seed: str


def run_arena(  # noqa: PLR0913  # one keyword for each thing a tournament decides
    game_name: str,
    bots: Sequence[str],
    *,
    games: int,
    seats: int | None = None,
    options: Options | None = None,
    seed: str = "arena",
    workers: int = 1,
    progress: Progress | None = None,
    executor: Executor | None = None,
) -> ArenaResult:
    """Play a tournament of one table.

    Args:
        game_name: an installed game.
        bots: a level for each seat; a shorter list is filled up with its last one (``normal random`` at four seats is
            one `normal` against three `random`).
        games: how many; a multiple of the seats gives every bot every seat equally often.
        seats: how many sit down; as many as there are bots if not given.
        options: the variants.
        seed: any text; the same text gives the same games.
        workers: how many processes play; 1 plays in this one. The result does not depend on it.
        progress: called after each task.
        executor: where to play instead of in local processes: anything with the `concurrent.futures` interface.

    Raises:
        IllegalAction: no such game or bot, or options and seats do not go together.
    """
    game = load(game_name)
    count = len(bots) if seats is None else seats
    plan = Plan(game.name, fill_table(bots, count), game.options_type() if options is None else options, seed)
    game.check_setup(plan.options, count)
    for level in plan.bots:
        load_bot(game, level)
    outcomes = []
    for batch in play_all(plan, games, workers, executor):
        outcomes += batch
        if progress is not None:
            progress(len(outcomes), games)
    return summarize(plan.game, game.version, plan.bots, plan.options, plan.seed, outcomes)


def fill_table(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """Return a level for each seat, the last one repeated where the list is short."""
    if not 1 <= len(bots) <= seats:
        raise IllegalText(cite("PL-04"), "bots-and-seats", bots=len(bots), seats=seats)
    return (*bots, *[bots[-1]] * (seats - len(bots)))


def play_all(plan: Plan, games: int, workers: int, executor: Executor | None) -> Iterator[list[Outcome]]:
    """Yield the outcomes of all games in order, task by task."""
    tasks = [range(first, min(first + GAMES_PER_TASK, games)) for first in range(0, games, GAMES_PER_TASK)]
    play = partial(play_games, plan)
    with ExitStack() as stack:
        if executor is None and workers > 1:
            # Processes that start afresh behave alike on every system, threads or not.
            pool = ProcessPoolExecutor(min(workers, len(tasks) or 1), mp_context=get_context("spawn"))
            executor = stack.enter_context(pool)
            stack.callback(pool.shutdown, wait=False, cancel_futures=True)
        yield from map(play, tasks) if executor is None else executor.map(play, tasks)


def play_games(plan: Plan, numbers: range) -> list[Outcome]:
    """Play the games of these numbers."""
    game = load(plan.game)
    return [play_game(game, plan, number) for number in numbers]


def play_game(game: Game[Any], plan: Plan, number: int) -> Outcome:
    """Play one game: its number says which deals it has and who sits where."""
    seats = len(plan.bots)
    deal, turn = divmod(number, seats)
    places = tuple((seat + turn) % seats for seat in range(seats))
    seed = f"{plan.seed}/{deal}"
    table = seat_bots(game, [load_bot(game, plan.bots[place]) for place in places], seed)
    played = play_match(game, plan.options, table, Seeded.of(seed))
    return Outcome(places, played.returns, played.decisions)
