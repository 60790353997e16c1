"""What one connection is still to be sent, and a limit to how much."""

import asyncio
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Final, Protocol

from pelagos.server.telling.forms import ALL_PARTS, Part

NEWLINE: Final = b"\n"
MOST_WAITING: Final = 200
MOST_BYTES: Final = 4_000_000


class Line(Protocol):
    """Where messages go."""

    is_writable: bool
    """Whether there is room for more."""

    def send_text(self, text: bytes) -> None:
        """Send a message without waiting."""


class Round:
    """Sends what has been posted to anybody in one moment, as soon as that moment is over."""

    def __init__(self) -> None:
        """Begin with nobody."""
        self._due: list[Outbox] = []

    def add(self, outbox: "Outbox") -> None:
        """Let an outbox be emptied."""
        if not self._due:
            asyncio.get_running_loop().call_soon(self._go)
        self._due.append(outbox)

    def _go(self) -> None:
        due, self._due = self._due, []
        for outbox in due:
            outbox.flush()


class Outbox:
    """A connection that watches a table. Whoever is too slow misses messages and is let go."""

    def __init__(
        self, line: Line, rounds: Round, person: int | None, muted: AbstractSet[int], let_go: Callable[[], None]
    ) -> None:
        """Begin with nothing to send; `let_go` is called when the client is too slow."""
        self.person = person
        self.muted = muted
        self.version: int | None = None
        self.parts: AbstractSet[Part] = ALL_PARTS
        self.is_behind = False
        self._line = line
        self._rounds = rounds
        self._let_go = let_go
        self._waiting: list[bytes] = []
        self._bytes = 0
        self._is_due = False

    def post(self, message: bytes) -> None:
        """Let a message be sent, with all others of this moment; one too many drops all that wait."""
        self._waiting.append(message)
        self._bytes += len(message)
        if len(self._waiting) > MOST_WAITING or self._bytes > MOST_BYTES:
            self._waiting.clear()
            self._bytes = 0
            self.is_behind = True
        if not self._is_due:
            self._is_due = True
            self._rounds.add(self)

    @property
    def held_bytes(self) -> int:
        """How much waits."""
        return self._bytes

    def flush(self) -> None:
        """Send what waits as one frame, one message a line, if there is room."""
        self._is_due = False
        if self.is_behind:
            self._let_go()
        elif self._waiting and self._line.is_writable:
            frame = self._waiting[0] if len(self._waiting) == 1 else NEWLINE.join(self._waiting)
            self._waiting.clear()
            self._bytes = 0
            self._line.send_text(frame)
