"""The links in letters: they say that an address is somebody's own, or that no more reminders are wanted."""

import time
from typing import Final, Literal

from sqlalchemy import delete, func, insert, select, update

from pelagos.server.people.model import Person
from pelagos.server.people.tokens import hash_of, new_token
from pelagos.server.refusals import Refused
from pelagos.server.storage.schema import MAIL_LINKS, PEOPLE
from pelagos.server.storage.store import Store

Purpose = Literal["confirm", "stop"]
DAY: Final = 86400.0
LIFETIME: Final[dict[Purpose, float]] = {"confirm": 2 * DAY, "stop": 400 * DAY}
"""How long a link counts, in seconds."""
MOST_A_DAY: Final = 3
"""How many letters a day ask one address to be confirmed, so that nobody can have a stranger written to at will."""


class MailLinks:
    """Makes links and follows them. Only their hashes are kept."""

    def __init__(self, store: Store) -> None:
        """Work on one database."""
        self._store = store

    async def require_few(self, address: str) -> None:
        """Refuse to write to an address that was asked often enough today.

        Raises:
            Refused: it was; or the database does not answer.
        """
        recent = (MAIL_LINKS.c.purpose == "confirm") & (MAIL_LINKS.c.made > time.time() - DAY)
        wanted = select(func.count()).where(recent, func.lower(MAIL_LINKS.c.address) == address.lower())
        async with self._store.reading() as connection:
            if (await connection.execute(wanted)).scalar_one() >= MOST_A_DAY:
                raise Refused("too-fast", "too-many-letters")

    async def make(self, person: Person, purpose: Purpose) -> str:
        """Return the secret of a new link for a person's present address."""
        token, now = new_token(), time.time()
        row = {"hash": hash_of(token), "person": person.id, "purpose": purpose, "address": person.email or ""}
        async with self._store.writing() as connection:
            await connection.execute(delete(MAIL_LINKS).where(MAIL_LINKS.c.expires < now))
            await connection.execute(insert(MAIL_LINKS).values(**row, made=now, expires=now + LIFETIME[purpose]))
        return token

    async def follow(self, token: str, purpose: Purpose) -> int:
        """Do what a link is for, once or again, and return whose it is.

        Raises:
            Refused: there is no such link, it has expired, or the person has another address by now.
        """
        link = (MAIL_LINKS.c.hash == hash_of(token)) & (MAIL_LINKS.c.purpose == purpose)
        is_present = (MAIL_LINKS.c.expires >= time.time()) & (MAIL_LINKS.c.address == PEOPLE.c.email)
        wanted = select(PEOPLE.c.id).join(MAIL_LINKS, MAIL_LINKS.c.person == PEOPLE.c.id).where(link, is_present)
        change = {"confirmed": True} if purpose == "confirm" else {"reminders": False}
        async with self._store.writing() as connection:
            number: int | None = (await connection.execute(wanted)).scalar_one_or_none()
            if number is None:
                raise Refused("not-found", "no-such-mail-link")
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == number).values(change))
        return number
