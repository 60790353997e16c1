"""The OpenAPI document, with the messages of the WebSocket and all that games show."""

from typing import Any

import msgspec
from litestar.openapi.plugins import JsonRenderPlugin

from pelagos.kernel.game import Game
from pelagos.kernel.observe import view_of
from pelagos.server.games import Games
from pelagos.server.refusals import RefusalBody
from pelagos.server.telling.client_messages import ClientMessage
from pelagos.server.telling.forms import ServerMessage, Side, StepSide

REFERENCE = "#/components/schemas/{name}"
FIRST_REFUSAL = "400"
REFUSED = {
    "description": "It is refused: nothing has changed.",
    "content": {"application/json": {"schema": {"$ref": REFERENCE.format(name="RefusalBody")}}},
}


class WholeDocument(JsonRenderPlugin):
    """Serves the document with the schemas that no route names."""

    def __init__(self, games: Games) -> None:
        """Describe these games too."""
        super().__init__(path="/")
        self._games = games
        self._more: dict[str, Any] | None = None

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        """Return the whole document."""
        if self._more is None:
            self._more = more_schemas(self._games)
        components = openapi_schema.get("components", {})
        schemas = {**self._more, **components.get("schemas", {})}
        whole = {"paths": with_refusals(openapi_schema["paths"]), "components": {**components, "schemas": schemas}}
        return super().render(request, {**openapi_schema, **whole})


def with_refusals(paths: dict[str, Any]) -> dict[str, Any]:
    """Return the routes with the one form in which every refusal is answered, in the place of the framework's own."""
    return {path: {method: refusing(what) for method, what in item.items()} for path, item in paths.items()}


def refusing(operation: dict[str, Any]) -> dict[str, Any]:
    """Return an operation that may also be refused."""
    granted = {status: answer for status, answer in operation["responses"].items() if status < FIRST_REFUSAL}
    return {**operation, "responses": {**granted, "default": REFUSED}}


def more_schemas(games: Games) -> dict[str, Any]:
    """Return the schemas of messages, views, events, questions and answers, by name.

    A game's view is called ``view.<game>``, and its events, questions and answers likewise.
    """
    kinds: dict[str, Any] = {"ServerMessage": ServerMessage, "ClientMessage": ClientMessage, "Refusal": RefusalBody}
    for game in games.games.values():
        kinds |= kinds_of(game)
    roots, schemas = msgspec.json.schema_components([*kinds.values(), Side, StepSide], ref_template=REFERENCE)
    return {**schemas, **dict(zip(kinds, roots, strict=False))}


def kinds_of(game: Game[Any]) -> dict[str, Any]:
    """Return what a game shows, by the names under which clients find it."""
    return {
        f"view.{game.name}": game.view_type,
        f"event.{game.name}": union(view_of(event) for event in game.event_types),
        f"question.{game.name}": union(game.asks),
        f"answer.{game.name}": union(game.action_types()),
    }


def union(types: Any) -> Any:
    """Return the union of some types."""
    first, *others = types
    for cls in others:
        first |= cls
    return first
