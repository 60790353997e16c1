"""Tripping at a table: all who can are asked at the same time, and nobody is told more than their turn's cards."""

from typing import Any

from pelagos.server.settings import Settings
from tests.server.hosting_support import Player, Watch, hosted, in_loop, together


async def crew_that_may_trip(ana: Player, ben: Player) -> tuple[str, Watch, Watch]:
    """Let two people lay a card each in the first turn and be ready until they are asked whether they trip."""
    code = (await ana.table("spacealert", "you", "open", options={"tripping": "yes"}))["code"]
    await ben.sit(code, 1)
    await ana.start(code)
    watches = await together(ana.watch(code), ben.watch(code))
    for seat, watch in enumerate(watches):
        question = await watch.with_actions(await watch.question())
        for turn in (1, 3):
            await watch.act(lay(question, seat, turn))
            question = await watch.with_actions(await watch.question())
    await together(*(watch.play(ready, lambda watch=watch: asked(watch) is not None) for watch in watches))
    return code, *watches


def lay(question: dict[str, Any], seat: int, turn: int) -> str:
    """Return the answer that lays an ordinary card, its movement up."""
    answers = [str(one["action"]) for one in question["actions"]]
    return next(text for text in answers if text.startswith("lay ") and text.endswith(f" move {seat} {turn}"))


def ready(question: dict[str, Any]) -> str:
    return "ready"


def asked(watch: Watch) -> dict[str, Any] | None:
    found = watch.asked()
    return found if found is not None and found["kind"] == "DecideTrip" else None


def kinds(watch: Watch) -> list[str]:
    return [event["type"] for event in watch.events()]


@in_loop
async def test_two_are_asked_and_one_trips(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        code, one, other = await crew_that_may_trip(ana, ben)
        trip = next(
            answer["action"]
            for answer in (await one.with_actions(await one.question()))["actions"]
            if answer["action"].startswith("trip ")
        )
        assert (await one.act(trip))["type"] == "accepted"
        assert "TripsDecided" not in [*kinds(one), *kinds(other)]
        assert asked(other) is not None
        assert (await other.act("keepcard"))["type"] == "accepted"
        await one.until(lambda: "Tripped" in kinds(one))
        assert [event["player"] for event in one.events() if event["type"] == "Tripped"] == [0]
        await together(one.play(keep), other.play(keep))
        assert one.is_over
        record = await ana.http.get(f"/api/matches/{code}/record")
        assert trip in record.text


def keep(question: dict[str, Any]) -> str:
    return "keepall"


@in_loop
async def test_who_is_away_does_not_hold_the_others_up(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as ana, host.person() as ben:
        _, one, other = await crew_that_may_trip(ana, ben)
        await one.act("keepall")
        assert (await other.ask(type="resign", seat=1))["type"] == "accepted"
        await one.until(lambda: one.is_over)
