"""What one viewer of a match is told."""

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from functools import lru_cache
from typing import Any, Final

import msgspec

from pelagos.kernel.decision import Action, Closes, Decision
from pelagos.kernel.event import Event
from pelagos.kernel.game import Game
from pelagos.kernel.ids import Viewer
from pelagos.kernel.match import Match
from pelagos.kernel.notation import write_action
from pelagos.kernel.observe import observe, observer_of
from pelagos.kernel.record import Input
from pelagos.kernel.wording import Message
from pelagos.server.games import render_of, scene_of, words_of
from pelagos.server.telling.forms import (
    UNSET,
    AnswerOut,
    EventOut,
    Part,
    QuestionOut,
    Side,
    StepSide,
    WaitingOut,
)
from pelagos.text.catalogue import Catalogue

ENCODER: Final = msgspec.json.Encoder()
LONG_LIST: Final = 60
"""A question with more answers comes without them."""


class Kept(msgspec.Struct, kw_only=True):
    """What was made for a viewer and is as it was: by question, how it is put to the viewer or to others, as JSON."""

    questions: dict[int, QuestionOut] = {}
    written: dict[tuple[int, str | None], msgspec.Raw] = {}
    """By question and the answer given."""
    waiting: dict[int, msgspec.Raw] = {}
    common: dict[int, msgspec.Raw]
    """The same, where all others are told it in the same words; one for all viewers."""


def side_of(
    match: Match[Any], viewer: Viewer, view: Any, kept: Kept, held: Mapping[int, str], parts: AbstractSet[Part]
) -> Side:
    """Return what a viewer knows and is asked.

    Args:
        match: of which it is.
        viewer: who is told.
        view: what the viewer knows.
        kept: what is in it is taken as it is.
        held: by question, the viewer's answers that wait for a window to close.
        parts: what the side shall show.
    """
    game = match.game
    scene = scene_of(game) if "scene" in parts else None
    is_text_wanted = "text_board" in parts or ("scene" in parts and scene is None)
    render = render_of(game) if is_text_wanted else None
    questions, waiting = asked_of(match, viewer, view, kept, held)
    return Side(
        viewer=viewer,
        view=view if "view" in parts else UNSET,
        scene=UNSET if scene is None else scene(view),
        text_board=UNSET if render is None else list(render(view)),
        questions=questions,
        waiting=waiting,
    )


def asked_of(
    match: Match[Any], viewer: Viewer, view: Any, kept: Kept, held: Mapping[int, str]
) -> tuple[list[Any], list[Any]]:
    """Return the questions a viewer may answer (also anew), and those that others answer, as JSON."""
    questions: list[Any] = []
    waiting: list[Any] = []
    is_fixed = words_of(match.game).wording.is_fixed
    for decision in match.state.pending:
        number = decision.id
        if decision.actor == viewer:
            questions.append(written(match, decision, view, kept, held.get(number)))
            continue
        told = kept.common if is_fixed(type(decision)) else kept.waiting
        if number not in told:
            told[number] = msgspec.Raw(ENCODER.encode(waiting_for(match.game, decision, view)))
        waiting.append(told[number])
    for answer in match.state.sealed:
        if answer.seat == viewer:
            given = held.get(answer.decision.id) or write_action(match.game, answer.action)
            questions.append(written(match, answer.decision, view, kept, given))
    return questions, waiting


def written(match: Match[Any], decision: Decision, view: Any, kept: Kept, answered: str | None) -> msgspec.Raw:
    """Return a question and the answer it has been given as JSON, made once."""
    key = (decision.id, answered)
    if key not in kept.written:
        if decision.id not in kept.questions:
            kept.questions[decision.id] = question_of(match, decision, view)
        question = msgspec.structs.replace(kept.questions[decision.id], answered=answered)
        kept.written[key] = msgspec.Raw(ENCODER.encode(question))
    return kept.written[key]


def question_of(match: Match[Any], decision: Decision, view: Any) -> QuestionOut:
    """Return a question with its answers, if they are not too many."""
    actions = match.legal(decision)
    return QuestionOut(
        id=decision.id,
        kind=type(decision).__name__,
        rule=decision.rule,
        closes=decision.closes.value,
        may_pass=decision.may_pass,
        seat=int(decision.actor),
        text=words_of(match.game).decision_message(decision, view),
        details=decision,
        answered=None,
        count=len(actions),
        actions=answers_of(match.game, actions, view) if len(actions) <= LONG_LIST else UNSET,
    )


def answers_of(game: Game[Any], actions: Any, view: Any) -> list[Any]:
    """Return answers with their notation and their message."""
    is_fixed = words_of(game).wording.is_fixed
    return [
        worded_answer(game, action) if is_fixed(type(action)) else answer_out(game, action, view) for action in actions
    ]


def answer_out(game: Game[Any], action: Action, view: Any) -> AnswerOut:
    """Return an answer with its notation and its message."""
    return AnswerOut(write_action(game, action), action_text(game, action, view), action)


@lru_cache(maxsize=8192)
def worded_answer(game: Game[Any], action: Action) -> msgspec.Raw:
    """Return an answer as JSON, where it is put in the same words at any time."""
    return msgspec.Raw(ENCODER.encode(answer_out(game, action, None)))


def action_text(game: Game[Any], action: Action, view: Any) -> Message:
    """Return the message of an answer."""
    words = words_of(game)
    return fixed_text(game, action) if words.wording.is_fixed(type(action)) else words.action_message(action, view)


@lru_cache(maxsize=8192)
def fixed_text(game: Game[Any], action: Action) -> Message:
    """Return the message of an answer that is put in the same words at any time."""
    return words_of(game).action_message(action, None)


def waiting_for(game: Game[Any], decision: Decision, view: Any) -> WaitingOut:
    """Return a question that somebody else answers."""
    return WaitingOut(
        seat=decision.actor,
        kind=type(decision).__name__,
        rule=decision.rule,
        text=words_of(game).decision_message(decision, view),
    )


Worded = dict[int, EventOut]
"""By the identity of an event: what all are told who may know all of it."""


def step_side(
    game: Game[Any], entry: Input | None, events: Iterable[Event], viewer: Viewer, view: Any, worded: Worded
) -> StepSide:
    """Return an input (None: the set-up) and what came of it, as a viewer may know both."""
    words = words_of(game)
    told = [event_for(words, event, viewer, view, worded) for event in events]
    action = None if entry is None else visible_action(entry, viewer)
    return StepSide(
        viewer=viewer,
        action=None if action is None else write_action(game, action),
        text=None if action is None else action_text(game, action, view),
        events=[event for event in told if event is not None],
    )


def event_for(words: Catalogue, event: Event, viewer: Viewer, view: Any, worded: Worded) -> EventOut | None:
    """Return an event as a viewer may know it, taken from `worded` if it is there."""
    seen = observe(event, viewer)
    if seen is None:
        return None
    if seen is not event or not words.wording.is_fixed(type(event)):
        return EventOut(seen, words.event_message(seen, view))
    if id(event) not in worded:
        worded[id(event)] = EventOut(event, words.event_message(event, view))
    return worded[id(event)]


def visible_action(entry: Input, viewer: Viewer) -> Any:
    """Return the answer of an input, or None if the viewer may not know it."""
    if entry.actor == viewer:
        return entry.action
    seen: Any = observer_of(type(entry.action))(entry.action, viewer, entry.actor)
    return entry.action if seen == entry.action else None


def only_seals(match: Match[Any], decision: Decision) -> bool:
    """Tell whether the answer just given to `decision` changed nothing but that it is given."""
    return decision.closes is Closes.ALL and any(asked.group == decision.group for asked in match.pending)
