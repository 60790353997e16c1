"""A commit whose answer is lost: kept once, told once, and nobody stands still for it."""

import asyncio
import importlib
import pkgutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import Delete, Insert, Update, select
from sqlalchemy.sql.elements import BindParameter

import pelagos.server
from pelagos.server.hosting.rows import ADD_CHAT, ADD_HELD, DROP_HELD, SET_SEAT, TOUCH, step_write
from pelagos.server.refusals import Refused
from pelagos.server.settings import Settings
from pelagos.server.storage import postgres_writer
from pelagos.server.storage.doubt import InDoubt
from pelagos.server.storage.journal import Journal
from pelagos.server.storage.migrate import migrate
from pelagos.server.storage.schema import CHAT, HELD, JOURNAL, TABLES
from pelagos.server.storage.store import Store
from pelagos.server.storage.writes import Write, grouped
from tests.server.faults.lossy import LossyWay, is_bound, is_commit, lossy
from tests.server.hosting_support import eventually, first, hosted, in_loop
from tests.server.test_protocol import to_first_cards, two_at_gravwell

TABLE = {"game": "g", "options": "{}", "pace": "none", "stand_in": "easy", "public": False, "spectators": True}


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[tuple[LossyWay, Store]]:
    """Give a lossy way, and a database at its end with one table, whose number is 1."""
    async with lossy(settings) as (way, through):
        store = Store(through)
        await migrate(store)
        row = {**TABLE, "code": "a", "status": "running", "created": 1.0, "touched": 1.0}
        await store.keep([(TABLES.insert(), [row])])
        try:
            yield way, store
        finally:
            way.is_closed = False
            await store.close()


def step(version: int) -> Write:
    return step_write(1, version, "input", {"é": version}, None, f"r{version}")


def talk(text: str) -> Write:
    return Write(ADD_CHAT, {"table_id": 1, "person": None, "text": text, "call": None, "team": None, "at": 1.0})


def held(seat: int) -> Write:
    row = {"table_id": 1, "seat": seat, "decision": 5, "action": "pass", "person": None, "request": None}
    return Write(ADD_HELD, row)


def touch(at: float) -> Write:
    return Write(TOUCH, {"of_table": 1, "touched": at})


DROPPED = Write(DROP_HELD, {"of_table": 1, "of_decision": 5})
COMMITS = {
    "a step": (is_bound, [step(1)]),
    "several steps": (is_bound, [step(1), step(2)]),
    "talk": (is_bound, [talk("Ahoy")]),
    "a change": (is_bound, [touch(2.0)]),
    "several statements": (is_commit, [step(1), talk("Ahoy"), touch(2.0)]),
    "what is added, taken away and added": (is_commit, [held(0), DROPPED, held(1)]),
    "changes only": (is_commit, [touch(2.0), touch(3.0)]),
}


async def everything(store: Store) -> list[list[Any]]:
    async with store.reading() as connection:
        return [
            list(await connection.execute(select(*columns)))
            for columns in ([JOURNAL.c.version], [CHAT.c.text], [HELD.c.seat], [TABLES.c.touched])
        ]


def expected(writes: list[Write]) -> list[list[Any]]:
    rows = {
        id(statement): [w.values for w in writes if w.statement is statement]
        for statement in {w.statement for w in writes}
    }
    steps = [(row["version"],) for row in rows.get(id(step(1).statement), [])]
    said = [(row["text"],) for row in rows.get(id(ADD_CHAT), [])]
    still_held = [(1,)] if id(ADD_HELD) in rows else []
    touched = [(row["touched"],) for row in rows.get(id(TOUCH), [{"touched": 1.0}])][-1:]
    return [steps, said, still_held, touched]


@pytest.mark.parametrize("held_back", [False, True], ids=["done", "not-done"])
@pytest.mark.parametrize("kind", COMMITS)
@in_loop
async def test_a_commit_whose_answer_is_lost_is_kept_once(settings: Settings, kind: str, *, held_back: bool) -> None:
    if settings.is_sqlite:
        return
    sent, writes = COMMITS[kind]
    async with opened(settings) as (way, store):
        way.is_held_back = held_back
        way.lose(sent)
        await store.keep(grouped([writes]))
        assert way.lost == 1
        assert await everything(store) == expected(writes)
        await store.keep(grouped([[step(7)]]))


@pytest.mark.parametrize("held_back", [False, True], ids=["done", "not-done"])
@pytest.mark.parametrize("kind", COMMITS)
@in_loop
async def test_what_is_in_doubt_while_postgresql_is_away_is_kept_once_when_it_is_back(
    settings: Settings, kind: str, *, held_back: bool
) -> None:
    if settings.is_sqlite:
        return
    sent, writes = COMMITS[kind]
    async with opened(settings) as (way, store):
        way.is_held_back = held_back
        way.lose(sent, closes=True)
        with pytest.raises(InDoubt) as doubt:
            await store.keep(grouped([writes]))
        with pytest.raises(Refused):
            await store.keep(grouped([[step(7)]]))
        with pytest.raises(Refused):
            async with store.writing():
                pass
        assert not doubt.value.outcome.done()
        way.is_closed = False
        await store.keep(grouped([[step(8)]]))
        assert doubt.value.outcome.result() is None
        steps, *others = expected(writes)
        assert await everything(store) == [[*steps, (8,)], *others]


class Somebody:
    """Has something to keep, and hears what became of it."""

    def __init__(self, *writes: Write) -> None:
        self.writes = list(writes)
        self.told: list[str] = []

    def take(self) -> list[Write]:
        return self.writes

    def kept(self) -> None:
        self.told.append("kept")

    def lost(self, _fault: Refused) -> None:
        self.told.append("lost")


@pytest.mark.parametrize("away", [False, True])
@in_loop
async def test_several_in_one_commit_whose_answer_is_lost_are_each_told_once_that_they_are_kept(
    settings: Settings, *, away: bool
) -> None:
    if settings.is_sqlite:
        return
    async with opened(settings) as (way, store):
        journal = Journal(store)
        parties = [Somebody(step(1)), Somebody(step(2)), Somebody(talk("Ahoy"))]
        for party in parties:
            journal.wish(party)
        way.lose(is_commit, closes=away)
        await journal.commit()
        if away:
            assert [party.told for party in parties] == [[], [], []]
            late = Somebody(step(3))
            journal.wish(late)
            await journal.commit()
            assert late.told == ["lost"], "nothing is written before the doubt is settled"
            way.is_closed = False
        await eventually(lambda: all(party.told for party in parties))
        assert [party.told for party in parties] == [["kept"]] * 3
        assert (await everything(store))[:2] == [[(1,), (2,)], [("Ahoy",)]]


@in_loop
async def test_of_several_tried_one_by_one_only_the_one_in_doubt_waits(settings: Settings) -> None:
    if settings.is_sqlite:
        return
    async with opened(settings) as (way, store):
        await store.keep(grouped([[step(1)]]))
        journal = Journal(store)
        spoiled, doubtful, late = Somebody(step(1)), Somebody(step(2), talk("Ahoy")), Somebody(step(3))
        for party in (spoiled, doubtful, late):
            journal.wish(party)
        way.lose(is_commit, closes=True)
        await journal.commit()
        assert [spoiled.told, doubtful.told, late.told] == [["lost"], [], ["lost"]]
        way.is_closed = False
        await eventually(lambda: bool(doubtful.told))
        assert doubtful.told == ["kept"]
        assert (await everything(store))[:2] == [[(1,), (2,)], [("Ahoy",)]]


@in_loop
async def test_what_is_refused_once_the_doubt_is_settled_is_told_lost(settings: Settings) -> None:
    if settings.is_sqlite:
        return
    async with opened(settings) as (way, store):
        journal, somebody = Journal(store), Somebody(step(1), talk("Ahoy"))
        journal.wish(somebody)
        way.is_held_back = True
        way.lose(is_commit, closes=True)
        await journal.commit()
        way.is_closed = False
        other = Store(settings)
        async with other.writing() as connection:
            await connection.execute(TABLES.delete())
        await other.close()
        await eventually(lambda: bool(somebody.told))
        assert somebody.told == ["lost"]
        assert (await everything(store))[:2] == [[], []]


@in_loop
async def test_a_silent_postgresql_counts_as_lost(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    if settings.is_sqlite:
        return
    async with opened(settings) as (way, store):
        monkeypatch.setattr(postgres_writer, "ANSWER_SECONDS", 1.0)
        way.falls_silent = True
        way.lose(is_bound)
        await store.keep(grouped([[step(1)]]))
        assert (await everything(store))[0] == [(1,)]


@pytest.mark.parametrize("away", [False, True])
@in_loop
async def test_a_table_goes_on_after_a_lost_answer_and_nobody_is_answered_twice(
    settings: Settings, *, away: bool
) -> None:
    if settings.is_sqlite:
        return
    async with (
        lossy(settings) as (way, through),
        hosted(through) as host,
        host.person("Ana") as ana,
        host.person("Ben") as ben,
    ):
        _, one, other = await two_at_gravwell(ana, ben)
        await to_first_cards(one, other)
        version = one.version or 0
        question = await one.question()
        way.lose(is_bound, closes=away)
        answering = asyncio.create_task(one.act(first(question)))
        if away:
            await eventually(lambda: way.is_closed)
            await asyncio.sleep(0.3)
            assert not answering.done(), "nobody knows yet what to say"
            assert other.version == version, "nobody is shown what may be lost"
            way.is_closed = False
        assert (await answering)["version"] == version + 1
        assert (await other.act(first(await other.question())))["type"] == "accepted"
        assert way.lost == 1


def statements() -> list[Any]:
    """Return what the modules of the server write with, made once."""
    found: dict[int, Any] = {}
    for module in pkgutil.walk_packages(pelagos.server.__path__, "pelagos.server."):
        if "migrations" not in module.name:
            for value in vars(importlib.import_module(module.name)).values():
                if isinstance(value, Insert | Update | Delete):
                    found[id(value)] = value
    return list(found.values())


def test_whatever_changes_rows_names_every_value_so_that_it_can_be_done_again() -> None:
    made = statements()
    assert SET_SEAT in made
    for statement in made:
        if isinstance(statement, Update):
            assert all(isinstance(value, BindParameter) for value in (statement._values or {}).values()), str(statement)


@pytest.mark.parametrize("held_back", [False, True], ids=["done", "not-done"])
@in_loop
async def test_a_transaction_whose_answer_is_lost_is_reported_as_what_became_of_it(
    settings: Settings, *, held_back: bool
) -> None:
    if settings.is_sqlite:
        return
    async with opened(settings) as (way, store):
        way.is_held_back = held_back
        way.lose(is_commit)
        told = "kept"
        try:
            async with store.writing() as connection:
                await connection.execute(CHAT.insert(), talk("Ahoy").values)
        except Refused:
            told = "lost"
        assert way.lost == 1
        assert told == ("lost" if held_back else "kept")
        assert (await everything(store))[1] == ([] if held_back else [("Ahoy",)])


@in_loop
async def test_a_silent_postgresql_holds_nobody_up_for_ever(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    if settings.is_sqlite:
        return
    async with opened(settings) as (way, store), asyncio.timeout(20.0):
        monkeypatch.setattr(postgres_writer, "ASK_SECONDS", 1.0)
        way.is_silent = True
        with pytest.raises(Refused):
            async with store.writing(0.5) as connection:
                await connection.execute(CHAT.insert(), talk("Ahoy").values)
        way.is_silent = False
        await store.keep(grouped([[step(1)]]))
        assert (await everything(store))[:2] == [[(1,)], []]
