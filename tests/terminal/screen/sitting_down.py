"""A match on the screen inside a test: keys go in, what is drawn comes out."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from pelagos.bots.driver import seat_bots
from pelagos.bots.registry import load_bot
from pelagos.kernel.chance import Seeded
from pelagos.kernel.discovery import load
from pelagos.kernel.ids import Seat
from pelagos.kernel.match import Match
from pelagos.terminal.play.keeping import Keeper
from pelagos.terminal.screen.app import MatchApp
from pelagos.terminal.screen.match_screen import MatchScreen
from pelagos.terminal.screen.sitting import Sitting
from pelagos.terminal.voice import Voice

NARROW = (80, 24)
WIDE = (120, 40)


def sit(  # what a table is made of
    game: str = "gravwell",
    *,
    seats: int = 2,
    people: Iterable[int] = (0,),
    seed: str = "screen",
    language: str = "en",
    path: Path | None = None,
) -> Sitting:
    """Seat people and random bots; everything follows from the seed."""
    rules = load(game)
    match = Match.start(rules, seats=seats, chance=Seeded.of(seed))
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
        """Wait until every bot has answered and everything is drawn."""
        await self.pilot.pause()
        await self.app.workers.wait_for_complete([w for w in self.app.workers if w.group != "undo"])
        await self.pilot.pause()

    async def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            await self.pilot.press(key)
            await self.settle()

    async def write(self, text: str) -> None:
        """Open the line, write in it and press Enter."""
        await self.press("slash")
        await self.pilot.press(*[{" ": "space"}.get(letter, letter) for letter in text])
        await self.press("enter")

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
