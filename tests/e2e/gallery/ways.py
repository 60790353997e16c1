"""How a page comes to a screen in a certain state."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

from playwright.sync_api import FilePayload, Page, expect

from tests.e2e.acting import ENDING, answer_when_asked
from tests.e2e.gallery.people import NAMES, against_bots, call, crowd, gather, name, open_table, play_on, resign
from tests.e2e.lessons import answer_well, steps_of
from tests.e2e.logs import experienced
from tests.e2e.missions import BE_READY, choose_specialists, lay, lay_special, plan_to_the_end
from tests.e2e.sailing import furthest, point_at, sail, sail_on

BADGES = ("captain", "science", "tactical", "logistics", "engineer")
ALL_EXTENSIONS = dict.fromkeys(("events", "specials", "contraband", "postcards", "characters"), "yes")
CALL = 250
"""Milliseconds in which the clock goes on when everybody is ready."""
POINTS = 4
"""Action points of a whole turn in Northwest Passage."""
FULL_LENGTH = 400
"""More answers than a match takes."""


def at(address: str) -> Callable[[Page], None]:
    """Return what opens an address."""

    def visit(page: Page) -> None:
        page.goto(f"/#/{address}")
        expect(page.get_by_role("heading", level=1).first).to_be_attached()

    return visit


def home_with_a_match(page: Page) -> None:
    against_bots(page, "gravwell", 4)
    open_table(page, "itchyfeet", 4)
    at("")(page)


def home_with_many_tables(*pages: Page) -> None:
    for game in ("gravwell", "itchyfeet", "northwest", "gravwell", "itchyfeet"):
        crowd(pages[: 4 if game != "itchyfeet" else 6], game, public=True)
    at("")(pages[0])


def table_for_friends(page: Page) -> None:
    page.goto(f"/#/t/{open_table(page, 'gravwell', 4)}")


def table_with_bots(page: Page) -> None:
    call(page, "GET", "/me")
    seats = [{"kind": "you"}, {"kind": "bot", "level": "normal"}, {"kind": "bot", "level": "hard"}]
    table = {"game": "northwest", "seats": [*seats, {"kind": "open"}], "pace": "days", "time": 3}
    page.goto(f"/#/t/{call(page, 'POST', '/tables', table)['code']}")


def table_of_six(*pages: Page) -> None:
    pages[0].goto(f"/#/t/{crowd(pages, 'itchyfeet', public=True)}")


def begun(game: str, seats: int, answers: int) -> Callable[[Page], None]:
    """Return what plays a match against bots for so many answers."""

    def play(page: Page) -> None:
        page.goto(f"/#/t/{against_bots(page, game, seats)}")
        answer_when_asked(page, answers)

    return play


def offering(page: Page) -> None:
    """Put an offer together in Itchy Feet with all its extensions."""
    page.goto(f"/#/t/{against_bots(page, 'itchyfeet', 4, 'normal', options=ALL_EXTENSIONS)}")
    while not page.locator("[data-do=trade].possible").count():
        answer_when_asked(page, 1)
    page.locator("[data-do=trade]").click()
    page.locator(".seats [data-seat]").first.click()
    page.locator(".hand [data-card]").last.click()
    page.locator(".more.ask [data-chip]").first.click()


def cards_in_learn(page: Page) -> None:
    """Open the rule of the special items with its picture."""
    at("learn/itchyfeet/TC-30")(page)
    page.locator("#rule-TC-30").get_by_role("button").click()
    page.locator("#rule-TC-30 figure").scroll_into_view_if_needed()


def under_sail(seats: int, answers: int) -> Callable[[Page], None]:
    """Return what sails for so many answers and on to a turn with all its points; then points at the furthest hex."""

    def play(page: Page) -> None:
        page.goto(f"/#/t/{against_bots(page, 'northwest', seats)}")
        sail(page, answers)
        while page.locator(".shells svg").count() < POINTS:
            sail_on(page)
        point_at(page, furthest(page))

    return play


def crowded(game: str, answers: int, **table: Any) -> Callable[..., None]:
    """Return what plays a match of many people for so many answers."""

    def play(*pages: Page) -> None:
        gather(pages, crowd(pages, game, **table))
        play_on(pages, answers)
        if pages[0].locator(ENDING).count() == 0:
            pages[0].locator(".calls button").first.click()

    return play


def finished(page: Page) -> str:
    """Play a short match to its end; return the code of its table."""
    code = against_bots(page, "gravwell", 2)
    page.goto(f"/#/t/{code}")
    answer_when_asked(page, 8)
    resign(page)
    expect(page.locator(ENDING)).to_be_visible()
    return code


def played_out(page: Page) -> str:
    """Play a whole match; return the code of its table."""
    code = against_bots(page, "gravwell", 2)
    page.goto(f"/#/t/{code}")
    answer_when_asked(page, FULL_LENGTH)
    return code


def study_of_a_whole_match(page: Page) -> None:
    at(f"study/{played_out(page)}/60/all")(page)


def study_of_a_match_given_up(page: Page) -> None:
    at(f"study/{finished(page)}/0/all")(page)


def study_of_a_crowd(*pages: Page) -> None:
    code = crowd(pages, "gravwell")
    gather(pages, code)
    play_on(pages, FULL_LENGTH)
    at(f"study/{code}/200/all")(pages[0])


def watch_a_few(page: Page) -> None:
    against_bots(page, "gravwell", 4, public=True)
    open_table(page, "northwest", 4, public=True)
    at("watch")(page)


def watch_many(*pages: Page) -> None:
    for game in ("itchyfeet", "gravwell", "northwest"):
        crowd(pages[: 6 if game == "itchyfeet" else 4], game, public=True)
    at("watch")(pages[0])


def replays_of_one(page: Page) -> None:
    finished(page)
    at("replays")(page)


def replays_of_many(page: Page) -> None:
    name(page, NAMES[0])
    for _ in range(6):
        code = against_bots(page, "gravwell", 2)
        page.goto(f"/#/t/{code}")
        resign(page, "Παραίτηση")
        expect(page.locator(ENDING)).to_be_visible()
    at("replays")(page)


def lab_of_an_arena(page: Page) -> None:
    at("lab")(page)
    command = [sys.executable, "-m", "pelagos", "arena", "gravwell", "--bots", "random", "--seats", "4"]
    played = subprocess.run([*command, "--games", "40", "--seed", "lab", "--json"], check=True, capture_output=True)
    arena = FilePayload(name="arena.json", mimeType="application/json", buffer=played.stdout)
    page.locator("input[type=file]").set_input_files(arena)
    expect(page.locator(".plots")).to_be_visible()


def you_with_a_link(page: Page) -> None:
    name(page, NAMES[0])
    at("you")(page)
    page.get_by_role("button", name="link").click()


def rule_in_a_match(page: Page) -> None:
    begun("gravwell", 4, 7)(page)
    page.locator(".story li button").last.click()


def rules_found(page: Page) -> None:
    at("learn/gravwell")(page)
    page.get_by_role("searchbox").fill("tie")


def lesson_at(place: int, game: str = "gravwell") -> Callable[[Page], None]:
    """Return what goes so many steps into a guided first game."""

    def go(page: Page) -> None:
        at(f"lesson/{game}")(page)
        for step in steps_of(page, game)[:place]:
            answer_well(page, step, game)
            page.locator("[data-next]").click()

    return go


def specialists(*pages: Page) -> None:
    """Begin a mission with double actions, before which specializations are chosen."""
    options = {"script": "double_easier_1", "deck": "double-96", "specializations": "level-3", "new_threats": "yes"}
    code = crowd(pages, "spacealert", options={**options, "common": "red", "serious": "yellow-red"})
    gather(pages, code)


def frontier(*, calls: int, choices: tuple[str, ...]) -> Callable[..., None]:
    """Return what plans a mission with double actions and special cards until the clock has called so often."""

    def plan(*pages: Page) -> None:
        specialists(*pages)
        choose_specialists(choices, *pages)
        for page in pages:
            lay(page, 1)
            lay_special(page)
        for _ in range(calls):
            for page in pages:
                page.evaluate(BE_READY)
            pages[0].wait_for_timeout(CALL)

    return plan


def explorer_log(page: Page) -> None:
    """Bring a log along in which levels can be spent and achievements are entered."""
    at("career/spacealert")(page)
    log = FilePayload(name="log.json", mimeType="application/json", buffer=experienced())
    page.locator("input[type=file]").set_input_files(log)
    expect(page.locator("#runs").locator("..").locator("li").first).to_be_visible()


def crew_table(*pages: Page) -> None:
    """Gather a crew with roles before a mission."""
    code = crowd(pages, "spacealert", options={"script": "mission1", "serious": "white-yellow"})
    for seat, (page, badge) in enumerate(zip(pages, BADGES, strict=False)):
        call(page, "PUT", f"/tables/{code}/seats/{seat}/badge", {"badge": badge})
    pages[0].goto(f"/#/t/{code}")
    expect(pages[0].get_by_role("heading", level=1)).to_be_visible()


def mission(*, cards: int, calls: int, **options: str) -> Callable[..., None]:
    """Return what plans a mission until the clock has called so often, everybody laying so many cards."""

    def plan(*pages: Page) -> None:
        code = crowd(pages, "spacealert", options={"script": "mission1", "serious": "white-yellow", **options})
        gather(pages, code)
        for page in pages:
            expect(page.locator(".desk")).to_be_visible()
            lay(page, cards)
        for _ in range(calls):
            for page in pages:
                page.evaluate(BE_READY)
            pages[0].wait_for_timeout(CALL)

    return plan


def tripping(*pages: Page) -> None:
    """Plan a mission at whose end cards are turned up turn by turn, and let it come to the second turn."""
    mission(cards=3, calls=1, tripping="yes")(*pages)
    plan_to_the_end(*pages)
    for page in pages:
        page.locator(".trip .answer").first.click()
    pages[0].wait_for_timeout(CALL * 8)
    pages[0].locator(".film .end").click()
    expect(pages[0].locator(".trip")).to_be_visible()


def film(*, steps: int | None = None) -> Callable[..., None]:
    """Return what flies a mission and shows the film after so many steps; without a number, the report."""

    def fly(*pages: Page) -> None:
        mission(cards=2, calls=1)(*pages)
        plan_to_the_end(*pages)
        for _ in range(steps or 0):
            pages[0].locator(".film .play").press("ArrowRight")
        if steps is None:
            pages[0].locator(".film .end").click()

    return fly
