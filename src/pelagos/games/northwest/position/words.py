"""The words of a written position, and how a fault is pointed at.

A position is a few lines ``key: words``, one under the other or on one line between ``/`` signs::

    r3:   L  W  W* I
    r2:  W* W  L  S
    r1: W  L  S  I
    pieces: red I2 1.0,2.0; yellow R1 2.0>red
    icebergs: 1.0
    singles: 3.3
    red: ship 2.0 character C07 hand T01a,T15b
    yellow: ship start follows red left 2.0>red boxed I4,M1 weary 1 silenced sheltered
    turn: red ap 3 cards 1 moved sea rewarded
    round: 5
    discards: T02a
    options: teams rounds=20
    seats: 2

Map rows are numbered from the start; only they are needed. The order of the pieces is the order in which they were
laid; ``>`` names the player whose route a raid piece entered.
"""

from typing import Final, Literal

import msgspec

from pelagos.games.northwest.cards import CODES
from pelagos.games.northwest.geometry import INDEX, Cell, Hex
from pelagos.games.northwest.kinds import NUMBER
from pelagos.games.northwest.rulebook import cite
from pelagos.kernel.errors import Argument, IllegalText
from pelagos.kernel.ids import CardId, RuleId, Seat
from pelagos.kernel.table_rules import cite as cite_table

Colour = Literal["red", "yellow", "green", "blue"]
COLOURS: Final[tuple[Colour, ...]] = ("red", "yellow", "green", "blue")
"""NW-01: the players' colours, in seat order."""
UNREADABLE: Final = cite_table("PL-03")
SEATS_OF_WIDTH: Final = {4: 2, 6: 3, 8: 4}
SHORT: Final = 40
"""How much of a faulty word an error quotes."""


class Word(msgspec.Struct, frozen=True):
    """A word of a position and the line it stands on, counted from 1."""

    text: str
    line: int
    at: str = ""
    """The key of that line."""

    def refuse(self, rule: RuleId, key: str, **details: Argument) -> IllegalText:
        """Return the error that names this word, its line and the rule it breaks."""
        place: dict[str, Argument] = {"path": self.at} if self.at else {}
        return IllegalText(rule, key, **{"text": self.text[:SHORT], "line": self.line, **place, **details})

    def cell(self) -> Cell:
        """Return the hex of this name."""
        cell = INDEX.get(Hex(self.text))
        if cell is None:
            raise self.refuse(cite("NW-22"), "position-hex")
        return cell

    def seat(self, seats: int) -> Seat:
        """Return the seat of this colour."""
        if self.text not in COLOURS[:seats]:
            raise self.refuse(cite("NW-01"), "position-seat", seats=seats)
        return Seat(COLOURS.index(self.text))

    def kind(self) -> int:
        """Return the number of this kind of piece."""
        if self.text not in NUMBER:
            raise self.refuse(cite("NW-01"), "position-kind")
        return NUMBER[self.text]

    def card(self, first: int, end: int, rule: RuleId) -> CardId:
        """Return the card of this code, which must have a number from `first` to ``end - 1``."""
        number = CODES.index(self.text) if self.text in CODES else -1
        if not first <= number < end:
            raise self.refuse(rule, "position-card")
        return CardId(number)

    def number(self, least: int = 0) -> int:
        """Return this whole number."""
        if not (self.text.isascii() and self.text.isdecimal() and int(self.text) >= least):
            raise self.refuse(UNREADABLE, "position-number", least=least)
        return int(self.text)

    def split(self, sign: str) -> list["Word"]:
        """Return the parts between signs."""
        return [Word(part.strip(), self.line, self.at) for part in self.text.split(sign)]

    def split_at(self, sign: str) -> tuple["Word", str, "Word"]:
        """Return what stands before a sign, the sign if it is there, and what stands behind it."""
        before, found, after = self.text.partition(sign)
        return Word(before, self.line, self.at), found, Word(after, self.line, self.at)


class Line(msgspec.Struct, frozen=True):
    """A line: its key and what follows it."""

    key: Word
    rest: Word

    @property
    def words(self) -> list[Word]:
        """The words after the key."""
        return [Word(part, self.rest.line, self.rest.at) for part in self.rest.text.split()]


def split_lines(text: str) -> list[Line]:
    """Return the lines of a position; empty ones are left out.

    Raises:
        IllegalText: a line has no key.
    """
    lines: list[Line] = []
    for number, part in enumerate(text.replace("/", "\n").splitlines(), 1):
        if not part.strip():
            continue
        key, colon, rest = part.partition(":")
        if not colon:
            raise Word(part.strip(), number).refuse(UNREADABLE, "position-line")
        name = key.strip().lower()
        lines.append(Line(Word(name, number), Word(rest.strip(), number, name)))
    return lines
