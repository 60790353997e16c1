"""Group commit: what all matches have to keep is written in one transaction, then each is told.

A `Party` says with `Journal.wish` that it has something to keep. The writer asks all parties at once, commits, and
tells them that it is kept, or lost; until then a party shows nobody what it has done.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

import structlog

from pelagos.server.refusals import Refused
from pelagos.server.storage.store import Store
from pelagos.server.storage.writes import Write, grouped

LOG = structlog.get_logger()


class Party(Protocol):
    """Somebody with something to keep."""

    def take(self) -> list[Write]:
        """Return what is to be written; from now on, nothing may change until `kept` or `lost`."""

    def kept(self) -> None:
        """It is committed."""

    def lost(self, fault: Refused) -> None:
        """It is not, and nothing of it is in the database."""


class Journal:
    """The writer of one server."""

    def __init__(self, store: Store) -> None:
        """Prepare the writer; `run` does its work."""
        self._store = store
        self._wishes: dict[Party, None] = {}
        self._wished = asyncio.Event()
        self._stopping = False
        self.watch: Callable[[int, float], None] = _nobody_watches
        """Told of each commit: how many rows, in how many seconds."""

    def wish(self, party: Party) -> None:
        """Let a party be written at the next commit."""
        self._wishes[party] = None
        self._wished.set()

    @property
    def is_idle(self) -> bool:
        """Whether nobody waits to be written."""
        return not self._wishes

    async def run(self) -> None:
        """Commit until `stop` is called and nobody waits any more."""
        while not (self._stopping and self.is_idle):
            await self._wished.wait()
            self._wished.clear()
            await self.commit()

    def stop(self) -> None:
        """Let `run` end as soon as everything is kept."""
        self._stopping = True
        self._wished.set()

    async def commit(self) -> None:
        """Commit once for all who wish it now. If that fails, try one by one, so that nobody pays for another."""
        parties, self._wishes = list(self._wishes), {}
        if not parties:
            return
        taken = [(party, party.take()) for party in parties]
        try:
            await self._write([writes for _, writes in taken])
        except Refused as fault:
            await self._one_by_one(taken, fault)
        else:
            for party, _ in taken:
                tell(party)

    async def _one_by_one(self, taken: list[tuple[Party, list[Write]]], fault: Refused) -> None:
        for party, writes in taken:
            if len(taken) > 1:
                try:
                    await self._write([writes])
                except Refused as own:
                    tell_loss(party, own)
                else:
                    tell(party)
            else:
                tell_loss(party, fault)

    async def _write(self, batches: list[list[Write]]) -> None:
        began = time.perf_counter()
        await self._store.keep(grouped(batches))
        self.watch(sum(map(len, batches)), time.perf_counter() - began)


def _nobody_watches(_rows: int, _seconds: float) -> None:
    pass


def tell(party: Party) -> None:
    """Tell a party that its writes are kept; a fault of one must not stop the others."""
    try:
        party.kept()
    except Exception:
        LOG.exception("fault-after-commit")


def tell_loss(party: Party, fault: Refused) -> None:
    """Tell a party that its writes are lost; a fault of one must not stop the others."""
    try:
        party.lost(fault)
    except Exception:
        LOG.exception("fault-after-loss")
