"""The application: routes, headers, limits."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import Message, Scope

from pelagos import __version__
from pelagos.server.refusals import RefusalBody, Refused
from pelagos.server.web.building import Building
from pelagos.server.web.career_routes import CareerRoutes
from pelagos.server.web.errors import answer_fault, answer_http, answer_refused, answer_too_deep
from pelagos.server.web.game_routes import GameRoutes, text
from pelagos.server.web.health import ROUTES as HEALTH_ROUTES
from pelagos.server.web.identity import building_of, person_or_none, provide_building, provide_person
from pelagos.server.web.limits import client_of
from pelagos.server.web.live import live
from pelagos.server.web.mail_routes import MailRoutes
from pelagos.server.web.match_routes import MatchRoutes, StudyRoutes
from pelagos.server.web.operate_routes import operate
from pelagos.server.web.origins import is_same_origin
from pelagos.server.web.people_routes import PeopleRoutes
from pelagos.server.web.schemas import WholeDocument
from pelagos.server.web.static import CSP, static_routes
from pelagos.server.web.table_routes import TableRoutes

LARGEST_BODY: Final = 1_000_000
SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def make_app(building: Building) -> Litestar:
    """Return the application of a server."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.building = building
        await building.open()
        try:
            yield
        finally:
            await building.close()

    api = Router(
        "/api",
        route_handlers=[
            PeopleRoutes,
            CareerRoutes,
            MailRoutes,
            GameRoutes,
            text,
            TableRoutes,
            MatchRoutes,
            StudyRoutes,
            live,
        ],
        dependencies={
            "building": Provide(provide_building),
            "person": Provide(provide_person),
            "maybe_person": Provide(person_or_none_of),
        },
    )
    beside = Router("/", route_handlers=[*HEALTH_ROUTES, operate], dependencies={"building": Provide(provide_building)})
    return Litestar(
        [api, beside, *static_routes()],
        lifespan=[lifespan],
        before_request=guard,
        exception_handlers={
            Refused: answer_refused,
            HTTPException: answer_http,
            RecursionError: answer_too_deep,
            Exception: answer_fault,
        },
        before_send=[add_headers],
        compression_config=CompressionConfig(backend="gzip", minimum_size=200, exclude=["/live$"]),
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Pelagos", version=__version__, path="/api/schema", render_plugins=[WholeDocument(building.games)]
        ),
        logging_config=None,
    )


async def add_headers(message: Message, _scope: Scope) -> None:
    """Let every answer, refusals included, carry the headers that keep browsers safe."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers[name] = value


async def person_or_none_of(request: Request[Any, Any, Any]) -> Any:
    """Return who sends the request, if anybody known."""
    return await person_or_none(request)


async def guard(request: Request[Any, Any, Any]) -> Response[RefusalBody] | None:
    """Refuse requests that change something from foreign pages, and too many of them."""
    if request.method not in SAFE_METHODS and not is_same_origin(request, building_of(request).settings):
        return answer_refused(request, Refused("origin", "origin"))
    if request.url.path.startswith("/api") and not building_of(request).requests.take(client_of(request)):
        return answer_refused(request, Refused("too-fast", "too-fast"))
    return None
