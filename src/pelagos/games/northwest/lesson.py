"""The guided first game: every step with what each answer leads to, worked out by the rules of the game.

It is plain data, so that whoever shows it needs no server that plays along and knows no rules. A turn has more answers
than a lesson can explain: each step offers a few.
"""

from typing import Any, Final

import msgspec

from pelagos.components.lesson import AnswerTold, Question, StepTold
from pelagos.games.northwest.diagrams import Diagram, draw_all
from pelagos.games.northwest.game import GAME
from pelagos.games.northwest.lesson_steps import READER, Script, open_step, read_book
from pelagos.games.northwest.scene import scene
from pelagos.games.northwest.scene_shapes import Scene
from pelagos.games.northwest.state import NorthwestState
from pelagos.kernel.chance import Seeded
from pelagos.kernel.event import Event
from pelagos.kernel.notation import read_action
from pelagos.kernel.observe import observe


class Outlook(msgspec.Struct, frozen=True, rename="camel"):
    """What the reader sees at a moment."""

    scene: Scene
    log: tuple[Any, ...]
    """The events so far in this step, as the reader may know them."""


class Answer(AnswerTold, frozen=True, rename="camel", kw_only=True):
    """An answer and what comes of it."""

    after: Outlook


class Step(StepTold, frozen=True, rename="camel", kw_only=True):
    """One step of the guided game."""

    kind: str
    before: Outlook
    answers: tuple[Answer, ...]


class Lesson(msgspec.Struct, frozen=True, rename="camel"):
    """The whole guided game, and the pictures of rules."""

    steps: tuple[Step, ...]
    diagrams: tuple[Diagram, ...]


def build_lesson() -> Lesson:
    """Return the guided game, each answer played out."""
    book = read_book()
    steps = tuple(build_step(script, open_step(book, script)) for script in book.steps)
    return Lesson(steps, draw_all())


def build_step(script: Script, state: NorthwestState) -> Step:
    """Return one step with its answers."""
    asked = state.pending[0] if script.offers else None
    return Step(
        id=script.id,
        kind="look" if asked is None else type(asked).__name__,
        text=f"lesson-{script.id}",
        rules=script.rules,
        before=seen(state, (), script),
        question=None if asked is None else Question(asked.id, type(asked).__name__, asked.rule),
        answers=tuple(play_out(script, state, name) for name in script.offers),
    )


def play_out(script: Script, opening: NorthwestState, name: str) -> Answer:
    """Return what an answer leads to, played on a copy of the position."""
    state = GAME.clone(opening)
    events: list[Event] = []
    asked = state.pending[0]
    action = read_action(GAME, asked, script.offers[name])
    GAME.apply(state, asked.id, action, Seeded.of(f"lesson {script.id} {name}"), events.append)
    return Answer(
        action=script.offers[name],
        good=name in script.good,
        text=f"lesson-{script.id}.{name}",
        after=seen(state, events, None),
    )


def seen(state: NorthwestState, events: list[Event] | tuple[Event, ...], script: Script | None) -> Outlook:
    """Return the board and the events as the reader may know them; of the answers only what the step offers."""
    told = scene(GAME.observe(state, READER))
    offers = set() if script is None else set(script.offers.values())
    options = tuple(option for option in told.options if option.action in offers)
    views = [observe(event, READER) for event in events]
    return Outlook(msgspec.structs.replace(told, options=options), tuple(view for view in views if view is not None))


LESSON: Final = build_lesson()
