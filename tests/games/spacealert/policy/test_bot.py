"""The crew bot at a table: it obeys the rules, tells its plans and answers questions."""

from itertools import product
from typing import Any, get_args

import pytest

from pelagos.bots.driver import play_match, seat_bots
from pelagos.games.spacealert import bot
from pelagos.games.spacealert.actions import Button, Lay, Ready, StationName, Tell
from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.options import SpaceAlertOptions
from pelagos.games.spacealert.planning.crew import turns_of
from pelagos.games.spacealert.planning.events import (
    AndroidProgrammed,
    CardGiven,
    CommunicationsFailed,
    CommunicationsRestored,
    Told,
)
from pelagos.games.spacealert.policy.hearing import intentions, told_program
from pelagos.games.spacealert.policy.knowledge import HERE, known_program, situation_of
from pelagos.games.spacealert.policy.search import ATTEMPTS
from pelagos.games.spacealert.policy.team import ATTEMPTS_OF_ONE, own_part, plan_of_all
from pelagos.games.spacealert.policy.trial import Trial
from pelagos.kernel.chance import Seeded
from pelagos.kernel.event import Event
from pelagos.kernel.ids import CLOCK, Seat, mask_of

EASY = SpaceAlertOptions(script="firstTestRun")
DOUBLE = SpaceAlertOptions(script="double_easier_1", deck="double-96")


def play(options: SpaceAlertOptions, seats: int, seed: str = "a") -> list[Event]:
    heard: list[Event] = []
    play_match(GAME, options, seat_bots(GAME, [bot.choose_easy] * seats, seed), Seeded.of(seed), heard.append)
    return heard


def planning(seats: int, alerts: int, options: SpaceAlertOptions = EASY) -> Any:
    """Return a state in which so many threats have been announced and nobody has done anything."""
    chance = Seeded.of("b")
    state = GAME.start(options, seats, chance)
    while len(state.alerts) < alerts:
        strike(state, chance)
    return state, chance


def strike(state: Any, chance: Any) -> None:
    clock = next(asked for asked in state.pending if asked.actor == CLOCK)
    GAME.apply(state, clock.id, GAME.legal(state, clock)[0], chance)


def question(state: Any, seat: int) -> Any:
    return next(asked for asked in state.pending if asked.actor == seat)


def act(state: Any, seat: int, chance: Any) -> Any:
    asked = question(state, seat)
    action = bot.choose_easy(GAME.observe(state, Seat(seat)), asked, (), None)
    GAME.apply(state, asked.id, action, chance)
    return action


def act_until_ready(state: Any, seat: int, chance: Any) -> list[Any]:
    done = [act(state, seat, chance)]
    while not isinstance(done[-1], Ready):
        done.append(act(state, seat, chance))
    return done


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_a_crew_of_bots_flies_a_mission_to_its_end(seats: int) -> None:
    heard = play(EASY, seats)
    assert type(heard[-1]).__name__ in ("MissionWon", "ShipLost")


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_bots_answer_with_what_is_listed(seats: int) -> None:
    def choose(view: Any, decision: Any, actions: tuple[Any, ...], rng: Any) -> Any:
        answer = bot.choose_easy(view, decision, actions, rng)
        assert answer in actions
        return answer

    play_match(GAME, EASY, seat_bots(GAME, [choose] * seats, "a"), Seeded.of("a"))


@pytest.mark.rule("SA-030")
def test_bots_program_the_androids() -> None:
    assert any(isinstance(event, AndroidProgrammed) for event in play(EASY, 2))


@pytest.mark.rule("SA-028", "SA-035")
def test_bots_tell_their_plans_and_are_silent_when_communications_are_down() -> None:
    silent, told = False, 0
    for event in play(SpaceAlertOptions(script="simulation2"), 4):
        if isinstance(event, CommunicationsFailed | CommunicationsRestored):
            silent = isinstance(event, CommunicationsFailed)
        elif isinstance(event, Told):
            told += 1
            assert not silent
    assert told > 10


@pytest.mark.rule("SA-027")
def test_bots_give_cards_away_in_data_transfers() -> None:
    gifts = [event for event in play(SpaceAlertOptions(script="simulation2"), 4) if isinstance(event, CardGiven)]
    assert gifts
    assert all(event.to != event.seat for event in gifts)


def report(state: Any, chance: Any) -> None:
    """Let all bots report for duty."""
    for seat in range(state.seats):
        assert act(state, seat, chance) == HERE


def test_a_bot_reports_for_duty_and_with_nothing_announced_is_ready() -> None:
    state, chance = planning(4, 0)
    assert act(state, 0, chance) == HERE
    assert isinstance(act(state, 0, chance), Ready)


def test_a_bot_lays_then_tells_what_it_has_laid_then_asks_the_next_and_is_ready() -> None:
    state, chance = planning(4, 2)
    report(state, chance)
    for seat in range(4):
        *done, last = act_until_ready(state, seat, chance)
        told = [action for action in done if isinstance(action, Tell)]
        plans = [action for action in told if action.mood == "plan"]
        assert done == [action for action in done if isinstance(action, Lay)] + told
        assert len(plans) == len(done) - len(told)
        asks, answers = ["ask"] * (seat < 3 or bool(plans)), ["yes", "no"]
        assert [action.mood for action in told[len(plans) :]] in (
            [[*asks, answer] for answer in answers] if seat else [asks]
        )
        assert isinstance(last, Ready)
    assert state.program


def test_the_last_one_asks_the_first_again_until_nothing_new_is_told() -> None:
    state, chance = planning(4, 2)
    report(state, chance)
    rounds, done = 0, list[Any]()
    while rounds < 10 and any(asked.actor == 0 for asked in state.pending):
        rounds += 1
        for seat in range(4):
            *done, _ = act_until_ready(state, seat, chance)
        again = [action for action in done if isinstance(action, Tell) and action.to == 0]
        news = [action for action in done if isinstance(action, Tell) and action.mood == "plan"]
        assert [action.mood for action in again] == ["ask"] * bool(news)
    assert 1 < rounds < 10, "it comes to an end"


def test_a_bot_tries_a_limited_number_of_plans_for_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = 0
    value = Trial.value

    def counted(self: Trial, programs: Any, base: Any = None) -> float:
        nonlocal tried
        tried += 1
        return value(self, programs, base)

    monkeypatch.setattr(Trial, "value", counted)
    plan_of_all.cache_clear()
    own_part.cache_clear()
    starts = 10
    most = ATTEMPTS * bot.EASY.together + 2 * ATTEMPTS_OF_ONE * bot.EASY.alone + starts
    state, chance = planning(4, 3, SpaceAlertOptions(script="simulation2"))
    report(state, chance)
    costs = []
    for seat in range(4):
        for _ in range(30):
            tried = 0
            action = act(state, seat, chance)
            costs.append(tried)
            if isinstance(action, Ready):
                break
    assert bot.EASY.together < max(costs) <= most


def test_a_bot_waits_until_it_is_asked() -> None:
    state, chance = planning(4, 2)
    report(state, chance)
    assert isinstance(act(state, 2, chance), Ready)
    act_until_ready(state, 0, chance)
    act_until_ready(state, 1, chance)
    assert not isinstance(act(state, 2, chance), Ready), "who is asked is no longer ready, and plans"


def test_nobody_waits_for_people_who_have_not_reported() -> None:
    state, chance = planning(4, 2)
    for seat in (1, 3):
        act(state, seat, chance)
    assert not isinstance(act(state, 1, chance), Ready)


def test_people_who_ask_are_answered_out_of_turn_by_what_was_laid() -> None:
    state, chance = planning(4, 2)
    for seat in (1, 3):
        act(state, seat, chance)
    ask = Tell("ask", None, "A", "UR", Seat(3))
    GAME.apply(state, question(state, 0).id, ask, chance)
    assert act_until_ready(state, 3, chance) == [Tell("no", to=Seat(0)), Ready()]


@pytest.mark.rule("SA-035", "SA-140")
@pytest.mark.parametrize("options", [EASY, DOUBLE], ids=["base", "double"])
def test_what_is_told_is_what_was_laid(options: SpaceAlertOptions) -> None:
    state, chance = planning(4, 2, options)
    report(state, chance)
    for seat in range(4):
        act_until_ready(state, seat, chance)
    for seat in range(4):
        own = known_program(GAME.observe(state, Seat(seat)), seat, (None,) * turns_of(state))
        heard = told_program(GAME.observe(state, Seat((seat + 1) % 4)), seat)
        assert [plain(card) for card in own] == [plain(card) for card in heard]


def plain(card: Any) -> Any:
    return None if card is None else tuple(symbol.removeprefix("heroic:") for symbol in card)


@pytest.mark.rule("SA-035")
def test_a_bot_says_yes_to_what_it_has_told_and_no_to_everything_else() -> None:
    state, chance = planning(4, 2)
    act_until_ready(state, 2, chance)
    answers = {}
    for button, station in product(get_args(Button), get_args(StationName)):
        ask = Tell("ask", None, button, station, Seat(2))
        GAME.apply(state, question(state, 0).id, ask, chance)
        answer = act(state, 2, chance)
        assert (answer.mood in ("yes", "no"), answer.to) == (True, 0)
        answers[button, station] = answer.mood == "yes"
    view = GAME.observe(state, Seat(0))
    promised = {task for task, _ in intentions(told_program(view, 2)) if task[0] is not None}
    assert {task for task, yes in answers.items() if yes} == promised
    assert promised


def test_a_bot_decides_by_its_own_cards_and_not_by_those_it_cannot_see() -> None:
    state, _ = planning(4, 2)
    view = GAME.observe(state, Seat(0))
    redealt = GAME.sample(view, Seeded.of("other hands"))
    assert redealt.hands[1].cards != state.hands[1].cards
    answers = []
    for deal in (state, redealt):
        own_part.cache_clear()
        answers.append(act_until_ready(deal, 0, Seeded.of("c")))
    assert answers[0] == answers[1]


def test_a_bot_plans_anew_when_a_threat_comes() -> None:
    state, chance = planning(4, 1)
    act_until_ready(state, 0, chance)
    before = situation_of(GAME.observe(state, Seat(0)), 0)
    while len(state.alerts) < 2:
        strike(state, chance)
    assert any(asked.actor == 0 for asked in state.pending), "what the clock calls wakes who was ready"
    after = situation_of(GAME.observe(state, Seat(0)), 0)
    assert len(after.threats) == len(before.threats) + 1
    act_until_ready(state, 0, chance)


def test_a_bot_that_plans_has_seen_its_own_cards_only() -> None:
    state, _ = planning(4, 2)
    view = GAME.observe(state, Seat(2))
    cards = {choice.id for choice in situation_of(view, 2).cards}
    assert cards == set(state.hands[2].cards)


@pytest.mark.rule("SA-102")
def test_a_bot_reckons_with_what_the_mission_before_has_left() -> None:
    options = SpaceAlertOptions(script="mission1", carried="red:shield white:structural", squads="LR")
    mission = situation_of(GAME.observe(planning(4, 1, options)[0], Seat(0)), 0).mission()
    assert mission.carried == {"red": ("shield",), "white": ("structural",)}
    assert mission.squads == ("LR",)


def test_guessed_hands_hold_no_card_whose_place_is_known() -> None:
    state, _ = planning(4, 2)
    state.hands[0].show(state.hands[0].cards[0], mask_of(Seat(0), Seat(2)))
    view = GAME.observe(state, Seat(2))
    hands = dict(situation_of(view, 2).hands)
    assert set(hands) == {0, 1, 3}
    assert {card.id for card in hands[0]} & {state.hands[0].cards[0]}, "what is known of a hand is in it"
    guessed = [card.id for cards in hands.values() for card in cards]
    assert len(set(guessed)) == len(guessed)
    assert not {*guessed} & {*state.hands[2].cards}
    assert all(len(hands[seat]) == len(state.hands[seat].cards) for seat in hands)
