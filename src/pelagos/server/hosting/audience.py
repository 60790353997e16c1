"""Who watches a table, and what each of them is sent."""

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from types import MappingProxyType
from typing import Any, Final, Protocol

import msgspec

from pelagos.kernel.ids import Viewer
from pelagos.kernel.wording import Message
from pelagos.server.hosting.course import Course
from pelagos.server.telling.forms import Part
from pelagos.server.telling.sides import (
    COMMA,
    NOTHING_ASKED,
    Kept,
    Made,
    Pieces,
    add_side,
    add_step,
    asked_of,
    made_step,
)

ENCODER = msgspec.json.Encoder()


class Subscriber(Protocol):
    """One connection of somebody who watches a table."""

    person: int | None
    version: int | None
    """The version it has been sent; None before its hello."""
    muted: AbstractSet[int]
    """Whom that person does not want to hear."""
    parts: AbstractSet[Part]
    """What its sides show."""

    def post(self, message: bytes) -> None:
        """Send a message, in order, without waiting."""


NOTHING_HELD: Final[Mapping[int, str]] = MappingProxyType({})


class Teller:
    """Makes what viewers are told of a match; what several are told alike is made once."""

    def __init__(self) -> None:
        """Know nothing yet."""
        self._kept: dict[Viewer, Kept] = {}
        self._common: dict[int, bytes] = {}
        """Open questions that all others are told of in the same words."""
        self._texts: dict[int, Message] = {}
        """Their words."""
        self._views: dict[Viewer, Any] = {}
        self._made: dict[int, Made] = {}

    def changed(self, *, only_seals: bool) -> None:
        """Forget what was made: the match has changed. Where an answer was only sealed, questions stay as they are."""
        self.rest()
        if not only_seals:
            self._kept.clear()
            self._common.clear()
            self._texts.clear()

    def rest(self) -> None:
        """Forget what is quickly made again: all have been told."""
        self._views.clear()
        self._made.clear()

    def add_sides(
        self,
        pieces: Pieces,
        course: Course,
        viewers: Iterable[Viewer],
        held: Mapping[tuple[int, int], str] | None,
        parts: AbstractSet[Part],
    ) -> None:
        """Add what some viewers know now, as JSON.

        Args:
            pieces: to what it is added.
            course: the match.
            viewers: through whose eyes.
            held: by seat and question, the answers that wait for a window to close; None if nothing is asked any more.
            parts: what the sides shall show.
        """
        match, asked, joint = course.match, NOTHING_ASKED, b""
        for viewer in viewers:
            view = self._view(course, viewer)
            if held is not None:
                asked = asked_of(match, viewer, view, self._kept_of(viewer), held_by(viewer, held))
            pieces.append(joint)
            add_side(pieces, match.game, viewer, view, asked, parts)
            joint = COMMA

    def add_steps(self, pieces: Pieces, course: Course, numbers: range, viewers: tuple[Viewer, ...]) -> None:
        """Add inputs and what came of them, as some viewers may know it, as JSON."""
        for viewer in viewers:
            self._view(course, viewer)
        for number in numbers:
            if number != numbers.start:
                pieces.append(COMMA)
            add_step(pieces, course.match.game, self._step(course, number), viewers, self._views)

    def _kept_of(self, viewer: Viewer) -> Kept:
        kept = self._kept.get(viewer)
        if kept is None:
            kept = self._kept[viewer] = Kept(common=self._common, texts=self._texts)
        return kept

    def _step(self, course: Course, number: int) -> Made:
        made = self._made.get(number)
        if made is None:
            match = course.match
            entry = None if number == 0 else match.record.inputs[number - 1]
            made = made_step(match.game, entry, match.history[number], course.versions[number], number)
            self._made[number] = made
        return made

    def _view(self, course: Course, viewer: Viewer) -> Any:
        view = self._views.get(viewer)
        if view is None:
            view = self._views[viewer] = course.match.observe(viewer)
        return view


def held_by(viewer: Viewer, held: Mapping[tuple[int, int], str]) -> Mapping[int, str]:
    """Return, by question, a viewer's answers that wait for a window to close."""
    if not held:
        return NOTHING_HELD
    return {number: text for (seat, number), text in held.items() if seat == viewer}
