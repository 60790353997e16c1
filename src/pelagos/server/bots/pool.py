"""The processes in which bots think."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

import structlog

from pelagos.bots.registry import YARDSTICK
from pelagos.server.bots.outlook import MOST_PLAYOUTS, SECONDS, Outlook, Positions, look, together
from pelagos.server.bots.place import Place
from pelagos.server.bots.worker import Task, think

LOG = structlog.get_logger()
T = TypeVar("T", Task, Positions)
R = TypeVar("R")
ATTEMPTS = 2
"""How often something is tried whose process was lost: once it may have been lost before, idle."""


class BotPool:
    """Places at which one bot thinks at a time: whoever finds all of them taken waits for a turn."""

    def __init__(self, workers: int, seconds: float) -> None:
        """Start nothing yet.

        Args:
            workers: how many places, each with a process of its own.
            seconds: how long a bot may think before the yardstick answers for it; waiting for a turn does not count.
        """
        self._seconds = seconds
        self._places = tuple(Place() for _ in range(workers))
        self._free = list(self._places)
        self._waiting: deque[asyncio.Future[Place]] = deque()

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
        place = await self._turn()
        try:
            return await self._done(place, work, task, told)
        except asyncio.CancelledError:  # nobody wants it any more
            place.end()
            raise
        finally:
            self._give(place)

    async def _done(self, place: Place, work: Callable[[T], R], task: T, told: dict[str, str]) -> R | None:
        for _ in range(ATTEMPTS):
            try:
                return await asyncio.wait_for(asyncio.wrap_future(place.submit(work, task)), self._seconds)
            except (TimeoutError, BrokenProcessPool) as error:
                place.end()
                LOG.exception("bot-lost", game=task.game, **told, fault=type(error).__name__)
                if isinstance(error, TimeoutError):
                    break
            except Exception:  # a fault in a game's bot must not stop the table
                LOG.exception("bot-failed", game=task.game, **told)
                break
        return None

    async def _turn(self) -> Place:
        """Return a free place; who came first gets it first."""
        if self._free:
            return self._free.pop()
        turn: asyncio.Future[Place] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._give(turn.result())
            raise

    def _give(self, place: Place) -> None:
        """Pass a place on to the next who waits."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(place)
                return
        self._free.append(place)

    def close(self) -> None:
        """End the processes."""
        for place in self._places:
            place.end()
