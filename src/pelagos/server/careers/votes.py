"""Achievements that the people of a match have to judge: one asks, the others say yes or no."""

from functools import partial
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from pelagos.kernel.career import Career, Feat
from pelagos.kernel.game import Game
from pelagos.server.careers.careers import Careers, require_career
from pelagos.server.people.model import Named, Person
from pelagos.server.refusals import Refused
from pelagos.server.storage.schema import PEOPLE, RUNS, VOTES


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """An achievement on which a table votes."""

    person: Named
    """Who asks for it."""
    feat: Feat
    yes: int
    no: int
    people: int
    """How many may vote, who asks included; more than half have to say yes."""
    mine: bool | None
    """What I have said."""


class RunOut(msgspec.Struct, frozen=True, kw_only=True):
    """A run that is over, for one who flew it."""

    offers: tuple[Feat, ...]
    """What can be entered for it, or asked of the table."""
    asked: list[Asked]


class Voting:
    """The votes of all runs."""

    def __init__(self, careers: Careers) -> None:
        """Enter into these logs what was agreed."""
        self.careers = careers
        self.store = careers.store

    async def run(self, game: Game[Any], person: Person, code: str) -> RunOut:
        """Return what a run offers a person, and what is asked of its table.

        Raises:
            Refused: the person has not flown it.
        """
        career = require_career(game)
        log = await self.careers.log(game, person)
        async with self.store.reading() as connection:
            crew = await crew_of(connection, game.name, code, person.id)
            asked = await asked_in(connection, career, game.name, code, person.id, crew)
        mine = {one.feat.id for one in asked if one.person.id == person.id}
        offers = tuple(feat for feat in career.offers(log, code) if feat.id not in mine)
        return RunOut(offers=offers, asked=asked)

    async def claim(self, game: Game[Any], person: Person, code: str, feat: str) -> None:
        """Enter an achievement, or ask the table for it.

        Raises:
            Refused: it cannot be entered, or the person has not flown the run.
        """
        career = require_career(game)
        async with self.store.writing() as connection:
            await crew_of(connection, game.name, code, person.id)
            change = partial(self.careers.change_within, connection, game, person.id, person.name)
            if not career.needs_vote(feat):
                log = await change(lambda rules, log: rules.claim(log, code, feat, agreed=False))
                await forget_votes(connection, game.name, code, person.id, named(career.offers(log, code)))
                return
            await change(lambda rules, log: judged(rules, log, code, feat))
            await say(connection, game.name, code, (person.id, feat), person.id, yes=True)
            await self._decide(connection, game, code, person.id, feat)

    async def vote(self, game: Game[Any], person: Person, code: str, candidate: int, feat: str, *, yes: bool) -> None:
        """Say whether somebody has earned an achievement; it is entered as soon as more than half say so.

        Raises:
            Refused: nobody asks for it, or the person has not flown the run.
        """
        require_career(game)
        async with self.store.writing() as connection:
            await crew_of(connection, game.name, code, person.id)
            if candidate == person.id or not await votes_on(connection, game.name, code, candidate, feat):
                raise Refused("not-found", "nothing-to-vote")
            await say(connection, game.name, code, (candidate, feat), person.id, yes=yes)
            await self._decide(connection, game, code, candidate, feat)

    async def _decide(self, connection: AsyncConnection, game: Game[Any], code: str, person: int, feat: str) -> None:
        """Enter an achievement on which more than half agree."""
        crew = await crew_of(connection, game.name, code, person)
        votes = await votes_on(connection, game.name, code, person, feat)
        if sum(votes.values()) * 2 <= len(crew):
            return
        log = await self.careers.change_within(
            connection, game, person, crew[person], lambda rules, log: rules.claim(log, code, feat, agreed=True)
        )
        await forget_votes(connection, game.name, code, person, named(require_career(game).offers(log, code)))


def judged(rules: Career, log: bytes, code: str, feat: str) -> bytes:
    """Refuse what could not be entered even if the table agreed; nothing is entered yet."""
    rules.claim(log, code, feat, agreed=True)
    return log


def named(feats: tuple[Feat, ...]) -> set[str]:
    """Return the names of achievements."""
    return {feat.id for feat in feats}


async def forget_votes(connection: AsyncConnection, game: str, code: str, person: int, offered: set[str]) -> None:
    """Forget what was said on what a person asked for and can enter for this run no more, once something is entered."""
    of_run = (VOTES.c.game == game) & (VOTES.c.code == code) & (VOTES.c.person == person)
    await connection.execute(delete(VOTES).where(of_run & VOTES.c.feat.not_in(sorted(offered))))


def on(game: str, code: str, person: int, feat: str) -> Any:
    """Return the condition of the votes on what somebody asks for."""
    return (VOTES.c.game == game) & (VOTES.c.code == code) & (VOTES.c.person == person) & (VOTES.c.feat == feat)


async def crew_of(connection: AsyncConnection, game: str, code: str, person: int) -> dict[int, str]:
    """Return the people who flew a run, by number, with their names.

    Raises:
        Refused: this person is none of them.
    """
    wanted = select(PEOPLE.c.id, PEOPLE.c.name).join(RUNS, RUNS.c.person == PEOPLE.c.id)
    found = await connection.execute(wanted.where(RUNS.c.code == code, RUNS.c.game == game, ~PEOPLE.c.deleted))
    crew = {row.id: row.name for row in found}
    if person not in crew:
        raise Refused("not-found", "run-not-flown", run=code[:40])
    return crew


async def votes_on(connection: AsyncConnection, game: str, code: str, person: int, feat: str) -> dict[int, bool]:
    """Return who has said what on an achievement."""
    found = await connection.execute(select(VOTES.c.voter, VOTES.c.yes).where(on(game, code, person, feat)))
    return {row.voter: row.yes for row in found}


async def say(
    connection: AsyncConnection, game: str, code: str, asked: tuple[int, str], voter: int, *, yes: bool
) -> None:
    """Keep what somebody says, in the place of what they said before."""
    person, feat = asked
    await connection.execute(delete(VOTES).where(on(game, code, person, feat), VOTES.c.voter == voter))
    await connection.execute(insert(VOTES).values(game=game, code=code, person=person, feat=feat, voter=voter, yes=yes))


async def asked_in(
    connection: AsyncConnection, career: Career, game: str, code: str, person: int, crew: dict[int, str]
) -> list[Asked]:
    """Return what is asked of the table of a run."""
    found = await connection.execute(select(VOTES).where(VOTES.c.game == game, VOTES.c.code == code))
    votes: dict[tuple[int, str], dict[int, bool]] = {}
    for row in found:
        votes.setdefault((row.person, row.feat), {})[row.voter] = row.yes
    feats = {feat.id: feat for feat in career.sheet(career.begin("")).feats}
    return [
        Asked(
            person=Named(id=candidate, name=crew[candidate]),
            feat=feats[feat],
            yes=sum(said.values()),
            no=len(said) - sum(said.values()),
            people=len(crew),
            mine=said.get(person),
        )
        for (candidate, feat), said in sorted(votes.items())
        if candidate in crew and feat in feats
    ]
