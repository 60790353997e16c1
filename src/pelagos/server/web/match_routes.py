"""HTTP: finished matches, and studies of records."""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, TypeVar, TypeVarTuple

import anyio.to_thread
import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from pelagos.kernel.errors import PelagosError
from pelagos.kernel.game import Game
from pelagos.kernel.record import Record
from pelagos.kernel.record_reading import read_head, read_record
from pelagos.kernel.record_writing import write_record
from pelagos.kernel.replay import verify
from pelagos.server.games import Games, words_of
from pelagos.server.hosting.broadcast import table_out
from pelagos.server.hosting.ending import ended_record
from pelagos.server.hosting.room import Room, look
from pelagos.server.refusals import Refused
from pelagos.server.studies.advising import Advice, Chances, advise, asked_at, estimate, positions_of
from pelagos.server.studies.branching import BranchWish, go_on
from pelagos.server.studies.kept import kept_record
from pelagos.server.studies.older import reread, study_as_written
from pelagos.server.studies.study import OUTSIDER, Study, study
from pelagos.server.telling.forms import TableOut
from pelagos.server.web.building import Building
from pelagos.server.web.identity import Caller, Whole
from pelagos.text import LANGUAGES
from pelagos.text.catalogue import Catalogue

T = TypeVar("T")
Ts = TypeVarTuple("Ts")
Viewer = Annotated[str, QueryParameter(max_length=20)]
First = Annotated[int, QueryParameter(name="from", ge=0)]
Place = Annotated[int, QueryParameter(name="input", ge=0)]
OnSeat = Annotated[int, QueryParameter(name="seat", ge=0)]
Last = Annotated[int | None, QueryParameter(name="to", ge=0)]


class Verified(msgspec.Struct, frozen=True, kw_only=True):
    """What can be said of a record."""

    inputs: int
    over: bool
    seed: str


class MatchRoutes(Controller):
    """Finished matches."""

    path = "/matches"
    tags = ["matches"]

    @get("/{code:str}/record", media_type="text/plain")
    async def record(self, building: Whole, code: FromPath[str]) -> Response[str]:
        """Return the record of a finished match."""
        text = await kept_record(building.store, code)
        if text is None:
            room = await building.house.room(code)
            text = write_record(room.game, await look(room, partial(finished, room)))
        name = f"{read_head(text)['game']}-{code.strip().lower()}.pelagos"
        return Response(text, headers={"content-disposition": f'attachment; filename="{name}"'})

    @get("/{code:str}/verify")
    async def verify(self, building: Whole, code: FromPath[str]) -> Verified:
        """Check the shuffles of a finished match."""
        return await in_thread(building, verified, *await ended(building, code))

    @get("/{code:str}/study")
    async def study(
        self, building: Whole, code: FromPath[str], viewer: Viewer = OUTSIDER, first: First = 0, last: Last = None
    ) -> Study:
        """Return a finished match frame by frame, or as it was written where the present rules cannot replay it."""
        text = await kept_record(building.store, code)
        if text is not None and await in_thread(building, is_out_of_reach, building.games, text):
            return study_as_written(text, viewer)
        return await in_thread(building, study, *await ended(building, code), viewer, first, last)

    @get("/{code:str}/advice")
    async def advice(self, building: Whole, code: FromPath[str], place: Place) -> list[Advice]:
        """Return what a bot would answer in a position of a finished match."""
        return await advice_at(building, *await ended(building, code), place)

    @get("/{code:str}/chances")
    async def chances(self, building: Whole, code: FromPath[str]) -> Chances:
        """Return how the chances of the seats rise and fall in a finished match."""
        return await chances_of(building, *await ended(building, code))

    @post("/{code:str}/branch")
    async def branch(
        self, building: Whole, person: Caller, code: FromPath[str], data: JSONBody[BranchWish]
    ) -> TableOut:
        """Play on from a position of a finished match, at a table of one's own."""
        room = await go_on(building.house, *await ended(building, code), data, person, code.strip().lower())
        return table_out(room, person.id)


class StudyRoutes(Controller):
    """Records that are uploaded; nothing of them is kept."""

    path = "/studies"
    tags = ["matches"]

    @post(status_code=200)
    async def study(
        self,
        building: Whole,
        request: Request[Any, Any, Any],
        viewer: Viewer = OUTSIDER,
        first: First = 0,
        last: Last = None,
    ) -> Study:
        """Return an uploaded record frame by frame."""
        game, record = await in_thread(building, read_upload, building.games, await request.body())
        return await in_thread(building, study, game, record, viewer, first, last)

    @post("/verify", status_code=200)
    async def verify(self, building: Whole, request: Request[Any, Any, Any]) -> Verified:
        """Check an uploaded record."""
        game, record = await in_thread(building, read_upload, building.games, await request.body())
        return await in_thread(building, verified, game, record)

    @post("/advice", status_code=200)
    async def advice(self, building: Whole, request: Request[Any, Any, Any], place: Place) -> list[Advice]:
        """Return what a bot would answer in a position of an uploaded record."""
        return await advice_at(building, *await uploaded(building, request), place)

    @post("/chances", status_code=200)
    async def chances(self, building: Whole, request: Request[Any, Any, Any]) -> Chances:
        """Return how the chances of the seats rise and fall in an uploaded record."""
        return await chances_of(building, *await uploaded(building, request))

    @post("/branch")
    async def branch(
        self, building: Whole, person: Caller, request: Request[Any, Any, Any], place: Place, seat: OnSeat
    ) -> TableOut:
        """Play on from a position of an uploaded record, at a table of one's own."""
        game, record = await uploaded(building, request)
        room = await go_on(building.house, game, record, BranchWish(input=place, seat=seat), person)
        return table_out(room, person.id)


async def uploaded(building: Building, request: Request[Any, Any, Any]) -> tuple[Game[Any], Record]:
    """Return an uploaded record of a match that is over.

    Raises:
        Refused: it cannot be read, or the match goes on somewhere.
    """
    game, record = await in_thread(building, read_upload, building.games, await request.body())
    if record.returns is None:
        raise Refused("forbidden", "not-over-yet")
    return game, record


async def advice_at(building: Building, game: Game[Any], record: Record, place: int) -> list[Advice]:
    """Return what a bot would answer in a position."""
    asked = await in_thread(building, asked_at, game, record, place)
    async with building.advising.turn():
        return await advise(game, asked, building.pool)


async def chances_of(building: Building, game: Game[Any], record: Record) -> Chances:
    """Return the chances in positions of a match."""
    numbers, positions = await in_thread(building, positions_of, game, record)
    async with building.advising.turn():
        return await estimate(numbers, positions, record, building.pool)


async def in_thread(building: Building, function: Callable[[*Ts], T], *arguments: *Ts) -> T:
    """Replay something beside the event loop, as soon as not too many others do."""
    async with building.studying.turn():
        return await anyio.to_thread.run_sync(function, *arguments)


def finished(room: Room) -> Record:
    """Return the record of a finished match.

    Raises:
        Refused: it is not over: nothing of a running match but views is ever served.
    """
    if room.table.status != "finished" or room.course is None:
        raise Refused("forbidden", "not-over-yet")
    return ended_record(room.table, room.course.match.record)


async def ended(building: Building, code: str) -> tuple[Game[Any], Record]:
    """Return a finished match, read from the record that was kept at its end, if there is one.

    Raises:
        Refused: there is none, it is not over, or was played under rules that are no longer here.
    """
    text = await kept_record(building.store, code)
    if text is not None:
        return await in_thread(building, read_upload, building.games, text.encode())
    room = await building.house.room(code)
    return room.game, await look(room, partial(finished, room))


def read_upload(games: Games, body: bytes) -> tuple[Game[Any], Record]:
    """Return the record in a body.

    Raises:
        Refused: it is not one that can be read here.
    """
    words = Catalogue(None, LANGUAGES[0])
    try:
        text = body.decode("utf-8", "replace")
        game = games.find(read_head(text)["game"])
        words = words_of(game)
        return game, reread(game, text) or read_record(game, text)
    except PelagosError as error:
        raise Refused.of("invalid", error.rule, words.error_message(error)) from None


def is_out_of_reach(games: Games, text: str) -> bool:
    """Tell whether a kept record is of earlier rules and the present ones do not lead through it."""
    head = read_head(text)
    game = games.find(head["game"])
    return int(head["rules"]) < game.version and reread(game, text) is None


def verified(game: Game[Any], record: Record) -> Verified:
    """Return what can be said of a record.

    Raises:
        Refused: it contradicts itself.
    """
    try:
        result = verify(game, record)
    except PelagosError as error:
        raise Refused.of("invalid", error.rule, words_of(game).error_message(error)) from None
    return Verified(inputs=result.inputs, over=result.over, seed=result.seed.value)
