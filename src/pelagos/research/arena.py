"""Many matches between bots, and who won how often.

Seats rotate: each table plays as many games in a row as there are different ways to sit at it, and in them each of its
bots sits on every seat equally often. All these games, at every table, have the same deals (common random numbers), so
luck hits everybody alike. The n-th game of a seed is the same match on every machine, whatever the number of workers
and however often the tournament was interrupted.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import AbstractContextManager, nullcontext
from functools import cache, partial
from pathlib import Path
from typing import Any

from pelagos.bots.driver import play_match, seat_bots
from pelagos.bots.registry import load_bot
from pelagos.kernel.chance import Seeded
from pelagos.kernel.discovery import load
from pelagos.kernel.game import Game, Options
from pelagos.research.outcomes import Outcome
from pelagos.research.plan import Plan, every_table, numbered_tables, one_table
from pelagos.research.results import ArenaResult, summarize
from pelagos.research.results_file import ResultsFile
from pelagos.research.watching import watch
from pelagos.research.workers import Workers

TABLE_OF_TWO = 2

Progress = Callable[[int, int], None]
"""``(games played so far, games in all)``."""


def run_arena(  # noqa: PLR0913  # one keyword for each thing a tournament decides
    game_name: str,
    bots: Sequence[str],
    *,
    games: int,
    seats: int | None = None,
    round_robin: bool = False,
    options: Options | None = None,
    seed: str = "arena",
    workers: int = 1,
    results: Path | None = None,
    progress: Progress | None = None,
    executor: Executor | None = None,
) -> ArenaResult:
    """Play a tournament.

    Args:
        game_name: an installed game.
        bots: at one table a level for each seat; a shorter list is filled up with its last one (``normal random`` at
            four seats is one `normal` against three `random`). In a round robin any number of levels.
        games: how many; a multiple of the plan's `round_length` gives every bot every seat equally often.
        seats: how many sit at a table; if not given, as many as there are bots, and two in a round robin.
        round_robin: whether everybody plays everybody, at as many tables as it takes (`every_table`).
        options: the variants.
        seed: any text; the same text gives the same games.
        workers: how many processes play; 1 plays in this one. The result does not depend on it.
        results: a file that keeps each game. If it is there already, only the games that are missing are played.
        progress: called at the beginning, and after each game.
        executor: where to play instead of in local processes: anything with the `concurrent.futures` interface.

    Raises:
        IllegalAction: no such game or bot; options and seats do not go together; the file is of another tournament.
        OSError: the file cannot be read or written.
    """
    plan = make_plan(game_name, bots, seats=seats, round_robin=round_robin, options=options, seed=seed)
    with ResultsFile(results, plan) as file:
        missing = [number for number in range(games) if number not in file.outcomes]
        tell = partial(report, progress, games)
        tell(games - len(missing))
        with players(min(workers, len(missing)), executor) as pool:
            outcomes = play_all(plan, missing, pool)
            for left, outcome in zip(reversed(range(len(missing))), outcomes, strict=True):
                file.add(outcome)
                tell(games - left)
    return summarize(plan, [file.outcomes[number] for number in range(games)])


def make_plan(
    game_name: str,
    bots: Sequence[str],
    *,
    seats: int | None = None,
    round_robin: bool = False,
    options: Options | None = None,
    seed: str = "arena",
) -> Plan:
    """Return what a tournament plays; arguments and errors as for `run_arena`."""
    game = load(game_name)
    chosen = game.options_type() if options is None else options
    count = seats if seats is not None else TABLE_OF_TWO if round_robin else len(bots)
    game.check_setup(chosen, count)
    tables = every_table(bots, count) if round_robin else [one_table(bots, count)]
    names, numbers = numbered_tables(tables)
    for level in names:
        load_bot(game, level)
    return Plan(
        game=game.name, rules=game.version, options=chosen, bots=names, tables=numbers, seed=seed, lost=game.lost
    )


def players(workers: int, executor: Executor | None) -> AbstractContextManager[Executor | None]:
    """Return who plays: somebody else's executor, local processes, or None for this process alone."""
    return nullcontext(executor) if executor is not None or workers <= 1 else Workers(workers)


def play_all(plan: Plan, numbers: Sequence[int], executor: Executor | None) -> Iterator[Outcome]:
    """Return the outcomes of these games in order; each is a task of its own, so that a killed run loses little."""
    play = partial(play_number, plan)
    if isinstance(executor, Workers):
        return executor.in_order(play, numbers)
    return map(play, numbers) if executor is None else executor.map(play, numbers)


def report(progress: Progress | None, games: int, done: int) -> None:
    """Tell whoever wants to know how many games are played."""
    if progress is not None:
        progress(done, games)


def play_number(plan: Plan, number: int) -> Outcome:
    """Play the game of this number, in whatever process."""
    return play_game(load_once(plan.game), plan, number)


@cache
def load_once(name: str) -> Game[Any]:
    """Return a game; looking for it takes as long as a short match."""
    return load(name)


def play_game(game: Game[Any], plan: Plan, number: int) -> Outcome:
    """Play one game: its number says which deals it has and who sits where."""
    deal, bots = plan.seating(number)
    seed = f"{plan.seed}/{deal}"
    table = watch(seat_bots(game, [load_bot(game, plan.bots[bot]) for bot in bots], seed))
    played = play_match(game, plan.options, table, Seeded.of(seed))
    return Outcome(number=number, bots=bots, returns=played.returns, decisions=played.decisions, actions=table.chosen())
