"""A record as frames: what stands after each input, as a viewer may know it."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from pelagos.kernel.event import Event
from pelagos.kernel.game import Game
from pelagos.kernel.ids import Seat, Viewer
from pelagos.kernel.notation import write_action
from pelagos.kernel.observe import observe, observer_of
from pelagos.kernel.record import Input, Record
from pelagos.kernel.replay import Replayer
from pelagos.kernel.wording import Message
from pelagos.server.games import option_text, render_of, scene_of, words_of
from pelagos.server.refusals import Refused
from pelagos.server.telling.forms import UNSET, EventOut, Unset, WaitingOut
from pelagos.server.telling.sides import waiting_for

MOST_FRAMES: Final = 200
ALL: Final = "all"
OUTSIDER: Final = "outsider"


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """What stands after an input (0: the set-up)."""

    input: int
    actor: int | str | None
    action: str | None
    text: Message | None
    events: list[EventOut]
    view: Any
    scene: Any | Unset = UNSET
    text_board: list[Any] | Unset = UNSET
    asked: list[WaitingOut]


class Study(msgspec.Struct, frozen=True, kw_only=True):
    """A match to be looked at."""

    game: str
    rules: int
    seats: int
    options: dict[str, str]
    viewer: int | str
    over: bool
    returns: tuple[float, ...] | None
    inputs: int
    frames: list[Frame]
    written: list[str] | Unset = UNSET
    """The lines of the record, where the present rules cannot replay the match; then there are no frames."""


class Eyes(msgspec.Struct, frozen=True):
    """Whose view it is; `everything`: all of the match is open."""

    viewer: Viewer
    everything: bool = False


def read_eyes(word: str, seats: int) -> Eyes:
    """Return whose view is asked for: a seat, ``outsider`` or ``all``.

    Raises:
        Refused: there is no such seat.
    """
    if word == ALL:
        return Eyes(None, everything=True)
    if word == OUTSIDER:
        return Eyes(None)
    if not word.isascii() or not word.isdecimal() or not int(word[:3]) < seats:
        raise Refused("invalid", "no-such-seat", seat=word[:20], seats=seats)
    return Eyes(Seat(int(word)))


def study(game: Game[Any], record: Record, word: str, first: int, last: int | None) -> Study:
    """Return the frames from input `first` to `last`, at most 200.

    Raises:
        Refused: the match is not over, and so may only be seen by an outsider.
    """
    header = record.header
    eyes = read_eyes(word, header.seats)
    if record.returns is None and (eyes.everything or eyes.viewer is not None):
        raise Refused("forbidden", "not-over-yet")
    end = min(len(record.inputs), first + MOST_FRAMES - 1 if last is None else min(last, first + MOST_FRAMES - 1))
    return Study(
        game=game.name,
        rules=header.rules,
        seats=header.seats,
        options={name: option_text(value) for name, value in msgspec.structs.asdict(header.options).items()},
        viewer=word if eyes.viewer is None else int(eyes.viewer),
        over=record.returns is not None,
        returns=record.returns,
        inputs=len(record.inputs),
        frames=list(frames(game, record, eyes, range(max(first, 0), end + 1))),
    )


def frames(game: Game[Any], record: Record, eyes: Eyes, numbers: range) -> Iterator[Frame]:
    """Replay a record and yield some of its frames."""
    events: list[Event] = []
    replayer = Replayer(game, record, events.append)
    if 0 in numbers:
        yield frame(game, replayer.state, 0, None, events, eyes)
    for number, entry in enumerate(record.inputs[: numbers.stop - 1 if numbers else 0], 1):
        events.clear()
        replayer.step(entry)
        if number in numbers:
            yield frame(game, replayer.state, number, entry, events, eyes)


def frame(game: Game[Any], state: Any, number: int, entry: Input | None, events: list[Event], eyes: Eyes) -> Frame:
    """Return one frame."""
    words = words_of(game)
    view = game.observe(state, eyes.viewer)
    seen = list(events) if eyes.everything else [observe(event, eyes.viewer) for event in events]
    action = None if entry is None else known_action(entry, eyes)
    scene, render = scene_of(game), render_of(game)
    return Frame(
        input=number,
        actor=None if entry is None else entry.actor,
        action=None if action is None else write_action(game, action),
        text=None if action is None else words.action_message(action, view),
        events=[EventOut(event, words.event_message(event, view)) for event in seen if event is not None],
        view=open_view(game, state) if eyes.everything else view,
        scene=UNSET if scene is None else scene(state if eyes.everything else view),
        text_board=UNSET if render is None else list(render(view)),
        asked=[waiting_for(asked, words.decision_message(asked, view)) for asked in state.pending],
    )


def open_view(game: Game[Any], state: Any) -> Any:
    """Return all of a finished match's state."""
    return msgspec.Raw(game.encode_state(state))


def known_action(entry: Input, eyes: Eyes) -> Any:
    """Return the answer of an input, or None if the viewer may not know it."""
    if eyes.everything or entry.actor == eyes.viewer:
        return entry.action
    seen: Any = observer_of(type(entry.action))(entry.action, eyes.viewer, entry.actor)
    return entry.action if seen == entry.action else None
