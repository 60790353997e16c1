"""A mail server that keeps what it is given, and can be unwell."""

import asyncio
import socket
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.smtp import SMTP


class Mailbox:
    """What arrived, and what the server answers instead of taking it."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refusals: list[str] = []
        self.attempts = 0
        self._arrived = asyncio.Event()

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802  # aiosmtpd's name
        self.attempts += 1
        self._arrived.set()
        if self.refusals:
            return self.refusals.pop(0)
        letter = message_from_bytes(envelope.content, policy=default)
        assert isinstance(letter, EmailMessage)
        assert [str(letter["To"])] == envelope.rcpt_tos
        self.letters.append(letter)
        return "250 OK"

    async def until(self, letters: int) -> None:
        """Wait until so many letters have come."""
        async with asyncio.timeout(60):
            while len(self.letters) < letters:
                self._arrived.clear()
                await self._arrived.wait()


class MailServer:
    """The mailbox, reachable over SMTP."""

    def __init__(self, mailbox: Mailbox) -> None:
        self._listener = socket.socket()
        self._listener.bind(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self._mailbox = mailbox
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Answer from now on."""
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(lambda: SMTP(self._mailbox, loop=loop), sock=self._listener)

    async def stop(self) -> None:
        """Answer no more."""
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()
