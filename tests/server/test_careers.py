"""What people carry from match to match: entered once, changed by their own wish, judged by their table."""

from typing import Any

import msgspec
import pytest
from sqlalchemy import insert, select

from pelagos.games.spacealert.careers.run import MissionFlown, Run
from pelagos.server.settings import Settings
from pelagos.server.storage.schema import LOGS, RUNS, VOTES
from tests.server.hosting_support import Host, Player, hosted, in_loop

LOG = "/api/me/careers/spacealert"
MISSION = MissionFlown(
    people=3,
    crew=4,
    common=("white",),
    serious=("white",),
    threat_points=7,
    penalties=0,
    tiles=(0, 0, 0),
    conscious=(True,) * 4,
    member=0,
)


async def fly(host: Host, code: str, *people: Player, won: bool = True, score: int = 23) -> None:
    """Let people have flown a mission."""
    run = msgspec.json.encode(Run(id=code, day=3, survived=won, score=score, missions=(MISSION,))).decode()
    async with host.building.store.writing() as connection:
        for person in people:
            row = {"person": person.id, "code": code, "game": "spacealert", "run": run, "at": 1.0, "entered": False}
            await connection.execute(insert(RUNS).values(row))


async def run_of(player: Player, code: str) -> Any:
    return await player.get(f"{LOG}/runs/{code}")


def named(feats: list[dict[str, Any]]) -> set[str]:
    return {feat["id"] for feat in feats}


async def play_to_the_end(player: Player, code: str) -> None:
    """Be always ready."""
    watch = await player.watch(code)
    while not watch.is_over:
        question = await watch.until(lambda: watch.is_over or watch.asked())
        if question is not True:
            request = {"seat": question["seat"], "decision": question["id"], "action": "ready"}
            await watch.ask(type="act", version=watch.version, **request)


@in_loop
async def test_a_match_that_ends_is_entered_in_the_log_once(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana:
        code = (await ana.table("spacealert", "you", start=True))["code"]
        await play_to_the_end(ana, code)
        sheet: Any = None
        for _ in range(2):
            sheet = await ana.get(LOG)
            assert [(run["id"], run["practice"]) for run in sheet["runs"]] == [(code, True)]
        assert (sheet["name"], sheet["points"]) == ("Ana", 0)
        inputs = (await ana.get(f"/api/matches/{code}/verify"))["inputs"]
        tried = await ana.call("POST", f"/api/matches/{code}/branch", {"input": inputs - 1, "seat": 0})
        await play_to_the_end(ana, tried["code"])
        assert [run["id"] for run in (await ana.get(LOG))["runs"]] == [code]
    async with hosted(settings) as host:
        async with host.building.store.reading() as connection:
            rows = (await connection.execute(select(RUNS.c.code, RUNS.c.entered))).all()
        assert [tuple(row) for row in rows] == [(code, True)]


@in_loop
async def test_experience_is_spent_and_a_clone_is_counted(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana:
        await fly(host, "one-run", ana, score=80)
        sheet = await ana.get(LOG)
        assert (sheet["points"], sheet["level"], sheet["unspent"]) == (10, 1, 1)
        learnt = await ana.call("POST", f"{LOG}/learn", {"skill": "medic"})
        assert {skill["id"]: skill["level"] for skill in learnt["skills"]}["medic"] == 1
        status, refused = await ana.refused("POST", f"{LOG}/learn", {"skill": "mechanic"})
        assert (status, refused["rule"], refused["message"]["key"]) == (409, "SA-182", "error-nothing-to-learn")
        await fly(host, "two-run", ana, won=False)
        sheet = await ana.get(LOG)
        assert (sheet["clones"], sheet["dead"], sheet["points"]) == (1, False, 10)


@in_loop
async def test_who_refuses_cloning_begins_anew_after_a_lost_ship(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana:
        assert (await ana.get(LOG))["may_refuse"]
        await ana.call("POST", f"{LOG}/cloning", {"yes": False})
        await fly(host, "lost-run", ana, won=False)
        assert (await ana.get(LOG))["dead"]
        await fly(host, "next-run", ana)
        assert len((await ana.get(LOG))["runs"]) == 1
        _, refused = await ana.refused("POST", f"{LOG}/learn", {"skill": "medic"})
        assert refused["message"]["key"] == "error-explorer-dead"
        assert (await ana.call("POST", f"{LOG}/anew"))["runs"] == []
        assert not (await ana.get(LOG))["dead"]


@in_loop
async def test_a_log_is_taken_along_and_brought_back(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana, host.person("Ben") as ben:
        await fly(host, "one-run", ana)
        taken = await ana.http.get(f"{LOG}/log")
        assert "spacealert-log.json" in taken.headers["content-disposition"]
        brought = await ben.http.put(f"{LOG}/log", content=taken.content)
        assert brought.is_success
        assert (await ben.get(LOG))["name"] == "Ana"
        assert (await ben.get(LOG))["points"] == (await ana.get(LOG))["points"] > 0
        for wrong, key in ((b"{", "error-log-unreadable"), (taken.content.replace(b'"points":4', b'"points":9'), "")):
            answer = await ben.http.put(f"{LOG}/log", content=wrong)
            assert not answer.is_success
            assert key in msgspec.json.decode(answer.content)["message"]["key"]
        assert (await ben.get(LOG))["points"] == 4


@in_loop
async def test_what_the_program_judges_is_entered_at_once(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana, host.person("Ben") as ben:
        await fly(host, "one-run", ana)
        assert {"three-musketeers", "not-even-a-scratch"} <= named((await run_of(ana, "one-run"))["offers"])
        after = await ana.call("POST", f"{LOG}/runs/one-run/claims", {"feat": "three-musketeers"})
        assert "not-even-a-scratch" not in named(after["offers"])
        _, refused = await ana.refused("POST", f"{LOG}/runs/one-run/claims", {"feat": "three-musketeers"})
        assert (refused["rule"], refused["message"]["key"]) == ("SA-184", "error-achievement-claimed")
        _, refused = await ana.refused("POST", f"{LOG}/runs/one-run/claims", {"feat": "take-five"})
        assert refused["message"]["key"] in ("error-achievement-category", "error-achievement-not-earned")
        status, refused = await ben.refused("GET", f"{LOG}/runs/one-run")
        assert (status, refused["message"]["key"]) == (404, "error-run-not-flown")


@in_loop
async def test_what_needs_a_judge_is_voted_on_by_who_flew(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana, host.person("Ben") as ben:
        async with host.person("Cy") as cy, host.person("Di") as stranger:
            await fly(host, "one-run", ana, ben, cy)
            (asked,) = (await ana.call("POST", f"{LOG}/runs/one-run/claims", {"feat": "wolf-pack"}))["asked"]
            assert (asked["person"]["name"], asked["yes"], asked["people"], asked["mine"]) == ("Ana", 1, 3, True)
            vote = {"person": ana.id, "feat": "wolf-pack", "yes": False}
            (asked,) = (await ben.call("POST", f"{LOG}/runs/one-run/votes", vote))["asked"]
            assert (asked["yes"], asked["no"], asked["mine"]) == (1, 1, False)
            _, refused = await ana.refused("POST", f"{LOG}/runs/one-run/votes", vote | {"yes": True})
            assert refused["message"]["key"] == "error-nothing-to-vote"
            _, refused = await stranger.refused("POST", f"{LOG}/runs/one-run/votes", vote | {"yes": True})
            assert refused["message"]["key"] == "error-run-not-flown"
            for nobody in (-1, 10**30, "Ana"):
                status, refused = await ben.refused("POST", f"{LOG}/runs/one-run/votes", vote | {"person": nobody})
                assert (status, refused["message"]["key"]) == (400, "error-http-invalid")
                assert refused["message"]["args"]["reason"]["args"]["path"] == "person"
            assert (await cy.call("POST", f"{LOG}/runs/one-run/votes", vote | {"yes": True}))["asked"] == []
        entered = {feat["id"]: feat["run"] for feat in (await ana.get(LOG))["feats"]}
        assert entered["wolf-pack"] == "one-run"
        assert entered["lone-wolf"] is None


@in_loop
async def test_nobody_is_asked_any_more_for_what_a_run_can_no_longer_bring(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana, host.person("Ben") as ben:
        await fly(host, "one-run", ana, ben)
        for feat in ("wolf-pack", "devotion"):
            await ana.call("POST", f"{LOG}/runs/one-run/claims", {"feat": feat})
        assert len((await run_of(ben, "one-run"))["asked"]) == 2
        vote = {"person": ana.id, "feat": "wolf-pack", "yes": True}
        assert (await ben.call("POST", f"{LOG}/runs/one-run/votes", vote))["asked"] == []
        _, refused = await ben.refused("POST", f"{LOG}/runs/one-run/votes", vote | {"feat": "devotion"})
        assert refused["message"]["key"] == "error-nothing-to-vote"


@in_loop
async def test_who_flew_alone_judges_alone(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana:
        await fly(host, "one-run", ana)
        assert (await ana.call("POST", f"{LOG}/runs/one-run/claims", {"feat": "lunch-money"}))["asked"] == []
        assert {feat["id"]: feat["run"] for feat in (await ana.get(LOG))["feats"]}["lunch-money"] == "one-run"


@in_loop
async def test_logs_runs_and_votes_are_part_of_my_data_and_go_with_me(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana, host.person("Ben") as ben:
        await fly(host, "one-run", ana, ben)
        await ana.call("POST", f"{LOG}/runs/one-run/claims", {"feat": "wolf-pack"})
        await ben.call("POST", f"{LOG}/runs/one-run/claims", {"feat": "wolf-pack"})
        data = await ana.get("/api/me/export")
        assert (data["logs"][0]["game"], data["logs"][0]["log"]["name"]) == ("spacealert", "Ana")
        assert (data["runs"][0]["table"], data["runs"][0]["run"]["score"]) == ("one-run", 23)
        assert [(vote["person"], vote["feat"], vote["yes"]) for vote in data["votes"]] == [(ana.id, "wolf-pack", True)]
        await ana.call("DELETE", "/api/me")
        async with host.building.store.reading() as connection:
            for table, column in ((LOGS, LOGS.c.person), (RUNS, RUNS.c.person), (VOTES, VOTES.c.person)):
                kept = (await connection.execute(select(column))).scalars().all()
                assert ana.id not in kept
                assert kept
                assert table is column.table


@pytest.mark.parametrize("path", ["", "/log", "/runs/some-run"])
@in_loop
async def test_a_game_without_careers_says_so(settings: Settings, path: str) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana:
        status, refused = await ana.refused("GET", f"/api/me/careers/gravwell{path}")
        assert (status, refused["message"]["key"]) == (404, "error-no-career")
