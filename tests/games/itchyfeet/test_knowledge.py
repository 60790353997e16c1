"""Who knows what: hands, the pile, and samples that could have produced what everybody saw."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pelagos.games.itchyfeet.cards import PASSPORTS, card
from pelagos.games.itchyfeet.deal import Hidden, Place, deal
from pelagos.games.itchyfeet.game import GAME
from pelagos.games.itchyfeet.rules.knowledge import without_one
from pelagos.games.itchyfeet.state import ItchyFeetState
from pelagos.kernel.chance import Seeded
from pelagos.kernel.ids import Seat
from pelagos.kernel.notation import read_action
from tests.games.itchyfeet.support import DECK, THREE, TWO, Table, codes

VIEWERS = (0, 1, 2, None)
labels = st.integers(1, 7)


def samples(state: ItchyFeetState, viewer: int | None, count: int = 15) -> list[ItchyFeetState]:
    view = GAME.observe(state, None if viewer is None else Seat(viewer))
    return [GAME.sample(view, Seeded.of(f"sample {number}")) for number in range(count)]


@pytest.mark.rule("TC-07", "TC-08", "TC-45")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_in_every_sample_of_a_start_each_hand_has_one_passport_and_three_items(viewer: int | None) -> None:
    state = GAME.start(DECK, 3, Seeded.of("start"))
    for sample in samples(state, viewer):
        for hand in sample.hands:
            assert sum(one in PASSPORTS for one in hand.cards) == 1
            assert all(one in PASSPORTS or one < card("E1") for one in hand.cards)


@pytest.mark.rule("TC-45")
def test_who_discards_items_of_the_start_hand_still_has_the_passport_in_every_sample() -> None:
    state = GAME.start(DECK, 3, Seeded.of("start"))
    seat = state.turn
    items = [one for one in state.hands[seat].cards if one not in PASSPORTS]
    words = ("steal", f"choose {(seat + 1) % 3}", f"pay {GAME.card_code(items[0])}")
    for text in words:
        decision = state.pending[0]
        GAME.apply(state, decision.id, read_action(GAME, decision, text), Seeded.of("theft"))
    other = (seat + 2) % 3
    for sample in samples(state, other):
        both = [*sample.hands[seat].cards, *sample.hands[(seat + 1) % 3].cards]
        assert sum(one in PASSPORTS for one in both) == 2
        assert len(sample.hands[seat]) == 4


@pytest.mark.rule("TC-20", "TC-45")
def test_a_theft_tells_only_thief_and_victim_which_card_went() -> None:
    table = Table(THREE + "hand 0 P1 BUGs; hand 1 P2! SUNs! CAMs; hand 2 P3", "roll 0")
    table.do("steal", "choose 1", "pay BUGs", "react no")
    assert table.hand(0) == {"P1", "SUNs"}
    assert table.known(1, 0) == {"SUNs"}
    assert table.known(0, 1) == {"P2"}
    assert table.known(2, 0) == table.known(2, 1) == table.known(None, 1) == set()


@pytest.mark.rule("TC-20", "TC-45")
def test_after_a_theft_the_open_cards_are_with_victim_or_thief_in_every_sample() -> None:
    table = Table(THREE + "hand 0 P1! BUGs; hand 1 P2! SUNs!; hand 2 P3 PILLs", "roll 0")
    table.do("steal", "choose 1", "pay BUGs")
    for sample in samples(table.state, 2):
        assert codes([*sample.hands[0].cards, *sample.hands[1].cards]) == {"P1", "P2", "SUNs"}


@pytest.mark.rule("TC-20", "TC-45")
def test_the_theft_of_an_only_card_tells_everybody_which_it_was() -> None:
    table = Table(THREE + "hand 0 P1 BUGs; hand 1 SUNs!; hand 2 P3", "roll 0", "draw CAMs", "draw CAMh", "draw CAMd")
    table.do("steal", "choose 1", "pay BUGs")
    assert table.known(None, 0) == {"SUNs"}


@pytest.mark.rule("TC-23", "TC-45")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_in_every_sample_a_new_pile_is_made_of_the_discards(viewer: int | None) -> None:
    text = THREE + "hand 0 P1 BUGs; hand 1 P2 CAMs; hand 2 P3 PILLs; pile SUNs; discards SUNh SUNd K1"
    table = Table(text, "draw SUNs", "draw SUNh").do("draw")
    for sample in samples(table.state, viewer):
        assert codes(sample.pile.cards) == {"SUNh", "SUNd", "K1"}
    table.do("draw")
    for sample in samples(table.state, viewer):
        drawn = codes(sample.hands[1].cards) & {"SUNh", "SUNd", "K1"}
        assert len(drawn) == 1
        assert codes(sample.pile.cards) == {"SUNh", "SUNd", "K1"} - drawn


@pytest.mark.rule("TC-05", "TC-45")
def test_a_passport_that_everybody_saw_is_never_set_aside_in_a_sample() -> None:
    text = TWO + "hand 0 P1 BUGs; hand 1 P2 CAMs; pile SUNs; discards P3 SUNh"
    table = Table(text, "draw SUNs", "draw P3").do("draw", "draw")
    for sample in samples(table.state, None):
        assert card("P3") not in sample.aside.cards


@pytest.mark.rule("TC-45", "TC-46")
def test_hands_and_pile_are_hidden_and_the_table_is_open() -> None:
    state = GAME.start(DECK, 3, Seeded.of("hidden"))
    view = GAME.observe(state, Seat(1))
    assert [len(hand.cards) for hand in view.hands] == [0, 4, 0]
    assert [len(hand) for hand in view.hands] == [4, 4, 4]
    assert view.pile == 45
    assert (view.homes, view.centre) == (tuple(state.homes), state.centre)


@given(st.lists(labels, min_size=1, max_size=5), st.integers(0, 4))
def test_the_backs_that_are_left_fit_whichever_card_went(backs: list[int], gone: int) -> None:
    left = sorted(backs)
    del left[min(gone, len(left) - 1)]
    bounds = without_one(backs)
    assert len(bounds) == len(left)
    assert all(back & bound == back for back, bound in zip(left, bounds, strict=True))


@given(st.lists(labels, max_size=4), st.lists(st.sampled_from((1, 2, 4)), max_size=5))
def test_a_deal_is_found_exactly_if_there_is_one(backs: list[int], origins: list[int]) -> None:
    places = [Place(0, back) for back in backs]
    cards = [Hidden(number, origin) for number, origin in enumerate(origins)]
    orders = permutations(origins, len(backs))
    possible = any(all(one & back for one, back in zip(order, backs, strict=True)) for order in orders)
    chosen = deal(places, cards)
    assert (chosen is not None) == possible
    if chosen is not None:
        assert len(set(chosen)) == len(backs)
        assert all(origins[index] & back for index, back in zip(chosen, backs, strict=True))


def test_a_card_whose_holder_is_known_is_dealt_to_that_holder() -> None:
    places = [Place(0, 1), Place(1, 1), Place(2, 1)]
    cards = [Hidden(5, 1), Hidden(6, 1, holder=0), Hidden(7, 1)]
    chosen = deal(places, cards)
    assert chosen is not None
    assert cards[chosen[0]].card == 6
