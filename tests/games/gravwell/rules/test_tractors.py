"""Tractor beams (GR-63 to GR-76) and what they do to derelicts (GR-74, GR-75, GR-78)."""

from typing import Any

import pytest

from pelagos.games.gravwell.actions import Stop
from pelagos.games.gravwell.options import GravwellOptions
from pelagos.games.gravwell.resolver import RESOLVER
from tests.games.gravwell.support import HANDS, Table


def resolve(line: str) -> dict[str, Any]:
    return RESOLVER.resolve_text(line)


def order(line: str) -> list[str]:
    """The ships a beam moves, in order."""
    return [event["ship"] for event in resolve(line)["events"] if event["type"] == "Moved"]


@pytest.mark.rule("GR-63")
@pytest.mark.parametrize(("card", "pull"), [("J", 2), ("Q", 3)])
def test_a_beam_moves_every_other_ship_towards_its_owner(card: str, pull: int) -> None:
    spaces = resolve(f"B30 Y10 R20 G40 d26@25 d36@50 : B={card}")["pos"]
    assert spaces == {
        "B": 30,
        "Y": 10 + pull,
        "R": 20 + pull,
        "G": 40 - pull,
        "d26": 25 + pull,
        "d36": 50 - pull,
    }


@pytest.mark.rule("GR-64")
def test_a_beam_moves_the_nearest_ship_first() -> None:
    assert order("B30 Y10 R26 G50 d26@33 d36@36 : B=J") == ["d26", "R", "d36", "Y", "G"]


@pytest.mark.rule("GR-65")
@pytest.mark.parametrize("ships", ["Y25 R35", "Y35 R25"])
def test_at_equal_distance_the_ship_nearer_the_singularity_moves_first(ships: str) -> None:
    first = "Y" if ships.startswith("Y25") else "R"
    assert order(f"B30 {ships} d26@40 d36@45 : B=J")[0] == first


@pytest.mark.rule("GR-65")
def test_who_moves_first_gets_the_better_space() -> None:
    assert resolve("B30 Y28 R32 d26@10 d36@50 : B=J")["pos"] == {"B": 30, "Y": 31, "R": 29, "d26": 12, "d36": 48}


@pytest.mark.rule("GR-66")
def test_a_ship_that_passed_the_owner_is_not_pulled_again() -> None:
    assert sorted(order("B30 Y29 R31 d26@27 d36@33 : B=Q")) == ["R", "Y", "d26", "d36"]


@pytest.mark.rule("GR-67")
def test_a_pulled_ship_slides_over_the_owner_and_over_others() -> None:
    assert resolve("B30 Y28 d36@50 : B=J")["pos"]["Y"] == 31
    assert resolve("B30 Y29 R28 d26@27 d36@50 : B=J")["pos"] == {"B": 30, "Y": 31, "R": 32, "d26": 29, "d36": 48}


@pytest.mark.rule("GR-68")
def test_a_ship_closer_than_the_number_passes_the_owner() -> None:
    assert resolve("B30 Y29 d36@50 : B=Q")["pos"]["Y"] == 32
    assert resolve("B30 Y31 d36@50 : B=Q")["pos"]["Y"] == 28


@pytest.mark.rule("GR-69")
def test_nobody_is_asked_for_a_stop_when_pulled() -> None:
    table = Table(("JABCDE", "ZFGHIK")).draft().place("B20 Y30 d36@40").lay("J").lay("Z")
    assert table.asked == [("UseStop", 0)]
    table.answer(Stop(use=False))
    assert (table.asked, table.state.positions[1]) == ([("UseStop", 1)], 28)
    table.answer(Stop(use=True))
    assert table.state.positions[1] == 28


@pytest.mark.rule("GR-70")
def test_a_beam_from_the_singularity_pulls_ships_back_but_not_those_inside() -> None:
    resolved = resolve("B0 Y0 R10 d26 d36@2 : B=J")
    assert resolved["pos"] == {"B": 0, "Y": 0, "R": 8, "d26": 24, "d36": 0}
    ignored = [event for event in resolved["events"] if event["type"] == "BeamIgnored"]
    assert ignored == [{"type": "BeamIgnored", "ship": "Y", "rule": "GR-70"}]


@pytest.mark.rule("GR-71")
def test_a_beam_from_outside_pulls_ships_out_of_the_singularity() -> None:
    assert resolve("B10 Y0 d36 : B=J")["pos"]["Y"] == 2


@pytest.mark.rule("GR-71")
def test_by_the_other_reading_a_beam_leaves_ships_in_the_singularity() -> None:
    resolved = resolve("B10 Y0 R12 d26@0 d36 : B=J -pull_from_singularity")
    assert resolved["pos"] == {"B": 10, "Y": 0, "R": 9, "d26": 0, "d36": 34}
    ignored = [event for event in resolved["events"] if event["type"] == "BeamIgnored"]
    assert {(event["ship"], event["rule"]) for event in ignored} == {("Y", "GR-71"), ("d26", "GR-71")}


@pytest.mark.rule("GR-71")
@pytest.mark.parametrize(("pulled", "space"), [(True, 3), (False, 0)])
def test_both_readings_hold_in_a_match(pulled: bool, space: int) -> None:  # noqa: FBT001  # a parameter of the test
    options = GravwellOptions(pull_from_singularity=pulled)
    table = Table(("QABCDE", "FGHIKL"), options).draft().place("B20 Y0 d36@40")
    table.phase("QF", stops="F")
    assert table.state.positions[1] == space


@pytest.mark.rule("GR-72")
@pytest.mark.parametrize(("age", "spaces"), [("BYRG", (2, 3, 4)), ("GRYB", (4, 3, 2)), ("RBGY", (4, 2, 3))])
def test_ships_leave_the_singularity_by_age(age: str, spaces: tuple[int, int, int]) -> None:
    resolved = resolve(f"B10 Y0 R0 G0 d26 d36 : B=J age={age}")["pos"]
    assert (resolved["Y"], resolved["R"], resolved["G"]) == spaces


@pytest.mark.rule("GR-72")
def test_a_derelict_leaves_the_singularity_after_the_players() -> None:
    assert resolve("B10 Y0 R0 d26@0 d36 : B=J")["pos"] == {"B": 10, "Y": 2, "R": 3, "d26": 4, "d36": 34}


@pytest.mark.rule("GR-73", "GR-06")
def test_a_ship_pulled_into_the_gate_wins_on_somebody_elses_card() -> None:
    resolved = resolve("B53 Y51 R40 d26 d36 : B=J R=Z")
    assert (resolved["winner"], resolved["pos"]["Y"]) == ("Y", 54)
    assert (resolved["pos"]["R"], resolved["pos"]["d36"]) == (40, 36)
    dropped = [event for event in resolved["events"] if event["type"] == "Dropped"]
    assert dropped == [{"type": "Dropped", "ship": "R", "card": "Z", "rule": "GR-06"}]


@pytest.mark.rule("GR-73")
def test_of_two_ships_a_beam_could_bring_in_the_first_to_arrive_wins() -> None:
    resolved = resolve("B53 Y51 R52 d26 d36 : B=Q")
    assert (resolved["winner"], resolved["pos"]["R"], resolved["pos"]["Y"]) == ("R", 54, 51)


@pytest.mark.rule("GR-74")
def test_a_derelict_pulled_into_the_gate_is_gone_and_play_goes_on() -> None:
    resolved = resolve("B53 Y30 d36@52 : B=J Y=Z")
    assert resolved["pos"] == {"B": 53, "Y": 39}
    assert resolved["winner"] is None
    assert {"type": "DerelictLost", "ship": "d36", "rule": "GR-74"} in resolved["events"]


@pytest.mark.rule("GR-74")
def test_a_lost_derelict_has_no_gravity_left() -> None:
    table = Table(("JABCDE", "FGHIKL")).draft().place("B53 Y30 d36@52").phase("JF")
    assert table.state.positions == [53, 38, 54]
    table.state.positions = [10, 0, 54]
    table.phase("AG")
    assert table.state.positions == [10, 5, 54]


@pytest.mark.rule("GR-75")
def test_what_is_pulled_into_the_singularity_stays_without_gravity_and_can_be_pulled_out() -> None:
    resolved = resolve("B0 Y20 R30 d26@1 d36@2 : B=J Y=A")
    assert (resolved["pos"]["d26"], resolved["pos"]["d36"]) == (0, 0)
    assert resolved["pos"]["Y"] == 19
    assert resolve("B20 Y30 d36@0 : B=J")["pos"]["d36"] == 2


@pytest.mark.rule("GR-76")
def test_after_a_beam_the_phase_goes_on_from_the_new_places() -> None:
    resolved = resolve("B20 Y25 d36@40 : B=J Y=O")
    assert resolved["pos"]["Y"] == 23 - 7


@pytest.mark.rule("GR-78")
def test_derelicts_move_only_by_beams_and_keep_their_places_between_rounds() -> None:
    table = Table(HANDS[3]).draft().place("B0 Y0 R0 d26@11 d36@53")
    table.round(stops="ABCDEFGHIKLMNOPRST")
    assert table.state.round == 2
    assert table.state.positions[3:] == [11, 53]
