"""A table, as the server keeps it."""

from typing import Literal

import msgspec

from pelagos.kernel.ids import Seat

Status = Literal["open", "running", "finished", "closed"]
Pace = Literal["none", "live", "days"]
SeatKind = Literal["open", "person", "bot"]


class SeatState(msgspec.Struct, kw_only=True):
    """Who sits on a seat."""

    kind: SeatKind = "open"
    person: int | None = None
    name: str = ""
    level: str | None = None
    """The bot's level."""
    away: bool = False
    """Whether the stand-in plays for the person."""
    presets: dict[str, str] = {}
    """By kind of question: how it is answered in a reaction window."""
    badge: str | None = None
    """The role it shows."""
    deadline: float | None = None
    """When the time of the seat is up; kept for tables that go on for days."""

    @property
    def is_bots(self) -> bool:
        """Whether a bot answers for this seat now."""
        return self.kind == "bot" or self.away


class TableState(msgspec.Struct, kw_only=True):
    """A table and all that was agreed at it."""

    id: int = 0
    code: str
    game: str
    options: dict[str, str]
    seats: list[SeatState]
    pace: Pace = "none"
    time: float | None = None
    """Seconds an answer at a live table, days an answer at one that goes on over days."""
    stand_in: str
    public: bool = False
    spectators: bool = True
    advice: bool | None = None
    """Whether bots advise; None: where one person alone plays."""
    status: Status = "open"
    host: int | None = None
    host_name: str = ""
    created: float
    started: float | None = None
    finished: float | None = None
    touched: float
    rules: int | None = None
    seed: bytes | None = None
    returns: tuple[float, ...] | None = None
    resigned: int | None = None
    rematch: str | None = None
    branched_from: str | None = None
    """The code of the table whose match is played on; None for an uploaded record."""
    branched_at: int | None = None
    """After how many of its inputs; None where no other match is played on."""
    paused: bool = False
    """Whether the time of a timed phase stands still."""

    def seats_of(self, person: int | None) -> tuple[Seat, ...]:
        """Return the seats that a person holds, in order."""
        if person is None:
            return ()
        return tuple([Seat(number) for number, seat in enumerate(self.seats) if seat.person == person])

    def is_held_by(self, person: int | None, seat: int) -> bool:
        """Tell whether a person holds that seat; nobody holds one there is not."""
        return person is not None and 0 <= seat < len(self.seats) and self.seats[seat].person == person

    def holders(self) -> dict[int | None, tuple[Seat, ...]]:
        """Return the seats of everybody who holds any, in order."""
        found: dict[int | None, tuple[Seat, ...]] = {}
        for number, seat in enumerate(self.seats):
            if seat.person is not None:
                found[seat.person] = (*found.get(seat.person, ()), Seat(number))
        return found

    @property
    def hints(self) -> bool:
        """Whether bots advise: as agreed, else where one person alone plays, with bots or on several seats."""
        if self.advice is not None:
            return self.advice
        if any(seat.kind == "open" for seat in self.seats):
            return False
        return len({seat.person for seat in self.seats if seat.kind == "person"}) == 1

    @property
    def seconds(self) -> float | None:
        """How long an answer may take, or None."""
        if self.pace == "none" or self.time is None:
            return None
        return self.time if self.pace == "live" else self.time * 86400
