"""What a tournament found."""

from collections.abc import Sequence
from typing import Any

import msgspec

from pelagos.research.intervals import wilson


class Outcome(msgspec.Struct, frozen=True):
    """One game."""

    places: tuple[int, ...]
    """For each seat, the place of its bot in the list of the table."""
    returns: tuple[float, ...]
    """By seat."""
    decisions: int

    @property
    def is_decided(self) -> bool:
        """Whether some won and others did not. Alone at the table every game is decided: it is won or lost."""
        return len(self.returns) == 1 or len(set(self.returns)) > 1

    def is_won_by(self, seat: int) -> bool:
        """Tell whether the seat won, alone or with others."""
        return self.is_decided and self.returns[seat] == max(self.returns) > 0


class Share(msgspec.Struct, frozen=True):
    """A share of the decided games, with its 95 % interval."""

    wins: int
    share: float
    low: float
    high: float

    @classmethod
    def of(cls, wins: int, games: int) -> "Share":
        """Return the share of `wins` in `games`."""
        low, high = wilson(wins, games)
        return cls(wins, wins / games if games else 0.0, low, high)


class Standing(msgspec.Struct, frozen=True):
    """How one bot of the table did."""

    bot: str
    won: Share
    mean_return: float
    """Over all games, drawn ones included."""


class ArenaResult(msgspec.Struct, frozen=True, kw_only=True):
    """A whole tournament."""

    game: str
    rules: int
    """Rules version."""
    seats: int
    options: Any
    seed: str
    games: int
    decided: int
    draws: int
    standings: tuple[Standing, ...]
    """In the order in which the bots were listed."""
    first_seat: Share
    """How often whoever sat on seat 0 won: more than its fair share is the advantage of the first seat."""
    decisions_per_game: float


def summarize(
    game: str, rules: int, bots: Sequence[str], options: Any, seed: str, outcomes: Sequence[Outcome]
) -> ArenaResult:
    """Count the outcomes of a tournament."""
    decided = sum(outcome.is_decided for outcome in outcomes)
    return ArenaResult(
        game=game,
        rules=rules,
        seats=len(bots),
        options=options,
        seed=seed,
        games=len(outcomes),
        decided=decided,
        draws=len(outcomes) - decided,
        standings=tuple(stand(bot, place, outcomes, decided) for place, bot in enumerate(bots)),
        first_seat=Share.of(sum(outcome.is_won_by(0) for outcome in outcomes), decided),
        decisions_per_game=mean([outcome.decisions for outcome in outcomes]),
    )


def stand(bot: str, place: int, outcomes: Sequence[Outcome], decided: int) -> Standing:
    """Count the games of the bot at one place of the list."""
    seats = [outcome.places.index(place) for outcome in outcomes]
    wins = sum(outcome.is_won_by(seat) for outcome, seat in zip(outcomes, seats, strict=True))
    returns = [outcome.returns[seat] for outcome, seat in zip(outcomes, seats, strict=True)]
    return Standing(bot, Share.of(wins, decided), mean(returns))


def mean(numbers: Sequence[float]) -> float:
    """Return the average, 0 of nothing."""
    return sum(numbers) / len(numbers) if numbers else 0.0
