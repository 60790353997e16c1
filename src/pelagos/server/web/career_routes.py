"""HTTP: what people carry from match to match."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post, put
from litestar.params import JSONBody, PathParameter

from pelagos.kernel.career import Sheet
from pelagos.server.careers.careers import require_career
from pelagos.server.careers.votes import RunOut
from pelagos.server.people.model import PersonId
from pelagos.server.web.building import Building
from pelagos.server.web.identity import Caller, Whole

Name = Annotated[str, msgspec.Meta(max_length=60, pattern="^[a-z0-9_-]+$")]
GameName = Annotated[str, PathParameter(max_length=60)]
Code = Annotated[str, PathParameter(max_length=60, pattern="^[a-z0-9-]+$")]


class Learning(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What to learn a level of."""

    skill: Name


class Cloning(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whether to be cloned."""

    yes: bool


class Claim(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which achievement to enter."""

    feat: Name


class Vote(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What to say of an achievement that somebody asks for."""

    person: PersonId
    feat: Name
    yes: bool


class CareerRoutes(Controller):
    """My log in a game, and the achievements of my matches."""

    path = "/me/careers/{name:str}"
    tags = ["careers"]

    @get()
    async def sheet(self, building: Whole, person: Caller, name: GameName) -> Sheet:
        """Return my log."""
        game = building.games.find(name)
        return require_career(game).sheet(await building.careers.log(game, person))

    @get("/log", media_type="application/json")
    async def take(self, building: Whole, person: Caller, name: GameName) -> Response[bytes]:
        """Return my log as a file to take along."""
        game = building.games.find(name)
        log = await building.careers.log(game, person)
        return Response(log, headers={"content-disposition": f'attachment; filename="{game.name}-log.json"'})

    @put("/log")
    async def bring(self, building: Whole, request: Request[Any, Any, Any], person: Caller, name: GameName) -> Sheet:
        """Put a log that I bring along in the place of mine; it is checked."""
        body = await request.body()
        return await changed(building, person, name, lambda career, _log: career.read(body))

    @post("/learn", status_code=200)
    async def learn(self, building: Whole, person: Caller, name: GameName, data: JSONBody[Learning]) -> Sheet:
        """Learn the next level of a skill."""
        return await changed(building, person, name, lambda career, log: career.learn(log, data.skill))

    @post("/cloning", status_code=200)
    async def cloning(self, building: Whole, person: Caller, name: GameName, data: JSONBody[Cloning]) -> Sheet:
        """Agree to be cloned, or refuse to be."""
        return await changed(building, person, name, lambda career, log: career.choose_cloning(log, yes=data.yes))

    @post("/anew", status_code=200)
    async def anew(self, building: Whole, person: Caller, name: GameName) -> Sheet:
        """Begin a new log after the end of the last one."""
        return await changed(building, person, name, lambda career, log: career.begin_anew(log))

    @get("/runs/{code:str}")
    async def run(self, building: Whole, person: Caller, name: GameName, code: Code) -> RunOut:
        """Return what a match of mine has earned, and on what its people vote."""
        return await building.voting.run(building.games.find(name), person, code)

    @post("/runs/{code:str}/claims", status_code=200)
    async def claim(self, building: Whole, person: Caller, name: GameName, code: Code, data: JSONBody[Claim]) -> RunOut:
        """Enter an achievement for a match, or ask its people for it."""
        game = building.games.find(name)
        await building.voting.claim(game, person, code, data.feat)
        return await building.voting.run(game, person, code)

    @post("/runs/{code:str}/votes", status_code=200)
    async def vote(self, building: Whole, person: Caller, name: GameName, code: Code, data: JSONBody[Vote]) -> RunOut:
        """Say whether somebody who played with me has earned an achievement."""
        game = building.games.find(name)
        await building.voting.vote(game, person, code, data.person, data.feat, yes=data.yes)
        return await building.voting.run(game, person, code)


async def changed(building: Building, person: Caller, name: str, change: Any) -> Sheet:
    """Change a log and return it."""
    game = building.games.find(name)
    log = await building.careers.change(game, person, change)
    return require_career(game).sheet(log)
