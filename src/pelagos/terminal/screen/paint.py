"""Giving the texts of a match their colours: the names and pieces of seats, and the numbers of rules."""

import re
from collections.abc import Iterable
from typing import Any

from textual.content import Content

from pelagos.kernel.errors import PelagosError
from pelagos.kernel.ids import Seat
from pelagos.kernel.wording import SEAT_MARK, Line, Message, Value
from pelagos.terminal.screen.colours import SEATS
from pelagos.text import Catalogue

RULE = "bold $accent"
NEWS = "» "
OLD = "  "
DOT = " · "


class Painter:
    """Colours what is said in one language about one table."""

    def __init__(self, texts: Catalogue, seats: int, view: Any) -> None:
        """Learn how the seats are called and which colours they have."""
        self.texts = texts
        self.colours = [texts.wording.colour(Seat(seat)) or SEATS[seat % len(SEATS)] for seat in range(seats)]
        names = {texts.seat(Seat(seat), view): seat for seat in range(seats)}
        self.seats = names
        longest_first = sorted(names, key=len, reverse=True)
        self.names = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, longest_first))})(?!\w)")

    def sentence(self, text: str) -> Content:
        """Return a text with the names of seats in their colours."""
        content = Content(text)
        for found in self.names.finditer(text):
            content = content.stylize(f"bold $name-{self.colours[self.seats[found[0]]]}", *found.span())
        return content

    def line(self, line: Line) -> Content:
        """Return a line of the board with pieces and names in colour."""
        return Content.assemble(*(self.part(part) for part in line))

    def lines(self, lines: Iterable[Line]) -> Content:
        """Return lines one below the other."""
        return Content("\n").join([self.line(line) for line in lines])

    def running(self, lines: Iterable[Line]) -> Content:
        """Return lines one after the other, for where there is little room."""
        whole = Content("")
        for line in map(self.line, lines):
            between = "" if not whole else " " if whole.plain.endswith(":") else DOT
            whole = whole + between + line[len(line.plain) - len(line.plain.lstrip()) :]
        return whole

    def part(self, part: Value) -> Content:
        """Return a part of a line."""
        text = self.texts.text(part)
        seat = part.values.get("seat") if isinstance(part, Message) and part.key == SEAT_MARK else None
        if not isinstance(seat, int):
            return self.sentence(text)
        colour = self.colours[seat]
        return Content.styled(text, f"bold $on-piece-{colour} on $piece-{colour}")

    def ruled(self, number: str, text: str) -> Content:
        """Return a text below the number of its rule."""
        return Content.assemble((number, RULE), " ", self.sentence(text))

    def event(self, event: Any, view: Any) -> Content:
        """Return what happened, below the number of its rule."""
        return self.ruled(event.rule, self.texts.event(event, view))

    def logged(self, line: Content, *, news: bool) -> Content:
        """Return a line of the log; what is new since the reader's last answer is marked."""
        told = Content.assemble(NEWS if news else OLD, line)
        return told if news else told.stylize_before("$muted")

    def refusal(self, error: PelagosError, view: Any) -> Content:
        """Return why something is refused, and the rule that refuses it."""
        text = self.sentence(self.texts.error(error, view))
        if error.rule is None:
            return text
        return Content.assemble(text, " ", self.ruled(error.rule, self.texts.rule(error.rule)))
