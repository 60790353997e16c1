"""Fixed numbers for the actions of a game, where a number means what a question lists under it."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from pelagos.kernel.decision import Action
from pelagos.kernel.errors import BrokenInvariant, IllegalText
from pelagos.kernel.table_rules import cite

Listed = Callable[[], Iterable[Action]]
"""Lists the answers to the question that is open."""
ILLEGAL_NUMBER: Final = cite("PL-03")


class Numbering:
    """The numbers of a game's actions.

    A key stands for what one number means in every match, such as a kind of action and its card. Actions may differ in
    more than their keys say, as the version of an offer does; the listed answers then tell which one is meant.
    """

    def __init__(self, keys: Iterable[object], key_of: Callable[[Action], object]) -> None:
        """Number keys, all hashable, in order; `key_of` names the key of an action, of some alike that of the first."""
        self.key_of = key_of
        self.keys = tuple(keys)
        self.number_of_key = {key: number for number, key in enumerate(self.keys)}

    def __len__(self) -> int:
        """Return how many numbers there are."""
        return len(self.keys)

    def number(self, action: Action) -> int:
        """Return the number of an action; of several listed ones alike, that of the first.

        Raises:
            BrokenInvariant: it has none.
        """
        number = self.number_of_key.get(self.key_of(action))
        if number is None:
            raise BrokenInvariant(None, "no-action-number", action=type(action).__name__)
        return number

    def numbered(self, listed: Iterable[Action]) -> Iterator[tuple[int, Action]]:
        """Yield each listed answer with its number; answers alike have numbers one after the other."""
        taken: set[int] = set()
        for action in listed:
            number = self.number(action)
            while number in taken:
                number += 1
            taken.add(number)
            yield number, action

    def mask(self, listed: Iterable[Action]) -> bytearray:
        """Return 1 at the number of each of these answers and 0 elsewhere."""
        marks = bytearray(len(self.keys))
        for number, _ in self.numbered(listed):
            marks[number] = 1
        return marks

    def action(self, number: int, listed: Listed) -> Action:
        """Return the listed answer of a number.

        Raises:
            BrokenInvariant: no action ever has that number.
            IllegalText: none of the listed answers has it.
        """
        if not 0 <= number < len(self.keys):
            raise BrokenInvariant(None, "action-number", number=number, actions=len(self.keys))
        for given, action in self.numbered(listed()):
            if given == number:
                return action
        raise IllegalText(ILLEGAL_NUMBER, "number-not-listed", number=number)
