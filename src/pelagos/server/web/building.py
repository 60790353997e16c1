"""Everything a running server is made of, put together."""

import asyncio
import contextlib
from dataclasses import dataclass, field
from typing import Final

import structlog

from pelagos.server.bots.pool import BotPool
from pelagos.server.care.caretaker import Caretaker
from pelagos.server.careers.careers import Careers
from pelagos.server.careers.votes import Voting
from pelagos.server.games import Games
from pelagos.server.hosting.house import House
from pelagos.server.hosting.mission_clock import MissionClock
from pelagos.server.hosting.robots import Robots
from pelagos.server.hosting.states import States
from pelagos.server.hosting.timers import Timers
from pelagos.server.hosting.windows import Windows
from pelagos.server.metrics import Metrics
from pelagos.server.operating.desk import Desk
from pelagos.server.operating.key import Key, drop_key, write_key
from pelagos.server.people.mail_links import MailLinks
from pelagos.server.people.mutes import Mutes
from pelagos.server.people.people import People
from pelagos.server.reminders.reminders import Reminders
from pelagos.server.settings import Settings
from pelagos.server.storage.journal import Journal
from pelagos.server.storage.migrate import migrate
from pelagos.server.storage.store import Store
from pelagos.server.web.limits import Buckets, Turns
from pelagos.server.web.outbox import Round

LOG = structlog.get_logger()
CLOSING_SECONDS = 15.0
LETTERS_PER_SECOND: Final = 1 / 600
LETTERS_AT_ONCE: Final = 10
STUDIES_AT_ONCE: Final = 2
STUDIES_WAITING: Final = 100
ADVICE_WAITING: Final = 20
PEOPLE: Final = 10
"""How many people may well play from one address."""


@dataclass
class Building:
    """The parts of one server."""

    settings: Settings
    key: Key | None = None
    """Where the operator gives orders; nowhere if it is None."""
    shared_pool: BotPool | None = None
    """Where bots think; a pool of this server's own if it is None."""
    games: Games = field(default_factory=Games.installed)
    store: Store = field(init=False)
    journal: Journal = field(init=False)
    people: People = field(init=False)
    mutes: Mutes = field(init=False)
    careers: Careers = field(init=False)
    voting: Voting = field(init=False)
    house: House = field(init=False)
    robots: Robots = field(init=False)
    metrics: Metrics = field(default_factory=Metrics)
    rounds: Round = field(default_factory=Round)
    mail_links: MailLinks = field(init=False)
    letters: Buckets = field(default_factory=lambda: Buckets(LETTERS_PER_SECOND, LETTERS_AT_ONCE))
    """How many addresses one client may have asked to be confirmed."""
    requests: Buckets = field(init=False)
    """How much each client may ask, over HTTP and by opening WebSockets."""
    talking: Buckets = field(init=False)
    """How many messages each client may send over all its WebSockets."""
    studying: Turns = field(default_factory=lambda: Turns(STUDIES_AT_ONCE, STUDIES_WAITING))
    """For whoever replays a record: long ones take seconds, and matches are not to wait for many of them."""
    advising: Turns = field(default_factory=lambda: Turns(1, ADVICE_WAITING))
    """For whoever lets bots think about a finished match: bots at tables are not to wait for many of them."""
    reminders: Reminders = field(init=False)
    caretaker: Caretaker = field(init=False)
    desk: Desk = field(init=False)
    timers: Timers = field(init=False)
    windows: Windows = field(init=False)
    clock: MissionClock = field(init=False)
    states: States = field(init=False)

    def __post_init__(self) -> None:
        """Connect the parts."""
        self.store = Store(self.settings)
        self.journal = Journal(self.store)
        self.people = People(self.store)
        self.mutes = Mutes(self.store)
        self.careers = Careers(self.store)
        self.voting = Voting(self.careers)
        self.house = House(self.store, self.journal, self.games)
        self.pool = self.shared_pool or BotPool(self.settings.bot_workers, self.settings.bot_seconds)
        self.robots = Robots(self.pool)
        self.mail_links = MailLinks(self.store)
        self.requests = Buckets(self.settings.requests_per_second, self.settings.burst)
        self.talking = Buckets(self.settings.requests_per_second * PEOPLE, self.settings.burst * PEOPLE)
        self.reminders = Reminders(self.settings, self.store, self.people, self.mail_links, self.metrics.letter)
        self.caretaker = Caretaker(self.settings, self.store, self.house, self.people, self.metrics.expired)
        self.desk = Desk(self.store, self.house, self.people)
        self.journal.watch = self.metrics.committed
        self.timers = Timers()
        self.windows = Windows(self.settings.window)
        self.clock = MissionClock()
        self.states = States()
        self.house.after += [self.timers.follow, self.windows.follow, self.clock.follow, self.states.follow]
        self.house.after += [self.robots.follow, self.reminders.follow]
        self.house.dropped.append(self.states.forget)
        self._writer: asyncio.Task[None] | None = None
        self._taking_up: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Prepare the database and begin to work.

        Raises:
            IllegalText: the database was made by a newer Pelagos.
            Refused: it does not answer.
        """
        await migrate(self.store)
        self._writer = asyncio.create_task(self.journal.run())
        self._taking_up = asyncio.create_task(self.house.take_up())
        self.caretaker.open()
        if self.key is not None:
            write_key(self.settings.data, self.key)

    async def close(self) -> None:
        """Stop, with everything kept; a part that does not come to an end is left, for all that counts is kept."""
        try:
            async with asyncio.timeout(CLOSING_SECONDS):
                await self._close()
        except TimeoutError:
            LOG.exception("not-closed")

    async def _close(self) -> None:
        if self.key is not None:
            drop_key(self.settings.data, self.key)
        if self._taking_up is not None:
            self._taking_up.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._taking_up
        await self.caretaker.close()
        await self.reminders.close()
        self.timers.close()
        self.clock.close()
        await self.robots.close()
        self.states.flush(self.house.rooms)
        if self.shared_pool is None:
            self.pool.close()
        self.journal.stop()
        if self._writer is not None:
            await self._writer
        await self.store.close()
