"""What bots do that are stuck or lost, and a server that is killed while its bots wait for work."""

import asyncio
import os
import signal
import time

import msgspec

from pelagos.bots.registry import YARDSTICK
from pelagos.kernel.chance import Seeded
from pelagos.kernel.discovery import load
from pelagos.kernel.ids import Seat
from pelagos.server.bots.pool import BotPool
from pelagos.server.bots.worker import Task

PATIENCE = 60.0


def a_task(game: str = "itchyfeet") -> Task:
    """Return the first question of a match."""
    played = load(game)
    state = played.start(None, 4, Seeded.of("a-task"))
    decision = state.pending[0]
    return Task(
        game=game,
        level=YARDSTICK,
        view=msgspec.json.encode(played.observe(state, Seat(0))),
        decision=decision.id,
        actions=msgspec.json.encode(played.legal(state, decision)),
    )


def process_of(_task: Task) -> int:
    """Return the process that works."""
    return os.getpid()


def stuck(_task: Task) -> int:
    """Never come to an end, as far as anybody here waits."""
    time.sleep(10 * PATIENCE)
    return 0


def lost(_task: Task) -> int:
    """End the process without a word."""
    os._exit(1)


async def think_and_be_killed() -> None:
    """Let two bots think, then end as a killed server does."""
    pool = BotPool(2, PATIENCE)
    await asyncio.gather(pool.advise(a_task()), pool.advise(a_task()))
    os.kill(os.getpid(), signal.SIGKILL)
