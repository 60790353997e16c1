"""The search for plans, with any cards and with those of a hand."""

from itertools import combinations, permutations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from pelagos.games.spacealert.cards import THREATS
from pelagos.games.spacealert.mission import Announced
from pelagos.games.spacealert.policy.hands import match
from pelagos.games.spacealert.policy.jobs import jobs_against, needs_squad
from pelagos.games.spacealert.policy.search import improved
from pelagos.games.spacealert.policy.situation import Choice, Plan, Situation, with_slots
from pelagos.games.spacealert.policy.team import everybody_free, own_part, plan_of_all, settled
from pelagos.games.spacealert.policy.trial import Trial, walk, way
from pelagos.games.spacealert.policy.worth import CHANGED
from pelagos.games.spacealert.resolver import resolve
from pelagos.games.spacealert.rules.timeline import fly_mission
from pelagos.games.spacealert.state import Run, State, clone
from pelagos.kernel.chance import Seeded

TRACKS = (("red", "T4"), ("white", "T5"), ("blue", "T6"), ("internal", "T3"))
THREE = (
    Announced(card="E1-10", T=1, zone="blue"),
    Announced(card="E1-09", T=2, zone="white"),
    Announced(card="E1-07", T=3, zone="red"),
)
BLANK = ((None,) * 7,) * 4
HAND = tuple(
    Choice(number, (action,), (move,))
    for number, (action, move) in enumerate([("A", "red"), ("A", "lift"), ("B", "blue"), ("C", "red"), ("C", "lift")])
)


def situation(**changes: Any) -> Situation:
    usual = Situation(
        tracks=TRACKS, threats=THREE, turns=7, programs=BLANK, mine=(), free=(0, 1, 2, 3), first=1, last=3, cards=()
    )
    return replace(usual, **changes)


@pytest.fixture(scope="module")
def together() -> Any:
    return improved(situation(), 800, "test")


def test_a_plan_of_all_saves_the_ship_that_idleness_loses(together: Any) -> None:
    value, plan = together
    idle = Trial(situation()).value(situation().cleared())
    report = resolve(replace(situation().mission(), programs=plan))
    assert value > 0 > idle
    assert report.outcome == "survived"
    assert report.destroyed


def test_the_same_seed_finds_the_same_plan(together: Any) -> None:
    assert improved(situation(), 800, "test") == together


def test_a_plan_lays_only_what_the_cards_allow() -> None:
    mine = situation(mine=(0,), free=(1, 2, 3), cards=HAND)
    plan = own_part(mine, 150, 100)
    wanted = mine.wanted(plan)
    assert wanted
    assert match(wanted, HAND) is not None
    assert all(member == 0 and turn <= 3 for member, turn, _ in wanted)


def test_with_a_few_cards_nothing_better_can_be_laid() -> None:
    cards = tuple(Choice(number, *face) for number, face in enumerate([(("A",), ("red",)), (("B",), ("red",))]))
    cards = (*cards, Choice(2, ("A",), ("lift",)))
    alone = situation(mine=(0,), free=(), cards=cards, threats=THREE[2:], last=7)
    trial = Trial(alone)
    best = max(
        trial.value(with_slots(alone.cleared(), 0, 1, slots))
        for order in permutations(cards)
        for places in combinations(range(7), 3)
        for halves in product((0, 1, 2), repeat=3)
        for slots in [laid(order, places, halves)]
    )
    assert improved(alone, 500, "test")[0] == pytest.approx(best)


def laid(cards: tuple[Choice, ...], places: tuple[int, ...], halves: tuple[int, ...]) -> list[Any]:
    """Return seven slots with cards in some of them, each with one half up, or left out."""
    slots: list[Any] = [None] * 7
    for card, place, half in zip(cards, places, halves, strict=True):
        slots[place] = (card.action, card.move, None)[half]
    return slots


def test_others_are_expected_to_lay_only_what_they_may_hold() -> None:
    theirs = tuple(Choice(number, ("B",), ("lift",), 1) for number in range(2))
    mine = situation(mine=(0,), free=(1,), cards=HAND, hands=((1, theirs),))
    plan = improved(mine, 200, "test")[1]
    assert match(mine.wanted(plan, (1,)), theirs) is not None
    assert plan[2][:3] == plan[3][:3] == (None,) * 3


def test_locked_turns_and_told_plans_stay() -> None:
    told = (("A",), None, ("C",), *[None] * 4)
    mine = situation(
        programs=(told, told, *BLANK[2:]), mine=(2,), free=(3,), first=4, last=7, cards=HAND, threats=THREE[:1]
    )
    plan = improved(mine, 150, "test")[1]
    assert plan[0] == told
    assert plan[1] == told
    assert plan[2][:3] == (None,) * 3


def test_who_has_told_a_plan_is_counted_on_and_who_has_not_may_do_anything() -> None:
    told = (("A",), None, ("C",), *[None] * 4)
    theirs = tuple(Choice(number, ("B",), ("lift",), 1) for number in range(2))
    mine = situation(
        programs=(BLANK[0], told, *BLANK[2:]), mine=(0,), free=(1, 2, 3), cards=HAND, hands=((1, theirs), (2, theirs))
    )
    assert settled(mine).free == (2, 3)
    assert settled(mine).hands == ((2, theirs),)


def test_what_was_told_is_changed_only_for_a_better_plan_than_its_price() -> None:
    told = (("A",), ("red",), ("A",), *[None] * 4)
    heard = situation(programs=(told, *BLANK[1:]), mine=(0,), free=(), cards=HAND, heard=True)
    unheard = replace(heard, heard=False)
    other = with_slots(heard.programs, 0, 2, [("blue",), *[None] * 5])
    assert Trial(heard).value(heard.programs) == Trial(unheard).value(heard.programs)
    assert Trial(heard).value(other) == pytest.approx(Trial(unheard).value(other) - 2 * CHANGED)


@given(st.integers(0, 10_000))
@settings(max_examples=30, deadline=None)
def test_a_plan_is_worth_the_same_however_many_of_its_turns_are_locked(seed: int) -> None:
    dice = Seeded.of(str(seed))
    symbols = (("A",), ("B",), ("C",), ("red",), ("blue",), ("lift",), None)
    plan = tuple(tuple(symbols[dice.roll(len(symbols))] for _ in range(7)) for _ in range(4))
    locked = tuple((*program[:3], *[None] * 4) for program in plan)
    whole = Trial(situation(programs=plan, free=(), last=7))
    late = Trial(situation(programs=locked, free=(), first=4, last=7))
    assert late.value(plan) == whole.value(plan)


@given(st.integers(0, 10_000))
@settings(max_examples=40, deadline=None)
def test_a_plan_flown_on_from_where_it_parts_from_others_ends_as_its_whole_flight(seed: int) -> None:
    dice = Seeded.of(str(seed))
    symbols: tuple[Any, ...] = (
        ("A",),
        ("A", "red"),
        ("B",),
        ("C",),
        ("red",),
        ("blue",),
        ("lift",),
        ("blue", "blue"),
        ("bots",),
        None,
    )
    repeats = (Announced(card="SI3-104", T=1), *THREE) if seed % 2 else THREE
    crew = situation(free=(), last=7, double_actions=True, threats=repeats)
    trial = Trial(crew)
    base: Plan = tuple(tuple(symbols[dice.roll(len(symbols))] for _ in range(7)) for _ in range(4))
    for _ in range(12):
        member, slot = dice.roll(4), dice.roll(7)
        plan = with_slots(base, member, slot + 1, [symbols[dice.roll(len(symbols))], *base[member][slot + 1 :]])
        run = trial.course.branch(plan, base)
        fly_mission(run)
        assert run.state == whole_flight(trial.start, plan)
        base = (base, plan)[dice.roll(2)]


def whole_flight(start: State, plan: Plan) -> State:
    state = clone(start)
    for player, program in zip(state.players, plan, strict=True):
        player.slots = list(program)
    fly_mission(Run(state, None, Seeded.of("crew")))
    return state


def test_fixed_slots_of_androids_stay() -> None:
    lies = (None, ("blue",), *[None] * 5)
    mine = situation(
        programs=(BLANK[0], BLANK[1], BLANK[2], lies), mine=(0, 3), free=(1, 2), fixed=frozenset({(3, 2)}), cards=HAND
    )
    plan = improved(mine, 200, "test")[1]
    assert plan[3][1] == ("blue",)


def test_everybody_finds_the_same_plan_of_all() -> None:
    one = situation(mine=(0,), free=(1, 2, 3), cards=HAND)
    other = situation(
        mine=(2,), free=(0, 3), cards=HAND[:2], programs=(*BLANK[:1], (("A",), *BLANK[1][1:]), *BLANK[2:])
    )
    assert everybody_free(one) == everybody_free(other)
    assert plan_of_all(everybody_free(one), 60) == plan_of_all(everybody_free(other), 60)


@pytest.mark.parametrize("start", range(6))
@pytest.mark.parametrize("goal", range(6))
def test_the_way_leads_to_the_goal(start: int, goal: int) -> None:
    station = start
    for move in way(start, goal):
        station = walk(station, move)
    assert station == goal


@pytest.mark.parametrize("card", [card for card in THREATS.values() if card.set != "token"], ids=lambda card: card.id)
def test_there_is_something_to_do_against_every_threat(card: Any) -> None:
    zone = "white" if card.position == "external" else None
    jobs = jobs_against(Announced(card=card.id, T=1, zone=zone))
    assert jobs
    if card.repair in ("A", "B", "C"):
        assert {button for _, (button,) in jobs} == {card.repair}
    if card.repair in ("bots", "interceptors"):
        assert all(needs_squad(job) for job in jobs)
