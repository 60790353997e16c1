"""A real server and a real Chromium; a page on which anything goes wrong fails its test."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.serving import CHROMIUM, running_chromium, running_server

LAPTOP = {"width": 1440, "height": 900}
NewPage = Callable[..., Page]
PATIENCE = 60_000
"""Milliseconds after which something that is waited for will never come, on a busy machine either."""

expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip these tests, and say why, on machines that have no browser; never where nobody would see that."""
    if CHROMIUM is None and os.environ.get("CI") != "true":
        for item in items:
            if Path(__file__).parent in item.path.parents:
                item.add_marker(pytest.mark.skip(reason="there is no Chromium on this machine"))


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Run a server with data of its own on a free port."""
    with running_server(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Start Chromium for one file of tests: while it is open, its event loop lets no other run in this process."""
    with running_chromium() as chromium:
        yield chromium


@pytest.fixture
def faults() -> list[str]:
    """Collect what went wrong on any page of a test."""
    return []


@pytest.fixture
def new_context(browser: Browser, address: str, faults: list[str]) -> Iterator[Callable[..., BrowserContext]]:
    """Give people with browsers of their own; afterwards nothing must have gone wrong on their pages."""
    contexts: list[BrowserContext] = []

    def make(**options: Any) -> BrowserContext:
        wanted = {"viewport": LAPTOP, "locale": "en-US", "base_url": address} | options
        context = browser.new_context(**wanted)
        context.set_default_timeout(PATIENCE)
        context.on("page", lambda page: watch(page, address, faults))
        contexts.append(context)
        return context

    yield make
    for context in contexts:
        context.close()
    assert not faults


@pytest.fixture
def new_page(new_context: Callable[..., BrowserContext]) -> NewPage:
    """Give a page of somebody new."""
    return lambda **options: new_context(**options).new_page()


def watch(page: Page, address: str, faults: list[str]) -> None:
    """Write down faults of a page, and whatever it asks of other hosts."""
    page.on("pageerror", lambda error: faults.append(f"page: {error}"))
    page.on("console", lambda said: faults.append(f"console: {said.text}") if said.type == "error" else None)
    page.on("request", lambda request: faults.append(request.url) if not is_own(request.url, address) else None)


def is_own(url: str, address: str) -> bool:
    """Tell whether an address is on the server under test."""
    return url.startswith((address, address.replace("http", "ws", 1), "blob:"))
