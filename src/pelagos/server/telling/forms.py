"""The messages that the server sends over the WebSocket, and what they are made of (docs/protocol.md)."""

from typing import Any, Final, Literal

import msgspec

from pelagos.kernel.ids import RuleId
from pelagos.kernel.wording import Message
from pelagos.server.people.model import Named
from pelagos.server.refusals import Code
from pelagos.server.tables.model import Pace, SeatKind, Status

# Thousands of these are made every second, and none refers back to what refers to it: no work for the collector.

UNSET = msgspec.UNSET
Unset = msgspec.UnsetType

# -- tables ------------------------------------------------------------------------------------------------------


class SeatOut(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Who sits on a seat."""

    kind: SeatKind
    person: Named | Unset = UNSET
    you: bool = False
    level: str | Unset = UNSET
    away: bool = False
    badge: str | None = None
    """The role it shows."""
    presets: list[str] | Unset = UNSET
    """Of a seat of one's own: the kinds of question that are answered in advance."""


class Result(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """How a match ended."""

    returns: tuple[float, ...]
    resigned: int | None = None
    together: Literal["won", "lost"] | None = None
    """In games in which all seats win or lose together: which of the two."""
    teams: tuple[tuple[int, ...], ...] = ()
    """The seats of each team, where teams play against each other."""


class Origin(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Where a match that is played on comes from."""

    code: str | None
    """Of its table; None for an uploaded record."""
    input: int
    """After so many inputs."""


class TableOut(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A table."""

    code: str
    game: str
    options: dict[str, str]
    seats: list[SeatOut]
    pace: Pace
    time: float | None
    stand_in: str
    public: bool
    spectators: bool
    status: Status
    host: Named | None
    created: float
    started: float | None
    finished: float | None
    result: Result | None
    rematch: str | None
    origin: Origin | None
    version: int
    your_turn: bool = False
    hints: bool = False
    team: tuple[int, ...] = ()
    """The seats of the reader's team, where a team may talk among itself."""


# -- a match -----------------------------------------------------------------------------------------------------


class EventOut(msgspec.Struct, frozen=True, gc=False):
    """Something that happened, as the viewer may know it, and its line in the log."""

    event: Any
    text: Message


class StepSide(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A step, as one viewer may know it."""

    viewer: int | None
    action: str | None
    text: Message | None
    events: list[EventOut]


class StepOut(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """An input and what came of it."""

    version: int
    input: int
    actor: int | str | None
    sides: list[Any]


class AnswerOut(msgspec.Struct, frozen=True, gc=False):
    """An answer that may be given."""

    action: str
    text: Message
    details: Any


class QuestionOut(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A question that the viewer may answer."""

    id: int
    kind: str
    rule: RuleId
    closes: str
    may_pass: bool
    seat: int
    text: Message
    details: Any
    answered: str | None
    count: int
    actions: list[AnswerOut] | Unset = UNSET


class WaitingOut(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A question that somebody else answers."""

    seat: int | str
    kind: str
    rule: RuleId
    text: Message


Part = Literal["view", "scene", "text_board"]
"""A way to put what a viewer knows."""
ALL_PARTS: Final[frozenset[Part]] = frozenset(("view", "scene", "text_board"))


class Side(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What one viewer knows of a match."""

    viewer: int | None
    view: Any | Unset = UNSET
    scene: Any | Unset = UNSET
    text_board: list[Any] | Unset = UNSET
    questions: list[QuestionOut]
    waiting: list[WaitingOut]


class SeatPresence(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Whether somebody is there."""

    online: bool
    thinking: bool
    away: bool


class Presence(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Who is there."""

    seats: list[SeatPresence]
    watching: int


class Timed(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The time of a timed phase."""

    began: float
    """When its second 0 was, by the server's clock."""
    stopped: float | None = None
    """The second at which it stands still; null while it runs."""
    pause: list[int] = []
    """The seats that want a pause."""
    hushed: bool = False
    """Whether nobody may talk now."""


class Clocks(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """When whose time is up."""

    now: float
    seats: list[float | None]
    window: float | None = None
    mission: Timed | None = None


class Undo(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A wish to take back, and who may take back freely."""

    free: list[int]
    by: int | None = None
    to: int | None = None
    agreed: list[int] = []
    asked: list[int] = []


class ChatLine(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Something somebody said."""

    at: float
    person: Named | None
    text: str | None = None
    call: str | None = None
    team: tuple[int, ...] | None = None
    """The seats that alone hear it; None if everybody does."""


# -- from server to client ----------------------------------------------------------------------------------------


class Accepted(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag="accepted"):
    """The request is done and kept."""

    id: str
    version: int


class RefusedOut(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag="refused"):
    """The request is not carried out; nothing has changed."""

    id: str | None
    code: Code
    rule: RuleId | None
    message: Message
    version: int
    sides: list[Any]


class Listed(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag="listed"):
    """All answers of a question."""

    id: str
    decision: int
    actions: list[AnswerOut]


class Hinted(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag="hinted"):
    """What a bot would answer."""

    id: str
    decision: int
    action: str
    text: Message


class Snapshot(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag="snapshot"):
    """Everything anew."""

    version: int
    sides: list[Any]
    log: list[StepOut]
    table: TableOut
    presence: Presence
    clocks: Clocks
    undo: Undo
    chat: list[ChatLine]


class Update(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag="update"):
    """What happened since a version."""

    since: int
    version: int
    steps: list[StepOut]
    sides: list[Any]
    presence: Presence | Unset = UNSET
    clocks: Clocks | Unset = UNSET
    undo: Undo | Unset = UNSET


class StateChange(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag="state"):
    """Presence, clocks or wishes changed."""

    presence: Presence | Unset = UNSET
    clocks: Clocks | Unset = UNSET
    undo: Undo | Unset = UNSET


class TableChange(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag="table"):
    """The table changed."""

    table: TableOut


class ChatMessage(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag="chat"):
    """Somebody said something."""

    line: ChatLine


class Pong(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag="pong"):
    """The answer to ping."""

    now: float
    """The server's clock, in seconds."""


class Closing(msgspec.Struct, frozen=True, gc=False, tag="closing"):
    """The server restarts."""


ServerMessage = (
    Accepted
    | RefusedOut
    | Listed
    | Hinted
    | Snapshot
    | Update
    | StateChange
    | TableChange
    | ChatMessage
    | Pong
    | Closing
)
