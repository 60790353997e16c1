"""Resolves a position with plays by the rules of the game: what stands behind ``pelagos resolve gravwell``."""

import typing
from typing import Any, Final

import msgspec

from pelagos.games.gravwell.actions import Stop
from pelagos.games.gravwell.cards import LETTERS
from pelagos.games.gravwell.decisions import UseStop
from pelagos.games.gravwell.effects import BeginPhase, BeginRound
from pelagos.games.gravwell.events import EVENTS
from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.position import Position
from pelagos.games.gravwell.position_json import read_position_json
from pelagos.games.gravwell.position_state import state_of
from pelagos.games.gravwell.position_text import read_position
from pelagos.games.gravwell.rules.resolution import answer_stop
from pelagos.games.gravwell.ships import ShipId
from pelagos.games.gravwell.state import GATE, GravwellState
from pelagos.games.gravwell.telling import tell
from pelagos.kernel.chance import Scripted
from pelagos.kernel.event import Emit, Event
from pelagos.kernel.ids import CardId
from pelagos.kernel.visibility import fields_of
from pelagos.kernel.wording import Line

EVENT_CLASSES = {kind.__name__: kind for kind in EVENTS}
NO_CHANCE = Scripted(())
"""Resolving cards never asks for chance."""
WHERE_IT_STOPS = (BeginPhase, BeginRound)
"""What would come after the phase: it needs cards that a position does not name."""


class Resolver:
    """Reads a position, resolves its cards and tells what happened.

    The answer is ``{"pos": {ship: space}, "winner": ship | [ships] | None, "events": [...]}``. A winner stays in
    ``pos`` on 54; derelicts past the gate, and ships that left through the activated gate, are absent. In phase 6
    the round ends, and after the last round (or an activated gate) the match too. A position without plays is left
    as it is, but for such an end.
    """

    package = "pelagos.games.gravwell"
    """Where its texts are."""
    takes_files = False

    def resolve_text(self, text: str) -> dict[str, Any]:
        """Resolve a position in the one-line notation; raises `IllegalText` if it is not one."""
        return resolve(read_position(text))

    def resolve_json(self, data: bytes) -> dict[str, Any]:
        """Resolve a position in JSON; raises `IllegalText` if it is not one."""
        return resolve(read_position_json(data))

    def lines(self, answer: dict[str, Any]) -> list[Line]:
        """Return an answer in sentences."""
        return tell(answer)


RESOLVER: Final = Resolver()


def resolve(position: Position) -> dict[str, Any]:
    """Return where the phase leads and everything that happens in it."""
    state, codes = state_of(position)
    events: list[Event] = []
    run(state, frozenset(codes.index(code) for code in position.stops), events.append)
    return {
        "pos": spaces_left(state, codes),
        "winner": winner_of(state, codes),
        "events": [describe(event, codes) for event in events],
    }


def run(state: GravwellState, stops: frozenset[int], emit: Emit | None) -> None:
    """Carry out what waits until the phase (and what its end brings) is done; these seats flip their stop cards.

    `Game.apply` would go on into the next phase, for which a position names no cards: so the answers are given here.
    """
    GAME.resolve(state, NO_CHANCE, emit, WHERE_IT_STOPS)
    while state.pending:
        (decision,) = state.pending
        state.pending = ()
        answer_stop(state, typing.cast("UseStop", decision), Stop(use=decision.actor in stops), NO_CHANCE, emit)
        GAME.resolve(state, NO_CHANCE, emit, WHERE_IT_STOPS)


# -- what is told ------------------------------------------------------------------------------------------------


def spaces_left(state: GravwellState, codes: tuple[str, ...]) -> dict[str, int]:
    """Return the space of every ship that is still to be seen."""
    stays = state.pilots if not state.options.gate_activated else 0
    spaces = enumerate(state.positions)
    return {codes[ship]: space for ship, space in spaces if space < GATE or ship < stays}


def winner_of(state: GravwellState, codes: tuple[str, ...]) -> str | list[str] | None:
    """Return the winner, a list of several, or None while nobody has won."""
    winners = [codes[seat] for seat in state.winners]
    return winners if len(winners) > 1 else next(iter(winners), None)


def describe(event: Any, codes: tuple[str, ...]) -> dict[str, Any]:
    """Return an event, or somebody's view of one, as plain data: ships by code, cards by letter, the rule last."""
    kind = EVENT_CLASSES[event.__struct_config__.tag]
    told: dict[str, Any] = {"type": kind.__name__}
    for name, (hint, _) in fields_of(kind).items():
        value = getattr(event, name)
        if name != "rule" and value is not msgspec.UNSET:
            told[name] = _plain(value, hint, codes)
    return {**told, "rule": event.rule}


def _plain(value: Any, hint: Any, codes: tuple[str, ...]) -> Any:
    if typing.get_origin(hint) is tuple:
        return [_plain(part, typing.get_args(hint)[0], codes) for part in value]
    if hint is ShipId:
        return codes[value]
    return LETTERS[value] if hint is CardId else value
