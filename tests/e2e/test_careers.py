"""The explorer log: brought along, shown, spent, and reached after a mission."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.acting import ENDING, is_too_wide, poster, problems
from tests.e2e.conftest import NewPage
from tests.e2e.logs import experienced, with_run
from tests.e2e.missions import plan_to_the_end
from tests.e2e.test_mission import PHONE, crew


def open_log(page: Page) -> None:
    """Go to the log by way of one's own page."""
    page.goto("/#/you")
    page.get_by_role("link", name="Space Alert").click()
    expect(page.get_by_role("heading", name="Explorer log")).to_be_visible()


def test_a_log_is_brought_along_and_its_levels_are_spent(new_page: NewPage, tmp_path: Path) -> None:
    file = tmp_path / "log.json"
    file.write_bytes(experienced())
    page = new_page(viewport=PHONE, color_scheme="dark")
    open_log(page)
    assert (problems(page), is_too_wide(page)) == ([], False)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("heading", name="Έλενα Παπαδοπούλου")).to_contain_text("Level 3")
    expect(page.locator("#skills").locator("..")).to_contain_text("3 levels can be learnt")
    page.get_by_role("button", name="Learn level 1 Medic").click()
    expect(page.get_by_role("button", name="Learn level 2 Medic")).to_be_visible()
    expect(page.get_by_text("Dynamic Duo")).to_be_visible()
    assert (problems(page), is_too_wide(page)) == ([], False)
    with page.expect_download() as taken:
        page.get_by_role("button", name="Download the log").click()
    assert b'"learnt":["medic"]' in Path(taken.value.path()).read_bytes()
    page.reload()
    expect(page.get_by_role("button", name="Learn level 2 Medic")).to_be_visible()


def test_a_mission_that_is_over_is_in_the_log(new_page: NewPage) -> None:
    page = new_page()
    code = crew((page,), script="firstTestRun")
    plan_to_the_end(page)
    page.get_by_role("button", name="To the report").click()
    expect(page.locator(ENDING)).to_be_visible()
    page.get_by_text("Achievements of this run").click()
    expect(page.get_by_text("This run brings no achievement")).to_be_visible()
    assert problems(page) == []
    page.get_by_role("link", name="Open the explorer log").click()
    expect(page.locator("li", has=page.locator(f"a[href='#/study/{code}']"))).to_contain_text("First test run")
    expect(page.get_by_text("practice")).to_be_visible()


def test_a_role_is_chosen_at_the_table_and_shown_on_the_ship(new_page: NewPage) -> None:
    host, guest = new_page(), new_page(viewport=PHONE)
    for page in (host, guest):
        poster(page, "spacealert")
    seats = [{"kind": "you"}, {"kind": "open"}]
    code = str(host.request.post("/api/tables", data={"game": "spacealert", "seats": seats}).json()["code"])
    guest.request.post(f"/api/tables/{code}/seats/1")
    for page in (host, guest):
        page.goto(f"/#/t/{code}")
    guest.get_by_label("Your badge").select_option("Science officer")
    expect(host.get_by_text("Science officer", exact=True).and_(host.locator("b"))).to_be_visible()
    host.get_by_label("Your badge").select_option("Captain")
    expect(guest.get_by_text("Captain", exact=True).and_(guest.locator("b"))).to_be_visible()
    assert problems(host) + problems(guest) == []
    assert not is_too_wide(guest)
    assert host.request.post(f"/api/tables/{code}/start", data={}).ok
    expect(host.locator(".crew .who", has_text="P1")).to_contain_text("Science officer")
    expect(host.locator(".blueprint [role=img][aria-label^=UW]")).to_have_attribute(
        "aria-label", re.compile(r"P0 \(Captain\), P1 \(Science officer\)")
    )
    assert problems(host) == []


def test_a_campaign_says_which_mission_it_is(new_page: NewPage) -> None:
    page = new_page()
    crew((page,), script="simulation1", missions="3")
    expect(page.get_by_role("region", name="Campaign log")).to_contain_text("Campaign: mission 1 of 3")
    assert problems(page) == []


def test_the_table_votes_on_an_achievement_that_the_program_cannot_judge(new_page: NewPage) -> None:
    asking, judging = new_page(), new_page(viewport=PHONE, color_scheme="dark")
    code = crew((asking, judging), script="firstTestRun")
    plan_to_the_end(asking, judging)
    for page in (asking, judging):
        page.get_by_role("button", name="To the report").click()
        expect(page.locator(ENDING)).to_be_visible()
    assert asking.request.put("/api/me/careers/spacealert/log", data=with_run(code)).ok

    asking.reload()
    asking.get_by_text("Achievements of this run").click()
    asking.get_by_role("button", name="Ask the table: Wolf Pack").click()
    expect(asking.get_by_role("status").filter(has_text="Wolf Pack")).to_contain_text("1 / 2")
    vote = judging.get_by_role("status").filter(has_text="asks for the achievement Wolf Pack")
    vote.get_by_role("button", name="No", exact=True).click()
    expect(vote.get_by_role("button", name="No", exact=True)).to_have_attribute("aria-pressed", "true")
    assert (problems(judging), is_too_wide(judging)) == ([], False)
    vote.get_by_role("button", name="Yes, earned").click()
    expect(vote).to_have_count(0)

    open_log(asking)
    expect(asking.locator("li", has_text="Wolf Pack")).to_contain_text("✓")
