"""Telling those who watch a table what is new."""

import time
from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from pelagos.kernel.ids import Viewer
from pelagos.server.hosting.audience import ENCODER, Subscriber
from pelagos.server.hosting.teams import hears, team_of, teams_of
from pelagos.server.people.model import Named
from pelagos.server.telling.forms import (
    ChatLine,
    ChatMessage,
    Clocks,
    Origin,
    Part,
    Presence,
    RefusedOut,
    Result,
    SeatOut,
    SeatPresence,
    Snapshot,
    StateChange,
    TableChange,
    TableOut,
    Timed,
    Undo,
)
from pelagos.server.telling.sides import Pieces

if TYPE_CHECKING:
    from pelagos.server.hosting.room import Room
    from pelagos.server.refusals import Refused

UNSET = msgspec.UNSET
OUTSIDER: Final = (None,)
Eyes = tuple[tuple[Viewer, ...], AbstractSet[Part]]
"""Whose eyes see the match, and how it is shown to them."""


def tell_update(room: "Room", since: int) -> None:
    """Tell everybody what has happened since a version."""
    numbers = None if room.course is None else room.course.since(since)
    more, version, holders = written_fields(changes(room)), room.version, room.table.holders()
    made: dict[Eyes, bytes | None] = {}
    for subscriber in list(room.subscribers):
        if subscriber.version != since:
            if subscriber.version is not None:
                catch_up(room, subscriber)
            continue
        eyes: Eyes = (holders.get(subscriber.person) or OUTSIDER, subscriber.parts)
        if eyes not in made:
            made[eyes] = update(room, since, numbers, eyes, more)
        message = made[eyes]
        subscriber.post(snapshot(room, subscriber) if message is None else message)
        subscriber.version = version
    room.teller.rest()


def update(room: "Room", since: int, numbers: range | None, eyes: Eyes, more: bytes) -> bytes | None:
    """Return what has happened since a version as some viewers are told it; None if that takes a snapshot.

    Args:
        room: where it happened.
        since: the version.
        numbers: the inputs made since, if they can follow on it.
        eyes: who is told, and how it is shown.
        more: what else has changed, as further fields in JSON.
    """
    course = room.course
    if course is None or numbers is None:
        return None
    viewers, parts = eyes
    pieces = [b'{"type":"update","since":%d,"version":%d,"steps":[' % (since, course.version)]
    room.teller.add_steps(pieces, course, numbers, viewers)
    pieces.append(b'],"sides":[')
    room.add_sides(pieces, viewers, parts)
    pieces += (b"]", more, b"}")
    return b"".join(pieces)


def written_fields(fields: Mapping[str, Any]) -> bytes:
    """Return further fields of an object as JSON."""
    return b"".join([b',"%b":%b' % (name.encode(), ENCODER.encode(value)) for name, value in fields.items()])


def tell_anew(room: "Room") -> None:
    """Tell everybody everything anew: the match was cut short, and nobody is asked anything any more."""
    for subscriber in list(room.subscribers):
        if subscriber.version is not None:
            subscriber.post(snapshot(room, subscriber))
            subscriber.version = room.version
    room.teller.rest()


def catch_up(room: "Room", subscriber: Subscriber) -> None:
    """Send what a subscriber has missed: an update where one can follow, else everything anew."""
    message = None
    if room.course is not None and subscriber.version is not None:
        eyes = eyes_of(room, subscriber)
        whole = written_fields({"presence": presence(room), "clocks": clocks(room), "undo": undo(room)})
        numbers = room.course.since(subscriber.version)
        message = update(room, subscriber.version, numbers, eyes, whole)
    if room.course is None:
        message = ENCODER.encode(TableChange(table=table_out(room, subscriber.person)))
    subscriber.post(snapshot(room, subscriber) if message is None else message)
    subscriber.version = room.version
    room.teller.rest()


def tell_table(room: "Room") -> None:
    """Tell everybody that the table has changed."""
    made: dict[int | None, bytes] = {}
    for subscriber in list(room.subscribers):
        if subscriber.version is None:
            continue
        if subscriber.person not in made:
            made[subscriber.person] = ENCODER.encode(TableChange(table=table_out(room, subscriber.person)))
        subscriber.post(made[subscriber.person])


def tell_person(room: "Room", person: int) -> None:
    """Tell one person, on each of their screens, what only they may know of the table."""
    message = ENCODER.encode(TableChange(table=table_out(room, person)))
    for subscriber in list(room.subscribers):
        if subscriber.person == person and subscriber.version is not None:
            subscriber.post(message)


def tell_state(room: "Room") -> None:
    """Tell everybody what has changed of presence, clocks and wishes."""
    more = changes(room)
    if more:
        post_to_all(room, ENCODER.encode(StateChange(**more)))


def tell_chat(room: "Room", line: ChatLine) -> None:
    """Tell everybody what somebody said, but not who may not or does not want to hear it."""
    room.chat.append(line)
    message = ENCODER.encode(ChatMessage(line=line))
    for subscriber in list(room.subscribers):
        if subscriber.version is not None and is_for(room, subscriber, line):
            subscriber.post(message)


def post_to_all(room: "Room", message: bytes) -> None:
    """Send the same to everybody."""
    for subscriber in list(room.subscribers):
        if subscriber.version is not None:
            subscriber.post(message)


def refusal(room: "Room", subscriber: Subscriber, request: str | None, refused: "Refused") -> bytes:
    """Return a refusal with the current view."""
    body = refused.body
    sides = written_sides(room, *eyes_of(room, subscriber))
    return ENCODER.encode(
        RefusedOut(id=request, code=body.code, rule=body.rule, message=body.message, version=room.version, sides=sides)
    )


def snapshot(room: "Room", subscriber: Subscriber) -> bytes:
    """Return everything a subscriber may know."""
    viewers, parts = eyes_of(room, subscriber)
    return ENCODER.encode(
        Snapshot(
            version=room.version,
            sides=written_sides(room, viewers, parts),
            log=written_log(room, viewers),
            table=table_out(room, subscriber.person),
            presence=presence(room),
            clocks=clocks(room),
            undo=undo(room),
            chat=[line for line in room.chat if is_for(room, subscriber, line)],
        )
    )


def written_sides(room: "Room", viewers: Iterable[Viewer], parts: AbstractSet[Part]) -> Any:
    """Return what some viewers know now as a list in JSON."""
    pieces = [b"["]
    room.add_sides(pieces, viewers, parts)
    return joined(pieces)


def written_log(room: "Room", viewers: tuple[Viewer, ...]) -> Any:
    """Return all that happened so far, as some viewers may know it, as a list in JSON."""
    pieces = [b"["]
    if room.course is not None:
        room.teller.add_steps(pieces, room.course, range(len(room.course.versions)), viewers)
    return joined(pieces)


def joined(pieces: Pieces) -> msgspec.Raw:
    """Return a list of which only the end is missing."""
    return msgspec.Raw(b"".join([*pieces, b"]"]))


def eyes_of(room: "Room", subscriber: Subscriber) -> Eyes:
    """Return through whose eyes a subscriber sees the match, and how."""
    return room.viewers_of(subscriber.person), subscriber.parts


def is_for(room: "Room", subscriber: Subscriber, line: ChatLine) -> bool:
    """Tell whether a subscriber may and wants to hear a line."""
    wished = line.person is None or line.person.id not in subscriber.muted
    return wished and hears(room, subscriber.person, line)


# -- what is told ------------------------------------------------------------------------------------------------


def changes(room: "Room") -> dict[str, Any]:
    """Return presence, clocks and wishes, as far as they are not as last told."""
    found: dict[str, Any] = {}
    times = (room.deadlines, room.window_at, lasting_part(timed(room)))
    if room.told.get("times") != times:
        room.told["times"], found["clocks"] = times, clocks(room)
    if room.told.get("undo") != (wishes := undo(room)):
        room.told["undo"] = found["undo"] = wishes
    if not room.is_presence_told:
        room.is_presence_told = True
        if room.told.get("presence") != (there := presence(room)):
            room.told["presence"] = found["presence"] = there
    return found


def lasting_part(mission: Timed | None) -> Timed | None:
    """Return what of a mission's time does not change by itself: one that stands still has begun at no certain time."""
    if mission is None:
        return None
    return msgspec.structs.replace(mission, began=0.0 if mission.stopped is not None else round(mission.began, 1))


def presence(room: "Room") -> Presence:
    """Return who is there."""
    there = {subscriber.person for subscriber in room.subscribers}
    seats = [
        SeatPresence(
            online=seat.person in there if seat.kind == "person" else seat.kind == "bot",
            thinking=number in room.thinking,
            away=seat.away,
        )
        for number, seat in enumerate(room.table.seats)
    ]
    holders = {seat.person for seat in room.table.seats}
    return Presence(seats=seats, watching=sum(s.person not in holders for s in room.subscribers))


def clocks(room: "Room") -> Clocks:
    """Return when whose time is up."""
    seats = [room.deadlines.get(seat) for seat in range(len(room.table.seats))]
    return Clocks(now=time.time(), seats=seats, window=room.window_at, mission=timed(room))


def timed(room: "Room") -> Timed | None:
    """Return the time of a timed phase; to the hundredth, so that it is told anew only when it has changed."""
    course, mission = room.course, room.mission
    if course is None or mission is None or room.table.status != "running":
        return None
    return Timed(
        began=round(time.time() - mission.second, 2),
        stopped=mission.second if mission.is_stopped else None,
        pause=sorted(room.pause_wishes),
        hushed=room.game.hush is not None and room.game.hush(course.match.state) is not None,
    )


def undo(room: "Room") -> Undo:
    """Return who may take back freely, and a wish that waits."""
    course, wish = room.course, room.undo_wish
    free: list[int] = [] if course is None else course.may_take_back
    if wish is None:
        return Undo(free=free)
    return Undo(free=free, by=wish.by, to=wish.to, agreed=sorted(wish.agreed), asked=sorted(wish.asked))


def table_out(room: "Room", person: int | None) -> TableOut:
    """Return a table as a person is told of it."""
    table = room.table
    return TableOut(
        code=table.code,
        game=table.game,
        options=table.options,
        seats=[
            SeatOut(
                kind=seat.kind,
                person=Named(id=seat.person, name=seat.name) if seat.person is not None else UNSET,
                you=person is not None and seat.person == person,
                level=seat.level if seat.level is not None else UNSET,
                away=seat.away,
                badge=seat.badge,
                presets=sorted(seat.presets) if person is not None and seat.person == person else UNSET,
            )
            for seat in table.seats
        ],
        pace=table.pace,
        time=table.time,
        stand_in=table.stand_in,
        public=table.public,
        spectators=table.spectators,
        status=table.status,
        host=None if table.host is None else Named(id=table.host, name=table.host_name),
        created=table.created,
        started=table.started,
        finished=table.finished,
        result=result_of(room),
        rematch=table.rematch,
        origin=None if table.branched_at is None else Origin(code=table.branched_from, input=table.branched_at),
        version=room.version,
        your_turn=is_turn_of(room, person),
        hints=table.hints,
        team=team_of(room, person),
    )


def result_of(room: "Room") -> Result | None:
    """Return how a match ended; None before it has."""
    returns, lost = room.table.returns, room.game.lost
    if returns is None:
        return None
    together: Literal["won", "lost"] | None = None
    if lost is not None:
        together = "won" if max(returns) > lost else "lost"
    return Result(returns=returns, resigned=room.table.resigned, together=together, teams=teams_of(room))


def is_turn_of(room: "Room", person: int | None) -> bool:
    """Tell whether a person is asked something."""
    if room.course is None or room.table.status != "running":
        return False
    seats = room.table.seats_of(person)
    return any(
        decision.actor in seats and (decision.actor, decision.id) not in room.held
        for decision in room.course.match.pending
    )
