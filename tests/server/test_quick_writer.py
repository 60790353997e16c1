"""The quick ways into the databases write what SQLAlchemy would, all of it or nothing."""

from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from sqlalchemy import select, text

from pelagos.server.hosting.rows import ADD_CHAT, ADD_STEP, DROP_SNAPSHOT, TOUCH, step_write
from pelagos.server.refusals import Refused
from pelagos.server.settings import Settings
from pelagos.server.storage.migrate import migrate
from pelagos.server.storage.schema import CHAT, JOURNAL, TABLES
from pelagos.server.storage.sqlite_writer import ROWS_AT_ONCE
from pelagos.server.storage.store import Store
from pelagos.server.storage.writes import Write, grouped
from tests.server.hosting_support import in_loop

TABLE = {
    "game": "g",
    "options": "{}",
    "pace": "none",
    "stand_in": "easy",
    "public": False,
    "spectators": True,
    "paused": False,
}


async def opened(settings: Settings) -> Store:
    """Return a database with one table, whose number is 1."""
    store = Store(settings)
    await migrate(store)
    row = {**TABLE, "code": "a", "status": "running", "created": 1.0, "touched": 1.0}
    await store.keep([(TABLES.insert(), [row])])
    return store


def step(version: int) -> Write:
    return step_write(1, version, "input", {"é": version}, None, f"r{version}")


async def kept(store: Store, table: Any) -> list[Any]:
    async with store.reading() as connection:
        return list(await connection.execute(select(table)))


@in_loop
async def test_one_row_many_rows_and_more_than_one_statement_takes(settings: Settings) -> None:
    store = await opened(settings)
    made = [step(version) for version in range(2 * ROWS_AT_ONCE + 3)]
    for some in (made[:1], made[1:3], made[3:]):
        await store.keep(grouped([some]))
    rows = await kept(store, JOURNAL)
    assert [(row.version, row.content, row.request, row.person) for row in rows] == [
        (write.values["version"], write.values["content"], write.values["request"], None) for write in made
    ]
    await store.close()


@in_loop
async def test_a_commit_of_several_statements_is_written_as_a_whole_or_not_at_all(settings: Settings) -> None:
    store = await opened(settings)
    talk = Write(ADD_CHAT, {"table_id": 1, "person": None, "text": "Ahoy", "call": None, "at": 1.0})
    await store.keep(grouped([[step(1), talk, Write(DROP_SNAPSHOT, {"of_table": 1})]]))
    for spoiled in ([talk, step(1)], [step(2), step(1)]):
        with pytest.raises(Refused):
            await store.keep(grouped([spoiled]))
    assert [row.version for row in await kept(store, JOURNAL)] == [1]
    assert [row.text for row in await kept(store, CHAT)] == ["Ahoy"]
    await store.keep(grouped([[step(2)]]))
    assert len(await kept(store, JOURNAL)) == 2
    await store.close()


def touch(at: float) -> dict[str, Any]:
    return {"of_table": 1, "touched": at}


@in_loop
async def test_a_statement_that_is_no_insertion_is_executed_for_each_row_in_order(settings: Settings) -> None:
    store = await opened(settings)
    for rows in ([touch(2.0)], [touch(3.0), touch(5.0), touch(4.0)]):
        await store.keep([(TOUCH, rows)])
        assert [row.touched for row in await kept(store, TABLES)] == [rows[-1]["touched"]]
    with pytest.raises(Refused):
        await store.keep([(TOUCH, [touch(6.0), {"of_table": 1, "touched": None}])])
    assert [row.touched for row in await kept(store, TABLES)] == [4.0]
    await store.close()


@in_loop
async def test_what_postgresql_did_not_take_because_it_ended_the_connection_is_written_with_another(
    settings: Settings,
) -> None:
    if settings.is_sqlite:
        return
    store = await opened(settings)
    await store.keep([(text("CREATE SEQUENCE times"), [{}])])
    end_once = "SELECT pg_terminate_backend(pg_backend_pid()) FROM nextval('times') WHERE nextval = 1"
    await store.keep([*grouped([[step(1)]]), (text(end_once), [{}])])
    assert [row.version for row in await kept(store, JOURNAL)] == [1]
    await store.close()


WRITES = {name: Write(text(name), {}) for name in "ABC"}
BATCHES = st.lists(st.lists(st.sampled_from("ABC"), max_size=6), max_size=4)


@given(BATCHES)
@example([["A", "B"], ["B", "A"]])
def test_each_batch_of_a_commit_is_written_in_its_own_order_and_nothing_is_lost(batches: list[list[str]]) -> None:
    wanted = [
        [Write(WRITES[name].statement, {"batch": number, "place": place}) for place, name in enumerate(names)]
        for number, names in enumerate(batches)
    ]
    rows = [row for _, group in grouped(wanted) for row in group]
    for number, names in enumerate(batches):
        assert [row["place"] for row in rows if row["batch"] == number] == list(range(len(names)))
    assert len(rows) == sum(map(len, batches))


@in_loop
async def test_a_writer_that_was_never_used_can_be_closed(settings: Settings) -> None:
    await Store(settings).close()


@in_loop
async def test_a_step_of_a_table_that_is_not_there_is_refused(settings: Settings) -> None:
    store = await opened(settings)
    with pytest.raises(Refused) as raised:
        await store.keep([(ADD_STEP, [{**step(1).values, "table_id": 7}])])
    assert raised.value.body.code == "storage"
    await store.close()
