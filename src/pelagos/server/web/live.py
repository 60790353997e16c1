"""The WebSocket of a table."""

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from pelagos.kernel.errors import IllegalAction, IllegalText
from pelagos.kernel.game import find
from pelagos.kernel.ids import Seat
from pelagos.kernel.json_faults import malformed, misfit
from pelagos.server.games import words_of
from pelagos.server.hosting import broadcast
from pelagos.server.hosting.acting import come_back, require_course, require_seat
from pelagos.server.hosting.audience import ENCODER
from pelagos.server.hosting.hinting import hint
from pelagos.server.hosting.pausing import somebody_has_gone
from pelagos.server.hosting.requests import ACTING, CARRY_OUT
from pelagos.server.hosting.room import Room
from pelagos.server.people.model import Person
from pelagos.server.people.mutes import Muted
from pelagos.server.refusals import Code, Refused
from pelagos.server.tables.reports import people_at
from pelagos.server.telling.client_messages import ClientMessage, Hello, Hint, ListAnswers, Mute, Ping
from pelagos.server.telling.forms import Accepted, Listed, Pong
from pelagos.server.telling.sides import answers_of
from pelagos.server.web.building import Building
from pelagos.server.web.identity import building_of, person_or_none
from pelagos.server.web.intake import Intake
from pelagos.server.web.limits import Bucket, client_of
from pelagos.server.web.origins import is_same_origin
from pelagos.server.web.outbox import Outbox
from pelagos.server.web.unreadable import told
from pelagos.server.web.wire import TOO_FAST, wire_of

LOG = structlog.get_logger()
READ = msgspec.json.Decoder(ClientMessage)
LONGEST_ID: Final = 40
FOREIGN, UNKNOWN, FAULT, TOO_SLOW = 4403, 4404, 1011, 1013
CLOSES: Final[dict[Code, int]] = {"too-fast": TOO_FAST, "storage": FAULT}
"""How a connection ends that is refused, other than with `UNKNOWN`: with what lets the client try again."""


@websocket("/tables/{code:str}/live")
async def live(socket: WebSocket[Any, Any, Any], code: FromPath[str]) -> None:
    """Let somebody watch a table and play at it."""
    building = building_of(socket)
    if not is_same_origin(socket, building.settings):
        await socket.close(code=FOREIGN)
        return
    try:
        if not building.requests.take(client_of(socket)):
            raise Refused("too-fast", "too-fast")  # noqa: TRY301  # answered like the others
        person = await person_or_none(socket)
        room = await building.house.room(code)
        require_welcome(room, person)
        muted = Muted() if person is None else await building.mutes.of(person.id)
    except Refused as refused:
        await socket.accept()
        await socket.send_data(ENCODER.encode(refused.body), mode="text")
        await socket.close(code=CLOSES.get(refused.body.code, UNKNOWN))
        return
    await socket.accept()
    await Connection(socket, room, person, muted, building).serve()


def require_welcome(room: Room, person: Person | None) -> None:
    """Refuse spectators where none are wanted."""
    number = None if person is None else person.id
    is_running = room.table.status == "running"
    if is_running and not room.table.spectators and not room.table.seats_of(number):
        raise Refused("forbidden", "no-spectators")


class Connection:
    """One WebSocket of one person."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], room: Room, person: Person | None, muted: Muted, building: Building
    ) -> None:
        """Prepare to serve."""
        self.socket = socket
        self.room = room
        self.person = person
        self.number = None if person is None else person.id
        self.wire = wire_of(socket.scope)
        self.outbox = Outbox(self.wire, building.rounds, self.number, muted, partial(self._leave, TOO_SLOW))
        self.bucket = Bucket(building.settings.requests_per_second, building.settings.burst)
        self.talking = building.talking
        self.client = client_of(socket)
        self.patience = building.settings.burst
        """How many messages too many are still answered."""
        self.intake = Intake(self._handle, partial(self._leave, TOO_FAST), 2 * building.settings.burst)
        self.count = building.metrics.answered
        self.pool = building.pool
        self.mutes = building.mutes
        self.hinting: asyncio.Task[None] | None = None
        self.leaving: asyncio.Task[None] | None = None
        self.muting: set[asyncio.Task[None]] = set()

    async def serve(self) -> None:
        """Read and write until the connection ends."""
        self.room.enter(self.outbox)
        self.wire.listen(self.intake.take, self.outbox.flush)
        try:
            while True:  # text never comes this way, and nothing else is asked for
                await self.socket.receive_data(mode="text")
        except WebSocketDisconnect:
            pass
        finally:
            for task in (self.hinting, self.leaving):
                if task is not None:
                    task.cancel()
            self.room.go(self.outbox)
            somebody_has_gone(self.room)

    def _leave(self, code: int) -> None:
        self.intake.close()
        if self.leaving is None:
            self.leaving = asyncio.create_task(self.socket.close(code=code))

    # -- requests ------------------------------------------------------------------------------------------------

    def _handle(self, line: str) -> None:
        if not self._may_ask():
            self._refuse(id_in(line), Refused("too-fast", "too-fast"))
            return
        try:
            message = READ.decode(line)
        except msgspec.ValidationError as error:
            self._refuse(id_in(line), unreadable(misfit(None, str(error))))
            return
        except msgspec.MsgspecError:
            self._refuse(id_in(line), unreadable(malformed(None, line.encode())))
            return
        request = getattr(message, "id", None)
        try:
            self._dispatch(message, request)
        except Refused as refused:
            self._refuse(request, refused)
        except IllegalAction as error:
            self._refuse(request, self._refusal(error))
        except Exception:
            LOG.exception("fault", table=self.room.table.code)
            self._leave(FAULT)

    def _may_ask(self) -> bool:
        """Tell whether one more message is not too many; who does not stop is let go."""
        if self.bucket.take() and self.talking.take(self.client):
            return True
        self.patience -= 1
        if self.patience < 0:
            self._leave(TOO_FAST)
        return False

    def _dispatch(self, message: Any, request: str | None) -> None:
        if request is not None and not is_request_id(request):
            raise Refused("invalid", "request-id", longest=LONGEST_ID)
        if isinstance(message, ACTING):
            self._act(message)
        elif isinstance(message, Hello):
            self._look(lambda: self._hello(message))
        elif isinstance(message, ListAnswers):
            self._look(lambda: self._list(message))
        elif isinstance(message, Hint):
            self._look(lambda: self._begin_hint(message))
        elif isinstance(message, Mute):
            self._begin_mute(message)
        elif isinstance(message, Ping):
            self.outbox.post(ENCODER.encode(Pong(now=time.time())))

    def _look(self, look: Callable[[], None]) -> None:
        """Look at the table when everything is kept; while too many wait for that, the client has to come again."""
        if not self.room.when_settled(look):
            self._leave(FAULT)

    def _hello(self, message: Hello) -> None:
        self.outbox.version, self.outbox.parts = message.version, message.parts
        broadcast.catch_up(self.room, self.outbox)
        self.room.tell_state()
        if any(self.room.table.seats[seat].away for seat in self.room.table.seats_of(self.number)):
            self.room.do(lambda: come_back(self.room, self.number), lambda _refused: None)

    def _act(self, message: Any) -> None:
        person = self.person
        if person is None:
            raise Refused("no-person", "no-person")
        key, carry = (person.id, message.id), CARRY_OUT[type(message)]

        def carry_out_once() -> None:
            if key not in self.room.requests:
                carry(self.room, person, message)

        self.room.do(carry_out_once, lambda refused: self._answer(key, refused))

    def _answer(self, key: tuple[int, str], refused: Refused | None) -> None:
        if refused is None:
            self._accept(key[1], self.room.requests.get(key, self.room.version))
        else:
            self._refuse(key[1], refused)

    def _accept(self, request: str, version: int) -> None:
        self.count("accepted")
        self.outbox.post(ENCODER.encode(Accepted(id=request, version=version)))

    def _refuse(self, request: str | None, refused: Refused) -> None:
        self.count(refused.body.code)
        self._look(lambda: self.outbox.post(broadcast.refusal(self.room, self.outbox, request, refused)))

    def _list(self, message: ListAnswers) -> None:
        try:
            self.outbox.post(ENCODER.encode(listed(self.room, self.number, message)))
        except Refused as refused:
            self._refuse(message.id, refused)
        except IllegalAction as error:
            self._refuse(message.id, self._refusal(error))

    def _begin_hint(self, message: Hint) -> None:
        if self.hinting is not None and not self.hinting.done():
            self._refuse(message.id, Refused("too-fast", "too-fast"))
        else:
            self.hinting = asyncio.create_task(self._hint(message))

    async def _hint(self, message: Hint) -> None:
        try:
            self.outbox.post(ENCODER.encode(await hint(self.room, self.pool, self.number, message)))
        except Refused as refused:
            self._refuse(message.id, refused)

    def _refusal(self, error: IllegalAction) -> Refused:
        return Refused.of("illegal", error.rule, words_of(self.room.game).error_message(error))

    def _begin_mute(self, message: Mute) -> None:
        if self.number is None:
            raise Refused("no-person", "no-person")
        if message.yes and message.person not in people_at(self.room):
            raise Refused("not-found", "no-such-person", person=str(message.person))
        task = asyncio.create_task(self._mute(self.number, message))
        self.muting.add(task)  # the loop itself keeps no hold of it
        task.add_done_callback(self.muting.discard)

    async def _mute(self, listener: int, message: Mute) -> None:
        try:
            await self.mutes.change(listener, message.person, yes=message.yes)
        except Refused as refused:
            self._refuse(message.id, refused)
        else:
            self._accept(message.id, self.room.version)


def is_request_id(text: str) -> bool:
    """Tell whether a text may name a request: short, and such as every database keeps."""
    return 0 < len(text) <= LONGEST_ID and text.isprintable()


class OnlyId(msgspec.Struct, frozen=True):
    """What must be readable of a message for its refusal to say which one it answers."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID)]


READ_ID = msgspec.json.Decoder(OnlyId)


def id_in(line: str) -> str | None:
    """Return the id of a message that cannot be read otherwise; None if that cannot be read either."""
    try:
        found = READ_ID.decode(line).id
    except msgspec.MsgspecError:
        return None
    return found if found.isprintable() else None


def unreadable(fault: IllegalText) -> Refused:
    """Return the refusal of a message that is not what it should be, with the place where it is not."""
    return Refused("invalid", "message", reason=told(fault))


def listed(room: Room, person: int | None, message: ListAnswers) -> Listed:
    """Return all answers of a question.

    Raises:
        Refused, IllegalAction: it is not open, or not for this person.
    """
    course = require_course(room)
    require_seat(room, person, message.seat)
    decision = find(course.match.state, message.decision)
    if decision.actor != message.seat:
        raise Refused("not-yours", "not-your-seat", seat=message.seat)
    view = course.match.observe(Seat(message.seat))
    actions = answers_of(room.game, course.match.legal(decision), view)
    return Listed(id=message.id, decision=decision.id, actions=actions)
