"""What the events of a mission say of one member of the crew."""

import pytest

from pelagos.games.spacealert.careers.deeds import deeds_of
from pelagos.games.spacealert.careers.run import Deeds
from tests.games.spacealert.table import AWAKE, Options, play

IDLE = ". . . . . . . . . . . ."


def deeds(*programs: str, member: int = 0, **options: object) -> Deeds:
    played = play(*programs, **options)  # type: ignore[arg-type]  # passed on as they are
    return deeds_of(member, played.state.turns, played.events)


@pytest.mark.rule("SA-184")
def test_an_idle_member_has_blank_turns_only() -> None:
    assert deeds(IDLE) == Deeds(blank_turns=12)


@pytest.mark.rule("SA-184")
def test_shots_that_help_to_destroy_count_for_who_fired_them() -> None:
    options: Options = {"threats": "E1-07@1:white", "tracks": "T5 T3 T6 T4"}
    shooter = deeds(". A A A A", AWAKE, **options)
    assert (shooter.destroyed, shooter.shot_down, shooter.internals, shooter.late_kill) == (1, 0, 0, False)
    assert shooter.laser_turns >= 2
    other = deeds(". A A A A", AWAKE, member=1, **options)
    assert (other.destroyed, other.laser_turns, other.maintenance) == (0, 0, (1, 2, 3))
    assert deeds(AWAKE, ". A A A A", **options).destroyed == 0
    assert deeds(AWAKE, ". A A A A", member=1, **options).destroyed == 1


@pytest.mark.rule("SA-184")
def test_rockets_that_find_nothing_are_no_hits() -> None:
    launched = deeds("blue lift C C C", AWAKE)
    assert (launched.rockets, launched.rocket_hits) == (3, 0)


@pytest.mark.rule("SA-184")
def test_energy_is_counted_by_turns_in_which_some_was_moved() -> None:
    assert deeds("B B . . .").energy_turns == 1


@pytest.mark.rule("SA-184")
def test_windows_are_those_in_whose_best_turn_the_member_looked_out() -> None:
    watcher = "lift C . C . . . C"
    assert deeds(watcher, AWAKE).windows == (1, 2, 3)
    better = deeds("lift C C . . . .", "lift . C . . . .", member=1)
    assert better.windows == (1,)
    assert deeds("lift C . . . . .", "lift . . . . . .", member=1).windows == ()


@pytest.mark.rule("SA-184")
def test_special_cards_count_if_they_had_an_effect() -> None:
    assert deeds("basic", specializations=("rocketeer",)).specials == ("basic",)
    assert deeds("advanced", specializations=("teleporter",)).specials == ()


@pytest.mark.rule("SA-184")
def test_who_finishes_an_intruder_that_strikes_back_is_knocked_out_by_his_own_hit() -> None:
    played = play("blue C red bots bots", AWAKE, threats="SI2-02@4", tracks="T5 T4 T6 T7")
    assert not played.state.players[0].conscious
    found = deeds_of(0, 12, played.events)
    assert (found.own_knockout, found.internals, found.destroyed) == (True, 1, 1)
    assert not deeds_of(1, 12, played.events).own_knockout
