"""The full truth of one match, as far as it is common to all games."""

from collections.abc import Iterable
from operator import attrgetter
from typing import Any, ClassVar, TypeVar

from pelagos.kernel.decision import Closes, Decision, Sealed
from pelagos.kernel.event import Effect
from pelagos.kernel.ids import Actor
from pelagos.kernel.visibility import Declared, Public

IN_ORDER = Closes.IN_ORDER
ID = attrgetter("id")
D = TypeVar("D", bound=Decision)


class State(Declared, kw_only=True):
    """A mutable state; a game adds its fields and narrows the types of the ones it uses here.

    `pending` is all that may be answered now. A finished match has nothing pending.
    """

    is_whole_state: ClassVar[bool] = True

    pending: Public[tuple[Decision, ...]] = ()
    """The open questions."""
    waiting: Public[tuple[Decision, ...]] = ()
    """Questions of an ordered group whose turn has not come."""
    sealed: Public[tuple[Sealed, ...]] = ()
    """Answers given but not revealed, or settled in a timed phase: their questions may still be answered anew."""
    stack: Public[list[Effect]] = []
    """Effects that wait, the next one last."""
    last_id: Public[int] = 0
    """The id of the latest question."""

    def ask(self, kind: type[D], actors: Iterable[Actor], *, group: int | None = None, **details: Any) -> int:
        """Put the same question to each actor, as one group, and return the group.

        Args:
            kind: the class of the question.
            actors: whom to ask.
            group: an open group to join, where one seat is asked another thing than the next.
            details: the fields of the question beside those that all questions have.
        """
        number = self.last_id
        first = number + 1 if group is None else group
        asked: tuple[Decision, ...] = ()
        for actor in actors:
            number += 1
            if details:
                asked += (kind(id=number, group=first, actor=actor, **details),)
            else:  # an empty ** would cost more than the question itself
                asked += (kind(id=number, group=first, actor=actor),)
        self.last_id = number
        if kind.closes is IN_ORDER:
            self.pending += asked[:1]
            self.waiting += asked[1:]
        else:
            self.pending += asked
        return first

    def close(self, group: int) -> None:
        """Withdraw all that is left of a group, sealed answers included."""
        self.pending = tuple([asked for asked in self.pending if asked.group != group])
        self.waiting = tuple([asked for asked in self.waiting if asked.group != group])
        self.sealed = tuple([answer for answer in self.sealed if answer.decision.group != group])

    def reopen(self, group: int) -> None:
        """Ask anew whoever had settled a question of this group: something has happened."""
        again = tuple([answer.decision for answer in self.sealed if answer.decision.group == group])
        self.sealed = tuple([answer for answer in self.sealed if answer.decision.group != group])
        self.pending = tuple(sorted((*self.pending, *again), key=ID))
