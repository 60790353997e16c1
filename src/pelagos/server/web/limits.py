"""How often somebody may ask."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from ipaddress import IPv4Address, ip_address, ip_network
from typing import Any, Final

from litestar.connection import ASGIConnection

from pelagos.server.refusals import Refused

MOST_REMEMBERED: Final = 10_000
OWN_NETWORK: Final = 64
"""How many bits of an IPv6 address are the same for all devices of one household."""


def client_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return where somebody asks from: an address, of IPv6 the whole network, which one client has to itself."""
    return place_of(connection.client.host) if connection.client else "-"


@lru_cache(maxsize=MOST_REMEMBERED)
def place_of(address: str) -> str:
    """Return an address as it counts for limits."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or ip_network((found, OWN_NETWORK), strict=False))


class Bucket:
    """Lets `rate` requests a second through for ever, and `burst` at once."""

    def __init__(self, rate: float, burst: int) -> None:
        """Begin full."""
        self._rate, self._burst = rate, float(burst)
        self._left, self._at = self._burst, time.monotonic()

    def take(self) -> bool:
        """Use one up, if there is one."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Turns:
    """Lets a few work at a time, and some more wait for that."""

    def __init__(self, at_once: int, most_waiting: int) -> None:
        """Begin with nobody."""
        self._places = asyncio.Semaphore(at_once)
        self._waiting, self._most = 0, most_waiting

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait for a turn and hold it.

        Raises:
            Refused: too many wait already.
        """
        if self._waiting >= self._most:
            raise Refused("too-fast", "too-fast")
        self._waiting += 1
        try:
            await self._places.acquire()
        finally:
            self._waiting -= 1
        try:
            yield
        finally:
            self._places.release()


class Buckets:
    """One bucket for each who asks; those who asked longest ago are forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        """Begin with nobody."""
        self._rate, self._burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Use one up of somebody's."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, self._burst)
            if len(self._buckets) > MOST_REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket.take()
