"""The guided first games, from their first word to their last."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.acting import is_too_wide, poster, problems
from tests.e2e.conftest import NewPage
from tests.e2e.lessons import answer_well, give, steps_of

PHONE = {"width": 390, "height": 844}
for_each_game = pytest.mark.parametrize("game", ["gravwell", "itchyfeet", "spacealert"])


def begin(page: Page, game: str) -> None:
    """Open the lesson from the poster of the game."""
    poster(page, game)
    page.locator("article", has=page.locator(f"#title-{game}")).get_by_role("link", name="Learn").click()
    expect(page.get_by_text("Step 1 of")).to_be_visible()


@for_each_game
def test_the_lesson_leads_to_its_end_and_home_again(new_page: NewPage, game: str) -> None:
    page = new_page()
    begin(page, game)
    steps = steps_of(page, game)
    for number, step in enumerate(steps, 1):
        expect(page.get_by_text(f"Step {number} of {len(steps)}")).to_be_visible()
        expect(page.locator("main")).not_to_contain_text("{$")
        answer_well(page, step, game)
        page.get_by_role("button", name="Next" if number < len(steps) else "Finish", exact=True).click()
    expect(page.locator(f"#title-{game}")).to_be_visible()


@for_each_game
def test_a_bad_answer_is_explained_and_may_be_given_anew(new_page: NewPage, game: str) -> None:
    page = new_page()
    begin(page, game)
    for step in steps_of(page, game):
        bad = [answer["action"] for answer in step["answers"] if not answer["good"]]
        if bad:
            give(page, bad[0], game)
            expect(page.get_by_role("button", name="Next", exact=True)).to_have_count(0)
            page.get_by_role("button", name="Try again").click()
            answer_well(page, step, game)
            expect(page.get_by_role("button", name="Next", exact=True)).to_be_visible()
            return
        answer_well(page, step, game)
        page.get_by_role("button", name="Next", exact=True).click()
    raise AssertionError("no step of the lesson has a bad answer")


@for_each_game
def test_every_step_of_the_lesson_is_accessible_and_fits_a_phone(new_page: NewPage, game: str) -> None:
    page = new_page(viewport=PHONE, color_scheme="dark", reduced_motion="reduce")
    begin(page, game)
    for step in steps_of(page, game)[:-1]:
        assert (problems(page), is_too_wide(page)) == ([], False)
        answer_well(page, step, game)
        page.get_by_role("button", name="Next", exact=True).click()
    assert (problems(page), is_too_wide(page)) == ([], False)
