"""What people do on the pages."""

from pathlib import Path

from playwright.sync_api import Page, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ASKED = ".prompt.asked"
ENDING = "#ending"
READY = "[data-answer='1']:enabled"
MOVED_ON = """id => !document.querySelector('.prompt.asked')
    || document.querySelector('.prompt').dataset.question !== id"""
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


def play_to_the_end(*pages: Page) -> None:
    """Answer on every page whenever it is asked, until the match is over."""
    while not pages[0].locator(ENDING).count():
        for page in pages:
            if page.locator(ASKED).count():
                answer(page)


def problems(page: Page) -> list[str]:
    """Return what axe finds wrong with the page as it stands."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run().then(done => done.violations.map(one => [one.id, one.nodes.map(n => n.html)]))")
    return [f"{page.url} {rule}: {nodes}" for rule, nodes in found]


def is_too_wide(page: Page) -> bool:
    """Tell whether the page has to be scrolled sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))
