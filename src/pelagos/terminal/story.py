"""A recorded match as it looked to somebody: in sentences, or as JSON."""

import sys
from collections.abc import Iterator
from typing import Any

import msgspec

from pelagos.kernel.decision import Action
from pelagos.kernel.event import Event
from pelagos.kernel.game import Game
from pelagos.kernel.ids import CLOCK, Viewer
from pelagos.kernel.notation import write_action
from pelagos.kernel.observe import observe, observer_of
from pelagos.kernel.record import Input, Record, seat_text
from pelagos.kernel.replay import Replayer
from pelagos.terminal.board import board_text, event_line, results
from pelagos.terminal.voice import Voice


class Chapter(msgspec.Struct, frozen=True):
    """An answer (None: the set-up) and what came of it, as the reader may know both."""

    number: int
    entry: Input | None
    action: Any
    """The answer; None if the reader may not know it."""
    events: tuple[Any, ...]
    view: Any


class Story:
    """A record seen through one pair of eyes."""

    def __init__(self, game: Game[Any], record: Record, viewer: Viewer, everything: bool, until: int) -> None:  # noqa: FBT001  # one thing a story is told by
        """Tell the first `until` answers to a viewer, or with everything open."""
        self.game = game
        self.record = record
        self.viewer = viewer
        self.everything = everything
        self.until = until

    def chapters(self) -> Iterator[Chapter]:
        """Yield the set-up and then each answer."""
        events: list[Event] = []
        replayer = Replayer(self.game, self.record, events.append)
        yield self._chapter(0, None, events, replayer.state)
        for number, entry in enumerate(self.record.inputs[: self.until], 1):
            events.clear()
            replayer.step(entry)
            yield self._chapter(number, entry, events, replayer.state)

    @property
    def is_whole(self) -> bool:
        """Whether the story goes on to the end of the match."""
        return self.record.returns is not None and self.until == len(self.record.inputs)

    def _chapter(self, number: int, entry: Input | None, events: list[Event], state: Any) -> Chapter:
        seen = events if self.everything else [observe(event, self.viewer) for event in events]
        view = self.game.observe(state, self.viewer)
        return Chapter(number, entry, self._action(entry), tuple(event for event in seen if event is not None), view)

    def _action(self, entry: Input | None) -> Action | None:
        if entry is None:
            return None
        if self.everything or entry.actor == self.viewer:
            return entry.action
        seen: Any = observer_of(type(entry.action))(entry.action, self.viewer, entry.actor)
        return entry.action if seen == entry.action else None


def tell(story: Story, voice: Voice) -> None:
    """Print a story in sentences, and the table as it stands at the end."""
    record = story.record
    voice.say("play-title", game=voice.text("game-title"), version=record.header.rules)
    view: Any = None
    for chapter in story.chapters():
        view = chapter.view
        if chapter.entry is not None:
            voice.print(answer_line(voice, chapter, chapter.entry))
        for event in chapter.events:
            voice.print(f"   {event_line(voice, event, view)}")
    voice.print()
    voice.print(board_text(voice, story.game, view))
    if story.is_whole:
        voice.print()
        voice.say("play-over", results=results(voice, story.game, record.returns or (), view))


def answer_line(voice: Voice, chapter: Chapter, entry: Input) -> str:
    """Return who answered what."""
    who = voice.text("clock") if entry.actor == CLOCK else voice.texts.seat(entry.actor, chapter.view)
    if chapter.action is None:
        return voice.text("replay-hidden-answer", number=chapter.number, seat=who)
    action = voice.texts.action(chapter.action, chapter.view)
    return voice.text("replay-answer", number=chapter.number, seat=who, action=action)


def tell_as_json(story: Story) -> None:
    """Print a story as one JSON object."""
    header = story.record.header
    told = {
        "game": header.game,
        "rules": header.rules,
        "seats": header.seats,
        "options": msgspec.to_builtins(header.options),
        "viewer": "all" if story.everything else story.viewer,
        "inputs": [chapter_object(story.game, chapter) for chapter in story.chapters()],
        "returns": story.record.returns if story.is_whole else None,
    }
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(told)).decode() + "\n")


def chapter_object(game: Game[Any], chapter: Chapter) -> dict[str, Any]:
    """Return a chapter as plain data; number 0 is the set-up."""
    entry = chapter.entry
    return {
        "number": chapter.number,
        "actor": None if entry is None else seat_text(entry.actor),
        "action": None if chapter.action is None else write_action(game, chapter.action),
        "events": [msgspec.to_builtins(event) for event in chapter.events],
    }
