"""Attacks, damage, malfunctions and the end of threats (SA-090 to SA-098, SA-042, SA-126)."""

import pytest

from pelagos.games.spacealert.events.mission import ShipLost
from pelagos.games.spacealert.events.ship import ButtonSabotaged, ZoneAttacked
from pelagos.games.spacealert.events.weapons import InternalHit, RepairFailed
from pelagos.games.spacealert.mission import TILES
from pelagos.games.spacealert.rules.hull import draw_tile
from pelagos.games.spacealert.state import Run
from pelagos.kernel.chance import Seeded
from tests.games.spacealert.table import breaking, energy, play
from tests.games.spacealert.test_robots import lead


@pytest.mark.rule("SA-090")
def test_shields_absorb_point_for_point_and_are_used_up() -> None:
    played = play(".", threats="E1-05@1:white", tracks="T5 T1 T6 T4", turns=3, before=energy(shields=(1, 1, 1)))
    assert (played.shields, played.damage) == ((1, 0, 1), (0, 1, 0))


@pytest.mark.rule("SA-090")
def test_all_zones_are_attacked_one_by_one() -> None:
    played = play(".", threats="E1-01@1:white", tracks="T5 T1 T6 T4", turns=3, before=energy(shields=(0, 1, 2)))
    assert (played.shields, played.damage) == ((0, 0, 1), (1, 0, 0))


@pytest.mark.rule("SA-091")
def test_shields_do_not_help_against_internal_threats() -> None:
    played = play(".", threats="I1-01@1", tracks="T5 T4 T6 T1")
    assert played.damage == (0, 3, 0)
    assert played.shields == (1, 1, 1)


@pytest.mark.rule("SA-092")
@pytest.mark.parametrize(
    ("tile", "shield", "reactor"), [("shield", 1, 3), ("reactor", 2, 2), ("structural", 2, 3), ("gravolift", 2, 3)]
)
def test_a_tile_lowers_a_capacity_and_the_excess_is_lost(tile: str, shield: int, reactor: int) -> None:
    played = play(
        ".",
        tiles={"red": (tile,)},
        turns=1,
        before=energy(shields=(2, 1, 1), reactors=(3, 3, 2)),
    )
    run = Run(played.state, None, Seeded.of("0"))
    draw_tile(run, 0)
    assert (played.shields[0], played.reactors[0]) == (shield, reactor)


@pytest.mark.rule("SA-047")
def test_the_seventh_damage_ends_the_ship() -> None:
    played = play(".", threats="E1-09@1:red", tracks="T1 T4 T6 T4", before=breaking(0, *TILES[:3]))
    assert (played.report.outcome, played.report.score, played.damage[0]) == ("ship destroyed", None, 6)
    assert played.all(ShipLost)[0].reason == "hull"


@pytest.mark.rule("SA-093")
def test_double_attacks_double_what_passes() -> None:
    played = play(".", threats="E1-02@1:white", tracks="T5 T3 T6 T4", turns=5)
    assert [(event.absorbed, event.damage) for event in played.all(ZoneAttacked)] == [(1, 0), (0, 4)]


@pytest.mark.rule("SA-093")
def test_a_fissure_doubles_damage_until_it_is_repaired() -> None:
    threats = "SI1-04@1 E1-05@3:red"
    played = play(".", threats=threats, tracks="T1 T4 T6 T7", turns=5)
    assert played.damage[0] == 2
    mended = play("red . C bots", threats=threats, tracks="T1 T4 T6 T7", turns=5, before=lead(0))
    assert mended.damage[0] == 1


@pytest.mark.rule("SA-094", "SA-034")
@pytest.mark.parametrize(("symbol", "left"), [("B", 2), ("heroic:B", 1)])
def test_a_malfunction_turns_its_button_into_a_repair(symbol: str, left: int) -> None:
    played = play(f"blue {symbol}", threats="I1-05@1", tracks="T5 T4 T6 T6", turns=2)
    threat = played.threat("I1-05")
    assert threat.hp - threat.damage == left
    assert (played.reactors[2], played.shields[2]) == (2, 1)


@pytest.mark.rule("SA-094")
def test_the_lowest_number_is_repaired_first() -> None:
    played = play("blue B", threats="I1-05@2 I3-103@1", tracks="T5 T4 T6 T7", turns=2)
    assert (played.threat("I3-103").damage > 0, played.threat("I1-05").damage) == (True, 0)


@pytest.mark.rule("SA-095")
def test_beyond_z_a_malfunction_blocks_its_button_for_good() -> None:
    played = play("blue . . . . . B B B", threats="I1-05@1", tracks="T5 T4 T6 T1", turns=9)
    assert played.threat("I1-05").status == "survived"
    assert len(played.all(RepairFailed)) == 3
    assert played.shields[2] == 0


@pytest.mark.rule("SA-095")
def test_a_repaired_button_works_at_once_for_those_who_come_later() -> None:
    mended = play("blue B B", "blue . B", threats="I1-05@1", tracks="T5 T4 T6 T7", turns=3)
    assert (mended.threat("I1-05").status, mended.shields[2]) == ("destroyed", 0)
    third = play("blue B B", "blue . B", "blue . B", threats="I1-05@1", tracks="T5 T4 T6 T7", turns=3)
    assert third.shields[2] == 2


@pytest.mark.rule("SA-096", "SA-042")
def test_a_threat_in_several_stations_shares_its_hit_points() -> None:
    threats, tracks = "SI2-03@1", "T5 T4 T6 T7"
    two = play("lift B", "red lift B", threats=threats, tracks=tracks, turns=3)
    assert two.threat("SI2-03").damage == 2
    three = play("lift . . B", "red lift . B", "blue lift . B", threats=threats, tracks=tracks, turns=4)
    assert three.threat("SI2-03").damage == 5


@pytest.mark.rule("SA-042")
@pytest.mark.parametrize(("second", "damage"), [(".", 2), (". B", 2)])
def test_a_lone_repairer_gets_a_bonus(second: str, damage: int) -> None:
    played = play(". B", second, threats="I3-103@1", tracks="T5 T4 T6 T7", turns=2)
    assert played.threat("I3-103").damage == damage


@pytest.mark.rule("SA-042")
@pytest.mark.parametrize(("crew", "destroyed"), [(2, False), (3, True)])
def test_three_players_disarm_the_device_together(crew: int, destroyed: bool) -> None:  # noqa: FBT001  # a column of the table above
    programs = [f"{'. ' * player}lift" for player in range(crew)]
    programs = [f"{text} {'. ' * (4 - len(text.split()))}C" for text in programs]
    played = play(*programs, threats="SI2-05@3", tracks="T5 T4 T6 T7", turns=5)
    assert (played.threat("SI2-05").status == "destroyed") is destroyed


@pytest.mark.rule("SA-126")
def test_difficult_access_ignores_the_first_damage_of_a_turn() -> None:
    one = play("lift . A", threats="I3-102@1", tracks="T5 T4 T6 T7", turns=3)
    assert one.threat("I3-102").damage == 0
    heroic = play("lift . heroic:A", threats="I3-102@1", tracks="T5 T4 T6 T7", turns=3)
    assert heroic.threat("I3-102").damage == 1
    together = play("lift . . A", ". lift . A", ". . lift A", threats="I3-102@1", tracks="T5 T4 T6 T7", turns=4)
    assert together.threat("I3-102").damage == 2


@pytest.mark.rule("SA-134")
@pytest.mark.parametrize(("reactors", "status"), [((2, 1, 2), "destroyed"), ((2, 0, 2), "active")])
def test_finishing_a_laser_jam_costs_energy(reactors: tuple[int, int, int], status: str) -> None:
    played = play("A A", threats="I1-101@1", tracks="T5 T4 T6 T7", turns=2, before=energy(reactors=reactors))
    assert played.threat("I1-101").status == status
    assert played.reactors[1] == 0


@pytest.mark.rule("SA-097")
def test_new_speed_counts_from_the_next_move_on() -> None:
    played = play(".", threats="E2-01@1:white", tracks="T5 T3 T6 T4", turns=1)
    assert (played.threat("E2-01").square, played.threat("E2-01").speed) == (8, 5)
    assert play(".", threats="E2-01@1:white", tracks="T5 T3 T6 T4", turns=2).threat("E2-01").square == 3


@pytest.mark.rule("SA-098")
@pytest.mark.parametrize(("turn", "outcome", "points"), [(1, "survived", 2), (11, "active", 0)])
def test_points_need_the_threat_to_be_over(turn: int, outcome: str, points: int) -> None:
    played = play(".", threats=f"E1-09@{turn}:white")
    assert (played.threat("E1-09").status, played.report.threat_points) == (outcome, points)


@pytest.mark.rule("SA-134")
def test_sabotaged_buttons_are_repaired_one_by_one_and_score_nothing() -> None:
    played = play("red . . . . . . . . B", threats="SI3-106@1", tracks="T5 T4 T6 T5", turns=10)
    assert [event.station for event in played.all(ButtonSabotaged)][:3] == ["UR", "UR", "UR"]
    assert [event.threat for event in played.all(InternalHit)] == ["sabotage-B"]
    assert "sabotage-A" not in played.report.still_on_track
