"""The browser's files, where they are installed; else a page that says what to do."""

from pathlib import Path
from typing import Any, Final

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.router import Router
from litestar.static_files import create_static_files_router

STATIC: Final = Path(__file__).resolve().parent.parent / "static"
CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; connect-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
YEAR_CACHE: Final = "public, max-age=31536000, immutable"
MINIMAL: Final = Path(__file__).resolve().parent / "minimal"


def folder() -> Path:
    """Return the folder of the page: the browser client if it has been built, else the minimal page."""
    return STATIC if (STATIC / "index.html").is_file() else MINIMAL


def static_routes() -> list[HTTPRouteHandler | Router]:
    """Return the routes of the page and its files."""
    place = folder()
    routes: list[HTTPRouteHandler | Router] = [index]
    if (place / "assets").is_dir():
        routes.append(create_static_files_router("/assets", [place / "assets"], after_request=keep_for_a_year))
    routes.extend(single_file(path.name) for path in sorted(place.iterdir()) if is_single(path))
    return routes


def keep_for_a_year(response: Response[Any]) -> Response[Any]:
    """Let browsers keep a file whose name changes with its content."""
    response.headers["cache-control"] = YEAR_CACHE
    return response


def is_single(path: Path) -> bool:
    """Tell whether a file is served by its own name."""
    return path.is_file() and path.name != "index.html" and path.suffix in TYPES


TYPES: Final = {
    ".svg": "image/svg+xml",
    ".js": "text/javascript",
    ".css": "text/css",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain",
}


@get("/", include_in_schema=False, media_type="text/html")
async def index() -> Response[bytes]:
    """Return the page."""
    return Response((folder() / "index.html").read_bytes(), headers={"cache-control": "no-cache"})


def single_file(name: str) -> HTTPRouteHandler:
    """Return the route of one file beside the page."""
    kind = TYPES[Path(name).suffix]

    @get(f"/{name}", include_in_schema=False, media_type=kind, name=f"file-{name}")
    async def serve() -> Response[bytes]:
        return Response((folder() / name).read_bytes(), headers={"cache-control": "no-cache"})

    return serve
