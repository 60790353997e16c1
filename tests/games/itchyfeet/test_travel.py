"""Travelling."""

import pytest

from pelagos.games.itchyfeet.cards import card
from tests.games.itchyfeet.support import Table

EGYPT = "seats 2; with all; centre JAP; home 0 EGY; home 1 PER; hand 1 P2 COATh; "
"""Seat 0 needs SUN CAM PILL; the centre needs BOOK COAT CAM."""
DONE = EGYPT.replace("home 0 EGY", "home 0 done")


@pytest.mark.rule("TC-03", "TC-26", "TC-27")
def test_a_trip_shows_the_hand_uses_up_the_items_and_draws_a_card() -> None:
    """Test position 2."""
    table = Table("seats 2; centre JAP; home 0 EGY; home 1 PER; hand 1 P2; hand 0 P1 SUNs CAMs PILLs BUGs", "draw BUGh")
    assert "travel" in table.listed()
    table.do("travel")
    assert table.hand(0) == {"P1", "BUGs", "BUGh"}
    assert table.discards() == ["SUNs", "CAMs", "PILLs"]
    assert table.state.homes[0] is None
    assert table.state.visited == [card("EGY")]
    assert table.told("HandShown")[0].cards == tuple(card(code) for code in ("SUNs", "CAMs", "BUGs", "PILLs", "P1"))
    assert table.questions() == ["1 TakeTurn"]


@pytest.mark.rule("TC-27", "TC-45")
def test_everybody_knows_what_is_left_of_a_hand_that_was_shown() -> None:
    table = Table(EGYPT + "hand 0 P1 SUNs CAMs PILLs BUGs", "draw BUGh").do("travel")
    table.do("1: react no")
    assert table.known(None, 0) == {"P1", "BUGs"}


@pytest.mark.rule("TC-26")
def test_the_embassy_letter_stands_for_the_passport() -> None:
    """Test position 3."""
    table = Table(EGYPT + "hand 0 SUNs CAMs PILLs S9", "draw BUGh").do("travel", "react no")
    assert table.discards() == ["SUNs", "CAMs", "PILLs", "S9"]
    assert Table(EGYPT + "hand 0 SUNs CAMs PILLs").refused("travel") == "TC-26 no-passport"


@pytest.mark.rule("TC-26")
def test_any_passport_will_do() -> None:
    assert "travel" in Table(EGYPT + "hand 0 P12 SUNs CAMs PILLs").listed()


@pytest.mark.rule("TC-26", "TC-32")
def test_the_credit_card_stands_for_one_item_and_never_for_the_passport() -> None:
    """Test position 4."""
    table = Table(EGYPT + "hand 0 P1 SUNs CAMs S2", "draw BUGh").do("travel", "react no")
    assert table.discards() == ["SUNs", "CAMs", "S2"]
    assert Table(EGYPT + "hand 0 SUNs CAMs PILLs S2").refused("travel") == "TC-26 no-passport"
    assert Table(EGYPT + "hand 0 P1 SUNs S2").refused("travel") == "TC-26 items-missing"


@pytest.mark.rule("TC-32")
def test_a_credit_card_that_is_not_needed_stays() -> None:
    table = Table(EGYPT + "hand 0 P1 SUNs CAMs PILLs S2", "draw BUGh").do("travel", "react no")
    assert "S2" in table.hand(0)


@pytest.mark.rule("TC-32", "TC-40")
def test_the_credit_card_is_no_postcard() -> None:
    table = Table(EGYPT + "hand 0 P1 K1 K2 K3", "draw S2").do("draw")
    assert not table.state.over


@pytest.mark.rule("TC-35")
def test_nobody_travels_with_contraband() -> None:
    """Test position 5."""
    table = Table(DONE + "hand 0 P1 BOOKs COATs CAMs X1")
    assert "travel" not in table.listed()
    assert table.refused("travel") == "TC-35 travel-with-contraband"


@pytest.mark.rule("TC-02")
def test_the_centre_is_closed_until_home_is_completed() -> None:
    """Test position 6."""
    table = Table(EGYPT + "hand 0 P1 BOOKs COATs CAMs")
    assert table.refused("travel") == "TC-26 items-missing"


@pytest.mark.rule("TC-02")
def test_countries_of_others_are_of_no_use() -> None:
    assert Table(EGYPT + "hand 0 P1 BOOTs COATs PILLs").refused("travel") == "TC-26 items-missing"


@pytest.mark.rule("TC-01", "TC-28")
def test_whoever_reaches_the_centre_wins_at_once_and_draws_no_more() -> None:
    table = Table(DONE + "hand 0 P1 BOOKs COATs CAMs").do("travel", "react no")
    assert table.state.winners == (0,)
    assert table.state.pending == ()
    assert table.told("MatchWon")[0].reason == "centre"
    assert table.hand(0) == {"P1"}


@pytest.mark.rule("TC-26")
def test_who_lacks_items_is_told_which() -> None:
    assert Table(EGYPT + "hand 0 P1 SUNs").refused("travel") == "TC-26 items-missing"


@pytest.mark.rule("TC-03")
def test_two_copies_of_a_kind_count_once() -> None:
    assert Table(EGYPT + "hand 0 P1 SUNs SUNh CAMs").refused("travel") == "TC-26 items-missing"


@pytest.mark.rule("TC-21", "TC-27")
def test_the_card_drawn_after_a_trip_may_be_an_event() -> None:
    table = Table(EGYPT + "hand 0 P1 SUNs CAMs PILLs", "draw E2").do("travel", "react no")
    assert table.state.strike == 0
    assert table.hand(0) == {"P1"}
