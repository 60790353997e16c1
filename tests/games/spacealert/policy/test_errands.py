"""Programs read as errands, and changed errand by errand."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pelagos.games.spacealert.board import BRIDGE, LR, UB, UR
from pelagos.games.spacealert.policy.changes import CHANGES, Worker, add, move, stretch
from pelagos.games.spacealert.policy.errands import Errand, errands_of, slots_of
from pelagos.games.spacealert.policy.situation import is_action
from pelagos.games.spacealert.policy.trial import walk
from pelagos.kernel.chance import Seeded

SYMBOLS = st.sampled_from([None, ("A",), ("B",), ("C",), ("bots",), ("red",), ("blue",), ("lift",)])
PROGRAMS = st.lists(SYMBOLS, min_size=1, max_size=12)
A, B, RED, LIFT = ("A",), ("B",), ("red",), ("lift",)


def deeds(slots: list[Any]) -> list[Any]:
    """Return what is done where."""
    station, done = BRIDGE, []
    for card in slots:
        station = walk(station, card)
        if card is not None and is_action(card):
            done.append((station, card))
    return done


def worker(seed: str = "a") -> Worker:
    return Worker(BRIDGE, (), None, Seeded.of(seed))


def test_actions_in_a_row_are_one_errand() -> None:
    assert errands_of([RED, A, A, None, B], BRIDGE) == [Errand(1, UR, (A, A)), Errand(4, UR, (B,))]


def test_an_errand_waits_until_it_may_begin() -> None:
    assert slots_of([Errand(3, UR, (A,))], BRIDGE, 5) == [None, None, RED, A, None]


def test_what_comes_after_an_errand_finds_its_way_from_there() -> None:
    assert slots_of([Errand(0, UR, (A,)), Errand(0, LR, (A,))], BRIDGE, 5) == [RED, A, LIFT, A, None]


@given(PROGRAMS)
def test_a_program_read_as_errands_does_the_same(slots: list[Any]) -> None:
    again = slots_of(errands_of(slots, BRIDGE), BRIDGE, len(slots))
    assert len(again) == len(slots)
    assert deeds(again) == deeds(slots)


@given(PROGRAMS, st.sampled_from(CHANGES), st.integers(0, 50))
def test_a_change_keeps_the_number_of_slots_and_leaves_the_original_alone(
    slots: list[Any], change: Any, seed: int
) -> None:
    before = list(slots)
    assert len(change(slots, worker(str(seed)))) == len(before)
    assert slots == before


@pytest.mark.parametrize("seed", range(5))
def test_an_errand_more_leaves_the_others_what_they_are(seed: int) -> None:
    slots = slots_of([Errand(0, UB, (A,))], BRIDGE, 12)
    longer = add(slots, worker(str(seed)))
    assert (UB, A) in deeds(longer)
    assert len(deeds(longer)) > 1


def test_a_stretched_errand_is_longer_and_a_moved_one_is_not() -> None:
    slots: list[Any] = [RED, A, *[None] * 6]
    assert deeds(stretch(slots, worker())) == [(UR, A), (UR, A)]
    assert deeds(move(slots, worker())) == [(UR, A)]
