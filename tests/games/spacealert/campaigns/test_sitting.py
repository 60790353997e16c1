"""A campaign flown in one match: the mission ends, the crew repairs, and the next mission begins."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from pelagos.bots.driver import finish, seat_bots
from pelagos.bots.registry import load_bot
from pelagos.conformance.driving import Subject, walk
from pelagos.conformance.forms import (
    check_clones_are_independent,
    check_events_round_trip,
    check_forms_round_trip,
)
from pelagos.conformance.leaks import check_views_do_not_leak
from pelagos.conformance.setups import Setup
from pelagos.conformance.shape import check_listing_and_judging_agree
from pelagos.conformance.whole import check_everything_reads
from pelagos.games.spacealert import actions as a
from pelagos.games.spacealert.campaigns import events as told
from pelagos.games.spacealert.campaigns.campaign import score
from pelagos.games.spacealert.decisions import (
    ChooseMission,
    ChooseThreats,
    DecideReturn,
    NextMoment,
    PlaceSquad,
    Plan,
    Repair,
)
from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.options import SpaceAlertOptions
from pelagos.games.spacealert.planning.flight import LOST
from pelagos.games.spacealert.scene import scene
from pelagos.kernel.chance import Seeded
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.ids import CLOCK
from pelagos.kernel.match import Match
from pelagos.kernel.notation import read_action, write_action
from pelagos.kernel.record_reading import read_record
from pelagos.kernel.record_writing import write_record
from pelagos.kernel.replay import replay, verify
from tests.games.spacealert.planning.support import Table

MANY = 40
CAMPAIGN = Setup(2, SpaceAlertOptions(script="simulation1", missions=2))
TRIPPING = Setup(4, SpaceAlertOptions(script="simulation1", tripping=True))
CONFORMING = Subject(GAME, (CAMPAIGN,), matches=1, inputs=60)
"""A table, the random match of which goes on to its second mission."""
SEALING = Subject(GAME, (CAMPAIGN, TRIPPING), matches=1, inputs=600)
"""The same, and one at which answers are sealed often enough to prove that nobody sees them."""


class Sitting(Table):
    """A table that flies a campaign."""

    def __init__(self, seats: int, **options: Any) -> None:
        """Sit down with any options, that of the generator's seed included."""
        self.chance = Seeded.of("campaign")
        self.events = []
        self.state = GAME.start(SpaceAlertOptions(**options), seats, self.chance, self.events.append)

    def answer(self, action: Action) -> None:
        """Answer the only open question."""
        (asked,) = self.state.pending
        GAME.apply(self.state, asked.id, action, self.chance, self.events.append)

    @property
    def asked(self) -> Any:
        """The only open question."""
        (decision,) = self.state.pending
        return decision

    def options_now(self) -> list[Any]:
        """List what can be answered."""
        return list(GAME.legal(self.state, self.asked))

    def land(self, *, spared: bool = True) -> None:
        """Let the clock go on until the mission is over; a crew that is spared meets no threats."""
        while any(decision.actor == CLOCK for decision in self.state.pending):
            self.strike()
            if spared and self.state.flight is not None:
                self.state.flight.threats.clear()


def home(seats: int = 4, script: str = "mission1", generated_from: str = "") -> Sitting:
    """Return a crew that has won its first mission."""
    sitting = Sitting(seats, missions=3, script=script, seed=generated_from)
    sitting.land()
    return sitting


def hurt(sitting: Sitting, *, squads: int = 0, **damage: tuple[str, ...]) -> Sitting:
    """Let the ship be damaged as a test says."""
    campaign = sitting.state.campaign
    assert campaign is not None
    sitting.state.campaign = msgspec.structs.replace(campaign, damage=damage, disabled_squads=squads)
    return sitting


def repaired_and_off(sitting: Sitting) -> Sitting:
    """Go on, repair nothing, and choose whatever comes first."""
    sitting.answer(a.GoOn())
    while not any(decision.actor == CLOCK for decision in sitting.state.pending):
        sitting.answer(sitting.options_now()[-1 if isinstance(sitting.asked, Repair) else 0])
    return sitting


@pytest.mark.rule("SA-101")
@pytest.mark.parametrize("missions", [0, -1, 6, 100])
def test_a_table_flies_one_mission_or_a_campaign_of_two_to_five(missions: int) -> None:
    with pytest.raises(IllegalAction) as refusal:
        GAME.check_setup(SpaceAlertOptions(script="mission1", missions=missions), 4)
    assert (refusal.value.rule, refusal.value.key) == ("SA-101", "campaign-length")
    assert Table(4, script="mission1", missions=1).state.campaign is None


@pytest.mark.rule("SA-101", "SA-106")
def test_test_runs_are_no_campaign() -> None:
    with pytest.raises(IllegalAction) as refusal:
        GAME.check_setup(SpaceAlertOptions(missions=3), 4)
    assert (refusal.value.rule, refusal.value.key) == ("SA-101", "campaign-test-run")


@pytest.mark.rule("SA-101")
def test_after_a_won_mission_the_captain_decides_for_the_crew() -> None:
    sitting = home()
    assert isinstance(sitting.asked, DecideReturn)
    assert sitting.asked.actor == 0
    assert sitting.options_now() == [a.GoOn(), a.GoHome()]
    assert sitting.state.stage == "between"
    (logged,) = sitting.told(told.MissionLogged)
    assert (logged.number, logged.planned) == (1, 3)


@pytest.mark.rule("SA-101", "SA-103")
def test_a_crew_that_goes_home_has_the_score_of_its_campaign() -> None:
    sitting = home()
    sitting.answer(a.GoHome())
    assert not sitting.state.pending
    assert sitting.state.campaign is not None
    points = score(sitting.state.campaign)
    assert points == sitting.state.campaign.flown[0].score
    assert GAME.returns(sitting.state) == (float(points or 0),) * 4
    assert sitting.told(told.CampaignEnded)[0].score == points


@pytest.mark.rule("SA-101", "SA-103")
def test_a_lost_ship_ends_the_campaign_with_nothing() -> None:
    sitting = Sitting(4, missions=2, script="mission1", serious="yellow", common="yellow")
    sitting.land(spared=False)
    assert GAME.returns(sitting.state) == (LOST,) * 4
    assert sitting.told(told.CampaignEnded)[0].score == 0
    assert sitting.told(told.MissionLogged)[0].score is None


@pytest.mark.rule("SA-101")
def test_the_conscious_repair_in_crew_order_and_the_captain_for_androids() -> None:
    sitting = hurt(home(seats=2), red=("shield", "structural", "reactor"), white=(), blue=("gravolift",))
    campaign = sitting.state.campaign
    assert campaign is not None
    awake = msgspec.structs.replace(campaign.flown[0], conscious=(True, False, True, True))
    sitting.state.campaign = msgspec.structs.replace(campaign, flown=(awake,))
    sitting.answer(a.GoOn())
    assert (sitting.asked.member, sitting.asked.actor) == (0, 0)
    sitting.answer(a.RepairTile("red", "structural"))
    assert (sitting.asked.member, sitting.asked.actor) == (2, 0)
    sitting.answer(a.RepairTile("red", "shield"))
    assert sitting.asked.member == 3
    assert a.RepairTile("red", "reactor") not in sitting.options_now()
    with pytest.raises(IllegalAction) as refusal:
        sitting.answer(a.RepairTile("red", "reactor"))
    assert (refusal.value.rule, refusal.value.key) == ("SA-101", "campaign-two-tiles")
    with pytest.raises(IllegalAction) as refusal:
        sitting.answer(a.RepairSquad())
    assert refusal.value.key == "campaign-no-squad"
    sitting.answer(a.RepairNothing())
    assert isinstance(sitting.asked, ChooseMission)
    assert [event.member for event in sitting.told(told.TileMended)] == [0, 2]


@pytest.mark.rule("SA-101", "SA-105")
def test_the_next_mission_is_another_of_the_same_kind() -> None:
    sitting = home()
    sitting.answer(a.GoOn())
    while isinstance(sitting.asked, Repair):
        sitting.answer(a.RepairNothing())
    assert [action.script for action in sitting.options_now()] == [f"mission{number}" for number in range(2, 9)]
    for script in ("mission1", "simulation1", "generated"):
        with pytest.raises(IllegalAction) as refusal:
            sitting.answer(a.Fly(script))
        assert refusal.value.key == "campaign-mission"
    sitting.answer(a.Fly("mission5"))
    assert isinstance(sitting.asked, ChooseThreats)
    with pytest.raises(IllegalAction) as refusal:
        sitting.answer(a.Face("red", "white"))
    assert (refusal.value.rule, refusal.value.key) == ("SA-104", "red-needs-new-threats")
    sitting.answer(a.Face("yellow", "white"))
    assert sitting.state.options.script == "mission5"
    assert scene(GAME.observe(sitting.state, None)).script == "mission5"


@pytest.mark.rule("SA-105")
def test_when_all_missions_of_a_kind_were_flown_each_may_be_flown_again() -> None:
    sitting = home(script="simulation1")
    campaign = sitting.state.campaign
    assert campaign is not None
    rows = tuple(msgspec.structs.replace(campaign.flown[0], script=f"simulation{number}") for number in (1, 2, 3))
    sitting.state.campaign = msgspec.structs.replace(campaign, planned=5, flown=rows)
    sitting.answer(a.GoOn())
    while isinstance(sitting.asked, Repair):
        sitting.answer(a.RepairNothing())
    assert [action.script for action in sitting.options_now()] == ["simulation1", "simulation2", "simulation3"]


@pytest.mark.rule("SA-102")
def test_the_next_mission_begins_with_what_the_last_one_left() -> None:
    sitting = hurt(home(), squads=1, red=("shield", "structural"), white=(), blue=())
    sitting.answer(a.GoOn())
    while isinstance(sitting.asked, Repair):
        sitting.answer(a.RepairNothing())
    sitting.answer(a.Fly("mission2"))
    sitting.answer(a.Face("white", "white"))
    assert isinstance(sitting.asked, PlaceSquad)
    sitting.answer(a.Place("LR"))
    state = sitting.state
    assert state.options.carried == "red:shield,structural"
    ship = scene(GAME.observe(state, None)).ship
    assert [zone.tiles for zone in ship.zones] == [("shield", "structural"), (), ()]
    assert [squad.station for squad in ship.squads] == ["LR"]
    assert (state.stage, state.phase, state.flight, len(state.alerts)) == ("planning", 1, None, 0)
    assert len(state.decks[0]) == len(Table(4, script="mission1").state.decks[0])


@pytest.mark.rule("SA-101")
def test_questions_of_the_next_mission_have_numbers_of_their_own() -> None:
    sitting = home()
    before = sitting.state.last_id
    repaired_and_off(sitting)
    numbers = [decision.id for decision in sitting.state.pending]
    assert min(numbers) > before
    assert sitting.state.last_id == max(numbers)
    assert {type(decision) for decision in sitting.state.pending} == {Plan, NextMoment}
    assert len({decision.group for decision in sitting.state.pending if isinstance(decision, Plan)}) == 1


@pytest.mark.rule("SA-101", "SA-105")
def test_each_generated_mission_of_a_campaign_is_another() -> None:
    for chosen in ("", "ours"):
        sitting = home(script="generated", generated_from=chosen)
        first = sitting.state.seed
        repaired_and_off(sitting)
        assert sitting.state.seed != first


def played(missions: int, seats: int, seed: str) -> Match[Any]:
    """Return a campaign that quick bots have flown."""
    options = SpaceAlertOptions(script="simulation1", missions=missions)
    match = Match.start(GAME, options, seats=seats, chance=Seeded.of(seed))
    finish(match, seat_bots(GAME, [load_bot(GAME, "easy")] * seats, seed))
    return match


@pytest.mark.rule("SA-101", "SA-103")
def test_a_campaign_is_replayed_and_verified_from_its_record() -> None:
    match = next(match for match in (played(2, 4, f"whole {n}") for n in range(MANY)) if is_whole(match))
    text = write_record(GAME, match.record)
    record = read_record(GAME, text)
    assert GAME.encode_state(replay(GAME, record)) == GAME.encode_state(match.state)
    assert verify(GAME, record).over
    assert write_record(GAME, record) == text


def is_whole(match: Match[Any]) -> bool:
    """Tell whether both missions were flown."""
    return len(match.state.campaign.flown) == 2


@pytest.mark.rule("SA-101")
def test_every_answer_between_missions_is_written_and_read() -> None:
    sitting = hurt(home(), squads=1, red=("shield",), white=(), blue=())
    sitting.answer(a.GoOn())
    for action in sitting.options_now():
        assert read_action(GAME, sitting.asked, write_action(GAME, action)) == action


CHECKS = (
    check_listing_and_judging_agree,
    check_forms_round_trip,
    check_events_round_trip,
    check_clones_are_independent,
    check_everything_reads,
)


@pytest.mark.rule("SA-101")
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_a_campaign_conforms(check: Callable[[Subject], None]) -> None:
    """Random play of this table goes on to a second mission (see below)."""
    check(CONFORMING)


@pytest.mark.rule("SA-032", "SA-101")
def test_campaigns_and_sealed_answers_do_not_leak() -> None:
    check_views_do_not_leak(SEALING)


def test_random_play_of_the_conforming_table_reaches_a_second_mission() -> None:
    setup, seed = next(CONFORMING.seeded_setups())
    kinds = {type(step.decision) for step in walk(CONFORMING, setup, seed)}
    assert {DecideReturn, Repair, ChooseMission, ChooseThreats} <= kinds
