"""WebSockets without layers between: text is handed over as it comes, and sent without waiting.

Between uvicorn and a handler, every message passes a queue, a task and a dozen coroutines of the framework; at
thousands of short messages a second that costs more than the rules. So a `Wire`, which is uvicorn's own WebSocket, also
offers itself to the handler, as the extension `WIRE` of the ASGI scope. Handshake, pings and closing go the usual way.
"""

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the quick one, where there is one
from websockets.protocol import OPEN
from websockets.server import ServerProtocol
from websockets.streams import StreamReader

from pelagos.server.web.limits import Bucket

WIRE: Final = "pelagos.wire"
TEXT: Final = 0x81
"""The first byte of a whole message of text (RFC 6455, 5.2)."""
SHORT, MEDIUM = 126, 1 << 16
MASKED: Final = 0x80
"""What the second byte of a client's frame has beside the size."""
KEY_SIZE: Final = 4
"""How many bytes a mask has."""
SHORTEST: Final = 2 + KEY_SIZE
"""How many bytes a client's frame has at least."""
NOT_TEXT: Final = 1007
"""The code with which a connection ends whose text is none (RFC 6455, 7.4.1)."""
TOO_FAST: Final = 4429
"""The code with which a connection ends whose client asks too often."""
PINGS_PER_SECOND: Final = 5.0
PINGS_AT_ONCE: Final = 50
BETWEEN_FRAMES: Final = StreamReader.at_eof.__code__
"""Where the library waits when the last frame has come to its end."""


class Wire(WebSocketsSansIOProtocol):
    """One WebSocket."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Prepare a connection."""
        super().__init__(*args, **kwargs)
        self._take: Callable[[str], None] | None = None
        self._on_writable: Callable[[], None] = _nothing
        self.is_writable = True
        """Whether there is room for more."""
        self._pings = Bucket(PINGS_PER_SECOND, PINGS_AT_ONCE)

    def handle_connect(self, event: Any) -> None:
        """Offer this connection to the handler."""
        super().handle_connect(event)
        if self.response.status_code == 101:  # noqa: PLR2004  # switching protocols
            self.scope["extensions"] = {**(self.scope["extensions"] or {}), WIRE: {WIRE: self}}

    # -- what the handler uses -----------------------------------------------------------------------------------

    def listen(self, take: Callable[[str], None], on_writable: Callable[[], None]) -> None:
        """Hand over each message of text from now on, first those that have come already.

        Args:
            take: told each message; it must neither wait nor raise.
            on_writable: called when the client has read so much that there is room again.
        """
        self._take, self._on_writable = take, on_writable
        for _ in range(self.queue.qsize()):
            event = self.queue.get_nowait()
            text = event.get("text")
            if isinstance(text, str):
                take(text)
            else:
                self.queue.put_nowait(event)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def send_text(self, text: bytes) -> None:
        """Send a message; nothing happens if the connection has ended."""
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(head_of(len(text)) + text)

    # -- what uvicorn calls --------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Hand over a message that has come whole and alone, as nearly all do; the library reads the others."""
        text = self._whole_text(data)
        if text is None:
            super().data_received(data)
        elif self._take is not None:
            self._take(text)

    def _whole_text(self, data: bytes) -> str | None:
        """Return the text of a frame, if that is what has come, and nothing had begun before."""
        key = key_of_whole_text(data)
        if key is None or self._take is None or len(data) > self.config.ws_max_size:
            return None
        conn = self.conn
        if conn.state is not OPEN or self.close_sent or conn.current_size is not None or not is_between_frames(conn):
            return None
        text = key + KEY_SIZE
        try:
            return str(apply_mask(data[text:], data[key:text]), "utf-8")
        except UnicodeDecodeError:
            return None

    def send_receive_event_to_app(self) -> None:
        """Hand a message over, or let it wait until somebody listens."""
        if self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        try:
            text = b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.conn.send_close(NOT_TEXT)
            self.handle_parser_exception()
            return
        if self._take is None:
            super().send_receive_event_to_app()
            return
        self.frames = []
        self._take(text)

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not even read the answers to those before; too many end it."""
        pong = b"".join(self.conn.data_to_send())
        if self.close_sent:
            return
        if self._pings.take():
            if self.is_writable:
                self.transport.write(pong)
        else:
            self.conn.send_close(TOO_FAST)
            self.handle_parser_exception()

    def pause_writing(self) -> None:
        """Note that there is no room."""
        super().pause_writing()
        self.is_writable = False

    def resume_writing(self) -> None:
        """Say that there is room."""
        super().resume_writing()
        self.is_writable = True
        self._on_writable()


def key_of_whole_text(data: bytes) -> int | None:
    """Return where the mask of a client's message of text begins, if the data are nothing but this (RFC 6455, 5.2)."""
    length = len(data)
    if length < SHORTEST or data[0] != TEXT:
        return None
    if data[1] == MASKED | length - SHORTEST and length - SHORTEST < SHORT:
        return 2
    if data[1] == MASKED | SHORT and int.from_bytes(data[2:4], "big") == length - SHORTEST - 2 >= SHORT:
        return 4
    return None


def is_between_frames(conn: ServerProtocol) -> bool:
    """Tell whether the library has read all frames to their end."""
    waits: Any = conn.parser
    while waits.gi_yieldfrom is not None:
        waits = waits.gi_yieldfrom
    return waits.gi_code is BETWEEN_FRAMES


def head_of(size: int) -> bytes:
    """Return what goes before a message of text of so many bytes (RFC 6455, 5.2)."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < MEDIUM:
        return bytes((TEXT, SHORT)) + size.to_bytes(2, "big")
    return bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big")


def _nothing() -> None:
    pass


def wire_of(scope: Any) -> Wire:
    """Return the WebSocket of an ASGI scope, which must come from a server that uses `Wire`."""
    wire: Wire = scope["extensions"][WIRE][WIRE]
    return wire
