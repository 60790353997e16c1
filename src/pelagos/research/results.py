"""What a tournament found."""

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import msgspec

from pelagos.research.action_stats import ActionStat, count_actions
from pelagos.research.lengths import Lengths, measure_lengths
from pelagos.research.outcomes import Outcome
from pelagos.research.plan import Plan
from pelagos.research.ratings import Rating, rate_bots
from pelagos.research.shares import Average, Share


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How one bot did, on all its seats together."""

    bot: str
    games: int
    """How many seats it had in all games."""
    won: Share
    """Of its seats in decided games."""
    mean_return: float
    """Over all games, drawn ones included."""
    rating: Rating | None
    """None if it met nobody but itself."""


class Meeting(msgspec.Struct, frozen=True, kw_only=True):
    """How two bots did against each other, for every two of their seats at one table."""

    bot: str
    other: str
    better: int
    """How often `bot` got more than `other`."""
    equal: int
    worse: int


class Together(msgspec.Struct, frozen=True, kw_only=True):
    """How all did together, in a game that is won or lost by all."""

    won: Share
    """Of all games."""
    score: Average
    """Over the games that were won."""


class ArenaResult(msgspec.Struct, frozen=True, kw_only=True):
    """A whole tournament."""

    game: str
    rules: int
    """Rules version."""
    seats: int
    options: Any
    seed: str
    tables: tuple[tuple[str, ...], ...]
    games: int
    decided: int
    draws: int
    standings: tuple[Standing, ...]
    """In the order in which the bots were listed."""
    meetings: tuple[Meeting, ...]
    together: Together | None
    """None where seats win against each other."""
    first_seat: Share
    """How often whoever sat on seat 0 won; more than `any_seat` is the advantage of the first seat."""
    any_seat: float
    """How often a seat won on average: above 1 in `seats` where wins are shared."""
    by_seat: tuple[Share, ...]
    """How often each seat won."""
    decisions_per_game: float
    lengths: Lengths | None
    """None if nothing was played."""
    actions: tuple[ActionStat, ...]


def summarize(plan: Plan, outcomes: Sequence[Outcome]) -> ArenaResult:
    """Count the outcomes of a tournament."""
    decided = [outcome for outcome in outcomes if outcome.is_decided]
    by_seat = tuple(won_by_seat(seat, decided) for seat in range(plan.seats))
    lengths = [outcome.decisions for outcome in outcomes]
    return ArenaResult(
        game=plan.game,
        rules=plan.rules,
        seats=plan.seats,
        options=plan.options,
        seed=plan.seed,
        tables=tuple(tuple(plan.bots[bot] for bot in table) for table in plan.tables),
        games=len(outcomes),
        decided=len(decided),
        draws=len(outcomes) - len(decided),
        standings=stand(plan.bots, outcomes),
        meetings=tuple(meet(plan.bots, pair, outcomes) for pair in combinations(range(len(plan.bots)), 2)),
        together=None if plan.lost is None else join(plan.lost, outcomes),
        first_seat=by_seat[0],
        any_seat=mean([seat.share for seat in by_seat]),
        by_seat=by_seat,
        decisions_per_game=mean(lengths),
        lengths=measure_lengths(lengths),
        actions=count_actions(outcomes),
    )


def join(lost: float, outcomes: Sequence[Outcome]) -> Together:
    """Return how often all won, and with what score."""
    scores = [outcome.returns[0] for outcome in outcomes if outcome.returns[0] > lost]
    return Together(won=Share.of(len(scores), len(outcomes)), score=Average.of(scores))


def won_by_seat(seat: int, decided: Sequence[Outcome]) -> Share:
    """Return how often a seat won."""
    return Share.of(sum(outcome.is_won_by(seat) for outcome in decided), len(decided))


def stand(bots: Sequence[str], outcomes: Sequence[Outcome]) -> tuple[Standing, ...]:
    """Return how each bot did."""
    ratings = rate_bots(len(bots), outcomes)
    return tuple(
        stand_one(bot, name, rating, outcomes) for bot, (name, rating) in enumerate(zip(bots, ratings, strict=True))
    )


def stand_one(bot: int, name: str, rating: Rating | None, outcomes: Sequence[Outcome]) -> Standing:
    """Count the seats of one bot."""
    seats = [(outcome, seat) for outcome in outcomes for seat, sitting in enumerate(outcome.bots) if sitting == bot]
    return Standing(
        bot=name,
        games=len(seats),
        won=Share.of(
            sum(outcome.is_won_by(seat) for outcome, seat in seats), sum(outcome.is_decided for outcome, _ in seats)
        ),
        mean_return=mean([outcome.returns[seat] for outcome, seat in seats]),
        rating=rating,
    )


def meet(bots: Sequence[str], pair: tuple[int, int], outcomes: Sequence[Outcome]) -> Meeting:
    """Compare what two bots got in the games in which both sat at the table."""
    counts = {1: 0, 0: 0, -1: 0}
    for outcome in outcomes:
        ours, theirs = (
            [won for won, bot in zip(outcome.returns, outcome.bots, strict=True) if bot == one] for one in pair
        )
        for won in ours:
            for lost in theirs:
                counts[(won > lost) - (won < lost)] += 1
    return Meeting(bot=bots[pair[0]], other=bots[pair[1]], better=counts[1], equal=counts[0], worse=counts[-1])


def mean(numbers: Sequence[float]) -> float:
    """Return the average, 0 of nothing."""
    return sum(numbers) / len(numbers) if numbers else 0.0
