"""What a first visit loads: little, and only from here."""

from playwright.sync_api import Page, expect

from tests.e2e.acting import poster
from tests.e2e.conftest import NewPage

BUDGET = 125_000
"""Bytes, compressed, before any board: some way below the 150 kB that are promised, so that growth is noticed early."""


LOADED = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .map(one => [one.name, one.encodedBodySize])"""


def first_visit(page: Page) -> dict[str, int]:
    """Open the home page and return how many bytes of each file of the client came over the wire."""
    poster(page, "gravwell")
    page.wait_for_load_state("networkidle")
    return {name: size for name, size in page.evaluate(LOADED) if "/api/" not in name}


def test_the_client_weighs_little_before_a_board_is_opened(new_page: NewPage) -> None:
    for locale in ("en-US", "el-GR", "es-ES"):
        sizes = first_visit(new_page(locale=locale))
        assert len(sizes) > 5
        assert sum(sizes.values()) < BUDGET, sizes


def test_the_page_speaks_the_language_of_the_browser(new_page: NewPage) -> None:
    for locale, title in (("el-GR", "Τέσσερα"), ("es-ES", "Cuatro"), ("de-DE", "Four")):
        page = new_page(locale=locale)
        poster(page, "gravwell")
        expect(page.get_by_role("heading", level=1)).to_contain_text(title)
        assert page.evaluate("document.documentElement.lang") == {"de-DE": "en"}.get(locale, locale[:2])
