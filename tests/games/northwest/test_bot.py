"""The bot: it sees views only, finishes every race, and beats chance."""

import random
from typing import Any

import pytest

from pelagos.bots import random as yardstick
from pelagos.bots.driver import play_match, seat_bots
from pelagos.games.northwest import bot
from pelagos.games.northwest.game import GAME
from pelagos.games.northwest.types import NorthwestOptions
from pelagos.kernel.chance import Seeded
from pelagos.kernel.notation import write_action
from tests.games.northwest.support import Table

WATER = "".join(f"r{row}: W W W W\n" for row in range(24, 0, -1))


def choice(*lines: str, board: str = WATER) -> str:
    """What a bot answers to the first question of a position."""
    state = Table(*lines, board=board).state
    decision = state.pending[0]
    view = GAME.observe(state, decision.actor)
    action = bot.choose(view, decision, tuple(GAME.legal(state, decision)), random.Random(1))
    return write_action(GAME, action)


def race(bots: list[Any], seed: str, options: NorthwestOptions | None = None) -> tuple[float, ...]:
    return play_match(GAME, options, seat_bots(GAME, bots, seed), Seeded.of(seed)).returns


def test_a_bot_beats_chance() -> None:
    won = 0.0
    for number in range(4):
        bots = [yardstick.choose] * 4
        bots[number] = bot.choose
        won += race(bots, f"beats {number}")[number]
    assert won == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_races_of_bots_end_by_leaving_the_map(seats: int) -> None:
    state = GAME.start(None, seats, Seeded.of(f"ends {seats}"))
    table, chance = seat_bots(GAME, [bot.choose] * seats, f"ends {seats}"), Seeded.of("ends")
    while state.pending:
        decision, action = table.next(state)
        GAME.apply(state, decision.id, action, chance)
    assert len(state.winners) == 1
    assert 5 <= state.round <= 14


def test_it_plays_the_team_variant_and_the_options() -> None:
    bots = [bot.choose] * 4
    assert sorted(race(bots, "teams", NorthwestOptions(teams=True, rounds=5))) == [0, 0, 0.5, 0.5]
    race([bot.choose] * 2, "options", NorthwestOptions(walk_past_ships=True, open_sea_strict=True))


def test_a_bot_leaves_the_map_when_it_can() -> None:
    assert choice("pieces: red M1 24.0", "red: ship 24.0", "turn: red ap 1") == "exit"


def test_a_bot_keeps_a_point_to_leave() -> None:
    assert choice("pieces: red M1 23.1", "red: ship 23.1", "turn: red ap 2").startswith("place M1 24.")


def test_baffin_does_not_walk_to_and_fro_for_ever() -> None:
    table = Table("pieces: red I4 1.0,2.0,3.1,4.1; yellow M1 1.3", "red: ship 1.0 character C12", "yellow: ship 1.3",
                  "turn: red ap 1", board=WATER)  # fmt: skip
    for _ in range(20):
        decision = table.state.pending[0]
        if decision.actor != 0:
            break
        view = GAME.observe(table.state, decision.actor)
        action = bot.choose(view, decision, tuple(GAME.legal(table.state, decision)), random.Random(2))
        table.do(write_action(GAME, action))
    assert table.asked[1] == 1


LAND = "".join(f"r{row}: L L L L\n" for row in range(8, 0, -1))


def test_a_bot_puts_to_sea_when_it_is_just_behind() -> None:
    pieces = "pieces: yellow I4 1.1,2.1,3.2,4.2; red R1 3.2>yellow"
    crews = ("red: ship 3.2 follows yellow", "yellow: ship 4.2")
    assert choice(pieces, *crews, "turn: red ap 0 moved", board=LAND) == "opensea"
    assert choice(pieces, *crews, "turn: red ap 3 moved sea", board=LAND).startswith("place I2 4.2,5.")


ICY = LAND.replace("r2: L L L L", "r2: I I I I")
TARGETS = {
    "T14a": ("put 2.",),
    "T06a": ("put 2.", "put 3.", "put 4."),
    "T07a": ("target 1",),
    "T05a": ("scrap 1 R1",),
    "T08a": ("turn ",),
    "T13a": ("lift 2.0",),
}


@pytest.mark.parametrize("card", TARGETS)
def test_targets_make_sense(card: str) -> None:
    lines = (f"red: hand {card}", "pieces: yellow M1 1.0", "yellow: ship 1.0")
    table = Table(*lines, board=LAND if card == "T06a" else ICY).do(f"play {card}")
    decision = table.state.pending[0]
    view = GAME.observe(table.state, decision.actor)
    action = bot.choose(view, decision, tuple(GAME.legal(table.state, decision)), random.Random(4))
    assert write_action(GAME, action).startswith(TARGETS[card])
