"""Whole missions of Space Alert, as crews fly them, and its rules in Learn."""

import re
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.acting import ENDING, is_too_wide, poster, problems
from tests.e2e.conftest import NewPage
from tests.e2e.missions import CHOICE, FILM, be_ready, choose_specialists, lay, plan_to_the_end

PHONE = {"width": 390, "height": 844}
MOST_DRIFT = 0.25
"""Seconds by which the clocks of two browsers may differ."""
TRIP = ".trip"
"""Whether the card of this turn was laid by mistake."""
CLOCKS = "() => [Date.now() / 1000, Number(document.querySelector('.second').dataset.second)]"


def crew(pages: tuple[Page, ...], sees: str = ".desk", **options: Any) -> str:
    """Let people sit down at one table and start, until they see what comes first; return its code."""
    host = pages[0]
    for page in pages:
        poster(page, "spacealert")
    seats = [{"kind": "you"}, *[{"kind": "open"}] * (len(pages) - 1)]
    table = {"game": "spacealert", "seats": seats, "options": options}
    code = str(host.request.post("/api/tables", data=table).json()["code"])
    for seat, page in enumerate(pages[1:], 1):
        assert page.request.post(f"/api/tables/{code}/seats/{seat}").ok
    assert host.request.post(f"/api/tables/{code}/start", data={}).ok
    for page in pages:
        page.goto(f"/#/t/{code}")
        expect(page.locator(sees)).to_be_visible()
    return code


def mission_start(page: Page) -> float:
    """Return when the mission began, as this page's clock has it."""
    now, second = page.evaluate(CLOCKS)
    return float(now) - float(second)


def test_two_people_and_two_androids_fly_a_mission_one_dropping_out_and_returning(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    wire: list[WebSocketRoute] = []

    def through(route: WebSocketRoute) -> None:
        route.connect_to_server()
        wire.append(route)

    guest.route_web_socket("**/live", through)
    crew((host, guest), script="firstTestRun")
    assert abs(mission_start(host) - mission_start(guest)) < MOST_DRIFT

    lay(host, 2)
    host.locator("button[data-member='2'][data-turn='1']").click()
    lay(host)
    lay(guest, 2)
    be_ready(host, guest)
    expect(guest.locator(".threat")).to_have_count(1)
    expect(host.locator(".captions .newest")).to_contain_text("Alert!")

    wire.pop().close()
    expect(guest.get_by_text("Connecting again")).to_be_visible()
    expect(guest.get_by_text("Connecting again")).to_have_count(0)
    assert abs(mission_start(host) - mission_start(guest)) < MOST_DRIFT

    plan_to_the_end(host, guest)
    for page in (host, guest):
        page.get_by_role("button", name="To the report").click()
        expect(page.locator(".sheet")).to_be_visible()
        expect(page.locator(ENDING)).to_be_visible()
    assert host.locator(".sheet").text_content() == guest.locator(".sheet").text_content()

    host.locator(FILM).get_by_role("button", name="One step back").click()
    expect(host.locator(f"{FILM} .rule")).to_contain_text("SA-")
    host.locator(f"{FILM} .rule").click()
    expect(host.get_by_role("dialog")).to_be_visible()


def test_the_clock_stops_only_when_all_agree_and_goes_on_when_one_wants(new_page: NewPage) -> None:
    host, guest = new_page(), new_page()
    crew((host, guest), script="firstTestRun")
    host.get_by_role("button", name="Pause", exact=True).click()
    expect(guest.get_by_text("Somebody would like a pause")).to_be_visible()
    assert host.locator(".stopped").count() == 0
    guest.get_by_role("button", name="Pause", exact=True).click()
    for page in (host, guest):
        expect(page.locator(".stopped")).to_be_visible()
    guest.get_by_role("button", name="Go on").click()
    for page in (host, guest):
        expect(page.locator(".stopped")).to_have_count(0)


def test_a_mission_on_a_phone_is_accessible_fits_and_is_flown_with_the_keyboard_alone(new_page: NewPage) -> None:
    page, other = new_page(viewport=PHONE, color_scheme="dark", reduced_motion="reduce"), new_page()
    crew((page, other), script="firstTestRun")
    assert (problems(page), is_too_wide(page)) == ([], False)
    for key in "abcojlk":
        page.keyboard.press(key)
    expect(page.locator(".plan.large .filled").first).to_be_visible()
    page.keyboard.press("Backspace")
    be_ready(page, other)
    expect(page.locator(".threat")).to_have_count(1)
    assert (problems(page), is_too_wide(page)) == ([], False)
    page.locator("footer, aside").last.scroll_into_view_if_needed()
    plan_to_the_end(page, other)
    expect(page.locator(".blueprint")).to_be_in_viewport()
    page.locator(f"{FILM} .play").focus()
    page.keyboard.press("PageDown")
    expect(page.locator(f"{FILM} h3")).to_contain_text("1")
    page.keyboard.press("ArrowRight")
    assert (problems(page), is_too_wide(page)) == ([], False)
    page.get_by_role("button", name="To the report").press("Enter")
    expect(page.locator(".sheet")).to_be_visible()
    assert (problems(page), is_too_wide(page)) == ([], False)


def test_who_watches_sees_the_ship_but_no_hand_and_only_backs(new_page: NewPage) -> None:
    host, guest, spectator = new_page(), new_page(), new_page()
    code = crew((host, guest), script="firstTestRun")
    lay(host)
    spectator.goto(f"/#/t/{code}")
    expect(spectator.locator(".blueprint")).to_be_visible()
    expect(spectator.locator(".plan .filled")).to_have_count(1)
    assert spectator.locator(".desk").count() == 0
    assert spectator.locator("[data-card]").count() == 0


def test_double_actions_and_special_cards_are_planned_and_flown_to_the_end(new_page: NewPage) -> None:
    laptop, phone = new_page(), new_page()
    phone.set_viewport_size(PHONE)  # type: ignore[arg-type]  # width and height
    crew((laptop, phone), CHOICE, script="mission1", deck="double-96", specializations="level-3")
    choose_specialists(("special_ops", "medic", "", "mechanic"), laptop, phone)

    laptop.locator("[data-card=special_ops-advanced] [data-half=dark]").click()
    laptop.locator("[data-join='1']").click()
    lay_beside(laptop)
    expect(laptop.locator(".plan.large [data-turn='1'] .sign")).not_to_have_count(1)

    double = phone.locator(".desk .card.double .half:has(.double)").first
    label = str(double.get_attribute("aria-label"))
    double.click()
    expect(phone.locator(".plan.large [data-turn='1']")).to_have_attribute("aria-label", f"Turn 1: {label}")
    back = laptop.locator("[aria-label='Plan of P1'] [data-turn='1']")
    expect(back).to_have_attribute("aria-label", re.compile("a double (action|movement)"))

    signals = laptop.locator(".signals")
    signals.get_by_role("group", name="What").get_by_role("button").nth(1).click()
    signals.get_by_role("combobox").first.select_option(label="turn 2")
    signals.get_by_role("button", name="And this too").click()
    expect(phone.locator(".signals .heard")).to_contain_text("adds: turn 2: B")
    for page in (laptop, phone):
        assert (problems(page), is_too_wide(page)) == ([], False)

    plan_to_the_end(laptop, phone)
    for page in (laptop, phone):
        page.get_by_role("button", name="To the report").click()
        expect(page.locator(".sheet")).to_be_visible()
    assert laptop.locator(".sheet").text_content() == phone.locator(".sheet").text_content()


def lay_beside(page: Page) -> None:
    """Lay any card beside the special one of the first slot."""
    page.locator(".desk .card.double button[aria-disabled=false]").first.click()
    expect(page.locator("[data-join='1']")).to_have_count(0)


def test_learn_says_beside_uncertain_rules_alone_what_is_uncertain(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/#/learn/spacealert")
    chapters = page.request.get("/api/games/spacealert/rules").json()["chapters"]
    uncertain = [rule["id"] for chapter in chapters for rule in chapter["rules"] if rule["uncertain"]]
    marked = page.locator("li[id]", has_text="Uncertain:")
    expect(marked.first).to_be_visible()
    assert [rule.get_attribute("id") for rule in marked.all()] == [f"rule-{number}" for number in uncertain]
    page.get_by_role("searchbox").fill("interceptors disagree")
    expect(page.locator("li[id]")).to_have_count(1)
    expect(page.locator("#rule-SA-046 svg")).to_be_visible()
    assert problems(page) == []


def test_learn_shows_a_rule_on_a_small_ship_step_by_step(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    page.goto("/#/learn/spacealert")
    rule = page.locator("#rule-SA-044")
    rule.get_by_role("button", name="Show on the board").click()
    expect(rule.locator("figcaption")).to_contain_text("Turn 3 of 12")
    on = rule.get_by_role("button", name="One step on")
    for _ in range(40):
        if on.is_disabled():
            break
        on.click()
    expect(rule.locator("[aria-label*='square 4']")).to_have_count(1)
    assert (problems(page), is_too_wide(page)) == ([], False)
    rule.get_by_role("button", name="One step back").click()
    expect(on).to_be_enabled()


def test_who_has_laid_a_card_by_mistake_trips_and_the_others_learn_it_when_all_have_answered(new_page: NewPage) -> None:
    laptop, phone = new_page(), new_page(viewport=PHONE, color_scheme="dark")
    crew((laptop, phone), script="firstTestRun", tripping="yes")
    for page in (laptop, phone):
        lay(page)
    plan_to_the_end(laptop, phone)
    for page in (laptop, phone):
        expect(page.locator(TRIP)).to_contain_text("Turn 1, your card:")
        expect(page.locator(FILM)).to_contain_text("Planning is over")
        assert (problems(page), is_too_wide(page)) == ([], False)

    tripped = laptop.locator(f"{TRIP} button", has_text="I tripped").first
    tripped.click()
    expect(tripped).to_have_attribute("aria-pressed", "true")
    laptop.reload()
    expect(tripped).to_have_attribute("aria-pressed", "true")
    assert phone.get_by_text("Turn 1, trips:").count() == 0

    go_on_to_the_end(phone)
    expect(phone.get_by_text("Turn 1, trips: P0").first).to_be_attached()
    expect(laptop.locator(TRIP)).not_to_contain_text("Turn 1,")
    go_on_to_the_end(laptop)
    for page in (laptop, phone):
        page.get_by_role("button", name="To the report").click()
        expect(page.locator(".sheet")).to_be_visible()
        expect(page.get_by_text("P0 tripped: not").first).to_be_attached()


def go_on_to_the_end(page: Page) -> None:
    """Trip over no further card."""
    page.locator(TRIP).get_by_role("button", name="ask me no more").click()
    expect(page.locator(TRIP)).to_have_count(0)
