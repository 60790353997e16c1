"""What a tournament plays: who sits at which table, and which deals they get."""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple

import msgspec

from pelagos.kernel.errors import IllegalText
from pelagos.kernel.game import Options
from pelagos.kernel.table_rules import cite


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Enough to play any of its games again anywhere; how many there are is left open."""

    game: str
    rules: int
    """Rules version."""
    options: Options
    bots: tuple[str, ...]
    """Each level once."""
    tables: tuple[tuple[int, ...], ...]
    """For each table, the places in `bots` of those who sit at it."""
    seed: str
    lost: float | None = None
    """What a lost game returns to every seat, where all win or lose together."""

    @property
    def seats(self) -> int:
        """How many sit at a table."""
        return len(self.tables[0])

    @property
    def round_length(self) -> int:
        """Games after which every bot of every table has had every seat equally often, all with the same deals."""
        return len(self.seatings)

    @property
    def seatings(self) -> list[tuple[int, ...]]:
        """Return every way to sit at the tables: bots of one level are alike, so no two games are the same."""
        return [seating for table in self.tables for seating in dict.fromkeys(rotations(table))]

    def seating(self, number: int) -> "Seating":
        """Return who sits where in a game, and with which deals."""
        seatings = self.seatings
        deal, place = divmod(number, len(seatings))
        return Seating(deal, seatings[place])


class Seating(NamedTuple):
    """One game of a plan."""

    deal: int
    """Games of the same deal have the same chance."""
    bots: tuple[int, ...]
    """By seat, the place of its bot in the plan's `bots`."""


def rotations(table: Sequence[int]) -> list[tuple[int, ...]]:
    """Return a table as it is and with everybody moved on by one seat, by two, and so on."""
    return [(*table[turn:], *table[:turn]) for turn in range(len(table))]


def one_table(bots: Sequence[str], seats: int) -> tuple[str, ...]:
    """Return a level for each seat, the last one repeated where the list is short.

    Raises:
        IllegalText: there are more bots than seats, or none.
    """
    if not 1 <= len(bots) <= seats:
        raise IllegalText(cite("PL-04"), "bots-and-seats", bots=len(bots), seats=seats)
    return (*bots, *[bots[-1]] * (seats - len(bots)))


def every_table(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Return the tables of a round robin: everybody against everybody.

    Each table seats as many different bots as it can. With fewer bots than seats that is every way to share the seats
    out among all of them; with more, every choice of bots.

    Raises:
        IllegalText: there is no bot.
    """
    names = list(dict.fromkeys(bots))
    if not names:
        raise IllegalText(cite("PL-04"), "bots-and-seats", bots=0, seats=seats)
    most = min(len(names), seats)
    return [table for table in combinations_with_replacement(names, seats) if len(set(table)) == most]


def numbered_tables(tables: Sequence[Sequence[str]]) -> tuple[tuple[str, ...], tuple[tuple[int, ...], ...]]:
    """Return each level once, and the tables by the places of the levels in that list."""
    bots = tuple(dict.fromkeys(level for table in tables for level in table))
    return bots, tuple(tuple(bots.index(level) for level in table) for table in tables)
