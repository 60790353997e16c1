"""Clones are as deep as they must be and share what cannot change."""

import pytest

from pelagos.components.zone import Zone
from pelagos.kernel.clone import cloner_of
from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.ids import CardId
from pelagos.kernel.visibility import Declared, Fact, Public


class Leaf(Declared):
    numbers: Public[list[int]]


class Stone(Fact, frozen=True):
    name: Public[str]


class Tree(Declared):
    leaves: Public[list[Leaf]]
    grid: Public[list[list[int]]]
    table: Public[dict[str, list[int]]]
    flat: Public[dict[str, int]]
    stone: Public[Stone]
    maybe: Public[Leaf | None]
    pair: Public[tuple[Leaf, ...]]
    zone: Public[Zone]


def tree() -> Tree:
    return Tree(
        leaves=[Leaf([1]), Leaf([2])],
        grid=[[1], [2]],
        table={"a": [1]},
        flat={"a": 1},
        stone=Stone("s"),
        maybe=Leaf([3]),
        pair=(Leaf([4]),),
        zone=Zone([CardId(1)], (1,)),
    )


def test_a_clone_is_equal() -> None:
    assert cloner_of(Tree)(tree()) == tree()


def test_changing_the_original_anywhere_leaves_the_clone_alone() -> None:
    original = tree()
    clone = cloner_of(Tree)(original)
    original.leaves[0].numbers.append(9)
    original.grid[1].append(9)
    original.table["a"].append(9)
    original.flat["b"] = 9
    assert original.maybe is not None
    original.maybe.numbers.append(9)
    original.pair[0].numbers.append(9)
    original.zone.add(CardId(9), 0)
    assert clone == tree()


def test_what_cannot_change_is_shared() -> None:
    original = tree()
    assert cloner_of(Tree)(original).stone is original.stone


def test_nothing_stays_nothing() -> None:
    original = tree()
    original.maybe = None
    assert cloner_of(Tree)(original).maybe is None


def test_a_frozen_class_may_not_hold_something_that_changes() -> None:
    class Crumbling(Fact, frozen=True):
        numbers: Public[list[int]]

    class Wall(Declared):
        part: Public[Crumbling]

    with pytest.raises(BrokenInvariant, match="mutable-field-in-frozen-class"):
        cloner_of(Wall)
