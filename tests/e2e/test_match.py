"""Whole matches of Gravwell, as people play them."""

import re
from pathlib import Path

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.acting import (
    ASKED,
    ENDING,
    answer,
    answer_when_asked,
    play_to_the_end,
    poster,
    press_on_poster,
    problems,
)
from tests.e2e.conftest import NewPage


def through(route: WebSocketRoute, wire: list[WebSocketRoute]) -> None:
    """Let a WebSocket pass, and keep it at hand so that it can be broken."""
    route.connect_to_server()
    wire.append(route)


def table_of_two(host: Page, guest: Page) -> str:
    """Let two people and two bots sit down and start; return the address of the table."""
    poster(host, "gravwell")
    press_on_poster(host, "gravwell", "With friends")
    link = host.get_by_label("Link to this table").input_value()
    for seat in ("Red", "Green"):
        host.get_by_label(seat, exact=True).select_option("bot random")
    expect(host.get_by_role("button", name="Start with a bot")).to_be_enabled()
    guest.goto(link)
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Start", exact=True).click()
    return link


def test_two_people_two_bots_a_spectator_a_broken_connection_and_another_language(new_page: NewPage) -> None:
    host, guest, spectator = new_page(), new_page(), new_page()
    wire: list[WebSocketRoute] = []
    guest.route_web_socket("**/live", lambda route: through(route, wire))
    link = table_of_two(host, guest)
    answer_when_asked(host, 1)
    answer_when_asked(guest, 1)
    spectator.goto(link)
    expect(spectator.get_by_text("Waiting for", exact=False).first).to_be_visible()
    assert spectator.locator("[data-answer]").count() == 0

    wire.pop().close()
    expect(guest.get_by_text("Connecting again")).to_be_visible()
    expect(guest.get_by_text("Connecting again")).to_have_count(0)
    host.get_by_label("Language").select_option("el")
    expect(host.get_by_role("heading", name="Τι έγινε")).to_be_visible()

    play_to_the_end(host, guest)
    for page in (host, guest, spectator):
        expect(page.locator(ENDING)).to_be_visible()
    expect(host.get_by_role("button", name="Ξανά", exact=True)).to_be_visible()
    assert guest.get_by_role("button", name="Rematch").is_visible()
    assert spectator.get_by_role("button", name="Rematch").count() == 0


def test_two_tabs_of_one_person_show_the_same_seat(new_page: NewPage) -> None:
    first = new_page()
    poster(first, "gravwell")
    press_on_poster(first, "gravwell", "Play now")
    answer_when_asked(first, 1)
    second = first.context.new_page()
    second.goto(first.url)
    answer_when_asked(second, 1)
    second.locator(ASKED).wait_for()
    asked = second.locator(ASKED).get_attribute("data-question")
    expect(first.locator(f'{ASKED}[data-question="{asked}"]')).to_be_visible()


def test_a_refresh_in_the_middle_of_a_choice_asks_the_same_question(new_page: NewPage) -> None:
    page = new_page()
    poster(page, "gravwell")
    press_on_poster(page, "gravwell", "Play now")
    answer_when_asked(page, 2)
    expect(page.locator(".prompt.asked")).to_be_visible()
    before = (page.locator(".prompt").get_attribute("data-question"), page.locator("[data-answer]").all_text_contents())
    page.reload()
    expect(page.locator(".prompt.asked")).to_be_visible()
    after = (page.locator(".prompt").get_attribute("data-question"), page.locator("[data-answer]").all_text_contents())
    assert after == before
    answer(page)


def test_a_finished_match_is_studied_verified_and_brought_back_as_a_file(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page()
    poster(page, "gravwell")
    seats = [{"kind": "you"}, {"kind": "bot", "level": "random"}]
    made = page.request.post("/api/tables", data={"game": "gravwell", "seats": seats, "start": True})
    page.goto(f"/#/t/{made.json()['code']}")
    play_to_the_end(page)
    page.get_by_role("link", name="Study this match").click()

    step = page.get_by_label("Step", exact=True)
    expect(step).to_have_value("0")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(step).to_have_value("2")
    expect(page).to_have_url(re.compile(r"/2/all$"))
    page.get_by_role("button", name="Verify the shuffles").click()
    expect(page.get_by_text("All is right")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    download.value.save_as(tmp_path / "match.pelagos")
    page.get_by_role("button", name="Draw the chances").click()
    expect(page.locator("svg .line")).to_have_count(2)
    assert problems(page) == []

    page.get_by_role("link", name="Replays").click()
    page.locator("input[type=file]").set_input_files(tmp_path / "match.pelagos")
    expect(step).to_have_value("0")
    page.keyboard.press("End")
    expect(step).to_have_value(step.get_attribute("max") or "")
    page.keyboard.press("Home")
    page.get_by_role("button", name="Ask the bot").click()
    expect(page.get_by_text("The bot would choose")).to_be_visible()
    page.get_by_role("button", name="Play on against bots").click()
    answer_when_asked(page, 3)
    expect(page.locator(".prompt")).to_be_visible()
    expect(page.get_by_text("Played on from step 0 of an uploaded record")).to_be_visible()
    assert problems(page) == []


def test_on_a_phone_what_is_chosen_can_be_given_without_scrolling(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    poster(page, "gravwell")
    press_on_poster(page, "gravwell", "Play now")
    page.locator(".choice [data-letter]").first.click()
    expect(page.locator(".answer .go")).to_be_in_viewport(ratio=1)


def test_one_device_for_two_shows_no_hand_before_the_curtain_is_lifted(new_page: NewPage) -> None:
    page = new_page()
    poster(page, "gravwell")
    made = page.request.post(
        "/api/tables", data={"game": "gravwell", "seats": [{"kind": "you"}, {"kind": "you"}], "start": True}
    )
    page.goto(f"/#/t/{made.json()['code']}")
    for name in ("Blue", "Yellow", "Blue", "Yellow"):
        curtain = page.get_by_role("button", name=f"It is me: {name}")
        expect(curtain).to_be_visible()
        assert page.locator("[data-answer]").count() == 0
        assert page.locator(".story li").all_text_contents() == ["Nothing has happened yet."]
        curtain.click()
        answer(page)
