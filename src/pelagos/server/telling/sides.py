"""What one viewer of a match is told."""

from collections.abc import Iterable, Mapping
from collections.abc import Set as AbstractSet
from functools import cache, lru_cache
from typing import Any, Final

import msgspec

from pelagos.kernel.decision import Action, Closes, Decision
from pelagos.kernel.event import Event
from pelagos.kernel.game import Game
from pelagos.kernel.ids import Viewer
from pelagos.kernel.match import Match
from pelagos.kernel.notation import write_action
from pelagos.kernel.observe import is_open, observe, observer_of
from pelagos.kernel.record import Input
from pelagos.kernel.wording import Message
from pelagos.server.games import render_of, scene_of, words_of
from pelagos.server.telling.forms import (
    UNSET,
    AnswerOut,
    EventOut,
    Part,
    QuestionOut,
    WaitingOut,
)

ENCODER: Final = msgspec.json.Encoder()
LONG_LIST: Final = 60
"""A question with more answers comes without them."""
Pieces = list[bytes]
"""A message in the making: what is told is put together from pieces, as most of them are JSON already."""
NULL: Final = b"null"
COMMA: Final = b","
NOTHING_ASKED: Final = (b"", b"")
UNKNOWN_ACTION: Final = b',"action":null,"text":null'


class Kept(msgspec.Struct, kw_only=True):
    """What was made for a viewer and is as it was, as JSON, by question: how it is put to the viewer or to others."""

    questions: dict[int, QuestionOut] = {}
    written: dict[tuple[int, str | None], bytes] = {}
    """By question and the answer given."""
    waiting: dict[int, bytes] = {}
    common: dict[int, bytes]
    """The same, where all others are told it in the same words; one for all viewers."""
    texts: dict[int, Message]
    """Its words, where they do not depend on the view; one for all viewers."""


def add_side(
    pieces: Pieces, game: Game[Any], viewer: Viewer, view: Any, asked: tuple[bytes, bytes], parts: AbstractSet[Part]
) -> None:
    """Add what a viewer knows and is asked, a `Side` as JSON.

    Args:
        pieces: to what it is added.
        game: of which it is.
        viewer: who is told.
        view: what the viewer knows.
        asked: what `asked_of` returns, or `NOTHING_ASKED`.
        parts: what the side shall show.
    """
    pieces += (b'{"viewer":', NULL if viewer is None else b"%d" % viewer)
    if "view" in parts:
        pieces += (b',"view":', ENCODER.encode(view))
    scene = scene_of(game) if "scene" in parts else None
    if scene is not None:
        pieces += (b',"scene":', ENCODER.encode(scene(view)))
    is_text_wanted = "text_board" in parts or ("scene" in parts and scene is None)
    render = render_of(game) if is_text_wanted else None
    if render is not None:
        pieces += (b',"text_board":', ENCODER.encode(list(render(view))))
    pieces += (b',"questions":[', asked[0], b'],"waiting":[', asked[1], b"]}")


def asked_of(match: Match[Any], viewer: Viewer, view: Any, kept: Kept, held: Mapping[int, str]) -> tuple[bytes, bytes]:
    """Return the questions a viewer may answer (also anew), and those that others answer: members of lists, as JSON."""
    questions: list[bytes] = []
    waiting: list[bytes] = []
    for decision in match.state.pending:
        number = decision.id
        if decision.actor == viewer:
            questions.append(written_question(match, decision, view, kept, held.get(number)))
        else:
            waiting.append(
                kept.common.get(number) or kept.waiting.get(number) or written_waiting(match, decision, view, kept)
            )
    for answer in match.state.sealed:
        if answer.seat == viewer:
            given = held.get(answer.decision.id) or write_action(match.game, answer.action)
            questions.append(written_question(match, answer.decision, view, kept, given))
    return COMMA.join(questions), COMMA.join(waiting)


def written_waiting(match: Match[Any], decision: Decision, view: Any, kept: Kept) -> bytes:
    """Return a question that others answer as JSON, and keep it."""
    told = ENCODER.encode(waiting_for(decision, question_text(match.game, decision, view, kept)))
    is_fixed = words_of(match.game).wording.is_fixed(type(decision))
    (kept.common if is_fixed else kept.waiting)[decision.id] = told
    return told


def written_question(match: Match[Any], decision: Decision, view: Any, kept: Kept, answered: str | None) -> bytes:
    """Return a question and the answer it has been given as JSON, made once."""
    key = (decision.id, answered)
    told = kept.written.get(key)
    if told is None:
        if decision.id not in kept.questions:
            text = question_text(match.game, decision, view, kept)
            kept.questions[decision.id] = question_of(match, decision, view, text)
        question = msgspec.structs.replace(kept.questions[decision.id], answered=answered)
        told = kept.written[key] = ENCODER.encode(question)
    return told


def question_text(game: Game[Any], decision: Decision, view: Any, kept: Kept) -> Message:
    """Return the words of a question, made once where they do not depend on the view."""
    text = kept.texts.get(decision.id)
    if text is None:
        words = words_of(game)
        text = words.decision_message(decision, view)
        if words.wording.is_fixed(type(decision)):
            kept.texts[decision.id] = text
    return text


def question_of(match: Match[Any], decision: Decision, view: Any, text: Message) -> QuestionOut:
    """Return a question with its answers, if they are not too many; `text` is how it is put."""
    actions = match.legal(decision)
    return QuestionOut(
        id=decision.id,
        kind=type(decision).__name__,
        rule=decision.rule,
        closes=decision.closes.value,
        may_pass=decision.may_pass,
        seat=int(decision.actor),
        text=text,
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


def waiting_for(decision: Decision, text: Message) -> WaitingOut:
    """Return a question that somebody else answers; `text` is how it is put."""
    return WaitingOut(seat=decision.actor, kind=type(decision).__name__, rule=decision.rule, text=text)


class Made(msgspec.Struct, frozen=True):
    """An input (None: the set-up) and what came of it, to be told to several viewers."""

    entry: Input | None
    events: tuple[Event, ...]
    head: bytes
    """As JSON: a `StepOut` up to its sides."""
    common: bytes | None
    """As JSON: the events, if all viewers are told all of them in the same words."""


def made_step(game: Game[Any], entry: Input | None, events: tuple[Event, ...], version: int, number: int) -> Made:
    """Return an input, ready to be told."""
    actor = NULL if entry is None else ENCODER.encode(entry.actor)
    head = b'{"version":%d,"input":%d,"actor":%b,"sides":[' % (version, number, actor)
    are_alike = all(is_told_alike(game, type(event)) for event in events)
    common = COMMA.join([written_event(game, event, None) for event in events]) if are_alike else None
    return Made(entry, events, head, common)


@cache
def is_told_alike(game: Game[Any], event: type[Event]) -> bool:
    """Tell whether all viewers are told all of an event of this class, in the same words."""
    return is_open(event) and words_of(game).wording.is_fixed(event)


def add_step(
    pieces: Pieces, game: Game[Any], step: Made, viewers: Iterable[Viewer], views: Mapping[Viewer, Any]
) -> None:
    """Add a step as some viewers may know it, a `StepOut` as JSON."""
    entry, events, joint = step.entry, step.common, step.head
    for viewer in viewers:
        view = views[viewer]
        action = None if entry is None else visible_action(entry, viewer)
        told = UNKNOWN_ACTION if action is None else written_action(game, action, view)
        seen = written_events(game, step.events, viewer, view) if events is None else events
        number = NULL if viewer is None else b"%d" % viewer
        pieces += (joint, b'{"viewer":', number, told, b',"events":[', seen, b"]}")
        joint = COMMA
    pieces.append(b"]}")


def written_events(game: Game[Any], events: Iterable[Event], viewer: Viewer, view: Any) -> bytes:
    """Return events as one viewer may know them, members of a list as JSON."""
    seen = [observe(event, viewer) for event in events]
    return COMMA.join([written_event(game, event, view) for event in seen if event is not None])


def written_event(game: Game[Any], event: Event, view: Any) -> bytes:
    """Return an event, as a viewer may know it, and its words as JSON."""
    return ENCODER.encode(EventOut(event, words_of(game).event_message(event, view)))


def written_action(game: Game[Any], action: Action, view: Any) -> bytes:
    """Return an answer and its words: further fields of a `StepSide` as JSON."""
    if words_of(game).wording.is_fixed(type(action)):
        return fixed_action(game, action)
    text = ENCODER.encode(action_text(game, action, view))
    return b',"action":%b,"text":%b' % (ENCODER.encode(write_action(game, action)), text)


@lru_cache(maxsize=8192)
def fixed_action(game: Game[Any], action: Action) -> bytes:
    """Return the same for an answer that is put in the same words at any time."""
    text = ENCODER.encode(fixed_text(game, action))
    return b',"action":%b,"text":%b' % (ENCODER.encode(write_action(game, action)), text)


def visible_action(entry: Input, viewer: Viewer) -> Any:
    """Return the answer of an input, or None if the viewer may not know it."""
    if entry.actor == viewer:
        return entry.action
    seen: Any = observer_of(type(entry.action))(entry.action, viewer, entry.actor)
    return entry.action if seen == entry.action else None


def only_seals(match: Match[Any], decision: Decision) -> bool:
    """Tell whether the answer just given to `decision` changed nothing but that it is given."""
    return decision.closes is Closes.ALL and any(asked.group == decision.group for asked in match.pending)
