"""The guided first game: every step with what each answer leads to, worked out by the rules of the game.

It is plain data, so that whoever shows it needs no server that plays along and knows no rules.
"""

import copy
from collections.abc import Iterator
from typing import Any, Final, Literal

import msgspec

from pelagos.components.lesson import AnswerTold, Question, StepTold
from pelagos.games.spacealert.diagrams import Diagram, draw_all
from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.lesson_steps import READER, SCRIPTS, Player, Script, plan_question
from pelagos.games.spacealert.lesson_words import sentence_of
from pelagos.games.spacealert.scene import scene
from pelagos.games.spacealert.scene_shapes import Scene
from pelagos.kernel.observe import observe
from pelagos.kernel.wording import Message


class Outlook(msgspec.Struct, frozen=True, rename="camel"):
    """What the reader sees at a moment."""

    scene: Scene
    log: tuple[Any, ...]
    """The events so far in this step, as the reader may know them."""
    lines: tuple[Message, ...]
    """What these say."""


class Answer(AnswerTold, frozen=True, rename="camel", kw_only=True):
    """An answer and what comes of it."""

    after: Outlook


class Step(StepTold, frozen=True, rename="camel", kw_only=True):
    """One step of the guided game."""

    kind: Literal["look", "plan"]
    before: Outlook
    answers: tuple[Answer, ...]


class Lesson(msgspec.Struct, frozen=True, rename="camel"):
    """The whole guided game."""

    steps: tuple[Step, ...]
    diagrams: tuple[Diagram, ...]
    """Small pictures of rules."""


def build_lesson() -> Lesson:
    """Return the guided game, each answer played out, and the pictures."""
    return Lesson(tuple(build_steps()), draw_all())


def build_steps() -> Iterator[Step]:
    """Yield the steps; each goes on where the first good answer of the one before has led."""
    player = Player()
    for script in SCRIPTS:
        player.log.clear()
        for line in script.before:
            player.do(line)
        yield build_step(script, player)
        if script.good:
            player.answer(READER, script.answers[script.good[0]])


def build_step(script: Script, player: Player) -> Step:
    """Return one step with all its answers."""
    asked = plan_question(player.state, READER) if script.answers else None
    return Step(
        id=script.id,
        kind="look" if asked is None else "plan",
        text=f"lesson-{script.id}",
        rules=script.rules,
        before=seen(player),
        question=None if asked is None else Question(asked.id, type(asked).__name__, asked.rule),
        answers=tuple(play_out(script, player, name) for name in script.answers),
    )


def play_out(script: Script, player: Player, name: str) -> Answer:
    """Return what an answer leads to, played beside the lesson."""
    twin = copy.copy(player)
    twin.state, twin.log = GAME.clone(player.state), list(player.log)
    twin.answer(READER, script.answers[name])
    return Answer(
        action=script.answers[name], good=name in script.good, text=f"lesson-{script.id}.{name}", after=seen(twin)
    )


def seen(player: Player) -> Outlook:
    """Return the board and the events as the reader may know them."""
    view = GAME.observe(player.state, READER)
    known = [(event, seen) for event in player.log if (seen := observe(event, READER)) is not None]
    log = tuple(seen for _, seen in known)
    return Outlook(scene(view), log, tuple(sentence_of(event, seen, view) for event, seen in known))


LESSON: Final = build_lesson()
