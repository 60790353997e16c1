"""From any point of a recorded match another one goes on."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import pelagos
from pelagos.games.gravwell.game import GAME
from pelagos.kernel.branching import Continued, branch
from pelagos.kernel.chance import Scripted, Seeded, rolled, shuffled
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Event
from pelagos.kernel.record_reading import read_record
from pelagos.kernel.record_writing import write_record
from pelagos.kernel.replay import SeedCheck, replay, verify
from tests.support.play import answer_first, random_match

WHOLE = random_match(GAME, seats=3, seed="branch")
MADE = len(WHOLE.record.inputs)


@given(st.integers(0, MADE))
def test_the_same_answers_with_the_same_chance_lead_to_the_same_state(inputs: int) -> None:
    rest = [outcome for entry in WHOLE.record.inputs[inputs:] for outcome in entry.chance]
    match = branch(GAME, WHOLE.record, inputs, chance=Scripted(rest))
    assert len(match.record.inputs) == inputs
    for entry in WHOLE.record.inputs[inputs:]:
        match.apply(entry.decision, entry.action)
    assert GAME.encode_state(match.state) == GAME.encode_state(WHOLE.state)
    assert match.history == WHOLE.history
    assert match.returns == WHOLE.returns


@given(st.integers(0, MADE), st.text(max_size=5))
def test_with_other_chance_it_goes_on_to_an_end_of_its_own_and_its_record_holds(inputs: int, seed: str) -> None:
    match = branch(GAME, WHOLE.record, inputs, chance=Seeded.of(seed))
    while match.pending:
        answer_first(match)
    record = read_record(GAME, write_record(GAME, match.record))
    assert record.inputs[:inputs] == WHOLE.record.inputs[:inputs]
    assert GAME.encode_state(replay(GAME, record)) == GAME.encode_state(match.state)
    assert verify(GAME, record).seed is SeedCheck.CHOSEN


def test_the_record_it_comes_from_is_left_as_it_is() -> None:
    before = write_record(GAME, WHOLE.record)
    answer_first(branch(GAME, WHOLE.record, 10, chance=Seeded.of("x")))
    assert write_record(GAME, WHOLE.record) == before


def test_what_is_taken_back_in_it_comes_again() -> None:
    match = branch(GAME, WHOLE.record, 3, chance=Seeded.of("x"))
    for _ in range(9):
        answer_first(match)
    state, count = GAME.encode_state(match.state), len(match.record.inputs)
    match.rewind(5)
    while len(match.record.inputs) < count:
        answer_first(match)
    assert GAME.encode_state(match.state) == state


def test_it_tells_its_sinks_everything() -> None:
    heard: list[Event] = []
    branch(GAME, WHOLE.record, 7, chance=Seeded.of("x"), sinks=[heard.append])
    assert heard == [event for batch in WHOLE.history[:8] for event in batch]


@pytest.mark.rule("PL-07")
@pytest.mark.parametrize("inputs", [-1, MADE + 1])
def test_no_branch_grows_where_the_match_never_was(inputs: int) -> None:
    with pytest.raises(IllegalAction, match="undo-range"):
        branch(GAME, WHOLE.record, inputs, chance=Seeded.of("x"))


def test_a_continued_source_gives_the_script_and_then_the_other_source() -> None:
    source = Continued([rolled(1), shuffled(1, 0)], Seeded.of("x"))
    first = [source.roll(6), *source.shuffle([8, 9]), *(source.roll(1000) for _ in range(5))]
    assert first == [1, 9, 8, *(Seeded.of("x").copy().roll(1000) for _ in range(1)), *first[4:]]
    again = source.restarted()
    assert [again.roll(6), *again.shuffle([8, 9]), *(again.roll(1000) for _ in range(5))] == first


def test_it_stands_at_the_front_door() -> None:
    assert (pelagos.branch, pelagos.Continued) == (branch, Continued)
