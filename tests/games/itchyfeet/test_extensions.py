"""Contraband, postcards and characters."""

import pytest

from pelagos.games.itchyfeet.game import GAME
from tests.games.itchyfeet.support import THREE, TWO, Table


def with_character(code: str, rest: str, *chance: str) -> Table:
    other = "H2" if code != "H2" else "H1"
    return Table(TWO + f"character 0 {code}; character 1 {other}; " + rest, *chance)


# -- contraband --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TC-36", "TC-37")
def test_contraband_goes_with_one_other_card_that_is_no_contraband() -> None:
    """Test position 16."""
    table = Table(TWO + "hand 0 P1 BUGs X1 X2; hand 1 P2")
    assert [action for action in table.listed() if action.startswith("dump")] == [
        "dump X1 BUGs",
        "dump X1 P1",
        "dump X2 BUGs",
        "dump X2 P1",
    ]
    assert table.refused("dump X1 X2") == "TC-37 contraband-stays"
    assert table.refused("dump BUGs P1") == "TC-36 not-contraband"
    assert table.refused("dump X3 P1") == "TC-36 not-in-hand"
    table.do("dump X1 BUGs")
    assert table.discards() == ["X1", "BUGs"]
    assert table.questions() == ["1 TakeTurn"]


@pytest.mark.rule("TC-38")
def test_contraband_can_be_stolen() -> None:
    table = Table(TWO + "hand 0 P1 BUGs; hand 1 P2 X1", "roll 0").do("steal", "choose 1", "pay BUGs", "react no")
    assert "X1" in table.hand(0)


@pytest.mark.rule("TC-39")
def test_a_hand_of_contraband_is_not_empty() -> None:
    table = Table(TWO + "turn 1; hand 0 X1; hand 1 P2; discards CAMs", "draw BUGs").do("draw")
    assert table.hand(0) == {"X1"}
    assert table.listed() == ["draw", "trade"]
    free = Table(TWO + "free; hand 0 X1; hand 1 P2; discards CAMs")
    assert free.listed() == ["draw", "recycle", "trade"]


# -- postcards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("TC-21", "TC-40")
def test_the_fourth_postcard_wins_before_the_hand_limit() -> None:
    """Test position 20."""
    table = Table(TWO + "hand 0 P1 SUNs SUNh SUNd K1 K2 K3; hand 1 P2", "draw K4").do("draw")
    assert table.state.winners == (0,)
    assert table.known(None, 0) >= {"K1", "K2", "K3", "K4"}
    assert GAME.returns(table.state) == (1.0, 0.0)


@pytest.mark.rule("TC-40")
def test_postcards_win_in_the_middle_of_a_trade() -> None:
    steps = ("trade", "choose 1", "give K4", "give SUNs", "enough", "want BUG", "enough")
    table = Table(TWO + "hand 0 P1 SUNs K4; hand 1 P2 K1 K2 K3 BUGs").do(*steps, "1: accept 1 BUGs")
    assert table.state.winners == (1,)
    assert "SUNs" in table.hand(1) or "BUGs" in table.hand(1)


@pytest.mark.rule("TC-40")
def test_a_stolen_postcard_can_win() -> None:
    table = Table(TWO + "hand 0 K1 K2 K3 BUGs; hand 1 P2 K4", "roll 0").do("steal", "choose 1", "pay BUGs", "react no")
    assert table.state.winners == (0,)


@pytest.mark.rule("TC-40")
def test_in_a_draw_of_several_cards_nothing_is_drawn_after_the_fourth_postcard() -> None:
    text = "hand 0 S4 SUNs SUNh K1 K2 K3; hand 1 P2"
    table = Table(TWO + text, "draw K4").do("use S4", "take SUNs", "enough")
    assert table.state.winners == (0,)
    assert table.chance.left == 0


@pytest.mark.rule("TC-40")
def test_a_recycled_postcard_can_win() -> None:
    table = Table(TWO + "free; hand 0 K1 K2 K3; hand 1 P2; discards K6").do("recycle", "take K6")
    assert table.state.winners == (0,)


# -- characters --------------------------------------------------------------------------------------------------


@pytest.mark.rule("TC-41", "TC-42")
def test_the_smuggler_gives_contraband_that_he_holds() -> None:
    """Test position 23."""
    rest = "hand 0 P1 {}; hand 1 P2 SUNs SUNh SUNd CAMs CAMh CAMd"
    table = with_character("H1", rest.format("BUGs"))
    assert table.refused("smuggle X1 1") == "TC-42 not-in-hand"
    assert table.refused("smuggle BUGs 1") == "TC-42 not-contraband"
    table = with_character("H1", rest.format("X1"))
    assert "smuggle X1 1" in table.listed()
    assert table.refused("smuggle X1 0") == "TC-42 no-such-player"
    assert table.do("smuggle X1 1").questions() == ["1 DiscardDown"]
    assert len(table.hand(1)) == 8
    assert table.refused("discard X1") == "TC-37 contraband-stays"
    assert table.do("discard CAMs").questions() == ["1 TakeTurn"]


@pytest.mark.rule("TC-42")
def test_only_the_smuggler_smuggles() -> None:
    table = with_character("H5", "hand 0 P1 X1; hand 1 P2")
    assert table.refused("smuggle X1 1") == "TC-42 not-smuggler"


@pytest.mark.rule("TC-14", "TC-41")
def test_the_backpacker_recycles_for_one_card() -> None:
    table = with_character("H2", "hand 0 P1 SUNs; hand 1 P2; discards CAMs").do("recycle", "take CAMs", "pay SUNs")
    assert table.hand(0) == {"P1", "CAMs"}


@pytest.mark.rule("TC-13", "TC-41")
def test_the_tourist_draws_two_and_keeps_one() -> None:
    table = with_character("H3", "hand 0 P1; hand 1 P2", "draw SUNs", "draw E2", "draw BUGs").do("draw")
    assert table.questions() == ["0 KeepOne"]
    assert table.refused("keep P1") == "TC-41 not-drawn"
    assert table.refused("enough") == "TC-41 must-take"
    table.do("keep BUGs")
    assert table.hand(0) == {"P1", "BUGs"}
    assert table.discards() == ["E2", "SUNs"]


@pytest.mark.rule("TC-37", "TC-41")
def test_the_tourist_must_keep_contraband() -> None:
    table = with_character("H3", "hand 0 P1; hand 1 P2", "draw SUNs", "draw X1").do("draw")
    assert table.listed() == ["keep X1"]
    assert table.refused("keep SUNs") == "TC-37 contraband-stays"
    both = with_character("H3", "hand 0 P1; hand 1 P2", "draw X1", "draw X2").do("draw", "keep X1")
    assert both.hand(0) == {"P1", "X1", "X2"}


@pytest.mark.rule("TC-29", "TC-41")
def test_the_tourist_may_lose_a_card_to_an_event_in_between() -> None:
    table = with_character("H3", "hand 0 P1; hand 1 P2", "draw SUNs", "draw E3", "draw BUGs").do("draw")
    table.do("0: hand SUNs", "1: hand P2")
    assert table.listed() == ["keep BUGs"]
    table.do("keep BUGs")
    assert table.hand(0) == {"P1", "P2", "BUGs"}
    assert len(table.told("NothingDiscarded")) == 1


@pytest.mark.rule("TC-24", "TC-41")
def test_the_tourist_keeps_the_only_card_there_is() -> None:
    table = with_character("H3", "hand 0 P1; hand 1 P2; pile SUNs", "draw SUNs").do("draw")
    assert table.hand(0) == {"P1", "SUNs"}


@pytest.mark.rule("TC-20", "TC-41", "TC-46")
def test_the_pickpocket_looks_at_two_random_cards_and_takes_one() -> None:
    text = "character 0 H4; character 1 H2; character 2 H1; hand 0 P1 BUGs; hand 1 P2! SUNs! CAMs!; hand 2 P3"
    table = Table(THREE + text, "roll 0", "roll 1").do("steal", "choose 1", "pay BUGs")
    assert table.questions() == ["0 PickOne"]
    assert table.listed() == ["keep SUNs", "keep P2"]
    assert table.refused("keep CAMs") == "TC-41 not-seen"
    assert table.view(2).stack[-1].cards == 2
    assert table.do("keep P2").hand(0) == {"P1", "P2"}


@pytest.mark.rule("TC-41")
def test_the_pickpocket_sees_the_only_card_there_is() -> None:
    text = "seats 2; with characters; centre EGY; home 0 GRE; home 1 PER; character 0 H4; character 1 H1; "
    table = Table(text + "hand 0 P1 BUGs; hand 1 SUNs", "roll 0", "draw CAMs", "draw CAMh", "draw CAMd")
    table.do("steal", "choose 1", "pay BUGs", "keep SUNs")
    assert "SUNs" in table.hand(0)


@pytest.mark.rule("TC-19", "TC-41")
def test_the_hagglers_trade_earns_two_cards() -> None:
    steps = ("trade", "choose 1", "give BUGs", "enough", "want SUN", "enough", "1: accept 1 SUNs")
    table = with_character("H5", "hand 0 P1 BUGs; hand 1 P2 SUNs", "draw CAMs", "draw CAMh").do(*steps)
    assert table.hand(0) == {"P1", "SUNs", "CAMs", "CAMh"}


@pytest.mark.rule("TC-21", "TC-41")
def test_the_overpacker_may_hold_nine_cards() -> None:
    text = "hand 0 P1 SUNs SUNh SUNd SUNc CAMs CAMh CAMd {}; hand 1 P2"
    assert with_character("H6", text.format(""), "draw BUGs").do("draw").questions() == ["1 TakeTurn"]
    assert with_character("H6", text.format("CAMc"), "draw BUGs").do("draw").questions() == ["0 DiscardDown"]
