"""The processes in which bots think."""

import asyncio
import multiprocessing
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import structlog

from pelagos.bots.registry import YARDSTICK
from pelagos.server.bots.outlook import MOST_PLAYOUTS, SECONDS, Outlook, Positions, look, together
from pelagos.server.bots.worker import Task, begin, think

LOG = structlog.get_logger()
T = TypeVar("T", Task, Positions)
R = TypeVar("R")
ATTEMPTS = 3
"""How often something is tried whose process was lost while it was worked on, or ended because of another's work."""


class BotPool:
    """Processes that are started when the first bot has to think."""

    def __init__(self, workers: int, seconds: float) -> None:
        """Start nothing yet.

        Args:
            workers: how many processes.
            seconds: how long a bot may think before the yardstick answers for it.
        """
        self._workers = workers
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    async def think(self, task: Task) -> int:
        """Return the number of the chosen answer; a bot that fails or takes too long is answered for at random."""
        number = await self.advise(task)
        if number is not None:
            return number
        simple = Task(game=task.game, level=YARDSTICK, view=task.view, decision=task.decision, actions=task.actions)
        return think(simple)

    async def advise(self, task: Task) -> int | None:
        """Return the number of the answer the bot chooses; None if it fails or takes too long."""
        return await self._call(think, task, level=task.level)

    async def outlook(self, positions: Positions) -> Outlook | None:
        """Return what becomes of positions if all goes on at random; None if that fails or takes too long.

        It is worked out in slices, so that no bot at a table waits for the whole of it.
        """
        until = time.monotonic() + SECONDS
        found = await self._call(look, positions)
        while found is not None and found.playouts < MOST_PLAYOUTS and time.monotonic() < until:
            more = await self._call(look, positions)
            if more is None:
                break
            found = together(found, more)
        return found

    async def _call(self, work: Callable[[T], R], task: T, **told: str) -> R | None:
        """Have something done in a process; once more if the processes were ended because of somebody else's work."""
        for _ in range(ATTEMPTS):
            pool = self._running()
            try:
                future = pool.submit(work, task)
                return await asyncio.wait_for(asyncio.wrap_future(future), self._seconds)
            except asyncio.CancelledError:
                if self._pool is pool:  # whoever asked has gone
                    raise
            except BrokenProcessPool as error:
                self._restart(pool)
                LOG.exception("bot-lost", game=task.game, **told, fault=type(error).__name__)
            except TimeoutError as error:
                self._restart(pool)
                LOG.exception("bot-lost", game=task.game, **told, fault=type(error).__name__)
                return None
            except Exception:  # a fault in a game's bot must not stop the table
                LOG.exception("bot-failed", game=task.game, **told)
                return None
        return None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context: Any = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context, initializer=begin)
        return self._pool

    def _restart(self, lost: ProcessPoolExecutor) -> None:
        """End the processes, unless that was done already and there are new ones."""
        if self._pool is lost:
            self._pool = None
            stop(lost)

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._restart(self._pool)


def stop(pool: ProcessPoolExecutor) -> None:
    """End a pool at once, even one whose bot never comes to an end."""
    processes = list((pool._processes or {}).values())  # noqa: SLF001  # there is no public way to end a stuck worker
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
