"""How the rules list, judge and carry out the answers to one kind of question."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from pelagos.kernel.decision import Action


@dataclass(frozen=True)
class Ask:
    """A question whose answer is carried out as soon as it is given.

    Attributes:
        actions: the classes an answer may have.
        legal: ``(state, decision)`` lists the answers, in a pinned order.
        check: ``(state, decision, action)`` raises `IllegalAction` for an answer that breaks a rule.
        answer: ``(state, decision, action, chance, emit)`` changes the state.
        exhaustive: whether every answer that `check` accepts is listed.
    """

    actions: tuple[type[Action], ...]
    legal: Callable[[Any, Any], Sequence[Action]]
    check: Callable[[Any, Any, Any], None]
    answer: Callable[..., None]
    exhaustive: bool = True


@dataclass(frozen=True)
class AskTogether:
    """A question put to several seats, whose answers stay sealed until all are in (`Closes.ALL`).

    Attributes:
        actions, legal, check, exhaustive: as in `Ask`.
        reveal: ``(state, answers, chance, emit)`` changes the state; the sealed answers come in the order asked.
    """

    actions: tuple[type[Action], ...]
    legal: Callable[[Any, Any], Sequence[Action]]
    check: Callable[[Any, Any, Any], None]
    reveal: Callable[..., None]
    exhaustive: bool = True
