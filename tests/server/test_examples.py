"""Example games: who knows the name can play one, and nobody else hears of it."""

import pytest

from pelagos.server.settings import Settings
from tests.server.hosting_support import first, hosted, in_loop

EXAMPLE = "example.haggle"


@pytest.mark.parametrize("language", ["en", "el", "es"])
@in_loop
async def test_an_example_is_listed_nowhere(tmp_settings: Settings, language: str) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        listed = [game["game"] for game in await ana.get("/api/games")]
        assert "gravwell" in listed
        assert EXAMPLE not in listed
        _, said = await ana.refused("POST", "/api/tables", {"game": "chess", "seats": [{"kind": "you"}]})
        assert said["message"]["args"]["known"] == ", ".join(listed)
        assert EXAMPLE not in (await ana.http.get("/", headers={"Accept-Language": language})).text


@in_loop
async def test_whoever_knows_its_name_plays_an_example(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        assert (await ana.get(f"/api/games/{EXAMPLE}"))["game"] == EXAMPLE
        code = (await ana.table(EXAMPLE, "you", "random", start=True))["code"]
        watch = await ana.watch(code)
        await watch.play(first)
        assert watch.is_over
