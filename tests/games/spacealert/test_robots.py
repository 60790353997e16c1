"""Battlebots and interceptors (SA-070 to SA-075, SA-155 to SA-158)."""

from collections.abc import Callable

import pytest

from pelagos.games.spacealert.state import State
from tests.games.spacealert.table import play

OUT = "red lift C lift C"
"""Fetch the squad of LR and take off in turn 5."""


def lead(*players: int) -> Callable[[State], None]:
    def give(state: State) -> None:
        for player in players:
            state.players[player].squad = "active"

    return give


@pytest.mark.rule("SA-070", "SA-071")
@pytest.mark.parametrize(("symbol", "squad"), [("bots", "disabled"), ("heroic:bots", "active")])
def test_bots_kill_and_are_shot_at(symbol: str, squad: str) -> None:
    played = play(f"red {symbol}", threats="I1-01@1", turns=2, tracks="T5 T4 T6 T7", before=lead(0))
    assert played.threat("I1-01").status == "destroyed"
    assert played.state.players[0].squad == squad


@pytest.mark.rule("SA-071")
def test_not_every_intruder_returns_fire() -> None:
    played = play("lift bots", threats="I1-03@1", turns=2, tracks="T5 T4 T6 T1", before=lead(0))
    assert played.threat("I1-03").status == "destroyed"
    assert played.state.players[0].squad == "active"


@pytest.mark.rule("SA-070")
def test_without_an_active_squad_nothing_happens() -> None:
    played = play("red bots", threats="I1-01@1", turns=2, tracks="T5 T4 T6 T7")
    assert played.threat("I1-01").damage == 0


@pytest.mark.rule("SA-070")
def test_the_lowest_number_is_fought_first() -> None:
    played = play("red bots", threats="I2-03@2 I1-01@1", turns=2, tracks="T5 T4 T6 T7", before=lead(0))
    assert (played.threat("I1-01").status, played.threat("I2-03").damage) == ("destroyed", 0)


@pytest.mark.rule("SA-071")
def test_the_alien_answers_only_when_grown() -> None:
    young = play("lift bots", threats="SI1-03@1", turns=2, tracks="T5 T4 T6 T7", before=lead(0))
    assert young.state.players[0].squad == "active"
    grown = play("lift . . bots", threats="SI1-03@1", turns=4, tracks="T5 T4 T6 T2", before=lead(0))
    assert grown.state.players[0].squad == "disabled"


@pytest.mark.rule("SA-072", "SA-074")
def test_interceptors_attack_in_the_turn_of_the_launch() -> None:
    played = play("red C", threats="E1-10@1:white", tracks="T5 T1 T6 T4", turns=1, steps=3, before=lead(0))
    assert (played.threat("E1-10").square, played.threat("E1-10").damage) == (5, 3)


@pytest.mark.rule("SA-074")
@pytest.mark.parametrize(("symbol", "alone", "several"), [("bots", 3, 1), ("heroic:bots", 4, 2)])
def test_one_target_takes_3_several_take_1(symbol: str, alone: int, several: int) -> None:
    def fly(state: State) -> None:
        state.players[0].squad, state.players[0].distance = "active", 2

    for threats, expected in ("E1-09@1:red", [alone]), ("E1-09@1:red E1-09@1:blue", [several, several]):
        played = play(symbol, threats=threats, tracks="T1 T1 T1 T4", steps=3, before=fly)
        assert [threat.damage for threat in played.state.threats] == expected


@pytest.mark.rule("SA-073")
@pytest.mark.parametrize(
    ("card", "station", "slots"),
    [(".", "UR", "."), ("bots", "space1", "bots"), ("A", "UR", ". A"), ("C", "UR", ". C")],
)
def test_fixed_range_in_space(card: str, station: str, slots: str) -> None:
    played = play(f"red C {card}", turns=3, before=lead(0))
    assert played.station() == station
    assert played.written().startswith(f"red C {slots}")


@pytest.mark.rule("SA-075")
def test_only_one_player_can_be_outside() -> None:
    played = play("red C . C", "red C C C", turns=2, before=lead(0, 1))
    assert [played.station(0), played.station(1)] == ["space1", "UR"]
    later = play("red C . .", "red . C .", turns=3, before=lead(0, 1))
    assert [later.station(0), later.station(1)] == ["UR", "space1"]


@pytest.mark.rule("SA-155", "SA-156")
@pytest.mark.parametrize(
    ("cards", "station"),
    [
        ("C", "space2"),
        ("C C", "space3"),
        ("bots", "space1"),
        ("bots+A", "space1"),
        ("A+C", "space2"),
        ("C C .", "space2"),
        (".", "UR"),
        ("C A", "space1"),
    ],
)
def test_variable_range(cards: str, station: str) -> None:
    turns = 2 + len(cards.split())
    assert play(f"red C {cards}", turns=turns, before=lead(0), double_actions=True).station() == station


@pytest.mark.rule("SA-156")
def test_anything_else_is_delayed_and_counts_as_blank() -> None:
    played = play("red C C A+B", turns=4, before=lead(0), double_actions=True)
    assert played.station() == "space1"
    assert played.written().startswith("red C C . A+B")
    assert played.state.now.sortie is not None


@pytest.mark.rule("SA-158")
def test_flying_out_from_distance_3_is_an_ultrafast_return() -> None:
    played = play("red C C C C", turns=5, before=lead(0), double_actions=True)
    assert played.report.knocked_out_players == (0,)
    assert (played.station(), played.report.disabled_squads) == ("UR", 1)


@pytest.mark.rule("SA-056")
def test_the_behemoth_knocks_its_lone_attacker_out() -> None:
    threats = "SE2-01@1:white"
    played = play("red . . C", threats=threats, tracks="T5 T1 T6 T4", turns=4, before=lead(0))
    assert played.threat("SE2-01").damage == 5
    assert played.report.knocked_out_players == (0,)
    assert played.station() == "UR"


@pytest.mark.rule("SA-134", "SA-074")
def test_a_fissure_is_repaired_from_space_only() -> None:
    played = play("red C bots", threats="SI1-04@1 E1-10@2:red", tracks="T1 T4 T6 T7", turns=3, before=lead(0))
    assert played.threat("SI1-04").status == "destroyed"
    assert played.threat("E1-10").damage == 0
