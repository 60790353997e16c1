"""Running a server until it is told to stop."""

import asyncio
import gc
import socket

import uvicorn
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError

from pelagos.kernel.errors import IllegalText
from pelagos.server.logs import set_up_logs
from pelagos.server.operating.key import new_key
from pelagos.server.refusals import Refused
from pelagos.server.settings import Settings
from pelagos.server.storage.migrate import migrate
from pelagos.server.storage.store import Store
from pelagos.server.web.app import make_app
from pelagos.server.web.building import Building
from pelagos.server.web.wire import Wire

GRACE_SECONDS = 10
FAREWELL_SECONDS = 0.1
"""How long the farewell is given to reach the browsers."""
BACKLOG = 2048
COLLECT_AFTER = (20_000, 20, 20)
"""After how many new objects the garbage collector looks: hardly anything here refers back to itself."""
LONGEST_FRAME = 16_384
"""How many bytes a client may send at once; more ends the connection with code 1009."""


class FarewellServer(uvicorn.Server):
    """A server that tells everybody before it closes their connections."""

    def __init__(self, config: uvicorn.Config, building: Building) -> None:
        """Serve a building."""
        super().__init__(config)
        self._building = building

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and let the garbage collector leave alone what stays for ever: games, texts, libraries."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECT_AFTER)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say that the server closes, then close."""
        self._building.house.farewell()
        await asyncio.sleep(FAREWELL_SECONDS)
        await super().shutdown(sockets)


def listen(settings: Settings) -> socket.socket:
    """Return the socket of the server's address.

    Raises:
        IllegalText: the address cannot be used.
    """
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listener.close()
        reason = (getattr(error, "strerror", None) or str(error)).rstrip(".")
        raise IllegalText(None, "address", host=settings.host, port=str(settings.port), reason=reason) from error
    return listener


def address_of(settings: Settings, listener: socket.socket) -> str:
    """Return the address that people open."""
    if settings.public_url:
        return settings.public_url
    port = listener.getsockname()[1]
    host = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(settings.host, settings.host)  # noqa: S104  # compared, not bound
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def prepare(settings: Settings) -> None:
    """Bring the database to what this version needs.

    Raises:
        IllegalText: it does not answer, is not one, or is of a newer Pelagos; nothing has changed.
    """
    try:
        asyncio.run(_migrate(settings))
    except Refused as refused:
        name = make_url(settings.database_url).render_as_string(hide_password=True)
        raise IllegalText(None, "database", database=name, reason=reason_of(refused.__cause__)) from refused


async def _migrate(settings: Settings) -> None:
    store = Store(settings)
    try:
        await migrate(store)
    finally:
        await store.close()


def reason_of(error: BaseException | None) -> str:
    """Return what a database says is wrong, in one line."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    told = getattr(cause, "strerror", None) or str(cause) or type(cause).__name__
    return " ".join(str(told).split())


def serve(settings: Settings, listener: socket.socket) -> None:
    """Serve until SIGINT or SIGTERM; open requests are finished first."""
    run(Building(settings, new_key(settings.host, listener.getsockname()[1])), listener)


def run(building: Building, listener: socket.socket) -> None:
    """Serve what a building holds until SIGINT or SIGTERM."""
    set_up_logs()
    FarewellServer(config_of(building), building).run(sockets=[listener])


def config_of(building: Building) -> uvicorn.Config:
    """Return how uvicorn serves a building."""
    return uvicorn.Config(
        make_app(building),
        loop="auto",
        ws=Wire,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=building.settings.proxies,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
