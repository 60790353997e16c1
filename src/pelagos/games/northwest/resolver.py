"""Carries out actions in a written position: what stands behind ``pelagos resolve northwest``."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from pelagos.games.northwest.game import GAME
from pelagos.games.northwest.position import read_position, write_position
from pelagos.games.northwest.position.words import UNREADABLE, split_lines
from pelagos.games.northwest.rules.map import reveal_rows
from pelagos.games.northwest.state import NorthwestState
from pelagos.games.northwest.telling import describe, tell
from pelagos.kernel.chance import Chance, Outcome, Scripted, Seeded, drawn, rolled
from pelagos.kernel.distinct_keys import require_distinct_keys
from pelagos.kernel.errors import ChanceMismatch, IllegalAction, IllegalText
from pelagos.kernel.event import Emit, Event
from pelagos.kernel.json_faults import malformed, misfit
from pelagos.kernel.notation import read_action, read_card
from pelagos.kernel.wording import Line as TextLine

DO: Final = "do"
CHANCE: Final = "chance"
DEFAULT_SEED: Final = "0"
SHORT: Final = 40


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, what is done in it, and what chance brings."""

    position: str
    actions: tuple[str, ...] = ()
    """Answers in the game's notation, to whatever is asked."""
    chance: tuple[str, ...] = ()
    """``draw S05`` (a card or tile) and ``roll 1`` (which way round, which card); if left out, a fixed seed decides."""


class Resolver:
    """Reads a position, carries the actions out and tells what happened.

    The answer is ``{"position", "pending": [{"seat", "kind", "rule"}], "winner": seat | [seats] | None, "events"}``.
    """

    package = "pelagos.games.northwest"
    """Where its texts are."""

    def resolve_text(self, text: str) -> dict[str, Any]:
        """Resolve a position with lines ``do: place M1 1.0; end`` and ``chance: draw S05; roll 1``."""
        parts: dict[str, tuple[str, ...]] = {DO: (), CHANCE: ()}
        for line in split_lines(text):
            if line.key.text in parts:
                parts[line.key.text] += tuple(word.text for word in line.rest.split(";") if word.text)
        return resolve(Request(without_orders(text), parts[DO], parts[CHANCE]))

    def resolve_json(self, data: bytes) -> dict[str, Any]:
        """Resolve ``{"position", "actions", "chance"}``."""
        require_distinct_keys(data, UNREADABLE)
        try:
            request = msgspec.json.decode(data, type=Request)
        except msgspec.ValidationError as error:
            raise misfit(UNREADABLE, str(error)) from None
        except (msgspec.DecodeError, RecursionError):
            raise malformed(UNREADABLE, data) from None
        return resolve(request)

    def lines(self, answer: dict[str, Any]) -> list[TextLine]:
        """Return an answer in sentences, and the position it leads to."""
        return tell(answer)


RESOLVER: Final = Resolver()


def without_orders(text: str) -> str:
    """Return a position without its lines ``do`` and ``chance``; the others keep their numbers."""
    lines = text.replace("/", "\n").splitlines()
    return "\n".join("" if line.partition(":")[0].strip().lower() in {DO, CHANCE} else line for line in lines)


def resolve(request: Request) -> dict[str, Any]:
    """Return where the actions lead.

    Raises:
        IllegalText: the position, an action or an outcome cannot be read, or an action is not allowed; the error of
            an action names its number, from 1.
    """
    state = read_position(request.position)
    events: list[Event] = []
    chance = source_of(request.chance)
    try:
        reveal_rows(state, chance, events.append)
        for number, text in enumerate(request.actions, 1):
            carry_out(state, number, text, chance, events.append)
    except ChanceMismatch as error:
        raise IllegalText(UNREADABLE, "resolve-chance", reason=str(error)) from None
    return answer_of(state, events)


def carry_out(state: NorthwestState, number: int, text: str, chance: Chance, emit: Emit) -> None:
    """Carry out one action; refuse it with its number."""
    if not state.pending:
        raise IllegalText(UNREADABLE, "resolve-over", number=number, text=text[:SHORT])
    decision = state.pending[0]
    try:
        GAME.apply(state, decision.id, read_action(GAME, decision, text), chance, emit)
    except IllegalAction as refusal:
        short = text[:SHORT]
        raise IllegalText(refusal.rule, "resolve-action", number=number, text=short, key=refusal.key) from refusal


def source_of(chance: Sequence[str]) -> Chance:
    """Return the source of the written outcomes, or of a fixed seed if there are none."""
    return Scripted([outcome_of(text) for text in chance]) if chance else Seeded.of(DEFAULT_SEED)


def outcome_of(text: str) -> Outcome:
    """Return one outcome: ``draw`` with a card or tile, or ``roll`` with a number from 0."""
    kind, _, value = text.strip().partition(" ")
    if kind == "draw":
        return drawn(read_card(GAME, value.strip()))
    if kind == "roll" and value.strip().isdecimal():
        return rolled(int(value))
    raise IllegalText(UNREADABLE, "resolve-outcome", text=text[:SHORT])


def answer_of(state: NorthwestState, events: list[Event]) -> dict[str, Any]:
    """Return the position reached, what is asked now, who has won, and what happened."""
    winners = [int(seat) for seat in state.winners]
    return {
        "position": write_position(state),
        "pending": [{"seat": asked.actor, "kind": type(asked).__name__, "rule": asked.rule} for asked in state.pending],
        "winner": winners if len(winners) > 1 else next(iter(winners), None),
        "events": [describe(event) for event in events],
    }
