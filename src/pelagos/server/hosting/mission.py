"""The time of a mission, in seconds since its first timed question."""

import time


class Mission:
    """A stop watch on the monotonic clock."""

    def __init__(self, second: float = 0.0) -> None:
        """Run on from a second."""
        self._stopped: float | None = None
        self.set(second)

    def set(self, second: float) -> None:
        """Let it be that second now."""
        self._began = time.monotonic() - second
        if self._stopped is not None:
            self._stopped = second

    @property
    def second(self) -> float:
        """The present second."""
        return time.monotonic() - self._began if self._stopped is None else self._stopped

    @property
    def is_stopped(self) -> bool:
        """Whether it stands still."""
        return self._stopped is not None

    def stop(self) -> None:
        """Stand still."""
        self._stopped = self.second

    def go_on(self) -> None:
        """Run on from where it stood."""
        second, self._stopped = self.second, None
        self.set(second)
