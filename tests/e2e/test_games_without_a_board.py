"""Games that have no board of their own are played from a list of answers."""

from playwright.sync_api import expect

from tests.e2e.acting import ASKED, ENDING, answer_when_asked
from tests.e2e.conftest import NewPage
from tests.e2e.gallery.people import against_bots, resign

PHONE = {"width": 390, "height": 844}
GAME = "example.haggle"
"""The tests bring it, and it has no board."""
ANSWERS = 2


def test_a_match_is_played_from_the_list_of_answers_and_ends(new_page: NewPage) -> None:
    page = new_page(viewport=PHONE)
    page.goto(f"/#/t/{against_bots(page, GAME, 2)}")
    answer_when_asked(page, ANSWERS)
    expect(page.locator(ASKED)).to_be_visible()
    assert page.locator(".story li").count() >= ANSWERS
    resign(page)
    expect(page.locator(ENDING)).to_be_visible()
    assert page.locator("[data-answer]").count() == 0
