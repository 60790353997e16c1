"""A deck has no order, and its content is shown to those alone who know it."""

import pytest

from pelagos.components.deck import Deck, size_of
from pelagos.kernel.ids import CardId, Seat, everybody, mask_of


def deck(knowers: int) -> Deck:
    made = Deck()
    made.put([CardId(5), CardId(1)], 0)
    made.put([CardId(3)], knowers)
    return made


def test_cards_put_into_a_deck_leave_no_order() -> None:
    assert deck(0).cards == [1, 3, 5]
    assert len(deck(0)) == 3


def test_who_knows_the_deck_sees_it_and_others_count() -> None:
    seen = deck(mask_of(Seat(1)))
    assert seen.observe(Seat(1)) == (1, 3, 5)
    assert seen.observe(Seat(0)) == seen.observe(None) == 3


def test_what_was_shuffled_in_before_all_eyes_is_known_to_outsiders_too() -> None:
    assert deck(everybody(2)).observe(None) == (1, 3, 5)


def test_a_card_that_leaves_unseen_takes_the_knowledge_of_the_others_along() -> None:
    left = deck(everybody(2))
    left.lose_unseen(mask_of(Seat(0)))
    assert left.knowers == mask_of(Seat(0))


@pytest.mark.parametrize("knowers", [0, 1])
def test_everybody_can_tell_the_size_from_what_he_sees(knowers: int) -> None:
    assert size_of(deck(knowers).observe(Seat(0))) == 3
