"""The requests of a WebSocket, carried out."""

from collections.abc import Callable
from typing import Any

from pelagos.kernel.ids import Seat
from pelagos.server.hosting import acting, broadcast, undoing
from pelagos.server.hosting.acting import Sender, come_back, require_course, require_seat
from pelagos.server.hosting.chatting import say
from pelagos.server.hosting.ending import leave
from pelagos.server.hosting.pausing import wish_pause
from pelagos.server.hosting.room import Room
from pelagos.server.hosting.rows import ADD_DONE, seat_write
from pelagos.server.people.model import Person
from pelagos.server.refusals import Refused
from pelagos.server.storage.writes import Write
from pelagos.server.telling.client_messages import Act, Agree, Back, Pause, Preset, Resign, Say, UndoWish

ACTING = (Act, UndoWish, Agree, Preset, Back, Resign, Say, Pause)
Carry = Callable[[Room, Person, Any], None]


def _act(room: Room, person: Person, message: Act) -> None:
    sender = Sender(person.id, message.id)
    acting.act(room, sender, message.seat, message.decision, message.action, message.version)


def _undo(room: Room, person: Person, message: UndoWish) -> None:
    require_seat(room, person.id, message.seat)
    undoing.wish(room, require_course(room), Seat(message.seat), Sender(person.id, message.id))


def _agree(room: Room, person: Person, message: Agree) -> None:
    require_seat(room, person.id, message.seat)
    undoing.agree(room, require_course(room), Seat(message.seat), Sender(person.id, message.id), yes=message.yes)


def _preset(room: Room, person: Person, message: Preset) -> None:
    require_seat(room, person.id, message.seat)
    kinds = [kind.__name__ for kind in room.game.asks]
    if message.kind not in kinds:
        raise Refused("invalid", "unknown-question", kind=message.kind, known=", ".join(kinds))
    room.batch.protect(room.table)
    seat = room.table.seats[message.seat]
    seat.presets = {kind: action for kind, action in seat.presets.items() if kind != message.kind}
    if message.action is not None:
        seat.presets[message.kind] = message.action
    room.batch.news.append(lambda: broadcast.tell_person(room, person.id))  # nobody else: a preset is private
    room.write(seat_write(room.table, message.seat))
    _keep_id(room, person, message.id)


def _back(room: Room, person: Person, message: Back) -> None:
    come_back(room, person.id)
    room.remember(person.id, message.id)


def _resign(room: Room, person: Person, message: Resign) -> None:
    require_course(room)
    require_seat(room, person.id, message.seat)
    leave(room, Seat(message.seat))
    _keep_id(room, person, message.id)


def _pause(room: Room, person: Person, message: Pause) -> None:
    wish_pause(room, person.id, yes=message.yes)
    room.remember(person.id, message.id)


def _keep_id(room: Room, person: Person, request: str) -> None:
    """Remember a request for longer than the server runs: sent again, it would be refused, or undo a later one.

    Answers, talk and steps back are kept with theirs; what else there is does no harm when it is done again.
    """
    room.write(Write(ADD_DONE, {"table_id": room.table.id, "person": person.id, "request": request}))
    room.remember(person.id, request)


CARRY_OUT: dict[type, Carry] = {
    Act: _act,
    UndoWish: _undo,
    Agree: _agree,
    Preset: _preset,
    Back: _back,
    Resign: _resign,
    Say: say,
    Pause: _pause,
}
