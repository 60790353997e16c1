"""The abilities of The New Frontier, each alone and in pairs (SA-120 to SA-134, SA-188 to SA-194)."""

import pytest

from pelagos.games.spacealert.cards import THREATS
from pelagos.games.spacealert.events.ship import ComputerServed, ZoneAttacked
from pelagos.games.spacealert.events.threats import ActionReached, IntruderMoved, Jumped, JumpFailed, ThreatAdvanced
from pelagos.games.spacealert.events.weapons import Fired, Targeted, ThreatHit
from pelagos.games.spacealert.state import State
from tests.games.spacealert.table import Options, both, energy, facing, play
from tests.games.spacealert.test_robots import lead

CARDS = [card for card in THREATS.values() if card.set != "token"]
NO_SHIELDS = energy(shields=(0, 0, 0))


@pytest.mark.rule("SA-120")
def test_the_expansion_brings_48_threats() -> None:
    new = [card for card in CARDS if card.set == "frontier"]
    assert len(new) == 48
    assert sum(card.level == "red" for card in new) == 32
    assert sum(card.level == "red" and card.position == "external" for card in new) == 18
    assert sum(card.level == "white" and card.position == "internal" for card in new) == 2
    assert sum(card.kind == "serious" for card in new) == 24
    fighters = [card for card in CARDS if card.name in ("Fighter", "Stealth Fighter")]
    assert [card.speed for card in fighters] == [3, 3]


@pytest.mark.rule("SA-188")
def test_counts_that_the_box_confirms() -> None:
    assert sum(card.traits.hypershield for card in CARDS) == 3
    assert sum(card.traits.calls for card in CARDS) == 5
    assert len(CARDS) == 103


@pytest.mark.rule("SA-121")
@pytest.mark.parametrize(("distance", "variable", "strength"), [(1, True, None), (3, True, 2), (1, False, None)])
def test_a_carrier_is_held_off_from_its_distance_or_nearer(
    distance: int,
    variable: bool,  # noqa: FBT001  # a column of the table above
    strength: int | None,
) -> None:
    def out(state: State) -> None:
        state.players[0].squad, state.players[0].distance = "active", distance
        state.threats[0].speed = 5

    played = play(
        "bots",
        threats="E2-101@1:white",
        tracks="T5 T1 T6 T4",
        variable_range_interceptors=variable,
        before=out,
        turns=1,
    )
    attacks = [event.strength for event in played.all(ZoneAttacked)]
    assert attacks == ([] if strength is None else [strength])


@pytest.mark.rule("SA-122")
@pytest.mark.parametrize(("shield", "unconscious"), [(1, ()), (0, (0,))])
def test_plasma_knocks_out_unless_a_point_is_absorbed(shield: int, unconscious: tuple[int, ...]) -> None:
    played = play(
        ".", "red", threats="E1-101@1:white", tracks="T5 T1 T6 T4", turns=2, before=energy(shields=(1, shield, 1))
    )
    assert played.report.knocked_out_players == unconscious


@pytest.mark.rule("SA-122")
def test_pair_plasma_and_a_temporary_shield() -> None:
    played = play(
        "advanced",
        threats="E1-101@1:white",
        tracks="T5 T1 T6 T4",
        turns=1,
        specializations=("energy_technician",),
        before=both(NO_SHIELDS, facing(speed=6)),
    )
    assert [(event.strength, event.absorbed) for event in played.all(ZoneAttacked)] == [(1, 1)]
    assert played.report.knocked_out_players == ()


@pytest.mark.rule("SA-123")
def test_a_phased_out_malfunction_does_not_block_its_button() -> None:
    threats = "SI2-101@1"
    there = play("C", threats=threats, tracks="T5 T4 T6 T7", turns=1, asleep=True)
    assert not there.all(ComputerServed)
    away = play(". C", threats=threats, tracks="T5 T4 T6 T7", turns=2, asleep=True)
    assert away.all(ComputerServed)


@pytest.mark.rule("SA-123")
def test_a_phased_out_intruder_cannot_be_fought() -> None:
    for turn, damage in ((3, 1), (4, 0)):
        played = play(
            f"red lift {'. ' * (turn - 3)}bots", threats="I3-105@3", tracks="T5 T4 T6 T7", turns=turn, before=lead(0)
        )
        assert played.threat("I3-105").damage == damage


@pytest.mark.rule("SA-123")
def test_a_phased_intruder_turns_the_other_way() -> None:
    moved = {}
    for start in (1, 2):
        played = play(".", threats=f"SI2-102@{start}", tracks="T5 T4 T6 T2", turns=start + 1)
        moved[start] = [event.station for event in played.all(IntruderMoved)]
    assert moved == {1: ["UB"], 2: ["UB"]}


@pytest.mark.rule("SA-124")
def test_a_scout_advances_all_but_the_phased_out_and_helps_all() -> None:
    played = play(".", threats="E2-02@1:white E2-102@3:red E1-05@4:blue", tracks="T7 T3 T7 T4", turns=5)
    assert played.threat("E1-05").square == 11
    attacks = play(".", threats="E2-02@1:white E1-05@5:blue", tracks="T7 T1 T1 T4", turns=7, before=NO_SHIELDS)
    assert [event.strength for event in attacks.all(ZoneAttacked) if event.threat == "E1-05"] == [3]


@pytest.mark.rule("SA-124", "SA-123")
def test_pair_scout_and_phasing() -> None:
    """The scout (T1) performs Y in turn 5 while a phasing threat that came in turn 4 is out; one of turn 5 is in."""
    for turn, square in ((4, 10), (3, 6)):
        played = play(".", threats=f"E2-02@1:white E2-102@{turn}:red", tracks="T7 T3 T7 T4", turns=5)
        assert played.threat("E2-102").square == square


@pytest.mark.rule("SA-191")
def test_moves_given_by_others_do_not_switch_phase() -> None:
    played = play(".", threats="E2-102@3:red E2-02@1:white", tracks="T7 T3 T7 T4", turns=5)
    assert played.threat("E2-102").phased


@pytest.mark.rule("SA-125", "SA-124")
def test_pair_hypershield_and_marauder() -> None:
    played = play(". . A", threats="E2-06@1:red E3-104@2:white", tracks="T1 T7 T6 T4", turns=2, steps=3)
    assert played.all(ThreatHit)[0].shields == 5
    assert played.threat("E3-104").shields == 3


@pytest.mark.rule("SA-128")
def test_a_jump_to_a_track_too_short_fails_but_the_rest_happens() -> None:
    played = play(
        ".",
        threats="E3-105@1:red",
        tracks="T7 T4 T1 T4",
        turns=1,
        before=facing(speed=4),
    )
    assert played.threat("E3-105").square == 12
    assert [event.zone for event in played.all(JumpFailed)] == ["blue"]
    assert [event.zone for event in played.all(ZoneAttacked)] == ["red"]


@pytest.mark.rule("SA-128")
def test_marks_of_one_move_are_those_of_the_track_it_began_on() -> None:
    played = play(
        ".",
        threats="E3-106@1:white",
        tracks="T4 T3 T5 T4",
        turns=4,
        before=facing(speed=9),
    )
    marks = [(event.mark) for event in played.all(ActionReached)]
    assert marks[:2] == ["X", "Y"]
    assert [event.zone for event in played.all(Jumped)][:2] == ["blue", "red"]


@pytest.mark.rule("SA-128", "SA-123")
def test_pair_jump_and_phasing_share_the_end_square() -> None:
    """A jumping and a phasing threat in one mission: the laser of the new zone finds whoever is there and in."""
    played = play(
        ". . A",
        threats="E3-106@1:red E2-102@2:white",
        tracks="T3 T5 T7 T4",
        turns=2,
        steps=3,
        before=energy(shields=(1, 3, 1)),
    )
    assert played.threat("E2-102").phased
    assert played.threat("E3-106").zone == 1
    assert (played.threat("E3-106").damage, played.threat("E2-102").damage) == (4, 0)


@pytest.mark.rule("SA-190")
def test_an_action_can_be_performed_again_on_the_new_track() -> None:
    played = play(".", threats="E3-105@1:red", tracks="T7 T3 T1 T4", turns=4)
    assert [event.mark for event in played.all(ActionReached)] == ["X", "X"]


@pytest.mark.rule("SA-129", "SA-189")
def test_a_spanning_threat_waits_behind_a_short_track_but_nearer_ones_are_hit_first() -> None:
    played = play("blue A", threats="SE3-103@1:white E1-05@2:blue", tracks="T2 T7 T1 T4", turns=1, steps=3)
    assert played.threat("SE3-103").damage == 0
    both = play("blue A", threats="SE3-103@1:white E1-05@2:blue", tracks="T2 T7 T1 T4", turns=2)
    assert (both.threat("SE3-103").damage, both.threat("E1-05").damage) == (0, 2)


@pytest.mark.rule("SA-129")
def test_pulse_and_interceptors_take_a_spanning_threat_as_one() -> None:
    near: Options = {"threats": "SE3-105@1:white", "tracks": "T2 T1 T1 T4"}
    pulse = play("lift A", **near, turns=2, before=facing(shields=0))
    assert pulse.threat("SE3-105").damage == 1


@pytest.mark.rule("SA-129", "SA-128")
def test_pair_spanning_and_jump() -> None:
    """At one square the lower number is nearer, also where a jumper meets a spanning threat."""
    for order, hit in (("SE3-103@1:white E3-106@1:red", "SE3-103"), ("E3-106@1:white SE3-103@1:red", "E3-106")):
        played = play("A", threats=order, tracks="T5 T5 T5 T4", steps=3)
        assert [event.threat for event in played.all(Targeted)] == [hit]


@pytest.mark.rule("SA-127", "SA-006")
def test_pair_polarized_and_pulse() -> None:
    played = play("red . A", "lift . heroic:A", threats="E3-108@2:red", tracks="T1 T4 T6 T4", turns=2, steps=3)
    assert played.all(ThreatHit)[0].strength == 4


@pytest.mark.rule("SA-130", "SA-194")
def test_a_called_threat_starts_after_all_have_moved_and_acts_last() -> None:
    played = play(".", threats="SE3-104@1:red>I3-101", tracks="T2 T4 T6 T7", turns=1)
    called = played.threat("I3-101")
    assert (called.status, called.square, called.turn, called.stations) == ("active", 16, 1, [0])
    later = play(".", threats="SE3-104@2:red>I3-101", tracks="T2 T4 T6 T7", turns=2)
    assert later.threat("I3-101").stations == [2]
    assert [threat.card for threat in later.state.threats] == ["SE3-104", "I3-101"]


@pytest.mark.rule("SA-131")
def test_a_caller_destroyed_in_time_scores_twice() -> None:
    near = play(
        "A",
        threats="SE3-104@1:white>I1-01",
        tracks="T5 T1 T6 T7",
        before=facing(damage=4),
    )
    assert (near.report.destroyed, near.report.threat_points) == (("I1-01", "SE3-104"), 12)


@pytest.mark.rule("SA-131")
def test_a_caller_that_never_called_scores_nothing_for_both() -> None:
    played = play(
        ".",
        threats="SE3-104@12:white>I1-01",
        tracks="T5 T7 T6 T7",
        before=facing(speed=1),
    )
    assert played.report.threat_points == 0
    assert (played.report.still_on_track, played.report.destroyed) == (("SE3-104",), ())


@pytest.mark.rule("SA-130", "SA-131")
def test_calls_may_be_nested() -> None:
    chain = "SE3-105@1:white>E3-107>I1-01"
    played = play(".", threats=chain, tracks="T5 T2 T6 T7", turns=2)
    assert [threat.card for threat in played.state.threats] == ["SE3-105", "E3-107"]
    assert [threat.card for threat in played.state.held] == ["I1-01"]
    dead = play(
        "A",
        threats=chain,
        tracks="T5 T7 T6 T7",
        turns=1,
        before=facing(damage=13, shields=0),
    )
    assert dead.report.destroyed == ("E3-107", "I1-01", "SE3-105")


@pytest.mark.rule("SA-130", "SA-123")
def test_pair_caller_and_phasing() -> None:
    """A phasing threat that was called counts its own moves: in at first, out after its first move."""
    played = play(".", threats="SE3-104@1:red>I3-105", tracks="T2 T4 T6 T7", turns=2)
    assert played.threat("I3-105").phased
    assert not play(".", threats="SE3-104@1:red>I3-105", tracks="T2 T4 T6 T7", turns=3).threat("I3-105").phased


@pytest.mark.rule("SA-132")
@pytest.mark.parametrize(("caller", "zone"), [("SI3-102", 2), ("SI3-103", 0)])
def test_a_hidden_transmitter_calls_into_its_zone(caller: str, zone: int) -> None:
    played = play(".", threats=f"{caller}@1>E1-05", tracks="T5 T4 T6 T2", turns=2)
    assert played.threat("E1-05").zone == zone


@pytest.mark.rule("SA-130")
def test_a_capsule_with_little_damage_lends_speed() -> None:
    for damage, speed in ((0, 4), (2, 3)):
        played = play(
            ".",
            threats="E3-107@1:white>I1-01",
            tracks="T5 T1 T6 T7",
            turns=3,
            before=facing(damage=damage),
        )
        assert played.threat("I1-01").speed == speed


@pytest.mark.rule("SA-133")
def test_the_spider_performs_z_at_the_jump() -> None:
    played = play(".", threats="SE1-102@12:white", before=energy(shields=(1, 1, 1)))
    assert played.damage == (3, 3, 3)
    assert played.report.survived_threats == ("SE1-102",)


@pytest.mark.rule("SA-133")
def test_the_gremlin_knocks_everybody_out_at_the_jump() -> None:
    played = play(".", "red", threats="SI3-106@12")
    assert played.report.knocked_out_players == (0, 1)


@pytest.mark.rule("SA-147", "SA-044")
def test_of_one_number_the_external_threat_moves_first() -> None:
    played = play(".", threats="I1-01@2 E1-05@2:white E1-07@1:red", turns=2)
    order = [event.threat for event in played.all(ThreatAdvanced)]
    assert order == ["E1-07", "E1-07", "E1-05", "I1-01"]


@pytest.mark.rule("SA-186")
def test_the_parts_of_the_expansion_mix_freely() -> None:
    played = play(
        "A+B",
        "basic",
        specializations=(None, "rocketeer"),
        threats="E1-07@1:red SE3-103@2:white",
        variable_range_interceptors=False,
        double_actions=True,
    )
    assert [event.weapon for event in played.all(Fired)] == ["heavy_laser"]
    assert played.state.rockets == 2
