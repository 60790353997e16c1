"""A list of thousands of answers stays usable: it is narrowed by typing, and every number can be written."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from textual.app import App, ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.pilot import Pilot

from pelagos.terminal.screen.answers import Answers

MANY = 3000


class Listing(App[None]):
    """Nothing but a list of answers."""

    def __init__(self) -> None:
        super().__init__()
        self.chosen: list[int] = []

    def compose(self) -> ComposeResult:
        """Draw the list in a few lines."""
        with VerticalScroll(can_focus=False):
            yield Answers()

    def on_answers_chosen(self, event: Answers.Chosen) -> None:
        """Note what was chosen."""
        self.chosen.append(event.number)


@asynccontextmanager
async def listing() -> AsyncIterator[tuple[Listing, Answers, Pilot[None]]]:
    """Offer very many answers."""
    app = Listing()
    async with app.run_test(size=(80, 8)) as pilot:
        answers = app.query_one(Answers)
        wordings = [f"Lay the piece {number // 60}.{number % 60}" for number in range(MANY)]
        answers.offer([Content(wording) for wording in wordings], [f"lay {wording[14:]}" for wording in wordings])
        answers.focus()
        await pilot.pause(0)
        yield app, answers, pilot


def test_what_is_written_leaves_the_few_that_fit() -> None:
    async def test() -> None:
        async with listing() as (app, answers, pilot):
            answers.filter("piece 49.59")
            await pilot.pause(0)
            assert answers.shown == [MANY - 1]
            await pilot.press("enter")
            assert app.chosen == [MANY - 1]

    asyncio.run(test())


def test_the_mark_reaches_both_ends_and_stays_in_sight() -> None:
    async def test() -> None:
        async with listing() as (app, answers, pilot):
            around = app.query_one(VerticalScroll)
            await pilot.press("end")
            await pilot.pause(0)
            assert answers.marked == MANY - 1
            assert around.scroll_y == around.max_scroll_y
            await pilot.press("home")
            await pilot.pause(0)
            assert around.scroll_y == 0

    asyncio.run(test())


def test_a_number_of_four_digits_is_written_digit_by_digit() -> None:
    async def test() -> None:
        async with listing() as (app, _, pilot):
            await pilot.press(*"1234")
            assert app.chosen == [1233]

    asyncio.run(test())


def test_a_shorter_number_is_given_with_enter() -> None:
    async def test() -> None:
        async with listing() as (app, _, pilot):
            await pilot.press(*"12", "enter")
            assert app.chosen == [11]

    asyncio.run(test())
