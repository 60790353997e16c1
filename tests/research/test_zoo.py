"""PettingZoo environments: its own tests, the hidden hands, cheating, and going back."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from pelagos.bots.patience import MOST_ANSWERS
from pelagos.games.gravwell.encoding import ENCODING
from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.options import GravwellOptions
from pelagos.kernel.discovery import load_all
from pelagos.kernel.errors import IllegalAction, IllegalText
from pelagos.kernel.game import Game
from pelagos.kernel.ids import Seat
from pelagos.research.zoo import aec_env, parallel_env
from pelagos.research.zoo_parallel import PelagosParallelEnv
from tests.research.numbered import Numbered
from tests.spikes.toys import SPIKES

CHECKS: Any = import_module("pettingzoo.test")
NOOP = ENCODING.actions
Table = tuple[Game[Any], Any, int]
ENCODED = [game for game in load_all()[0].values() if game.encoding]
TABLES: list[Table] = [(game, None, seats) for game in ENCODED for seats in game.seats]
TOYS = ["example.haggle", "spike.drill", "spike.whispers"]
"""A trade that the first answer closes, a clock, and cards known to some."""
CYCLES = 300
NEEDLESS = r".*(Observation is not a NumPy array|should be gymnasium\.spaces\.box|render).*"
"""An observation with a mask is a Dict space, as PettingZoo's own classic games have it."""


@contextmanager
def pettingzoo_remarks() -> Iterator[None]:
    """Turn every warning of PettingZoo's tests into a failure, but those that do not fit masked games."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=NEEDLESS)
        yield


@cache
def toy(name: str) -> Table:
    game = SPIKES[name]
    return game, Numbered(game), 2


@pytest.fixture(params=[*TABLES, *TOYS], ids=lambda table: table if isinstance(table, str) else table[0].name)
def table(request: pytest.FixtureRequest) -> Table:
    return toy(request.param) if isinstance(request.param, str) else request.param


def aec(table: Table) -> Any:
    game, encoding, seats = table
    return aec_env(game, seats=seats, encoding=encoding)


def parallel(table: Table) -> PelagosParallelEnv:
    game, encoding, seats = table
    return parallel_env(game, seats=seats, encoding=encoding)


# -- PettingZoo's own tests ----------------------------------------------------------------------------------------


def test_the_turn_based_form_passes_api_test(table: Table) -> None:
    with pettingzoo_remarks():
        CHECKS.api_test(aec(table), num_cycles=CYCLES)


def test_the_form_with_answers_at_once_passes_parallel_api_test(table: Table) -> None:
    with pettingzoo_remarks():
        CHECKS.parallel_api_test(parallel(table), num_cycles=CYCLES)


def test_both_forms_pass_the_seed_tests(table: Table) -> None:
    CHECKS.seed_test(lambda: aec(table), num_cycles=20)
    CHECKS.parallel_seed_test(lambda: parallel(table), num_cycles=20)


@pytest.mark.parametrize(
    "options",
    [
        GravwellOptions(no_secrets=True),
        GravwellOptions(hardcore=True, gate_activated=True),
        GravwellOptions(chaos=True),
    ],
)
def test_variants_are_environments_too(options: GravwellOptions) -> None:
    with pettingzoo_remarks():
        CHECKS.api_test(aec_env("gravwell", seats=3, options=options), num_cycles=CYCLES)


def test_the_wrappers_are_the_two_standard_ones() -> None:
    env = aec_env("gravwell", seats=2)
    assert type(env) is OrderEnforcingWrapper
    assert type(env.env) is AssertOutOfBoundsWrapper
    assert env.env.env is env.unwrapped


# -- what is observed ----------------------------------------------------------------------------------------------


def play(env: Any, rng: np.random.Generator, steps: int | None = None) -> list[str]:
    """Play on with listed actions and return who acted."""
    acted: list[str] = []
    while not env.terminations[env.agent_selection] and len(acted) != steps:
        acted.append(env.agent_selection)
        observation = env.last()[0]
        env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return acted


def test_an_observation_is_the_encoding_of_the_seats_own_view() -> None:
    env = aec_env("gravwell", seats=3)
    env.reset(seed=1)
    play(env, np.random.default_rng(1), 40)
    state = env.unwrapped.position.state
    for seat, agent in enumerate(env.agents):
        observation = env.observe(agent)
        assert observation["observation"].tolist() == list(ENCODING.observe(GAME.observe(state, Seat(seat))))
        assert env.observation_space(agent).contains(observation)


def test_the_mask_holds_the_listed_actions_and_noop_for_those_who_are_not_asked() -> None:
    env = aec_env("gravwell", seats=3)
    env.reset(seed=1)
    state = env.unwrapped.position.state
    for agent in env.agents:
        marked = np.flatnonzero(env.observe(agent)["action_mask"]).tolist()
        if agent == env.agent_selection:
            assert marked == sorted(ENCODING.number(action) for action in GAME.legal(state, state.pending[0]))
        else:
            assert marked == [NOOP]


def test_an_observation_is_nobody_elses_memory() -> None:
    env = aec_env("gravwell", seats=2)
    env.reset(seed=1)
    first = env.last()[0]
    before = first["observation"].copy()
    first["observation"][:] = 9.0
    first["action_mask"][:] = 0
    again = env.last()[0]
    assert np.array_equal(again["observation"], before)
    assert again["action_mask"].any()


def test_the_reward_is_what_the_seats_won_and_comes_once() -> None:
    env = aec_env("gravwell", seats=4)
    env.reset(seed=5)
    play(env, np.random.default_rng(5))
    state = env.unwrapped.position.state
    told = {}
    for agent in list(env.agents):
        assert env.agent_selection == agent
        told[agent] = env.last()[1]
        env.step(None)
    assert tuple(told.values()) == GAME.returns(state)
    assert env.agents == []


def test_without_a_seed_each_match_is_another_but_follows_from_the_last_seed() -> None:
    def hands(seed: int) -> list[list[float]]:
        env = aec_env("gravwell", seats=2)
        env.reset(seed=seed)
        seen = []
        for _ in range(3):
            seen.append(env.last()[0]["observation"].tolist())
            env.reset()
        return seen

    assert hands(1) == hands(1) != hands(2)
    assert hands(1)[0] != hands(1)[1]


# -- cheating ------------------------------------------------------------------------------------------------------


def illegal_number(mask: Any) -> int:
    return int(np.flatnonzero(np.asarray(mask) == 0)[0])


@pytest.mark.parametrize("steps", [0, 30])
def test_whoever_sends_an_illegal_action_loses_a_point_and_the_match_ends(steps: int) -> None:
    env = aec_env("gravwell", seats=3)
    env.reset(seed=2)
    play(env, np.random.default_rng(2), steps)
    cheat = env.agent_selection
    state = GAME.encode_state(env.unwrapped.position.state)
    env.step(illegal_number(env.last()[0]["action_mask"]))
    assert env.rewards == {agent: -1.0 if agent == cheat else 0.0 for agent in env.agents}
    assert all(env.terminations.values())
    assert all(env.truncations.values())
    assert env.infos[cheat]["refused_by"].startswith(("GR-", "PL-"))
    assert GAME.encode_state(env.unwrapped.position.state) == state
    for _ in range(3):
        assert env.last()[1] == (-1.0 if env.agent_selection == cheat else 0.0)
        env.step(None)
    assert env.agents == []


def test_noop_is_illegal_for_whoever_is_asked() -> None:
    env = aec_env("gravwell", seats=2)
    env.reset(seed=2)
    cheat = env.agent_selection
    env.step(NOOP)
    assert (env.rewards[cheat], env.infos[cheat]["refusal"]) == (-1.0, "noop-when-asked")


def test_all_cheats_of_one_step_lose_and_nobody_elses_answer_is_carried_out() -> None:
    env = parallel_env("gravwell", seats=3)
    observed, _ = env.reset(seed=3)
    actions = {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in observed.items()}
    asked = next(agent for agent, number in actions.items() if number != NOOP)
    others = [agent for agent in env.agents if agent != asked]
    before = GAME.encode_state(env.position.state)
    _, rewards, terminations, truncations, infos = env.step(actions | dict.fromkeys(others, 0))
    assert rewards == {agent: -1.0 if agent in others else 0.0 for agent in env.possible_agents}
    assert {infos[agent]["refusal"] for agent in others} == {"noop-expected"}
    assert all(terminations.values())
    assert all(truncations.values())
    assert env.agents == []
    assert GAME.encode_state(env.position.state) == before


def test_a_number_out_of_bounds_is_stopped_by_the_wrapper() -> None:
    env = aec_env("gravwell", seats=2)
    env.reset(seed=2)
    for number in (-1, NOOP + 1, 1.5, "0"):
        with pytest.raises(AssertionError, match="action space"):
            env.step(number)


@pytest.mark.parametrize("value", [0, NOOP, NOOP + 1, -1, np.int64(0), np.int64(99), np.int8(3), True, 2.0, None])
def test_the_action_space_judges_as_its_base_class_does(value: Any) -> None:
    space: Any = aec_env("gravwell", seats=2).action_space("seat_0")
    assert space.contains(value) == super(type(space), space).contains(value)


# -- going back ----------------------------------------------------------------------------------------------------


def test_a_saved_match_can_be_played_on_again_and_again(table: Table) -> None:
    env = aec(table)
    env.reset(seed=4)
    play(env, np.random.default_rng(4), 9)
    saved = env.save()
    ends = []
    for _ in range(3):
        env.load(saved)
        acted = play(env, np.random.default_rng(7))
        ends.append((acted, env.rewards, env.unwrapped.position.game.encode_state(env.unwrapped.position.state)))
        env.reset(seed=8)
    assert ends[0] == ends[1] == ends[2]


def test_what_is_saved_can_be_loaded_by_another_environment() -> None:
    env, other = aec_env("gravwell", seats=2), aec_env("gravwell", seats=2)
    env.reset(seed=4)
    other.reset(seed=5)
    play(env, np.random.default_rng(4), 20)
    other.load(env.save())
    assert other.agent_selection == env.agent_selection
    assert np.array_equal(other.last()[0]["observation"], env.last()[0]["observation"])


def test_a_finished_match_can_be_gone_back_to() -> None:
    env = aec_env("gravwell", seats=2)
    env.reset(seed=4)
    env.step(NOOP)
    saved = env.save()
    env.step(None)
    env.step(None)
    env.load(saved)
    assert len(env.agents) == 2
    assert sorted(env.rewards.values()) == [-1.0, 0.0]


def test_a_deep_copy_goes_its_own_way() -> None:
    env = aec_env("gravwell", seats=3)
    env.reset(seed=4)
    play(env, np.random.default_rng(4), 25)
    twin = deepcopy(env)
    before = GAME.encode_state(env.unwrapped.position.state)
    acted = play(twin, np.random.default_rng(9))
    assert GAME.encode_state(env.unwrapped.position.state) == before
    assert play(env, np.random.default_rng(9)) == acted
    assert GAME.encode_state(env.unwrapped.position.state) == GAME.encode_state(twin.unwrapped.position.state)
    env.reset()
    twin.reset()
    assert GAME.encode_state(env.unwrapped.position.state) == GAME.encode_state(twin.unwrapped.position.state)


def test_answers_at_once_can_be_gone_back_to_and_copied() -> None:
    env = parallel_env("gravwell", seats=3)
    observed, _ = env.reset(seed=6)
    for _ in range(12):
        observed, *_ = env.step(first_of(observed))
    saved, twin, here = env.save(), deepcopy(env), observed
    results: list[dict[str, float]] = []
    for each in (env, twin, env):
        if results:
            each.load(saved)
        observed = here
        rewards: dict[str, float] = {}
        while each.agents:
            observed, rewards, *_ = each.step(first_of(observed))
        results.append(rewards)
    assert results[0] == results[1] == results[2]


def first_of(observed: dict[str, Any]) -> dict[str, int]:
    return {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in observed.items()}


# -- games of every kind -------------------------------------------------------------------------------------------


def test_the_clock_strikes_when_the_seats_have_had_their_time() -> None:
    env = aec_env("spacealert", seats=2)
    env.reset(seed=1)
    state = env.unwrapped.position.state
    seconds = []
    for _ in range(2 * MOST_ANSWERS + 1):
        seconds.append(state.second)
        seen = env.last()[0]
        env.step(int(np.flatnonzero(seen["action_mask"])[1]))  # anything but ready, the first number
    assert seconds == [0] * (2 * MOST_ANSWERS) + [seconds[-1]]
    assert seconds[-1] > 0


def test_an_answer_that_another_one_voided_is_no_cheating() -> None:
    """Of a question that the first answer closes for all, both answers are legal when they are sent."""
    env = parallel(toy("example.haggle"))
    asked_together = 0
    for seed in range(12):
        observed, _ = env.reset(seed=seed)
        rng = np.random.default_rng(seed)
        while env.agents:
            numbers = {a: int(rng.choice(np.flatnonzero(seen["action_mask"]))) for a, seen in observed.items()}
            asked_together += all(number != env.position.noop for number in numbers.values())
            observed, rewards, *_ = env.step(numbers)
            assert min(rewards.values()) >= 0.0
    assert asked_together > 0


@pytest.mark.rule("PL-04")
def test_a_game_without_an_encoding_is_refused() -> None:
    with pytest.raises(IllegalText) as refused:
        aec_env(next(iter(SPIKES.values())), seats=2)
    assert refused.value.key == "no-encoding"


@pytest.mark.rule("PL-04")
def test_what_cannot_be_played_is_refused_before_the_first_match() -> None:
    with pytest.raises(IllegalText):
        aec_env("no-such-game", seats=2)
    with pytest.raises(IllegalAction):
        parallel_env("gravwell", seats=9)
