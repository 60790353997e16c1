"""What is still to be sent to one connection."""

import asyncio

from pelagos.server.web.outbox import MOST_BYTES, MOST_WAITING, Outbox, Round
from tests.server.hosting_support import in_loop


class Line:
    """A connection that notes what it is sent."""

    def __init__(self) -> None:
        self.is_writable = True
        self.sent: list[bytes] = []
        self.let_go = 0

    def send_text(self, text: bytes) -> None:
        self.sent.append(text)

    def leave(self) -> None:
        self.let_go += 1


def outbox_of(line: Line) -> Outbox:
    return Outbox(line, Round(), 1, frozenset(), line.leave)


@in_loop
async def test_what_is_posted_in_one_moment_goes_out_as_one_frame_in_order() -> None:
    line = Line()
    outbox = outbox_of(line)
    for number in range(MOST_WAITING):
        outbox.post(b"%d" % number)
    assert line.sent == []
    await asyncio.sleep(0)
    assert [frame.split(b"\n") for frame in line.sent] == [[b"%d" % number for number in range(MOST_WAITING)]]
    outbox.post(b"more")
    await asyncio.sleep(0)
    assert line.sent[1:] == [b"more"]
    assert not line.let_go


@in_loop
async def test_what_a_client_has_no_room_for_waits_until_it_has() -> None:
    line = Line()
    outbox, line.is_writable = outbox_of(line), False
    for text in (b"a", b"b"):
        outbox.post(text)
        await asyncio.sleep(0)
    assert line.sent == []
    line.is_writable = True
    outbox.flush()
    assert line.sent == [b"a\nb"]


@in_loop
async def test_a_client_that_takes_too_little_is_let_go_and_nothing_is_kept_for_it() -> None:
    many, large = Line(), Line()
    many.is_writable = False
    crowded, heavy = outbox_of(many), outbox_of(large)
    for _ in range(10 * MOST_WAITING):
        crowded.post(b"x" * 1000)
    heavy.post(b"x" * (MOST_BYTES + 1))
    await asyncio.sleep(0)
    for line, outbox in ((many, crowded), (large, heavy)):
        assert outbox.is_behind
        assert (line.sent, line.let_go) == ([], 1)
        assert outbox.held_bytes <= 1001 * MOST_WAITING
