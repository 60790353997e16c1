"""How a mission of Space Alert is gone through on its pages."""

from collections.abc import Sequence

from playwright.sync_api import Page, expect

FREE_HALF = ".desk .card button[aria-disabled=false]"
READY = ".desk .ready:enabled"
FILM = ".film"
CHOICE = ".board h2"
"""For whom a specialization is chosen."""
KEYS = "abcojlk"
"""The keys that lay a card, whichever there is."""
BE_READY = "() => document.querySelector('.desk .ready:enabled')?.click()"
PATIENCE = 400
"""So many times everybody is ready before the longest mission flies."""


def lay(page: Page, cards: int = 1) -> None:
    """Lay so many cards into the next free slots, as far as there are both."""
    for _ in range(cards):
        halves = page.locator(FREE_HALF)
        if not halves.count():
            return
        filled = page.locator(".plan .filled").count()
        halves.first.click()
        expect(page.locator(".plan .filled")).not_to_have_count(filled)


def choose_specialists(choices: Sequence[str], *pages: Page) -> None:
    """Choose for one member after the other, on whichever page is asked; an empty word chooses none."""
    for name in choices:
        card = f"[data-specialization={name}]:enabled" if name else "button.none:enabled"
        asked = page_with(card, pages)
        before = asked.locator(CHOICE).text_content()
        asked.locator(card).click()
        asked.wait_for_function(f"before => document.querySelector('{CHOICE}')?.textContent !== before", arg=before)
    for page in pages:
        expect(page.locator(".desk")).to_be_visible()


def page_with(what: str, pages: Sequence[Page]) -> Page:
    """Return the page on which something is shown, as soon as one shows it."""
    for _ in range(PATIENCE):
        for page in pages:
            if page.locator(what).count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError(what)


def lay_special(page: Page) -> None:
    """Lay the first special card into the next free slot."""
    cards = page.locator(".desk .card.special")
    count = cards.count()
    cards.first.locator("button[aria-disabled=false]").last.click()
    expect(cards).to_have_count(count - 1)


def be_ready(*pages: Page) -> None:
    """Let everybody be ready, so that the clock goes on at once to what comes next."""
    for page in pages:
        page.locator(READY).click()


def plan_to_the_end(*pages: Page) -> None:
    """Lay cards with the keyboard and be ready until planning is over: the clock may end it between any two presses."""
    for turn in range(PATIENCE):
        for page in pages:
            page.keyboard.press(KEYS[turn % len(KEYS)])
            page.evaluate(BE_READY)
        if all(page.locator(FILM).count() for page in pages):
            return
        page_with(f"{READY}, {FILM}", pages).wait_for_timeout(50)
    for page in pages:
        expect(page.locator(FILM)).to_be_visible()
