"""Killed at any moment, a server has lost nothing that it accepted."""

import asyncio
import os
import random
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.hosting_support import LIMIT, Player, Watch, first, in_loop, last

KILLS = int(os.environ.get("PELAGOS_KILLS", "100"))
TABLES = 4
KILLS_IN_A_MISSION = 3
PLAYING = 0.9
"""How many of the kills hit a server at which people play."""
ROOT = Path(__file__).resolve().parents[2]


class Address:
    """Where a server of the nursery is; stands in for `Host`."""

    def __init__(self, url: str) -> None:
        self.url = url


class Nursery:
    """A process that forks servers."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def start(self, folder: Path) -> tuple[int, str]:
        """Start a server and return its process and address, once it answers."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{folder}\n".encode())
        child, port = (await self.process.stdout.readline()).split()
        return int(child), f"http://127.0.0.1:{int(port)}"


@asynccontextmanager
async def nursery() -> AsyncIterator[Nursery]:
    """Give a nursery; its servers die with it."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.server.nursery",
        cwd=ROOT,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        yield Nursery(process)
    finally:
        process.kill()
        await process.wait()


class Ledger:
    """What one table's person was promised."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.promised: dict[int, str] = {}
        """By version: the answer that was accepted as it."""
        self.open: dict[str, dict[str, Any]] = {}
        """Requests without an answer."""

    @property
    def is_full(self) -> bool:
        """Whether it is time for a new table."""
        return len(self.promised) >= 60

    async def play(self, watch: Watch, dice: random.Random) -> None:
        """Answer on and on; note every promise."""
        for request in list(self.open.values()):
            await self.send(watch, request)
        while not watch.is_over:
            question = await watch.until(lambda: watch.is_over or watch.asked())
            if question is True:
                return
            action = (first, last)[dice.randrange(2)](question)
            request = {"type": "act", "id": f"{dice.getrandbits(64):x}", "seat": question["seat"]}
            request |= {"decision": question["id"], "action": action, "version": watch.version}
            await self.send(watch, request)

    async def send(self, watch: Watch, request: dict[str, Any]) -> None:
        self.open[request["id"]] = request
        answer = await watch.ask(**request)
        del self.open[request["id"]]
        if answer["type"] == "accepted":
            self.promised[answer["version"]] = request["action"]

    def check(self, watch: Watch) -> None:
        """Compare the promises with what the server knows."""
        told = {step["version"]: step for step in watch.log}
        for version, action in self.promised.items():
            shown = [side["action"] for side in told[version]["sides"]]
            assert action in shown, (self.code, version, action, shown)


async def play_until_killed(player: Player, ledger: Ledger, dice: random.Random, going: asyncio.Event) -> None:
    with suppress(ConnectionClosed, InvalidHandshake, OSError, EOFError):
        watch = await player.watch(ledger.code)
        going.set()
        ledger.check(watch)
        playing = asyncio.create_task(ledger.play(watch, dice))
        ending = asyncio.create_task(watch.until(lambda: watch.is_closed))
        await asyncio.wait((playing, ending), return_when=asyncio.FIRST_COMPLETED)
        for task in (playing, ending):
            task.cancel()
        for done in await asyncio.gather(playing, ending, return_exceptions=True):
            if isinstance(done, AssertionError):
                raise done


@in_loop
async def test_nothing_accepted_is_lost_however_often_the_server_is_killed(tmp_path: Path) -> None:
    dice = random.Random(4)
    async with nursery() as starter, httpx.AsyncClient(timeout=LIMIT) as http:
        child, url = await starter.start(tmp_path)
        player = Player(Address(url), http)  # type: ignore[arg-type]  # a player needs only the address
        http.base_url = httpx.URL(url)
        await player.come_in("Ana")
        ledgers: list[Ledger] = []
        for _ in range(KILLS):
            while sum(not ledger.is_full for ledger in ledgers) < TABLES:
                ledgers.append(Ledger((await player.table("gravwell", "you", "you", start=True))["code"]))
            open_ones = [ledger for ledger in ledgers if not ledger.is_full]
            going = asyncio.Event()
            playing = [asyncio.create_task(play_until_killed(player, ledger, dice, going)) for ledger in open_ones]
            if dice.random() < PLAYING:  # else while it starts
                await asyncio.wait_for(going.wait(), LIMIT)
            await asyncio.sleep(dice.uniform(0, 0.25))
            os.kill(child, signal.SIGKILL)
            await asyncio.gather(*playing)
            await player.leave()
            player.watches.clear()
            child, url = await starter.start(tmp_path)
            player.host = Address(url)  # type: ignore[assignment]  # as above
            http.base_url = httpx.URL(url)
        for ledger in ledgers:
            ledger.check(await player.watch(ledger.code))
        await player.leave()
        os.kill(child, signal.SIGTERM)
        assert sum(len(ledger.promised) for ledger in ledgers) > 10 * KILLS


class ReadyLedger(Ledger):
    """What a crew was promised that is always ready, so that the clock goes on at once."""

    async def play(self, watch: Watch, dice: random.Random) -> None:
        for request in list(self.open.values()):
            await self.send(watch, request)
        while not watch.is_over:
            question = await watch.until(lambda: watch.is_over or watch.asked())
            if question is True:
                return
            request = {"type": "act", "id": f"{dice.getrandbits(64):x}", "seat": question["seat"]}
            request |= {"decision": question["id"], "action": "ready", "version": watch.version}
            await self.send(watch, request)


@in_loop
async def test_a_campaign_goes_on_in_the_second_in_which_the_server_was_killed(tmp_path: Path) -> None:
    dice = random.Random(9)
    async with nursery() as starter, httpx.AsyncClient(timeout=LIMIT) as http:
        child, url = await starter.start(tmp_path)
        player = Player(Address(url), http)  # type: ignore[arg-type]  # a player needs only the address
        http.base_url = httpx.URL(url)
        await player.come_in("Ana")
        options = {"script": "simulation1", "missions": "2"}
        ledger = ReadyLedger((await player.table("spacealert", "you", "you", start=True, options=options))["code"])
        second = 0
        for _ in range(KILLS_IN_A_MISSION):
            going = asyncio.Event()
            playing = asyncio.create_task(play_until_killed(player, ledger, dice, going))
            await asyncio.wait_for(going.wait(), LIMIT)
            watch = player.watches[-1]
            for _ in range(200):
                if watch.is_over or seconds_of(watch) > second:
                    break
                await asyncio.sleep(0.02)
            os.kill(child, signal.SIGKILL)
            await playing
            await player.leave()
            second = max([second, *map(seconds_of, player.watches)])
            player.watches.clear()
            child, url = await starter.start(tmp_path)
            player.host = Address(url)  # type: ignore[assignment]  # as above
            http.base_url = httpx.URL(url)
            watch = await player.watch(ledger.code)
            ledger.check(watch)
            assert seconds_of(watch) >= second
        os.kill(child, signal.SIGTERM)
        assert second > 0
        assert len(ledger.promised) > KILLS_IN_A_MISSION


def seconds_of(watch: Watch) -> int:
    """Return the mission second of what the clock called last."""
    return max((side["view"]["second"] for side in watch.sides), default=0)
