"""Every screen, for everybody: assistive technology, phones, keyboards, other languages, little motion."""

import json
import re
from time import sleep

import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.acting import ENDING, answer_when_asked, is_too_wide, poster, press_on_poster, problems
from tests.e2e.conftest import LAPTOP, NewPage
from tests.e2e.gallery.ways import lab_of_an_arena

LATE = 0.5
"""Seconds."""
PHONE = {"width": 360, "height": 780}
WALL = {"width": 3840, "height": 2160}
SCREENS = (
    "",
    "learn",
    "learn/gravwell",
    "learn/gravwell/GR-53",
    "watch",
    "replays",
    "lab",
    "you",
    "link/none",
    "nowhere",
)
GAMES = ("gravwell", "northwest", "itchyfeet")


def every_screen(page: Page) -> list[str]:
    """Go to each screen and return what is wrong there."""
    wrong: list[str] = []
    for screen in SCREENS:
        page.goto(f"/#/{screen}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_text("One moment")).to_have_count(0)
        wrong += problems(page)
        wrong += [f"{page.url} is too wide"] if is_too_wide(page) else []
    return wrong


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, LAPTOP, WALL], ids=["phone", "laptop", "wall"])
def test_every_screen_is_accessible_and_fits(new_page: NewPage, size: dict[str, int], scheme: str) -> None:
    assert every_screen(new_page(viewport=size, color_scheme=scheme, locale="el-GR")) == []


def test_results_of_the_arena_are_drawn_in_the_lab(new_page: NewPage) -> None:
    page = new_page()
    lab_of_an_arena(page)
    expect(page.get_by_role("row", name="Yellow")).to_be_visible()
    assert problems(page) == []


def answered_late(route: Route) -> None:
    """Lets a person type before the server has said who they are."""
    sleep(LATE)
    route.continue_()


def test_own_data_is_taken_home_and_then_forgotten(new_page: NewPage) -> None:
    page = new_page()
    page.route("**/api/me", answered_late)
    page.goto("/#/you")
    page.get_by_role("textbox", name="Your name").fill("Ana")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Saved.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download my data").click()
    assert json.loads(download.value.path().read_text(encoding="utf-8"))["name"] == "Ana"
    page.get_by_role("button", name="Delete my data").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete my data").click()
    expect(page.get_by_role("heading", name="Four voyages")).to_be_visible()
    page.goto("/#/you")
    expect(page.get_by_role("textbox", name="Your name")).to_have_value("")


@pytest.mark.parametrize("game", GAMES)
def test_table_and_match_of_every_game_are_accessible_and_fit(new_page: NewPage, game: str) -> None:
    page = new_page(viewport=PHONE)
    poster(page, game)
    press_on_poster(page, game, "With friends")
    expect(page.get_by_role("heading", name="Invite friends")).to_be_visible()
    assert (problems(page), is_too_wide(page)) == ([], False)
    poster(page, game)
    press_on_poster(page, game, "Play now")
    for _ in range(3):
        answer_when_asked(page, 1)
        assert (problems(page), is_too_wide(page)) == ([], False)


def test_a_match_is_begun_and_played_with_the_keyboard_alone(new_page: NewPage) -> None:
    page = new_page()
    poster(page, "gravwell")
    focus = (
        "document.activeElement.closest('article')?.getAttribute('aria-labelledby') + document.activeElement.innerText"
    )
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate(focus) == "title-gravwellPlay now":
            break
    page.keyboard.press("Enter")
    answer_when_asked(page, 4)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_whoever_wants_little_motion_gets_none(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    poster(page, "gravwell")
    press_on_poster(page, "gravwell", "Play now")
    answer_when_asked(page, 4)
    assert page.evaluate("document.getAnimations().filter(one => one.effect.getTiming().duration > 0).length") == 0
    length = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--event')")
    assert length.strip() in {"0s", "0ms"}


def test_a_line_of_the_log_opens_its_rule_and_the_rule_leads_to_the_book(new_page: NewPage) -> None:
    page = new_page()
    poster(page, "gravwell")
    press_on_poster(page, "gravwell", "Play now")
    page.get_by_role("button", name="Round 1 begins.").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Rule GR-")
    dialog.get_by_role("link", name="All rules").click()
    expect(page).to_have_url(re.compile("/#/learn/gravwell/GR-"))


def test_a_table_offers_only_options_that_go_together(new_page: NewPage) -> None:
    page = new_page()
    poster(page, "gravwell")
    press_on_poster(page, "gravwell", "With friends")
    expect(page.get_by_role("switch", name="Hardcore")).to_be_enabled()
    page.get_by_label("How many seats").select_option("1")
    expect(page.get_by_role("switch", name="Hardcore")).to_be_disabled()
    expect(page.get_by_role("switch", name="Chaos Theory")).to_be_enabled()
    assert page.locator(ENDING).count() == 0
