"""A campaign in one sitting: its first mission comes home, the crew repairs, and a second one is flown."""

from functools import cache
from typing import Any

from playwright.sync_api import Page, expect

from pelagos.bots.driver import Table, finish, seat_bots
from pelagos.bots.registry import load_bot
from pelagos.games.spacealert.decisions import Plan
from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.options import SpaceAlertOptions
from pelagos.kernel.chance import Seeded
from pelagos.kernel.match import Match
from pelagos.kernel.record_writing import write_record
from tests.e2e.acting import ENDING, is_too_wide, poster, problems
from tests.e2e.conftest import LAPTOP, NewPage
from tests.e2e.missions import FILM, be_ready, lay, plan_to_the_end

PHONE = {"width": 390, "height": 844}
CREWS = 40
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
def come_home() -> tuple[str, int]:
    """Return the record of a campaign that came home well from its first mission, and its inputs before that flight."""
    for number in range(CREWS):
        options, seed = SpaceAlertOptions(script="simulation1", missions=2), f"home {number}"
        match: Match[Any] = Match.start(GAME, options, seats=1, chance=Seeded.of(seed))
        inputs = planned(match, seat_bots(GAME, [load_bot(GAME, "easy")], seed))
        first, *more = match.state.campaign.flown
        if more and max(map(len, first.damage.values())) <= FEW_TILES:
            return write_record(GAME, match.record), inputs
    raise AssertionError("no crew has come home well enough")


def planned(match: Match[Any], bots: Table) -> int:
    """Play a campaign to its end; return how many inputs it had when plans were asked for last in its first mission."""
    inputs = [0]

    def note() -> None:
        if not match.state.campaign.flown and any(isinstance(asked, Plan) for asked in match.pending):
            inputs.append(len(match.record.inputs))

    finish(match, bots, note)
    return inputs[-1]


def captain(page: Page) -> None:
    """Sit down at the end of planning, all cards laid, as the captain of androids."""
    record, inputs = come_home()
    poster(page, "spacealert")
    made = page.request.post(f"/api/studies/branch?input={inputs}&seat=0", data=record.encode())
    page.goto(f"/#/t/{made.json()['code']}")
    expect(page.locator(".desk")).to_be_visible()


def answer_until_planning(page: Page) -> list[str]:
    """Press the first of the buttons until the next mission is planned; return what was asked."""
    asked: list[str] = []
    for _ in range(MOST_ANSWERS):
        if page.locator(".desk").count():
            return asked
        question = page.locator(".prompt").get_attribute("data-question")
        asked.append(str(page.locator(".prompt strong").text_content()))
        page.locator(ANSWER).first.click()
        page.wait_for_function(
            "before => document.querySelector('.prompt')?.dataset.question !== before"
            " && document.querySelector('.between button, .desk')",
            arg=question,
        )
    raise AssertionError(asked)


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
