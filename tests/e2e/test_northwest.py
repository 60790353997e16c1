"""Whole matches of Northwest Passage on its drawn chart, by mouse, by keyboard and by finger; and its lesson."""

import math
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.acting import ENDING, is_too_wide, play_to_the_end, poster, problems
from tests.e2e.conftest import NewPage
from tests.e2e.sailing import (
    answer_with_the_mouse,
    asked,
    choose_character,
    furthest,
    middle,
    moved_on,
    point_at,
    press_on,
)

PHONE = {"width": 390, "height": 844}
DRAWS = 12
BOT = {"kind": "bot", "level": "normal"}


def table(page: Page, *seats: dict[str, str], start: bool = True, **chosen: str) -> str:
    """Open a table for this person and others; return its code."""
    poster(page, "northwest")
    options = {"first_player": "seat-0", **chosen}
    wanted = {"game": "northwest", "seats": [{"kind": "you"}, *seats], "options": options, "start": start}
    code: str = page.request.post("/api/tables", data=wanted).json()["code"]
    page.goto(f"/#/t/{code}")
    return code


def test_two_people_and_two_bots_race_to_the_end(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    code = table(host, {"kind": "open"}, BOT, BOT, start=False)
    guest.goto(f"/#/t/{code}")
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start", exact=True).click()
    for page in (host, guest):
        expect(page.locator(".cast [data-card]")).to_have_count(2)
        choose_character(page)
    play_to_the_end(host, guest, reply=answer_with_the_mouse)
    for page in (host, guest):
        expect(page.locator(ENDING)).to_be_visible()
        expect(page.locator("li.winner")).to_have_count(1)


def test_partners_talk_among_themselves_and_nobody_else_hears_it(new_page: NewPage) -> None:
    sir, explorer, partner = new_page(), new_page(), new_page()
    code = table(sir, {"kind": "open"}, {"kind": "open"}, BOT, start=False, teams="yes")
    for page in (explorer, partner):
        page.goto(f"/#/t/{code}")
        page.get_by_role("button", name="Sit down").first.click()
        page.get_by_role("button", name="Stand up").wait_for()
    sir.get_by_role("button", name="Start", exact=True).click()
    sir.get_by_role("switch", name="To my team only").check()
    say(sir, "Leave the ice to me")
    for page in (sir, partner):
        expect(chat(page)).to_contain_text(["to the team Leave the ice to me"])
    assert problems(sir) == []
    sir.get_by_role("switch", name="To my team only").uncheck()
    say(sir, "Fair winds")
    expect(chat(explorer)).to_have_count(1)
    expect(chat(explorer)).to_contain_text("Fair winds")
    expect(chat(partner)).to_have_count(2)


def chat(page: Page) -> Locator:
    """Return the lines of the chat that a page shows."""
    return page.locator("aside section", has=page.get_by_role("heading", name="Chat")).get_by_role("listitem")


def say(page: Page, words: str) -> None:
    """Say something in the chat."""
    page.get_by_role("textbox", name="Say something").fill(words)
    page.get_by_role("button", name="Send").click()


def test_a_piece_is_turned_and_laid_with_the_mouse_and_taken_back(new_page: NewPage) -> None:
    page = new_page()
    table(page, BOT)
    choose_character(page)
    question = asked(page)
    mark = furthest(page)
    point_at(page, mark)
    expect(page.locator(".ghost")).to_have_count(1)
    first = page.locator(".bar p").inner_text()
    if page.locator("[data-turn]").count():
        page.mouse.wheel(0, 100)
        expect(page.locator(".bar p")).not_to_have_text(first)
        page.mouse.wheel(0, -100)
        expect(page.locator(".bar p")).to_have_text(first)
    page.locator("[data-tool=M1]").click()
    press_on(page, page.locator("[data-reach]").first)
    page.locator(".bar [data-give]").click()
    moved_on(page, question)
    expect(page.locator("[data-tool=M1]")).to_contain_text("×4")
    page.keyboard.press("u")
    expect(page.locator("[data-tool=M1]")).to_contain_text("×5")


def test_pieces_are_laid_with_the_keyboard_alone(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    table(page, BOT)
    choose_character(page)
    question = asked(page)
    page.get_by_role("application").focus()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".ghost")).to_have_count(1)
    before = page.locator(".bar p").inner_text()
    if page.locator("[data-turn]").count():
        page.keyboard.press("r")
        expect(page.locator(".bar p")).not_to_have_text(before)
    page.keyboard.press("Enter")
    expect(page.locator(".bar.sure")).to_be_visible()
    page.keyboard.press("Enter")
    moved_on(page, question)
    expect(page.locator(".story")).to_contain_text("Red lays a piece")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_chart_is_accessible_and_fits_a_phone(new_page: NewPage, scheme: str) -> None:
    page = new_page(viewport=PHONE, color_scheme=scheme, reduced_motion="reduce", has_touch=True)
    table(page, BOT, BOT)
    expect(page.locator(".cast [data-card]")).to_have_count(2)
    assert (problems(page), is_too_wide(page)) == ([], False)
    choose_character(page)
    asked(page)
    page.touchscreen.tap(*middle(furthest(page)))
    expect(page.locator(".bar.sure")).to_be_visible()
    assert (problems(page), is_too_wide(page)) == ([], False)


def test_two_fingers_turn_a_piece_and_zoom_the_chart(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, reduced_motion="reduce", has_touch=True)
    assert any(has_tapped_a_piece_that_turns(page) for _ in range(DRAWS)), "no race offered a piece that turns"
    shown, scale = page.locator(".count").inner_text(), float(page.locator(".chart").get_attribute("data-scale") or 0)
    drag_two_fingers(page, [(40, angle) for angle in range(0, 50, 5)])
    expect(page.locator(".count")).not_to_have_text(shown)
    drag_two_fingers(page, [(40, angle) for angle in range(0, -50, -5)])
    expect(page.locator(".count")).to_have_text(shown)
    drag_two_fingers(page, [(radius, 0) for radius in range(40, 81, 8)])
    assert float(page.locator(".chart").get_attribute("data-scale") or 0) > 1.5 * scale
    expect(page.locator(".count")).to_have_text(shown)


def has_tapped_a_piece_that_turns(page: Page) -> bool:
    """Begin a race and tap where a piece can be laid; tell whether the piece that came can lie several ways."""
    table(page, BOT)
    choose_character(page)
    asked(page)
    page.touchscreen.tap(*middle(page.locator("[data-reach]").first))
    expect(page.locator("[data-give]")).to_be_visible()
    return page.locator("[data-turn]").count() > 0


def drag_two_fingers(page: Page, stations: list[tuple[float, float]]) -> None:
    """Move two fingers about the middle of the chart: so far from it each time, at such an angle in degrees."""
    box = page.get_by_role("application").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    session = page.context.new_cdp_session(page)
    for number, (radius, degrees) in enumerate(stations):
        right, down = radius * math.cos(math.radians(degrees)), radius * math.sin(math.radians(degrees))
        fingers = [{"x": x + side * right, "y": y + side * down, "id": side} for side in (1, -1)]
        session.send(
            "Input.dispatchTouchEvent", {"type": "touchMove" if number else "touchStart", "touchPoints": fingers}
        )
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def test_the_lesson_leads_to_its_end_on_a_phone_and_is_accessible(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, reduced_motion="reduce")
    page.goto("/#/lesson/northwest")
    steps = page.request.get("/api/games/northwest/lesson").json()["steps"]
    for number, step in enumerate(steps, 1):
        expect(page.get_by_text(f"Step {number} of {len(steps)}")).to_be_visible()
        assert (problems(page), is_too_wide(page)) == ([], False)
        good = [answer["action"] for answer in step["answers"] if answer["good"]]
        if good:
            give(page, next(one for one in step["before"]["scene"]["options"] if one["action"] == good[0]))
        page.get_by_role("button", name="Next" if number < len(steps) else "Finish").click()
    expect(page.locator("#title-northwest")).to_be_visible()


def give(page: Page, option: dict[str, Any]) -> None:
    """Give an answer of the lesson: by a button, a card, or on the chart, where it is turned to."""
    if option["deed"] in {"OpenSea", "Exit", "End"}:
        page.locator(f"[data-deed={option['deed']}]").click()
        return
    if option["deed"] == "Play":
        for _ in range(2):
            page.locator(f".hand [data-card={option['cards'][0]}] button").click()
        return
    if option["deed"] == "Drop":
        page.locator("[data-tool=Drop]").click()
    page.get_by_role("application").focus()
    page.keyboard.press("Home")
    press_on(page, page.locator(f"[data-reach='{option['cells'][-1]}']"))
    page.locator(".bar [data-give]").click()


def test_a_rule_is_shown_on_a_small_chart(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    page.goto("/#/learn/northwest/NW-34")
    rule = page.get_by_role("listitem").filter(has_text="Open Sea: if you have moved").last
    rule.get_by_role("button", name="Show on the board").click()
    expect(page.locator("figure [data-scale]")).to_be_visible()
    expect(page.locator("figcaption span").first).to_have_text("1 point left")
    page.locator("figcaption button").first.click()
    expect(page.locator("figcaption span").first).to_have_text("3 points left")
    assert problems(page) == []
