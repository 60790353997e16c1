"""Reaction windows (TC-30): answers wait and are carried out together, so that their speed tells nothing."""

import asyncio
import time

import msgspec

from pelagos.kernel.decision import Action, Decision
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.notation import read_action
from pelagos.server.hosting.acting import NOBODY, carry_out, require_course
from pelagos.server.hosting.batch import nobody_asked
from pelagos.server.hosting.reactions import is_reaction
from pelagos.server.hosting.room import Room
from pelagos.server.hosting.rows import DROP_HELD
from pelagos.server.refusals import Refused
from pelagos.server.storage.writes import Write

Group = tuple[str, int, int]
"""A table, the version of its latest step back, and the first question of the window."""


class Windows:
    """The reaction windows of all tables."""

    def __init__(self, seconds: float) -> None:
        """Keep windows open for so long where people play at the same time."""
        self._seconds = seconds
        self._open: dict[str, tuple[Group, float]] = {}
        """By table: which window is open, and when it closes, on the monotonic clock."""

    def follow(self, room: Room) -> None:
        """Open a window where there is a new one, and close it when its time has come."""
        asked = reactions(room)
        if not asked or room.course is None:
            if self._open.pop(room.table.code, None) is not None:
                room.window_at = None
                room.tell_state()
            return
        group = (room.table.code, room.course.reset_at, asked[0].group)
        if self._open.get(room.table.code, (None, 0.0))[0] != group:
            self._begin(room, group)
        self._close_if_due(room)

    def _begin(self, room: Room, group: Group) -> None:
        seconds = 0.0 if room.table.pace == "days" else self._seconds
        loop = asyncio.get_running_loop()
        self._open[room.table.code] = (group, loop.time() + seconds)
        room.window_at = time.time() + seconds if seconds else None
        loop.call_later(seconds, self._ring, room, group)
        room.tell_state()

    def _ring(self, room: Room, group: Group) -> None:
        """Close the window at the bell: the loop's clock may still show a hair less than when it is due."""
        if self._open.get(room.table.code, (None, 0.0))[0] == group:
            self._open[room.table.code] = (group, asyncio.get_running_loop().time())
            self._close_if_due(room)

    def _close_if_due(self, room: Room) -> None:
        due = self._open.get(room.table.code)
        if due is None or asyncio.get_running_loop().time() < due[1]:
            return
        if room.table.pace == "live" or all(planned(room, asked) for asked in reactions(room)):
            room.do(lambda: close_window(room), nobody_asked)
        elif room.window_at is not None:
            # From now on it waits for answers, however long they take: no clock runs that could be shown.
            room.window_at = None
            room.tell_state()


def reactions(room: Room) -> list[Decision]:
    """Return the open reactions of a table."""
    if room.course is None or room.table.status != "running":
        return []
    return [decision for decision in room.course.match.pending if is_reaction(decision)]


def planned(room: Room, decision: Decision) -> Action | None:
    """Return how a reaction is answered: by the seat, or by its preset."""
    seat = int(decision.actor)
    texts = (room.held.get((seat, decision.id)), room.table.seats[seat].presets.get(type(decision).__name__))
    for text in texts:
        if text is not None and (action := readable(room, decision, text)) is not None:
            return action
    return None


def readable(room: Room, decision: Decision, text: str) -> Action | None:
    """Return the answer written in `text` if the rules allow it now."""
    try:
        action = read_action(room.game, decision, text)
        require_course(room).match.game.check(require_course(room).match.state, decision.id, action)
    except IllegalAction:
        return None
    return action


def close_window(room: Room) -> None:
    """Carry all answers of the window out; whoever has given none passes."""
    asked = reactions(room)
    answers = [(decision, planned(room, decision) or passing(room, decision)) for decision in asked]
    for decision, action in answers:
        room.write(Write(DROP_HELD, {"of_table": room.table.id, "of_decision": decision.id}))
        sender = room.held_for.get((int(decision.actor), decision.id), NOBODY)
        carry_out(room, decision, action, decision.actor, sender)
    closed = {decision.id for decision, _ in answers}
    room.held = {key: text for key, text in room.held.items() if key[1] not in closed}
    room.held_for = {key: sender for key, sender in room.held_for.items() if key[1] not in closed}


def passing(room: Room, decision: Decision) -> Action:
    """Return the answer that does nothing: the one without fields, or with all of them no or nothing.

    Raises:
        Refused: a question that may be passed has none: a fault in the game.
    """
    listed = require_course(room).match.legal(decision)
    for action in listed:
        if all(not value for value in msgspec.structs.astuple(action)):
            return action
    raise Refused("fault", "server-fault")
