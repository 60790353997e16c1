"""Carrying out what the operator orders."""

from functools import partial
from typing import Any, assert_never

from pelagos.server.care.closing import close
from pelagos.server.hosting.acting import NOBODY, require_course
from pelagos.server.hosting.house import House
from pelagos.server.hosting.room import Room, perform
from pelagos.server.hosting.rows import seat_write
from pelagos.server.hosting.undoing import go_back
from pelagos.server.operating.looking import list_reports, list_tables, sheet
from pelagos.server.operating.orders import AnyOrder, Close, Done, Hush, ListTables, Reports, Show, Skip, Undo
from pelagos.server.people.people import People
from pelagos.server.refusals import Refused
from pelagos.server.storage.store import Store
from pelagos.server.tables.seating import require_number


class Desk:
    """Where a running server takes orders."""

    def __init__(self, store: Store, house: House, people: People) -> None:
        """Serve the tables and people of one server."""
        self._store = store
        self._house = house
        self._people = people

    async def carry_out(self, order: AnyOrder) -> Any:
        """Do as ordered and return the answer.

        Raises:
            Refused: that is not possible; nothing has changed.
        """
        match order:
            case ListTables():
                return await list_tables(self._store, self._house, order.status)
            case Show():
                return await sheet(self._store, await self._house.room(order.code))
            case Reports():
                return await list_reports(self._store)
            case Hush():
                return await self._hush(order)
            case Skip() | Undo() | Close():
                room = await self._house.room(order.code)
                await perform(room, partial(change, room, order))
                return Done(version=room.version)
            case _:
                assert_never(order)

    async def _hush(self, order: Hush) -> Done:
        person = await self._people.of_id(order.person)
        if person is None:
            raise Refused("not-found", "unknown-person", person=str(order.person))  # a name, not a quantity
        await self._people.change(person, {"muted": order.yes})
        return Done(name=person.name)


def change(room: Room, order: Skip | Undo | Close) -> None:
    """Change a table as ordered (see `Room.do`)."""
    match order:
        case Skip():
            skip(room, order.seat)
        case Undo():
            undo(room, order.answers)
        case Close():
            close(room)
        case _:
            assert_never(order)


def skip(room: Room, number: int) -> None:
    """Let the stand-in play for a person until they are back.

    Raises:
        Refused: nobody sits there, or no match is running.
    """
    require_course(room)
    seat = require_number(room, number)
    if seat.kind != "person":
        raise Refused("illegal", "no-person-there", seat=number)
    room.change_table().seats[number].away = True
    room.write(seat_write(room.table, number))


def undo(room: Room, answers: int) -> None:
    """Take back the latest answers, whoever gave them.

    Raises:
        Refused: there are not so many, or no match is running.
    """
    course = require_course(room)
    if answers > course.inputs:
        raise Refused("illegal", "fewer-answers", answers=course.inputs)
    go_back(room, course, course.inputs - answers, NOBODY)
