"""Every refusal in one form, whoever refuses."""

import re
from typing import Any, Final

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from pelagos.kernel.wording import Message, say
from pelagos.server.refusals import Code, RefusalBody, Refused
from pelagos.server.web.unreadable import MOST_QUOTED, told_of_text, told_of_value

LOG = structlog.get_logger()
STATUS: Final[dict[Code, int]] = {
    "no-person": 401,
    "forbidden": 403,
    "not-found": 404,
    "taken": 409,
    "illegal": 409,
    "invalid": 400,
    "too-large": 413,
    "too-fast": 429,
    "storage": 503,
    "stale": 409,
    "not-yours": 403,
    "over": 409,
    "not-running": 409,
    "muted": 403,
    "origin": 403,
    "fault": 500,
}
CODES: Final[dict[int, Code]] = {
    401: "no-person",
    403: "forbidden",
    404: "not-found",
    413: "too-large",
    429: "too-fast",
}
SERVER_FAULT: Final = 500
WRONG_METHOD: Final = 405
IN_BODY: Final = re.compile(r"(.*) - at `\$\.data\.(.*)`$")
"""What is said of a value of a body, and of which."""


def answer_refused(_request: Request[Any, Any, Any], error: Refused) -> Response[RefusalBody]:
    """Return a refusal of our own."""
    if error.body.code in ("storage", "fault"):
        LOG.error("refused", code=error.body.code, cause=repr(error.__cause__))
    return Response(error.body, status_code=STATUS[error.body.code])


def answer_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[RefusalBody]:
    """Return a refusal of the framework: a path, a method, a body that cannot be read."""
    error = blamed(error)
    status = error.status_code
    code = CODES.get(status, "invalid" if status < SERVER_FAULT else "fault")
    if status >= SERVER_FAULT:
        note(request, error)
    refused = refusal_of(request, error, code)
    return Response(refused.body, status_code=status, headers=error.headers)


def refusal_of(request: Request[Any, Any, Any], error: HTTPException, code: Code) -> Refused:
    """Return what is told of a refusal of the framework, whose own words are English."""
    if code == "not-found":
        return Refused(code, "http-not-found", reason=request.url.path[:MOST_QUOTED])
    if error.status_code == WRONG_METHOD:
        return Refused(code, "http-method", method=request.method)
    if code == "invalid":
        return Refused(code, "http-invalid", reason=reason_of(error))
    return Refused(code, f"http-{code}")


def blamed(error: HTTPException) -> HTTPException:
    """Return a wrong value of a body as what it is: under the name of a dependency it is taken for a fault of ours."""
    cause = error.__cause__
    wrong = IN_BODY.fullmatch(str(cause)) if isinstance(cause, msgspec.ValidationError) else None
    if wrong is None:
        return error
    return ValidationException(extra=[{"key": wrong[2], "message": wrong[1]}])


def reason_of(error: HTTPException) -> Message:
    """Return what is wrong with a request: the first value of it that does not fit, or that it is no JSON at all."""
    extra = error.extra if isinstance(error.extra, list) else []
    for part in extra:
        if isinstance(part, dict):
            return told_of_value(str(part.get("key", "")), str(part.get("message", "")))
    return told_of_text(error.detail)


def answer_too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[RefusalBody]:
    """Return that a body nests too deeply to be read."""
    return Response(
        Refused("invalid", "http-invalid", reason=say("unreadable-deep")).body, status_code=STATUS["invalid"]
    )


def note(request: Request[Any, Any, Any], error: Exception) -> None:
    """Write a fault of ours into the log, with the pattern of the path: the path itself may hold a link's code."""
    LOG.error("fault", path=request.scope.get("path_template", ""), exc_info=error)


def answer_fault(request: Request[Any, Any, Any], error: Exception) -> Response[RefusalBody]:
    """Return that the fault is ours; the log knows more."""
    note(request, error)
    return Response(RefusalBody(code="fault", message=Message("error-server-fault")), status_code=SERVER_FAULT)
