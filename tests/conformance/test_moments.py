"""The moments looked at closely come from the whole match."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from pelagos.conformance.moments import moments

KINDS = st.lists(st.sampled_from("aaaabc"), max_size=300)


@given(KINDS, st.integers(4, 100), st.integers(0, 50))
def test_they_are_as_many_as_asked_for_at_most(kinds: list[str], most: int, seed: int) -> None:
    chosen = moments(kinds, most, Random(seed))
    assert chosen <= set(range(len(kinds)))
    assert len(chosen) <= most
    if len(kinds) <= most:
        assert len(chosen) == len(kinds)


@given(KINDS, st.integers(12, 100), st.integers(0, 50))
def test_the_end_and_every_kind_are_among_them(kinds: list[str], most: int, seed: int) -> None:
    chosen = moments(kinds, most, Random(seed))
    assert {kinds[number] for number in chosen} == set(kinds)
    assert set(range(len(kinds))[-(most // 4) :]) <= chosen


@given(st.integers(200, 400), st.integers(0, 50))
def test_no_stretch_of_the_match_is_left_out(length: int, seed: int) -> None:
    chosen = moments(["a"] * length, 100, Random(seed))
    stretch = 2 * (length // (100 - 25 - 25) + 1)
    for start in range(0, length - stretch, stretch):
        assert chosen & set(range(start, start + stretch))


def test_what_happens_once_is_seen() -> None:
    kinds = ["a"] * 5000
    kinds[1234] = "b"
    assert all(1234 in moments(kinds, 8, Random(seed)) for seed in range(20))
