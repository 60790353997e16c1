"""Taking back: freely, with consent, and never past what somebody does not agree to."""

from pelagos.server.settings import Settings
from tests.server.hosting_support import Player, Watch, first, hosted, in_loop, last, together
from tests.server.test_protocol import to_first_cards, two_at_gravwell


async def laid_out(ana: Player, ben: Player) -> tuple[str, Watch, Watch]:
    code, one, other = await two_at_gravwell(ana, ben)
    await to_first_cards(one, other)
    return code, one, other


@in_loop
async def test_a_sealed_answer_is_taken_back_freely(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        _, one, other = await laid_out(ana, ben)
        before = one.sides[0]["view"]
        await one.act(first(await one.question()))
        await one.until(lambda: 0 in one.state["undo"]["free"])
        assert (await one.ask(type="undo", seat=0))["type"] == "accepted"
        await one.until(lambda: one.sides[0]["view"] == before)
        assert one.messages[-1]["type"] in ("snapshot", "state")
        await other.until(lambda: other.version == one.version)


@in_loop
async def test_beyond_that_everybody_must_agree(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        code, one, other = await laid_out(ana, ben)
        before = one.version or 0
        await one.ask(type="undo", seat=0)
        await other.until(lambda: other.state.get("undo", {}).get("by") == 0)
        assert other.state["undo"]["asked"] == [1]
        assert (await one.ask(type="agree", seat=0, yes=True))["code"] == "illegal"
        assert one.version == before
        await other.ask(type="agree", seat=1, yes=True)
        await together(one.until(lambda: one.version == before + 1), other.until(lambda: other.version == before + 1))
        assert one.state["undo"]["by"] is None
        await together(one.play(last), other.play(last))
        assert (await ana.get(f"/api/matches/{code}/verify"))["seed"] == "fair"


@in_loop
async def test_one_who_says_no_ends_the_wish(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        _, one, other = await laid_out(ana, ben)
        before = one.version
        await one.ask(type="undo", seat=0)
        await other.ask(type="agree", seat=1, yes=False)
        await one.until(lambda: one.state["undo"]["by"] is None)
        assert one.version == before


@in_loop
async def test_bots_agree_at_once(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana:
        watch = await ana.watch((await ana.table("gravwell", "you", "easy", start=True))["code"])
        await watch.play(first, until=lambda: (watch.asked() or {}).get("kind") == "PlayCard")
        picked = [step for step in watch.log if step["actor"] == 0]
        await watch.ask(type="undo", seat=0)
        await watch.until(lambda: len([step for step in watch.log if step["actor"] == 0]) < len(picked))
        assert (await watch.act(first(await watch.question())))["type"] == "accepted"


@in_loop
async def test_an_answer_meant_for_what_was_taken_back_is_stale(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        _, one, other = await laid_out(ana, ben)
        question, seen = await one.question(), one.version
        await one.act(first(question))
        await one.ask(type="undo", seat=0)
        late = await one.ask(type="act", seat=0, decision=question["id"], action=first(question), version=seen)
        assert late["code"] == "stale"
        assert other.sides


@in_loop
async def test_going_back_survives_a_restart(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana:
        code = (await ana.table("gravwell", "you", "you", start=True))["code"]
        watch = await ana.watch(code)
        for _ in range(4):
            question = await watch.question()
            await watch.act(first(question), question["seat"])
        before = watch.version or 0
        await watch.ask(type="undo", seat=0)
        await watch.until(lambda: (watch.version or 0) > before)
        cookies, version, sides = ana.http.cookies, watch.version, watch.sides
    async with hosted(settings) as host, host.person() as ana:
        ana.http.cookies = cookies
        watch = await ana.watch(code)
        assert (watch.version, watch.sides) == (version, sides)
        await watch.play(last)
        assert (await ana.get(f"/api/matches/{code}/verify"))["seed"] == "fair"


@in_loop
async def test_time_that_has_passed_is_not_taken_back(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana:
        watch = await ana.watch((await ana.table("spacealert", "you", start=True))["code"])
        question = await watch.question()
        await watch.act("lay A-lift-1 action 0 1")
        assert (await watch.ask(type="undo", seat=0))["type"] == "accepted"
        await watch.until(lambda: not watch.sides[0]["view"]["program"])
        await watch.act("lay A-lift-1 action 0 1")
        await watch.ask(type="act", seat=0, decision=question["id"], action="ready", version=watch.version or 0)
        await watch.until(lambda: bool(watch.sides[0]["view"]["alerts"]))
        refused = await watch.ask(type="undo", seat=0)
        assert (refused["code"], refused["message"]["key"]) == ("illegal", "error-time-went-on")
        assert watch.sides[0]["view"]["program"]
