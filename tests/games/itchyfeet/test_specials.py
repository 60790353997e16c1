"""Special items of the own turn."""

import pytest

from pelagos.games.itchyfeet.cards import card
from tests.games.itchyfeet.support import THREE, TWO, Table


@pytest.mark.rule("TC-30")
def test_special_items_for_other_moments_are_not_played_in_the_own_turn() -> None:
    table = Table(TWO + "hand 0 P1 S1 S2 S8 S9 SUNs; hand 1 P2")
    for code in ("S1", "S2", "S8", "S9"):
        assert f"use {code}" not in table.listed()
        assert table.refused(f"use {code}") == "TC-30 wrong-moment"
    assert table.refused("use S3") == "TC-30 not-in-hand"
    assert table.refused("use SUNs") == "TC-30 not-special"


@pytest.mark.rule("TC-33")
def test_the_local_guide_takes_any_card_but_an_event_out_of_the_pile() -> None:
    table = Table(TWO + "hand 0 P1 S3; hand 1 P2; pile E1 K1 SUNs; discards BUGs").do("use S3")
    assert table.listed() == ["take SUNs", "take K1"]
    assert table.refused("take BUGs") == "TC-33 not-in-pile"
    assert table.refused("take E1") == "TC-29 event-stays"
    assert table.refused("enough") == "TC-33 must-take"
    table.do("take K1")
    assert table.hand(0) == {"P1", "K1"}
    assert table.known(None, 0) == {"K1"}
    assert table.discards() == ["BUGs", "S3"]
    assert table.questions() == ["1 TakeTurn"]


@pytest.mark.rule("TC-33", "TC-45")
def test_only_the_searcher_sees_the_pile_until_somebody_else_draws() -> None:
    table = Table(TWO + "hand 0 P1 S3; hand 1 P2; pile BUGs CAMs SUNs", "draw BUGs").do("use S3")
    assert [table.view(viewer).pile for viewer in (1, None)] == [3, 3]
    table.do("take SUNs")
    assert table.view(0).pile == (card("CAMs"), card("BUGs"))
    table.do("draw")
    assert table.view(0).pile == 1


@pytest.mark.rule("TC-23", "TC-33")
def test_an_empty_pile_is_made_anew_for_the_guide() -> None:
    table = Table(TWO + "reading lazy; free; hand 0 P1 S3; hand 1 P2; pile; discards BUGs").do("use S3", "take BUGs")
    assert table.hand(0) == {"P1", "BUGs"}
    never = Table(TWO + "reading never; free; hand 0 P1 S3; hand 1 P2; pile; discards BUGs")
    assert never.refused("use S3") == "TC-30 no-effect"


@pytest.mark.rule("TC-29", "TC-33")
def test_a_pile_of_events_has_nothing_for_the_guide() -> None:
    table = Table(TWO + "hand 0 P1 S3; hand 1 P2; pile E1 E2").do("use S3")
    assert table.listed() == ["enough"]
    assert table.do("enough").hand(0) == {"P1"}


@pytest.mark.rule("TC-33", "TC-37")
def test_the_trading_post_gives_one_card_more_than_it_takes() -> None:
    text = "hand 0 P1 S4 SUNs SUNh X1; hand 1 P2; discards CAMs"
    table = Table(TWO + text, "draw BUGs", "draw BUGh", "draw BUGd").do("use S4")
    assert table.refused("enough") == "TC-33 must-trade-in"
    assert table.refused("take X1") == "TC-37 contraband-stays"
    assert table.refused("take CAMs") == "TC-33 not-in-hand"
    table.do("take SUNs", "take SUNh", "enough")
    assert table.hand(0) == {"P1", "X1", "BUGs", "BUGh", "BUGd"}
    assert table.questions() == ["1 TakeTurn"]


@pytest.mark.rule("TC-33")
def test_the_trading_post_takes_three_cards_at_most() -> None:
    text = "hand 0 P1 S4 SUNs SUNh SUNd; hand 1 P2"
    table = Table(TWO + text, "draw BUGs", "draw BUGh", "draw BUGd", "draw BUGc")
    table.do("use S4", "take SUNs", "take SUNh", "take SUNd")
    assert len(table.hand(0)) == 5


@pytest.mark.rule("TC-34", "TC-51")
def test_the_map_changes_open_home_countries_and_never_the_centre() -> None:
    """Test position 24."""
    text = THREE.replace("home 1 PER", "home 1 done") + "unused BRA; hand 0 P1 S5; hand 1 P2; hand 2 P3"
    table = Table(text, "draw BRA").do("use S5")
    assert table.listed() == ["choose 0", "choose 2"]
    assert table.refused("choose 1") == "TC-51 home-completed"
    assert table.refused("choose 3") == "TC-34 no-such-player"
    table.do("choose 0")
    assert table.state.homes[0] == card("BRA")
    assert table.state.returned == [card("GRE")]
    assert table.state.centre == card("EGY")


@pytest.mark.rule("TC-34")
def test_the_map_needs_an_unused_country() -> None:
    assert Table(TWO + "unused; hand 0 P1 S5; hand 1 P2").refused("use S5") == "TC-30 no-effect"


@pytest.mark.rule("TC-12", "TC-30")
def test_the_night_bus_is_free_and_brings_a_second_action() -> None:
    table = Table(TWO + "hand 0 P1 S6; hand 1 P2", "draw SUNs", "draw SUNh").do("use S6")
    assert table.questions() == ["0 TakeTurn"]
    assert table.do("draw").questions() == ["0 TakeTurn"]
    assert table.do("draw").questions() == ["1 TakeTurn"]


@pytest.mark.rule("TC-12", "TC-30")
def test_a_bus_that_is_recycled_for_nothing_does_not_ride_on_for_ever() -> None:
    table = Table(TWO + "free; hand 0 P1 S6; hand 1 P2").do("use S6", "recycle", "take S6")
    assert table.questions() == ["0 TakeTurn"]
    assert table.refused("use S6") == "TC-30 no-effect"
    assert "use S6" not in table.listed()


@pytest.mark.rule("TC-12", "TC-18")
def test_three_offers_a_turn_are_not_made_six_by_the_bus() -> None:
    table = Table(TWO + "extra 1; offers 3; hand 0 P1 SUNs; hand 1 P2", "draw BUGs").do("draw")
    assert "trade" not in table.listed()


@pytest.mark.rule("TC-30", "TC-37", "TC-45")
def test_customs_shows_a_hand_to_the_inspector_who_then_chooses() -> None:
    table = Table(THREE + "hand 0 P1 S7; hand 1 P2 SUNs X1; hand 2 P3").do("use S7", "choose 1")
    assert table.known(0, 1) == {"P2", "SUNs", "X1"}
    assert table.known(2, 1) == set()
    assert table.refused("take X1") == "TC-37 contraband-stays"
    assert table.refused("take P3") == "TC-30 not-seen"
    assert table.refused("enough") == "TC-30 must-take"
    table.do("take SUNs")
    assert table.hand(1) == {"P2", "X1"}
    assert table.discards() == ["SUNs", "S7"]


@pytest.mark.rule("TC-37")
def test_customs_leaves_a_hand_of_contraband_alone() -> None:
    table = Table(TWO + "hand 0 P1 S7; hand 1 X1").do("use S7", "choose 1")
    assert table.listed() == ["enough"]
    assert table.do("enough").hand(1) == {"X1"}


@pytest.mark.rule("TC-30")
def test_customs_needs_somebody_with_cards() -> None:
    assert Table(TWO + "hand 0 P1 S7; hand 1").refused("use S7") == "TC-30 no-effect"


@pytest.mark.rule("TC-11", "TC-30")
def test_with_nothing_but_the_bus_a_player_may_also_pass() -> None:
    table = Table(TWO + "hand 0 S6; hand 1; pile", "roll 0")
    assert table.listed() == ["use S6", "pass"]


@pytest.mark.rule("TC-40")
def test_a_postcard_from_the_guide_can_win() -> None:
    table = Table(TWO + "hand 0 K1 K2 K3 S3; hand 1 P2; pile K4 SUNs").do("use S3", "take K4")
    assert table.state.winners == (0,)
