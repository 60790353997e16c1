"""Zones and bags keep who knows what, and equal contents are equal."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pelagos.components.bag import Bag
from pelagos.components.zone import Zone
from pelagos.kernel.chance import Seeded
from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.ids import CardId, Seat, everybody, mask_of

SEATS = (Seat(0), Seat(1), None)
card_sets = st.lists(st.tuples(st.integers(0, 20), st.integers(0, 3)), unique_by=lambda pair: pair[0], max_size=8)


def zone_of(pairs: list[tuple[int, int]]) -> Zone:
    zone = Zone()
    for card, known in pairs:
        zone.add(CardId(card), known)
    return zone


@given(card_sets, st.randoms())
def test_the_order_of_adding_leaves_no_trace(pairs: list[tuple[int, int]], rng: Random) -> None:
    shuffled = pairs[:]
    rng.shuffle(shuffled)
    assert zone_of(shuffled) == zone_of(pairs)


@given(card_sets)
def test_every_viewer_counts_all_cards(pairs: list[tuple[int, int]]) -> None:
    zone = zone_of(pairs)
    assert all(len(zone.observe(viewer)) == len(pairs) == len(zone) for viewer in SEATS)


@given(card_sets)
def test_a_viewer_sees_exactly_the_cards_it_knows(pairs: list[tuple[int, int]]) -> None:
    seen = zone_of(pairs).observe(Seat(1))
    assert set(seen.cards) == {card for card, known in pairs if known & 2}


def test_what_lies_open_is_known_to_outsiders_too() -> None:
    zone = zone_of([(3, everybody(2))])
    assert zone.observe(None).cards == (3,)


def test_showing_a_card_adds_knowledge() -> None:
    zone = zone_of([(3, mask_of(Seat(0)))])
    zone.show(CardId(3), mask_of(Seat(1)))
    assert zone.observe(Seat(1)).cards == (3,)


def test_forgetting_clears_all_but_those_who_can_tell() -> None:
    zone = zone_of([(3, mask_of(Seat(0), Seat(1)))])
    zone.forget(mask_of(Seat(0)))
    assert zone.observe(Seat(0)).cards == (3,)
    assert zone.observe(Seat(1)).cards == ()


def test_who_else_knows_a_card_is_shown_of_open_cards_only() -> None:
    zone = zone_of([(3, mask_of(Seat(0), Seat(1))), (4, everybody(2))])
    assert zone.observe(Seat(0)).known == (mask_of(Seat(0)), everybody(2))


def test_an_owner_knows_all_and_forgets_nothing() -> None:
    zone = Zone(owner=mask_of(Seat(0)))
    zone.add(CardId(3))
    zone.forget(0)
    assert zone.observe(Seat(0)).cards == (3,)
    assert zone.observe(Seat(1)).owner == mask_of(Seat(0))


def test_a_card_that_goes_unseen_takes_along_what_others_knew() -> None:
    zone = Zone(owner=mask_of(Seat(0)))
    for card in (3, 4):
        zone.add(CardId(card), mask_of(Seat(1), Seat(2)))
    assert zone.remove_unseen(CardId(3), mask_of(Seat(2))) == mask_of(Seat(0), Seat(2))
    assert zone.known == (mask_of(Seat(0), Seat(2)),)


def test_of_an_only_card_everybody_can_tell_that_it_went() -> None:
    zone = Zone(owner=mask_of(Seat(0)))
    zone.add(CardId(3), mask_of(Seat(1)))
    assert zone.remove_unseen(CardId(3)) == mask_of(Seat(0), Seat(1))


def test_a_new_deal_keeps_what_the_viewer_knows() -> None:
    zone = Zone(owner=mask_of(Seat(0)))
    for card in (3, 4, 5):
        zone.add(CardId(card))
    zone.show(CardId(4), mask_of(Seat(1)))
    seen = zone.observe(Seat(1))
    dealt = seen.deal(Bag.of([1, 3, 5]), Seeded.of("new deal"))
    assert dealt.observe(Seat(1)) == seen
    assert len(dealt.observe(Seat(0)).cards) == 3


def test_removing_returns_who_knew_the_card() -> None:
    zone = zone_of([(3, 2), (5, 1)])
    assert zone.remove(CardId(3)) == 2
    assert zone.cards == [5]


def test_removing_a_card_that_is_not_there_is_our_mistake() -> None:
    with pytest.raises(BrokenInvariant, match="not-in-zone"):
        zone_of([(3, 0)]).remove(CardId(4))


def test_clearing_a_zone_returns_its_cards() -> None:
    zone = zone_of([(5, 0), (3, 1)])
    assert zone.clear() == [3, 5]
    assert len(zone) == 0


def test_cards_put_into_a_bag_leave_no_order() -> None:
    bag = Bag.of([5, 1])
    bag.put([CardId(3)])
    assert bag == Bag.of([1, 3, 5])
    assert bag.observe(Seat(0)) == 3


@pytest.mark.parametrize("name", ["remove", "show", "remove_unseen"])
def test_a_card_that_is_not_there_is_a_fault_of_the_rules(name: str) -> None:
    zone = zone_of([(1, 1)])
    more = (1,) if name == "show" else ()
    with pytest.raises(BrokenInvariant, match="not-in-zone"):
        getattr(zone, name)(CardId(2), *more)
    assert zone == zone_of([(1, 1)])
