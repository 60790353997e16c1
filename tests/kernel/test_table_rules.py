"""The rules of the table: who may answer what, and when (PL-01 to PL-03, PL-05)."""

from typing import Any

import pytest

from pelagos.games.gravwell.actions import Pick, Stop
from pelagos.games.gravwell.game import GAME
from pelagos.kernel.chance import Seeded
from pelagos.kernel.decision import Action, Decision
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.match import Match
from pelagos.kernel.notation import read_action
from tests.spikes.whispers.game import GAME as WHISPERS


def draft() -> tuple[Match[Any], Decision, Action]:
    match = Match.start(GAME, seats=2, chance=Seeded.of("table"))
    (decision,) = match.pending
    return match, decision, match.legal(decision)[0]


def refusal(match: Match[Any], number: int, action: Action, actor: Seat | None = None) -> tuple[str | None, str]:
    before = GAME.encode_state(match.state), len(match.record.inputs)
    with pytest.raises(IllegalAction) as caught:
        match.apply(number, action, actor=actor)
    assert before == (GAME.encode_state(match.state), len(match.record.inputs))
    return caught.value.rule, caught.value.key


@pytest.mark.rule("PL-01")
@pytest.mark.parametrize("number", [0, 2, 99, -1])
def test_only_an_open_question_can_be_answered(number: int) -> None:
    match, _, action = draft()
    assert refusal(match, number, action) == ("PL-01", "not-open")


@pytest.mark.rule("PL-01")
def test_the_same_answer_sent_twice_counts_once() -> None:
    match, decision, action = draft()
    match.apply(decision.id, action)
    assert refusal(match, decision.id, action) == ("PL-01", "not-open")


@pytest.mark.rule("PL-02")
def test_only_the_seat_that_is_asked_may_answer() -> None:
    match, decision, action = draft()
    other = Seat(1 - int(decision.actor))
    assert refusal(match, decision.id, action, other) == ("PL-02", "wrong-seat")


@pytest.mark.rule("PL-03")
def test_an_answer_is_of_a_kind_the_question_allows() -> None:
    match, decision, _ = draft()
    assert refusal(match, decision.id, Stop(use=True)) == ("PL-03", "wrong-kind")


@pytest.mark.rule("PL-03")
@pytest.mark.parametrize("text", ["", "play H", "pick", "pick A B", "pick AA", "pick 7"])
def test_an_answer_is_written_so_that_it_reads_in_one_way(text: str) -> None:
    _, decision, _ = draft()
    with pytest.raises(IllegalAction) as caught:
        read_action(GAME, decision, text)
    assert caught.value.rule == "PL-03"
    assert read_action(GAME, decision, "PICK a") == Pick(CardId(0))


@pytest.mark.rule("PL-05")
def test_questions_asked_in_order_are_answered_in_order() -> None:
    match = Match.start(WHISPERS, seats=WHISPERS.seats[-1], chance=Seeded.of("order"))
    chance = Seeded.of("answers")
    while not match.state.waiting:
        (decision, *_) = match.pending
        actions = match.legal(decision)
        match.apply(decision.id, actions[chance.roll(len(actions))])
    waiting = match.state.waiting[0]
    with pytest.raises(IllegalAction) as caught:
        match.apply(waiting.id, match.legal(waiting)[0])
    assert (caught.value.rule, caught.value.key) == ("PL-05", "not-yet")
