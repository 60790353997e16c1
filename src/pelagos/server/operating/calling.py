"""Giving an order to a running server, from the command line."""

import http.client
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from pelagos.kernel.errors import IllegalAction, IllegalText
from pelagos.server.operating.key import Key, read_key
from pelagos.server.operating.orders import AnyOrder

PATH: Final = "/operate"
SECONDS: Final = 30.0
OK: Final = 200


class Complaint(msgspec.Struct, frozen=True):
    """The message of a refusal."""

    key: str
    args: dict[str, Any] = {}


class Refusal(msgspec.Struct, frozen=True):
    """A refusal, as a server sends it."""

    code: str
    message: Complaint


def order(folder: Path, what: AnyOrder) -> bytes:
    """Give an order to the server whose data folder that is, and return its answer as JSON.

    Raises:
        IllegalAction: no server answers there, or it refuses.
    """
    key = read_key(folder)
    try:
        status, body = send(key, msgspec.json.encode(what))
    except (OSError, http.client.HTTPException) as error:
        raise IllegalText(None, "operate-no-answer", address=key.address, reason=reason_of(error)) from error
    if status != OK:
        raise refusal_of(body)
    return body


def send(key: Key, body: bytes) -> tuple[int, bytes]:
    """Send an order and return status and body of the answer."""
    connection = http.client.HTTPConnection(urlsplit(key.address).netloc, timeout=SECONDS)
    try:
        headers = {"authorization": f"Bearer {key.token}", "content-type": "application/json"}
        connection.request("POST", PATH, body, headers)
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


def reason_of(error: Exception) -> str:
    """Return what went wrong on the way."""
    return getattr(error, "strerror", None) or str(error) or type(error).__name__


def refusal_of(body: bytes) -> IllegalAction:
    """Return a server's refusal as an error that has a text in every language."""
    try:
        message = msgspec.json.decode(body, type=Refusal).message
    except msgspec.MsgspecError:
        return IllegalAction(None, "operate-unreadable")
    plain = {name: value for name, value in message.args.items() if isinstance(value, str | int)}
    return IllegalAction(None, message.key.removeprefix("error-"), **plain)
