"""Trading: offers in steps, answers, the swap and its reward."""

import pytest

from pelagos.games.itchyfeet.cards import CODES
from pelagos.games.itchyfeet.game import GAME
from pelagos.games.itchyfeet.rules.knowledge import ONLY
from pelagos.kernel.chance import Scripted
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.ids import CardId
from pelagos.kernel.notation import read_action
from tests.games.itchyfeet.support import THREE, TWO, Table

HANDS = "hand 0 P1 BUGs SUNs CAMs; hand 1 P2 SWIMh BOOKd"
OFFER = ("trade", "choose 1", "give BUGs", "enough", "want SWIM", "enough")


def offered(extra: str = "", *chance: str) -> Table:
    """A table at which seat 0 offers seat 1 insect defence for bathing gear."""
    return Table(TWO + HANDS + extra, *chance).do(*OFFER)


@pytest.mark.rule("TC-18", "TC-45")
@pytest.mark.parametrize("seen", ["SWIMh", "SWIMs"])
def test_which_of_two_equal_cards_is_listed_does_not_tell_which_of_them_a_thief_saw(seen: str) -> None:
    table = Table(THREE + "hand 0 P1 BUGs; hand 1 P2 SWIMh SWIMs; hand 2 P3").do(*OFFER)
    before = table.view(1), table.listed(1)
    table.state.hands[1].show(CardId(CODES.index(seen)), ONLY[2])
    assert (table.view(1), table.listed(1)) == before


@pytest.mark.rule("TC-18")
def test_of_two_equal_cards_the_open_one_is_listed() -> None:
    table = Table(THREE + "hand 0 P1 BUGs; hand 1 P2 SWIMh SWIMs!; hand 2 P3").do(*OFFER)
    assert table.listed(1)[0] == "accept 1 SWIMs"


@pytest.mark.rule("TC-15", "TC-18")
def test_an_offer_is_put_together_in_steps_and_both_sides_are_asked() -> None:
    table = offered()
    assert table.questions() == ["1 AnswerOffer", "0 AnswerOffer"]
    assert table.listed(1) == ["accept 1 SWIMh", "refuse", "counter"]
    assert table.listed(0) == ["stand", "withdraw"]
    (made,) = table.told("OfferMade")
    assert [made.want, made.version, made.counter] == [("SWIM",), 1, False]


@pytest.mark.rule("TC-18", "TC-45")
def test_the_cards_offered_are_shown_to_all_and_a_draft_to_nobody() -> None:
    table = Table(THREE + HANDS + "; hand 2 P3").do("trade", "choose 1", "give BUGs")
    assert table.known(2, 0) == set()
    assert table.view(2).stack[-1].give == 1
    table.do("enough", "want SWIM", "enough")
    assert table.known(2, 0) == table.known(None, 0) == {"BUGs"}


@pytest.mark.rule("TC-15", "TC-19", "TC-45")
def test_a_completed_trade_swaps_the_cards_and_rewards_the_active_player() -> None:
    table = offered("", "draw PILLs").do("1: accept 1 SWIMh")
    assert table.hand(0) == {"P1", "SUNs", "CAMs", "SWIMh", "PILLs"}
    assert table.hand(1) == {"P2", "BOOKd", "BUGs"}
    assert table.known(None, 0) == {"SWIMh"}
    assert table.known(None, 1) == {"BUGs"}
    assert table.questions() == ["1 TakeTurn"]


@pytest.mark.rule("TC-15")
def test_numbers_may_differ_and_any_card_may_be_traded() -> None:
    steps = ("trade", "choose 1", "give P1", "give BUGs", "give X1", "enough", "want passport", "enough")
    table = Table(TWO + "hand 0 P1 BUGs X1 SUNs; hand 1 P2 SWIMh", "draw PILLs").do(*steps, "1: accept 1 P2")
    assert table.hand(0) == {"SUNs", "P2", "PILLs"}
    assert table.hand(1) == {"SWIMh", "P1", "BUGs", "X1"}


@pytest.mark.rule("TC-17", "TC-20")
def test_after_a_refusal_another_action_is_open_and_there_is_no_reward() -> None:
    """Test position 12."""
    table = offered("", "roll 0").do("1: refuse")
    assert table.questions() == ["0 TakeTurn"]
    table.do("steal", "choose 1", "pay CAMs", "react no")
    assert len(table.hand(0)) == 4
    assert table.discards() == ["CAMs"]
    assert table.questions() == ["1 TakeTurn"]


@pytest.mark.rule("TC-18")
def test_who_lacks_the_cards_can_only_refuse_or_counter_and_the_log_tells_nothing() -> None:
    """Test position 14."""
    steps = ("trade", "choose 1", "give BUGs", "enough", "want SUN", "enough")
    lacking, having = (Table(TWO + f"hand 0 P1 BUGs; hand 1 P2 {item}").do(*steps) for item in ("SWIMh", "SUNh"))
    assert lacking.listed(1) == ["refuse", "counter"]
    assert having.listed(1) == ["accept 1 SUNh", "refuse", "counter"]
    told = [table.do("1: refuse").events for table in (lacking, having)]
    assert told[0] == told[1]
    assert [type(event).__name__ for event in told[0]] == ["OfferRefused"]


@pytest.mark.rule("TC-18")
def test_there_is_one_counter_offer_out_of_the_own_hand() -> None:
    table = offered("", "draw PILLs").do("1: counter", "give BOOKd", "enough", "want SUN", "want CAM", "enough")
    assert table.questions() == ["0 AnswerOffer", "1 AnswerOffer"]
    assert table.listed(0) == ["accept 2 SUNs,CAMs", "refuse"]
    assert table.refused("0: counter") == "TC-18 counter-twice"
    table.do("0: accept 2 SUNs,CAMs")
    assert table.hand(0) == {"P1", "BUGs", "BOOKd", "PILLs"}
    assert table.hand(1) == {"P2", "SWIMh", "SUNs", "CAMs"}


@pytest.mark.rule("TC-17", "TC-18")
def test_a_refused_counter_offer_leaves_the_turn_where_it_was() -> None:
    table = offered().do("1: counter", "give BOOKd", "enough", "want SUN", "enough", "0: refuse")
    assert table.questions() == ["0 TakeTurn"]
    assert table.state.offers == 1


@pytest.mark.rule("TC-18")
def test_a_withdrawn_offer_cannot_be_accepted_and_counts_as_one_of_three() -> None:
    table = offered()
    decision = table.asked(1)
    table.do("0: withdraw")
    assert table.refused_answer(decision, "accept 1 SWIMh") == "PL-01 not-open"
    table.do(*OFFER, "1: refuse", *OFFER, "1: refuse")
    assert "trade" not in table.listed()
    assert table.refused("trade") == "TC-18 no-offers-left"


@pytest.mark.rule("TC-18")
def test_an_accept_must_name_the_version_of_the_offer() -> None:
    table = offered().do("0: withdraw", *OFFER)
    assert table.listed(1)[0] == "accept 2 SWIMh"
    assert table.refused("1: accept 1 SWIMh") == "TC-18 offer-changed"


@pytest.mark.rule("TC-18")
def test_letting_an_offer_stand_leaves_the_question_to_the_other_side() -> None:
    table = offered().do("0: stand")
    assert table.questions() == ["1 AnswerOffer"]


@pytest.mark.rule("TC-16", "TC-18")
@pytest.mark.parametrize(
    ("answer", "refusal"),
    [
        ("accept 1 BOOKd", "TC-16 not-agreed"),
        ("accept 1 SWIMh,BOOKd", "TC-16 not-agreed"),
        ("accept 1 SWIMh,SWIMh", "TC-16 not-agreed"),
        ("accept 1 SWIMs", "TC-18 not-in-hand"),
        ("withdraw", "TC-18 other-side"),
        ("stand", "TC-18 other-side"),
    ],
)
def test_exactly_the_agreed_cards_change_hands(answer: str, refusal: str) -> None:
    assert offered().refused(f"1: {answer}") == refusal


@pytest.mark.rule("TC-18")
def test_the_maker_cannot_answer_for_the_other_side() -> None:
    assert offered().refused("0: refuse") == "TC-18 other-side"


@pytest.mark.rule("TC-15", "TC-18")
def test_each_side_gives_at_least_one_card_that_it_holds() -> None:
    table = Table(TWO + HANDS).do("trade", "choose 1")
    assert table.refused("enough") == "TC-18 offer-empty"
    assert table.refused("give SWIMh") == "TC-18 not-in-hand"
    table.do("give BUGs")
    assert table.refused("give BUGs") == "TC-18 already-offered"
    table.do("enough")
    assert table.refused("enough") == "TC-18 wish-empty"


@pytest.mark.rule("TC-18")
def test_nothing_can_be_asked_for_that_is_not_in_the_match() -> None:
    basic = "seats 2; centre EGY; home 0 GRE; home 1 PER; "
    table = Table(basic + HANDS).do("trade", "choose 1", "give BUGs", "enough")
    assert table.refused("want postcard") == "TC-18 wish-unknown"
    special = Table(TWO + HANDS).do("trade", "choose 1", "give BUGs", "enough", "want S1")
    assert special.refused("want S1") == "TC-18 wish-too-many"


@pytest.mark.rule("TC-18")
def test_nobody_is_asked_for_more_cards_than_he_has() -> None:
    table = Table(TWO + "hand 0 P1 BUGs; hand 1 P2").do("trade", "choose 1", "give BUGs", "enough", "want SUN")
    assert table.questions() == ["1 AnswerOffer", "0 AnswerOffer"]


@pytest.mark.rule("TC-15")
def test_both_sides_need_a_card() -> None:
    assert Table(TWO + "hand 0 P1; hand 1").refused("trade") == "TC-15 nothing-to-trade"
    table = Table(THREE + "hand 0 P1; hand 1; hand 2 P3").do("trade")
    assert table.listed() == ["choose 2"]
    assert table.refused("choose 1") == "TC-15 no-cards"


@pytest.mark.rule("TC-19", "TC-21")
def test_limits_come_before_the_reward_and_again_after_it() -> None:
    text = TWO + "hand 0 P1 BUGs SUNs SUNh CAMs CAMh BOOTs; hand 1 P2 SWIMh SWIMd"
    steps = ("trade", "choose 1", "give BUGs", "enough", "want SWIM", "want SWIM", "enough")
    table = Table(text, "draw PILLs").do(*steps, "1: accept 1 SWIMh,SWIMd")
    assert table.questions() == ["0 DiscardDown"]
    assert "PILLs" not in table.hand(0)
    table.do("discard CAMs")
    assert "PILLs" in table.hand(0)
    assert table.questions() == ["0 DiscardDown"]
    assert table.do("discard CAMh").questions() == ["1 TakeTurn"]


@pytest.mark.rule("TC-19")
def test_the_partner_gets_no_reward_even_if_the_counter_offer_was_his() -> None:
    table = offered("", "draw PILLs").do("1: counter", "give BOOKd", "enough", "want SUN", "enough", "0: accept 2 SUNs")
    assert "PILLs" in table.hand(0)
    assert len(table.hand(1)) == 3


@pytest.mark.rule("TC-38")
def test_contraband_is_traded_if_the_partner_agrees() -> None:
    steps = ("trade", "choose 1", "give X1", "enough", "want SWIM", "enough")
    table = Table(TWO + "hand 0 P1 X1; hand 1 P2 SWIMh", "draw PILLs").do(*steps, "1: accept 1 SWIMh")
    assert "X1" in table.hand(1)


@pytest.mark.rule("TC-18")
def test_of_equal_cards_the_listed_answer_takes_one_that_is_known_anyway() -> None:
    table = Table(TWO + "hand 0 P1 BUGs; hand 1 P2 SWIMh SWIMd!").do(*OFFER)
    assert table.listed(1)[0] == "accept 1 SWIMd"
    GAME.check(table.state, table.asked(1).id, read_action(GAME, table.asked(1), "accept 1 SWIMh"))


@pytest.mark.rule("TC-18")
def test_nobody_else_sees_whether_an_offer_could_be_accepted() -> None:
    table = offered()
    for viewer in (0, None):
        assert table.view(viewer).pending == table.state.pending
    with pytest.raises(IllegalAction):
        GAME.apply(table.state, 999, read_action(GAME, table.asked(1), "refuse"), Scripted([]))
