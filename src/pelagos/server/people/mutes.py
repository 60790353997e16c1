"""Who does not want to hear whom, at whatever table."""

from weakref import WeakValueDictionary

from sqlalchemy import delete, insert, select

from pelagos.server.people.model import Named
from pelagos.server.storage.schema import MUTES, PEOPLE
from pelagos.server.storage.store import Store


class Muted(set[int]):
    """Whom one person does not want to hear."""


class Mutes:
    """Whom each person who is about does not want to hear. All connections of a person share one set."""

    def __init__(self, store: Store) -> None:
        """Know of nobody yet."""
        self._store = store
        self._muted: WeakValueDictionary[int, Muted] = WeakValueDictionary()

    async def of(self, listener: int) -> Muted:
        """Return whom a person does not want to hear; the set changes with their wishes.

        Raises:
            Refused: the database does not answer.
        """
        known = self._muted.get(listener)
        if known is not None:
            return known
        async with self._store.reading() as connection:
            found = await connection.execute(select(MUTES.c.speaker).where(MUTES.c.listener == listener))
            muted = Muted(row.speaker for row in found)
        return self._muted.setdefault(listener, muted)

    async def change(self, listener: int, speaker: int, *, yes: bool) -> None:
        """Keep that a person does not want to hear another, or wants to again; asking twice changes nothing.

        Raises:
            Refused: it cannot be kept; nothing has changed.
        """
        muted = await self.of(listener)
        pair = (MUTES.c.listener == listener) & (MUTES.c.speaker == speaker)
        async with self._store.writing() as connection:
            await connection.execute(delete(MUTES).where(pair))
            if yes:
                await connection.execute(insert(MUTES).values(listener=listener, speaker=speaker))
        (muted.add if yes else muted.discard)(speaker)


async def muted_by(store: Store, listener: int) -> list[Named]:
    """Return whom a person does not want to hear, by name.

    Raises:
        Refused: the database does not answer.
    """
    wanted = select(PEOPLE.c.id, PEOPLE.c.name).join(MUTES, MUTES.c.speaker == PEOPLE.c.id)
    async with store.reading() as connection:
        found = await connection.execute(wanted.where(MUTES.c.listener == listener).order_by(PEOPLE.c.id))
        return [Named(id=row.id, name=row.name) for row in found]
