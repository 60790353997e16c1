"""The OpenAPI document says all that a client has to know of forms."""

from typing import Any

import pytest

from pelagos.server.settings import Settings
from tests.server.hosting_support import hosted, in_loop


def references(part: Any) -> set[str]:
    """Return the names that a part of the document refers to."""
    if isinstance(part, dict):
        own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return own.union(*(references(value) for value in part.values()))
    if isinstance(part, list):
        return set().union(*(references(value) for value in part))
    return set()


@in_loop
async def test_it_holds_the_messages_and_what_every_game_shows(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        document = await ana.get("/api/schema")
        schemas = document["components"]["schemas"]
        games = [game["game"] for game in await ana.get("/api/games")]
        kinds = [f"{kind}.{game}" for kind in ("view", "event", "question", "answer") for game in games]
        assert not {"ServerMessage", "ClientMessage", "TableOut", "RefusalBody", *kinds} - set(schemas)


@in_loop
async def test_nothing_in_it_refers_to_what_is_not_there(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        document = await ana.get("/api/schema")
        known = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
        assert not references(document) - known


@pytest.mark.parametrize(
    "path", ["/api/tables", "/api/tables/{code}/seats/{seat}", "/api/matches/{code}/study", "/api/me"]
)
@in_loop
async def test_it_describes_every_route(tmp_settings: Settings, path: str) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        assert path in (await ana.get("/api/schema"))["paths"]
