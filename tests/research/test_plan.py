"""Who sits at which table."""

import pytest

from pelagos.kernel.errors import IllegalText
from pelagos.research.plan import every_table, numbered_tables, one_table


def test_a_short_list_of_bots_is_filled_up_with_its_last() -> None:
    assert one_table(["normal", "random"], 4) == ("normal", "random", "random", "random")


@pytest.mark.rule("PL-04")
@pytest.mark.parametrize("bots", [[], ["random"] * 3])
def test_bots_that_do_not_fit_the_seats_are_refused(bots: list[str]) -> None:
    with pytest.raises(IllegalText) as refused:
        one_table(bots, 2)
    assert refused.value.key == "bots-and-seats"


def test_in_a_round_robin_every_pair_meets_at_two_seats() -> None:
    assert every_table(["a", "b", "c", "a"], 2) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_with_more_bots_than_seats_every_choice_of_them_is_a_table() -> None:
    assert len(every_table("abcdef", 4)) == 15
    assert all(len(set(table)) == 4 for table in every_table("abcdef", 4))


def test_with_fewer_bots_than_seats_the_seats_are_shared_out_in_every_way() -> None:
    assert every_table(["a", "b"], 4) == [tuple("aaab"), tuple("aabb"), tuple("abbb")]
    assert every_table(["a"], 3) == [("a", "a", "a")]


@pytest.mark.rule("PL-04")
def test_a_round_robin_of_nobody_is_refused() -> None:
    with pytest.raises(IllegalText):
        every_table([], 2)


def test_tables_are_written_by_the_places_of_their_bots() -> None:
    assert numbered_tables([("a", "b"), ("b", "c")]) == (("a", "b", "c"), ((0, 1), (1, 2)))
