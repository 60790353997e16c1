"""The ten specializations (SA-160 to SA-169), each half of each card."""

from typing import Any

import pytest

from pelagos.games.spacealert.board import LW
from pelagos.games.spacealert.events.crew import CardTurned, Delayed, NothingDone
from pelagos.games.spacealert.events.ship import ComputerServed, WindowWatched
from pelagos.games.spacealert.events.weapons import Fired, RepairFailed
from pelagos.games.spacealert.mission import SPECIALIZATIONS, Tokens
from pelagos.games.spacealert.rules.specials import SPECIALS
from pelagos.games.spacealert.state import State
from tests.games.spacealert.table import Options, Played, both, breaking, energy, play
from tests.games.spacealert.test_robots import lead


def special(name: str, *programs: str, **options: Any) -> Played:
    """Play a mission whose captain has a specialization."""
    return play(*programs, specializations=(name,), **options)


@pytest.mark.rule("SA-160", "SA-188")
def test_twenty_halves_and_no_more() -> None:
    assert set(SPECIALS) == {(name, half) for name in SPECIALIZATIONS for half in ("basic", "advanced")}


@pytest.mark.rule("SA-160")
def test_rocketeer() -> None:
    assert special("rocketeer", "basic", turns=1).state.rockets == 2
    salvo = special("rocketeer", "blue lift advanced", turns=3)
    assert (salvo.state.rockets, salvo.state.flying[0].strength) == (1, 5)
    last = special("rocketeer", "blue lift advanced", turns=3, before=lambda state: setattr(state, "rockets", 1))
    assert (last.state.rockets, last.state.flying[0].strength) == (0, 3)
    assert special("rocketeer", "lift advanced", turns=2).all(WindowWatched)


@pytest.mark.rule("SA-161")
def test_remote_repairs_never_finish() -> None:
    repaired = special("rocketeer", "basic basic basic", threats="I1-07@1", tracks="T5 T4 T6 T7", turns=3)
    assert (repaired.threat("I1-07").damage, repaired.threat("I1-07").status) == (2, "active")
    assert [event.reason for event in repaired.all(RepairFailed)] == ["remote"]


@pytest.mark.rule("SA-160", "SA-063")
def test_data_analyst() -> None:
    remote = special("data_analyst", "red basic", asleep=True)
    assert (remote.all(ComputerServed)[0].phase, remote.report.bonus) == (1, 1)
    assert special("data_analyst", "lift advanced").report.visual_by_phase == (3, 0, 0)


@pytest.mark.rule("SA-105", "SA-160")
def test_what_a_mission_does_not_use_yet_is_not_used_by_a_special_card_either() -> None:
    def without_window(state: State) -> None:
        state.closed = (LW,)

    played = special("data_analyst", "lift advanced", before=without_window)
    assert played.report.visual_by_phase == (0, 0, 0)
    assert [event.reason for event in played.all(NothingDone)] == ["not-learnt"]


@pytest.mark.rule("SA-160")
def test_energy_technician() -> None:
    remote = special("energy_technician", "basic", turns=1)
    assert (remote.reactors[1], remote.state.fuel) == (5, 2)
    shield = special("energy_technician", "advanced", turns=1, steps=0)
    assert shield.state.now.temporary == [1, 2, 1]
    assert special("energy_technician", "lift advanced", turns=2).state.now.temporary == [0, 0, 0]


@pytest.mark.rule("SA-160", "SA-090")
def test_temporary_shields_are_used_first_and_gone_after_the_turn() -> None:
    played = special("energy_technician", ". . advanced", threats="E1-05@1:white", tracks="T5 T1 T6 T4", turns=3)
    assert (played.shields[1], played.state.now.temporary) == (1, [1, 0, 1])


@pytest.mark.rule("SA-165")
@pytest.mark.parametrize(("white", "fired"), [(2, ["heavy_laser", "pulse"]), (1, [])])
def test_pulse_gunner_fires_both_or_none(white: int, fired: list[str]) -> None:
    played = special("pulse_gunner", "basic", turns=1, before=energy(reactors=(2, white, 2)))
    assert [event.weapon for event in played.all(Fired)] == fired
    assert played.station() == "UW"


@pytest.mark.rule("SA-165")
def test_pulse_gunner_in_lw_presses_a_plain_a() -> None:
    assert [event.weapon for event in special("pulse_gunner", "lift basic", turns=2).all(Fired)] == ["pulse"]


@pytest.mark.rule("SA-160", "SA-006")
def test_the_enhanced_pulse_hits_with_2_and_1_further_out() -> None:
    played = special(
        "pulse_gunner", "lift advanced", threats="E1-10@2:red E1-09@2:blue", tracks="T7 T4 T1 T4", turns=1, steps=3
    )
    assert (played.threat("E1-09").damage, played.threat("E1-10").damage) == (2, 1)


@pytest.mark.rule("SA-167", "SA-146")
def test_the_medic_boosts_the_first_action_of_everybody_in_his_station() -> None:
    played = play("A+A", "red A", ". basic", specializations=(None, None, "medic"), double_actions=True, turns=1)
    assert [event.strength for event in played.all(Fired)] == [5]
    boosted = play("A+bots", "basic", specializations=(None, "medic"), double_actions=True, turns=1)
    assert [event.strength for event in boosted.all(Fired)] == [6]


@pytest.mark.rule("SA-166", "SA-167")
def test_the_medic_moves_first_and_acts_before_the_captain() -> None:
    played = play("red A", ". red+basic", specializations=(None, "medic"), turns=2)
    assert [event.strength for event in played.all(Fired)] == [5]
    assert played.all(CardTurned)[1].player == 1


@pytest.mark.rule("SA-167")
def test_the_guarding_medic_prevents_knock_outs_but_not_the_loss_of_the_squad() -> None:
    played = play(
        ". .",
        ". advanced",
        specializations=(None, "medic"),
        threats="E1-101@1:white",
        tracks="T5 T1 T6 T4",
        turns=2,
        before=both(energy(shields=(0, 0, 0)), lead(0)),
    )
    assert played.report.knocked_out_players == ()
    assert played.state.players[0].squad == "disabled"
    assert played.report.bonus == -1


@pytest.mark.rule("SA-162")
def test_teleporter() -> None:
    played = play(
        "red basic", ".", specializations=("teleporter",), turns=2, teleporter=Tokens(departure=1, destination=0)
    )
    assert played.station(1) == "UR"
    for way, place in (("red", "LB"), ("blue", "LR"), ("red lift", "UB"), (".", "UW")):
        turns = len(way.split()) + 1
        assert special("teleporter", f"{way} advanced", turns=turns).station() == place


@pytest.mark.rule("SA-162")
def test_teleporting_is_no_movement() -> None:
    played = special("teleporter", ". red . advanced", threats="I2-01@1", tracks="T5 T4 T6 T6", turns=4)
    assert (played.station(), played.all(Delayed)) == ("LB", [])


@pytest.mark.rule("SA-160")
def test_hypernavigator_slows_everything_for_a_turn() -> None:
    threats: Options = {"threats": "E1-07@1:white I1-01@1", "tracks": "T5 T4 T6 T7"}
    played = special("hypernavigator", "lift basic .", **threats, turns=2)
    assert (played.threat("E1-07").square, played.threat("I1-01").square) == (8, 11)
    assert special("hypernavigator", ". basic", **threats, turns=2).threat("E1-07").square == 7


@pytest.mark.rule("SA-169")
def test_an_early_jump_skips_turns_and_their_threats_but_the_rocket_hits() -> None:
    wait = " ".join(["."] * 8)
    played = play(
        f"lift {wait} advanced A A",
        f". . blue lift {' '.join(['.'] * 5)} C A",
        specializations=("hypernavigator",),
        threats="E1-09@11:red E1-05@9:blue",
        tracks="T5 T4 T1 T4",
    )
    assert played.report.still_on_track == ("E1-05",)
    assert played.threat("E1-05").damage == 1
    assert played.threat("E1-09").status == "due"
    assert not played.all(Fired)


@pytest.mark.rule("SA-160", "SA-146")
def test_special_ops_primes_the_next_button() -> None:
    played = special("special_ops", "basic red A A", turns=4)
    assert [event.strength for event in played.all(Fired)] == [5, 4]


@pytest.mark.rule("SA-167", "SA-122")
def test_the_medic_guards_his_own_station_only() -> None:
    programs = ("lift", ".", ". . . advanced")
    played = play(
        *programs,
        threats="E1-101@1:white",
        tracks="T4 T5 T4 T4",
        specializations=(None, None, "medic"),
        turns=4,
        before=energy(shields=(0, 0, 0)),
    )
    conscious = [player.conscious for player in played.state.players]
    guarded = play(
        *programs,
        threats="E1-101@4:white",
        tracks="T4 T2 T4 T4",
        specializations=(None, None, "medic"),
        turns=4,
        before=energy(shields=(0, 0, 0)),
    )
    assert conscious == [False, False, False]
    assert [player.conscious for player in guarded.state.players] == [False, True, True]


@pytest.mark.rule("SA-160", "SA-134")
def test_the_squad_leaders_way_to_the_interceptors_is_a_movement() -> None:
    played = special("squad_leader", ". advanced", threats="SI3-107@1", turns=2, before=lead(0))
    assert played.station() == "space1"
    assert played.threat("SI3-107").host == 0


@pytest.mark.rule("SA-146", "SA-160", "SA-155")
@pytest.mark.parametrize(
    ("card", "start", "track", "damage"), [("C", 2, "T7", 3), (".", 3, "T1", 3), ("bots", 2, "T1", 4)]
)
def test_only_a_bots_action_in_space_is_primed(card: str, start: int, track: str, damage: int) -> None:
    def fly(state: State) -> None:
        player = state.players[0]
        player.squad, player.distance, player.primed = "active", start, True

    played = special(
        "special_ops",
        card,
        threats="E1-09@1:red",
        tracks=f"{track} T4 T6 T4",
        steps=3,
        before=fly,
        variable_range_interceptors=True,
    )
    assert played.threat("E1-09").damage == damage
    assert played.state.players[0].primed == (card != "bots")


@pytest.mark.rule("SA-168", "SA-166")
def test_a_protected_card_cannot_be_delayed_and_ignores_lifts_doors_and_slime() -> None:
    kept = play(". . advanced+A", ".", specializations=("special_ops",), turns=3, asleep=True)
    assert len(kept.all(Fired)) == 1
    lift = play("lift", "advanced+lift A", specializations=(None, "special_ops"), turns=1)
    assert lift.written(1).startswith("advanced+lift A")
    slime = special("special_ops", ". red . advanced+lift", threats="I2-02@1", tracks="T5 T4 T6 T6", turns=4)
    assert not slime.all(Delayed)
    door = special("special_ops", ". . . advanced+red", threats="I3-104@1", tracks="T5 T4 T6 T1", turns=4)
    assert door.station() == "UR"


def worn_out(state: State) -> None:
    state.threats[0].damage = 2


@pytest.mark.rule("SA-168")
def test_a_protected_player_is_not_knocked_out_before_his_card_is_done() -> None:
    reactor: Options = {"threats": "I2-06@1", "tracks": "T5 T4 T6 T7", "turns": 4}
    programs = ("lift . . B", "red . lift advanced+A")
    safe = play(*programs, specializations=(None, "special_ops"), before=worn_out, **reactor)
    assert safe.report.knocked_out_players == ()
    hit = play("lift . . B", "red . lift A", before=worn_out, **reactor)
    assert hit.report.knocked_out_players == (1,)


@pytest.mark.rule("SA-163")
def test_the_squad_leader_repairs_a_tile() -> None:
    def hurt(state: State) -> None:
        lead(0)(state)
        breaking(1, "structural", "gravolift")(state)

    played = special("squad_leader", "basic", turns=1, before=hurt)
    assert played.state.broken[1] == ["structural"]
    assert "gravolift" in played.state.piles[1]
    woken = special(
        "squad_leader", "basic", turns=1, before=lambda state: setattr(state.players[0], "squad", "disabled")
    )
    assert woken.state.players[0].squad == "active"


@pytest.mark.rule("SA-160")
def test_the_squad_leader_launches_from_afar() -> None:
    assert special("squad_leader", "blue advanced", turns=2, before=lead(0)).station() == "space1"
    assert special("squad_leader", "blue lift advanced", turns=3, before=lead(0)).station() == "LB"
    again = special("squad_leader", "advanced advanced", turns=2, before=lead(0))
    assert again.state.now.sortie is not None
    assert again.state.now.sortie.heroic


@pytest.mark.rule("SA-164")
def test_the_mechanics_marker_works_for_the_next_a_whoever_presses_it() -> None:
    played = play("basic", ". A A", specializations=("mechanic",), turns=3)
    assert [event.strength for event in played.all(Fired)] == [6, 5]
    wasted = play("basic A", ". A A", specializations=("mechanic",), turns=3, before=energy(reactors=(2, 0, 2)))
    assert wasted.state.prepared == []


@pytest.mark.rule("SA-160", "SA-034")
def test_the_mechanic_repairs_by_2() -> None:
    played = special("mechanic", "advanced", threats="I2-05@1", tracks="T5 T4 T6 T7", turns=1)
    assert played.threat("I2-05").damage == 2
