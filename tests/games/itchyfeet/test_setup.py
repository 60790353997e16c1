"""Set-up."""

import pytest

from pelagos.games.itchyfeet.cards import CODES, EVENTS, PASSPORTS, SORT, card
from pelagos.games.itchyfeet.game import GAME
from pelagos.games.itchyfeet.options import ItchyFeetOptions
from pelagos.games.itchyfeet.rules.setup import nearest_seat
from pelagos.games.itchyfeet.state import census
from pelagos.kernel.chance import Seeded
from pelagos.kernel.errors import IllegalAction
from tests.games.itchyfeet.support import ALL, DECK

SEATS = range(2, 7)


@pytest.mark.rule("TC-09")
def test_the_player_nearest_to_the_centre_starts() -> None:
    """Test position 1."""
    assert nearest_seat([card("GRE"), card("PER"), card("JAP")], card("EGY")) == 0
    assert nearest_seat([card("PER"), card("JAP"), card("GRE")], card("EGY")) == 2


@pytest.mark.rule("TC-05", "TC-06", "TC-07")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_starts_with_a_passport_and_three_items(seats: int) -> None:
    """Test position 25."""
    state = GAME.start(None, seats, Seeded.of("start"))
    for hand in state.hands:
        assert sum(one in PASSPORTS for one in hand.cards) == 1
        assert len(hand) == 4
    assert len(state.aside) == 12 - seats
    assert len(state.unused) == 12 - seats
    assert len(state.pile) == 32 - 3 * seats


@pytest.mark.rule("TC-08")
@pytest.mark.parametrize("seats", SEATS)
def test_extension_cards_are_in_the_pile_and_never_in_a_start_hand(seats: int) -> None:
    """Test position 25."""
    state = GAME.start(DECK, seats, Seeded.of("start"))
    assert len(state.pile) == 54 - 3 * seats
    assert set(EVENTS) <= set(state.pile.cards)
    for hand in state.hands:
        assert all(one in PASSPORTS or one < card("E1") for one in hand.cards)


@pytest.mark.rule("TC-08")
@pytest.mark.parametrize(("name", "count"), [("events", 4), ("specials", 9), ("contraband", 3), ("postcards", 6)])
def test_each_extension_is_an_option_of_its_own(name: str, count: int) -> None:
    assert len(GAME.start(GAME.read_options({name: "yes"}), 2, Seeded.of("one")).pile) == 26 + count
    assert len(GAME.start(ItchyFeetOptions(), 2, Seeded.of("one")).pile) == 26


@pytest.mark.rule("TC-41")
def test_everybody_gets_a_different_character_face_up() -> None:
    state = GAME.start(ItchyFeetOptions(characters=True), 6, Seeded.of("characters"))
    assert {CODES[one] for one in state.characters} == {"H1", "H2", "H3", "H4", "H5", "H6"}
    assert GAME.observe(state, None).characters == state.characters


@pytest.mark.rule("TC-10")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_a_seventh_player_is_refused(seats: int) -> None:
    with pytest.raises(IllegalAction) as caught:
        GAME.start(None, seats, Seeded.of("seats"))
    assert caught.value.rule == "PL-04"


@pytest.mark.rule("TC-05")
def test_passports_set_aside_take_no_part() -> None:
    state = GAME.start(ALL, 3, Seeded.of("aside"))
    assert all(SORT[one] == "passport" for one in state.aside.cards)
    assert sorted(set(census(state))) == sorted(census(state))
