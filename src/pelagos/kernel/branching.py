"""Going on from any point of a recorded match in another way: to study what might have been."""

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from pelagos.kernel.chance import Chance, Drawable, Outcome, Scripted
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.game import Game
from pelagos.kernel.ids import CardId
from pelagos.kernel.match import Match
from pelagos.kernel.record import Record
from pelagos.kernel.table_rules import cite

T = TypeVar("T")


class Continued(Chance):
    """Gives the outcomes it was handed, in order, and when they are used up those of another source."""

    def __init__(self, outcomes: Iterable[Outcome], source: Chance) -> None:
        """Give `outcomes` first, then ask `source`."""
        self.script = Scripted(outcomes)
        self.source = source

    def roll(self, sides: int) -> int:
        """Return a whole number from 0 to ``sides - 1``."""
        return self._next().roll(sides)

    def draw(self, bag: Drawable) -> CardId:
        """Take a card out of the bag and return it."""
        return self._next().draw(bag)

    def shuffle(self, items: Sequence[T]) -> list[T]:
        """Return the items in a new order."""
        return self._next().shuffle(items)

    def restarted(self) -> "Continued":
        """Return a source that gives the same outcomes again from the first."""
        return Continued(self.script.outcomes, self.source.restarted())

    def _next(self) -> Chance:
        return self.script if self.script.left else self.source


def branch(game: Game[Any], record: Record, inputs: int, *, chance: Chance, sinks: Sequence[Emit] = ()) -> Match[Any]:
    """Return a match that stands where the recorded one stood after so many inputs, and goes on with other chance.

    Its record publishes no seed and commits to none: what was drawn so far came from another source.

    Args:
        game: the rules.
        record: a running or a finished match; it is left as it is.
        inputs: how many inputs to keep, from 0 (only the set-up) to all.
        chance: where the outcomes come from after that.
        sinks: who hears the events, those of the kept inputs too.

    Raises:
        IllegalAction: the record has fewer inputs, or does not describe a match that can happen.
        BrokenInvariant: its outcomes do not fit.
    """
    if not 0 <= inputs <= len(record.inputs):
        raise IllegalAction(cite("PL-07"), "undo-range", inputs=inputs, made=len(record.inputs))
    kept = record.cut(inputs)
    kept.header = msgspec.structs.replace(record.header, commitment=None)
    return Match.resume(game, kept, chance=Continued(kept.outcomes(), chance), sinks=sinks)
