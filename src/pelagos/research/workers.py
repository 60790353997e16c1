"""Processes that play games at the same time, and end at once when somebody has had enough."""

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, get_context, resource_tracker
from types import TracebackType
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Workers(ProcessPoolExecutor):
    """Local processes that do not hear Ctrl-C themselves: it reaches whoever leads them, and so ends all of them."""

    def __init__(self, count: int) -> None:
        """Prepare so many processes; they start with the first task.

        They start afresh, not as copies of this one, and so behave alike on every system, threads or not.
        """
        self._strangers = frozenset(active_children())
        super().__init__(count, mp_context=get_context("spawn"), initializer=ignore_interrupts)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Hand a task to a process, starting one if all are busy."""
        with born_deaf():
            return super().submit(fn, *args, **kwargs)

    def in_order(self, task: Callable[[int], T], numbers: Sequence[int]) -> Iterator[T]:
        """Return what a task makes of each number. Unlike `map` this cancels nothing: ended processes do that."""
        futures = [self.submit(task, number) for number in numbers]
        return (future.result() for future in futures)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool | None:
        """Wait for the processes, or end them at once if something went wrong here: nobody wants their games now."""
        if kind is not None:
            for process in frozenset(active_children()) - self._strangers:
                process.terminate()
        return super().__exit__(kind, error, trace)


@contextmanager
def born_deaf() -> Iterator[None]:
    """Let processes that start in here not hear Ctrl-C, from their first moment; in this one it only comes later."""
    if not hasattr(signal, "pthread_sigmask"):  # then `ignore_interrupts` has to do
        yield
        return
    resource_tracker.ensure_running()  # when it starts it would let Ctrl-C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the process that leads."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
