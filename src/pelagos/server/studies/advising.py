"""What a bot would answer in a position of a finished match, and how the chances of the seats rise and fall in it."""

from typing import Any

import msgspec

from pelagos.kernel.game import Game
from pelagos.kernel.ids import Seat
from pelagos.kernel.record import Record
from pelagos.kernel.replay import Replayer
from pelagos.kernel.wording import Message
from pelagos.server.bots.outlook import Outlook, Positions
from pelagos.server.bots.pool import BotPool
from pelagos.server.bots.worker import Task
from pelagos.server.games import usual_bot, words_of
from pelagos.server.refusals import Refused
from pelagos.server.telling.sides import answers_of

MOST_POINTS = 25
"""Positions of a match whose chances are estimated."""


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot would answer to one of the questions of a position."""

    seat: int
    question: Message
    action: str
    text: Message


class Chances(msgspec.Struct, frozen=True, kw_only=True):
    """How the matches end, on average, that go on at random from each of some positions."""

    inputs: list[int]
    returns: list[tuple[float, ...]]
    """For each of these positions: the mean return of each seat."""
    playouts: int
    """How many matches were played on from each."""


class Asked(msgspec.Struct, frozen=True):
    """A question of a position, ready for a bot."""

    seat: Seat
    question: Message
    view: Any
    actions: tuple[Any, ...]
    task: Task


def asked_at(game: Game[Any], record: Record, inputs: int) -> list[Asked]:
    """Return the questions that seats are asked after so many inputs."""
    state = state_at(game, record, inputs)
    return [
        asked_of(game, state, decision, decision.actor)
        for decision in state.pending
        if not isinstance(decision.actor, str)
    ]


def asked_of(game: Game[Any], state: Any, decision: Any, seat: Seat) -> Asked:
    """Return one question with what its seat may know."""
    view, actions = game.observe(state, seat), tuple(game.legal(state, decision))
    task = Task(
        game=game.name,
        level=usual_bot(game),
        view=msgspec.json.encode(view),
        decision=decision.id,
        actions=msgspec.json.encode(actions),
    )
    return Asked(seat, words_of(game).decision_message(decision, view), view, actions, task)


def state_at(game: Game[Any], record: Record, inputs: int) -> Any:
    """Return the state after so many inputs, or after all if there are fewer."""
    replayer = Replayer(game, record)
    for entry in record.inputs[:inputs]:
        replayer.step(entry)
    return replayer.state


async def advise(game: Game[Any], asked: list[Asked], pool: BotPool) -> list[Advice]:
    """Return what the usual bot would answer to each question, from what its seat may know.

    Raises:
        Refused: it fails, or takes too long.
    """
    found: list[Advice] = []
    for question in asked:
        number = await pool.advise(question.task)
        if number is None:
            raise Refused("fault", "no-advice")
        (chosen,) = answers_of(game, question.actions[number : number + 1], question.view)
        found.append(
            Advice(seat=int(question.seat), question=question.question, action=chosen.action, text=chosen.text)
        )
    return found


def positions_of(game: Game[Any], record: Record) -> tuple[list[int], Positions]:
    """Return evenly spread positions of a match, from its set-up to its end, and their numbers."""
    last = len(record.inputs)
    points = min(last, MOST_POINTS - 1)
    numbers = sorted({round(last * point / max(points, 1)) for point in range(points + 1)})
    replayer = Replayer(game, record)
    states: list[bytes] = []
    for number in range(last + 1):
        if number in numbers:
            states.append(game.encode_state(replayer.state))
        if number < last:
            replayer.step(record.inputs[number])
    return numbers, Positions(game=game.name, states=tuple(states))


async def estimate(numbers: list[int], positions: Positions, record: Record, pool: BotPool) -> Chances:
    """Return the chances in some positions; the last one has the result of the match.

    Raises:
        Refused: the estimate fails, or takes too long.
    """
    found: Outlook | None = await pool.outlook(positions)
    if found is None:
        raise Refused("fault", "no-advice")
    returns = list(found.returns)
    if record.returns is not None:
        returns[-1] = record.returns
    return Chances(inputs=numbers, returns=returns, playouts=found.playouts)
