"""WebSockets past the framework still follow RFC 6455."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.client import ClientProtocol
from websockets.frames import Opcode
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from pelagos.server.settings import Settings
from pelagos.server.web.wire import PINGS_AT_ONCE, Wire, head_of, key_of_whole_text
from tests.server.hosting_support import Player, eventually, first, hosted, in_loop


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_message_is_framed_as_the_library_would(size: int) -> None:
    text = b"x" * size
    library = ServerProtocol()
    library.state = library.state.OPEN
    library.send_text(text)
    assert head_of(size) + text == b"".join(library.data_to_send())


async def seated(ana: Player) -> str:
    return str((await ana.table("gravwell", "you", "you", start=True))["code"])


@in_loop
async def test_what_is_sent_with_the_handshake_is_answered_in_order(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person("Ana") as ana:
        url = f"{host.url.replace('http', 'ws')}/api/tables/{await seated(ana)}/live"
        async with connect(url, additional_headers={"cookie": ana.cookie}, proxy=None) as socket:
            for text in ('{"type":"hello","version":null}', '{"type":"ping"}', '{"type":"ping"}'):
                await socket.send(text)
            told: list[str] = []
            while len([line for line in told if '"pong"' in line]) < 2:
                told += str(await asyncio.wait_for(socket.recv(), 30)).split("\n")
        kinds = [line.partition('"type":"')[2].partition('"')[0] for line in told]
        assert kinds.index("snapshot") < kinds.index("pong")


@in_loop
async def test_a_message_in_pieces_is_put_together(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person("Ana") as ana:
        watch = await ana.watch(await seated(ana))
        question = await watch.question()
        action = f'"action":"{first(question)}","seat":{question["seat"]}'
        text = f'{{"type":"act","id":"whole",{action},"decision":{question["id"]},"version":1}}'
        await watch.socket.send([text[:9], text[9:30], text[30:]])
        answer = await watch.until(lambda: watch.answers.get("whole"))
        assert answer["type"] == "accepted"


SHORT_TEXT, LONG_TEXT, LONGEST_TEXT = "x", "\u03b1" * 80, "y" * 9_000


def frames(*texts: str) -> bytes:
    """Return messages as a client sends them."""
    client = ClientProtocol(parse_uri("ws://there"))
    client.state = client.state.OPEN
    for text in texts:
        client.send_text(text.encode())
    return b"".join(client.data_to_send())


class NoTransport(asyncio.Transport):
    """A connection to nobody."""

    def __init__(self) -> None:
        super().__init__()
        self.is_shut = False

    def write(self, data: Any) -> None:
        """Nobody reads it."""

    def pause_reading(self) -> None:
        """Nothing comes by itself."""

    def resume_reading(self) -> None:
        """Nothing comes by itself."""

    def is_closing(self) -> bool:
        return self.is_shut

    def close(self) -> None:
        self.is_shut = True


async def accept(_scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


@asynccontextmanager
async def wire(taken: list[str]) -> AsyncIterator[Wire]:
    """Give a connection whose handshake is over, and which hands over what comes."""
    config = uvicorn.Config(accept, ws=Wire, ws_max_size=10_000)
    found = Wire(config, ServerState(), {})
    found.connection_made(NoTransport())
    head = ["GET / HTTP/1.1", "Host: here", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    found.data_received("\r\n".join([*head, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", ""]).encode())
    await eventually(lambda: found.handshake_complete)
    found.listen(taken.append, lambda: None)
    try:
        yield found
    finally:
        found.connection_lost(None)


@in_loop
async def test_wherever_the_bytes_are_cut_the_same_messages_come() -> None:
    texts = [SHORT_TEXT, LONG_TEXT, SHORT_TEXT]
    whole = frames(*texts)
    for cut in range(1, len(whole)):
        taken: list[str] = []
        async with wire(taken) as found:
            for data in (whole[:cut], whole[cut:], frames(LONG_TEXT)):
                found.data_received(data)
        assert taken == [*texts, LONG_TEXT], cut


@in_loop
async def test_the_rest_of_a_message_that_looks_like_a_whole_one_is_not_taken_for_one() -> None:
    key, rest = b"\xe0\xe2\0\0", b"\x81\x80cc\x81\x83"
    assert key_of_whole_text(rest) is not None
    taken: list[str] = []
    async with wire(taken) as found:
        found.data_received(b"\x81\x86" + key)
        found.data_received(rest)
    assert taken == ["abccaa"]


@in_loop
async def test_messages_that_come_whole_and_alone_are_read_without_the_library(monkeypatch: pytest.MonkeyPatch) -> None:
    taken: list[str] = []
    async with wire(taken) as found:
        monkeypatch.setattr(found.conn, "receive_data", lambda _data: pytest.fail("the library was asked"))
        for text in ("", SHORT_TEXT, LONG_TEXT, LONGEST_TEXT):
            found.data_received(frames(text))
    assert taken == ["", SHORT_TEXT, LONG_TEXT, LONGEST_TEXT]


@pytest.mark.parametrize("text", [SHORT_TEXT, LONG_TEXT])
def test_only_a_whole_message_of_text_is_taken_for_one(text: str) -> None:
    whole = frames(text)
    assert key_of_whole_text(whole) is not None
    others = [whole[:-1], whole + b"x", b"", whole[:1], bytes((0x80 | Opcode.PING,)) + whole[1:]]
    others += [bytes((Opcode.TEXT,)) + whole[1:], whole[:1] + bytes((whole[1] & 0x7F,)) + whole[2:]]
    assert [key_of_whole_text(other) for other in others] == [None] * len(others)


def test_a_size_written_longer_than_needed_is_left_to_the_library() -> None:
    whole = frames("x" * 100)
    assert key_of_whole_text(whole[:1] + bytes((0x80 | 126, 0, 100)) + whole[2:]) is None


@in_loop
async def test_a_message_that_is_too_long_ends_the_connection_also_if_it_comes_whole() -> None:
    taken: list[str] = []
    async with wire(taken) as found:
        found.data_received(frames("y" * 10_001))
        assert found.transport.is_closing()
    assert taken == []


@in_loop
async def test_what_comes_after_the_end_is_not_taken() -> None:
    taken: list[str] = []
    async with wire(taken) as found:
        await found.send({"type": "websocket.close", "code": 1000})
        found.data_received(frames(SHORT_TEXT))
    assert taken == []


@in_loop
async def test_text_that_is_no_utf_8_ends_the_connection_and_is_no_fault_of_ours(
    tmp_settings: Settings, caplog: pytest.LogCaptureFixture
) -> None:
    async with hosted(tmp_settings) as host, host.person("Ana") as ana:
        watch = await ana.watch(await seated(ana))
        watch.socket.transport.write(frame(Opcode.TEXT, b'{"type":"\xff"}'))
        await watch.until(lambda: watch.is_closed)
        assert watch.socket.close_code == 1007
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def pings(number: int) -> bytes:
    """Return pings as a client sends them."""
    return frame(Opcode.PING, b"?") * number


@in_loop
async def test_a_ping_is_answered_unless_answers_are_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[bytes] = []
    async with wire([]) as found:
        monkeypatch.setattr(found.transport, "write", sent.append)
        found.data_received(pings(1))
        assert sent == [bytes((0x80 | Opcode.PONG, 1)) + b"?"]
        found.pause_writing()
        found.data_received(pings(3))
        assert len(sent) == 1
        found.resume_writing()
        found.data_received(pings(1))
        assert len(sent) == 2


@in_loop
async def test_too_many_pings_end_the_connection() -> None:
    taken: list[str] = []
    async with wire(taken) as found:
        found.data_received(pings(PINGS_AT_ONCE))
        assert not found.transport.is_closing()
        found.data_received(pings(PINGS_AT_ONCE) + frames(SHORT_TEXT))
        assert found.transport.is_closing()
    assert taken == []


def frame(opcode: Opcode, data: bytes) -> bytes:
    """Return a short masked frame, whose bytes nobody has looked at."""
    return bytes((0x80 | opcode, 0x80 | len(data))) + b"\0\0\0\0" + data


@in_loop
async def test_bytes_are_passed_over_and_work_goes_on(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person("Ana") as ana:
        watch = await ana.watch(await seated(ana))
        await watch.socket.send(b"\x00\x01")
        assert (await watch.act(first(await watch.question())))["type"] == "accepted"
