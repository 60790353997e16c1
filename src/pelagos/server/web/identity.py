"""Who sends a request: the token in the cookie."""

from typing import Any, Final

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from pelagos.server.people.model import Person
from pelagos.server.refusals import Refused
from pelagos.server.web.building import Building

Whole = NamedDependency[Building]
Caller = NamedDependency[Person]
"""Who sends the request; nobody known is refused."""
MaybeCaller = NamedDependency[Person | None]
COOKIE: Final = "pelagos"
YEAR: Final = 365 * 86400
Connection = ASGIConnection[Any, Any, Any, Any]


def building_of(connection: Connection) -> Building:
    """Return the server's parts."""
    building: Building = connection.app.state.building
    return building


async def person_or_none(connection: Connection) -> Person | None:
    """Return who sends the request, if the cookie says so."""
    return await building_of(connection).people.of_token(connection.cookies.get(COOKIE))


async def provide_person(request: Request[Any, Any, Any]) -> Person:
    """Return who sends the request.

    Raises:
        Refused: nobody known.
    """
    person = await person_or_none(request)
    if person is None:
        raise Refused("no-person", "no-person")
    return person


async def provide_building(request: Request[Any, Any, Any]) -> Building:
    """Return the server's parts."""
    return building_of(request)


def with_token(response: Response[Any], building: Building, token: str) -> Response[Any]:
    """Give the browser its token, or let it keep that for another year."""
    response.set_cookie(
        Cookie(
            key=COOKIE,
            value=token,
            httponly=True,
            samesite="lax",
            secure=building.settings.secure,
            max_age=YEAR,
            path="/",
        )
    )
    return response
