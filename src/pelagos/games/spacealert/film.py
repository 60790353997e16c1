"""A mission as a film: one frame for each step of each turn, to be stepped through in a terminal."""

from collections.abc import Callable, Iterator

import msgspec

from pelagos.games.spacealert.mission import Mission
from pelagos.games.spacealert.render import draw
from pelagos.games.spacealert.resolver import begin
from pelagos.games.spacealert.rules.hull import ShipLostError
from pelagos.games.spacealert.rules.timeline import Step, steps_of
from pelagos.games.spacealert.state import Run
from pelagos.games.spacealert.telling import Naming, terse
from pelagos.kernel.event import Event

WIDTH = 80

Telling = Callable[[Event], str]
"""Turns an event into a sentence."""


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """One step of a mission."""

    turn: int
    """The turn; one past the last in the final step."""
    step: str
    """``appear``, ``crew``, ``damage``, ``threats``, ``computer``; in the final step ``return`` and ``jump`` too."""
    picture: tuple[str, ...]
    """The ship and the tracks after the step, no line wider than 80 columns."""
    told: tuple[str, ...]
    """What happened in the step, each line with the number of its rule."""
    events: tuple[Event, ...]


def film(mission: Mission, tell: Telling | None = None, name: Naming | None = None) -> Iterator[Frame]:
    """Resolve a mission step by step.

    Args:
        mission: what to resolve.
        tell: how an event is told; without it, in a terse form.
        name: how text keys are read; without it, the last part of the key stands for itself.
    """
    state, chance = begin(mission)
    heard: list[Event] = []
    run = Run(state, heard.append, chance)
    for step, perform in steps_of(run):
        lost = _ends_here(run, perform)
        yield _frame(run, step, heard, tell or terse, name or bare)
        heard.clear()
        if lost:
            return


def _ends_here(run: Run, perform: Step) -> bool:
    try:
        perform(run)
    except ShipLostError:
        return True
    return False


def _frame(run: Run, step: str, heard: list[Event], tell: Telling, name: Naming) -> Frame:
    told = tuple(line for event in heard for line in wrap(f"{event.rule}  {tell(event)}"))
    return Frame(turn=run.state.turn, step=step, picture=draw(run.state, name), told=told, events=tuple(heard))


def bare(key: str) -> str:
    """Return the last part of a text key."""
    return "" if key.startswith("threat-") else key.rsplit("-", 1)[-1]


def wrap(text: str) -> list[str]:
    """Break a line at spaces so that no part is wider than 80 columns; later parts are indented."""
    lines = [""]
    for word in text.split(" "):
        if len(lines[-1]) + len(word) >= WIDTH and lines[-1].strip():
            lines.append(" " * 8)
        lines[-1] += (" " if lines[-1].strip() else "") + word
    return lines
