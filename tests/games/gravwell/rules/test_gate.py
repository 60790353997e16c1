"""Entering the gate (GR-03, GR-05, GR-06) and the activated gate (GR-101, GR-102, GR-105, GR-106)."""

from typing import Any

import pytest

from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.options import GravwellOptions
from pelagos.games.gravwell.resolver import RESOLVER
from tests.games.gravwell.support import HANDS, Table, play_random

OPEN_GATE = GravwellOptions(gate_activated=True)


def resolve(line: str) -> dict[str, Any]:
    return RESOLVER.resolve_text(line)


def kinds(resolved: dict[str, Any]) -> list[str]:
    return [event["type"] for event in resolved["events"]]


@pytest.mark.rule("GR-03")
@pytest.mark.parametrize(
    ("card", "space", "winner"), [("B", 53, None), ("C", 54, "B"), ("M", 54, "B")], ids=["short", "exactly", "past"]
)
def test_landing_on_54_or_running_past_it_wins(card: str, space: int, winner: str | None) -> None:
    resolved = resolve(f"B51 Y30 d36@52 : B={card}")
    assert (resolved["pos"]["B"], resolved["winner"]) == (space, winner)


@pytest.mark.rule("GR-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_base_game_has_one_winner_at_most(seats: int) -> None:
    for seed in range(12):
        state = play_random(seats, GravwellOptions(), f"winner {seed}")
        assert len(state.winners) <= 1
        assert sum(GAME.returns(state)) == pytest.approx(1)


@pytest.mark.rule("GR-06")
def test_the_first_to_enter_wins_at_once_and_later_cards_are_dropped() -> None:
    table = Table(HANDS[3]).draft().place("B50 Y40 R30 d26 d36@52").phase("FKN")
    assert table.state.over
    assert table.state.winners == (0,)
    assert table.state.positions[1:3] == [40, 30]
    assert table.state.pending == ()
    assert GAME.returns(table.state) == (1.0, 0.0, 0.0)


@pytest.mark.rule("GR-101")
def test_with_the_gate_activated_a_ship_that_enters_leaves_and_the_round_goes_on() -> None:
    resolved = resolve("B50 Y40 R30 d26 d36@53 : B=F Y=H R=A +gate_activated")
    assert "B" not in resolved["pos"]
    assert resolved["winner"] is None
    assert kinds(resolved).count("GateActivated") == 1
    assert resolved["pos"]["Y"] == 36


@pytest.mark.rule("GR-101")
def test_the_match_goes_on_to_the_end_of_the_round() -> None:
    table = Table(HANDS[3], OPEN_GATE).draft().place("B50 Y40 R30 d26 d36@53").phase("FGN")
    assert table.state.positions[0] == 54
    assert table.state.phase == 2
    assert table.asked == [("PlayCard", 1), ("PlayCard", 2)]


@pytest.mark.rule("GR-102")
def test_everybody_who_entered_in_that_round_wins_after_phase_6() -> None:
    table = Table(HANDS[3], OPEN_GATE).draft().place("B50 Y40 R30 d26 d36@53").phase("FGN")
    table.place("B54 Y50 R20 d26 d36@53").phase("HO")
    assert table.state.entered == [0, 1]
    assert not table.state.over
    table.round()
    assert (table.state.over, table.state.round, table.state.phase) == (True, 1, 6)
    assert table.state.winners == (0, 1)
    assert GAME.returns(table.state) == (0.5, 0.5, 0.0)


@pytest.mark.rule("GR-102")
def test_a_single_ship_that_entered_wins_alone_at_the_end_of_the_round() -> None:
    resolved = resolve("B54 Y30 d36 : +gate_activated phase=6 round=3")
    assert resolved["winner"] == "B"
    won = [event for event in resolved["events"] if event["type"] == "MatchWon"]
    assert [(event["reason"], event["rule"]) for event in won] == [("gate", "GR-102")]
    assert resolve("B54 Y30 d36 : +gate_activated phase=5 round=3")["winner"] is None


@pytest.mark.rule("GR-101")
def test_only_the_first_ship_to_enter_activates_the_gate() -> None:
    resolved = resolve("B50 Y51 R30 G10 d26 d36@53 : B=F Y=M +gate_activated")
    assert kinds(resolved).count("EnteredGate") == 2
    assert [event["ship"] for event in resolved["events"] if event["type"] == "GateActivated"] == ["B"]


@pytest.mark.rule("GR-105")
def test_the_card_of_a_ship_that_has_left_is_discarded_without_effect() -> None:
    resolved = resolve("B53 Y51 R30 d26 d36 : B=J Y=N R=H +gate_activated")
    assert {"type": "Dropped", "ship": "Y", "card": "N", "rule": "GR-105"} in resolved["events"]
    assert "Y" not in resolved["pos"]
    assert resolved["winner"] is None


@pytest.mark.rule("GR-105")
def test_a_ship_that_has_left_neither_attracts_nor_is_pulled() -> None:
    assert resolve("B54 Y1 R45 d26@30 d36@11 : R=A +gate_activated")["pos"]["R"] == 44
    pulled = resolve("B54 Y50 R20 d26@10 d36@11 : Y=J +gate_activated")["events"]
    assert [event["ship"] for event in pulled if event["type"] == "Moved"] == ["R", "d36", "d26"]


@pytest.mark.rule("GR-105")
def test_the_hand_of_a_ship_that_has_left_is_set_aside_unseen() -> None:
    table = Table(HANDS[3], OPEN_GATE).draft().place("B50 Y40 R30 d26 d36@53").phase("FGN")
    table.round()
    assert table.hand(0) == "ABCDE"
    assert not set("ABCDE") & {GAME.card_code(card) for card in table.state.discards}


@pytest.mark.rule("GR-106")
def test_if_nobody_enters_the_nearest_ship_wins() -> None:
    assert resolve("B31 Y30 d36 : +gate_activated round=6 phase=6")["winner"] == "B"


@pytest.mark.rule("GR-106")
def test_a_derelict_does_not_activate_the_gate() -> None:
    resolved = resolve("B53 Y30 R20 d26 d36@52 : B=J +gate_activated phase=6")
    assert "GateActivated" not in kinds(resolved)
    assert resolved["winner"] is None


@pytest.mark.rule("GR-106")
def test_when_all_players_have_entered_the_match_ends_at_once() -> None:
    resolved = resolve("B54 Y52 d36@53 : Y=B +gate_activated phase=2")
    assert resolved["winner"] == ["B", "Y"]
    won = [event for event in resolved["events"] if event["type"] == "MatchWon"]
    assert [(event["reason"], event["rule"]) for event in won] == [("all", "GR-106")]
