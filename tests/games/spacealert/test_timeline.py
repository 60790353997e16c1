"""The order of a mission and its score (SA-040 to SA-047, SA-100)."""

import pytest

from pelagos.games.spacealert.events.mission import ShipLost
from pelagos.games.spacealert.events.ship import ZoneAttacked
from pelagos.games.spacealert.events.threats import ThreatAdvanced
from pelagos.games.spacealert.state import State
from tests.games.spacealert.table import breaking, facing, play
from tests.games.spacealert.test_robots import lead


@pytest.mark.rule("SA-040")
def test_a_threat_appears_on_the_start_square_in_its_turn() -> None:
    played = play(".", threats="E1-09@3:white I2-06@3", turns=2, steps=1)
    assert [(threat.status, threat.square) for threat in played.state.threats] == [("active", 13), ("active", 13)]
    assert played.threat("I2-06").stations == [4]


@pytest.mark.rule("SA-040", "SA-194")
@pytest.mark.parametrize(("turn", "station"), [(3, 0), (4, 2)])
def test_some_start_where_their_number_says(turn: int, station: int) -> None:
    assert play(".", threats=f"I3-101@{turn}", turns=turn).threat("I3-101").stations == [station]


@pytest.mark.rule("SA-194")
def test_warheads_have_as_many_hit_points_as_rockets_are_left() -> None:
    played = play("blue lift C", threats="I1-07@4", tracks="T5 T4 T6 T7", turns=4)
    assert played.threat("I1-07").hp == 2
    none = play(".", threats="I1-07@1", turns=1, before=lambda state: setattr(state, "rockets", 0))
    assert none.report.destroyed == ("I1-07",)
    slime = play(".", threats="I2-01@1 I1-07@1", tracks="T5 T4 T6 T1", turns=3)
    assert (slime.state.rockets, slime.threat("I1-07").hp) == (2, 2)


@pytest.mark.rule("SA-044")
def test_threats_act_in_the_order_of_their_numbers_after_moving() -> None:
    played = play(".", threats="E1-07@2:red E1-05@1:blue", turns=2)
    last = [event.threat for event in played.all(ThreatAdvanced)][-2:]
    assert last == ["E1-05", "E1-07"]


@pytest.mark.rule("SA-045")
def test_what_lasts_a_turn_is_forgotten() -> None:
    played = play("A", "lift", turns=2)
    assert (played.state.now.fired, played.state.now.lifts) == ([], [])


@pytest.mark.rule("SA-046")
def test_in_the_final_step_rockets_hit_and_threats_act_once_more() -> None:
    idle = " ".join(["."] * 9)
    played = play(f"blue lift {idle} C", threats="E1-05@12:red E1-10@11:blue", tracks="T1 T4 T7 T4")
    assert played.threat("E1-05").damage == 1
    assert played.threat("E1-05").square == 6
    assert played.threat("E1-10").square == 1


@pytest.mark.rule("SA-046", "SA-073")
def test_interceptors_at_distance_1_come_home_safely() -> None:
    idle = " ".join(["."] * 10)
    played = play(f"red {idle} C", before=lead(0))
    assert (played.station(), played.report.score) == ("UR", 0)


@pytest.mark.rule("SA-047")
def test_an_effect_may_end_the_mission_at_once() -> None:
    played = play(".", threats="SI1-03@1 E1-09@2:white", tracks="T5 T7 T6 T1")
    assert (played.report.outcome, played.report.score) == ("ship destroyed", None)
    assert played.all(ShipLost)[0].reason == "threat"
    assert played.report.still_on_track == ("E1-09", "SI1-03")


def bare_red_zone(state: State) -> None:
    breaking(0, *state.piles[0])(state)
    state.shields[0] = 0


@pytest.mark.rule("SA-047")
def test_the_ship_can_be_lost_in_the_middle_of_an_attack_on_all_zones() -> None:
    played = play(
        ".",
        threats="SE1-04@1:white",
        tracks="T5 T1 T6 T4",
        turns=4,
        before=bare_red_zone,
    )
    assert [event.zone for event in played.all(ZoneAttacked)] == ["red"]


@pytest.mark.rule("SA-100")
def test_penalties() -> None:
    def worn(state: State) -> None:
        breaking(0, "shield", "reactor")(state)
        breaking(1, "gravolift")(state)
        state.players[0].conscious = False
        state.players[1].squad = "disabled"
        state.stored[2] = "disabled"
        state.stored[3] = None

    played = play(".", ".", before=worn)
    assert played.report.penalties == 3 + 2 + 2 + 2
    assert played.report.score == -9


@pytest.mark.rule("SA-100", "SA-131")
def test_points_of_exceptional_cards() -> None:
    played = play(
        "lift A A A",
        threats="SI2-02@1",
        tracks="T5 T4 T6 T1",
        before=facing(status="destroyed"),
    )
    assert played.report.threat_points == 15
