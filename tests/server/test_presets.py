"""Answers in advance are told to whoever gave them, and to nobody else."""

from pelagos.server.settings import Settings
from tests.server.hosting_support import hosted, in_loop


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
