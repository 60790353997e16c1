"""Opening the screen, and what follows when it closes."""

import secrets
from pathlib import Path
from typing import Any

from pelagos.bots.driver import seat_bots
from pelagos.bots.registry import load_bot
from pelagos.kernel.chance import SEED_BYTES, Seeded
from pelagos.kernel.game import Game
from pelagos.kernel.match import Match
from pelagos.terminal.exits import FAILED, OK
from pelagos.terminal.play.keeping import Keeper
from pelagos.terminal.play.logs import Logs
from pelagos.terminal.saving import unused
from pelagos.terminal.screen.app import MatchApp
from pelagos.terminal.screen.sitting import Sitting
from pelagos.terminal.voice import Voice


def play_matches(sitting: Sitting, logs: Logs) -> int:
    """Play matches until the people have enough, and enter each in their logs; return the exit code."""
    while True:
        app = MatchApp(sitting)
        code = show(app)
        if app.fault is not None:
            raise app.fault
        voice = Voice(sitting.voice.language, sitting.match.game)
        kept = logs.conclude(voice, sitting.match, len(sitting.people), ask=code == OK)
        if not app.again:
            return code if kept else FAILED
        sitting = another(sitting, logs)


def show(app: MatchApp) -> int:
    """Show a match; whatever happens, save it and say where."""
    sitting = app.sitting
    try:
        return app.run() or 0
    finally:
        sitting.keeper.voice = Voice(sitting.voice.language, sitting.match.game)
        sitting.keeper.rescue(sitting.match)


def another(sitting: Sitting, logs: Logs) -> Sitting:
    """Return a new match at the same table, with new chance and a new file beside the old one."""
    game: Game[Any] = sitting.match.game
    header = sitting.match.record.header
    chance = Seeded(secrets.token_bytes(SEED_BYTES))
    match = Match.start(game, logs.fit_out(game, header.options), seats=header.seats, chance=chance)
    bots = seat_bots(game, [load_bot(game, level) for level in sitting.levels], secrets.token_hex())
    keeper = Keeper(sitting.voice, beside(sitting.keeper.path), logs.files)
    return Sitting(sitting.voice, match, sitting.people, bots, sitting.levels, keeper)


def beside(path: Path | None) -> Path | None:
    """Return the name of a free file beside this one."""
    return None if path is None else unused(path.parent, path.stem)
