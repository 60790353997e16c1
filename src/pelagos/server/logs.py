"""Structured logs: one JSON object a line, on standard error, without secrets.

What an exception says may quote a hidden card or somebody's words, so that only its kind and where it came from are
logged.
"""

import contextlib
import io
import logging
import sys
import traceback
from types import TracebackType
from typing import TextIO, cast

import structlog


class StandardError(io.TextIOBase):
    """Standard error as it is now. Logs that nobody can read any more must not stop a match."""

    def write(self, text: str, /) -> int:
        """Write, if that is possible."""
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.write(text)
        return len(text)

    def flush(self) -> None:
        """Flush, if that is possible."""
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.flush()


def set_up_logs() -> None:
    """Let all parts of the server, and the libraries it uses, log in one form."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        frames_only,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(cast("TextIO", StandardError())),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(StandardError())
    renderer = structlog.processors.JSONRenderer()
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=shared, processor=renderer))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)


def frames_only(_logger: object, _method: str, event: structlog.typing.EventDict) -> structlog.typing.EventDict:
    """Replace an exception by its kind and the places it passed, for it and for each cause."""
    info = event.pop("exc_info", None)
    error = sys.exc_info()[1] if info is True else info[1] if isinstance(info, tuple) else info
    if isinstance(error, BaseException):
        event["exception"] = [described(cause) for cause in chain(error)]
    return event


def chain(error: BaseException | None) -> list[BaseException]:
    """Return an exception and its causes, the first cause last."""
    found: list[BaseException] = []
    while error is not None and error not in found:
        found.append(error)
        error = error.__cause__ or error.__context__
    return found


def described(error: BaseException) -> dict[str, object]:
    """Return the kind of an exception, the key of its message if it has one, and its places."""
    return {"kind": type(error).__name__, "key": getattr(error, "key", None), "places": places(error.__traceback__)}


def places(trace: TracebackType | None) -> list[str]:
    """Return file, line and function of each frame, the outermost first."""
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trace)]
