"""One process in which bots think, one after the other."""

import multiprocessing
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from typing import TypeVar

from pelagos.server.bots.worker import begin

T = TypeVar("T")
R = TypeVar("R")


class Place:
    """A process that is started when it is first needed, and anew after it was ended."""

    def __init__(self) -> None:
        """Start nothing yet."""
        self._pool: ProcessPoolExecutor | None = None

    def submit(self, work: Callable[[T], R], task: T) -> Future[R]:
        """Have something done.

        Raises:
            BrokenProcessPool: the process was lost; after `end` there is a new one.
        """
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=begin)
        return self._pool.submit(work, task)

    def end(self) -> None:
        """End the process at once, even one whose bot never comes to an end."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list((pool._processes or {}).values())  # noqa: SLF001  # there is no public way to end a stuck worker
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
