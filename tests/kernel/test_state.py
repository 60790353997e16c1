"""Questions are put, joined, closed and reopened by group."""

from pelagos.kernel.decision import Closes, Decision, Sealed, SeatDecision
from pelagos.kernel.ids import RuleId, Seat
from pelagos.kernel.state import State
from pelagos.kernel.visibility import Public


class Accept(SeatDecision, frozen=True):
    rule = RuleId("X-1")
    closes = Closes.FIRST


class Withdraw(SeatDecision, frozen=True):
    rule = RuleId("X-2")
    closes = Closes.FIRST
    offer: Public[int]


class Speak(SeatDecision, frozen=True):
    rule = RuleId("X-3")
    closes = Closes.IN_ORDER


SEATS = (Seat(0), Seat(1), Seat(2))


def ids(decisions: tuple[Decision, ...]) -> list[int]:
    return [decision.id for decision in decisions]


def test_numbers_rise_and_a_group_is_named_after_its_first_question() -> None:
    state = State()
    assert state.ask(Accept, SEATS) == 1
    assert state.ask(Accept, SEATS[:1]) == 4
    assert ids(state.pending) == [1, 2, 3, 4]
    assert [asked.group for asked in state.pending] == [1, 1, 1, 4]


def test_another_kind_of_question_may_join_an_open_group() -> None:
    state = State()
    group = state.ask(Accept, SEATS[:1])
    assert state.ask(Withdraw, SEATS[1:2], group=group, offer=7) == group
    state.close(group)
    assert state.pending == ()


def test_of_an_ordered_group_only_the_first_stands_open() -> None:
    state = State()
    group = state.ask(Speak, SEATS)
    assert (ids(state.pending), ids(state.waiting)) == ([1], [2, 3])
    state.close(group)
    assert state.pending == state.waiting == ()


def test_closing_a_group_leaves_the_others() -> None:
    state = State()
    state.ask(Accept, SEATS)
    other = state.ask(Withdraw, SEATS[:1], offer=1)
    state.close(1)
    assert [asked.group for asked in state.pending] == [other]


def test_reopening_a_group_asks_anew_in_the_old_order() -> None:
    state = State()
    state.ask(Accept, SEATS)
    settled = state.pending[0]
    state.pending = state.pending[1:]
    state.sealed = (Sealed(seat=Seat(0), decision=settled, action=None),)  # type: ignore[arg-type]  # not looked at
    state.reopen(settled.group)
    assert ids(state.pending) == [1, 2, 3]
    assert len(state.sealed) == 0
