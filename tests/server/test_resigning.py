"""A match that ends because somebody leaves: its record says so, and can be verified and studied."""

from types import SimpleNamespace

import pytest

from pelagos.kernel.discovery import load
from pelagos.server.hosting.broadcast import result_of
from pelagos.server.operating.orders import Close
from pelagos.server.settings import Settings
from tests.server.hosting_support import first, hosted, in_loop
from tests.server.test_protocol import two_at_gravwell


@in_loop
async def test_the_record_of_a_resigned_match_says_who_resigned_and_proves_its_shuffles(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        code = (await ana.table("gravwell", "you", "you", start=True))["code"]
        watch = await ana.watch(code)
        await watch.act(first(await watch.question()))
        assert (await watch.ask(type="resign", seat=0))["type"] == "accepted"
        await watch.until(lambda: watch.is_over)
        text = (await ana.http.get(f"/api/matches/{code}/record")).text
        assert text.splitlines()[-4:-2] == ["resigned: 0", "end: 0 1"]
        verified = await ana.get(f"/api/matches/{code}/verify")
        assert verified == {"inputs": 1, "over": True, "seed": "fair"}
        uploaded = await ana.http.post("/api/studies/verify", content=text)
        assert uploaded.json() == verified
        study = await ana.get(f"/api/matches/{code}/study?viewer=all")
        assert (study["over"], study["returns"], len(study["frames"])) == (True, [0.0, 1.0], 2)


@in_loop
async def test_of_a_crew_of_two_nobody_wins_by_the_other_resigning(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        code = (await ana.table("spacealert", "you", "you", start=True))["code"]
        watch = await ana.watch(code)
        assert (await watch.ask(type="resign", seat=0))["type"] == "accepted"
        await watch.until(lambda: watch.table["seats"][0]["kind"] == "bot")
        assert (watch.table["status"], watch.table["result"]) == ("running", None)


@pytest.mark.parametrize(
    ("game", "returns", "together"),
    [
        ("spacealert", (12.0, 12.0), "won"),
        ("spacealert", (-3.0, -3.0), "won"),
        ("spacealert", (-40.0, -40.0), "lost"),
        ("gravwell", (0.0, 1.0), None),
    ],
)
def test_whether_all_win_or_lose_together_is_told(game: str, returns: tuple[float, ...], together: str | None) -> None:
    table = SimpleNamespace(returns=returns, resigned=None)
    told = result_of(SimpleNamespace(table=table, game=load(game)))  # type: ignore[arg-type]  # all it looks at
    assert told is not None
    assert told.together == together


@pytest.mark.parametrize(("teams", "together"), [("yes", ((0, 2), (1, 3))), ("no", ())])
def test_who_played_with_whom_is_told(teams: str, together: tuple[tuple[int, ...], ...]) -> None:
    table = SimpleNamespace(returns=(0.5, 0.0, 0.5, 0.0), resigned=None, options={"teams": teams}, seats=[None] * 4)
    told = result_of(SimpleNamespace(table=table, game=load("northwest")))  # type: ignore[arg-type]  # all it looks at
    assert told is not None
    assert told.teams == together


@in_loop
async def test_a_study_of_all_draws_every_hand(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        code = (await ana.table("gravwell", "you", "you", start=True))["code"]
        watch = await ana.watch(code)
        await watch.play(first, until=lambda: (watch.asked() or {}).get("kind") == "PlayCard")
        await watch.ask(type="resign", seat=1)
        await watch.until(lambda: watch.is_over)
        everything, outside = [
            (await ana.get(f"/api/matches/{code}/study?viewer={viewer}"))["frames"][-1]["scene"]
            for viewer in ("all", "outsider")
        ]
        assert everything != outside
        assert [card["where"] for card in everything["deck"]] != [card["where"] for card in outside["deck"]]


@pytest.mark.parametrize("restart", [False, True])
@in_loop
async def test_what_was_asked_is_withdrawn_when_somebody_resigns(settings: Settings, *, restart: bool) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        code, one, other = await two_at_gravwell(ana, ben)
        assert one.asked() or other.asked()
        assert (await other.ask(type="resign", seat=1))["type"] == "accepted"
        for watch in (one, other):
            await watch.until(lambda w=watch: w.is_over)  # type: ignore[misc]  # a lambda with a default
            assert all(not side["questions"] and not side["waiting"] for side in watch.sides)
        cookies = ana.http.cookies
    if restart:
        async with hosted(settings) as host, host.person() as ana:
            ana.http.cookies = cookies
            watch = await ana.watch(code)
            assert watch.is_over
            assert all(not side["questions"] and not side["waiting"] for side in watch.sides)


@in_loop
async def test_what_was_asked_is_withdrawn_when_the_operator_closes_the_table(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        code = (await ana.table("gravwell", "you", "you", start=True))["code"]
        watch = await ana.watch(code)
        question = await watch.question()
        await host.building.desk.carry_out(Close(code=code))
        await watch.until(lambda: watch.table["status"] == "closed")
        assert all(not side["questions"] and not side["waiting"] for side in watch.sides)
        assert (await watch.ask(type="list", seat=question["seat"], decision=question["id"]))["code"] == "over"
