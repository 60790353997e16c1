"""What the guided first games of all games have in common; each adds what its own board shows."""

import msgspec


class Question(msgspec.Struct, frozen=True, rename="camel"):
    """What the reader is asked."""

    id: int
    kind: str
    rule: str


class AnswerTold(msgspec.Struct, frozen=True, rename="camel", kw_only=True):
    """An answer; a game adds what comes of it."""

    action: str
    """In the notation of actions."""
    good: bool
    """Whether it leads on; else the reader tries again."""
    text: str
    """Key of the text that explains what happened."""


class StepTold(msgspec.Struct, frozen=True, rename="camel", kw_only=True):
    """One step of the guided game; a game adds what the reader sees, and the answers."""

    id: str
    text: str
    """Key of the text that says what this step is about and what to do."""
    rules: tuple[str, ...]
    question: Question | None
