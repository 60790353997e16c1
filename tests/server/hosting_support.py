"""A server on a free port, in the test's own event loop, and people who play on it as a browser would."""

import asyncio
import atexit
import contextlib
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pelagos.server.bots.pool import BotPool
from pelagos.server.serving import FarewellServer, config_of
from pelagos.server.settings import Settings
from pelagos.server.web.building import Building

P = ParamSpec("P")
POOL = BotPool(1, 30.0)
"""One process of bots for all tests: it takes seconds to start."""
atexit.register(POOL.close)
LIMIT = 30.0
"""After how many seconds something that does not happen is a failure."""
Message = dict[str, Any]


def in_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run an async test in an event loop of its own."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


class Host:
    """A server that runs."""

    def __init__(self, building: Building, server: FarewellServer, url: str) -> None:
        self.building = building
        self.server = server
        self.url = url

    @asynccontextmanager
    async def person(self, name: str = "") -> AsyncIterator["Player"]:
        """Let somebody come in with a browser of their own."""
        async with httpx.AsyncClient(base_url=self.url, timeout=LIMIT) as http:
            player = Player(self, http)
            await player.come_in(name)
            try:
                yield player
            finally:
                await player.leave()


@asynccontextmanager
async def hosted(settings: Settings | Path, building: Building | None = None) -> AsyncIterator[Host]:
    """Serve until the block ends."""
    chosen = (
        Settings(data=settings, requests_per_second=10_000, burst=10_000) if isinstance(settings, Path) else settings
    )
    building = building or Building(chosen, shared_pool=POOL)
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    server = FarewellServer(config_of(building), building)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined,method-assign,unused-ignore]  # the test's own loop
    serving = asyncio.create_task(server._serve([listener]))
    await eventually(lambda: server.started or serving.done())
    try:
        yield Host(building, server, f"http://127.0.0.1:{listener.getsockname()[1]}")
    finally:
        server.should_exit = True
        await serving
        listener.close()


async def eventually(happens: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(LIMIT):
        while not happens():  # noqa: ASYNC110  # there is nothing to be told by
            await asyncio.sleep(0.005)


class Player:
    """Somebody with a browser."""

    def __init__(self, host: Host, http: httpx.AsyncClient) -> None:
        self.host = host
        self.http = http
        self.id = 0
        self.watches: list[Watch] = []

    async def come_in(self, name: str) -> None:
        self.id = (await self.get("/api/me"))["id"]
        if name:
            await self.call("PATCH", "/api/me", {"name": name})

    async def leave(self) -> None:
        for watch in self.watches:
            await watch.close()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def get(self, path: str) -> Any:
        return await self.call("GET", path)

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        answer = (
            await self.http.request(method, path, json=body)
            if body is not None
            else await self.http.request(method, path)
        )
        assert answer.is_success, f"{method} {path}: {answer.status_code} {answer.text}"
        return msgspec.json.decode(answer.content) if answer.content else None

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, Message]:
        answer = (
            await self.http.request(method, path, json=body)
            if body is not None
            else await self.http.request(method, path)
        )
        assert not answer.is_success, answer.text
        return answer.status_code, msgspec.json.decode(answer.content)

    async def table(self, game: str, *seats: str, start: bool = False, **more: Any) -> Message:
        """Open a table; seats are ``you``, ``open`` or the level of a bot."""
        wishes = [{"kind": seat} if seat in ("you", "open") else {"kind": "bot", "level": seat} for seat in seats]
        return await self.call("POST", "/api/tables", {"game": game, "seats": wishes, "start": start, **more})  # type: ignore[no-any-return]  # JSON

    async def sit(self, code: str, seat: int) -> Message:
        return await self.call("POST", f"/api/tables/{code}/seats/{seat}")  # type: ignore[no-any-return]  # JSON

    async def start(self, code: str, **body: Any) -> Message:
        return await self.call("POST", f"/api/tables/{code}/start", body)  # type: ignore[no-any-return]  # JSON

    async def watch(self, code: str, version: int | None = None, *, hello: bool = True) -> "Watch":
        """Connect to a table and wait for what it says first."""
        watch = Watch(self, code)
        self.watches.append(watch)
        await watch.connect(version, hello=hello)
        return watch


class Watch:
    """One WebSocket, followed as docs/protocol.md says."""

    def __init__(self, player: Player, code: str) -> None:
        self.player = player
        self.code = code
        self.version: int | None = None
        self.sides: list[Message] = []
        self.log: list[Message] = []
        self.table: Message = {}
        self.state: Message = {}
        self.chat: list[Message] = []
        self.messages: list[Message] = []
        self.answers: dict[str, Message] = {}
        self.requests = 0
        self.is_closed = False
        self.socket: ClientConnection
        self._told = asyncio.Event()
        self._reading: asyncio.Task[None] | None = None

    async def connect(self, version: int | None = None, *, hello: bool = True) -> None:
        url = f"{self.player.host.url.replace('http', 'ws')}/api/tables/{self.code}/live"
        self.socket = await connect(url, additional_headers={"cookie": self.player.cookie}, max_size=None, proxy=None)
        self.version = version
        self._reading = asyncio.create_task(self._read())
        if hello:
            before = len(self.messages)
            await self.send({"type": "hello", "version": version})
            await self.until(lambda: len(self.messages) > before)

    async def send(self, *messages: Message) -> None:
        await self.socket.send("\n".join(msgspec.json.encode(message).decode() for message in messages))

    async def until(self, happens: Callable[[], Any]) -> Any:
        """Wait until something is so; look again with each message."""
        async with asyncio.timeout(LIMIT):
            while not (found := happens()):
                if self.is_closed:
                    raise EOFError("the connection is closed")
                self._told.clear()
                await self._told.wait()
        return found

    async def ask(self, **request: Any) -> Message:
        """Send a request and return its answer."""
        self.requests += 1
        request.setdefault("id", f"r{self.player.id}-{id(self)}-{self.requests}")
        await self.send(request)
        return await self.until(lambda: self.answers.get(request["id"]))  # type: ignore[no-any-return]  # JSON

    async def act(self, action: str, seat: int | None = None, **more: Any) -> Message:
        """Answer the first open question of a seat."""
        question = await self.question(seat)
        request = {"seat": question["seat"], "decision": question["id"], "version": self.version, **more}
        return await self.ask(type="act", action=action, **request)

    async def question(self, seat: int | None = None) -> Message:
        """Return the first unanswered question of a seat, as soon as there is one."""
        return await self.until(lambda: self.asked(seat))  # type: ignore[no-any-return]  # JSON

    def asked(self, seat: int | None = None) -> Message | None:
        for side in self.sides:
            for question in side["questions"]:
                if question["answered"] is None and seat in (None, question["seat"]):
                    return question  # type: ignore[no-any-return]  # JSON
        return None

    @property
    def is_over(self) -> bool:
        return bool(self.table) and self.table["status"] == "finished"

    async def play(self, choose: Callable[[Message], str], until: Callable[[], bool] | None = None) -> None:
        """Answer everything until the match is over, or until something is so."""
        ends = until or (lambda: self.is_over)
        while True:
            question = await self.until(lambda: ends() or self.asked())
            if question is True:
                return
            answered = await self.act(choose(await self.with_actions(question)), question["seat"])
            if answered["type"] == "refused":
                assert answered["code"] in ("stale", "illegal", "over", "not-running"), answered

    async def with_actions(self, question: Message) -> Message:
        if "actions" in question:
            return question
        listed = await self.ask(type="list", seat=question["seat"], decision=question["id"])
        return {**question, "actions": listed["actions"]}

    def events(self, side: int = 0) -> list[Message]:
        return [happened["event"] for step in self.log for happened in step["sides"][side]["events"]]

    async def close(self) -> None:
        if self._reading is not None:
            await self.socket.close()
            await self._reading

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for frame in self.socket:
                for line in str(frame).split("\n"):
                    self._take(msgspec.json.decode(line))
                self._told.set()
        self.is_closed = True
        self._told.set()

    def _take(self, message: Message) -> None:
        self.messages.append(message)
        kind = message.get("type")
        if kind in ("accepted", "refused", "listed", "hinted"):
            assert message["id"] not in self.answers or kind == "accepted", "answered twice"
            self.answers[message["id"]] = message
        elif kind == "snapshot":
            self.log, self.table, self.chat = message["log"], message["table"], message["chat"]
            self._follow(message)
        elif kind == "update":
            assert message["since"] == self.version, (message["since"], self.version)
            self.log = self.log + message["steps"]
            self._follow(message)
        elif kind == "state":
            self.state |= message
        elif kind == "table":
            self.table = message["table"]
        elif kind == "chat":
            self.chat = [*self.chat, message["line"]]

    def _follow(self, message: Message) -> None:
        self.version, self.sides = message["version"], message["sides"]
        self.state |= {name: message[name] for name in ("presence", "clocks", "undo") if name in message}


def first(question: Message) -> str:
    """Choose the first answer."""
    return str(question["actions"][0]["action"])


def last(question: Message) -> str:
    """Choose the last answer."""
    return str(question["actions"][-1]["action"])


async def together(*doing: Awaitable[Any]) -> list[Any]:
    """Do several things at the same time."""
    return await asyncio.gather(*doing)
