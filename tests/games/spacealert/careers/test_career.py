"""Careers as whoever hosts matches asks for them: runs of matches, logs on screen, logs brought along."""

import json
from typing import Any

import msgspec
import pytest

from pelagos.games.spacealert.actions import GoOn, RepairNothing, Strike
from pelagos.games.spacealert.careers.achievements import ACHIEVEMENTS
from pelagos.games.spacealert.careers.career import CAREER
from pelagos.games.spacealert.careers.explorer import Explorer, gain, learn, settle, write_log
from pelagos.games.spacealert.careers.levels import HIGHEST
from pelagos.games.spacealert.careers.run import MissionFlown, Run
from pelagos.games.spacealert.decisions import DecideReturn, Repair
from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.options import SpaceAlertOptions
from pelagos.kernel.chance import Seeded
from pelagos.kernel.errors import IllegalAction, IllegalText
from pelagos.kernel.ids import CLOCK, Seat
from pelagos.kernel.match import Match
from pelagos.text import LANGUAGES
from pelagos.text.catalogue import Catalogue

MISSION = MissionFlown(
    people=2,
    crew=4,
    common=("white",),
    serious=("white",),
    threat_points=7,
    penalties=0,
    tiles=(0, 0, 0),
    conscious=(True,) * 4,
    member=0,
)


def flown(seats: int = 2, *, spared: bool = True, **options: Any) -> Match[Any]:
    """Return a match in which nobody did anything; a crew that is spared meets no threats."""
    match = Match.start(GAME, SpaceAlertOptions(**options), seats=seats, chance=Seeded.of("career"))
    while match.pending:
        asked = next((decision for decision in match.pending if decision.actor == CLOCK), match.pending[0])
        match.apply(asked.id, answer_to(match, asked))
        if spared and match.state.flight is not None:
            match.state.flight.threats.clear()
    return match


def answer_to(match: Match[Any], asked: Any) -> Any:
    if asked.actor == CLOCK:
        return Strike()
    if isinstance(asked, DecideReturn):
        return GoOn()
    return RepairNothing() if isinstance(asked, Repair) else match.legal(asked)[0]


def run_of(match: Match[Any], seat: int = 0, humans: int = 2) -> Run:
    return msgspec.json.decode(CAREER.run(match, "abcd", day=7, seat=Seat(seat), humans=humans), type=Run)


def logged(**changes: Any) -> bytes:
    run = msgspec.structs.replace(Run(id="abcd", day=7, survived=True, score=23, missions=(MISSION,)), **changes)
    return CAREER.settle(CAREER.begin("Ana"), msgspec.json.encode(run))


@pytest.mark.rule("SA-181", "SA-184")
def test_a_mission_that_is_over_becomes_a_run() -> None:
    run = run_of(flown(script="mission3", common="yellow", serious="white-yellow"), seat=1)
    assert (run.id, run.day, run.planned, run.training, run.survived) == ("abcd", 7, 1, False, True)
    (mission,) = run.missions
    assert (mission.script, mission.people, mission.crew, mission.member) == ("mission3", 2, 4, 1)
    assert (mission.common, mission.serious) == (("yellow",), ("white", "yellow"))
    assert mission.is_full
    assert mission.deeds.blank_turns == 12
    assert mission.tiles == (0, 0, 0)


@pytest.mark.rule("SA-181", "SA-183", "SA-186")
@pytest.mark.parametrize("specializations", ["none", "level-2", "experience"])
def test_a_mission_counts_with_specializations_too(specializations: str) -> None:
    run = run_of(flown(script="mission3", specializations=specializations))
    assert not run.training
    lost = msgspec.structs.replace(run, survived=False)
    assert CAREER.sheet(CAREER.settle(CAREER.begin("Ana"), msgspec.json.encode(lost))).clones == 1


@pytest.mark.rule("SA-181")
def test_training_is_a_run_that_brings_nothing() -> None:
    run = run_of(flown(script="simulation1"))
    assert run.training
    assert CAREER.sheet(CAREER.settle(CAREER.begin("Ana"), msgspec.json.encode(run))).points == 0


@pytest.mark.rule("SA-181", "SA-103")
def test_a_campaign_becomes_one_run_with_all_its_missions() -> None:
    match = flown(script="mission1", missions=3)
    run = run_of(match)
    assert (run.planned, len(run.missions), run.is_whole_campaign) == (3, 3, True)
    assert all(mission.deeds.blank_turns == 12 for mission in run.missions)
    assert float(run.score) == match.returns[0]  # type: ignore[index]  # it is over
    assert CAREER.sheet(CAREER.settle(CAREER.begin("Ana"), msgspec.json.encode(run))).points >= 12


@pytest.mark.rule("SA-183")
def test_a_lost_ship_brings_a_clone() -> None:
    run = run_of(flown(spared=False, script="mission1", common="yellow", serious="yellow"))
    assert (run.survived, run.score) == (False, 0)
    sheet = CAREER.sheet(CAREER.settle(CAREER.begin("Ana"), msgspec.json.encode(run)))
    assert (sheet.clones, sheet.dead, sheet.points) == (1, False, 0)


@pytest.mark.rule("SA-183")
def test_who_refuses_cloning_dies_with_the_ship_and_may_begin_anew() -> None:
    log = CAREER.choose_cloning(CAREER.begin("Ana"), yes=False)
    assert CAREER.sheet(log).cloning is False
    lost = msgspec.json.encode(Run(id="lost", day=1, survived=False, score=0, missions=(MISSION,)))
    dead = CAREER.settle(log, lost)
    assert CAREER.sheet(dead).dead
    again = msgspec.json.encode(Run(id="later", day=2, survived=True, score=9, missions=(MISSION,)))
    assert CAREER.settle(dead, again) == dead
    new = CAREER.begin_anew(dead)
    assert (CAREER.sheet(new).dead, CAREER.sheet(new).name, CAREER.sheet(new).runs) == (False, "Ana", ())
    with pytest.raises(IllegalAction) as refusal:
        CAREER.begin_anew(new)
    assert refusal.value.key == "explorer-alive"


@pytest.mark.rule("SA-183")
def test_cloning_is_refused_before_the_first_run_or_not_at_all() -> None:
    assert CAREER.sheet(CAREER.begin("Ana")).may_refuse
    log = logged()
    assert not CAREER.sheet(log).may_refuse
    with pytest.raises(IllegalAction) as refusal:
        CAREER.choose_cloning(log, yes=False)
    assert (refusal.value.rule, refusal.value.key) == ("SA-183", "cloning-agreed")
    assert CAREER.choose_cloning(log, yes=True) == log


@pytest.mark.rule("SA-184")
def test_a_run_is_entered_once() -> None:
    log = logged()
    run = msgspec.json.encode(Run(id="abcd", day=9, survived=True, score=90, missions=(MISSION,)))
    assert CAREER.settle(log, run) == log


@pytest.mark.rule("SA-180", "SA-182")
def test_the_sheet_shows_level_boxes_and_what_can_be_learnt() -> None:
    log = write_log(gain(Explorer(name="Ana"), 8 + 5))
    sheet = CAREER.sheet(log)
    assert (sheet.level, sheet.boxes, sheet.row, sheet.dotted, sheet.unspent) == (1, 5, 12, 0, 1)
    assert all(skill.learnable for skill in sheet.skills)
    sheet = CAREER.sheet(CAREER.learn(log, "medic"))
    assert sheet.unspent == 0
    assert {skill.id: skill.level for skill in sheet.skills}["medic"] == 1
    assert not any(skill.learnable for skill in sheet.skills)


@pytest.mark.rule("SA-184")
def test_what_a_run_has_earned_is_offered_and_entered() -> None:
    log = logged(penalties=0)
    offers = {feat.id for feat in CAREER.offers(log, "abcd")}
    assert {"dynamic-duo", "not-even-a-scratch"} <= offers
    assert CAREER.offers(log, "other") == ()
    after = CAREER.claim(log, "abcd", "dynamic-duo", agreed=False)
    assert "not-even-a-scratch" not in {feat.id for feat in CAREER.offers(after, "abcd")}
    assert next(feat.run for feat in CAREER.sheet(after).feats if feat.id == "dynamic-duo") == "abcd"
    assert CAREER.sheet(after).points == CAREER.sheet(log).points + ACHIEVEMENTS["dynamic-duo"].xp
    assert CAREER.needs_vote("wolf-pack")
    assert not CAREER.needs_vote("dynamic-duo")
    assert not CAREER.needs_vote("nothing")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_a_sheet_mentions_has_words(language: str) -> None:
    words = Catalogue(GAME, language)
    sheet = CAREER.sheet(logged())
    mentioned = [feat.name for feat in sheet.feats] + [skill.name for skill in sheet.skills]
    mentioned += [need for feat in sheet.feats for need in feat.asks]
    for message in mentioned:
        assert words.text(message)
    for category in sheet.categories:
        assert words.say(f"category-{category}")


@pytest.mark.rule("SA-184")
def test_a_log_brought_along_is_the_log_that_was_taken() -> None:
    log = CAREER.claim(logged(), "abcd", "dynamic-duo", agreed=False)
    assert CAREER.read(log) == log
    clone = write_log(settle(Explorer(name="Bo"), Run(id="x", day=1, survived=False, score=0, missions=(MISSION,))))
    assert CAREER.read(clone) == clone


def told(**changes: Any) -> bytes:
    """Return a log in which something else stands than should."""
    log = json.loads(CAREER.claim(logged(), "abcd", "dynamic-duo", agreed=False))
    return json.dumps(log | changes).encode()


ENTRY = json.loads(logged())["entries"][0]


def otherwise(**changes: Any) -> dict[str, Any]:
    """Return the entries of a log in whose only mission something else stands than should."""
    (mission,) = ENTRY["run"]["missions"]
    return {"entries": [ENTRY | {"run": ENTRY["run"] | {"missions": [mission | changes]}}]}


@pytest.mark.rule("SA-180", "SA-181", "SA-182", "SA-183", "SA-184")
@pytest.mark.parametrize(
    ("changes", "part"),
    [
        ({"name": "x" * 41}, "name"),
        ({"name": "a\nb"}, "name"),
        ({"clones": 3}, "runs"),
        ({"dead": True}, "runs"),
        ({"entries": [ENTRY, ENTRY]}, "runs"),
        ({"entries": [ENTRY | {"level": 5}]}, "runs"),
        (otherwise(member=99), "missions"),
        (otherwise(member=-1), "missions"),
        (otherwise(conscious=[]), "missions"),
        (otherwise(script="nova\x1b[31m"), "missions"),
        ({"claims": [{"achievement": "cheating", "run": "abcd"}]}, "achievements"),
        ({"claims": [{"achievement": "lone-wolf", "run": "elsewhere"}]}, "achievements"),
        ({"claims": [{"achievement": "dynamic-duo", "run": "abcd"}] * 2}, "achievements"),
        ({"points": 1000}, "points"),
        ({"points": -1}, "points"),
        ({"progress": {"level": HIGHEST, "boxes": 0}}, "level"),
        ({"progress": {"level": -1, "boxes": 0}}, "runs"),
        ({"progress": {"level": 0, "boxes": 1}}, "level"),
        ({"learnt": ["medic"]}, "specializations"),
    ],
)
def test_a_log_that_cannot_be_is_refused(changes: dict[str, Any], part: str) -> None:
    with pytest.raises(IllegalText) as refusal:
        CAREER.read(told(**changes))
    assert (refusal.value.key, refusal.value.arguments["part"]) == ("log-wrong", part)


def test_of_a_name_that_cannot_be_shown_a_refusal_shows_what_can() -> None:
    with pytest.raises(IllegalText) as refusal:
        CAREER.read(told(name="Ana\u202e\n" + "x" * 500))
    assert str(refusal.value.arguments["name"]).startswith("Anax")
    assert len(str(refusal.value.arguments["name"])) < 500


@pytest.mark.rule("SA-182")
def test_more_levels_of_one_specialization_need_more_experience() -> None:
    sound = learn(
        gain(settle(Explorer(name="A"), Run(id="r", day=1, survived=True, score=180, missions=(MISSION,))), 0), "medic"
    )
    assert CAREER.read(write_log(sound)) == write_log(sound)
    with pytest.raises(IllegalText) as refusal:
        CAREER.read(write_log(msgspec.structs.replace(sound, learnt=("pilot",))))
    assert refusal.value.arguments["part"] == "specializations"


@pytest.mark.rule("SA-182", "SA-186")
def test_a_table_that_plays_with_experience_is_told_what_its_explorers_have_learnt() -> None:
    medic = CAREER.learn(CAREER.learn(write_log(gain(Explorer(name="A"), 60)), "medic"), "mechanic")
    logs = {Seat(0): CAREER.begin("B"), Seat(2): medic}
    options = {"specializations": "experience", "script": "mission1"}
    assert CAREER.fit_out(options, logs) == {**options, "learnt": "- - mechanic:1,medic:1"}
    assert CAREER.fit_out({"script": "mission1"}, logs) == {"script": "mission1"}
    assert CAREER.fit_out(options, {}) == {**options, "learnt": ""}


@pytest.mark.rule("SA-182", "SA-184", "SA-186")
def test_double_actions_and_the_specialization_are_part_of_a_run() -> None:
    texts = CAREER.fit_out(
        {"specializations": "experience", "script": "double_1", "deck": "double-96"},
        {Seat(1): CAREER.learn(write_log(gain(Explorer(name="A"), 60)), "medic")},
    )
    GAME.check_setup(GAME.read_options(texts), 2)
    match = flown(**msgspec.structs.asdict(GAME.read_options(texts)))
    (mission,) = run_of(match, seat=1).missions
    assert mission.double_actions
    assert mission.specialization == match.state.specializations[1]
