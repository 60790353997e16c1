"""How a match ends: by its rules, or because somebody leaves."""

import time

import msgspec

from pelagos.kernel.ids import Seat
from pelagos.kernel.record import Record, resigned_returns
from pelagos.kernel.record_writing import write_record
from pelagos.server.careers.entering import enter_runs
from pelagos.server.hosting.course import Course
from pelagos.server.hosting.room import Room
from pelagos.server.hosting.rows import ADD_RECORD, seat_write, table_write
from pelagos.server.storage.writes import Write
from pelagos.server.tables.model import TableState

TWO = 2


def note_end(room: Room, course: Course) -> None:
    """Note the result of a match that has come to its end."""
    returns = course.match.returns
    if returns is not None:
        finish(room, returns, None)
        enter_runs(room, course)


def finish(room: Room, returns: tuple[float, ...], resigned: Seat | None) -> None:
    """Close a match with a result."""
    table = room.change_table()
    table.status, table.finished = "finished", time.time()
    table.returns, table.resigned = returns, resigned
    room.write(table_write(table))
    if room.course is not None:
        text = write_record(room.game, ended_record(table, room.course.match.record))
        room.write(Write(ADD_RECORD, {"table_id": table.id, "text": text}))


def ended_record(table: TableState, record: Record) -> Record:
    """Return the record of a finished match; of a resigned one a copy that says so, with the result and the seed."""
    if table.resigned is None:
        return record
    seed = None if table.seed is None else table.seed.hex()
    return msgspec.structs.replace(record, resigned=Seat(table.resigned), returns=table.returns, seed=seed)


def leave(room: Room, seat: Seat) -> None:
    """Let a seat leave for good: of two rivals the other wins, else the stand-in takes it over."""
    table = room.change_table()
    if len(table.seats) == TWO and room.game.lost is None:
        finish(room, resigned_returns(seat), seat)
        return
    table.seats[seat].kind, table.seats[seat].level = "bot", table.stand_in
    table.seats[seat].person, table.seats[seat].name, table.seats[seat].away = None, "", False
    table.seats[seat].deadline, table.seats[seat].badge = None, None
    room.write(seat_write(table, seat))
