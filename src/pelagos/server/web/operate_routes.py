"""HTTP: the operator's orders, from this machine only."""

import secrets
from typing import Any, Final

from litestar import Request, Response, post
from litestar.params import JSONBody

from pelagos.server.operating.calling import PATH
from pelagos.server.operating.orders import AnyOrder
from pelagos.server.refusals import Refused
from pelagos.server.web.building import Building
from pelagos.server.web.identity import Whole

PROXIED: Final = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
"""What reverse proxies add: an order never comes through one."""


@post(PATH, status_code=200, include_in_schema=False)
async def operate(request: Request[Any, Any, Any], building: Whole, data: JSONBody[AnyOrder]) -> Response[Any]:
    """Carry an order out."""
    require_operator(request, building)
    return Response(await building.desk.carry_out(data))


def require_operator(request: Request[Any, Any, Any], building: Building) -> None:
    """Refuse whoever does not have the key, as if nothing were here."""
    given = request.headers.get("authorization", "").encode()
    key = building.key
    is_operator = key is not None and secrets.compare_digest(given, f"Bearer {key.token}".encode())
    if not is_operator or any(name in request.headers for name in PROXIED):
        raise Refused("not-found", "http-not-found", reason=PATH)
