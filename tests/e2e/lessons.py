"""How the guided first games are gone through."""

from typing import Any

from playwright.sync_api import Page

DIRECT = {"accept": "[data-answer-offer=accept]", "refuse": "[data-answer-offer=refuse]"}
"""Answers to an offer in Itchy Feet, and where they are given."""


def steps_of(page: Page, game: str = "gravwell") -> list[dict[str, Any]]:
    """Return the steps of a lesson, as the server tells them."""
    steps: list[dict[str, Any]] = page.request.get(f"/api/games/{game}/lesson").json()["steps"]
    return steps


def give_in_gravwell(page: Page, verb: str, what: str) -> None:
    """Give an answer on the board: a card is chosen first, then played or picked."""
    if verb == "stop":
        page.locator(".stop .use" if what == "yes" else ".stop .let").click()
        return
    page.locator(f".choice [data-letter='{what}']").click()
    page.locator(".answer .go").click()


def give_in_itchyfeet(page: Page, verb: str, what: str) -> None:
    """Give an answer on the board: what is chosen first is then named on a button."""
    places = {"take": f".pick [data-card={what}]", "choose": f".seats [data-seat='{what}']"}
    if verb in places:
        page.locator(places[verb]).click()
        page.locator("[data-do=go]").click()
    elif verb == "trade":
        put_an_offer_together(page)
    elif verb == "want":
        page.locator(f".more.ask [data-chip={what}]").click()
        page.locator("[data-do=go]").click()
    else:
        page.locator(DIRECT.get(verb, f"[data-do={verb}]")).click()


def put_an_offer_together(page: Page) -> None:
    """Offer the first player the last card of the hand for the first thing that can be asked for."""
    page.locator("[data-do=trade]").click()
    page.locator(".seats [data-seat]").first.click()
    page.locator(".hand [data-card]").last.click()
    page.locator(".more.ask [data-chip]").first.click()
    page.locator("[data-do=go]").click()


def give_in_spacealert(page: Page, verb: str, what: str) -> None:
    """Give an answer on the board: a slot is chosen before a half of a card is laid into it."""
    if verb == "lay":
        card, half, member, turn = what.split()
        page.locator(f".desk [data-member='{member}'][data-turn='{turn}']").click()
        page.locator(f".desk [data-card='{card}'] [data-half={half}]").click()
    elif verb == "give":
        card, seat = what.split()
        page.locator(f"[data-card='{card}'] .give").click()
        page.locator(".to button", has_text=f"P{seat}").click()
    else:
        page.locator(f".desk .{verb}").click()


GIVE = {"gravwell": give_in_gravwell, "itchyfeet": give_in_itchyfeet, "spacealert": give_in_spacealert}


def give(page: Page, action: str, game: str = "gravwell") -> None:
    """Give an answer on the board of a game."""
    verb, _, what = action.partition(" ")
    GIVE[game](page, verb, what)


def answer_well(page: Page, step: dict[str, Any], game: str = "gravwell") -> None:
    """Give the first good answer of a step, if it asks anything."""
    good = [answer["action"] for answer in step["answers"] if answer["good"]]
    if good:
        give(page, good[0], game)
