"""The guided first game: every step with what each answer leads to, worked out by the rules of the game.

It is plain data, so that whoever shows it needs no server that plays along and knows no rules.
"""

from typing import Any, Final

import msgspec

from pelagos.components.lesson import AnswerTold, Question, StepTold
from pelagos.games.gravwell.cards import card_of
from pelagos.games.gravwell.diagrams import Diagram, draw_all
from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.lesson_steps import (
    READER,
    RIVALS,
    Kind,
    Opening,
    Script,
    let_resolve,
    open_step,
    read_scripts,
)
from pelagos.games.gravwell.scene import scene
from pelagos.games.gravwell.scene_shapes import Scene
from pelagos.games.gravwell.state import GravwellState
from pelagos.kernel.chance import Outcome, Scripted, drawn
from pelagos.kernel.decision import Action, Decision
from pelagos.kernel.event import Event
from pelagos.kernel.notation import write_action
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

    kind: Kind
    before: Outlook
    answers: tuple[Answer, ...]


class Lesson(msgspec.Struct, frozen=True, rename="camel"):
    """The whole guided game, and the pictures of rules."""

    steps: tuple[Step, ...]
    diagrams: tuple[Diagram, ...]


def build_lesson() -> Lesson:
    """Return the guided game, each answer played out."""
    return Lesson(tuple(build_step(script) for script in read_scripts()), draw_all())


def build_step(script: Script) -> Step:
    """Return one step with all its answers."""
    opening = open_step(script)
    asked = question_of(opening.state)
    return Step(
        id=script.id,
        kind=script.kind,
        text=f"lesson-{script.id}",
        rules=script.rules,
        before=seen(opening.state, opening.events),
        question=None if asked is None else Question(asked.id, type(asked).__name__, asked.rule),
        answers=() if asked is None else answers_to(script, opening, asked),
    )


def question_of(state: GravwellState) -> Decision | None:
    """Return what the reader is asked, if anything."""
    return next((decision for decision in state.pending if decision.actor == READER), None)


def answers_to(script: Script, opening: Opening, asked: Decision) -> tuple[Answer, ...]:
    """Return every answer the rules allow, with what it leads to."""
    return tuple(play_out(script, opening, asked, action) for action in GAME.legal(opening.state, asked))


def play_out(script: Script, opening: Opening, asked: Decision, action: Action) -> Answer:
    """Return what an answer leads to, played on a copy of the position."""
    state, events = GAME.clone(opening.state), list(opening.events)
    GAME.apply(state, asked.id, action, Scripted(hidden_cards(script, action)), events.append)
    let_resolve(state, events.append, (READER, *RIVALS))
    notation = write_action(GAME, action)
    word = notation.split()[-1]
    return Answer(
        action=notation,
        good=word in script.good,
        text=f"lesson-{script.id}.{word}",
        after=seen(state, events),
    )


def hidden_cards(script: Script, action: Action) -> list[Outcome]:
    """Return what lies below the pile that is taken."""
    below = dict(zip(script.piles, script.lower, strict=True))
    return [
        drawn(card_of(below[letter])) for letter in script.piles if getattr(action, "card", None) == card_of(letter)
    ]


def seen(state: GravwellState, events: list[Event] | tuple[Event, ...]) -> Outlook:
    """Return the board and the events as the reader may know them."""
    views = [observe(event, READER) for event in events]
    return Outlook(scene(GAME.observe(state, READER)), tuple(view for view in views if view is not None))


LESSON: Final = build_lesson()
