"""Requests that are refused: a stable code for programs, and a message for people."""

from typing import Literal

import msgspec

from pelagos.kernel.ids import RuleId
from pelagos.kernel.wording import Message, Value

Code = Literal[
    "no-person",
    "forbidden",
    "not-found",
    "taken",
    "illegal",
    "invalid",
    "too-large",
    "too-fast",
    "storage",
    "stale",
    "not-yours",
    "over",
    "not-running",
    "muted",
    "origin",
    "fault",
]


class RefusalBody(msgspec.Struct, frozen=True, kw_only=True):
    """A refusal as clients receive it."""

    code: Code
    rule: RuleId | None = None
    message: Message


class Refused(Exception):
    """A request that is not carried out. Nothing has changed."""

    def __init__(self, code: Code, key: str, /, *, rule: RuleId | None = None, **values: Value) -> None:
        """Keep what is said to the client; `key` is a text ``error-<key>``."""
        super().__init__(code, key, values)
        self.body = RefusalBody(code=code, rule=rule, message=Message(f"error-{key}", values))

    @classmethod
    def of(cls, code: Code, rule: RuleId | None, message: Message) -> "Refused":
        """Return a refusal whose message is made already."""
        refused = cls(code, message.key)
        refused.body = RefusalBody(code=code, rule=rule, message=message)
        return refused
