"""Every outcome that chance can give to one action, with its probability."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any, TypeVar

import msgspec

from pelagos.kernel.chance import Chance, Drawable, Outcome
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.game import Game
from pelagos.kernel.ids import CardId

T = TypeVar("T")
DEFAULT_LIMIT = 100_000


class Branch(msgspec.Struct, frozen=True):
    """One way an action can turn out."""

    probability: Fraction
    outcomes: tuple[Outcome, ...]
    state: Any


class _Fork(Exception):  # a signal to the enumeration, not an error
    """The script ran out; here are the outcomes it could go on with."""

    def __init__(self, outcomes: list[tuple[Outcome, Fraction]]) -> None:
        super().__init__()
        self.outcomes = outcomes


class _Prefix(Chance):
    def __init__(self, script: tuple[Outcome, ...]) -> None:
        self.script = script
        self.asked = 0

    def roll(self, sides: int) -> int:
        fair = Fraction(1, sides)
        return self._next([(Outcome("roll", (value,)), fair) for value in range(sides)]).values[0]

    def draw(self, bag: Drawable) -> CardId:
        size = len(bag.cards)
        kinds = [(Outcome("draw", (card,)), Fraction(bag.cards.count(card), size)) for card in dict.fromkeys(bag.cards)]
        card = CardId(self._next(kinds).values[0])
        bag.cards.remove(card)
        return card

    def shuffle(self, items: Sequence[T]) -> list[T]:
        left, order = list(items), []
        while left:
            order.append(left.pop(self.roll(len(left))))
        return order

    def _next(self, outcomes: list[tuple[Outcome, Fraction]]) -> Outcome:
        if self.asked == len(self.script):
            raise _Fork(outcomes)
        self.asked += 1
        return self.script[self.asked - 1]


def branches(
    game: Game[Any], state: Any, decision_id: int, action: Action, limit: int = DEFAULT_LIMIT
) -> Iterator[Branch]:
    """Yield every way an action can turn out; the probabilities sum to 1.

    Args:
        game: the rules.
        state: the position; it is left alone.
        decision_id: the question answered.
        action: the answer.
        limit: stop with `BrokenInvariant` after so many re-runs.
    """
    open_scripts: list[tuple[tuple[Outcome, ...], Fraction]] = [((), Fraction(1))]
    for _ in range(limit):
        if not open_scripts:
            return
        script, probability = open_scripts.pop()
        trial = game.clone(state)
        try:
            game.apply(trial, decision_id, action, _Prefix(script))
        except _Fork as fork:
            for outcome, share in reversed(fork.outcomes):
                open_scripts.append(((*script, outcome), probability * share))
        else:
            yield Branch(probability, script, trial)
    if open_scripts:
        raise BrokenInvariant(None, "too-many-outcomes", limit=limit)
