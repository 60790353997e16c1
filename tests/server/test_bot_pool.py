"""A bot that is stuck or lost costs nobody else an answer, and no bot outlives its server."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from pelagos.server.bots.pool import BotPool
from tests.server.bot_work import PATIENCE, a_task, lost, process_of, stuck
from tests.server.hosting_support import in_loop

ROOT = Path(__file__).parents[2]
SHORT = 0.5
"""Seconds after which a bot counts as stuck here."""


@asynccontextmanager
async def a_pool(workers: int) -> AsyncIterator[BotPool]:
    """Have places with processes that have started."""
    pool = BotPool(workers, PATIENCE)
    try:
        await asyncio.gather(*(pool.advise(a_task()) for _ in range(workers)))
        yield pool
    finally:
        pool.close()


@in_loop
async def test_who_waits_for_a_turn_has_the_whole_time_after_a_stuck_bot() -> None:
    async with a_pool(1) as pool:
        pool._seconds = SHORT
        first = asyncio.create_task(pool._call(stuck, a_task()))
        await asyncio.sleep(0)
        pool._seconds = PATIENCE
        others = [asyncio.create_task(pool._call(process_of, a_task())) for _ in range(3)]
        assert await first is None
        found = await asyncio.gather(*others)
    assert None not in found
    assert len(set(found)) == 1


@in_loop
async def test_a_lost_bot_costs_no_other_an_answer() -> None:
    async with a_pool(2) as pool:
        found = await asyncio.gather(*(pool._call(work, a_task()) for work in (lost, process_of, lost, process_of)))
    assert found[0::2] == [None, None]
    assert None not in found[1::2]


@in_loop
async def test_a_process_lost_while_idle_costs_nothing() -> None:
    async with a_pool(1) as pool:
        number = await pool._call(process_of, a_task())
        (process,) = pool._places[0]._pool._processes.values()  # type: ignore[union-attr]  # it has started
        process.kill()
        process.join(PATIENCE)
        again = await pool._call(process_of, a_task())
    assert None not in (number, again)
    assert number != again


@in_loop
async def test_who_goes_away_while_a_bot_thinks_leaves_the_place_to_others() -> None:
    async with a_pool(1) as pool:
        thinking = asyncio.create_task(pool._call(stuck, a_task()))
        waiting = asyncio.create_task(pool._call(process_of, a_task()))
        last = asyncio.create_task(pool._call(process_of, a_task()))
        await asyncio.sleep(0)
        waiting.cancel()
        thinking.cancel()
        assert await last is not None
        gone = await asyncio.gather(thinking, waiting, return_exceptions=True)
        assert [type(one) for one in gone] == [asyncio.CancelledError] * 2
        assert pool._free == list(pool._places)


def test_bots_end_with_a_killed_server() -> None:
    code = "import asyncio; from tests.server.bot_work import think_and_be_killed; asyncio.run(think_and_be_killed())"
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, cwd=ROOT) as server:
        server.communicate(timeout=PATIENCE)  # its output ends when the last process that could write to it has ended
    assert server.returncode == -signal.SIGKILL
