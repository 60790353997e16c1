"""Whose turn it is, and whether they have been told: once a turn, a while after it began."""

import asyncio
from collections.abc import Awaitable, Callable
from email.message import EmailMessage
from functools import partial
from typing import Final, TypeVar

import msgspec
import structlog
from sqlalchemy import select, update

from pelagos.server.hosting.broadcast import is_turn_of
from pelagos.server.hosting.room import Room
from pelagos.server.people.mail_links import MailLinks
from pelagos.server.people.model import Person
from pelagos.server.people.people import People
from pelagos.server.refusals import Refused
from pelagos.server.reminders.letters import confirmation, letter, words_for
from pelagos.server.reminders.postman import Counting, Postman
from pelagos.server.settings import Settings
from pelagos.server.storage.schema import SEATS
from pelagos.server.storage.store import Store

LOG = structlog.get_logger()
LIVE: Final = "live"
RETRY_SECONDS: Final = 30.0
"""How long after a failure the database is asked again."""
T = TypeVar("T")
Key = tuple[int, int]
"""A table and a person."""


class Turn(msgspec.Struct):
    """A turn that has begun and not ended."""

    room: Room
    task: asyncio.Task[None]


class Reminders:
    """Follows all tables that are not played live. Without a sender's address in the settings it does nothing."""

    def __init__(self, settings: Settings, store: Store, people: People, links: MailLinks, count: Counting) -> None:
        """Follow nothing yet."""
        self._settings = settings
        self._store = store
        self._people = people
        self._links = links
        self.postman = Postman(settings, count)
        self._turns: dict[Key, Turn] = {}
        self._asking: set[asyncio.Task[None]] = set()

    @property
    def is_on(self) -> bool:
        """Whether the operator has set up mail."""
        return bool(self._settings.mail_from)

    @property
    def waiting(self) -> int:
        """How many people may yet be reminded of the turn that is theirs now."""
        return sum(not turn.task.done() for turn in self._turns.values())

    async def close(self) -> None:
        """Stop; who has not been reminded is reminded after the next start."""
        tasks = [turn.task for turn in self._turns.values()] + list(self._asking)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def follow(self, room: Room) -> None:
        """Note whose turn has begun or ended at a table (called after every change)."""
        if not self.is_on or room.table.pace == LIVE:
            return
        people = {seat.person for seat in room.table.seats if seat.person is not None}
        gone = {person for table, person in self._turns if table == room.table.id} - people
        for person in people | gone:
            self._follow_person(room, person)

    def changed(self, person: Person) -> None:
        """Begin anew with the turns of a person who has other wishes now."""
        for key, turn in list(self._turns.items()):
            if key[1] == person.id and turn.task.done():
                del self._turns[key]
                self.follow(turn.room)

    async def ask_to_confirm(self, person: Person) -> None:
        """Let a letter go to a person's address that asks whether it is theirs.

        Raises:
            Refused: the database does not answer.
        """
        token, address = await self._links.make(person, "confirm"), person.email
        task = asyncio.create_task(self._ask(person, address, token))
        self._asking.add(task)  # the loop itself keeps no hold of it
        task.add_done_callback(self._asking.discard)

    async def _ask(self, person: Person, address: str | None, token: str) -> None:
        words, base = words_for(None, person.language), self._settings.public_url.rstrip("/")

        def write() -> EmailMessage | None:
            if person.confirmed or person.email != address:
                return None
            return confirmation(words, person, self._settings.mail_from, base, token)

        try:
            await self.postman.deliver(write, person.id)
        except ValueError:
            LOG.warning("letter-not-sent", person=person.id, outcome="no-address")

    async def confirmed(self, number: int) -> None:
        """Note that a person's address is their own."""
        person = await self._people.of_id(number)
        if person is not None:
            person.confirmed = True
            self.changed(person)

    async def stopped(self, number: int) -> None:
        """Note that a person wants no more reminders."""
        person = await self._people.of_id(number)
        if person is not None:
            person.reminders = False

    def _follow_person(self, room: Room, person: int) -> None:
        key = (room.table.id, person)
        asked = is_awaited(room, person)
        if asked and key not in self._turns:
            self._turns[key] = Turn(room, asyncio.create_task(self._remind(room, person)))
        elif not asked and key in self._turns:
            self._turns.pop(key).task.cancel()

    async def _remind(self, room: Room, number: int) -> None:
        await asyncio.sleep(self._settings.reminder_seconds)
        person, stop = await until_kept(room, partial(self._prepare, room, number))
        if person is None:
            return
        try:
            is_sent = await self.postman.deliver(partial(self._letter, room, person, stop), number)
        except ValueError:
            LOG.warning("letter-not-sent", person=number, outcome="no-address")
        else:
            if is_sent:
                await until_kept(room, partial(self._note, room, number))

    async def _prepare(self, room: Room, number: int) -> tuple[Person | None, str]:
        """Return who is to be reminded, if anybody, and the secret by which they end it."""
        person = await self._people.of_id(number)
        if person is None or not wants_reminders(person) or await self._is_reminded(room, number):
            return None, ""
        return person, await self._links.make(person, "stop")

    def _letter(self, room: Room, person: Person, stop: str) -> EmailMessage | None:
        if not wants_reminders(person) or not is_awaited(room, person.id):
            return None
        words = words_for(room.game, person.language)
        base = self._settings.public_url.rstrip("/")
        return letter(words, room.table, person, self._settings.mail_from, base, stop)

    async def _is_reminded(self, room: Room, person: int) -> bool:
        mine = (SEATS.c.table_id == room.table.id) & (SEATS.c.person == person)
        async with self._store.reading() as connection:
            marks = await connection.execute(select(SEATS.c.reminded).where(mine))
            return first_question(room, person) in {row.reminded for row in marks}

    async def _note(self, room: Room, person: int) -> None:
        mine = (SEATS.c.table_id == room.table.id) & (SEATS.c.person == person)
        async with self._store.writing() as connection:
            await connection.execute(update(SEATS).where(mine).values(reminded=first_question(room, person)))


async def until_kept(room: Room, work: Callable[[], Awaitable[T]]) -> T:
    """Do something with the database, again and again while that is away: a turn may last for days."""
    while True:
        try:
            return await work()
        except Refused as refused:
            LOG.warning("cannot-remind", table=room.table.code, code=refused.body.code)
        await asyncio.sleep(RETRY_SECONDS)


def wants_reminders(person: Person) -> bool:
    """Tell whether a person has asked for reminders, to an address that is theirs."""
    return person.reminders and person.confirmed and bool(person.email)


def is_awaited(room: Room, person: int) -> bool:
    """Tell whether a table waits for a person for whom no stand-in plays."""
    away = all(room.table.seats[seat].away for seat in room.table.seats_of(person))
    return not away and is_turn_of(room, person)


def first_question(room: Room, person: int) -> int:
    """Return the lowest number of a question that waits for a person; 0 if there is none."""
    seats = room.table.seats_of(person)
    pending = () if room.course is None else room.course.match.pending
    return min((decision.id for decision in pending if decision.actor in seats), default=0)
