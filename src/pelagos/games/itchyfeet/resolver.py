"""Carries out actions in a position: what stands behind ``pelagos resolve itchyfeet``."""

import typing
from typing import Any, Final

import msgspec

from pelagos.games.itchyfeet.actions import Wish
from pelagos.games.itchyfeet.game import GAME
from pelagos.games.itchyfeet.position import UNREADABLE, write_position
from pelagos.games.itchyfeet.position_read import read_position
from pelagos.games.itchyfeet.state import ItchyFeetState
from pelagos.games.itchyfeet.wording import WORDING, sort_name
from pelagos.kernel.chance import Chance, Outcome, Scripted, Seeded, drawn, rolled, shuffled
from pelagos.kernel.decision import Decision
from pelagos.kernel.distinct_keys import require_distinct_keys
from pelagos.kernel.errors import IllegalText
from pelagos.kernel.event import Event
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.json_faults import malformed, misfit
from pelagos.kernel.notation import read_action, read_card
from pelagos.kernel.visibility import fields_of
from pelagos.kernel.wording import Line, Value, say

ACTION_SIGN: Final = ">"
ANY_CHANCE: Final = Seeded.of("resolve")


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is resolved: a position, actions in it, and the outcomes of chance (without them a fixed seed decides)."""

    position: str
    actions: tuple[str, ...] = ()
    chance: tuple[str, ...] | None = None


class Resolver:
    """Reads a position, carries out actions and tells what happened.

    An action is written as in a record (``draw``, ``pay SUNs``); where several seats are asked it may begin with the
    seat and a colon (``1: refuse``). The answer is ``{"position", "pending", "winner", "events"}``.
    """

    package = "pelagos.games.itchyfeet"

    def resolve_text(self, text: str) -> dict[str, Any]:
        """Resolve a position in notation, followed by actions that each begin with ``>``."""
        position, *actions = text.split(ACTION_SIGN)
        return resolve(Task(position, tuple(action.strip() for action in actions)))

    def resolve_json(self, data: bytes) -> dict[str, Any]:
        """Resolve ``{"position", "actions", "chance"}``."""
        require_distinct_keys(data, UNREADABLE)
        try:
            task = msgspec.json.decode(data, type=Task)
        except msgspec.ValidationError as error:
            raise misfit(UNREADABLE, str(error)) from None
        except (msgspec.DecodeError, RecursionError):
            raise malformed(UNREADABLE, data) from None
        return resolve(task)

    def lines(self, answer: dict[str, Any]) -> list[Line]:
        """Return an answer in sentences: what happened, then the position."""
        return [*((tell(event),) for event in answer["events"]), (answer["position"],)]


RESOLVER: Final = Resolver()


def resolve(task: Task) -> dict[str, Any]:
    """Return where the actions lead and everything that happens."""
    state = read_position(task.position)
    chance = ANY_CHANCE.restarted() if task.chance is None else Scripted([read_outcome(text) for text in task.chance])
    events: list[Event] = []
    begin(state, chance, events)
    for text in task.actions:
        decision, words = addressed(state, text)
        GAME.apply(state, decision.id, read_action(GAME, decision, words), chance, events.append)
    return {
        "position": write_position(state),
        "pending": [
            {"seat": asked.actor, "question": type(asked).__name__, "rule": asked.rule} for asked in state.pending
        ],
        "winner": winner_of(state),
        "events": [describe(event) for event in events],
    }


def begin(state: ItchyFeetState, chance: Chance, events: list[Event]) -> None:
    """Ask the question a position waits for."""
    effect = state.stack.pop()
    GAME.effects[type(effect)](state, effect, chance, events.append)


def addressed(state: ItchyFeetState, text: str) -> tuple[Decision, str]:
    """Return the question that an action answers, and the action without its seat."""
    if not state.pending:
        raise IllegalText(UNREADABLE, "resolve-over")
    seat, colon, words = text.partition(":")
    if not colon:
        return state.pending[0], text
    for decision in state.pending:
        if str(decision.actor) == seat.strip():
            return decision, words.strip()
    raise IllegalText(UNREADABLE, "resolve-seat", seat=seat.strip())


def read_outcome(text: str) -> Outcome:
    """Return an outcome of chance written as in a record: ``draw SUNs``, ``roll 2``, ``shuffle 1 0 2``."""
    kind, *values = text.split() or [""]
    if kind == "draw" and len(values) == 1:
        return drawn(read_card(GAME, values[0]))
    if all(value.isascii() and value.isdecimal() for value in values):
        numbers = [int(value) for value in values]
        if kind == "roll" and len(numbers) == 1:
            return rolled(numbers[0])
        if kind == "shuffle":
            return shuffled(*numbers)
    raise IllegalText(UNREADABLE, "resolve-chance", text=text)


def winner_of(state: ItchyFeetState) -> int | list[int] | None:
    """Return the seat that won, a list of several, or None while the match runs."""
    winners = [int(seat) for seat in state.winners]
    return winners if len(winners) > 1 else next(iter(winners), None)


# -- what is told ------------------------------------------------------------------------------------------------


def describe(event: Event) -> dict[str, Any]:
    """Return an event as plain data: cards by code, the rule last."""
    told: dict[str, Any] = {"type": type(event).__name__}
    for name, (hint, _) in fields_of(type(event)).items():
        if name != "rule":
            told[name] = _plain(getattr(event, name), hint)
    return {**told, "rule": event.rule}


def _plain(value: Any, hint: Any) -> Any:
    if typing.get_origin(hint) is tuple:
        return [_plain(part, typing.get_args(hint)[0]) for part in value]
    return GAME.card_code(value) if hint is CardId else value


KINDS_OF_EVENT: Final = {cls.__name__: cls for cls in GAME.event_types}


def tell(told: dict[str, Any]) -> Value:
    """Return the sentence of an event that was described."""
    cls = KINDS_OF_EVENT[told["type"]]
    hints = fields_of(cls).items()
    values = {name: _mention(told[name], hint) for name, (hint, _) in hints}
    return say(f"event-{cls.__name__}", **{**values, "count": told.get("count", len(told.get("seats", ())))})


def _mention(value: Any, hint: Any) -> Value:
    if isinstance(value, list):
        return tuple(_mention(part, typing.get_args(hint)[0]) for part in value)
    if hint is Seat:
        return WORDING.seat(value, None)
    if hint is CardId:
        return WORDING.card(read_card(GAME, value), None)
    if hint == Wish:
        return sort_name(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value  # type: ignore[no-any-return]  # a number or a word
