"""A campaign in one sitting: its first mission comes home, the crew repairs, and a second one is flown."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from pelagos.bots.driver import Table, finish, seat_bots
from pelagos.bots.registry import load_bot
from pelagos.games.spacealert.decisions import Plan
from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.options import SpaceAlertOptions
from pelagos.kernel.chance import Seeded
from pelagos.kernel.match import Match
from pelagos.kernel.record_writing import write_record
from tests.e2e.acting import ENDING, is_too_wide, poster, problems
from tests.e2e.conftest import LAPTOP, PATIENCE, NewPage, watch
from tests.e2e.missions import FILM, be_ready, lay, page_with, plan_to_the_end
from tests.e2e.serving import running_server

PHONE = {"width": 390, "height": 844}
SIZES: tuple[Any, ...] = (LAPTOP, PHONE)
CREWS = 40
CAPTAIN = 0
FEW_TILES = 2
"""A ship that was hurt no worse than this in any zone comes home too if other tiles are drawn."""
MOST_ANSWERS = 12
"""So many questions at most lie between two missions: home or on, a repair for each member, and what comes next."""
ANSWER = ".between button"
LOG = "[aria-label='Campaign log']"
WATCH = """() => {
    window.given = [];
    window.looks = 0;
    const away = [".between", ".campaign", ".prompt", ".sheet", "#ending", "[data-answer]"];
    const look = () => {
        if (!document.querySelector(".film .end")) return;
        window.looks += 1;
        window.given.push(...away.filter((one) => document.querySelector(one)));
        if (document.title.startsWith("●")) window.given.push(document.title);
        const story = document.querySelector("#story + .story").textContent;
        if (/jumped|lost|campaign/i.test(story)) window.given.push(story);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}"""
"""Notes whatever tells how the mission ended while its film is still to be seen."""


@cache
def come_home(people: int = 1) -> tuple[str, int]:
    """Return the record of a campaign that came home well from its first mission, and its inputs before that flight."""
    for number in range(CREWS):
        options, seed = SpaceAlertOptions(script="simulation1", missions=2), f"home {number}"
        match: Match[Any] = Match.start(GAME, options, seats=people, chance=Seeded.of(seed))
        inputs = planned(match, seat_bots(GAME, [load_bot(GAME, "easy")] * people, seed))
        first, *more = match.state.campaign.flown
        if more and max(map(len, first.damage.values())) <= FEW_TILES:
            return write_record(GAME, match.record), inputs
    raise AssertionError("no crew has come home well enough")


def planned(match: Match[Any], bots: Table) -> int:
    """Play a campaign to its end; return how many inputs it had when the captain last planned in its first mission."""
    inputs = [0]

    def note() -> None:
        plans = [asked.actor for asked in match.pending if isinstance(asked, Plan)]
        if not match.state.campaign.flown and CAPTAIN in plans:
            inputs.append(len(match.record.inputs))

    finish(match, bots, note)
    return inputs[-1]


def captain(page: Page) -> None:
    """Sit down at the end of planning, all cards laid, as the captain of androids."""
    poster(page, "spacealert")
    page.goto(f"/#/t/{play_on(page)}")
    expect(page.locator(".desk")).to_be_visible()


def play_on(page: Page, people: int = 1) -> str:
    """Play on at the end of planning as the captain, bots being the other people; return the code of the table."""
    record, inputs = come_home(people)
    made = page.request.post(f"/api/studies/branch?input={inputs}&seat=0", data=record.encode())
    return str(made.json()["code"])


def seat_instead_of_bot(data: Path, code: str, person: int) -> None:
    """Give the seat beside the captain's to somebody, in the data of a server that is not running."""
    with closing(sqlite3.connect(data / "pelagos.sqlite")) as kept, kept:
        kept.execute(
            "UPDATE seats SET kind = 'person', person = ?, level = NULL"
            " WHERE seat = 1 AND table_id = (SELECT id FROM tables WHERE code = ?)",
            (person, code),
        )


def answer_until_planning(*pages: Page) -> list[str]:
    """Press the first of the buttons on whichever page is asked, until the next mission is planned on all.

    Returns:
        What was asked, in order.
    """
    asked: list[str] = []
    for _ in range(MOST_ANSWERS):
        page = page_with(f"{ANSWER}, .desk", pages)
        if page.locator(".desk").count():
            for other in pages:
                expect(other.locator(".desk")).to_be_visible()
            return asked
        asked.append(answer_between(page))
    raise AssertionError(asked)


def answer_between(page: Page) -> str:
    """Press the first of the buttons and wait until that is answered; return what was asked."""
    question = page.locator(".prompt").get_attribute("data-question")
    asked = str(page.locator(".prompt strong").text_content())
    page.locator(ANSWER).first.click()
    page.wait_for_function(
        "before => document.querySelector('.prompt')?.dataset.question !== before"
        " || !document.querySelector('.between button')",
        arg=question,
    )
    return asked


def test_nothing_tells_how_a_mission_ended_before_its_film_has_not_even_after_the_page_is_loaded_anew(
    new_page: NewPage,
) -> None:
    page = new_page(reduced_motion="reduce")
    captain(page)
    page.evaluate(WATCH)
    be_ready(page)
    film = page.locator(FILM)
    for _ in range(3):
        film.get_by_role("button", name="One step on").click()
    expect(film.locator("h3")).to_contain_text("Turn 1 of 12")
    assert page.evaluate("[window.looks > 0, window.given]") == [True, []]
    page.add_init_script(f"addEventListener('DOMContentLoaded', {WATCH})")
    page.reload()
    expect(film).to_be_visible()
    film.get_by_role("button", name="Next turn").click()
    assert page.evaluate("[window.looks > 0, window.given]") == [True, []]
    page.get_by_role("button", name="To the report").click()
    expect(page.get_by_role("button", name="Go home: the campaign ends here")).to_be_visible()
    expect(page.locator(".prompt strong")).to_contain_text("go on with the campaign")
    assert page.title().startswith("●")


def test_a_crew_repairs_between_two_missions_and_flies_the_second_one(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE, reduced_motion="reduce")
    captain(page)
    be_ready(page)
    page.get_by_role("button", name="To the report").click()
    expect(page.locator(LOG)).to_contain_text("Campaign: mission 1 of 2")
    for size in (PHONE, LAPTOP):
        page.set_viewport_size(size)  # type: ignore[arg-type]  # width and height
        assert (problems(page), is_too_wide(page)) == ([], False)
    asked = answer_until_planning(page)
    assert asked[0].startswith("Captain: go on")
    assert sum("may repair something" in one for one in asked) == 4
    assert any("which mission comes next" in one for one in asked)

    expect(page.locator(LOG)).to_contain_text("Campaign: mission 2 of 2")
    expect(page.locator(".bar .phase")).to_contain_text("phase 1")
    expect(page.locator("ol.captions")).not_to_contain_text("phase 3")
    page.get_by_role("button", name="Pause", exact=True).click()
    expect(page.locator(".stopped")).to_be_visible()
    page.get_by_role("button", name="Go on", exact=True).click()
    expect(page.locator(".stopped")).to_have_count(0)
    assert (problems(page), is_too_wide(page)) == ([], False)
    lay(page, 2)
    plan_to_the_end(page)
    page.get_by_role("button", name="To the report").click()
    expect(page.locator(ENDING)).to_be_visible()
    expect(page.locator(f"{LOG} li").nth(1)).to_be_visible()
    expect(page.locator(f"{LOG} .score")).to_contain_text("points for the campaign")
    assert (problems(page), is_too_wide(page)) == ([], False)


@pytest.fixture
def two_people(browser: Browser, tmp_path: Path) -> Iterator[tuple[Page, Page, str]]:
    """Give the pages of two people who have planned the first mission of a campaign, and the code of their table."""
    with running_server(tmp_path) as address:
        pages = [browser.new_context(base_url=address, viewport=size, locale="en-US").new_page() for size in SIZES]
        for page in pages:
            page.set_default_timeout(PATIENCE)
            poster(page, "spacealert")
        host, guest = pages
        code = play_on(host, 2)
        person = int(guest.request.get("/api/me").json()["id"])
        for page in pages:
            page.goto("about:blank")
    seat_instead_of_bot(tmp_path, code, person)
    with running_server(tmp_path, urlsplit(address).port or 0):
        faults: list[str] = []
        for page in pages:
            watch(page, address, faults)
            page.goto(f"/#/t/{code}")
        yield host, guest, code
        assert not faults
        for page in pages:
            page.context.close()


def test_two_people_come_home_repair_and_go_on_together_though_one_loads_the_page_anew(
    two_people: tuple[Page, Page, str],
) -> None:
    host, guest, _ = two_people
    for page in (host, guest):
        expect(page.locator(".desk")).to_be_visible()
    plan_to_the_end(host, guest)
    for page in (host, guest):
        page.get_by_role("button", name="To the report").click()
        expect(page.locator(LOG)).to_contain_text("Campaign: mission 1 of 2")
    expect(guest.locator(ANSWER)).to_have_count(0)
    asked = [answer_between(host), answer_between(host)]
    assert "may repair something" in asked[1]

    expect(guest.locator(ANSWER).first).to_be_visible()
    guest.reload()
    expect(guest.locator(ANSWER).first).to_be_visible()
    assert guest.locator(LOG).text_content() == host.locator(LOG).text_content()
    assert (problems(guest), is_too_wide(guest)) == ([], False)
    asked += answer_until_planning(host, guest)
    assert sum("may repair something" in one for one in asked) == 4
    for page in (host, guest):
        expect(page.locator(LOG)).to_contain_text("Campaign: mission 2 of 2")
        expect(page.locator(".bar .phase")).to_contain_text("phase 1")

    plan_to_the_end(host, guest)
    for page in (host, guest):
        page.get_by_role("button", name="To the report").click()
        expect(page.locator(ENDING)).to_be_visible()
        expect(page.locator(f"{LOG} .score")).to_contain_text("points for the campaign")
    assert guest.locator(LOG).text_content() == host.locator(LOG).text_content()
