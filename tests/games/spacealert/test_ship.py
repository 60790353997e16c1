"""The ship's buttons (SA-001 to SA-015, SA-033, SA-034, SA-062, SA-063)."""

import pytest

from pelagos.games.spacealert.board import STATIONS, distance_of, door_between
from pelagos.games.spacealert.events.crew import NothingDone
from pelagos.games.spacealert.events.ship import CapsuleUsed, ComputerFailed, ComputerServed, WindowWatched
from pelagos.games.spacealert.events.weapons import Fired, RocketLaunched
from pelagos.games.spacealert.rules.systems import C_BUTTONS
from pelagos.games.spacealert.state import State
from tests.games.spacealert.table import AWAKE, Options, breaking, energy, play

WAY = {"UR": "red", "UW": "", "UB": "blue", "LR": "red lift", "LW": "lift", "LB": "blue lift"}


def at(station: str, rest: str) -> str:
    """Return a program that goes to a station in two turns and does the rest from turn 3 on."""
    way = WAY[station].split()
    return " ".join([*way, *["."] * (2 - len(way)), rest])


@pytest.mark.rule("SA-001")
def test_six_stations_joined_by_doors_and_lifts() -> None:
    assert STATIONS == ("UR", "UW", "UB", "LR", "LW", "LB")
    assert [door_between(0, 1), door_between(4, 5), door_between(2, 5)] == [0, 1, None]
    assert play(".", ".", turns=0).station(1) == "UW"


@pytest.mark.rule("SA-003")
def test_start_values() -> None:
    state = play(turns=0).state
    assert (state.reactors, state.shields, state.fuel, state.rockets) == ([2, 3, 2], [1, 1, 1], 3, 3)
    assert state.stored == [None, None, "active", "active", None, None]


@pytest.mark.rule("SA-004")
@pytest.mark.parametrize(("station", "strength", "zone"), [("UR", 4, 0), ("UW", 5, 1), ("UB", 4, 2)])
def test_a_heavy_laser_spends_energy_when_it_fires(station: str, strength: int, zone: int) -> None:
    played = play(at(station, "A"), turns=3)
    assert [event.strength for event in played.all(Fired)] == [strength]
    assert played.reactors[zone] == (2, 3, 2)[zone] - 1


@pytest.mark.rule("SA-004")
def test_a_heavy_laser_without_energy_does_nothing() -> None:
    played = play(at("UR", "A A A"), AWAKE, turns=5)
    assert len(played.all(Fired)) == 2
    assert played.all(NothingDone)[0].reason == "no-energy"


@pytest.mark.rule("SA-005")
@pytest.mark.parametrize("station", ["LR", "LB"])
def test_a_light_laser_needs_no_energy(station: str) -> None:
    played = play(at(station, "A A A A"), AWAKE, turns=6)
    assert [event.strength for event in played.all(Fired)] == [2, 2, 2, 2]
    assert played.reactors == (2, 3, 2)


@pytest.mark.rule("SA-006")
def test_the_pulse_cannon_hits_everything_at_distance_1_and_2() -> None:
    threats = "E1-09@2:red E1-10@3:white E1-05@3:blue"
    played = play("lift . A", threats=threats, tracks="T1 T5 T7 T4", turns=2, steps=3)
    assert [(threat.card, threat.damage) for threat in played.state.threats] == [
        ("E1-09", 1),
        ("E1-10", 0),
        ("E1-05", 0),
    ]
    assert played.reactors == (2, 2, 2)


@pytest.mark.rule("SA-007")
def test_a_gun_fires_once_a_turn_and_the_second_shot_costs_nothing() -> None:
    played = play("A", "A", threats="E1-09@1:white", turns=1)
    assert played.threat("E1-09").damage == 5
    assert played.reactors == (2, 2, 2)
    assert [event.reason for event in played.all(NothingDone)] == ["fired"]


@pytest.mark.rule("SA-008")
@pytest.mark.parametrize(("symbol", "shield"), [("B", 2), ("heroic:B", 3)])
def test_b_upstairs_fills_the_shield(symbol: str, shield: int) -> None:
    played = play(f"red {symbol}", turns=2)
    assert (played.reactors[0], played.shields[0]) == (1, shield)


@pytest.mark.rule("SA-033")
def test_a_heroic_transfer_that_moves_nothing_adds_nothing() -> None:
    played = play("red B heroic:B", turns=3)
    assert (played.reactors[0], played.shields[0]) == (1, 2)


@pytest.mark.rule("SA-009")
def test_b_downstairs_fills_a_side_reactor_from_the_white_one() -> None:
    assert play(at("LR", "B"), turns=3).reactors == (3, 2, 2)
    assert play(at("LB", "heroic:B"), turns=3).reactors == (2, 2, 4)


@pytest.mark.rule("SA-010")
def test_a_capsule_fills_the_white_reactor_and_is_spent_in_any_case() -> None:
    played = play("lift B B B B", AWAKE, turns=5)
    assert played.reactors == (2, 5, 2)
    assert played.state.fuel == 0
    assert [event.left for event in played.all(CapsuleUsed)] == [2, 1, 0]


@pytest.mark.rule("SA-010", "SA-033")
@pytest.mark.parametrize(("white", "filled"), [(3, 6), (4, 6), (5, 5), (6, 6)])
def test_a_heroic_capsule_adds_one_if_at_least_one_was_moved(white: int, filled: int) -> None:
    played = play("lift heroic:B", turns=2, before=energy(reactors=(2, white, 2)))
    assert (played.reactors[1], played.state.fuel) == (filled, 2)


@pytest.mark.rule("SA-011")
def test_c_takes_a_squad_or_wakes_it_up() -> None:
    def disable(state: State) -> None:
        state.stored[3] = "disabled"

    assert play(at("UB", "C"), turns=3).state.players[0].squad == "active"
    assert play(at("LR", "C"), before=disable, turns=3).state.players[0].squad == "disabled"
    assert play(at("LR", "C C"), AWAKE, before=disable, turns=4).state.players[0].squad == "active"


@pytest.mark.rule("SA-011")
def test_one_squad_for_each_player_and_each_station() -> None:
    played = play(at("UB", "C"), at("UB", ". C"), AWAKE, turns=4)
    assert [player.squad for player in played.state.players] == ["active", None, None]
    assert played.state.stored == [None, None, None, "active", None, None]


@pytest.mark.rule("SA-012", "SA-072")
def test_c_in_ur_launches_with_an_active_squad_only() -> None:
    assert play(at("UR", "C"), turns=3).station() == "UR"
    assert play("red lift C lift C", AWAKE, turns=5).station() == "space1"


@pytest.mark.rule("SA-013", "SA-082")
def test_a_rocket_hits_in_the_next_turn() -> None:
    program = at("LB", "C")
    threats = "E1-05@2:blue"
    assert play(program, threats=threats, tracks="T5 T4 T1 T4", turns=3).threat("E1-05").damage == 0
    later = play(program, AWAKE, threats=threats, tracks="T5 T4 T1 T4", turns=4)
    assert later.threat("E1-05").damage == 1
    assert later.state.rockets == 2


@pytest.mark.rule("SA-013")
def test_one_launch_a_turn() -> None:
    played = play(at("LB", "C"), at("LB", ". C"), at("LB", ". C"), AWAKE, turns=4)
    assert played.state.rockets == 1
    assert len(played.all(RocketLaunched)) == 2


@pytest.mark.rule("SA-002", "SA-014")
def test_every_station_has_its_c() -> None:
    assert len(C_BUTTONS) == 5
    assert play("C", turns=1).all(ComputerServed)
    assert play("lift C", turns=2).all(WindowWatched)


@pytest.mark.rule("SA-015")
def test_distances() -> None:
    assert [distance_of(square) for square in (1, 5, 6, 10, 11, 16)] == [1, 1, 2, 2, 3, 3]


@pytest.mark.rule("SA-062")
@pytest.mark.parametrize(
    ("program", "delays"),
    [("C . . C . . . C", []), (". C . . C . . . C", []), (". . . . . . . . .", [2, 5, 9]), (". . C C . C C . C", [2])],
)
def test_the_computer_wants_care_in_the_first_two_turns_of_a_phase(program: str, delays: list[int]) -> None:
    assert [event.turn for event in play(program, asleep=True).all(ComputerFailed)] == delays


@pytest.mark.rule("SA-062", "SA-045")
def test_a_failed_computer_delays_everybody_aboard() -> None:
    played = play(". . A B", ". . . A", turns=2, asleep=True)
    assert [played.written(player) for player in (0, 1)] == [
        ". . . A B . . . . . . .",
        ". . . A . . . . . . . .",
    ]


@pytest.mark.rule("SA-063")
@pytest.mark.parametrize(("watchers", "points"), [(1, 1), (2, 2), (3, 3), (4, 5), (5, 7), (6, 9)])
def test_window_points(watchers: int, points: int) -> None:
    crew = [f"{' '.join(['.'] * player)} lift" for player in range(watchers)]
    crew = [f"{text} {' '.join(['.'] * (9 - len(text.split())))} C" for text in crew]
    assert play(*crew).report.visual_by_phase == (0, 0, points)


@pytest.mark.rule("SA-063")
def test_the_best_turn_of_a_phase_counts() -> None:
    played = play("lift C C . C", "lift . . C . . C")
    assert played.report.visual_by_phase == (1, 1, 0)


@pytest.mark.rule("SA-033")
@pytest.mark.parametrize(("station", "strength"), [("UW", 6), ("LR", 3), ("LW", 2)])
def test_a_heroic_shot_is_stronger_by_one(station: str, strength: int) -> None:
    assert play(at(station, "heroic:A"), turns=3).all(Fired)[0].strength == strength


@pytest.mark.rule("SA-092")
@pytest.mark.parametrize(("station", "tile", "strength"), [("UR", "upper_weapon", 3), ("LR", "lower_weapon", 1)])
def test_a_damaged_gun_is_weaker(station: str, tile: str, strength: int) -> None:
    assert play(at(station, "A"), before=breaking(0, tile), turns=3).all(Fired)[0].strength == strength


@pytest.mark.rule("SA-006", "SA-092")
def test_a_damaged_pulse_cannon_reaches_distance_1_only() -> None:
    far: Options = {"threats": "E1-09@2:red", "tracks": "T1 T5 T7 T4", "turns": 2, "steps": 3}
    assert play("lift . A", **far).threat("E1-09").damage == 1
    assert play("lift . A", before=breaking(1, "lower_weapon"), **far).threat("E1-09").damage == 0
