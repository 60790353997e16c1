"""A match on the screen inside a test: keys go in, what is drawn comes out."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.events import Key
from textual.pilot import Pilot

from pelagos.bots.driver import seat_bots
from pelagos.bots.registry import load_bot
from pelagos.kernel.chance import Seeded
from pelagos.kernel.decision import Decision
from pelagos.kernel.discovery import load
from pelagos.kernel.ids import Seat
from pelagos.kernel.match import Match
from pelagos.terminal.play.keeping import Keeper
from pelagos.terminal.screen.answers import Answers
from pelagos.terminal.screen.app import MatchApp
from pelagos.terminal.screen.dialogs import Curtain, Ending
from pelagos.terminal.screen.match_screen import MatchScreen
from pelagos.terminal.screen.sitting import Sitting
from pelagos.terminal.voice import Voice

NARROW = (80, 24)
WIDE = (120, 40)
WAITS_FOR_PEOPLE = "undo"
"""The workers of this group wait for people, not for bots."""
MOST_ROUNDS = 1000
MOST_LOOKS = 60_000
LOOK = 0.001
"""Seconds between two looks at whether something is so."""
MOST_ANSWERS = 2000
NAMES = {"/": "slash", "?": "question_mark", " ": "space", "[": "left_square_bracket", "]": "right_square_bracket"}
"""How Textual names the keys of characters that are no letters."""


def sit(  # noqa: PLR0913  # what a table is made of
    game: str = "gravwell",
    *,
    seats: int = 2,
    people: Iterable[int] = (0,),
    options: Mapping[str, object] | None = None,
    seed: str = "screen",
    language: str = "en",
    path: Path | None = None,
) -> Sitting:
    """Seat people and random bots; everything follows from the seed."""
    rules = load(game)
    match = Match.start(rules, rules.options_type(**options or {}), seats=seats, chance=Seeded.of(seed))
    bots = seat_bots(rules, [load_bot(rules, "random")] * seats, seed)
    voice = Voice(language, rules)
    return Sitting(voice, match, frozenset(map(Seat, people)), bots, ("random",) * seats, Keeper(voice, path))


class Player:
    """Somebody at the screen."""

    def __init__(self, app: MatchApp, pilot: Pilot[int]) -> None:
        self.app = app
        self.pilot = pilot
        self.sitting = app.sitting
        self.match: Match[Any] = app.sitting.match

    async def settle(self) -> None:
        """Wait until every bot has answered and what is to be seen stays as it is."""
        before = None
        for _ in range(MOST_ROUNDS):
            await self.work_done()
            now = self.drawn()
            if self.app.screen.is_mounted and now == before:
                return
            before = now
        raise AssertionError("The screen does not come to rest.")

    async def work_done(self) -> None:
        """Wait until every message is handled and no bot thinks."""
        await self.pilot.pause(0)
        busy = [worker for worker in self.app.workers if worker.is_running and worker.group != WAITS_FOR_PEOPLE]
        if busy:
            await self.app.workers.wait_for_complete(busy)
        await self.pilot.pause(0)

    async def until(self, condition: Callable[[], object]) -> None:
        """Wait until something is so."""
        for _ in range(MOST_LOOKS):
            if condition():
                return
            await self.pilot.pause(LOOK)
        raise AssertionError(f"It never came to be. To be seen is:\n{self.drawn()}")

    async def press(self, *keys: str) -> None:
        """Press keys, one after the other, named as Textual names them; a single character stands for itself."""
        for key in keys:
            self.type(key)
            await self.settle()

    def type(self, key: str) -> None:
        """Press a key without waiting for what it does."""
        self.app.post_message(Key(NAMES.get(key, key), key if len(key) == 1 else None))

    async def answer(self, place: int = 0) -> None:
        """Give one of the shown answers by its mark and Enter, and wait until somebody is asked again."""
        made = len(self.match.record.inputs)
        self.screen.query_one(Answers).marked = place
        self.type("enter")
        await self.until(lambda: len(self.match.record.inputs) > made and self.may_go_on())

    def may_go_on(self) -> bool:
        """Tell whether a person is asked, or the match is over."""
        return self.screen.decision is not None or isinstance(self.app.screen, (Curtain, Ending))

    async def play_on(self, level: str) -> None:
        """Answer as a bot of that level would until the match is over; people at the same screen pass it on."""
        game = self.match.game
        brain = seat_bots(game, [load_bot(game, level)] * self.match.record.header.seats, "person")
        for _ in range(MOST_ANSWERS):
            if not self.match.pending:
                break
            if isinstance(self.app.screen, Curtain):
                self.type("enter")
                await self.until(lambda: self.screen.decision is not None)
            await self.answer(self.screen.actions.index(brain.answer(self.match.state, self.asked())))
        await self.settle()

    def asked(self) -> Decision:
        """The question that is put to whoever looks."""
        assert self.screen.decision is not None
        return self.screen.decision

    async def write(self, text: str) -> None:
        """Open the line, write in it and press Enter."""
        await self.press("/", *text, "enter")

    @property
    def screen(self) -> MatchScreen:
        """The screen of the match, whatever lies over it."""
        return next(screen for screen in self.app.screen_stack if isinstance(screen, MatchScreen))

    def drawn(self) -> str:
        """Return what is to be seen, line by line."""
        screen = self.app.screen
        rows = screen._compositor.render_strips()
        return "\n".join(row.text.rstrip() for row in rows)


@asynccontextmanager
async def playing(sitting: Sitting, size: tuple[int, int] = NARROW) -> AsyncIterator[Player]:
    """Open the screen of a match."""
    app = MatchApp(sitting, {})
    async with app.run_test(size=size) as pilot:
        player = Player(app, pilot)
        await player.settle()
        yield player


def run(test: Callable[[], Awaitable[None]]) -> None:
    """Run a test that waits for things."""

    async def whole() -> None:
        await test()

    asyncio.run(whole())
