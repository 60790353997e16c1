"""Turns: drawing, recycling, stealing, the hand limit, the empty hand."""

import pytest

from pelagos.games.itchyfeet.cards import card
from tests.games.itchyfeet.support import THREE, TWO, Table

DRAWS = ("draw SUNs", "draw SUNh", "draw SUNd")


@pytest.mark.rule("TC-04", "TC-11", "TC-47")
def test_a_player_draws_recycles_trades_or_steals() -> None:
    table = Table(TWO + "hand 0 P1 SUNs; hand 1 P2; discards CAMh")
    assert table.listed() == ["draw", "recycle", "trade", "steal"]
    assert table.refused("pass") == "TC-11 must-act"


@pytest.mark.rule("TC-11")
def test_who_can_do_nothing_passes() -> None:
    table = Table(TWO + "hand 0 X1; hand 1; pile")
    assert table.listed() == ["pass"]
    assert table.do("pass").questions() == ["1 TakeTurn"]


@pytest.mark.rule("TC-12")
def test_the_turn_ends_with_the_action_and_goes_clockwise() -> None:
    table = Table(THREE + "first 0; turn 2; hand 0 P1; hand 1 P2; hand 2 P3", "draw SUNs")
    assert table.do("draw").questions() == ["0 TakeTurn"]
    assert table.state.round == 2


@pytest.mark.rule("TC-13", "TC-21", "TC-37")
def test_a_full_hand_may_draw_and_discards_down_but_never_contraband() -> None:
    """Test position 8."""
    table = Table(TWO + "hand 0 P1 SUNs SUNh CAMs CAMh BUGs X1; hand 1 P2", "draw PILLs").do("draw")
    assert table.questions() == ["0 DiscardDown"]
    assert table.refused("discard X1") == "TC-37 contraband-stays"
    assert table.refused("discard P2") == "TC-21 not-in-hand"
    assert "discard X1" not in table.listed()
    assert table.do("discard BUGs").hand(0) == {"P1", "SUNs", "SUNh", "CAMs", "CAMh", "PILLs", "X1"}
    assert table.questions() == ["1 TakeTurn"]


@pytest.mark.rule("TC-14", "TC-29")
def test_recycling_takes_any_discard_but_an_event() -> None:
    """Test position 10."""
    table = Table(TWO + "hand 0 P1 SUNs BUGs; hand 1 P2; discards E1 CAMh").do("recycle")
    assert table.listed() == ["take CAMh"]
    assert table.refused("take E1") == "TC-29 event-stays"
    table.do("take CAMh", "pay SUNs", "pay BUGs")
    assert table.hand(0) == {"P1", "CAMh"}
    assert table.discards() == ["E1", "SUNs", "BUGs"]
    assert table.questions() == ["1 TakeTurn"]


@pytest.mark.rule("TC-14")
@pytest.mark.parametrize("wanted", ["P3", "K1", "S2", "X1"])
def test_any_other_sort_of_card_may_be_recycled(wanted: str) -> None:
    table = Table(TWO + f"hand 0 P1 SUNs BUGs; hand 1 P2; discards {wanted}")
    assert wanted in table.do("recycle", f"take {wanted}", "pay SUNs", "pay BUGs").hand(0)


@pytest.mark.rule("TC-14")
def test_the_recycled_card_must_have_been_there_before_the_payment() -> None:
    table = Table(TWO + "hand 0 P1 SUNs BUGs; hand 1 P2; discards CAMh").do("recycle")
    assert table.refused("take SUNs") == "TC-14 not-discarded"


@pytest.mark.rule("TC-14", "TC-37")
def test_contraband_does_not_pay_for_recycling() -> None:
    table = Table(TWO + "hand 0 P1 BUGs X1; hand 1 P2; discards CAMh").do("recycle", "take CAMh")
    assert table.refused("pay X1") == "TC-37 contraband-stays"
    poor = Table(TWO + "hand 0 P1 X1; hand 1 P2; discards CAMh")
    assert poor.refused("recycle") == "TC-14 cannot-pay"
    assert Table(TWO + "hand 0 P1 SUNs; hand 1 P2; discards E1").refused("recycle") == "TC-14 nothing-to-recycle"


@pytest.mark.rule("TC-20")
def test_stealing_costs_a_card_and_takes_a_random_one() -> None:
    table = Table(TWO + "hand 0 P1 BUGs; hand 1 P2 S1 COATs", "roll 1").do("steal", "choose 1", "pay BUGs")
    assert table.questions() == ["1 ReactToSteal"]
    table.do("react no")
    assert table.hand(0) == {"P1", "S1"}
    assert table.hand(1) == {"P2", "COATs"}


@pytest.mark.rule("TC-20")
def test_a_theft_may_be_paid_with_the_last_card() -> None:
    table = Table("seats 2; centre EGY; home 0 GRE; home 1 PER; hand 0 BUGs; hand 1 P2", "roll 0", *DRAWS)
    table.do("steal", "choose 1", "pay BUGs")
    assert table.hand(0) == {"P2"}
    assert len(table.hand(1)) == 3


@pytest.mark.rule("TC-20")
def test_nobody_steals_from_an_empty_hand_from_oneself_or_without_paying() -> None:
    table = Table(THREE + "hand 0 P1 BUGs; hand 1; hand 2 P3").do("steal")
    assert table.listed() == ["choose 2"]
    assert table.refused("choose 1") == "TC-20 no-cards"
    assert table.refused("choose 0") == "TC-20 no-such-player"
    assert table.refused("choose 7") == "TC-20 no-such-player"
    assert Table(TWO + "hand 0 X1; hand 1 P2").refused("steal") == "TC-20 cannot-pay"
    assert Table(TWO + "hand 0 P1; hand 1").refused("steal") == "TC-20 nobody-has-cards"


@pytest.mark.rule("TC-20", "TC-37")
def test_contraband_does_not_pay_for_a_theft() -> None:
    table = Table(TWO + "hand 0 P1 X1; hand 1 P2").do("steal", "choose 1")
    assert table.refused("pay X1") == "TC-37 contraband-stays"
    assert table.listed() == ["pay P1"]


@pytest.mark.rule("TC-22", "TC-23")
def test_an_empty_hand_is_filled_with_three_cards_before_the_turn() -> None:
    """Test position 21: the pile holds two cards, the discards five."""
    text = "turn 1; hand 0; hand 1 P2; pile SUNs SUNh BUGs; discards BUGh BUGd BUGc CAMs CAMh"
    table = Table(TWO + text, "draw BUGs", "draw SUNs", "draw SUNh", "draw CAMs").do("draw")
    assert table.hand(0) == {"SUNs", "SUNh", "CAMs"}
    assert len(table.told("Reshuffled")) == 1
    assert table.questions() == ["0 TakeTurn"]
    assert table.pile() == {"BUGh", "BUGd", "BUGc", "CAMh"}


@pytest.mark.rule("TC-22")
def test_an_empty_hand_in_the_middle_of_a_turn_stays_empty() -> None:
    table = Table(TWO + "hand 0 BUGs; hand 1 P2 COATs").do("steal", "choose 1", "pay BUGs")
    assert table.hand(0) == set()
    assert table.questions() == ["1 ReactToSteal"]


@pytest.mark.rule("TC-24")
def test_with_pile_and_discards_empty_nothing_is_drawn() -> None:
    table = Table(TWO + "hand 0 P1; hand 1 P2; pile")
    assert "draw" not in table.listed()
    assert table.refused("draw") == "TC-24 nothing-to-draw"


@pytest.mark.rule("TC-21")
def test_the_limit_counts_passports_and_special_items() -> None:
    table = Table(TWO + "hand 0 P1 P3 S1 S2 S3 SUNs SUNh; hand 1 P2", "draw PILLs").do("draw")
    assert table.questions() == ["0 DiscardDown"]
    assert card("P3") in table.do("discard P3").state.discards


@pytest.mark.rule("TC-52")
def test_after_a_hundred_rounds_whoever_is_furthest_wins() -> None:
    table = Table(THREE + "first 0; turn 2; round 100; hand 0 SUNs; hand 1 BOOTs COATs; hand 2 P3", "draw BUGs")
    table.do("draw")
    assert table.state.winners == (1,)
    assert table.told("MatchWon")[0].reason == "limit"


@pytest.mark.rule("TC-52")
def test_a_completed_home_counts_more_than_items_and_equals_share() -> None:
    text = THREE.replace("home 0 GRE", "home 0 done").replace("home 2 JAP", "home 2 done")
    table = Table(text + "first 0; turn 2; round 100; hand 0 SUNs; hand 1 BOOTs COATs; hand 2 CAMs", "draw BUGs")
    table.do("draw")
    assert table.state.winners == (0, 2)
