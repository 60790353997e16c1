"""What an operator may order, and what is answered."""

from typing import Annotated

import msgspec

Answers = Annotated[int, msgspec.Meta(ge=1)]
Number = Annotated[int, msgspec.Meta(ge=0)]


class Order(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="order"):
    """An order."""


class ListTables(Order, frozen=True, kw_only=True, tag="list"):
    """Which tables are there? Those of one status only, if it is given."""

    status: str | None = None


class Show(Order, frozen=True, kw_only=True, tag="show"):
    """What is known of a table, without anything a seat may not know?"""

    code: str


class Skip(Order, frozen=True, kw_only=True, tag="skip"):
    """Let the stand-in play for a seat until its person is back."""

    code: str
    seat: Number


class Undo(Order, frozen=True, kw_only=True, tag="undo"):
    """Take back the latest answers of a match."""

    code: str
    answers: Answers = 1


class Close(Order, frozen=True, kw_only=True, tag="close"):
    """End a table without a result."""

    code: str


class Hush(Order, frozen=True, kw_only=True, tag="mute"):
    """Let a person not chat, or chat again."""

    person: int
    yes: bool


class Reports(Order, frozen=True, kw_only=True, tag="reports"):
    """What did people report?"""


AnyOrder = ListTables | Show | Skip | Undo | Close | Hush | Reports


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """The order is carried out; the table has this version, the person this name."""

    version: int | None = None
    name: str | None = None


class TableLine(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list."""

    code: str
    game: str
    status: str
    pace: str
    public: bool
    seats: int
    people: int
    touched: float
    watching: int
    """Open connections; 0 for a table that is not in memory."""


class SeatLine(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits there, and what they are asked."""

    seat: int
    kind: str
    person: int | None
    name: str
    level: str | None
    away: bool
    online: bool
    asked: list[str]
    """The kinds of questions that wait for this seat."""


class TableSheet(msgspec.Struct, frozen=True, kw_only=True):
    """All an operator is told of a table."""

    code: str
    game: str
    options: dict[str, str]
    status: str
    pace: str
    time: float | None
    stand_in: str
    public: bool
    version: int
    inputs: int
    created: float
    started: float | None
    finished: float | None
    seats: list[SeatLine]
    watching: int
    reports: int


class ReportLine(msgspec.Struct, frozen=True, kw_only=True):
    """Something somebody reported."""

    at: float
    table: str
    reporter: int | None
    person: int | None
    name: str
    words: str
