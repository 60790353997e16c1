"""Figures for Prometheus: what happens is counted as it happens, what is there is looked at when asked."""

import contextlib

from prometheus_client import (
    GC_COLLECTOR,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from sqlalchemy import func, select

from pelagos.server.hosting.house import House
from pelagos.server.refusals import Refused
from pelagos.server.storage.schema import TABLES
from pelagos.server.storage.store import Store

COMMIT_SECONDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)
COUNT_SECONDS = 2.0
"""How long the database is waited for: whoever watches does not wait long, least of all when something is wrong."""
STATUSES = ("open", "running", "finished", "closed")


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        """Begin at nought."""
        self.registry = CollectorRegistry()
        self.registry.register(GC_COLLECTOR)
        ProcessCollector(registry=self.registry)
        self._commits = Histogram(
            "pelagos_commit_seconds", "Time of a commit", buckets=COMMIT_SECONDS, registry=self.registry
        )
        self._rows = Counter("pelagos_rows", "Rows written by commits", registry=self.registry)
        self._requests = Counter("pelagos_requests", "Requests at tables", ["outcome"], registry=self.registry)
        self._outcomes: dict[str, Counter] = {}
        self._letters = Counter("pelagos_reminders", "Reminders by e-mail", ["outcome"], registry=self.registry)
        self._expired = Counter("pelagos_expired", "What is past its time", ["what"], registry=self.registry)
        self._tables = Gauge("pelagos_tables", "Tables in the database", ["status"], registry=self.registry)
        self._rooms = Gauge("pelagos_tables_in_memory", "Tables in memory", registry=self.registry)
        self._connections = Gauge("pelagos_connections", "Open WebSockets", registry=self.registry)
        self._waiting = Gauge("pelagos_reminders_waiting", "Turns that may yet be reminded of", registry=self.registry)

    def committed(self, rows: int, seconds: float) -> None:
        """Count a commit."""
        self._commits.observe(seconds)
        self._rows.inc(rows)

    def answered(self, outcome: str) -> None:
        """Count a request at a table: ``accepted``, or the code of its refusal."""
        if outcome not in self._outcomes:
            self._outcomes[outcome] = self._requests.labels(outcome)
        self._outcomes[outcome].inc()

    def letter(self, outcome: str) -> None:
        """Count what became of a reminder."""
        self._letters.labels(outcome).inc()

    def expired(self, what: str, number: int) -> None:
        """Count tables that were ``closed``, ``deleted``, ``archived`` or ``unloaded``."""
        self._expired.labels(what).inc(number)

    async def page(self, store: Store, house: House, waiting: int) -> bytes:
        """Return all figures as Prometheus reads them; while the database is away, tables as they were last counted."""
        with contextlib.suppress(Refused):
            counts = await table_counts(store)
            for status in STATUSES:
                self._tables.labels(status).set(counts.get(status, 0))
        self._rooms.set(len(house.rooms))
        self._connections.set(sum(len(room.subscribers) for room in house.rooms.values()))
        self._waiting.set(waiting)
        return generate_latest(self.registry)


async def table_counts(store: Store) -> dict[str, int]:
    """Return how many tables there are of each status."""
    async with store.reading(COUNT_SECONDS) as connection:
        rows = await connection.execute(select(TABLES.c.status, func.count().label("number")).group_by(TABLES.c.status))
        return {row.status: row.number for row in rows}
