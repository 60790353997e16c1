"""Reports to the operator about somebody's conduct."""

import time

from sqlalchemy import insert

from pelagos.server.hosting.room import Room
from pelagos.server.people.model import Person
from pelagos.server.refusals import Refused
from pelagos.server.storage.schema import REPORTS
from pelagos.server.storage.store import Store


def people_at(room: Room) -> set[int]:
    """Return the numbers of the people who sit, watch, or have spoken at a table."""
    seated = {seat.person for seat in room.table.seats}
    watching = {subscriber.person for subscriber in room.subscribers}
    speaking = {line.person.id for line in room.chat if line.person is not None}
    return {person for person in seated | watching | speaking if person is not None}


async def report(store: Store, room: Room, reporter: Person, person: int, words: str) -> None:
    """Keep a report.

    Raises:
        Refused: that person is not at this table.
    """
    if person not in people_at(room):
        raise Refused("not-found", "no-such-person", person=str(person))
    row = {"table_id": room.table.id, "reporter": reporter.id, "person": person, "words": words, "at": time.time()}
    async with store.writing() as connection:
        await connection.execute(insert(REPORTS).values(row))
