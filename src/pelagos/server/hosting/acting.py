"""Answers to questions: from a person, a bot, the clock, or a stand-in."""

from typing import Any

import msgspec

from pelagos.kernel.decision import Action, Closes, Decision
from pelagos.kernel.errors import IllegalText
from pelagos.kernel.game import find
from pelagos.kernel.ids import Seat
from pelagos.kernel.notation import read_action, write_action
from pelagos.server.games import words_of
from pelagos.server.hosting.course import Course
from pelagos.server.hosting.deadlines import renew
from pelagos.server.hosting.ending import note_end
from pelagos.server.hosting.reactions import is_reaction
from pelagos.server.hosting.room import Room
from pelagos.server.hosting.rows import ADD_HELD, DROP_ONE_HELD, INPUT, seat_write, step_write
from pelagos.server.refusals import Refused
from pelagos.server.storage.writes import Write
from pelagos.server.telling.sides import only_seals


class Sender(msgspec.Struct, frozen=True):
    """Who sends a request, and under which id; nobody for bots and clocks."""

    person: int | None = None
    request: str | None = None


NOBODY = Sender()


def require_course(room: Room) -> Course:
    """Return the match of a table.

    Raises:
        Refused: it has not started, or is over.
    """
    if room.course is None:
        raise Refused("not-running", "not-running")
    if room.table.status != "running":
        raise Refused("over", "match-is-over")
    return room.course


def require_seat(room: Room, person: int | None, seat: int) -> None:
    """Refuse who does not hold that seat."""
    if not room.table.is_held_by(person, seat):
        raise Refused("not-yours", "not-your-seat", seat=seat)


def require_running(room: Room, decision: Decision) -> None:
    """Refuse what is timed while the clock stands still: nobody gains by a pause."""
    if decision.closes is Closes.CLOCK and room.table.paused:
        raise Refused("illegal", "paused")


def act(room: Room, sender: Sender, seat: int, decision_id: int, text: str, version: int) -> None:
    """Carry out a person's answer.

    Raises:
        Refused, IllegalAction: it is not; nothing has changed.
    """
    course = require_course(room)
    require_seat(room, sender.person, seat)
    decision = find(course.match.state, decision_id)
    if version < course.reset_at or room.answered.get(decision_id, 0) > version:
        raise Refused("stale", "stale", decision=decision_id)
    require_running(room, decision)
    action = read(room, decision, text)
    come_back(room, sender.person)
    answer(room, decision, action, Seat(seat), sender)


def read(room: Room, decision: Decision, text: str) -> Action:
    """Return the answer written in `text`.

    Raises:
        Refused: it cannot be read.
    """
    try:
        return read_action(room.game, decision, text)
    except IllegalText as error:
        raise Refused.of("invalid", error.rule, words_of(room.game).error_message(error)) from None


def answer(room: Room, decision: Decision, action: Action, actor: Any, sender: Sender) -> None:
    """Carry an answer out, or hold it until its reaction window closes."""
    if is_reaction(decision):
        hold(room, require_course(room), decision, action, actor, sender)
    else:
        carry_out(room, decision, action, actor, sender)
    room.remember(sender.person, sender.request)


def hold(room: Room, course: Course, decision: Decision, action: Action, seat: Seat, sender: Sender) -> None:
    """Keep an answer until the window closes."""
    checked = course.match.game.check(course.match.state, decision.id, action)
    if checked.actor != seat:
        raise Refused("not-yours", "not-your-seat", seat=seat)
    text = write_action(room.game, action)
    key = {"of_table": room.table.id, "of_decision": decision.id, "of_seat": seat}
    row = {"table_id": room.table.id, "seat": seat, "decision": decision.id, "action": text}
    if room.held.get((seat, decision.id)) is not None:
        room.write(Write(DROP_ONE_HELD, key))
    room.write(Write(ADD_HELD, {**row, "person": sender.person, "request": sender.request}))
    room.held = {**room.held, (seat, decision.id): text}
    room.held_for = {**room.held_for, (seat, decision.id): sender}
    renew(room)


def carry_out(
    room: Room, decision: Decision, action: Action, actor: Any, sender: Sender, *, second: int | None = None
) -> None:
    """Let the rules carry an answer out, and have it kept."""
    batch, course = room.batch, require_course(room)
    if second is None and decision.closes is Closes.CLOCK and room.mission is not None:
        second = int(room.mission.second)
    course.apply(decision.id, action, actor, second)
    batch.only_seals = batch.only_seals and only_seals(course.match, decision)
    entry = course.match.record.inputs[-1]
    room.write(step_write(room.table.id, course.version, INPUT, entry, sender.person, sender.request))
    if decision.closes is Closes.ALL:
        room.answered[decision.id] = course.version
    room.undo_wish = None
    note_end(room, course)
    renew(room)


def come_back(room: Room, person: int | None) -> None:
    """Let a person play again whose stand-in did."""
    for seat in range(len(room.table.seats)):
        if room.table.seats[seat].away and room.table.is_held_by(person, seat):
            room.change_table().seats[seat].away = False
            room.asked = {number: asked for number, asked in room.asked.items() if number != seat}
            renew(room)
            room.write(seat_write(room.table, seat))
