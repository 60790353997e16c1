"""WebSockets past the framework still follow RFC 6455."""

import asyncio

import pytest
from websockets.asyncio.client import connect
from websockets.frames import Opcode
from websockets.server import ServerProtocol

from pelagos.server.settings import Settings
from pelagos.server.web.wire import head_of
from tests.server.hosting_support import Player, first, hosted, in_loop


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


@in_loop
async def test_text_that_is_no_utf_8_ends_the_connection(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person("Ana") as ana:
        watch = await ana.watch(await seated(ana))
        watch.socket.transport.write(_frame(b'{"type":"\xff"}'))
        await watch.until(lambda: watch.is_closed)
        assert watch.socket.close_code == 1007


def _frame(data: bytes) -> bytes:
    """Return a masked frame of text, whose bytes nobody has looked at."""
    return bytes((0x80 | Opcode.TEXT, 0x80 | len(data))) + b"\0\0\0\0" + data


@in_loop
async def test_bytes_are_passed_over_and_work_goes_on(tmp_settings: Settings) -> None:
    async with hosted(tmp_settings) as host, host.person("Ana") as ana:
        watch = await ana.watch(await seated(ana))
        await watch.socket.send(b"\x00\x01")
        assert (await watch.act(first(await watch.question())))["type"] == "accepted"
