"""Movement, delays and knock-outs (SA-050 to SA-057, SA-143 to SA-146)."""

import pytest

from pelagos.games.spacealert.events.crew import CardLost, CardTurned, Delayed, Stopped
from pelagos.games.spacealert.events.weapons import Fired
from pelagos.games.spacealert.state import State
from tests.games.spacealert.table import AWAKE, Options, breaking, energy, play


@pytest.mark.rule("SA-050")
def test_moves_stay_on_the_deck_and_a_wall_stops_without_delay() -> None:
    played = play("red red A", turns=2)
    assert played.station() == "UR"
    assert played.all(Stopped)[0].obstacle == "wall"
    assert played.written().startswith("red red A")


@pytest.mark.rule("SA-051", "SA-052")
def test_the_second_user_of_a_lift_is_delayed() -> None:
    played = play("lift A", "lift B C", turns=1)
    assert [played.station(player) for player in (0, 1)] == ["LW", "LW"]
    assert played.written(1).startswith("lift . B C .")
    assert played.written(0).startswith("lift A .")


@pytest.mark.rule("SA-051", "SA-092")
def test_a_damaged_lift_delays() -> None:
    assert play("lift A", before=breaking(1, "gravolift"), turns=1).written().startswith("lift . A")


@pytest.mark.rule("SA-033")
def test_a_heroic_move_uses_no_lift() -> None:
    played = play("lift", "to:LB", turns=1)
    assert played.station(1) == "LB"
    assert not played.all(Delayed)


@pytest.mark.rule("SA-053")
def test_a_threat_delays_the_next_turn() -> None:
    played = play(AWAKE, ". . . . . . A", threats="SE2-03@1:white", tracks="T5 T3 T6 T4", turns=6)
    assert not [event for event in played.all(Delayed) if event.cause == "threat"]
    later = play("C . . C A A A C", threats="SE2-03@2:white", tracks="T5 T1 T6 T4", turns=4)
    assert [(event.turn, event.cause) for event in later.all(Delayed)] == [(5, "threat")]


@pytest.mark.rule("SA-054")
def test_threats_and_the_computer_do_not_reach_space() -> None:
    played = play(
        "red lift C lift C bots bots bots bots bots bots bots",
        "C . . C . . . . . A",
        threats="SE2-03@3:white",
        tracks="T5 T1 T6 T4",
    )
    assert played.state.players[0].conscious
    assert not played.state.players[1].conscious
    assert not [event for event in played.all(Delayed) if event.player == 0]


@pytest.mark.rule("SA-055")
def test_entering_slime_delays() -> None:
    entered = play(". red . lift A", threats="I2-02@1", tracks="T5 T4 T6 T6", turns=4)
    assert entered.written().startswith(". red . lift . A")


@pytest.mark.rule("SA-055")
def test_a_contaminated_station_knocks_out_whoever_enters_after_z() -> None:
    entered = play(". . . . . . . . . . red", threats="SI2-04@1", tracks="T5 T4 T6 T1")
    assert entered.report.knocked_out_players == (0,)
    stayed = play(".", threats="SI2-04@1", tracks="T5 T4 T6 T1")
    assert stayed.report.knocked_out_players == ()


@pytest.mark.rule("SA-056")
def test_a_knocked_out_player_does_nothing_more_and_the_squad_is_disabled() -> None:
    played = play(
        "blue C red . . . A",
        AWAKE,
        threats="SE2-101@1:white",
        tracks="T5 T1 T6 T4",
        turns=7,
        before=energy(shields=(1, 0, 1)),
    )
    assert played.report.knocked_out_players == (0, 1)
    assert played.state.players[0].squad == "disabled"
    assert not played.all(Fired)
    assert played.station() == "UW"


@pytest.mark.rule("SA-057")
def test_unconscious_figures_count_as_players_in_the_station() -> None:
    def faint(state: State) -> None:
        state.players[0].conscious = False

    def lie_below(state: State) -> None:
        state.players[0].station = 4
        faint(state)

    alone: Options = {"threats": "SI1-101@1", "tracks": "T5 T4 T6 T1", "turns": 3}
    assert play(".", before=faint, **alone).threat("SI1-101").stations == [4]
    assert play(".", before=lie_below, **alone).threat("SI1-101").stations == [5]


@pytest.mark.rule("SA-140", "SA-143")
def test_both_halves_are_done_and_an_impossible_one_is_ignored() -> None:
    played = play("red+red A+bots", double_actions=True, turns=2)
    assert played.station() == "UR"
    assert len(played.all(Fired)) == 1


@pytest.mark.rule("SA-144")
def test_a_first_half_that_delays_leaves_the_second_to_the_next_turn() -> None:
    played = play("lift", "lift+A B C", turns=1, double_actions=True)
    assert played.written(1).startswith("lift A B C")
    later = play("lift", "lift+A . C", turns=2, double_actions=True)
    assert later.written(1).startswith("lift A C .")
    assert later.all(Fired)[0].weapon == "pulse"


@pytest.mark.rule("SA-144")
def test_a_second_half_that_delays_delays_the_next_action() -> None:
    played = play("lift", "red+lift B", ". lift", turns=1, double_actions=True)
    assert played.station(1) == "LR"
    assert played.written(1).startswith("red+lift B")
    busy = play("red+lift", "red+lift B", turns=1, double_actions=True)
    assert busy.written(1).startswith("red+lift . B")


@pytest.mark.rule("SA-145")
def test_a_half_pushed_past_the_last_turn_is_lost() -> None:
    played = play("lift", "lift+A", turns=1, double_actions=True)
    assert played.written(1).startswith("lift A")
    idle = " ".join(["."] * 11)
    last = play(f"{idle} lift", f"{idle} lift+A", double_actions=True)
    assert not last.all(Fired)
    assert [event.card for event in last.all(CardLost)] == ["A"]


@pytest.mark.rule("SA-053", "SA-144")
def test_a_delay_from_elsewhere_moves_the_whole_card() -> None:
    played = play(". . A+B C", turns=2, double_actions=True, asleep=True)
    assert played.written().startswith(". . . A+B C")


@pytest.mark.rule("SA-041")
def test_the_captain_acts_first() -> None:
    played = play("red B", "red A", turns=2)
    acting = [event.player for event in played.all(CardTurned)]
    assert acting == [0, 1, 0, 1]
    assert played.reactors[0] == 0


@pytest.mark.rule("SA-134", "SA-033")
def test_sealed_doors_stop_walkers_and_heroic_moves_in_the_last_zone() -> None:
    sealed: Options = {"threats": "I3-104@1", "tracks": "T5 T4 T6 T1"}
    assert play(". . . red", turns=4, **sealed).station() == "UW"
    assert play(". . . to:LR", turns=4, **sealed).station() == "LW"
    assert play(". . . blue", turns=4, **sealed).station() == "UB"
