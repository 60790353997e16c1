"""Handing letters to the mail server, again and again until it takes them."""

import asyncio
from collections.abc import Callable
from email.message import EmailMessage
from typing import Final, Protocol

import aiosmtplib
import structlog

from pelagos.server.settings import Settings

LOG = structlog.get_logger()
FIRST_PAUSE: Final = 30.0
LONGEST_PAUSE: Final = 3600.0
"""Between two attempts, in seconds; each pause is twice the one before."""
AT_ONCE: Final = 4
"""How many letters are handed over at the same time."""
SMTP_SECONDS: Final = 30.0
PERMANENT: Final = 500
"""Reply codes from here on mean that another attempt is useless."""
FAULTS: Final = (aiosmtplib.SMTPException, OSError)


class Counting(Protocol):
    """Counts what becomes of letters."""

    def __call__(self, outcome: str) -> None:
        """Count one: ``sent``, ``delayed`` or ``refused``."""


class Postman:
    """Sends letters over SMTP, as the settings say."""

    def __init__(self, settings: Settings, count: Counting) -> None:
        """Send nothing yet."""
        self._settings = settings
        self._count = count
        self._turns = asyncio.Semaphore(AT_ONCE)
        self.first_pause = FIRST_PAUSE

    async def deliver(self, write: Callable[[], EmailMessage | None], person: int) -> bool:
        """Hand a letter over, however long it takes; tell whether the mail server took it.

        Args:
            write: gives the letter as it should read now, or None if it is no longer wanted.
            person: whose letter it is, for the log: addresses are not logged.
        """
        pause = self.first_pause
        while (message := write()) is not None:
            try:
                async with self._turns:
                    await self._send(message)
            except FAULTS as error:
                if is_permanent(error):
                    self._note("refused", person, error)
                    return False
                self._note("delayed", person, error)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                self._count("sent")
                return True
        return False

    async def _send(self, message: EmailMessage) -> None:
        settings = self._settings
        await aiosmtplib.send(
            message,
            hostname=settings.smtp_host,
            port=settings.smtp_port,
            username=settings.smtp_user or None,
            password=settings.smtp_password or None,
            use_tls=settings.smtp_tls == "tls",
            start_tls=settings.smtp_tls == "starttls",
            timeout=SMTP_SECONDS,
        )

    def _note(self, outcome: str, person: int, error: Exception) -> None:
        self._count(outcome)
        code = getattr(error, "code", None)
        LOG.warning("letter-not-sent", person=person, outcome=outcome, fault=type(error).__name__, code=code)


def is_permanent(error: Exception) -> bool:
    """Tell whether the mail server will never take this letter."""
    if isinstance(error, aiosmtplib.SMTPRecipientsRefused):
        return all(refused.code >= PERMANENT for refused in error.recipients)
    return isinstance(error, aiosmtplib.SMTPRecipientRefused | aiosmtplib.SMTPDataError) and error.code >= PERMANENT
