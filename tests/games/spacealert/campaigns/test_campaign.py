"""Campaigns: damage is carried over, the crew repairs between missions, the score is for all of them."""

import json
from collections.abc import Callable
from functools import partial

import msgspec
import pytest

from pelagos.games.spacealert.campaigns.campaign import Campaign, Flown, score, sum_up
from pelagos.games.spacealert.campaigns.voyage import (
    depart,
    go_home,
    go_on,
    repair_nothing,
    repair_squad,
    repair_tile,
    return_from,
    set_out,
)
from pelagos.games.spacealert.reading import read_mission
from pelagos.kernel.errors import IllegalAction, IllegalText
from tests.games.spacealert.table import AWAKE, play

DAMAGE = {"red": ("structural", "shield", "reactor"), "white": ("gravolift",), "blue": ()}


def flown(**changes: object) -> Flown:
    usual = Flown(
        survived=True,
        threat_points=10,
        window=5,
        bonus=1,
        penalties=7,
        damage=DAMAGE,
        disabled_squads=1,
        conscious=(True, False, True, True),
    )
    return msgspec.structs.replace(usual, **changes)


def refused(step: Callable[[], Campaign]) -> tuple[str, str | None]:
    with pytest.raises(IllegalAction) as caught:
        step()
    return caught.value.key, caught.value.rule


def repairing() -> Campaign:
    return go_on(return_from(set_out(3), flown()))


@pytest.mark.rule("SA-101")
@pytest.mark.parametrize("planned", [1, 6, 0, -1])
def test_a_campaign_has_two_to_five_missions(planned: int) -> None:
    assert refused(lambda: set_out(planned)) == ("campaign-length", "SA-101")


@pytest.mark.rule("SA-101")
def test_the_crew_may_stop_after_a_won_mission_but_not_go_on_after_the_last_or_a_lost_one() -> None:
    assert go_home(return_from(set_out(3), flown())).stage == "over"
    lost = return_from(set_out(3), flown(survived=False))
    last = return_from(msgspec.structs.replace(set_out(2), flown=(flown(),)), flown())
    for over in (lost, last):
        assert over.stage == "over"
        assert refused(partial(go_on, over)) == ("campaign-stage", "SA-101")
    assert (lost.was_flown_to_the_end, last.was_flown_to_the_end) == (False, True)


@pytest.mark.rule("SA-101")
def test_conscious_members_repair_in_crew_order_and_the_others_recover() -> None:
    campaign = repairing()
    assert campaign.repairer == 0
    campaign = repair_tile(campaign, "red", "shield")
    assert campaign.repairer == 2
    campaign = repair_squad(campaign)
    assert (campaign.repairer, campaign.disabled_squads) == (3, 0)
    campaign = repair_nothing(campaign)
    assert campaign.stage == "departing"
    assert campaign.damage["red"] == ("structural", "reactor")
    assert refused(lambda: repair_nothing(campaign)) == ("campaign-stage", "SA-101")


@pytest.mark.rule("SA-101")
def test_at_most_two_tiles_of_a_zone_are_repaired() -> None:
    campaign = repair_tile(repair_tile(repairing(), "red", "shield"), "red", "structural")
    assert refused(lambda: repair_tile(campaign, "red", "reactor")) == ("campaign-two-tiles", "SA-101")
    assert repair_tile(campaign, "white", "gravolift").stage == "departing"


@pytest.mark.rule("SA-101")
def test_only_what_is_broken_can_be_repaired() -> None:
    campaign = repairing()
    assert refused(lambda: repair_tile(campaign, "blue", "shield")) == ("campaign-no-tile", "SA-101")
    assert refused(lambda: repair_tile(campaign, "green", "shield")) == ("campaign-no-tile", "SA-101")
    whole = go_on(return_from(set_out(3), flown(disabled_squads=0)))
    assert refused(lambda: repair_squad(whole)) == ("campaign-no-squad", "SA-101")


@pytest.mark.rule("SA-101")
def test_a_crew_that_is_all_unconscious_only_recovers() -> None:
    assert go_on(return_from(set_out(3), flown(conscious=(False,) * 4))).stage == "departing"


@pytest.mark.rule("SA-102")
def test_the_crew_chooses_where_a_single_working_squad_waits() -> None:
    ready = repair_nothing(repair_nothing(repair_nothing(repairing())))
    assert depart(ready).squads == ("UB",)
    assert depart(ready, ["LR"]).squads == ("LR",)
    for wrong in (["LW"], ["UB", "LR"], ["UB", "UB"]):
        assert refused(partial(depart, ready, wrong)) == ("campaign-squads", "SA-102")
    both = msgspec.structs.replace(ready, disabled_squads=0)
    assert depart(both).squads == ("UB", "LR")
    none = msgspec.structs.replace(ready, disabled_squads=2)
    assert depart(none).squads == ()


@pytest.mark.rule("SA-103")
def test_the_score_of_a_campaign() -> None:
    assert score(repairing()) is None
    missions = [flown(), flown(window=8, penalties=3), flown(threat_points=20, window=6, bonus=0, penalties=9)]
    campaign = set_out(3)
    for mission in missions[:2]:
        campaign = go_on(return_from(campaign, mission))
        campaign = depart(repair_nothing(repair_nothing(repair_nothing(campaign))))
    campaign = return_from(campaign, missions[2])
    assert score(campaign) == (10 + 10 + 20) + (5 + 8 + 6) // 3 + (1 + 1 + 0) - 9
    assert score(return_from(set_out(3), flown(survived=False))) == 0
    assert score(go_home(return_from(set_out(3), flown()))) == 10 + 5 + 1 - 7


def test_a_campaign_comes_back_from_json() -> None:
    campaign = repair_tile(repairing(), "red", "shield")
    assert msgspec.json.decode(msgspec.json.encode(campaign), type=Campaign) == campaign


@pytest.mark.rule("SA-102")
def test_carried_tiles_are_in_force_and_cost_start_energy() -> None:
    state = play(".", turns=0, carried={"red": ("shield", "reactor"), "white": ("upper_weapon",)}).state
    assert (state.shields, state.reactors) == ([0, 1, 1], [1, 3, 2])
    assert state.broken == [["shield", "reactor"], ["upper_weapon"], []]
    assert [len(pile) for pile in state.piles] == [4, 5, 6]
    assert not set(state.piles[0]) & {"shield", "reactor"}


@pytest.mark.rule("SA-102")
def test_carried_structural_damage_doubles_all_damage_to_its_zone() -> None:
    threats = "E1-07@1:red"
    plain = play(AWAKE, threats=threats, tracks="T1 T4 T6 T4")
    carried = play(AWAKE, threats=threats, tracks="T1 T4 T6 T4", carried={"red": ("structural",)})
    elsewhere = play(AWAKE, threats=threats, tracks="T1 T4 T6 T4", carried={"blue": ("structural",)})
    assert plain.damage[0] == 3
    assert carried.report.outcome == "ship destroyed", "the tile carried over and twice three more are seven"
    assert elsewhere.damage[0] == plain.damage[0]


@pytest.mark.rule("SA-102")
def test_structural_damage_of_this_mission_doubles_nothing() -> None:
    threats, tiles = "E1-07@1:red", {"red": ("structural", "gravolift", "shield")}
    drawn = play(AWAKE, threats=threats, tracks="T1 T4 T6 T4", tiles=tiles)
    assert "structural" in drawn.state.broken[0]
    assert drawn.damage == play(AWAKE, threats=threats, tracks="T1 T4 T6 T4").damage


@pytest.mark.rule("SA-102", "SA-163")
def test_structural_damage_that_is_repaired_doubles_no_more() -> None:
    played = play(
        "red lift C . basic",
        turns=5,
        specializations=("squad_leader",),
        carried={"red": ("structural",)},
    )
    assert (played.state.weakened, played.state.broken[0]) == ([], [])


@pytest.mark.rule("SA-102")
def test_a_squad_left_disabled_is_not_to_be_had_and_still_counts_as_disabled() -> None:
    played = play("blue C", AWAKE, squads=("LR",))
    assert played.state.players[0].squad is None
    assert played.report.disabled_squads == 1
    assert play("red lift C", AWAKE, squads=("LR",)).state.players[0].squad == "active"


@pytest.mark.rule("SA-102")
@pytest.mark.parametrize("squads", [("LB",), ("UB", "UB"), ("LR", "UB", "LR")])
def test_squads_wait_where_squads_wait(squads: tuple[str, ...]) -> None:
    with pytest.raises(IllegalText) as caught:
        play(".", squads=squads)
    assert caught.value.key == "squad-station"


@pytest.mark.rule("SA-102")
@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"carried": {"red": ["hatch"]}}, "unknown-tile"),
        ({"carried": {"green": []}}, "unknown-zone"),
        ({"carried": {"red": ["shield"]}, "tiles": {"red": ["shield"]}}, "tile-twice"),
    ],
)
def test_carried_tiles_that_cannot_be_are_refused(changes: dict[str, object], key: str) -> None:
    plain = {"tracks": {"red": "T1", "white": "T2", "blue": "T3", "internal": "T4"}, "programs": [["A"]]}
    with pytest.raises(IllegalText) as caught:
        read_mission(json.dumps(plain | changes).encode())
    assert caught.value.key == key


@pytest.mark.rule("SA-101", "SA-102")
def test_what_a_mission_leaves_is_what_the_next_one_starts_with() -> None:
    first = play(AWAKE, threats="E1-07@1:red", tracks="T1 T4 T6 T4")
    campaign = go_on(return_from(set_out(2), sum_up(first.state)))
    assert campaign.damage["red"] == tuple(first.state.broken[0])
    campaign = depart(repair_tile(campaign, "red", first.state.broken[0][0]))
    made = play(AWAKE, turns=0, carried=campaign.damage, squads=campaign.squads)
    assert made.state.broken[0] == first.state.broken[0][1:]
