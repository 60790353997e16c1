"""Finding, making, changing and forgetting people."""

import time
from typing import Any, Final

from sqlalchemy import Row, delete, insert, select, update

from pelagos.server.careers.forgetting import forget_careers
from pelagos.server.people.model import Person
from pelagos.server.people.tokens import hash_of, new_code, new_token
from pelagos.server.refusals import Refused
from pelagos.server.storage.schema import CHAT, DONE, LINKS, MAIL_LINKS, MUTES, PEOPLE, TOKENS
from pelagos.server.storage.store import Store

LINK_SECONDS: Final = 600
SEEN_EVERY: Final = 86400.0
"""How often it is noted that a person is still about, in seconds."""
MOST_KNOWN: Final = 50_000


class People:
    """The people of a server; those lately seen are in memory."""

    def __init__(self, store: Store) -> None:
        """Know nobody yet."""
        self._store = store
        self._by_hash: dict[str, int] = {}
        self._by_id: dict[int, Person] = {}

    async def of_token(self, token: str | None) -> Person | None:
        """Return whose token this is."""
        if not token:
            return None
        hashed = hash_of(token)
        number = self._by_hash.get(hashed)
        if number is None:
            number = await self._look_up(hashed)
        return None if number is None else await self.of_id(number)

    async def of_id(self, number: int) -> Person | None:
        """Return the person of that number."""
        if number not in self._by_id:
            async with self._store.reading() as connection:
                found = await connection.execute(select(PEOPLE).where(PEOPLE.c.id == number, ~PEOPLE.c.deleted))
                row = found.first()
            if row is None:
                return None
            self._remember(row)
        return self._by_id[number]

    async def create(self, language: str) -> tuple[Person, str]:
        """Make a new person and the token of the first browser."""
        now = time.time()
        values = {"name": "", "language": language, "created": now, "seen": now}
        async with self._store.writing() as connection:
            made = await connection.execute(insert(PEOPLE).values(values).returning(PEOPLE.c.id))
            person = Person(id=made.scalar_one(), language=language, seen=now)
            token = new_token()
            await connection.execute(insert(TOKENS).values(hash=hash_of(token), person=person.id, created=now))
        self._by_id[person.id] = person
        self._by_hash[hash_of(token)] = person.id
        return person, token

    async def note(self, person: Person) -> None:
        """Note, once a day, that a person is still about."""
        now = time.time()
        if now - person.seen < SEEN_EVERY:
            return
        person.seen = now
        async with self._store.writing() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(seen=now))

    def drop(self, number: int) -> None:
        """Let somebody who is no longer in the database leave memory."""
        self._by_hash = {hashed: known for hashed, known in self._by_hash.items() if known != number}
        self._by_id.pop(number, None)

    async def change(self, person: Person, changes: dict[str, Any]) -> Person:
        """Change name, language, e-mail address or reminders; another address is to be confirmed anew."""
        if changes.get("email", person.email) != person.email:
            changes = {**changes, "confirmed": False}
        if changes:
            async with self._store.writing() as connection:
                await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(changes))
            for name, value in changes.items():
                setattr(person, name, value)
        return person

    async def new_link(self, person: Person) -> tuple[str, float]:
        """Return a code with which another device becomes this person once, and until when."""
        code, expires = new_code(4), time.time() + LINK_SECONDS
        async with self._store.writing() as connection:
            await connection.execute(delete(LINKS).where(LINKS.c.expires < time.time()))
            await connection.execute(insert(LINKS).values(hash=hash_of(code), person=person.id, expires=expires))
        return code, expires

    async def use_link(self, code: str) -> tuple[Person, str]:
        """Return the person of a link and a token for the new device; the link is used up.

        Raises:
            Refused: there is no such link, or it has expired.
        """
        now, token = time.time(), new_token()
        async with self._store.writing() as connection:
            used = await connection.execute(
                delete(LINKS)
                .where(LINKS.c.hash == hash_of(code.strip().lower()), LINKS.c.expires >= now)
                .returning(LINKS.c.person)
            )
            number = used.scalar_one_or_none()
            if number is None:
                raise Refused("not-found", "no-such-link")
            await connection.execute(insert(TOKENS).values(hash=hash_of(token), person=number, created=now))
        person = await self.of_id(number)
        if person is None:
            raise Refused("not-found", "no-such-link")
        return person, token

    async def forget(self, person: Person) -> None:
        """Delete what is known of a person; matches keep an unnamed seat."""
        async with self._store.writing() as connection:
            await connection.execute(delete(TOKENS).where(TOKENS.c.person == person.id))
            await connection.execute(delete(LINKS).where(LINKS.c.person == person.id))
            await connection.execute(delete(CHAT).where(CHAT.c.person == person.id))
            await connection.execute(delete(DONE).where(DONE.c.person == person.id))
            own = (MUTES.c.listener == person.id) | (MUTES.c.speaker == person.id)
            await connection.execute(delete(MUTES).where(own))
            await connection.execute(delete(MAIL_LINKS).where(MAIL_LINKS.c.person == person.id))
            await forget_careers(connection, person.id)
            blank = {"name": "", "email": None, "reminders": False, "confirmed": False, "deleted": True}
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(blank))
        self.drop(person.id)
        person.name, person.email, person.reminders, person.confirmed = "", None, False, False

    async def _look_up(self, hashed: str) -> int | None:
        async with self._store.reading() as connection:
            found = await connection.execute(select(TOKENS.c.person).where(TOKENS.c.hash == hashed))
            number: int | None = found.scalar_one_or_none()
        if number is not None:
            if len(self._by_hash) >= MOST_KNOWN:
                self._by_hash.clear()
                self._by_id.clear()
            self._by_hash[hashed] = number
        return number

    def _remember(self, row: Row[Any]) -> None:
        self._by_id[row.id] = Person(
            id=row.id,
            name=row.name,
            language=row.language,
            email=row.email,
            reminders=row.reminders,
            confirmed=row.confirmed,
            muted=row.muted,
            seen=row.seen,
        )
