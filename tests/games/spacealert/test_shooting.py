"""Compute Damage (SA-080 to SA-088, SA-125, SA-127)."""

from typing import Any

import pytest

from pelagos.games.spacealert.events.ship import ZoneAttacked
from pelagos.games.spacealert.events.threats import ThreatDestroyed
from pelagos.games.spacealert.events.weapons import NoTarget, Targeted, ThreatHit
from pelagos.games.spacealert.state import State
from tests.games.spacealert.table import Options, energy, facing, play


def after_shots(
    *programs: str, threats: str, turn: int = 1, tracks: str = "T5 T4 T6 T4", **options: Any
) -> dict[str, int]:
    """Return the damage of each threat after Compute Damage of a turn."""
    played = play(*programs, threats=threats, tracks=tracks, turns=turn - 1, steps=3, **options)
    return {threat.card: threat.damage for threat in played.state.threats}


@pytest.mark.rule("SA-043", "SA-083")
def test_strengths_add_up_and_shields_count_once() -> None:
    assert after_shots("red A", "red . A", threats="E1-07@2:red", turn=2) == {"E1-07": 2}
    assert after_shots("red . A", "red lift A", threats="E1-07@3:red", turn=3) == {"E1-07": 4}


@pytest.mark.rule("SA-083")
def test_negative_shields_add_to_any_hit() -> None:
    assert after_shots("A", threats="E2-05@1:white") == {"E2-05": 7}
    assert after_shots(".", threats="E2-05@1:white") == {"E2-05": 0}


@pytest.mark.rule("SA-080", "SA-081")
def test_targets_are_chosen_before_anything_dies() -> None:
    threats = "E1-10@1:red E1-09@1:red"
    played = play("red . A", "red lift A", threats=threats, tracks="T7 T4 T6 T4", turns=2, steps=3)
    assert [threat.damage for threat in played.state.threats] == [6, 0]


@pytest.mark.rule("SA-080")
@pytest.mark.parametrize(("way", "weapon"), [(". A", "heavy_laser"), ("lift A", "pulse"), ("blue lift C .", "rocket")])
def test_a_hit_tells_who_fired(way: str, weapon: str) -> None:
    played = play(". . .", way, threats="E1-05@2:white", tracks="T1 T1 T6 T4", turns=4)
    assert (1, weapon) in [(event.player, event.weapon) for event in played.all(Targeted)]


@pytest.mark.rule("SA-081")
def test_the_nearest_is_hit_and_at_one_square_the_lowest_number() -> None:
    assert after_shots("A", threats="E1-09@1:white E1-05@1:white") == {"E1-09": 5, "E1-05": 0}
    assert after_shots(". A", threats="E1-09@1:white E1-07@1:white", turn=2) == {"E1-09": 0, "E1-07": 3}


@pytest.mark.rule("SA-082")
def test_a_rocket_needs_a_target_at_distance_1_or_2() -> None:
    near = play("blue lift C", threats="E1-05@4:red", tracks="T1 T4 T6 T4", turns=3, steps=3)
    assert near.threat("E1-05").damage == 1
    far = play("blue lift C", threats="E1-05@4:red", tracks="T7 T4 T6 T4", turns=3, steps=3)
    assert far.threat("E1-05").damage == 0
    assert far.all(NoTarget)


@pytest.mark.rule("SA-082", "SA-085")
def test_a_magnet_draws_rockets_at_any_distance_and_grows_after_the_hit() -> None:
    played = play("blue lift C", threats="E1-05@1:red SE2-02@4:white", tracks="T1 T7 T6 T4", turns=3, steps=3)
    assert played.threat("E1-05").damage == 0
    assert (played.threat("SE2-02").damage, played.threat("SE2-02").shields) == (0, 4)


@pytest.mark.rule("SA-082")
def test_a_decoy_takes_rockets_without_harm() -> None:
    def reveal(state: State) -> None:
        state.threats[0].hidden = False

    played = play("blue lift C", threats="E2-03@4:red", tracks="T1 T4 T6 T4", turns=3, steps=3, before=reveal)
    assert [event.threat for event in played.all(Targeted)] == ["E2-03"]
    assert not played.all(ThreatHit)


@pytest.mark.rule("SA-084")
def test_deaths_chain_in_the_order_of_the_numbers() -> None:
    def weaken(state: State) -> None:
        state.threats[0].damage = 7
        state.threats[1].damage = 8
        state.threats[1].marks = 2

    played = play("A", threats="SE1-03@1:white SE1-08@1:red E1-09@1:blue", steps=3, before=weaken)
    assert [event.threat for event in played.all(ThreatDestroyed)] == ["SE1-03", "SE1-08"]
    assert played.all(ZoneAttacked)[0].strength == 4
    assert played.threat("E1-09").damage == 1


@pytest.mark.rule("SA-084")
def test_an_asteroid_without_marks_does_not_explode() -> None:
    played = play("A", threats="E2-07@1:white", steps=3, before=facing(damage=6))
    assert played.threat("E2-07").status == "destroyed"
    assert not played.all(ZoneAttacked)


@pytest.mark.rule("SA-085")
def test_nemesis_strikes_back_once_even_when_it_dies() -> None:
    played = play("A", "red A", threats="SE2-05@1:white", steps=3)
    assert played.shields == (0, 0, 0)
    dying = play("A", threats="SE2-05@1:white", steps=3, before=facing(damage=8))
    assert dying.threat("SE2-05").status == "destroyed"
    assert dying.shields == (0, 0, 0)


@pytest.mark.rule("SA-086")
@pytest.mark.parametrize(("threat", "program", "damage"), [("E1-03", "A", 0), ("E2-02", "A", 0), ("SE1-04", "A", 0)])
def test_some_cannot_be_targeted(threat: str, program: str, damage: int) -> None:
    tracks = "T5 T7 T6 T4"
    assert after_shots(program, threats=f"{threat}@1:white E1-09@1:white", tracks=tracks) == {
        threat: damage,
        "E1-09": 5,
    }


@pytest.mark.rule("SA-086")
def test_the_satellite_can_be_hit_at_distance_2() -> None:
    assert after_shots("A", threats="SE1-04@1:white", tracks="T5 T1 T6 T4") == {"SE1-04": 3}


@pytest.mark.rule("SA-087")
def test_a_cryoshield_takes_the_first_turn_of_hits() -> None:
    assert after_shots("A A", threats="E1-06@1:white") == {"E1-06": 0}
    assert after_shots("A A", threats="E1-06@1:white", turn=2) == {"E1-06": 4}


@pytest.mark.rule("SA-088")
def test_a_swarm_loses_one_a_turn_at_most() -> None:
    assert after_shots("A", threats="E2-04@1:white") == {"E2-04": 1}
    assert after_shots("A", threats="SE2-103@1:white") == {"SE2-103": 2}


@pytest.mark.rule("SA-125")
def test_a_hypershield_sinks_with_every_turn_of_hits_harm_or_not() -> None:
    played = play(". red A", ". red lift A", threats="E3-104@3:red", tracks="T7 T4 T6 T4", turns=3)
    assert (played.threat("E3-104").damage, played.threat("E3-104").shields) == (0, 3)
    empty = play("A", threats="E3-104@1:white", steps=3, before=facing(shields=0))
    assert (empty.threat("E3-104").damage, empty.threat("E3-104").shields) == (5, 0)


@pytest.mark.rule("SA-083")
def test_a_pulse_zeroes_the_shields_of_an_energy_cloud() -> None:
    cloud: Options = {"threats": "E1-04@2:white", "tracks": "T5 T1 T6 T4", "turn": 2}
    assert after_shots("lift A", **cloud) == {"E1-04": 1}
    assert after_shots("lift A", ". A", **cloud) == {"E1-04": 6}
    assert after_shots(".", ". A", **cloud) == {"E1-04": 2}


@pytest.mark.rule("SA-127")
def test_polarized_halves_lasers_only() -> None:
    assert after_shots("A", threats="SE3-109@1:white") == {"SE3-109": 1}
    assert after_shots("heroic:A", threats="SE3-109@1:white") == {"SE3-109": 1}
    assert after_shots("lift . A", threats="SE3-109@3:white", tracks="T5 T1 T6 T4", turn=3) == {"SE3-109": 0}


@pytest.mark.rule("SA-121")
def test_a_rocket_turns_the_saucer_off_course() -> None:
    hit = play("blue lift C", threats="E1-102@4:red", tracks="T1 T4 T6 T4", before=energy(shields=(0, 0, 0)))
    assert hit.threat("E1-102").deflected
    assert 5 not in [event.strength for event in hit.all(ZoneAttacked)]
    missed = play(".", threats="E1-102@4:red", tracks="T1 T4 T6 T4")
    assert 5 in [event.strength for event in missed.all(ZoneAttacked)]


@pytest.mark.rule("SA-134")
def test_a_hurt_energy_snake_is_slow() -> None:
    assert play("A", threats="E3-109@1:white", tracks="T5 T7 T6 T4", turns=1).threat("E3-109").square == 14
    assert play(".", threats="E3-109@1:white", tracks="T5 T7 T6 T4", turns=1).threat("E3-109").square == 12
