"""A match drawn as plain text, and its log."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from pelagos.kernel.discovery import load_named
from pelagos.kernel.game import Game
from pelagos.kernel.ids import Seat, Viewer
from pelagos.kernel.match import Match
from pelagos.kernel.state import State
from pelagos.kernel.wording import Line, Value, say
from pelagos.terminal.voice import Voice


def board_text(voice: Voice, game: Game[Any], view: Any) -> str:
    """Return what a viewer sees of the table."""
    return "\n".join(voice.texts.line(line) for line in board_lines(game, view))


def board_lines(game: Game[Any], view: Any) -> list[Line]:
    """Return what a viewer sees of the table, drawn by the game or, where it draws nothing, as its bare facts."""
    if not game.render:
        return [(f"{name}: {msgspec.json.encode(getattr(view, name)).decode()}",) for name in facts_of(view)]
    lines: Iterable[Line] = load_named(game.render, game.name)(view)
    return list(lines)


def facts_of(view: Any) -> list[str]:
    """Return the names of those fields of a view that are the game's own, not the kernel's."""
    return [name for name in view.__struct_fields__ if name not in State.__struct_fields__]


def event_line(voice: Voice, event: Any, view: Any) -> str:
    """Return what happened and the rule it obeyed."""
    return f"[{event.rule}] {voice.texts.event(event, view)}"


def events_since(match: Match[Any], viewer: Viewer, since: int) -> list[Any]:
    """Return the events as a viewer may know them, from that batch of the history on."""
    return [event for batch in match.events_for(viewer, since) for event in batch]


def results(voice: Voice, game: Game[Any], returns: Sequence[float], view: Any) -> tuple[Value, ...]:
    """Return what each seat has won, as a list; where all win or lose together and have lost, that."""
    if game.lost is not None and max(returns, default=0.0) <= game.lost:
        return (say("play-lost"),)
    names = (voice.texts.seat(Seat(seat), view) for seat in range(len(returns)))
    return tuple(say("play-result", seat=name, share=f"{share:g}") for name, share in zip(names, returns, strict=True))


def rules_in(numbers: Sequence[str], voice: Voice) -> str:
    """Return the texts of the rules, each once."""
    return "\n".join(f"[{number}] {voice.texts.rule(number)}" for number in dict.fromkeys(numbers))
