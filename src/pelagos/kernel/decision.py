"""Questions and answers.

A decision is a question put to an actor; its class is its kind and says which rule asks it and how it closes. It
never holds its options: the game lists them. An action is the answer, a small frozen value.
"""

from enum import Enum
from typing import ClassVar

from pelagos.kernel.ids import Actor, Clock, RuleId, Seat
from pelagos.kernel.visibility import Fact, Owner, Public, Visibility


class Closes(Enum):
    """How a group of decisions, asked together, comes to an end."""

    ONE = "one"
    """The one who is asked answers."""
    ALL = "all"
    """All answer sealed; an answer may be revised until the last is in, then all are revealed at once."""
    IN_ORDER = "in order"
    """One after the other; only the first that is left stands open."""
    FIRST = "first"
    """Whoever answers first closes the question for all."""
    CLOCK = "clock"
    """Answers are edits that take effect at once, until the clock closes the phase."""


class Action(Fact, frozen=True, tag=True):
    """An answer. Classes have distinct names within a game; the name is the tag in JSON."""

    visible = Visibility.PUBLIC
    settles: ClassVar[bool] = False
    """In a timed phase: this answer says "I am ready", and the seat is not asked again until it changes its mind."""


class Decision(Fact, frozen=True, kw_only=True, tag=True):
    """A question put to an actor."""

    rule: ClassVar[RuleId]
    """The rule that asks."""
    closes: ClassVar[Closes] = Closes.ONE
    may_pass: ClassVar[bool] = False
    """Whether one of the answers is to do nothing."""

    id: Public[int]
    """Rises with each question of the match, from 1."""
    group: Public[int]
    """The id of the first question asked together with this one."""
    actor: Public[Actor]


class SeatDecision(Decision, frozen=True, kw_only=True):
    """A question put to a seat."""

    actor: Public[Seat]


class ClockDecision(Decision, frozen=True, kw_only=True):
    """A question put to the clock: which event of the script comes next, or that a window closes."""

    actor: Public[Clock]


class Sealed(Fact, frozen=True, kw_only=True):
    """An answer that is given but not yet revealed; a game narrows the types of `decision` and `action`."""

    seat: Public[Seat]
    decision: Public[Decision]
    action: Owner[Action]
