"""Spike 3: everybody plans at once, and the clock closes the phase while a transfer is open."""

from typing import Any

import pytest

from pelagos.kernel.chance import Seeded
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Event
from pelagos.kernel.ids import CLOCK, CardId, Seat
from pelagos.kernel.match import Match
from pelagos.kernel.record_reading import read_record
from pelagos.kernel.record_writing import write_record
from pelagos.kernel.replay import replay
from tests.spikes.drill.cards import CODES, THREATS
from tests.spikes.drill.clock import LOST, LOST_AT, carry_out, hit_ship, score
from tests.spikes.drill.game import GAME
from tests.spikes.drill.script import SCRIPT
from tests.spikes.drill.state import DrillState
from tests.spikes.drill.types import (
    Answer,
    Decline,
    Execute,
    HoldOut,
    IsReady,
    Laid,
    Lapsed,
    Lay,
    Moment,
    Plan,
    PlansRevealed,
    Ready,
    Shown,
    Strike,
    TakeBack,
    TakeCard,
    ThreatAnnounced,
)

CHANCE = Seeded.of("drill")


def drill(seats: int = 3) -> DrillState:
    return GAME.start(None, seats, Seeded.of("start"))


def asked(state: DrillState, actor: int | str, kind: type[Any] = Plan) -> Any:
    """Return the open (or settled) question of that kind put to an actor."""
    questions = [*state.pending, *(answer.decision for answer in state.sealed)]
    return next(question for question in questions if question.actor == actor and isinstance(question, kind))


def do(state: DrillState, actor: int | str, action: Action, kind: type[Any] = Plan) -> list[Event]:
    told: list[Event] = []
    GAME.apply(state, asked(state, actor, kind).id, action, CHANCE, told.append)
    return told


def strike(state: DrillState, times: int = 1) -> list[Event]:
    """Let the clock strike; return what is told of the last time."""
    told: list[Event] = []
    for _ in range(times):
        told = do(state, CLOCK, Strike(), Moment)
    return told


def refusal(state: DrillState, actor: int, action: Action, kind: type[Any] = Plan) -> str:
    before = GAME.encode_state(state)
    with pytest.raises(IllegalAction) as caught:
        do(state, actor, action, kind)
    assert GAME.encode_state(state) == before
    assert caught.value.rule is not None
    return caught.value.key


def holding_out() -> tuple[DrillState, CardId]:
    """Return a position in the first window in which seat 0 holds a card out to seat 1, and the card."""
    state = drill()
    strike(state, 2)
    card = state.hands[0].cards[0]
    do(state, 0, HoldOut(Seat(1), card))
    return state, card


# -- planning ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DR-01", "DR-02", "DR-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_seats_and_the_clock_are_asked_together(seats: int) -> None:
    state = drill(seats)
    assert [len(hand) for hand in state.hands] == [4] * seats
    assert [question.actor for question in state.pending] == [*range(seats), CLOCK]


@pytest.mark.rule("DR-04")
def test_others_see_which_half_of_a_card_is_up_but_not_the_card() -> None:
    state = drill()
    card = state.hands[0].cards[0]
    told = do(state, 0, Lay(card, 1, "move"))
    assert [(event.slot, event.half) for event in told if isinstance(event, Laid)] == [(1, "move")]
    mine, theirs = (GAME.observe(state, Seat(seat)).plans[0][1] for seat in (0, 1))
    assert (mine.card.cards, theirs.card.cards, theirs.half) == ((card,), (), "move")


@pytest.mark.rule("DR-05")
def test_a_card_can_be_taken_back_until_the_phase_ends() -> None:
    state = drill()
    card = state.hands[0].cards[0]
    do(state, 0, Lay(card, 0, "action"))
    do(state, 0, TakeBack(0))
    assert card in state.hands[0].cards
    assert refusal(state, 0, TakeBack(0)) == "slot-empty"


@pytest.mark.rule("DR-03", "DR-04")
def test_slots_of_the_other_phase_filled_slots_and_strange_cards_are_refused() -> None:
    state = drill()
    first, second = state.hands[0].cards[:2]
    do(state, 0, Lay(first, 0, "action"))
    assert refusal(state, 0, Lay(second, 0, "action")) == "slot-filled"
    assert refusal(state, 0, Lay(second, 3, "action")) == "locked-slot"
    assert refusal(state, 0, Lay(state.hands[1].cards[0], 1, "action")) == "not-in-hand"


@pytest.mark.rule("DR-06")
def test_when_all_are_ready_only_the_clock_is_left_to_ask() -> None:
    state = drill()
    for seat in range(3):
        do(state, seat, Ready())
    assert [question.actor for question in state.pending] == [CLOCK]


@pytest.mark.rule("DR-06")
def test_who_is_ready_may_change_its_mind_and_keeps_its_question() -> None:
    state = drill()
    number = asked(state, 1).id
    told = do(state, 1, Ready())
    assert [event.seat for event in told if isinstance(event, IsReady)] == [1]
    do(state, 1, Lay(state.hands[1].cards[0], 0, "action"))
    assert not state.sealed
    assert number in [question.id for question in state.pending]


@pytest.mark.rule("DR-06", "DR-07")
def test_news_wakes_everybody_who_was_ready() -> None:
    state = drill()
    before = [question.id for question in state.pending if question.actor != CLOCK]
    for seat in range(3):
        do(state, seat, Ready())
    told = strike(state)
    assert [type(event) for event in told] == [ThreatAnnounced]
    assert [question.id for question in state.pending if question.actor != CLOCK] == before


# -- the clock and the transfer ------------------------------------------------------------------------------------


@pytest.mark.rule("DR-08", "DR-10")
def test_cards_are_held_out_only_while_the_window_is_open_and_one_each() -> None:
    state = drill()
    card = state.hands[0].cards[0]
    assert refusal(state, 0, HoldOut(Seat(1), card)) == "window-closed"
    strike(state, 2)
    assert refusal(state, 0, HoldOut(Seat(0), card)) == "bad-target"
    do(state, 0, HoldOut(Seat(1), card))
    assert refusal(state, 0, HoldOut(Seat(2), state.hands[0].cards[0])) == "gave-already"


@pytest.mark.rule("DR-10", "DR-11")
def test_one_seat_holds_two_questions_the_plan_and_the_transfer() -> None:
    state, card = holding_out()
    assert [type(question) for question in state.pending if question.actor == 1] == [Plan, Answer]
    do(state, 1, Lay(state.hands[1].cards[0], 0, "action"))
    assert asked(state, 1, Answer).giver == 0
    assert GAME.observe(state, Seat(1)).transfers[0].card.cards == (card,)
    assert GAME.observe(state, Seat(2)).transfers[0].card.cards == ()


@pytest.mark.rule("DR-11")
@pytest.mark.parametrize(("action", "owner"), [(TakeCard(), 1), (Decline(), 0)])
def test_the_card_moves_to_who_takes_it_or_goes_back(action: Action, owner: int) -> None:
    state, card = holding_out()
    do(state, 1, action, Answer)
    assert card in state.hands[owner].cards
    assert card in GAME.observe(state, Seat(1 - owner)).hands[owner].cards
    assert not state.transfers


@pytest.mark.rule("DR-11")
def test_only_the_seat_to_which_a_card_is_held_out_is_shown_it() -> None:
    state = drill()
    strike(state, 2)
    told = do(state, 0, HoldOut(Seat(1), state.hands[0].cards[0]))
    assert [event.seat for event in told if isinstance(event, Shown)] == [1]


@pytest.mark.rule("DR-08", "DR-12")
def test_a_transfer_that_is_open_when_the_window_closes_lapses() -> None:
    state, card = holding_out()
    late = asked(state, 1, Answer).id
    told = strike(state)
    assert [(event.seat, event.target) for event in told if isinstance(event, Lapsed)] == [(0, 1)]
    assert card in state.hands[0].cards
    with pytest.raises(IllegalAction, match="not-open"):
        GAME.apply(state, late, TakeCard(), CHANCE)


@pytest.mark.rule("DR-09", "DR-12")
def test_a_transfer_that_is_open_when_the_clock_closes_the_phase_lapses_and_the_plans_are_revealed() -> None:
    state = drill()
    strike(state, len(SCRIPT) - 1)
    card = state.hands[0].cards[0]
    do(state, 0, HoldOut(Seat(1), card))
    do(state, 2, Ready())
    told = strike(state)
    kinds = [type(event) for event in told]
    assert kinds.index(Lapsed) < kinds.index(PlansRevealed)
    assert card in state.hands[0].cards
    assert not state.pending
    assert not state.sealed


@pytest.mark.rule("DR-09")
def test_the_clock_ends_a_phase_ready_or_not_and_late_edits_are_refused() -> None:
    state = drill()
    late = asked(state, 0).id
    do(state, 2, Ready())
    strike(state, 4)
    assert state.phase == 2
    assert [question.phase for question in state.pending if isinstance(question, Plan)] == [2, 2, 2]
    assert refusal(state, 0, Lay(state.hands[0].cards[0], 0, "action")) == "locked-slot"
    with pytest.raises(IllegalAction, match="not-open"):
        GAME.apply(state, late, Ready(), CHANCE)


@pytest.mark.rule("DR-07")
def test_incoming_data_gives_each_seat_a_card() -> None:
    state = drill()
    strike(state, 4)
    before = [len(hand) for hand in state.hands]
    strike(state)
    assert [len(hand) for hand in state.hands] == [count + 1 for count in before]


def test_an_open_transfer_survives_saving_copying_and_a_new_deal() -> None:
    state, _ = holding_out()
    do(state, 2, Ready())
    assert GAME.decode_state(GAME.encode_state(GAME.clone(state))) == state
    for viewer in (Seat(0), Seat(1), Seat(2), None):
        view = GAME.observe(state, viewer)
        assert GAME.observe(GAME.sample(view, Seeded.of("new deal")), viewer) == view


def test_the_record_keeps_the_mission_second_of_every_input() -> None:
    match = Match.start(GAME, seats=2, chance=Seeded.of("seconds"))
    while match.pending:
        moment = asked(match.state, CLOCK, Moment)
        plan = next((question for question in match.pending if isinstance(question, Plan)), None)
        if plan is not None and moment.number % 2:
            match.apply(plan.id, Ready(), second=moment.second - 3)
        else:
            match.apply(moment.id, Strike(), actor=CLOCK, second=moment.second)
    text = write_record(GAME, match.record)
    record = read_record(GAME, text)
    assert "clock @20: strike" in text
    assert [entry.second for entry in record.inputs] == [entry.second for entry in match.record.inputs]
    assert [entry.second for entry in record.inputs if entry.actor == CLOCK] == [second for second, _ in SCRIPT]
    assert replay(GAME, record) == match.state


@pytest.mark.rule("DR-07")
def test_nobody_else_strikes_for_the_clock() -> None:
    match = Match.start(GAME, seats=2, chance=Seeded.of("clock"))
    with pytest.raises(IllegalAction, match="wrong-seat"):
        match.apply(asked(match.state, CLOCK, Moment).id, Strike(), actor=Seat(0))


# -- resolution ----------------------------------------------------------------------------------------------------


def resolving(threat: str) -> DrillState:
    state = drill(2)
    state.announced, state.damage = [CardId(CODES.index(threat))], [0]
    return state


@pytest.mark.rule("DR-13")
@pytest.mark.parametrize(("code", "half", "energy", "hits"), [("FL1", "action", 1, 1), ("CL1", "action", 3, 0),
                                                              ("FR1", "move", 2, 0)])  # fmt: skip
def test_fire_takes_energy_and_hits_a_charge_brings_some(code: str, half: Any, energy: int, hits: int) -> None:
    state = resolving("TL2")
    state.plans[0][0].half = half
    carry_out(state, Seat(0), CardId(CODES.index(code)), 0, None)
    assert (state.energy, state.damage) == (energy, [hits])
    assert state.places[0] == int(half == "move")


@pytest.mark.rule("DR-13")
def test_a_threat_on_the_other_side_is_out_of_reach() -> None:
    state = resolving("TR2")
    state.plans[0][0].half = "action"
    carry_out(state, Seat(0), CardId(CODES.index("FL1")), 0, None)
    assert (state.energy, state.damage) == (2, [0])


@pytest.mark.rule("DR-14")
def test_what_is_left_hits_the_ship() -> None:
    state = resolving("TR2")
    hit_ship(state, None)
    assert state.hits == 1


@pytest.mark.rule("DR-15")
def test_everybody_gets_the_score_and_a_lost_mission_has_its_own() -> None:
    state = resolving("TL3")
    state.damage, state.hits, state.pending = [3], 1, ()
    assert score(state) == 2
    assert GAME.returns(state) == (2.0, 2.0)
    state.hits = LOST_AT
    assert GAME.returns(state) == (LOST, LOST)


@pytest.mark.rule("DR-13")
def test_the_plans_of_a_turn_are_revealed_together() -> None:
    state = drill(2)
    cards = [hand.cards[0] for hand in state.hands]
    for seat, card in enumerate(cards):
        do(state, seat, Lay(card, 0, "move"))
    told: list[Any] = []
    state.pending = ()
    GAME.effects[Execute](state, Execute(0), CHANCE, told.append)
    assert told[0].cards == tuple(cards)
    assert not [threat for threat in THREATS if threat in state.used]
