"""Bots at their seats, and stand-ins for people who are away."""

import asyncio
from collections import Counter
from typing import Any

import msgspec
import structlog

from pelagos.bots.patience import has_patience
from pelagos.kernel.decision import Decision
from pelagos.kernel.ids import Seat
from pelagos.server.bots.pool import BotPool
from pelagos.server.bots.worker import Task
from pelagos.server.hosting.acting import NOBODY, answer, require_course
from pelagos.server.hosting.course import Course
from pelagos.server.hosting.room import Room, perform
from pelagos.server.refusals import Refused

LOG = structlog.get_logger()
RETRY_SECONDS = 0.5
MOST_DOUBLINGS = 7
"""So often the time until the next try doubles: to about a minute."""
Key = tuple[int, int, int]
"""A table, the version of its latest step back, and a question."""


class Robots:
    """Lets bots answer wherever they are asked."""

    def __init__(self, pool: BotPool) -> None:
        """Let bots think in `pool`."""
        self._pool = pool
        self._closed = False
        self._tasks: dict[Key, asyncio.Task[None]] = {}
        self._tries: Counter[Key] = Counter()

    def follow(self, room: Room) -> None:
        """Set the bots of a table to work that have been asked something."""
        if self._closed or room.course is None or room.table.status != "running":
            return
        for decision in room.course.match.pending:
            seat = decision.actor
            if not isinstance(seat, int) or not room.table.seats[seat].is_bots or (seat, decision.id) in room.held:
                continue
            if not has_patience(room.course.match, Seat(seat)):
                continue
            key = (room.table.id, room.course.reset_at, decision.id)
            if key not in self._tasks:
                self._tasks[key] = asyncio.create_task(self._work(key, room, decision, Seat(seat)))

    async def _work(self, key: Key, room: Room, decision: Decision, seat: Seat) -> None:
        """Answer a question; the key is held until that is kept, so that no question is thought about twice.

        Whatever goes wrong, a bot that is still asked tries again: no table stands still for one.
        """
        try:
            await self._answer(room, decision, seat, key[1])
        except Refused as refused:
            LOG.info("bot-refused", code=refused.body.code, message=refused.body.message.key)
        except Exception:  # a fault here must not stop the table
            LOG.exception("bot-stopped", table=room.table.code)
        finally:
            self._tasks.pop(key, None)
        if not self._closed and is_asked(room, decision, seat):
            self._tries[key] = min(self._tries[key] + 1, MOST_DOUBLINGS)
            asyncio.get_running_loop().call_later(RETRY_SECONDS * 2 ** self._tries[key], self.follow, room)
        else:
            self._tries.pop(key, None)

    async def _answer(self, room: Room, decision: Decision, seat: Seat, reset_at: int) -> None:
        """Think and act, unless the match goes back meanwhile: then the question may mean something else."""
        if room.course is None or room.course.reset_at != reset_at or decision not in room.course.match.pending:
            return
        actions = tuple(room.course.match.legal(decision))
        room.begin_thinking(seat)
        room.tell_state()
        try:
            number = await self._pool.think(task_for(room, room.course, decision, seat, actions))
        finally:
            room.end_thinking(seat)
        await perform(room, lambda: self._act(room, decision, actions[number], seat, reset_at))

    def _act(self, room: Room, decision: Decision, action: Any, seat: Seat, reset_at: int) -> None:
        course = require_course(room)
        is_asked_still = course.reset_at == reset_at and decision in course.match.pending
        if room.table.seats[seat].is_bots and is_asked_still:
            answer(room, decision, action, seat, NOBODY)

    async def close(self) -> None:
        """Stop all thinking; nothing new is begun."""
        self._closed = True
        for task in list(self._tasks.values()):
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)


def is_asked(room: Room, decision: Decision, seat: Seat) -> bool:
    """Tell whether a question still waits for an answer, as it was or asked anew."""
    if room.course is None or (seat, decision.id) in room.held:
        return False
    return any(asked.id == decision.id for asked in room.course.match.pending)


def task_for(room: Room, course: Course, decision: Decision, seat: Seat, actions: tuple[Any, ...]) -> Task:
    """Return what a bot is given to think about: nothing but what its seat may know."""
    state = room.table.seats[seat]
    return Task(
        game=room.game.name,
        level=state.level if state.kind == "bot" and state.level else room.table.stand_in,
        view=msgspec.json.encode(course.match.observe(seat)),
        decision=decision.id,
        actions=msgspec.json.encode(actions),
    )
