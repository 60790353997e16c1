"""Health and figures for whoever watches over the server."""

import asyncio
from pathlib import Path

import httpx
import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families

from pelagos import __version__
from pelagos.server import metrics
from pelagos.server.refusals import Refused
from pelagos.server.settings import Settings
from pelagos.server.storage.store import Store
from tests.server.faults.lossy import lossy
from tests.server.hosting_support import Host, first, hosted, in_loop


async def figures(host: Host, *, path: str = "/metrics") -> dict[str, float]:
    async with host.person() as visitor:
        answer = await visitor.http.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/plain")
        return {
            sample.name + "".join(f" {value}" for value in sample.labels.values()): sample.value
            for family in text_string_to_metric_families(answer.text)
            for sample in family.samples
        }


@in_loop
async def test_a_server_that_works_says_so(settings: Settings) -> None:
    async with hosted(settings) as host, host.person() as visitor:
        for path in ("/health", "/ready"):
            answer = await visitor.http.get(path)
            assert (answer.status_code, answer.json()) == (200, {"status": "ok", "version": __version__, "protocol": 1})


@in_loop
async def test_figures_tell_what_is_there_and_what_happened(settings: Settings) -> None:
    async with hosted(settings) as host, host.person("Ana") as ana:
        before = await figures(host)
        await ana.table("gravwell", "you", "open")
        table = await ana.table("gravwell", "you", "you", start=True)
        watch = await ana.watch(table["code"])
        for _ in range(3):
            await watch.act(first(await watch.question()))
        await watch.ask(type="act", seat=0, decision=9999, action="play A", version=watch.version)
        after = await figures(host)
        assert (after["pelagos_tables open"], after["pelagos_tables running"]) == (1, 1)
        assert (after["pelagos_tables_in_memory"], after["pelagos_connections"]) == (2, 1)
        assert after["pelagos_commit_seconds_count"] - before["pelagos_commit_seconds_count"] >= 4
        assert after["pelagos_rows_total"] - before["pelagos_rows_total"] >= 5
        assert after["pelagos_requests_total accepted"] == 3
        assert after["pelagos_requests_total illegal"] == 1
        assert after["process_resident_memory_bytes"] > 0


@in_loop
async def test_figures_can_be_switched_off(tmp_path: Path) -> None:
    async with hosted(Settings(data=tmp_path, metrics=False)) as host, host.person() as visitor:
        answer = await visitor.http.get("/metrics")
        assert (answer.status_code, msgspec.json.decode(answer.content)["code"]) == (404, "not-found")


@in_loop
async def test_figures_are_told_while_the_database_is_away(
    tmp_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(_store: Store) -> dict[str, int]:
        raise Refused("storage", "storage")

    async with hosted(tmp_settings) as host, host.person() as visitor:
        await visitor.table("gravwell", "you", "open")
        assert (await figures(host))["pelagos_tables open"] == 1
        monkeypatch.setattr(metrics, "table_counts", away)
        assert (await figures(host))["pelagos_tables open"] == 1


@in_loop
async def test_figures_are_told_while_the_database_is_silent(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    if settings.is_sqlite:
        return
    monkeypatch.setattr(metrics, "COUNT_SECONDS", 0.2)
    async with (
        lossy(settings) as (way, through),
        hosted(through) as host,
        httpx.AsyncClient(base_url=host.url) as visitor,
        asyncio.timeout(10.0),
    ):
        assert (await visitor.get("/ready")).status_code == 200
        way.is_silent = True
        assert "pelagos_connections" in (await visitor.get("/metrics")).text
        way.is_silent = False
        assert (await visitor.get("/ready")).status_code == 200
