"""What happens when somebody wants the program to end: Ctrl-C, a closed window, a request of the system."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

REQUESTS = tuple(
    number for name in ("SIGINT", "SIGTERM", "SIGHUP") if (number := getattr(signal, name, None)) is not None
)
"""The signals that ask a program to end; not every system has all of them."""


def leave_once(_number: int, _frame: object) -> NoReturn:
    """Interrupt the command; what it saves and tidies up then is not interrupted again."""
    for number in REQUESTS:
        signal.signal(number, signal.SIG_IGN)
    raise KeyboardInterrupt


def leave_when_told() -> None:
    """Treat a window that is closed, or a request to end, like Ctrl-C: the match is saved first."""
    for number in REQUESTS:
        if signal.getsignal(number) is signal.SIG_DFL:
            signal.signal(number, leave_once)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Put off requests to end for a moment: an impatient second Ctrl-C would lose a match half-way."""
    before: dict[int, Any] = {}
    told: list[int] = []
    try:
        for number in REQUESTS:
            before[number] = signal.signal(number, lambda number, _frame: told.append(number))
    except ValueError:  # not in the main thread, which alone hears of them
        yield
        return
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
        for number in told[:1]:
            signal.raise_signal(number)
