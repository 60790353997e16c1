"""How crew bots play The New Frontier: double halves, special cards and two cards in one slot."""

from collections.abc import Sequence
from typing import Any, get_args

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from pelagos.games.spacealert.actions import Lay, Specialize
from pelagos.games.spacealert.board import BRIDGE, STATIONS, UR
from pelagos.games.spacealert.deck import ACTION_CARDS, Half, is_special
from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.mission import Announced
from pelagos.games.spacealert.options import SpaceAlertOptions
from pelagos.games.spacealert.planning.state import Message
from pelagos.games.spacealert.policy.answers import lays
from pelagos.games.spacealert.policy.errands import Doubles, Errand, errands_of, slots_of
from pelagos.games.spacealert.policy.hands import affordable, match
from pelagos.games.spacealert.policy.hearing import NOTHING, intentions, said_of, understood
from pelagos.games.spacealert.policy.knowledge import situation_of
from pelagos.games.spacealert.policy.pairs import PAIRS
from pelagos.games.spacealert.policy.search import improved
from pelagos.games.spacealert.policy.situation import Choice, Situation, with_slot
from pelagos.games.spacealert.policy.trial import Trial
from pelagos.games.spacealert.programs import BUTTONS, read_slot
from pelagos.kernel.chance import Seeded
from pelagos.kernel.ids import CLOCK, Seat

TRACKS = (("red", "T4"), ("white", "T5"), ("blue", "T6"), ("internal", "T3"))
A, B, C, RED = ("A",), ("B",), ("C",), ("red",)
SYMBOLS = st.sampled_from([None, A, B, C, RED, ("blue",), ("lift",), *sorted(set(PAIRS))])

SAID = st.none() | st.tuples(st.sampled_from([None, *sorted(BUTTONS)]), st.sampled_from([None, *STATIONS]))
"""A button, and where, as a word of the plan names them."""


def situation(**changes: Any) -> Situation:
    usual = Situation(
        tracks=TRACKS, threats=(), turns=7, programs=((None,) * 7,) * 4, mine=(0,), first=1, last=3, cards=()
    )
    return replace(usual, **changes)


# -- double actions ------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-140")
def test_an_errand_takes_one_slot_for_what_one_card_does() -> None:
    errands = [Errand(0, UR, (A, B))]
    assert slots_of(errands, BRIDGE, 3) == [RED, A, B]
    assert slots_of(errands, BRIDGE, 3, Doubles(held=(("red", "A"),), bound=3)) == [("red", "A"), B, None]
    assert slots_of(errands, BRIDGE, 3, Doubles(held=(("A", "B"),), bound=3)) == [RED, ("A", "B"), None]


@pytest.mark.rule("SA-140")
def test_a_double_half_is_read_as_all_it_does() -> None:
    assert errands_of([("red", "A"), ("B", "lift"), C], BRIDGE) == [Errand(0, UR, (A, B)), Errand(2, UR + 3, (C,))]


@pytest.mark.rule("SA-140")
def test_no_errand_begins_before_its_slot_because_its_way_is_shorter() -> None:
    packed = slots_of([Errand(2, UR, (A,))], BRIDGE, 4, Doubles(held=(("red", "A"),), bound=4))
    assert packed == [None, None, ("red", "A"), None]


@given(st.lists(SYMBOLS, min_size=7, max_size=7), st.lists(SYMBOLS, min_size=7, max_size=7), st.integers(0, 6))
@settings(max_examples=60, deadline=None)
def test_a_plan_of_double_actions_is_worth_the_same_flown_on_from_another(one: Any, other: Any, place: int) -> None:
    threats = (Announced(card="E1-10", T=1, zone="white"), Announced(card="I1-01", T=2))
    trial = Trial(situation(threats=threats, double_actions=True, last=7))
    idle = ((None,) * 7,) * 2
    base = (tuple(one), tuple(other), *idle)
    plan = with_slot(base, 0, place + 1, ("lift", "A"))
    trial.value(base)
    assert trial.value(plan, base) == Trial(trial.situation).value(plan)


@pytest.mark.rule("SA-140", "SA-143")
def test_where_no_single_half_is_held_a_double_half_is_laid_that_presses_another_button_besides() -> None:
    hand = (Choice(0, ("A", "B"), ("lift",)), Choice(1, ("A", "red"), ("blue",)))
    mine = situation(double_actions=True, cards=hand)
    plan = with_slot(mine.cleared(), 0, 1, A)
    assert affordable(mine, plan, 0)[0][0] == ("A", "B")
    assert affordable(replace(mine, cards=hand[1:]), plan, 0)[0][0] is None, "it would lead away"
    assert affordable(replace(mine, cards=(*hand, Choice(2, A, RED))), plan, 0) == plan


@pytest.mark.rule("SA-035", "SA-140")
def test_of_a_double_card_the_half_not_told_follows_from_its_back_and_from_the_next_word() -> None:
    program = (("red", "A"), ("B", "blue"), C)
    words = [message(turn, *said) for turn, said in enumerate(said_in(program), 1)]
    assert [word.button for word in words] == ["A", "B", "C"]
    backs = {1: "double-move", 2: "double-action", 3: "action"}
    assert tuple(understood(words, [None] * 3, backs)) == program


@pytest.mark.rule("SA-035", "SA-140")
def test_a_second_word_tells_the_other_half_whatever_comes_next() -> None:
    program = (("A", "B"), ("bots", "lift"), None, ("B", "A"))
    told = list(intentions(program))
    assert told[:2] == [(("A", "UW"), ("B", "UW")), (("bots", "UW"), (None, "LW"))]
    words, further = zip(*told, strict=True)
    assert tuple(understood(said_on(words), said_on(further), {})) == program


@pytest.mark.rule("SA-035", "SA-140")
@pytest.mark.parametrize(
    ("first", "second", "card"),
    [
        (("A", None), ("B", "LR"), ("A", "B")),
        (("A", None), (None, "UR"), ("A", "red")),
        (("A", "UW"), (None, "LR"), A),
        (None, ("B", "UW"), B),
        (NOTHING, ("B", "UW"), B),
        (NOTHING, None, None),
    ],
)
def test_a_second_word_is_heard_where_the_first_says_less_than_it_could(first: Any, second: Any, card: Any) -> None:
    words, further = ([None if said is None else message(1, *said)] for said in (first, second))
    assert understood(words, further, {}) == [card]


@given(st.lists(st.tuples(SAID, SAID, st.sampled_from([None, *get_args(Half)])), max_size=12))
@example([((None, "UR"), None, None), ((None, "LB"), None, "double-action"), (("A", "LW"), None, "action")])
@example([(("A", "UW"), ("B", "LR"), "move"), (("C", "LW"), (None, "UB"), None), ((None, "UR"), (None, "LB"), None)])
def test_whatever_is_said_is_heard_as_cards_that_there_can_be(said: list[Any]) -> None:
    words, further = said_on([word for word, _, _ in said]), said_on([word for _, word, _ in said])
    halves = {turn: half for turn, (_, _, half) in enumerate(said, 1) if half is not None}
    for turn, card in enumerate(understood(words, further, halves), 1):
        assert read_slot(card, None, 0, turn) == card


def said_in(program: Any) -> list[Any]:
    return [said_of(program[0], BRIDGE), said_of(program[1], UR), said_of(program[2], BRIDGE)]


def said_on(told: Sequence[Any]) -> list[Any]:
    return [None if word in (None, NOTHING) else message(turn, *word) for turn, word in enumerate(told, 1)]


def message(turn: int, button: Any, station: Any) -> Message:
    return Message(Seat(0), "plan", turn, button, station, None)


# -- special cards -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-160")
def test_a_special_card_is_laid_in_the_one_turn_in_which_it_helps() -> None:
    """The pulse cannon reaches the fighter in the second turn only; before and after, the card is wasted."""
    special = Choice(0, ("basic",), ("basic",), 0)
    gunner = situation(
        tracks=(("red", "T4"), ("white", "T5"), ("blue", "T6"), ("internal", "T3")),
        threats=(Announced(card="E1-10", T=1, zone="blue"),),
        specializations=("pulse_gunner", None, None, None),
        last=7,
    )
    without = improved(gunner, 60, "a")[0]
    value, plan = improved(replace(gunner, cards=(special,)), 60, "a")
    assert [turn for turn, card in enumerate(plan[0], 1) if card is not None and "basic" in card] == [2]
    assert value > without


@pytest.mark.rule("SA-160")
def test_a_special_card_is_kept_where_it_gains_little() -> None:
    """A data analyst could have one point with it at any time."""
    special = Choice(0, ("basic",), ("basic",), 0)
    analyst = situation(specializations=("data_analyst", None, None, None), cards=(special,))
    assert improved(analyst, 60, "test")[1] == analyst.cleared()


@pytest.mark.rule("SA-166")
def test_work_taken_over_from_another_specialist_shares_no_slot_where_that_is_not_allowed() -> None:
    names = ("energy_technician", "medic", "special_ops", None)
    owned = tuple(Choice(member, ("advanced",), ("advanced",), member) for member in range(3))
    mine = situation(specializations=names, mine=(0, 1, 2), cards=owned)
    plan = mine.cleared()
    for member in range(3):
        plan = mine.without_lent(with_slot(plan, member, 1, ("advanced", "lift")), member)
    assert [program[0] for program in plan[:3]] == [("lift",), ("lift", "advanced"), ("advanced", "lift")]


@pytest.mark.rule("SA-143", "SA-166")
def test_no_double_half_takes_the_place_of_a_single_move_beside_the_medics_card() -> None:
    hand = (Choice(0, ("basic",), ("basic",), 0), Choice(1, A, ("red", "B")))
    mine = situation(specializations=("medic", None, None, None), double_actions=True, cards=hand)
    plan = affordable(mine, with_slot(mine.cleared(), 0, 1, ("red", "basic")), 0)
    assert plan[0][0] == ("basic",)


@pytest.mark.rule("SA-160")
def test_a_special_card_is_part_of_an_errand_and_stays_where_others_change() -> None:
    assert errands_of([RED, ("basic",), A], BRIDGE) == [Errand(1, UR, (("basic",), A))]
    assert slots_of(errands_of([RED, ("basic",), A], BRIDGE), BRIDGE, 3) == [RED, ("basic",), A]


@pytest.mark.rule("SA-166")
def test_two_cards_in_one_slot_are_two_cards_of_the_hand() -> None:
    hand = (Choice(0, ("basic",), ("basic",), 0), Choice(1, A, RED))
    mine = situation(specializations=("medic", None, None, None), cards=hand)
    wanted = mine.wanted(with_slot(mine.cleared(), 0, 1, ("red", "basic")))
    assert match(wanted, hand) == {(0, 1, False): hand[1], (0, 1, True): hand[0]}


@pytest.mark.rule("SA-166")
def test_an_errand_shares_the_slot_of_a_move_with_the_card_of_the_medic() -> None:
    shared = Doubles(held=(("red", "basic"),), bound=3)
    assert slots_of([Errand(0, UR, (("basic",), A))], BRIDGE, 3, shared) == [("red", "basic"), A, None]


@pytest.mark.rule("SA-192")
def test_nobody_uses_a_special_card_twice_or_that_of_another() -> None:
    special = Choice(0, ("basic",), ("basic",), 0)
    mine = situation(specializations=("medic", "mechanic", None, None), cards=(special,), last=7)
    plan = with_slot(with_slot(mine.cleared(), 0, 2, ("red", "basic")), 0, 5, ("basic",))
    assert mine.without_lent(plan, 0)[0] == (None, ("red", "basic"), *[None] * 5)
    both = replace(mine, free=(1,))
    assert both.without_lent(with_slot(both.cleared(), 1, 2, ("red", "basic")), 1)[1][1] == RED


def medics_table() -> tuple[Any, Any]:
    """Return a mission in which seat 0 is the Medic, and its chance."""
    chance = Seeded.of("medic")
    state = GAME.start(SpaceAlertOptions(script="simulation1", specializations="level-1"), 4, chance)
    for name in ("medic", None, None, None):
        (asked,) = [one for one in state.pending if one.actor != CLOCK]
        GAME.apply(state, asked.id, Specialize(name), chance)
    return state, chance


@pytest.mark.rule("SA-166")
def test_a_bot_lays_a_shared_slot_and_the_others_see_the_special_card() -> None:
    state, chance = medics_table()
    view = GAME.observe(state, Seat(0))
    mine = situation_of(view, 0)
    move = next(card.move for card in mine.cards if card.member is None)
    wanted = mine.wanted(with_slot(mine.cleared(), 0, 2, (*move, "basic")))
    cards = match(wanted, mine.cards)
    assert cards is not None
    done: list[Lay] = list(lays(view, Seat(0), wanted, cards))
    assert [(one.turn, is_special(one.card)) for one in done] == [(2, False), (2, True)]
    for action in done:
        asked = next(one for one in state.pending if one.actor == 0)
        GAME.check(state, asked.id, action)
        GAME.apply(state, asked.id, action, chance)
    assert {ACTION_CARDS[laid.card.cards[0]].sort for laid in state.program} == {"base", "special"}
    assert situation_of(GAME.observe(state, Seat(1)), 1).programs[0][1] == ("basic",)
