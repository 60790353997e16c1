"""Itchy Feet on its board: a match of two people and two bots with a trade and a reaction; a phone; Learn."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.e2e.acting import (
    ASKED,
    EITHER,
    ENDING,
    MOVED_ON,
    answer,
    answer_when_asked,
    is_too_wide,
    play_to_the_end,
    poster,
    problems,
    rounds,
)
from tests.e2e.conftest import NewPage

PHONE = {"width": 390, "height": 844}
EXTENSIONS = dict.fromkeys(("events", "specials", "contraband", "postcards", "characters"), "yes")
BOT = {"kind": "bot", "level": "normal"}
PAYABLE = ".hand [data-card]:not(.contraband)"
WINDOW = 2500
"""Milliseconds in which a window for reactions opens, if it does."""


def start(page: Page, seats: list[dict[str, Any]], *, begin: bool) -> str:
    """Open a table with all extensions; return its code."""
    poster(page, "itchyfeet")
    wish = {"game": "itchyfeet", "seats": [{"kind": "you"}, *seats], "options": EXTENSIONS, "start": begin}
    made = page.request.post("/api/tables", data=wish)
    assert made.ok, made.text()
    return str(made.json()["code"])


def table_for_two(host: Page, guest: Page) -> None:
    """Let two people and two bots sit down and start."""
    code = start(host, [{"kind": "open"}, BOT, BOT], begin=False)
    host.goto(f"/#/t/{code}")
    guest.goto(f"/#/t/{code}")
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, guest):
        expect(page.locator(".hand")).to_be_visible()


def kinds_held(page: Page) -> list[str]:
    """Return the kinds of items in a hand."""
    codes = page.locator(".hand [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    return [code[:-1] for code in codes if code[-1] in "shdc" and code[:-1].isupper()]


def is_asked(page: Page, kind: str) -> bool:
    """Tell whether a page shows a certain means to answer."""
    return page.locator(ASKED).count() > 0 and page.locator(kind).count() > 0


def offer(host: Page, guest: Page) -> None:
    """Put an offer together that the guest can accept, and let the guest accept it."""
    host.locator("[data-do=trade]").click()
    host.locator(".seats [data-seat='1']").click()
    host.locator(".hand [data-card]").last.click()
    host.locator(f".more.ask [data-chip={kinds_held(guest)[0]}]").first.click()
    host.locator("[data-do=go]").click()
    expect(host.locator("[data-answer-offer=withdraw]")).to_be_visible()
    guest.locator("[data-answer-offer=accept]").click()
    expect(guest.locator(".offer")).to_have_count(0)


def steal(host: Page, guest: Page) -> None:
    """Announce a theft from the guest and pay for it."""
    host.locator("[data-do=steal]").click()
    host.locator(".seats [data-seat='1']").click()
    host.locator(PAYABLE).last.click()
    before = host.locator(".prompt").get_attribute("data-question")
    host.locator("[data-do=go]").click()
    host.wait_for_function(MOVED_ON, arg=before)
    expect(host.locator(".now.busy")).to_have_count(0)


def react(guest: Page) -> bool:
    """Let it happen, if the guest is asked; who cannot hold a Mousetrap, as far as all know, is not."""
    if not came(guest.locator("[data-react=no]")):
        return False
    guest.locator("[data-react=no]").click()
    guest.wait_for_function("() => !document.querySelector('[data-react=no]:not([aria-pressed=true])')")
    return True


def test_two_people_two_bots_trade_steal_react_and_play_to_the_end(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(viewport=PHONE)
    table_for_two(host, guest)
    traded = reacted = False
    for _ in rounds(host):
        if is_asked(host, "[data-do=trade].possible") and not traded and kinds_held(guest):
            offer(host, guest)
            traded = True
        elif is_asked(host, "[data-do=steal].possible") and traded and host.locator(PAYABLE).count():
            steal(host, guest)
            reacted = react(guest)
        for page in (host, guest):
            if page.locator(ASKED).count() and (page is guest or not is_asked(page, "[data-do=steal].possible")):
                answer(page)
        if traded and reacted:
            break
    assert (traded, reacted) == (True, True), "the match was over before there was a trade and a reaction"
    play_to_the_end(host, guest)
    for page in (host, guest):
        expect(page.locator(ENDING)).to_be_visible()
        expect(page.locator(".players .winner")).not_to_have_count(0)


def test_who_passes_in_advance_is_told_so_until_they_want_to_be_asked_again(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    table_for_two(host, guest)
    passes = guest.get_by_role("button", name="Pass, and from now on whenever this is asked")
    steal_until(host, guest, lambda: came(passes))
    passes.click()
    again = guest.get_by_role("button", name="Ask me again")
    expect(again).to_be_visible()
    guest.reload()
    expect(again).to_be_visible()
    again.click()
    expect(again).to_have_count(0)


def steal_until(host: Page, guest: Page, done: Callable[[], bool]) -> None:
    """Let the host steal from the guest, time and again, until something is so after a theft."""
    for _ in rounds(host):
        if is_asked(host, "[data-do=steal].possible") and host.locator(PAYABLE).count():
            steal(host, guest)
            if done():
                return
        for page in (host, guest):
            if page.locator(ASKED).count() and (page is guest or not is_asked(page, "[data-do=steal].possible")):
                answer(page)
    raise AssertionError("the match was over before that")


def came(wanted: Locator) -> bool:
    """Tell whether something comes to be seen within the time in which a window for reactions opens."""
    try:
        wanted.wait_for(timeout=WINDOW)
    except TooLate:
        return False
    return True


def test_a_phone_at_night_shows_every_step_without_a_fault(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, color_scheme="dark", reduced_motion="reduce", locale="el-GR")
    page.goto(f"/#/t/{start(page, [BOT, BOT, BOT, BOT, BOT], begin=True)}")
    for _ in rounds(page):
        page.wait_for_function(EITHER)
        if is_asked(page, "[data-do=trade].possible"):
            break
        answer_when_asked(page, 1)
    for aim in ("trade", "steal"):
        assert (problems(page), is_too_wide(page)) == ([], False)
        page.locator(f"[data-do={aim}]").click()
        page.locator(".seats [data-seat]").first.click()
        page.locator(".hand [data-card]").last.focus()
        page.keyboard.press("Enter")
        assert (problems(page), is_too_wide(page)) == ([], False)
        page.locator("[data-do=cancel]").click()


def test_what_the_rules_do_not_allow_is_answered_with_the_rule(new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"/#/t/{start(page, [BOT], begin=True)}")
    page.wait_for_function(f"() => document.querySelector('{ASKED}')")
    for _ in rounds(page):
        if is_asked(page, "[data-do=travel]"):
            break
        answer_when_asked(page, 1)
    page.locator("[data-do=travel]").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("You lack items for", exact=False)).to_be_visible()


def test_every_rule_with_a_picture_shows_it_in_learn(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/#/learn/itchyfeet")
    shown = page.request.get("/api/games/itchyfeet/lesson").json()["diagrams"]
    buttons = page.get_by_role("button", name="Show on the board")
    expect(buttons).to_have_count(len(shown))
    for _ in shown:
        buttons.first.click()
    expect(page.locator("figure")).to_have_count(len(shown))
    expect(page.get_by_text("The pen in the corner", exact=False).first).to_be_visible()
    assert problems(page) == []
