"""What stands behind ``pelagos resolve spacealert``: a mission in JSON in, its report or its film out."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from pelagos.games.spacealert.film import film
from pelagos.games.spacealert.reading import read_mission
from pelagos.games.spacealert.report import write_report
from pelagos.games.spacealert.resolver import resolve
from pelagos.games.spacealert.rulebook import RULEBOOK
from pelagos.games.spacealert.telling import arguments_of, key_of, told
from pelagos.kernel.event import Event
from pelagos.kernel.wording import Line, Message, say

Fill = Callable[..., str]
"""``(key, **values) -> sentence``."""


class Resolver:
    """Reads a mission, resolves it and tells what happened."""

    package = "pelagos.games.spacealert"
    """Where its texts are."""
    rulebook = RULEBOOK
    takes_files = True
    """A mission is too long for the command line: it is named by its file."""

    def resolve_text(self, text: str) -> dict[str, Any]:
        """Resolve a mission in JSON; raises `IllegalText` if it is not one."""
        return self.resolve_json(text.encode())

    def resolve_json(self, data: bytes) -> dict[str, Any]:
        """Resolve a mission in JSON; raises `IllegalText` if it is not one."""
        heard: list[Event] = []
        report = resolve(read_mission(data), heard.append)
        answer: dict[str, Any] = msgspec.json.decode(write_report(report, heard))
        return answer

    def lines(self, answer: dict[str, Any]) -> list[Line]:
        """Return an answer in sentences: every event with its rule, then the report."""
        lines: list[Line] = [(f"[{event['rule']}] ", event_message(event)) for event in answer["events"]]
        return [*lines, (), *((line,) for line in report_messages(answer))]

    def frames(self, data: bytes, fill: Fill) -> Iterator[list[str]]:
        """Yield the film of a mission, step by step: a title, the ship and the tracks, and what happened."""
        for frame in film(read_mission(data), lambda event: fill(key_of(event), **arguments_of(event, fill)), fill):
            yield [fill("film-title", turn=frame.turn, step=fill(f"step-{frame.step}")), *frame.picture, *frame.told]


RESOLVER: Final = Resolver()


def event_message(event: dict[str, Any]) -> Message:
    """Return the text of one event of an answer."""
    values = {field: told(field, value, say) for field, value in event.items() if field not in ("type", "rule")}
    return Message(f"event-{event['type']}", values)


def report_messages(answer: dict[str, Any]) -> Iterator[Message]:
    """Return the report: lost, or survived with the score and what it is made of."""
    zones = answer["damage"]
    yield say("report-damage", red=zones["red"], white=zones["white"], blue=zones["blue"])
    if answer["score"] is None:
        yield say("report-lost")
        return
    yield say(
        "report-score",
        score=answer["score"],
        threats=answer["threat_points"],
        window=sum(answer["visual_by_phase"]),
        bonus=answer["bonus"],
        penalties=answer["penalties"],
    )
