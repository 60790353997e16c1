"""The table of special cards, and what several of them do."""

from collections.abc import Callable
from typing import Final

from pelagos.games.spacealert.events.crew import NothingDone
from pelagos.games.spacealert.events.mission import BonusScored
from pelagos.games.spacealert.rulebook import cite
from pelagos.games.spacealert.state import Player, Run

SA_160 = cite("SA-160")

Special = Callable[[Run, Player], str | None]
"""Carries out one half of a special card; returns what delays the player, if anything does."""

SPECIALS: Final[dict[tuple[str, str], Special]] = {}
"""The function of each specialization's basic and advanced action."""


def special(name: str, half: str) -> Callable[[Special], Special]:
    """Register the function of one half of a special card."""

    def register(function: Special) -> Special:
        SPECIALS[name, half] = function
        return function

    return register


def score_bonus(run: Run, player: Player, points: int) -> None:
    """Add points to the score of the mission, or take them off."""
    run.state.bonus += points
    if run.emit:
        run.emit(BonusScored(rule=SA_160, player=player.number, points=points))


def nothing(run: Run, player: Player, symbol: str, reason: str) -> None:
    """Say that a special card has no effect."""
    if run.emit:
        run.emit(NothingDone(rule=SA_160, player=player.number, symbol=symbol, reason=reason))
