"""How Northwest Passage is played on its drawn chart."""

from typing import Any

from playwright.sync_api import Page

from tests.e2e.acting import ASKED, ENDING, MOVED_ON


def choose_character(page: Page) -> None:
    """Keep the first of the two characters."""
    question = page.locator(".prompt").get_attribute("data-question")
    page.locator(".cast [data-card]").first.click()
    page.locator(".cast [data-give]").click()
    moved_on(page, question)


def asked(page: Page) -> str | None:
    """Wait for a question or the end; return the number of the question, None at the end."""
    page.wait_for_function(f"() => document.querySelector('{ASKED}, {ENDING}')")
    return None if page.locator(ENDING).count() else page.locator(".prompt").get_attribute("data-question")


def moved_on(page: Page, question: str | None) -> None:
    """Wait until an answer was taken."""
    page.wait_for_function(MOVED_ON, arg=question)


def furthest(page: Page) -> Any:
    """Return the mark of the furthest hex that can be reached, None if none can."""
    marks = page.locator("[data-reach]")
    hexes = [marks.nth(number).get_attribute("data-reach") or "0" for number in range(marks.count())]
    order = sorted(range(len(hexes)), key=lambda number: -int(hexes[number].split(".")[0]))
    return marks.nth(order[0]) if order else None


def middle(mark: Any) -> tuple[float, float]:
    """Return where the middle of a hex is on the page."""
    box = mark.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def point_at(page: Page, mark: Any) -> None:
    """Move the mouse to the middle of a hex."""
    page.mouse.move(*middle(mark))


def press_on(page: Page, mark: Any) -> None:
    """Click in the middle of a hex."""
    page.mouse.click(*middle(mark))


def answer_with_the_mouse(page: Page) -> None:
    """Sail on as far as the points go; else do what a button offers."""
    question = page.locator(".prompt").get_attribute("data-question")
    for deed in ("Exit", "OpenSea"):
        if page.locator(f"[data-deed={deed}]").count():
            page.locator(f"[data-deed={deed}]").click()
            return moved_on(page, question)
    mark = furthest(page)
    if mark is not None:
        press_on(page, mark)
        if page.locator(".bar [data-give]").count():
            page.locator(".bar [data-give]").click()
            return moved_on(page, question)
    if page.locator("[data-deed=End]").count():
        page.locator("[data-deed=End]").click()
    elif page.locator(".hand [data-card] button").count():
        page.locator(".hand [data-card] button").first.click()
        page.locator(".hand [data-card] button").first.click()
    else:
        page.locator("[data-deed=Leave], [data-aim]").first.click()
    return moved_on(page, question)


def sail(page: Page, answers: int) -> None:
    """Choose a character, then give so many answers, or fewer if the match ends before."""
    choose_character(page)
    asked(page)
    for _ in range(answers):
        if page.locator(ENDING).count():
            return
        sail_on(page)


def sail_on(page: Page) -> None:
    """Give one answer, and wait for the next question or the end."""
    answer_with_the_mouse(page)
    asked(page)
