"""The messages that clients send over the WebSocket (docs/protocol.md)."""

from typing import Annotated, Final, Literal

import msgspec

from pelagos.server.people.model import PersonId
from pelagos.server.telling.forms import ALL_PARTS, Part

LONGEST_PRESET: Final = 200
RequestId = str
Call = Literal["hello", "thanks", "well-played", "your-turn", "one-moment", "oops"]


class Hello(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag="hello"):
    """The first message."""

    version: int | None = None
    parts: frozenset[Part] = ALL_PARTS
    """What shall be in a side. A game without a scene has its text board in the place of that."""


class Act(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag="act"):
    """Answer a question."""

    id: RequestId
    seat: int
    decision: int
    action: str
    version: int


class ListAnswers(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag="list"):
    """Ask for all answers of a question."""

    id: RequestId
    seat: int
    decision: int


class Hint(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag="hint"):
    """Ask what a bot would answer."""

    id: RequestId
    seat: int
    decision: int


class UndoWish(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag="undo"):
    """Take back, or ask the others to."""

    id: RequestId
    seat: int


class Agree(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag="agree"):
    """Answer a wish to take back."""

    id: RequestId
    seat: int
    yes: bool


class Preset(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag="preset"):
    """Answer questions of a kind in advance."""

    id: RequestId
    seat: int
    kind: str
    action: Annotated[str, msgspec.Meta(max_length=LONGEST_PRESET, pattern=r"^[^\x00]*$")] | None


class Back(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag="back"):
    """Be back: the stand-in stops."""

    id: RequestId


class Resign(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag="resign"):
    """Leave for good."""

    id: RequestId
    seat: int


class Say(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag="say"):
    """Chat, or a quick call."""

    id: RequestId
    text: str | None = None
    call: Call | None = None
    team: bool = False
    """Whether only the own team shall hear it."""


class Pause(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag="pause"):
    """Want the time of a timed phase to stand still, or to go on."""

    id: RequestId
    yes: bool


class Mute(msgspec.Struct, frozen=True, kw_only=True, gc=False, tag="mute"):
    """Do not hear a person, or hear them again."""

    id: RequestId
    person: PersonId
    yes: bool


class Ping(msgspec.Struct, frozen=True, gc=False, tag="ping"):
    """Answered by pong."""


ClientMessage = Hello | Act | ListAnswers | Hint | UndoWish | Agree | Preset | Back | Resign | Say | Pause | Mute | Ping
