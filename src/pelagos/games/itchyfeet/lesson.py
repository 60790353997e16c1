"""The guided first game: every step with what each answer leads to, worked out by the rules of the game.

It is plain data, so that whoever shows it needs no server that plays along and knows no rules.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from pelagos.components.lesson import AnswerTold, Question, StepTold
from pelagos.games.itchyfeet.diagrams import Diagram, draw_all
from pelagos.games.itchyfeet.game import GAME
from pelagos.games.itchyfeet.position_read import read_position
from pelagos.games.itchyfeet.resolver import addressed, begin, read_outcome
from pelagos.games.itchyfeet.scene import scene
from pelagos.games.itchyfeet.scene_shapes import Scene
from pelagos.games.itchyfeet.state import ItchyFeetState
from pelagos.kernel.chance import Chance, Scripted, Seeded
from pelagos.kernel.data import read_toml
from pelagos.kernel.decision import Action, Decision
from pelagos.kernel.event import Event
from pelagos.kernel.ids import Seat
from pelagos.kernel.notation import read_action, write_action
from pelagos.kernel.observe import observe

READER: Final = Seat(0)


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A step as it is written; see the head of the file for what the fields mean."""

    id: str
    position: str
    before: tuple[str, ...] = ()
    chance: tuple[str, ...] = ()
    good: dict[str, tuple[str, ...]] = {}
    rules: tuple[str, ...]


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


def read_scripts() -> tuple[Script, ...]:
    """Return the steps in their order."""
    return msgspec.convert(read_toml("pelagos.games.itchyfeet", "lesson.toml")["steps"], tuple[Script, ...])


def build_lesson() -> Lesson:
    """Return the guided game, each answer played out."""
    return Lesson(tuple(build_step(script) for script in read_scripts()), draw_all())


def build_step(script: Script) -> Step:
    """Return one step with all its answers."""
    state = read_position(script.position)
    chance = Seeded.of(f"lesson {script.id}")
    begin(state, chance, [])
    events: list[Event] = []
    give(state, script.before, chance, events)
    asked = next(decision for decision in state.pending if decision.actor == READER) if script.good else None
    return Step(
        id=script.id,
        kind="ask" if script.good else "look",
        text=f"lesson-{script.id}",
        rules=script.rules,
        before=seen(state, events),
        question=None if asked is None else Question(asked.id, type(asked).__name__, asked.rule),
        answers=() if asked is None else answers_to(script, state, events, asked),
    )


def give(state: ItchyFeetState, answers: Sequence[str], chance: Chance, events: list[Event]) -> None:
    """Give answers, one after the other."""
    for text in answers:
        decision, words = addressed(state, text)
        GAME.apply(state, decision.id, read_action(GAME, decision, words), chance, events.append)


def answers_to(script: Script, state: ItchyFeetState, events: list[Event], asked: Decision) -> tuple[Answer, ...]:
    """Return every answer the rules list, with what it leads to."""
    return tuple(play_out(script, state, events, asked, action) for action in GAME.legal(state, asked))


def play_out(script: Script, opening: ItchyFeetState, before: list[Event], asked: Decision, action: Action) -> Answer:
    """Return what an answer leads to, played on a copy of the position."""
    state, events = GAME.clone(opening), list(before)
    notation = write_action(GAME, action)
    good = notation in script.good
    chance: Chance = Seeded.of(f"lesson {script.id} {notation}")
    if good:
        chance = Scripted([read_outcome(text) for text in script.chance])
    GAME.apply(state, asked.id, action, chance, events.append)
    give(state, script.good.get(notation, ()), chance, events)
    text = f"lesson-{script.id}.{'good' if good else 'bad'}"
    return Answer(action=notation, good=good, text=text, after=seen(state, events))


def seen(state: ItchyFeetState, events: Sequence[Event]) -> Outlook:
    """Return the board and the events as the reader may know them."""
    views = [observe(event, READER) for event in events]
    return Outlook(scene(GAME.observe(state, READER)), tuple(view for view in views if view is not None))


LESSON: Final = build_lesson()
