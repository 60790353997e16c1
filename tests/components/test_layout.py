"""Named blocks of a flat array of numbers."""

import pytest

from pelagos.components.layout import Layout, mark, rank, share

LAYOUT = Layout([("round", "round, one of 1 to 3", 3), ("points", "points, of 10", 1)])


def test_blocks_lie_one_after_the_other() -> None:
    assert LAYOUT.size == 4
    assert LAYOUT.titles == (("round, one of 1 to 3", 3), ("points, of 10", 1))
    numbers, blocks = LAYOUT.blank()
    mark(blocks["round"], [2])
    blocks["points"][0] = 0.5
    assert numbers.tolist() == [0, 0, 1, 0.5]


def test_no_two_observations_share_their_memory() -> None:
    numbers, blocks = LAYOUT.blank()
    mark(blocks["round"], [0, 1, 2])
    assert numbers.tolist() == [1, 1, 1, 0]
    assert LAYOUT.blank()[0].tolist() == [0, 0, 0, 0]


def test_nothing_is_written_beyond_the_end_of_a_block() -> None:
    _, blocks = LAYOUT.blank()
    with pytest.raises(IndexError):
        mark(blocks["round"], [3])


def test_a_rank_tells_the_order_and_a_share_never_exceeds_the_whole() -> None:
    numbers, blocks = LAYOUT.blank()
    rank(blocks["round"], [2, 0])
    assert numbers.tolist() == [1, 0, 0.5, 0]
    assert [share(number, 10) for number in (0, 5, 20)] == [0, 0.5, 1]
