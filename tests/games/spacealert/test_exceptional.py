"""The cards that are like no other (SA-134)."""

import pytest

from pelagos.games.spacealert.board import LR, LW
from pelagos.games.spacealert.events.ship import ZoneAttacked
from pelagos.games.spacealert.events.threats import VortexOpened
from pelagos.games.spacealert.state import State
from tests.games.spacealert.table import Options, energy, play
from tests.games.spacealert.test_robots import lead

NO_SHIELDS = energy(shields=(0, 0, 0))


@pytest.mark.rule("SA-134")
def test_the_ninja_poisons_at_both_ends_of_a_movement_but_not_on_the_way() -> None:
    ninja: Options = {"threats": "I2-102@1", "tracks": "T5 T4 T6 T7", "double_actions": True, "turns": 2}
    assert play("lift", **ninja).threat("I2-102").marked == [0]
    assert play("blue blue", **ninja).threat("I2-102").marked == [0]
    assert play("lift+blue", **ninja).threat("I2-102").marked == []
    assert play("red", **ninja).threat("I2-102").marked == []


@pytest.mark.rule("SA-134")
def test_poison_works_when_the_dead_ninjas_token_arrives_and_rockets_stay() -> None:
    played = play("lift blue bots bots bots", "red", threats="I2-102@1", tracks="T5 T4 T6 T1", before=lead(0))
    assert played.report.destroyed == ("I2-102",)
    assert (played.report.knocked_out_players, played.state.rockets) == ((0,), 3)


@pytest.mark.rule("SA-134")
def test_a_live_ninja_fires_the_rockets_at_red() -> None:
    played = play(".", threats="I2-102@1", tracks="T5 T4 T6 T1", before=NO_SHIELDS)
    assert (played.damage, played.state.rockets) == ((6, 0, 0), 0)


@pytest.mark.rule("SA-134")
def test_infected_players_burst_at_z_even_if_the_beast_is_dead() -> None:
    beast: Options = {"threats": "SI3-101@1", "tracks": "T5 T4 T6 T1"}
    played = play("blue", **beast)
    assert played.threat("SI3-101").status == "survived"
    assert played.damage == (4, 0, 2)
    dead = play("blue . . . bots bots", ". . red . bots bots", **beast, before=lead(0, 1))
    assert dead.damage[2] == 2


@pytest.mark.rule("SA-134")
def test_a_parasite_takes_the_first_who_moves_and_only_others_can_fight_it() -> None:
    parasite: Options = {"threats": "SI3-107@1", "tracks": "T5 T4 T6 T7"}
    alone = play("blue bots", **parasite, turns=2, before=lead(0))
    assert (alone.threat("SI3-107").host, alone.threat("SI3-107").damage) == (0, 0)
    helped = play("blue", "blue bots", **parasite, turns=2, before=lead(1))
    assert helped.threat("SI3-107").status == "destroyed"
    assert helped.report.knocked_out_players == (0,)


@pytest.mark.rule("SA-134")
def test_a_parasite_whose_host_faints_otherwise_is_survived() -> None:
    played = play("red blue", threats="SI3-107@1 E1-101@1:white", tracks="T5 T1 T6 T7", before=NO_SHIELDS, turns=4)
    assert played.threat("SI3-107").status == "survived"


@pytest.mark.rule("SA-134")
def test_reversed_shields_join_the_attack() -> None:
    threats = "I3-103@1 E1-05@4:white"
    ignored = play(".", threats=threats, tracks="T5 T1 T6 T2", turns=6)
    assert ignored.all(ZoneAttacked)[0].absorbed == 0
    reversed_ = play(".", threats=threats, tracks="T5 T1 T6 T3", turns=6)
    assert (reversed_.damage[1], reversed_.shields[1]) == (3 + 2, 0)


@pytest.mark.rule("SA-134", "SA-090")
@pytest.mark.parametrize(
    ("second", "passed", "shield"),
    [("A", 2 + 1, 0), ("advanced", 0, 1)],
)
def test_reversed_energy_joins_only_what_a_temporary_shield_lets_through(second: str, passed: int, shield: int) -> None:
    played = play(
        f". . . . . {second}",
        threats="I3-103@1 E1-05@4:white",
        tracks="T5 T1 T6 T3",
        specializations=("energy_technician",),
        turns=6,
    )
    assert (played.damage[1] - 2, played.shields[1]) == (passed, shield)


@pytest.mark.rule("SA-134", "SA-052")
def test_after_the_last_turn_the_vortex_has_nothing_to_repeat() -> None:
    program = ". . . . . . . . . . . A"
    played = play(program, threats="SI3-104@11", tracks="T5 T4 T6 T2")
    assert played.report.outcome == "survived"
    assert played.written() == program


@pytest.mark.rule("SA-134")
def test_the_vortex_repeats_swaps_and_draws() -> None:
    repeat = play("lift . A B", threats="SI3-104@1", tracks="T5 T4 T6 T2", turns=2)
    assert repeat.written().startswith("lift . . A B")
    again = play(". A B", threats="SI3-104@1", tracks="T5 T4 T6 T2", turns=2)
    assert again.written().startswith(". A A B")
    swapped = play("red", "blue", threats="SI3-104@1", tracks="T5 T4 T6 T3", turns=5)
    assert [swapped.station(0), swapped.station(1)] == ["UB", "UR"]
    drawn = play(".", threats="SI3-104@1>I1-03", tracks="T5 T4 T6 T1")
    assert [event.drawn for event in drawn.all(VortexOpened)] == ["I1-03"]
    assert drawn.damage == (0, 0, 2)
    assert (drawn.report.survived_threats, drawn.report.threat_points) == (("SI3-104",), 8)


@pytest.mark.rule("SA-134")
def test_the_vortex_draws_from_what_is_left_in_the_deck() -> None:
    shortest = "T5 T4 T6 T1"
    left = play(".", threats="SI3-104@1 I1-05@9", tracks=shortest, spare_internals=("I1-05", "I1-03"))
    assert [event.drawn for event in left.all(VortexOpened)] == ["I1-03"]
    assert not play(".", threats="SI3-104@1", tracks=shortest, spare_internals=()).all(VortexOpened)


@pytest.mark.rule("SA-134")
def test_hitting_the_vortex_swaps_decks_and_the_siren_flees() -> None:
    vortex = play("lift C", "red", threats="SI3-104@1", tracks="T5 T4 T6 T7", turns=2)
    assert [vortex.station(0), vortex.station(1)] == ["UW", "LR"]
    siren = play("red bots", threats="SI3-105@1", tracks="T5 T4 T6 T7", turns=2, before=lead(0))
    assert siren.threat("SI3-105").stations == [5]


@pytest.mark.rule("SA-134")
def test_a_blinded_laser_finds_nothing_unless_somebody_looks() -> None:
    threats = "SI2-101@1 E1-09@4:white"
    tracks = "T5 T7 T6 T2"
    assert play(". . . A", threats=threats, tracks=tracks, turns=4).threat("E1-09").damage == 0
    seen = play(". . . A", ". lift . C", threats=threats, tracks=tracks, turns=4)
    assert seen.threat("E1-09").damage == 5


@pytest.mark.rule("SA-134")
def test_seeker_and_driller_choose_their_way() -> None:
    def seek(*stations: int) -> list[int]:
        def place(state: State) -> None:
            for player, station in zip(state.players, stations, strict=True):
                player.station = station

        played = play(*["."] * len(stations), threats="SI2-02@1", tracks="T5 T4 T6 T1", turns=3, before=place)
        return played.threat("SI2-02").stations

    assert seek(4, 4, 0, 2) == [4]
    assert seek(0, 0, 2, 2) == [1]

    def drill(red: int, white: int, blue: int) -> list[int]:
        def hurt(state: State) -> None:
            for zone, count in enumerate((red, white, blue)):
                state.broken[zone] = ["structural"] * count

        return play(".", threats="I3-107@1", tracks="T5 T4 T6 T1", turns=2, before=hurt).threat("I3-107").stations

    assert drill(1, 0, 0) == [4]
    assert drill(1, 0, 1) == [4]
    assert drill(0, 0, 1) == [5]


@pytest.mark.rule("SA-134")
def test_slime_that_the_vortex_has_drawn_is_gone_with_its_card_and_stops_no_other() -> None:
    played = play(".", threats="SI3-104@1>I2-01 I2-02@3", tracks="T5 T4 T6 T3")
    assert [event.drawn for event in played.all(VortexOpened)] == ["I2-01"]
    assert played.threat("I2-02").stations == [LR, LW]
