"""A way to PostgreSQL that loses the answer to a commit, and may stay closed for a while."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec
from sqlalchemy import make_url

from pelagos.server.settings import Settings

READY = b"Z\x00\x00\x00\x05"
"""How PostgreSQL says that it has done what it was told."""
WRITERS = b"pg_backend_pid()"
"""What only the connection asks over which matches are kept."""
Sent = Callable[[bytes], bool]


def is_bound(sent: bytes) -> bool:
    """Tell whether a prepared statement is executed, as a commit of one statement is."""
    return sent.startswith(b"B")


def is_commit(sent: bytes) -> bool:
    """Tell whether a transaction of several statements is committed."""
    return sent.startswith(b"Q") and b"COMMIT" in sent


class LossyWay:
    """Connections to PostgreSQL, all of which may be cut."""

    def __init__(self, host: str, port: int) -> None:
        self._host, self._port = host, port
        self.is_closed = False
        """Whether nobody comes through."""
        self.is_held_back = False
        """Whether what is to be lost does not even arrive, while PostgreSQL goes on waiting for it."""
        self.falls_silent = False
        """Whether a connection whose answer is lost stays open."""
        self.is_silent = False
        """Whether nothing is passed on, and nobody is told."""
        self.lost = 0
        self._loses: Sent | None = None
        self._closes_then = False
        self._ends: list[asyncio.StreamWriter] = []

    def lose(self, sent: Sent, *, closes: bool = False) -> None:
        """Lose the answer to the next such message and the connection, and perhaps all further ones."""
        self._loses, self._closes_then = sent, closes

    async def serve(self, client: asyncio.StreamReader, answers: asyncio.StreamWriter) -> None:
        self._ends.append(answers)
        if self.is_closed:
            answers.close()
            return
        server, questions = await asyncio.open_connection(self._host, self._port)
        self._ends.append(questions)
        back = asyncio.create_task(forward(server, answers))
        is_writers = False
        try:
            while sent := await client.read(1 << 20):
                if self.is_silent:
                    continue
                is_writers = is_writers or WRITERS in sent
                if is_writers and self._loses is not None and self._loses(sent):
                    self._loses = None
                    self.lost += 1
                    self.is_closed = self._closes_then
                    back.cancel()
                    await asyncio.wait([back])
                    await self._swallow(server, questions, sent)
                    if self.falls_silent:
                        await client.read()
                    return
                questions.write(sent)
        finally:
            back.cancel()
            answers.transport.abort()
            if not self.is_held_back:
                questions.close()

    async def close(self) -> None:
        """Let everything go."""
        for end in self._ends:
            end.close()
        for end in self._ends:
            with contextlib.suppress(OSError):
                await end.wait_closed()

    async def _swallow(self, server: asyncio.StreamReader, questions: asyncio.StreamWriter, sent: bytes) -> None:
        """Let PostgreSQL do what it is told, and keep its answer."""
        if self.is_held_back:
            return
        questions.write(sent)
        answer = b""
        while READY not in answer:
            answer += await server.read(1 << 16)


async def forward(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await source.read(1 << 20):
            sink.write(data)
    sink.close()


@asynccontextmanager
async def lossy(settings: Settings) -> AsyncIterator[tuple[LossyWay, Settings]]:
    """Give a lossy way to the database of some settings, and settings that go that way."""
    url = make_url(settings.database_url)
    way = LossyWay(url.host or "localhost", url.port or 5432)
    server = await asyncio.start_server(way.serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    through = url.set(drivername="postgresql", host="127.0.0.1", port=port).render_as_string(hide_password=False)
    try:
        yield way, msgspec.structs.replace(settings, database=through)
    finally:
        server.close()
        await way.close()
