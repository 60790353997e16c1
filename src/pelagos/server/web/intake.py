"""What one connection has asked for: one message after the other, so that nobody who sends many holds up the others."""

import asyncio
from collections import deque
from collections.abc import Callable


class Intake:
    """Hands over the messages of one connection, one in each turn of the event loop."""

    def __init__(self, handle: Callable[[str], None], flooded: Callable[[], None], most: int) -> None:
        """Begin with nothing; `flooded` is called, and nothing more is taken, when more than `most` messages wait."""
        self._handle = handle
        self._flooded = flooded
        self._most = most
        self._waiting: deque[str] = deque()
        self._is_busy = False
        self._is_closed = False

    def take(self, frame: str) -> None:
        """Take the messages of a frame, one a line."""
        if self._is_closed:
            return
        self._waiting.extend(line for line in frame.split("\n") if line)
        if len(self._waiting) > self._most:
            self.close()
            self._flooded()
        elif not self._is_busy:
            self._go_on()

    def _go_on(self) -> None:
        self._is_busy = bool(self._waiting)
        if self._is_busy:
            asyncio.get_running_loop().call_soon(self._go_on)
            self._handle(self._waiting.popleft())

    def close(self) -> None:
        """Hand over nothing more."""
        self._is_closed = True
        self._waiting.clear()
