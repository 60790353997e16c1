"""What people do on the pages."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path

from playwright.sync_api import Page, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ASKED = ".prompt.asked"
ENDING = "#ending"
READY = "[data-answer='1']:enabled"
MOVED_ON = """id => !document.querySelector('.prompt.asked')
    || document.querySelector('.prompt').dataset.question !== id"""
MOST_ROUNDS = 5000
PAUSE = 20
"""Milliseconds between two looks at whether anything is asked."""
STANDSTILL = 60
"""Seconds after which a match in which nothing changes goes on no more, on a busy machine either."""
EITHER = f"() => document.querySelector('{ASKED}, {ENDING}')"


def poster(page: Page, game: str) -> None:
    """Open the home page and wait until the server knows the person and the poster of a game is there."""
    with page.expect_response("**/api/me"):
        page.goto("/")
    expect(page.locator(f"#title-{game}")).to_be_visible()


def press_on_poster(page: Page, game: str, button: str) -> None:
    """Press a button on the poster of a game."""
    page.locator("article", has=page.locator(f"#title-{game}")).get_by_role("button", name=button).click()


def answer(page: Page) -> None:
    """Give the first answer of the open question, with the key for it, and wait until it is taken."""
    asked = page.locator(".prompt").get_attribute("data-question")
    page.locator(READY).first.wait_for(state="attached")
    page.keyboard.press("1")
    page.wait_for_function(MOVED_ON, arg=asked)


def answer_when_asked(page: Page, times: int) -> None:
    """Give so many answers, or fewer if the match ends before."""
    for _ in range(times):
        page.wait_for_function(EITHER)
        if page.locator(ENDING).count():
            return
        answer(page)


def play_to_the_end(*pages: Page, reply: Callable[[Page], None] = answer) -> None:
    """Reply on every page whenever it is asked, until the match is over on the first one."""
    for _ in rounds(pages[0]):
        for page in pages:
            if page.locator(ASKED).count():
                reply(page)


def rounds(page: Page) -> Iterator[int]:
    """Count until the match is over on a page; there are limits to how long it takes, and to how long nothing moves."""
    before, moved = "", time.monotonic()
    for number in range(MOST_ROUNDS):
        if page.locator(ENDING).count():
            return
        told = page.locator("main").inner_text()
        if told != before:
            before, moved = told, time.monotonic()
        assert time.monotonic() - moved < STANDSTILL, f"the match stands still at: {told}"
        yield number
        page.wait_for_timeout(PAUSE)
    raise AssertionError(f"the match is not over after {MOST_ROUNDS} rounds: {before}")


def problems(page: Page) -> list[str]:
    """Return what axe finds wrong with the page as it stands."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run().then(done => done.violations.map(one => [one.id, one.nodes.map(n => n.html)]))")
    return [f"{page.url} {rule}: {nodes}" for rule, nodes in found]


def is_too_wide(page: Page) -> bool:
    """Tell whether the page has to be scrolled sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))
