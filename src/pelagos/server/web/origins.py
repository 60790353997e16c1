"""From which pages requests may come."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from pelagos.server.settings import Settings


def is_same_origin(connection: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Tell whether a request comes from a page of this server, from one that is allowed, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return True
    return origin != "null" and urlsplit(origin).netloc.lower() == connection.headers.get("host", "").lower()
