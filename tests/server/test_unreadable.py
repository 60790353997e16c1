"""A message or request that cannot be read is refused in words of the catalogues, never in those of a parser."""

from typing import Any

from pelagos.games.gravwell.game import GAME
from pelagos.kernel.wording import Message
from pelagos.server.settings import Settings
from pelagos.text import LANGUAGES, Catalogue
from tests.server.hosting_support import Watch, hosted, in_loop

BROKEN = {
    "{": "This is not valid JSON. The fault is in line 1, column 2.",
    '{"type": "act", "id": "a"}': "The field “seat” is missing. (At “.”.)",
    '{"type": "act", "id": "b", "seat": "x", "decision": 1, "action": "y", "version": 1}': (
        "This should be of the type int, not str. (At “seat”.)"
    ),
    '{"type": "dance", "id": "c"}': "This value does not fit here. (At “type”.)",
}


@in_loop
async def test_what_cannot_be_read_is_told_in_every_language(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        code = (await ana.table("gravwell", "you", "random", start=True))["code"]
        watch = await ana.watch(code)
        for line, told in BROKEN.items():
            message = await refused(watch, line)
            said = [Catalogue(GAME, one, ("pelagos.server",), strict=True).text(message) for one in LANGUAGES]
            assert said[0] == f"This message cannot be read: {told}"
            assert all(one.count(said[0][-20:]) == 0 for one in said[1:])


REQUESTS: tuple[tuple[str, str, str, str], ...] = (
    ("POST", "/api/tables", "{not", "The request cannot be read: This is not valid JSON. The fault is at byte 1."),
    ("POST", "/api/tables", '{"a"', "The request cannot be read: This is not valid JSON: it ends too early."),
    ("POST", "/api/tables", '{"seats": []}', "The request cannot be read: The field “game” is missing. (At “.”.)"),
    (
        "POST",
        "/api/tables",
        '{"game": "gravwell", "seats": 5}',
        "The request cannot be read: This should be of the type array, not int. (At “seats”.)",
    ),
    ("POST", "/api/tables", "[" * 100_000, "The request cannot be read: This is nested too deeply."),
    ("DELETE", "/api/tables", "", "Requests of the kind DELETE are not answered at this address."),
    ("GET", "/api/nowhere", "", "There is nothing at this address: /api/nowhere"),
)


@in_loop
async def test_requests_that_cannot_be_answered_are_told_in_every_language(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person() as ana:
        for method, path, body, told in REQUESTS:
            headers = {"content-type": "application/json"}
            answered = await ana.http.request(method, path, content=body, headers=headers)
            message = read(answered.json()["message"])
            said = [Catalogue(GAME, one, ("pelagos.server",), strict=True).text(message) for one in LANGUAGES]
            assert said[0] == told
            assert len(set(said)) == len(LANGUAGES)


async def refused(watch: Watch, line: str) -> Message:
    """Send a line, and return the message of its refusal."""
    seen = len(watch.messages)
    await watch.socket.send(line)
    found: list[dict[str, Any]] = await watch.until(
        lambda: [one for one in watch.messages[seen:] if one["type"] == "refused"]
    )
    return read(found[0]["message"])


def read(told: dict[str, Any]) -> Message:
    """Return a message as it came over the wire."""
    values = {name: read(value) if isinstance(value, dict) else value for name, value in told.get("args", {}).items()}
    return Message(told["key"], values)
