"""What every game must pass, on short races of every seat count, option and the team variant."""

from collections.abc import Callable

import pytest

from pelagos.conformance.driving import Setup, Subject
from pelagos.conformance.suite import CHECKS
from pelagos.games.northwest.game import GAME
from pelagos.games.northwest.types import NorthwestOptions

ROUNDS = 6
SETUPS = (
    Setup(2, NorthwestOptions(rounds=ROUNDS)),
    Setup(3, NorthwestOptions(rounds=ROUNDS, walk_past_ships=True)),
    Setup(4, NorthwestOptions(rounds=ROUNDS, open_sea_strict=True, first_player="seat-0")),
    Setup(4, NorthwestOptions(rounds=ROUNDS, teams=True)),
)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_game_conforms(check: Callable[[Subject], None]) -> None:
    check(Subject(GAME, SETUPS, matches=2))
