"""The size of a state with all that belongs to it."""

from sys import getsizeof

import msgspec

from pelagos.research.deep_size import deepest, parts_of


class Box(msgspec.Struct):
    things: list[object]
    more: dict[str, object] = {}


def test_parts_are_found_as_deep_as_they_go_and_once_each() -> None:
    shared = [1234567]
    box = Box([shared, shared, (shared,)], {"a": {"b": 7654321}})
    parts = list(parts_of(box))
    assert sum(part is shared for part in parts) == 1
    assert 7654321 in parts


def test_what_other_states_hold_too_is_not_counted() -> None:
    constant, own = "x" * 500, "y" * 500
    size = deepest([Box([constant, own])], [Box([constant])])
    assert getsizeof(own) < size < 2 * 500


def test_the_largest_state_counts() -> None:
    small, large = Box([]), Box(["z" * 1000])
    assert deepest([small, large], []) == deepest([large], []) > deepest([small], [])
