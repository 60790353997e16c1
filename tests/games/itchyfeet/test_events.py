"""Events: they take effect when drawn, one inside the other, and go to the discards."""

import pytest

from pelagos.games.itchyfeet.cards import card
from tests.games.itchyfeet.support import THREE, TWO, Table


@pytest.mark.rule("TC-13", "TC-29")
def test_an_event_takes_effect_at_once_and_uses_the_draw_up() -> None:
    table = Table(TWO + "hand 0 P1; hand 1 P2", "draw E2").do("draw")
    assert table.hand(0) == {"P1"}
    assert table.discards() == ["E2"]
    assert table.questions() == ["1 TakeTurn"]


@pytest.mark.rule("TC-50")
def test_civil_unrest_puts_the_centre_under_the_unused_countries() -> None:
    table = Table(TWO + "unused AUS BRA; hand 0 P1; hand 1 P2", "draw E1", "draw BRA").do("draw")
    assert table.state.centre == card("BRA")
    assert table.state.unused == [card("AUS")]
    assert table.state.returned == [card("EGY")]
    assert table.hand(0) == {"P1"}


@pytest.mark.rule("TC-06", "TC-50")
def test_countries_put_under_the_others_come_up_last_and_in_order() -> None:
    table = Table(TWO + "unused; returned KEN MEX; hand 0 P1; hand 1 P2", "draw E1").do("draw")
    assert table.state.centre == card("KEN")
    assert table.state.returned == [card("MEX"), card("EGY")]


@pytest.mark.rule("TC-50")
def test_without_an_unused_country_civil_unrest_does_nothing() -> None:
    table = Table(TWO + "unused; hand 0 P1; hand 1 P2", "draw E1").do("draw")
    assert table.state.centre == card("EGY")
    assert len(table.told("CentreStays")) == 1


@pytest.mark.rule("TC-49")
def test_during_a_strike_nobody_travels_until_the_next_turn_of_who_drew_it() -> None:
    text = "hand 0 P1 BOOKs SUNs SWIMs; hand 1 P2 BOOTs COATs PILLs"
    table = Table(TWO + text, "draw E2", "draw BUGs").do("draw")
    assert table.state.strike == 0
    assert table.refused("travel") == "TC-49 strike"
    table.do("draw")
    assert table.questions() == ["0 TakeTurn"]
    assert len(table.told("StrikeEnded")) == 1
    assert "travel" in table.listed()


@pytest.mark.rule("TC-49")
def test_the_strike_binds_who_drew_it_for_the_rest_of_the_turn() -> None:
    table = Table(TWO + "extra 1; hand 0 P1 BOOKs SUNs SWIMs; hand 1 P2", "draw E2").do("draw")
    assert table.questions() == ["0 TakeTurn"]
    assert table.refused("travel") == "TC-49 strike"


@pytest.mark.rule("TC-29", "TC-48")
def test_baggage_is_passed_clockwise_at_the_same_time_and_in_secret() -> None:
    table = Table(THREE + "hand 0 P1 SUNs; hand 1 X1; hand 2 P3 CAMs", "draw E3").do("draw")
    assert table.questions() == ["0 PassCard", "1 PassCard", "2 PassCard"]
    table.do("1: hand X1", "0: hand P1")
    assert table.hand(1) == {"X1"}
    table.do("2: hand CAMs")
    assert [table.hand(seat) for seat in range(3)] == [{"SUNs", "CAMs"}, {"P1"}, {"P3", "X1"}]
    assert table.known(0, 1) == {"P1"}
    assert table.known(2, 1) == table.known(None, 1) == set()


@pytest.mark.rule("TC-48")
def test_who_has_no_card_passes_nothing_but_receives() -> None:
    table = Table(THREE + "hand 0 P1 SUNs; hand 1; hand 2 P3", "draw E3", "draw BUGs").do("draw")
    assert table.questions() == ["0 PassCard", "2 PassCard"]
    table.do("0: hand SUNs", "2: hand P3")
    assert [table.hand(seat) for seat in range(3)] == [{"P1", "P3"}, {"SUNs"}, set()]


@pytest.mark.rule("TC-40", "TC-48")
def test_postcards_are_counted_after_all_baggage_has_moved() -> None:
    table = Table(TWO + "hand 0 P1 K1; hand 1 P2 K2 K3 K4", "draw E3").do("draw", "0: hand K1", "1: hand K4")
    assert not table.state.over
    table = Table(TWO + "hand 0 P1 K1; hand 1 P2 K2 K3 K4", "draw E3").do("draw", "0: hand K1", "1: hand P2")
    assert table.state.winners == (1,)


@pytest.mark.rule("TC-48")
def test_a_card_that_is_not_held_cannot_be_passed() -> None:
    table = Table(TWO + "hand 0 P1; hand 1 P2", "draw E3").do("draw")
    assert table.refused("0: hand P2") == "TC-48 not-in-hand"


@pytest.mark.rule("TC-29")
def test_at_the_sale_everybody_draws_beginning_with_who_drew_the_card() -> None:
    table = Table(THREE + "turn 1; hand 0 P1; hand 1 P2; hand 2 P3", "draw E4", "draw SUNs", "draw SUNh", "draw SUNd")
    table.do("draw")
    assert [table.hand(seat) for seat in range(3)] == [{"P1", "SUNd"}, {"P2", "SUNs"}, {"P3", "SUNh"}]
    assert table.discards() == ["E4"]


@pytest.mark.rule("TC-29")
def test_an_event_inside_an_event_is_resolved_first() -> None:
    table = Table(THREE + "hand 0 P1; hand 1 P2; hand 2 P3", "draw E4", "draw E3", "draw SUNs", "draw SUNh")
    table.do("draw")
    assert table.questions() == ["0 PassCard", "1 PassCard", "2 PassCard"]
    assert table.discards() == []
    table.do("0: hand P1", "1: hand P2", "2: hand P3")
    assert [table.hand(seat) for seat in range(3)] == [{"P3"}, {"P1", "SUNs"}, {"P2", "SUNh"}]
    assert table.discards() == ["E3", "E4"]


@pytest.mark.rule("TC-21", "TC-29")
def test_at_the_sale_each_hand_limit_is_checked_before_the_next_player_draws() -> None:
    text = "hand 0 P1; hand 1 P2 SUNs SUNh SUNd CAMs CAMh CAMd; hand 2 P3"
    table = Table(THREE + text, "draw E4", "draw BUGs", "draw BUGh", "draw BUGd").do("draw")
    assert table.questions() == ["1 DiscardDown"]
    assert table.hand(2) == {"P3"}
    assert "BUGd" in table.do("discard SUNs").hand(2)


@pytest.mark.rule("TC-22", "TC-29")
def test_an_empty_hand_that_finds_events_gets_fewer_cards() -> None:
    text = "turn 1; hand 0; hand 1 P2 SUNs"
    table = Table(TWO + text, "draw CAMs", "draw BUGs", "draw E2", "draw BUGh").do("draw")
    assert table.hand(0) == {"BUGs", "BUGh"}
    assert table.questions() == ["0 TakeTurn"]
