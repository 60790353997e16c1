"""Windows for Mousetrap and Delayed Flight: who is asked, and what an answer does."""

import pytest

from pelagos.games.itchyfeet.game import GAME
from pelagos.kernel.chance import Scripted, Seeded
from pelagos.kernel.notation import read_action
from tests.games.itchyfeet.support import DECK, THREE, TWO, Table

STEAL = ("steal", "choose 1", "pay BUGs")
TRIP = THREE.replace("home 0 GRE", "home 0 done")


@pytest.mark.rule("TC-30", "TC-31")
def test_a_mousetrap_stops_the_theft_and_ends_the_turn() -> None:
    """Test position 17."""
    table = Table(TWO + "hand 0 P1 BUGs; hand 1 P2 S1").do(*STEAL, "react yes")
    assert table.hand(0) == {"P1"}
    assert table.hand(1) == {"P2"}
    assert table.discards() == ["BUGs", "S1"]
    assert table.questions() == ["1 TakeTurn"]


@pytest.mark.rule("TC-30", "TC-31")
def test_a_delayed_flight_stops_even_the_winning_trip_and_the_cards_stay() -> None:
    """Test position 18."""
    table = Table(TRIP + "hand 0 P1 SUNs CAMs PILLs; hand 1 P2 BUGs; hand 2 P3 S8").do("travel")
    assert table.questions() == ["1 ReactToTrip", "2 ReactToTrip"]
    table.do("1: react no", "2: react yes")
    assert table.hand(0) == {"P1", "SUNs", "CAMs", "PILLs"}
    assert table.known(1, 0) == table.hand(0)
    assert not table.state.over
    assert table.questions() == ["1 TakeTurn"]


@pytest.mark.rule("TC-31")
def test_an_interrupted_turn_loses_the_night_bus() -> None:
    table = Table(TWO + "extra 1; hand 0 P1 BUGs; hand 1 P2 S1").do(*STEAL, "react yes")
    assert table.questions() == ["1 TakeTurn"]
    assert table.state.extra == 0


@pytest.mark.rule("TC-30")
def test_whoever_could_hold_the_card_is_asked_and_only_the_holder_may_play_it() -> None:
    without = Table(TWO + "hand 0 P1 BUGs; hand 1 P2 SUNs", "roll 0").do(*STEAL)
    assert without.questions() == ["1 ReactToSteal"]
    assert without.listed() == ["react no"]
    assert without.refused("react yes") == "TC-30 not-in-hand"
    holding = Table(TWO + "hand 0 P1 BUGs; hand 1 P2 S1").do(*STEAL)
    assert holding.listed() == ["react no", "react yes"]
    assert [asked.id for asked in holding.state.pending] == [asked.id for asked in without.state.pending]


@pytest.mark.rule("TC-30")
@pytest.mark.parametrize(
    "elsewhere",
    [
        "hand 0 P1 BUGs; hand 1 P2 SUNs; discards S1",
        "hand 0 P1 BUGs S1!; hand 1 P2 SUNs",
        "hand 0 P1 BUGs; hand 1 P2! SUNs!",
        "hand 0 P1 BUGs; hand 1 P2 SUNs; pile CAMs",
    ],
)
def test_no_window_opens_where_everybody_knows_that_the_card_is_elsewhere(elsewhere: str) -> None:
    table = Table(TWO + elsewhere, "roll 0").do(*STEAL)
    assert table.questions() == ["1 TakeTurn"]


@pytest.mark.rule("TC-30")
def test_a_card_that_is_known_to_be_held_opens_the_window() -> None:
    table = Table(TWO + "hand 0 P1 BUGs; hand 1 P2! S1!").do(*STEAL)
    assert table.listed() == ["react no", "react yes"]


@pytest.mark.rule("TC-30")
def test_without_special_items_there_are_no_windows() -> None:
    table = Table("seats 2; centre EGY; home 0 GRE; home 1 PER; hand 0 P1 BUGs; hand 1 P2 SUNs", "roll 0").do(*STEAL)
    assert table.questions() == ["1 TakeTurn"]


@pytest.mark.rule("TC-08", "TC-30")
def test_nobody_can_answer_with_a_card_of_the_start_hand() -> None:
    """Start hands hold no special items, and everybody knows it."""
    state = GAME.start(DECK, 2, Seeded.of("start"))
    for word in ("steal", f"choose {1 - state.turn}"):
        answer(state, word)
    paid = GAME.legal(state, state.pending[0])[0]
    GAME.apply(state, state.pending[0].id, paid, Seeded.of("theft"))
    assert type(state.pending[0]).__name__ == "TakeTurn"


def answer(state: object, words: str) -> None:
    decision = state.pending[0]  # type: ignore[attr-defined]  # the state of this game
    GAME.apply(state, decision.id, read_action(GAME, decision, words), Scripted([]))  # type: ignore[arg-type]  # as above


@pytest.mark.rule("TC-30")
def test_answers_are_sealed_until_all_are_in_and_may_be_revised() -> None:
    table = Table(TRIP + "hand 0 P1 SUNs CAMs PILLs; hand 1 P2 BUGs; hand 2 P3 S8").do("travel")
    asked = table.asked(2)
    table.do("2: react yes")
    assert table.view(1).sealed[0].action is not table.state.sealed[0].action
    GAME.apply(table.state, asked.id, read_action(GAME, asked, "react no"), Scripted([]))
    table.do("1: react no")
    assert table.state.winners == (0,)


@pytest.mark.rule("TC-30")
def test_nobody_reacts_outside_the_window_or_twice() -> None:
    table = Table(TRIP + "hand 0 P1 SUNs CAMs PILLs; hand 1 P2 BUGs; hand 2 P3 S8").do("travel")
    asked = table.asked(2)
    table.do("1: react no", "2: react yes")
    assert table.refused_answer(asked, "react yes") == "PL-01 not-open"


@pytest.mark.rule("TC-30")
def test_the_traveller_is_not_asked_about_the_own_trip() -> None:
    table = Table(TRIP + "hand 0 P1 SUNs CAMs PILLs S8; hand 1 P2 BUGs; hand 2 P3 CAMh")
    assert table.do("travel").state.winners == (0,)


@pytest.mark.rule("TC-30")
def test_the_events_of_an_unused_window_do_not_tell_who_holds_what() -> None:
    told = []
    for held in ("S8", "SWIMs"):
        text = TRIP.replace("home 0 done", "home 0 GRE")
        table = Table(text + f"hand 0 P1 SUNs SWIMh BOOKs; hand 1 P2 BUGs; hand 2 P3 {held}", "draw CAMs")
        told.append(table.do("travel", "1: react no", "2: react no").events)
    assert told[0] == told[1]
