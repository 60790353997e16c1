"""Setting up tables: what may be agreed, who sits where, and the start."""

import time
from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from pelagos.bots.registry import load_bot
from pelagos.kernel.chance import Outcome
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.game import Game
from pelagos.kernel.ids import Seat
from pelagos.server.games import agreed_options, career_of, options_of, usual_bot, words_of
from pelagos.server.hosting.course import Course
from pelagos.server.hosting.deadlines import renew
from pelagos.server.hosting.room import Room
from pelagos.server.hosting.rows import SETUP, all_seats_writes, seat_write, step_write, table_write
from pelagos.server.people.model import Person
from pelagos.server.refusals import Refused
from pelagos.server.tables.model import Pace, SeatState, TableState

LIVE_SECONDS = (5, 3600)
DAYS = (1, 30)


class SeatWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who is to sit on a seat."""

    kind: Literal["you", "open", "bot"]
    level: str | None = None


class TableWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table."""

    game: str
    seats: list[SeatWish]
    options: dict[str, str] = {}
    pace: Pace = "none"
    time: float | None = None
    stand_in: str | None = None
    public: bool = False
    spectators: bool = True
    hints: bool | None = None
    """Whether bots advise; None: where one person alone plays."""
    start: bool = False


class TableChanges(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is to be different; what is absent stays."""

    seats: list[SeatWish] | msgspec.UnsetType = msgspec.UNSET
    options: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
    pace: Pace | msgspec.UnsetType = msgspec.UNSET
    time: float | msgspec.UnsetType | None = msgspec.UNSET
    stand_in: str | msgspec.UnsetType = msgspec.UNSET
    public: bool | msgspec.UnsetType = msgspec.UNSET
    spectators: bool | msgspec.UnsetType = msgspec.UNSET
    hints: bool | msgspec.UnsetType | None = msgspec.UNSET


def new_table(game: Game[Any], wish: TableWish, person: Person) -> TableState:
    """Return the table that somebody wishes.

    Raises:
        Refused: the wish does not fit the game.
    """
    options = agreed_options(game, wish.options, len(wish.seats))
    now = time.time()
    table = TableState(
        code="",
        game=game.name,
        options=options,
        seats=[seat_for(game, seat, person) for seat in wish.seats],
        pace=wish.pace,
        time=checked_time(wish.pace, wish.time),
        stand_in=checked_level(game, wish.stand_in or usual_bot(game)),
        public=wish.public,
        spectators=wish.spectators,
        advice=wish.hints,
        host=person.id,
        host_name=person.name,
        created=now,
        touched=now,
    )
    if wish.start:
        require_full(table)
    return table


def seat_for(game: Game[Any], wish: SeatWish, person: Person) -> SeatState:
    """Return a seat as wished."""
    if wish.kind == "you":
        return SeatState(kind="person", person=person.id, name=person.name)
    if wish.kind == "bot":
        return SeatState(kind="bot", level=checked_level(game, wish.level or usual_bot(game)))
    return SeatState()


def checked_level(game: Game[Any], level: str) -> str:
    """Return the level if the game has such a bot."""
    try:
        load_bot(game, level)
    except PelagosError as error:
        raise Refused.of("invalid", error.rule, words_of(game).error_message(error)) from None
    return level


def checked_time(pace: Pace, given: float | None) -> float | None:
    """Return the time for an answer, if it makes sense at that pace."""
    if pace == "none":
        return None
    least, most = LIVE_SECONDS if pace == "live" else DAYS
    if given is None or not least <= given <= most:
        raise Refused("invalid", f"time-{pace}", least=least, most=most)
    return given


def require_full(table: TableState) -> None:
    """Refuse to start while a seat is open."""
    for number, seat in enumerate(table.seats):
        if seat.kind == "open":
            raise Refused("illegal", "seat-open", seat=number)


def require_open(room: Room) -> None:
    """Refuse what is only possible before the match."""
    if room.table.status != "open":
        raise Refused("illegal", "table-not-open")


def require_host(room: Room, person: Person) -> None:
    """Refuse what only the host may do."""
    if room.table.host != person.id:
        raise Refused("forbidden", "only-the-host")


# -- operations (see Room.do) ------------------------------------------------------------------------------------


def change(room: Room, person: Person, changes: TableChanges) -> None:
    """Agree on something else."""
    require_open(room)
    require_host(room, person)
    given = {
        name: value for name in changes.__struct_fields__ if (value := getattr(changes, name)) is not msgspec.UNSET
    }
    seats = reseated(room, person, given.pop("seats", None))
    given["options"] = agreed_options(room.game, given.get("options", room.table.options), len(seats))
    pace = given.get("pace", room.table.pace)
    given["time"] = checked_time(pace, given.get("time", room.table.time if pace == room.table.pace else None))
    if "hints" in given:
        given["advice"] = given.pop("hints")
    if "stand_in" in given:
        checked_level(room.game, given["stand_in"])
    table = room.change_table()
    for name, value in given.items():
        setattr(table, name, value)
    table.seats, table.touched = seats, time.time()
    room.write(table_write(table), *all_seats_writes(table))


def reseated(room: Room, person: Person, wishes: list[SeatWish] | None) -> list[SeatState]:
    """Return the seats as wished; people who sit already stay where their seat is wished to be open, or theirs."""
    if wishes is None:
        return room.table.seats
    seats = [seat_for(room.game, wish, person) for wish in wishes]
    for number, seat in enumerate(room.table.seats[: len(seats)]):
        stays = seats[number].kind == "open" if seat.person != person.id else seats[number].person == person.id
        if seat.kind == "person" and stays:
            seats[number] = seat
    return seats


def sit(room: Room, person: Person, number: int) -> None:
    """Sit down on an open seat."""
    require_open(room)
    seat = require_number(room, number)
    if seat.person == person.id:
        return
    if seat.kind != "open":
        raise Refused("taken", "seat-taken", seat=number)
    table = room.change_table()
    table.seats[number] = SeatState(kind="person", person=person.id, name=person.name)
    room.write(seat_write(table, number))


def stand_up(room: Room, person: Person, number: int) -> None:
    """Leave a seat before the match, or free it as the host."""
    require_open(room)
    seat = require_number(room, number)
    if seat.person != person.id:
        require_host(room, person)
    table = room.change_table()
    table.seats[number] = SeatState()
    room.write(seat_write(table, number))


def require_number(room: Room, number: int) -> SeatState:
    """Return a seat of the table."""
    if not 0 <= number < len(room.table.seats):
        raise Refused("not-found", "no-such-seat", seat=number, seats=len(room.table.seats))
    return room.table.seats[number]


def start(room: Room, person: Person, fill: str | None, logs: Mapping[Seat, bytes]) -> None:
    """Start the match.

    Args:
        room: the table.
        person: who starts it.
        fill: the level of the bots on open seats, if they are to get any.
        logs: what the people carry from match to match, by seat.
    """
    require_open(room)
    if not room.table.seats_of(person.id):
        require_host(room, person)
    table = room.change_table()
    if fill is not None:
        fill_seats(room, table, checked_level(room.game, fill))
    require_full(table)
    career = career_of(room.game)
    if career is not None:
        table.options = career.fit_out(table.options, logs)
    course = Course.begin(room.game, options_of(room.game, table.options, len(table.seats)), len(table.seats))
    room.course = course
    now = time.time()
    table.status, table.started, table.touched = "running", now, now
    table.rules, table.seed = room.game.version, course.seed
    outcomes: tuple[Outcome, ...] = course.match.record.setup
    room.batch.only_seals = False
    renew(room)
    room.write(table_write(table), step_write(table.id, course.version, SETUP, outcomes, None, None))


def fill_seats(room: Room, table: TableState, level: str) -> None:
    """Give every open seat a bot."""
    for number, seat in enumerate(table.seats):
        if seat.kind == "open":
            table.seats[number] = SeatState(kind="bot", level=level)
            room.write(seat_write(table, number))
