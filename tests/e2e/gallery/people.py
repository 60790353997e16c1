"""People who sit down at tables, so that there is something to see."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

from tests.e2e.acting import ASKED, ENDING, answer

NAMES = (
    "Αλεξάνδρα-Ευφροσύνη Παπακωνσταντίνου",
    "Κωνσταντίνος Χατζηπαναγιώτου του Ιωάννη",
    "Μαριάνθη Θεοδωρακοπούλου-Αναγνωστάκη",
    "Χριστόφορος Καραγιαννόπουλος",
    "Ελευθερία Μιχαλακοπούλου",
    "Παναγιώτης-Αριστοτέλης Οικονομόπουλος",
)


def call(page: Page, method: str, path: str, body: Any = None) -> Any:
    """Ask the server in the name of the person of a page."""
    answered = page.request.fetch(f"/api{path}", method=method, data=body)
    assert answered.ok, (method, path, answered.text())
    return answered.json() if answered.body() else None


def name(page: Page, wanted: str) -> None:
    """Make a person, and give them a name."""
    call(page, "GET", "/me")
    call(page, "PATCH", "/me", {"name": wanted})


def against_bots(page: Page, game: str, seats: int, level: str = "random", **table: Any) -> str:
    """Start a match against bots; return the code of the table."""
    call(page, "GET", "/me")
    wishes = [{"kind": "you"}, *[{"kind": "bot", "level": level}] * (seats - 1)]
    return str(call(page, "POST", "/tables", {"game": game, "seats": wishes, "start": True} | table)["code"])


def open_table(page: Page, game: str, seats: int, **table: Any) -> str:
    """Open a table with free seats; return its code."""
    call(page, "GET", "/me")
    wishes = [{"kind": "you"}, *[{"kind": "open"}] * (seats - 1)]
    return str(call(page, "POST", "/tables", {"game": game, "seats": wishes} | table)["code"])


def crowd(pages: Sequence[Page], game: str, **table: Any) -> str:
    """Let people with long names sit down at one table; return its code."""
    for page, wanted in zip(pages, NAMES, strict=False):
        name(page, wanted)
    code = open_table(pages[0], game, len(pages), **table)
    for seat, page in enumerate(pages[1:], 1):
        call(page, "POST", f"/tables/{code}/seats/{seat}")
    return code


def gather(pages: Sequence[Page], code: str) -> None:
    """Start the match of a table, and bring everybody there."""
    call(pages[0], "POST", f"/tables/{code}/start", {})
    for page in pages:
        page.goto(f"/#/t/{code}")


def play_on(pages: Sequence[Page], answers: int) -> None:
    """Give so many answers on the pages, whoever is asked, or fewer if the match ends before."""
    given = 0
    while given < answers and not pages[0].locator(ENDING).count():
        for page in pages:
            if page.locator(ASKED).count():
                answer(page)
                given += 1


def resign(page: Page, ask: str = "Resign") -> None:
    """Leave the match for good; at a table of two it is over then."""
    page.get_by_role("button", name=ask).click()
    page.get_by_role("dialog").get_by_role("button", name=ask).click()
