"""A match keeps state, record and history in step, whatever happens."""

from collections.abc import Callable
from typing import Any

import pytest

from pelagos.games.gravwell.actions import Pick, Play, Stop
from pelagos.games.gravwell.cards import ALL_CARDS
from pelagos.games.gravwell.decisions import UseStop
from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.options import GravwellOptions
from pelagos.games.gravwell.state import GravwellState
from pelagos.kernel.chance import Scripted, Seeded
from pelagos.kernel.errors import BrokenInvariant, ChanceMismatch, IllegalAction
from pelagos.kernel.event import Event
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.match import Match
from pelagos.kernel.replay import replay
from tests.support.play import answer_first, committed, random_match


def fresh(seats: int = 3) -> Match[GravwellState]:
    return Match.start(GAME, seats=seats, chance=committed("match"))


def snapshot(match: Match[GravwellState]) -> tuple[bytes, int, int]:
    return GAME.encode_state(match.state), len(match.record.inputs), len(match.history)


def until_cards(match: Match[GravwellState]) -> Match[GravwellState]:
    while match.state.phase == 0:
        answer_first(match)
    return match


def test_a_match_played_to_its_end_has_returns_and_shows_its_seed() -> None:
    match = random_match(GAME, seats=3)
    assert match.returns is not None
    assert sum(match.returns) == pytest.approx(1)
    assert match.record.seed == Seeded.of("test").seed.hex()


def test_a_running_match_shows_no_seed() -> None:
    match = fresh()
    assert match.record.seed is None
    assert match.returns is None
    assert match.record.header.commitment == Seeded.of("match").commitment


def test_a_chosen_seed_commits_to_nothing() -> None:
    assert Match.start(GAME, seats=2, chance=Seeded.of("mine")).record.header.commitment is None


def test_sinks_hear_every_event_in_order() -> None:
    heard: list[Event] = []
    match = Match.start(GAME, seats=2, chance=committed("sinks"), sinks=[heard.append])
    for _ in range(10):
        answer_first(match)
    assert heard == [event for batch in match.history for event in batch]


def test_events_are_seen_as_each_viewer_may() -> None:
    match = fresh()
    answer_first(match)
    picker = match.record.inputs[0].actor
    (mine,) = (event for event in match.events_for(Seat(0), 1)[0] if type(event).__name__.startswith("Drafted"))
    (theirs,) = (event for event in match.events_for(None, 1)[0] if type(event).__name__.startswith("Drafted"))
    assert picker == 0
    assert mine.lower != theirs.lower


# -- refusals ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("decision_id", "action", "rule"),
    [
        (99, Pick(CardId(0)), "PL-01"),
        (1, Play(CardId(0)), "PL-03"),
        (1, Stop(use=True), "PL-03"),
        (1, Pick(CardId(99)), "GR-26"),
        (1, Pick(13.0), "PL-03"),  # type: ignore[arg-type]  # what a caller without a type checker may send
        (1, Pick("13"), "PL-03"),  # type: ignore[arg-type]  # as above
    ],
)
def test_a_refused_answer_names_its_rule_and_changes_nothing(decision_id: int, action: Pick, rule: str) -> None:
    match = fresh()
    before = snapshot(match)
    with pytest.raises(IllegalAction) as caught:
        match.apply(decision_id, action)
    assert caught.value.rule == rule
    assert snapshot(match) == before


@pytest.mark.parametrize("use", [1, "no", None])
def test_a_value_of_another_type_never_reaches_the_record(use: Any) -> None:
    """The text "no" is true to Python, but a record would read it as false."""
    match = until_cards(fresh())
    while not isinstance(match.pending[0], UseStop):
        answer_first(match)
    before = snapshot(match)
    with pytest.raises(IllegalAction) as caught:
        match.apply(match.pending[0].id, Stop(use=use))
    assert (caught.value.rule, caught.value.key) == ("PL-03", "wrong-kind")
    assert snapshot(match) == before


def test_another_seat_may_not_answer() -> None:
    match = fresh()
    decision = match.pending[0]
    with pytest.raises(IllegalAction) as caught:
        match.apply(decision.id, match.legal(decision)[0], actor=Seat(2))
    assert caught.value.rule == "PL-02"
    assert len(match.record.inputs) == 0


def test_what_a_stranger_tries_is_refused_alike_whatever_the_hand_holds() -> None:
    """Were the answer judged first, its refusals would tell a rival every card of the hand."""
    match = until_cards(fresh())
    decision = match.pending[0]
    refusals = set()
    for card in ALL_CARDS:
        with pytest.raises(IllegalAction) as caught:
            match.apply(decision.id, Play(card), actor=Seat(2))
        refusals.add((caught.value.rule, caught.value.key, *caught.value.arguments.items()))
    assert refusals == {("PL-02", "wrong-seat", ("seat", "2"), ("asked", "0"))}


def test_a_repeated_answer_to_a_closed_question_is_refused() -> None:
    match = fresh()
    action = answer_first(match)
    with pytest.raises(IllegalAction) as caught:
        match.apply(1, action)
    assert caught.value.rule == "PL-01"


@pytest.mark.rule("GR-37")
def test_a_sealed_answer_may_be_revised_until_the_last_is_in() -> None:
    match = until_cards(fresh())
    decision = match.pending[0]
    first, second = match.legal(decision)[:2]
    match.apply(decision.id, first)
    assert decision not in match.pending
    match.apply(decision.id, second)
    assert [answer.action for answer in match.state.sealed] == [second]


def test_a_sealed_answer_is_seen_only_by_its_seat() -> None:
    match = until_cards(fresh())
    decision = match.pending[0]
    match.apply(decision.id, match.legal(decision)[0])
    assert hasattr(match.observe(decision.actor).sealed[0].action, "card")  # type: ignore[arg-type]  # a seat here
    assert not hasattr(match.observe(Seat(2)).sealed[0].action, "card")


# -- faults --------------------------------------------------------------------------------------------------------


def test_an_exhausted_script_leaves_the_match_where_it_stood() -> None:
    whole = random_match(GAME, seats=2, inputs=3)
    script = [*whole.record.setup, *whole.record.inputs[0].chance]
    match = Match.start(GAME, seats=2, chance=Scripted(script))
    match.apply(1, whole.record.inputs[0].action)
    before = snapshot(match)
    with pytest.raises(ChanceMismatch) as caught:
        match.apply(2, match.legal(match.pending[0])[0])
    assert caught.value.key == "script-exhausted"
    assert snapshot(match) == before


@pytest.mark.parametrize("fault", [KeyboardInterrupt, RuntimeError, MemoryError])
def test_an_interruption_in_the_middle_of_an_input_loses_and_halves_nothing(
    fault: type[BaseException], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = until_cards(fresh())
    before = snapshot(match)

    def apply(state: GravwellState, *args: object) -> None:
        state.positions[0] = 17
        raise fault

    decision = match.pending[0]
    action = match.legal(decision)[0]
    monkeypatch.setattr(GAME, "apply", apply_once(apply))
    with pytest.raises(fault):
        match.apply(decision.id, action)
    assert snapshot(match) == before
    match.apply(decision.id, action)
    assert len(match.record.inputs) == before[1] + 1


def apply_once(broken: Callable[..., None]) -> Callable[..., None]:
    real = GAME.apply
    calls = iter([broken])

    def apply(*args: Any) -> None:
        next(calls, real)(*args)

    return apply


def test_a_refusal_in_the_middle_of_an_input_is_our_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    match = fresh()

    def refuse(*args: object) -> None:
        raise IllegalAction(None, "too-late")

    decision = match.pending[0]
    monkeypatch.setattr(GAME, "apply", apply_once(refuse))
    with pytest.raises(BrokenInvariant, match="refused-too-late"):
        match.apply(decision.id, match.legal(decision)[0])


# -- taking back ---------------------------------------------------------------------------------------------------


def at_stop_question() -> Match[GravwellState]:
    match = fresh()
    while not isinstance(match.pending[0], UseStop):
        answer_first(match)
    return match


def test_an_input_that_drew_a_card_is_not_free_to_take_back() -> None:
    match = fresh()
    answer_first(match)
    assert not match.may_undo(Seat(0))
    with pytest.raises(IllegalAction) as caught:
        match.undo(Seat(0))
    assert caught.value.rule == "PL-07"


def test_an_own_input_that_told_nothing_hidden_is_free_to_take_back() -> None:
    match = at_stop_question()
    seat = match.pending[0].actor
    before = GAME.encode_state(match.state)
    match.apply(match.pending[0].id, Stop(use=True))
    assert match.may_undo(seat)  # type: ignore[arg-type]  # a seat here
    match.undo(seat)  # type: ignore[arg-type]  # a seat here
    assert GAME.encode_state(match.state) == before


def test_an_input_that_others_answered_after_is_not_free_to_take_back() -> None:
    match = at_stop_question()
    seat = match.pending[0].actor
    match.apply(match.pending[0].id, Stop(use=True))
    match.apply(match.pending[0].id, Stop(use=True))
    assert not match.may_undo(seat)  # type: ignore[arg-type]  # a seat here


def test_a_reveal_is_not_free_to_take_back() -> None:
    match = until_cards(fresh())
    while not match.state.queue:
        answer_first(match)
    assert match.record.inputs[-1].actor == 2
    assert not match.may_undo(Seat(2))


@pytest.mark.parametrize("inputs", [0, 1, 17, 40])
def test_rewinding_and_playing_the_same_again_gives_the_same_match(inputs: int) -> None:
    whole = random_match(GAME, seats=4)
    match = random_match(GAME, seats=4)
    match.rewind(inputs)
    assert len(match.history) == inputs + 1
    for entry in whole.record.inputs[inputs:]:
        match.apply(entry.decision, entry.action)
    assert match.record == whole.record
    assert match.history == whole.history


@pytest.mark.parametrize("inputs", [-1, 10_000])
def test_rewinding_to_nowhere_is_refused(inputs: int) -> None:
    match = fresh()
    with pytest.raises(IllegalAction, match="undo-range"):
        match.rewind(inputs)


def test_a_match_is_resumed_from_its_record() -> None:
    match = random_match(GAME, seats=3, inputs=50)
    again = Match.resume(GAME, match.record, chance=committed("test"))
    assert GAME.encode_state(again.state) == GAME.encode_state(match.state)


def test_resuming_with_another_seed_is_refused() -> None:
    match = random_match(GAME, seats=3, inputs=50)
    with pytest.raises((BrokenInvariant, IllegalAction)):
        Match.resume(GAME, match.record, chance=committed("another"))


def test_options_that_do_not_go_together_start_no_match() -> None:
    with pytest.raises(IllegalAction) as caught:
        Match.start(GAME, GravwellOptions(hardcore=True), seats=1, chance=committed("x"))
    assert caught.value.rule == "GR-108"


@pytest.mark.parametrize("seats", [0, 5, -1])
def test_a_seat_count_out_of_range_starts_no_match(seats: int) -> None:
    with pytest.raises(IllegalAction) as caught:
        Match.start(GAME, seats=seats, chance=committed("x"))
    assert caught.value.rule == "PL-04"


def test_a_sink_that_fails_leaves_a_whole_match() -> None:
    def fail(event: Event) -> None:
        raise OSError(event)

    match = fresh()
    match.sinks = (fail,)
    decision = match.pending[0]
    with pytest.raises(OSError, match="Drafted"):
        match.apply(decision.id, match.legal(decision)[0])
    match.sinks = ()
    assert len(match.record.inputs) == len(match.history) - 1 == 1
    answer_first(match)
    assert GAME.encode_state(replay(GAME, match.record)) == GAME.encode_state(match.state)


@pytest.mark.rule("PL-03")
@pytest.mark.parametrize("second", [-1, "5", 2.5, True])
def test_a_second_that_a_record_could_not_hold_is_refused(second: Any) -> None:
    match = fresh()
    before = snapshot(match)
    asked = match.pending[0]
    with pytest.raises(IllegalAction, match="wrong-second"):
        match.apply(asked.id, match.legal(asked)[0], second=second)
    assert snapshot(match) == before
