"""Group commit: what all matches have to keep is written in one transaction, then each is told.

A `Party` says with `Journal.wish` that it has something to keep. The writer asks all parties at once, commits, and
tells them that it is kept, or lost; until then a party shows nobody what it has done. Where the database is lost in the
middle of a commit, that may be late: a party that nobody can tell the truth is told nothing.
"""

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

import structlog

from pelagos.server.refusals import Refused
from pelagos.server.storage.doubt import InDoubt
from pelagos.server.storage.store import Store, is_of_all, storage_fault
from pelagos.server.storage.writes import Write, grouped

LOG = structlog.get_logger()
RETRY_SECONDS: Final = 0.5
"""How long after a failure the database is asked again what became of a commit."""


class Party(Protocol):
    """Somebody with something to keep."""

    def take(self) -> list[Write]:
        """Return what is to be written; from now on, nothing may change until `kept` or `lost`."""

    def kept(self) -> None:
        """It is committed."""

    def lost(self, fault: Refused) -> None:
        """It is not, and nothing of it is in the database."""


Taken = tuple[Party, list[Write]]
"""A party, and what it has handed over to be written."""


class Journal:
    """The writer of one server."""

    def __init__(self, store: Store) -> None:
        """Prepare the writer; `run` does its work."""
        self._store = store
        self._wishes: dict[Party, None] = {}
        self._wished = asyncio.Event()
        self._stopping = False
        self._settling: set[asyncio.Task[None]] = set()
        """Those who find out what became of a commit."""
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
        """Commit until `stop` is called and nobody waits any more, but for what the database cannot tell."""
        while not (self._stopping and self.is_idle):
            await self._wished.wait()
            self._wished.clear()
            await self.commit()
        for settling in self._settling:
            settling.cancel()

    def stop(self) -> None:
        """Let `run` end as soon as everything is kept."""
        self._stopping = True
        self._wished.set()

    async def commit(self) -> None:
        """Commit once for all who wish it now. If one may be at fault, try one by one: nobody pays for another."""
        parties, self._wishes = list(self._wishes), {}
        if not parties:
            return
        taken = [(party, party.take()) for party in parties]
        try:
            await self._write(taken)
        except Refused as fault:
            await self._one_by_one(taken, fault)

    async def _one_by_one(self, taken: list[Taken], fault: Refused) -> None:
        left = deque(taken)
        while left and len(taken) > 1 and not is_of_all(fault):
            try:
                await self._write([left[0]])
            except Refused as own:
                tell_loss(left[0][0], own)
                fault = own
            left.popleft()
        for party, _ in left:
            tell_loss(party, fault)

    async def _write(self, taken: list[Taken]) -> None:
        """Write what some parties have to keep, and tell them as soon as it is known to be kept.

        Raises:
            Refused: nothing is kept, and nobody has been told.
        """
        batches, began = [writes for _, writes in taken], time.perf_counter()
        try:
            await self._store.keep(grouped(batches))
        except InDoubt as doubt:
            LOG.warning("in-doubt", parties=len(taken), cause=repr(doubt.__cause__))
            settling = asyncio.create_task(self._find_out(taken, doubt))
            self._settling.add(settling)
            settling.add_done_callback(self._settling.discard)
        else:
            self.watch(sum(map(len, batches)), time.perf_counter() - began)
            for party, _ in taken:
                tell(party)

    async def _find_out(self, taken: list[Taken], doubt: InDoubt) -> None:
        while not doubt.outcome.done():
            await asyncio.sleep(RETRY_SECONDS)
            with contextlib.suppress(Refused):  # the database is still away
                await self._store.settle()
        fault = doubt.outcome.result()
        LOG.warning("no-more-doubt", parties=len(taken), kept=fault is None)
        for party, _ in taken:
            if fault is None:
                tell(party)
            else:
                tell_loss(party, storage_fault(fault))


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
