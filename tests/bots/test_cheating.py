"""A bot that cheats gets nothing and changes nothing.

What needs the inner workings of Python (the garbage collector, frames, descriptors, other modules) is not tried: a bot
in the same process could always do that, and one that is not trusted belongs in another process.
"""

from collections.abc import Iterator
from random import Random
from types import BuiltinFunctionType, BuiltinMethodType, FunctionType, MethodType, ModuleType
from typing import Any

import msgspec
import pytest

from pelagos.bots.driver import Table, seat_bots
from pelagos.bots.policy import Bot
from pelagos.games.gravwell.cards import ALL_CARDS
from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.options import GravwellOptions
from pelagos.kernel.chance import Chance, Recording, Seeded
from pelagos.kernel.game import Game
from pelagos.kernel.match import Match
from pelagos.kernel.state import State
from pelagos.kernel.visibility import Concealed

FORBIDDEN = (State, Concealed, Chance, Game, Match, Table, Random)
CODE = (type, ModuleType, FunctionType, MethodType, BuiltinFunctionType, BuiltinMethodType)
SIMPLE = (int, float, str, bytes, bool, type(None))


def reachable(*roots: object) -> Iterator[object]:
    """Follow every attribute and every item, as far as they go."""
    waiting, seen = list(roots), dict[int, object]()
    while waiting:
        value = waiting.pop()
        if id(value) in seen or isinstance(value, CODE):
            continue
        seen[id(value)] = value  # kept, so that no other object takes its number
        yield value
        if isinstance(value, SIMPLE):
            continue
        waiting += [getattr(value, name, None) for name in dir(value) if not name.startswith("__")]
        waiting += list(value.items()) if isinstance(value, dict) else list(value) if isinstance(value, tuple) else []


def spoil(value: object) -> None:
    """Try to change a value in every ordinary way."""
    for name in getattr(value, "__struct_fields__", ("anything",)):
        with pytest.raises((AttributeError, TypeError)):
            setattr(value, name, 53)
        with pytest.raises((AttributeError, TypeError)):
            object.__setattr__(value, name, 53)
        with pytest.raises((AttributeError, TypeError)):
            delattr(value, name)
    for method in ("append", "clear", "pop", "insert", "sort", "update", "add", "remove"):
        assert not hasattr(value, method)


def grasp(view: Any, decision: Any, actions: tuple[Any, ...], rng: Random) -> Any:
    """Look for the truth behind what is given, and take the first action."""
    found = [value for value in reachable(view, decision, actions) if isinstance(value, FORBIDDEN)]
    assert found == []
    return actions[0]


def sabotage(view: Any, decision: Any, actions: tuple[Any, ...], rng: Random) -> Any:
    """Try to change what is given, use up random numbers, and take the first action."""
    for value in reachable(view, decision, actions):
        if isinstance(value, msgspec.Struct | tuple):
            spoil(value)
    for _ in range(50):
        rng.random()
    rng.seed(0)
    return actions[0]


def honest(view: Any, decision: Any, actions: tuple[Any, ...], rng: Random) -> Any:
    return actions[0]


def playthrough(bot: Bot, options: GravwellOptions, inputs: int) -> tuple[bytes, Any]:
    """Return the state and the chance outcomes after so many answers of a table where seat 1 is `bot`."""
    source = Recording(Seeded.of("deal"))
    state = GAME.start(options, 3, source)
    table = seat_bots(GAME, [honest, bot, honest], "bots")
    for _ in range(inputs):
        decision, action = table.next(state)
        GAME.apply(state, decision.id, action, source)
    return GAME.encode_state(state), source.outcomes


@pytest.mark.parametrize("options", [GravwellOptions(), GravwellOptions(no_secrets=True, chaos=True)])
@pytest.mark.parametrize("cheat", [grasp, sabotage])
def test_a_cheat_gets_nothing_and_changes_nothing(cheat: Bot, options: GravwellOptions) -> None:
    assert playthrough(cheat, options, 60) == playthrough(honest, options, 60)


def test_the_searcher_would_find_a_state_if_it_were_there() -> None:
    state = GAME.start(None, 2, Seeded.of("deal"))
    view = GAME.observe(state, None)
    assert any(isinstance(value, State) for value in reachable((view, {"way": (state,)})))


def test_a_sealed_card_of_another_seat_is_not_in_the_view() -> None:
    peeked: list[object] = []

    def peek(view: Any, decision: Any, actions: tuple[Any, ...], rng: Random) -> Any:
        peeked.extend(answer.action for answer in view.sealed if answer.seat != view.viewer)
        return actions[0]

    playthrough(peek, GravwellOptions(), 60)
    assert peeked
    assert all(action is msgspec.UNSET for action in peeked)


def test_no_card_that_only_others_know_is_anywhere_in_the_view() -> None:
    state = GAME.start(None, 2, Seeded.of("deal"))
    table = seat_bots(GAME, [honest] * 2, "bots")
    while len(state.pending) < 2:
        decision, action = table.next(state)
        GAME.apply(state, decision.id, action, Seeded.of("lower"))
    view = GAME.observe(state, state.pending[0].actor)
    mine, theirs = view.hands
    assert len(mine.cards) == 6
    assert len(theirs.cards) == 3
    assert len(set(ALL_CARDS) - {*mine.cards, *theirs.cards}) == 26 - 9
