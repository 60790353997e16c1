"""The worked cases of the rule ledger, by their numbers."""

import pytest

from pelagos.games.spacealert.events.ship import ZoneAttacked
from pelagos.games.spacealert.events.threats import Jumped
from pelagos.games.spacealert.events.weapons import Fired
from tests.games.spacealert.table import AWAKE, breaking, play


@pytest.mark.rule("SA-123")
def test_case_1_phasing_pulser() -> None:
    played = play(AWAKE, threats="E3-102@3:white", tracks="T1 T5 T2 T3")
    attacks = [(event.zone, event.strength) for event in played.all(ZoneAttacked)]
    assert attacks == [(zone, strength) for strength in (1, 3) for zone in ("red", "white", "blue")]
    assert (played.damage, played.shields, played.report.score) == ((3, 3, 3), (0, 0, 0), -8)


@pytest.mark.rule("SA-123")
@pytest.mark.parametrize("turn", range(3, 10))
def test_case_1_it_can_be_hit_on_odd_turns_only(turn: int) -> None:
    cards = ["."] * 12
    cards[turn - 1] = "A"
    played = play(" ".join(cards), AWAKE, threats="E3-102@3:white", tracks="T1 T5 T2 T3", turns=turn)
    assert played.threat("E3-102").damage == (4 if turn % 2 else 0)


@pytest.mark.rule("SA-081", "SA-086", "SA-123")
def test_case_2_a_laser_finds_the_next_when_the_pulser_is_out() -> None:
    threats = "E3-102@3:white E1-05@4:white"
    first = play(". . . A A", AWAKE, threats=threats, tracks="T1 T5 T2 T3", turns=4)
    assert (first.threat("E3-102").damage, first.threat("E1-05").damage) == (0, 3)
    second = play(". . . A A", AWAKE, threats=threats, tracks="T1 T5 T2 T3", turns=5)
    assert (second.threat("E3-102").damage, second.threat("E1-05").damage) == (4, 3)


@pytest.mark.rule("SA-121")
def test_case_4_interceptors_hold_a_carrier_off() -> None:
    held = play("red lift C lift C bots bots bots", AWAKE, threats="E2-101@5:white", tracks="T7 T1 T5 T3", turns=7)
    assert held.threat("E2-101").square == 4
    assert held.shields == (1, 1, 1)
    assert not held.all(ZoneAttacked)


@pytest.mark.rule("SA-127")
@pytest.mark.parametrize(
    ("heavy", "light", "pulse", "damage"),
    [
        ("A", "A", "A", 3),
        ("heroic:A", "A", "A", 3),
        ("A", "heroic:A", "A", 3),
        ("A", "A", "heroic:A", 4),
    ],
)
def test_case_6_polarized_fighter(heavy: str, light: str, pulse: str, damage: int) -> None:
    hit = play(
        f"red . {heavy}",
        f"red lift {light}",
        f"lift . {pulse}",
        threats="E3-108@2:red",
        tracks="T1 T4 T6 T4",
        before=breaking(0, "lower_weapon"),
        turns=2,
        steps=3,
    )
    assert hit.threat("E3-108").damage == damage


@pytest.mark.rule("SA-128", "SA-190")
def test_case_8_jumper() -> None:
    jumper = play(AWAKE, threats="E3-105@1:red", tracks="T7 T3 T1 T4")
    assert [(event.zone, event.square) for event in jumper.all(Jumped)] == [
        ("blue", 10),
        ("white", 4),
        ("red", 1),
        ("blue", 1),
    ]
    attacks = [(event.zone, event.strength) for event in jumper.all(ZoneAttacked)]
    assert attacks == [("blue", 1), ("white", 1), ("white", 1), ("red", 1), ("red", 3), ("blue", 1)]
    assert (jumper.damage, jumper.report.score) == ((3, 1, 1), -4)


@pytest.mark.rule("SA-129", "SA-189")
def test_case_10_both_lasers_reach_a_spanning_threat() -> None:
    played = play(". A", "blue A", threats="SE3-103@1:white", tracks="T2 T7 T1 T4", turns=2)
    assert played.threat("SE3-103").damage == 4


@pytest.mark.rule("SA-143")
@pytest.mark.parametrize(("card", "damage", "reactor", "shield"), [("A+B", 4, 0, 1), ("B+A", 2, 0, 2)])
def test_case_12_the_order_of_a_double_action_matters(card: str, damage: int, reactor: int, shield: int) -> None:
    played = play(
        f"red A {card}", AWAKE, threats="E1-05@2:red", tracks="T5 T4 T6 T4", double_actions=True, turns=2, steps=3
    )
    assert played.threat("E1-05").damage == damage
    assert (played.reactors[0], played.shields[0]) == (reactor, shield)


@pytest.mark.rule("SA-157", "SA-143")
@pytest.mark.parametrize(
    ("card", "station", "fired"), [("A+C", "space1", 1), ("C+A", "space1", 0), ("blue+C", "UW", 0)]
)
def test_case_14_launching_ends_the_card(card: str, station: str, fired: int) -> None:
    played = play(f"red lift C lift {card}", AWAKE, double_actions=True, turns=5)
    assert played.station() == station
    assert len(played.all(Fired)) == fired
    assert (played.state.now.sortie is not None) == (station == "space1")


@pytest.mark.rule("SA-157", "SA-074")
def test_case_15_interceptors_hit_at_their_own_distance_only() -> None:
    out = "red lift C lift C C"
    one = play(
        out,
        AWAKE,
        threats="E1-10@6:red E1-05@1:white E1-09@4:blue",
        tracks="T7 T7 T7 T4",
        turns=5,
        steps=3,
        double_actions=True,
    )
    assert {t.card: (t.square, t.damage) for t in one.state.threats} == {
        "E1-05": (6, 1),
        "E1-09": (12, 0),
        "E1-10": (16, 0),
    }
    two = play(
        out, AWAKE, threats="E1-09@2:white E1-09@2:blue", tracks="T7 T7 T7 T4", turns=5, steps=3, double_actions=True
    )
    assert [threat.damage for threat in two.state.threats] == [1, 1]


@pytest.mark.rule("SA-158", "SA-046")
@pytest.mark.parametrize(("last", "conscious", "score"), [("C C bots", False, -3), ("C bots bots", True, 0)])
def test_case_16_the_jump_brings_interceptors_back(last: str, conscious: bool, score: int) -> None:  # noqa: FBT001  # a column of the table above
    played = play(f"red lift C lift . . . . . {last}", AWAKE, double_actions=True)
    assert played.station() == "UR"
    assert played.state.players[0].conscious is conscious
    assert played.state.players[0].squad == ("active" if conscious else "disabled")
    assert played.report.score == score
