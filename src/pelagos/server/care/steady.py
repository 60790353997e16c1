"""Whether the machine's clock can be trusted with what cannot be undone."""

import time
from collections.abc import Callable
from typing import Final

JUMP_SECONDS: Final = 3600.0
"""By how much the clock may go wrong between two looks without being mistrusted."""
PROBATION_SECONDS: Final = 86_400.0
"""How long a clock must have gone right after a jump."""


def uptime() -> float:
    """Return seconds that no setting of the clock changes; where possible they count while the machine sleeps."""
    boot = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic() if boot is None else time.clock_gettime(boot)


class SteadyClock:
    """The time of day, as long as it has not jumped lately."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = uptime) -> None:
        """Compare two clocks from now on."""
        self._wall, self._steady = wall, steady
        self._offset = wall() - steady()
        self._trusted_from = steady()

    def now(self) -> float | None:
        """Return the time, in seconds since 1970; None for a day after the clock has jumped."""
        wall, steady = self._wall(), self._steady()
        if abs(wall - steady - self._offset) > JUMP_SECONDS:
            self._trusted_from = steady + PROBATION_SECONDS
        self._offset = wall - steady
        return wall if steady >= self._trusted_from else None
