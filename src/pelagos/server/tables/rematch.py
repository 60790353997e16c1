"""The next match with the same people."""

import time

from pelagos.server.hosting.house import House
from pelagos.server.hosting.room import Room, perform
from pelagos.server.hosting.rows import table_write
from pelagos.server.people.model import Person
from pelagos.server.refusals import Refused
from pelagos.server.tables.model import SeatState, TableState


async def again(house: House, room: Room, person: Person) -> Room:
    """Return the table of the next match: everybody one seat on. Whoever asks gets the same one.

    Raises:
        Refused: the match is not over, or the person did not play.
    """
    if room.table.status != "finished":
        raise Refused("illegal", "not-finished")
    if not room.table.seats_of(person.id) and room.table.host != person.id:
        raise Refused("forbidden", "only-players")
    async with room.rematching:
        if room.table.rematch is None:
            following = await house.open(next_table(room.table, person))
            await perform(room, lambda: _note(room, following.table.code))
    return await house.room(room.table.rematch or "")


def next_table(table: TableState, person: Person) -> TableState:
    """Return the same table anew, the seats one on."""
    now = time.time()
    moved = [table.seats[number - 1] for number in range(len(table.seats))]
    return TableState(
        code="",
        game=table.game,
        options=dict(table.options),
        seats=[SeatState(kind=s.kind, person=s.person, name=s.name, level=s.level) for s in moved],
        pace=table.pace,
        time=table.time,
        stand_in=table.stand_in,
        public=table.public,
        spectators=table.spectators,
        advice=table.advice,
        host=person.id,
        host_name=person.name,
        created=now,
        touched=now,
    )


def _note(room: Room, code: str) -> None:
    table = room.change_table()
    table.rematch = code
    room.write(table_write(table))
