"""Specializations: choice, cards, and what may share a slot."""

import pytest

from pelagos.games.spacealert.careers.specialists import (
    Half,
    can_share_slot,
    check_choice,
    extra_cards,
    extra_data,
)
from pelagos.games.spacealert.mission import SPECIALIZATIONS
from pelagos.games.spacealert.programs import read_slot
from pelagos.kernel.errors import IllegalText
from tests.games.spacealert.careers.test_explorer import refused


@pytest.mark.rule("SA-192")
def test_each_member_has_one_of_its_own_or_none() -> None:
    check_choice(SPECIALIZATIONS[:5])
    check_choice(["medic", None, None, "teleporter"])
    assert refused(lambda: check_choice(["medic", None, "medic"])) == "specialization-twice"
    assert refused(lambda: check_choice(["cook"])) == "no-such-specialization"


@pytest.mark.rule("SA-193")
@pytest.mark.parametrize(
    ("people", "androids", "shares"), [(3, 1, (0, 1)), (2, 2, (1, 0)), (4, 1, (0, 1)), (2, 3, (1, 1))]
)
def test_normal_cards_take_the_place_of_the_androids_heroic_ones(
    people: int, androids: int, shares: tuple[int, int]
) -> None:
    assert extra_cards(people, androids) == shares


@pytest.mark.rule("SA-142")
def test_incoming_data_brings_one_card_more_for_each_android() -> None:
    assert extra_data(2, 2) == (1, 0)
    assert extra_data(3, 1) == (0, 1)
    assert extra_data(4, 0) == (0, 0)


@pytest.mark.rule("SA-166")
@pytest.mark.parametrize("name", ["medic", "special_ops", "rocketeer"])
@pytest.mark.parametrize("half", ["basic", "advanced"])
@pytest.mark.parametrize("other", [("red",), ("to:UR",), ("A",), ("red", "A"), ("heroic:A",)])
def test_what_may_share_a_slot_is_what_the_resolver_reads(name: str, half: Half, other: tuple[str, ...]) -> None:
    try:
        read_slot((half, *other), name, 0, 1)
    except IllegalText:
        readable = False
    else:
        readable = True
    assert can_share_slot(name, half, other) is readable
