"""Who watches a table, and what each of them is sent."""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import Any, Protocol

import msgspec

from pelagos.kernel.ids import Viewer
from pelagos.kernel.packed import Events
from pelagos.kernel.record import Input
from pelagos.server.hosting.course import Course
from pelagos.server.telling.forms import Part, Side, StepOut
from pelagos.server.telling.sides import Kept, Worded, side_of, step_side

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


Made = tuple[Input | None, Events]
"""An input (None: the set-up) and what came of it."""


class Teller:
    """Makes what viewers are told of a match; what several are told alike is made once."""

    def __init__(self) -> None:
        """Know nothing yet."""
        self._kept: dict[Viewer, Kept] = {}
        self._common: dict[int, msgspec.Raw] = {}
        """Open questions that all others are told of in the same words."""
        self._views: dict[Viewer, Any] = {}
        self._worded: Worded = {}
        self._made: dict[int, Made] = {}

    def changed(self, *, only_seals: bool) -> None:
        """Forget what was made: the match has changed. Where an answer was only sealed, questions stay as they are."""
        self.rest()
        if not only_seals:
            self._kept.clear()
            self._common.clear()

    def rest(self) -> None:
        """Forget what is quickly made again: all have been told."""
        self._views.clear()
        self._worded.clear()
        self._made.clear()

    def side(
        self, course: Course, viewer: Viewer, held: Mapping[int, str], parts: AbstractSet[Part], *, asks: bool
    ) -> Side:
        """Return what a viewer knows now.

        Args:
            course: the match.
            viewer: through whose eyes.
            held: the viewer's answers that wait for a window to close.
            parts: what the side shall show.
            asks: whether the match runs; else what was still asked is withdrawn.
        """
        kept = self._kept.get(viewer)
        if kept is None:
            kept = self._kept[viewer] = Kept(common=self._common)
        side = side_of(course.match, viewer, self._view(course, viewer), kept, held, parts)
        return side if asks else msgspec.structs.replace(side, questions=[], waiting=[])

    def steps(self, course: Course, numbers: range, viewers: tuple[Viewer, ...]) -> list[StepOut]:
        """Return inputs and what came of them, as some viewers may know it."""
        views = [(viewer, self._view(course, viewer)) for viewer in viewers]
        return [self._step(course, number, views) for number in numbers]

    def _step(self, course: Course, number: int, views: list[tuple[Viewer, Any]]) -> StepOut:
        match, worded = course.match, self._worded
        made = self._made.get(number)
        if made is None:
            entry = None if number == 0 else match.record.inputs[number - 1]
            made = self._made[number] = entry, match.history[number]
        entry, events = made
        return StepOut(
            version=course.versions[number],
            input=number,
            actor=None if entry is None else entry.actor,
            sides=[step_side(match.game, entry, events, viewer, view, worded) for viewer, view in views],
        )

    def _view(self, course: Course, viewer: Viewer) -> Any:
        view = self._views.get(viewer)
        if view is None:
            view = self._views[viewer] = course.match.observe(viewer)
        return view
