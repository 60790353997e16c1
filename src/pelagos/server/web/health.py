"""For whoever watches over the server: is it alive, can it work, how much does it do."""

from typing import Any, Final

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy import text

from pelagos import __version__
from pelagos.server.refusals import Refused
from pelagos.server.web.identity import Whole

PROTOCOL: Final = 1
"""The number of docs/protocol.md: it rises with what would break a client."""
READY: Final = text("SELECT 1")


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """That the server answers."""

    status: str
    version: str
    protocol: int = PROTOCOL


@get("/health", include_in_schema=False)
async def health() -> Health:
    """Say that the process answers; nothing else is tried."""
    return Health(status="ok", version=__version__)


@get("/ready", include_in_schema=False)
async def ready(building: Whole) -> Health:
    """Say that the database answers, too; else 503."""
    async with building.store.reading() as connection:
        await connection.execute(READY)
    return Health(status="ok", version=__version__)


@get("/metrics", include_in_schema=False)
async def metrics(building: Whole) -> Response[Any]:
    """Return the figures for Prometheus, unless the operator has switched them off."""
    if not building.settings.metrics:
        raise Refused("not-found", "http-not-found", reason="metrics")
    page = await building.metrics.page(building.store, building.house, building.reminders.waiting)
    return Response(page, headers={"content-type": CONTENT_TYPE_LATEST})


ROUTES: Final[tuple[HTTPRouteHandler, ...]] = (health, ready, metrics)
