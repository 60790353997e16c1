"""A server that restarts in the middle of a match."""

from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, expect

from tests.e2e.acting import ASKED, answer, answer_when_asked, poster, press_on_poster
from tests.e2e.serving import running_server

GONE = "Connecting again"


def asked(page: Page) -> tuple[str | None, list[str]]:
    """Return the open question and its answers."""
    expect(page.locator(ASKED)).to_be_visible()
    return page.locator(".prompt").get_attribute("data-question"), page.locator("[data-answer]").all_text_contents()


def test_a_match_goes_on_after_the_server_was_started_anew(browser: Browser, tmp_path: Path) -> None:
    with running_server(tmp_path) as address:
        page = browser.new_context(base_url=address, locale="en-US").new_page()
        poster(page, "gravwell")
        press_on_poster(page, "gravwell", "Play now")
        answer_when_asked(page, 2)
        before = asked(page)
    expect(page.get_by_text(GONE)).to_be_visible()
    with running_server(tmp_path, urlsplit(address).port or 0):
        expect(page.get_by_text(GONE)).to_have_count(0)
        assert asked(page) == before
        answer(page)
        page.context.close()
