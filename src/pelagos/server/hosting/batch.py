"""What a table has done since the last commit, and how to undo it if the commit fails."""

import copy
from collections.abc import Callable
from typing import TYPE_CHECKING

from pelagos.server.hosting.course import Checkpoint
from pelagos.server.refusals import Refused
from pelagos.server.storage.writes import Write
from pelagos.server.tables.model import TableState

if TYPE_CHECKING:
    from pelagos.server.hosting.room import Room


Answer = Callable[[Refused | None], None]
"""Told once what became of a request: None if it is done and kept."""


def nobody_asked(_refused: Refused | None) -> None:
    """Do nothing with the answer: what is lost is tried again (see `Room.lost`)."""


class Batch:
    """Changes that nobody has seen yet."""

    def __init__(self, room: "Room") -> None:
        """Begin where everything is kept."""
        self.writes: list[Write] = []
        self.answers: list[tuple[Answer, Refused | None]] = []
        self.news: list[Callable[[], None]] = []
        """What to tell once it is kept."""
        self.remembered: list[tuple[int, str]] = []
        self.only_seals = True
        self.table_changed = False
        self.point: Checkpoint | None = room.course.checkpoint() if room.course else None
        self.held, self.asked, self.undo_wish = room.held, room.asked, room.undo_wish
        self.held_for, self.pause_wishes = room.held_for, room.pause_wishes
        self._deadlines = [seat.deadline for seat in room.table.seats]
        self._before: TableState | None = None

    def change(self, table: TableState) -> None:
        """Note that the table is about to change, and that everybody is to be told."""
        self.protect(table)
        self.table_changed = True

    def protect(self, table: TableState) -> None:
        """Keep the table as it is, in case the commit fails."""
        if self._before is None:
            self._before = copy.deepcopy(table)

    @property
    def was_running(self) -> bool:
        """Whether the table's match ran before, if the table has changed at all."""
        return self._before is not None and self._before.status == "running"

    def restored(self, table: TableState) -> TableState:
        """Return the table as it was."""
        before = table if self._before is None else self._before
        for seat, deadline in zip(before.seats, self._deadlines, strict=True):
            seat.deadline = deadline
        return before
