"""What is put together from pieces that are kept says the same as what is made anew from the match."""

from functools import partial
from typing import Any

import msgspec
import pytest

from pelagos.kernel.ids import Seat, Viewer
from pelagos.kernel.match import Match
from pelagos.kernel.notation import write_action
from pelagos.server.games import render_of, scene_of, words_of
from pelagos.server.settings import Settings
from pelagos.server.telling.forms import ServerMessage, Side, StepOut, StepSide
from pelagos.server.telling.sides import action_text, question_of, visible_action, waiting_for
from tests.server.hosting_support import Message, Watch, hosted, in_loop

MOVES = 14
SEATS = {"gravwell": 3, "itchyfeet": 3, "northwest": 3, "spacealert": 3}


def plain(value: Any) -> Any:
    """Return a value as JSON gives it back."""
    return msgspec.json.decode(msgspec.json.encode(value))


def side_anew(match: Match[Any], viewer: Viewer) -> Any:
    """Return what a viewer knows and is asked, with nothing remembered."""
    view = match.observe(viewer)
    words = words_of(match.game)
    own = [asked for asked in match.pending if asked.actor == viewer]
    questions = [question_of(match, asked, view, words.decision_message(asked, view)) for asked in own]
    for given in match.state.sealed:
        if given.seat == viewer:
            question = question_of(match, given.decision, view, words.decision_message(given.decision, view))
            questions.append(msgspec.structs.replace(question, answered=write_action(match.game, given.action)))
    others = [asked for asked in match.pending if asked.actor != viewer]
    waiting = [waiting_for(asked, words.decision_message(asked, view)) for asked in others]
    scene, render = scene_of(match.game), render_of(match.game)
    shown = {"scene": scene(view)} if scene else {}
    shown |= {"text_board": list(render(view))} if render else {}
    return plain({"viewer": viewer, "view": view, **shown, "questions": questions, "waiting": waiting})


def log_anew(match: Match[Any], viewer: Viewer) -> list[Any]:
    """Return, step by step, what a viewer is told of what happened, as far as its words do not depend on the view."""
    words, told = words_of(match.game), []
    for number, events in enumerate(match.events_for(viewer)):
        entry = match.record.inputs[number - 1] if number else None
        action = visible_action(entry, viewer) if entry else None
        told.append({
            "version": number + 1,
            "input": number,
            "actor": entry.actor if entry else None,
            "viewer": viewer,
            "action": write_action(match.game, action) if action else None,
            "text": action_text(match.game, action, None) if action and is_fixed(match, action) else None,
            "events": [
                {"event": event, "text": words.event_message(event, None) if is_fixed(match, event) else None}
                for event in events
            ],
        })  # fmt: skip
    return [plain(step) for step in told]


def is_fixed(match: Match[Any], fact: object) -> bool:
    return words_of(match.game).wording.is_fixed(type(fact))


def log_told(match: Match[Any], log: list[Message], place: int) -> list[Any]:
    """Return a log as `log_anew` has it, of one of the sides told."""
    told = []
    for step in log:
        side = step["sides"][place]
        entry = match.record.inputs[step["input"] - 1] if step["input"] else None
        known = [entry.action] if entry and side["action"] is not None else []
        events = match.events_for(side["viewer"])[step["input"]]
        seen = [
            {"event": happened["event"], "text": happened["text"] if is_fixed(match, event) else None}
            for happened, event in zip(side["events"], events, strict=True)
        ]
        text = side["text"] if known and is_fixed(match, known[0]) else None
        told.append(
            {name: step[name] for name in ("version", "input", "actor")} | side | {"text": text, "events": seen}
        )
    return told


def require_forms(message: Message) -> None:
    """Check that a message has the form that is promised, and nothing beside."""
    msgspec.convert(message, ServerMessage)
    for side in message.get("sides") or []:
        require_form(side, Side)
    for step in message.get("steps") or message.get("log") or []:
        require_form(step, StepOut)
        for side in step["sides"]:
            require_form(side, StepSide)


def require_form(told: Message, form: Any) -> None:
    msgspec.convert(told, form)
    assert set(told) <= set(form.__struct_fields__)


async def play_on(watches: list[Watch]) -> None:
    """Answer what is asked first, each time with another of the answers."""
    for number in range(MOVES):
        watch = await asked_first(watches)
        question = watch.asked()
        assert question is not None
        actions = (await watch.with_actions(question))["actions"]
        answer = await watch.act(actions[number % len(actions)]["action"], question["seat"])
        assert answer["type"] == "accepted", answer
        for other in watches:
            await other.until(partial(has_come_to, other, answer["version"]))


def has_come_to(watch: Watch, version: int) -> bool:
    return watch.version == version


async def asked_first(watches: list[Watch]) -> Watch:
    return next(watch for watch in watches if watch.asked() is not None)


@pytest.mark.parametrize("game", SEATS)
@in_loop
async def test_what_is_told_step_by_step_is_what_is_so(tmp_settings: Settings, game: str) -> None:
    seats = SEATS[game]
    async with (
        hosted(tmp_settings) as host,
        host.person("Ana") as ana,
        host.person("Ben") as ben,
        host.person() as cleo,
    ):
        table = await ana.table(game, "you", *["open"] * (seats - 1))
        for seat in range(1, seats):
            await ben.sit(table["code"], seat)
        await ana.start(table["code"])
        watches = [await person.watch(table["code"]) for person in (ana, ben, cleo)]
        await play_on(watches)
        course = host.building.house.rooms[table["code"]].course
        assert course is not None
        eyes: list[list[Viewer]] = [[Seat(0)], [Seat(seat) for seat in range(1, seats)], [None]]
        for watch, viewers in zip(watches, eyes, strict=True):
            assert watch.sides == [side_anew(course.match, viewer) for viewer in viewers]
            for place, viewer in enumerate(viewers):
                assert log_told(course.match, watch.log, place) == log_anew(course.match, viewer)
            for message in watch.messages:
                require_forms(message)
