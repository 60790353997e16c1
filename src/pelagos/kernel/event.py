"""Things that happened, and effects that still have to."""

from collections.abc import Callable
from functools import cache

from pelagos.kernel.ids import RuleId
from pelagos.kernel.visibility import Fact, Public, Visibility, fields_of


class Event(Fact, frozen=True, kw_only=True, tag=True):
    """Something that happened, and the rule it obeyed. Built only if somebody listens."""

    rule: Public[RuleId]


class Effect(Fact, frozen=True, tag=True):
    """Unfinished business: plain data on the state's stack, resolved when everything above it is done.

    A reaction may replace, edit or remove an effect that waits below it.
    """

    visible = Visibility.PUBLIC


Emit = Callable[[Event], None]
"""A sink of events. Rules test it for None before they build an event."""


@cache
def tells_hidden_things(cls: type[Event]) -> bool:
    """Tell whether an event of this class may let somebody know what was hidden before: no free undo past it."""
    if cls.visible is not Visibility.PUBLIC:
        return True
    return any(marker is not Visibility.PUBLIC for _, marker in fields_of(cls).values())
