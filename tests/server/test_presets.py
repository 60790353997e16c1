"""Answers in advance are told to whoever gave them, and to nobody else."""

from pelagos.server.settings import Settings
from tests.server.hosting_support import Watch, hosted, in_loop


@in_loop
async def test_a_person_is_told_of_their_own_presets_until_they_take_them_back(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana, host.person() as ben:
        code = (await ana.table("itchyfeet", "you", "random", "random", start=True))["code"]
        watch = await ana.watch(code)
        await watch.ask(type="preset", seat=0, kind="ReactToTrip", action="no")
        own = await ana.get(f"/api/tables/{code}")
        assert own["seats"][0]["presets"] == ["ReactToTrip"]
        other = await ben.get(f"/api/tables/{code}")
        assert all("presets" not in seat for seat in other["seats"])
        await watch.ask(type="preset", seat=0, kind="ReactToTrip", action=None)
        assert (await ana.get(f"/api/tables/{code}"))["seats"][0]["presets"] == []


@in_loop
async def test_every_screen_of_a_person_is_told_of_a_preset_and_nobody_elses(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana, host.person() as ben:
        code = (await ana.table("itchyfeet", "you", "random", "random", start=True))["code"]
        one, other, stranger = await ana.watch(code), await ana.watch(code), await ben.watch(code)
        seen = len(stranger.messages)
        await one.ask(type="preset", seat=0, kind="ReactToTrip", action="react no")
        await one.until(lambda: presets_of(one) == ["ReactToTrip"])
        await other.until(lambda: presets_of(other) == ["ReactToTrip"])
        await other.ask(type="preset", seat=0, kind="ReactToTrip", action=None)
        await one.until(lambda: presets_of(one) == [])
        await stranger.send({"type": "ping"})
        await stranger.until(lambda: any(message["type"] == "pong" for message in stranger.messages[seen:]))
        assert "table" not in [message["type"] for message in stranger.messages[seen:]]


def presets_of(screen: Watch) -> list[str] | None:
    """Return the presets of the first seat, as the newest table that came to a screen has them."""
    tables = [message["table"] for message in screen.messages if message["type"] in ("table", "snapshot")]
    presets: list[str] | None = tables[-1]["seats"][0].get("presets")
    return presets
