"""The bot: it sees views only, finishes every race, and beats chance."""

import random
from typing import Any

import pytest

from pelagos.bots import random as yardstick
from pelagos.bots.driver import play_match, seat_bots
from pelagos.bots.policy import Bot
from pelagos.games.northwest import bot
from pelagos.games.northwest.game import GAME
from pelagos.games.northwest.geometry import HEX, ROW
from pelagos.games.northwest.policy.outlook import way_ahead
from pelagos.games.northwest.types import NorthwestOptions
from pelagos.kernel.chance import Seeded
from pelagos.kernel.ids import Seat
from pelagos.kernel.notation import write_action
from tests.games.northwest.support import Table

WATER = "".join(f"r{row}: W W W W\n" for row in range(24, 0, -1))


def choice(*lines: str, board: str = WATER, player: Bot = bot.choose, dice: Any = None) -> str:
    """What a bot answers to the first question of a position."""
    state = Table(*lines, board=board).state
    decision = state.pending[0]
    view = GAME.observe(state, decision.actor)
    action = player(view, decision, tuple(GAME.legal(state, decision)), dice or random.Random(1))
    return write_action(GAME, action)


class Loaded(random.Random):
    """Random numbers that are always the same."""

    def __init__(self, rolled: float) -> None:
        super().__init__()
        self.rolled = rolled

    def random(self) -> float:
        return self.rolled


def race(bots: list[Any], seed: str, options: NorthwestOptions | None = None) -> tuple[float, ...]:
    return play_match(GAME, options, seat_bots(GAME, bots, seed), Seeded.of(seed)).returns


@pytest.mark.parametrize("player", [bot.choose_easy, bot.choose, bot.choose_hard], ids=["easy", "normal", "hard"])
def test_each_bot_beats_chance(player: Bot) -> None:
    won = 0.0
    for number in range(4):
        bots: list[Bot] = [yardstick.choose] * 4
        bots[number] = player
        won += race(bots, f"beats {number}")[number]
    assert won == 4


def test_easy_bots_lose_most_races_against_normal_ones() -> None:
    won = 0.0
    for number in range(12):
        bots = [bot.choose_easy if seat == number % 4 else bot.choose for seat in range(4)]
        won += race(bots, f"easy {number}")[number % 4]
    assert won < 6


@pytest.mark.parametrize("player", [bot.choose_easy, bot.choose, bot.choose_hard], ids=["easy", "normal", "hard"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_races_of_bots_end_by_leaving_the_map(seats: int, player: Bot) -> None:
    state = GAME.start(None, seats, Seeded.of(f"ends {seats}"))
    table, chance = seat_bots(GAME, [player] * seats, f"ends {seats}"), Seeded.of("ends")
    while state.pending:
        decision, action = table.next(state)
        GAME.apply(state, decision.id, action, chance)
    assert len(state.winners) == 1
    assert 5 <= state.round <= 14


@pytest.mark.parametrize("player", [bot.choose_easy, bot.choose, bot.choose_hard], ids=["easy", "normal", "hard"])
def test_it_plays_the_team_variant_and_the_options(player: Bot) -> None:
    bots = [player] * 4
    assert sorted(race(bots, "teams", NorthwestOptions(teams=True, rounds=5))) == [0, 0, 0.5, 0.5]
    race([player] * 2, "options", NorthwestOptions(walk_past_ships=True, open_sea_strict=True))


@pytest.mark.parametrize("player", [bot.choose_easy, bot.choose, bot.choose_hard], ids=["easy", "normal", "hard"])
def test_a_bot_leaves_the_map_when_it_can(player: Bot) -> None:
    assert choice("pieces: red M1 24.0", "red: ship 24.0", "turn: red ap 1", player=player) == "exit"


@pytest.mark.parametrize("player", [bot.choose, bot.choose_hard], ids=["normal", "hard"])
def test_a_bot_keeps_a_point_to_leave(player: Bot) -> None:
    assert choice("pieces: red M1 23.1", "red: ship 23.1", "turn: red ap 2", player=player).startswith("place M1 24.")


def test_the_easy_bot_overlooks_everything_but_the_end_at_worst_and_nothing_at_best() -> None:
    crew = ("pieces: red M1 12.1", "red: ship 12.1", "turn: red ap 4")
    assert choice(*crew, player=bot.choose_easy, dice=Loaded(0.0)) == "end"
    assert choice(*crew, player=bot.choose_easy, dice=Loaded(0.99)) == choice(*crew, dice=Loaded(0.99)) != "end"


DEAR_SHORT_WAY = WATER.replace("r3: W W W W", "r3: W I I S").replace("r2: W W W W", "r2: I I I L").replace(
    "\nr1: W W W W", "\nr1: W I I L"
)  # fmt: skip
"""On the left six points for three rows, but none of four left for the ice; on the right seven, two rows at once."""


def test_the_hard_bot_spends_its_points_where_none_is_lost() -> None:
    assert choice("turn: red ap 4", board=DEAR_SHORT_WAY).startswith("place M1 1.0")
    assert choice("turn: red ap 4", board=DEAR_SHORT_WAY, player=bot.choose_hard) == "place I2 1.3,2.3"


def test_the_hard_bot_raids_to_put_to_sea() -> None:
    crews = ("red: ship 2.0", "yellow: ship 4.2", "turn: red ap 4")
    pieces = "pieces: red I2 1.0,2.0; yellow I4 1.1,2.1,3.2,4.2"
    assert choice(pieces, *crews, board=LAND, player=bot.choose_hard) == "raid 2.1 1"


@pytest.mark.parametrize("player", [bot.choose_easy, bot.choose, bot.choose_hard], ids=["easy", "normal", "hard"])
def test_baffin_does_not_walk_to_and_fro_for_ever(player: Bot) -> None:
    table = Table("pieces: red I4 1.0,2.0,3.1,4.1; yellow M1 1.3", "red: ship 1.0 character C12", "yellow: ship 1.3",
                  "turn: red ap 1", board=WATER)  # fmt: skip
    for _ in range(20):
        decision = table.state.pending[0]
        if decision.actor != 0:
            break
        view = GAME.observe(table.state, decision.actor)
        action = player(view, decision, tuple(GAME.legal(table.state, decision)), random.Random(2))
        table.do(write_action(GAME, action))
    assert table.asked[1] == 1


def test_the_hard_baffin_ends_a_turn_that_once_went_on_for_ever() -> None:
    board = """
r12:  L  S  L  W*
r11: W  S* S  S
r10:  I  S  W  W*
r9:  L  W* S  W
r8:   S  S  W  S*
r7:  W* S  I  L
r6:   W  L  I  L*
r5:  W  W  W* L
r4:   L* W  L  W
r3:  L  W  I  S*
r2:   I  W* W  W
r1:  L  W* I  L
"""
    pieces = (
        "red V3 1.1,2.1,3.1; red M1 4.1; yellow R1 1.1>red; yellow I3 4.1,5.1,6.0; red M1 5.2; red M1 6.1; red M1 7.1",
        "yellow I2 7.0,8.0; red R1 7.0>yellow",
    )
    crews = (
        "red: ship 7.1 character C12 hand T10b,T11a left 7.0>yellow",
        "yellow: ship 8.0 character C14 hand T06b left 3.1>red",
    )
    table = Table(f"pieces: {'; '.join(pieces)}", *crews, "turn: red ap 4 cards 1 moved sea", board=board)
    for number in range(20):
        view = GAME.observe(table.state, Seat(0))
        decision = table.state.pending[0]
        listed = tuple(GAME.legal(table.state, decision))
        table.do(write_action(GAME, bot.choose_hard(view, decision, listed, random.Random(number))))
        if table.asked[1] == 1:
            return
    raise AssertionError("still walking")


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


def test_the_way_ahead_of_baffin_has_no_dead_end_where_his_own_route_costs_nothing() -> None:
    table = Table("pieces: red I2 1.0,1.1; red I2 2.1,2.0", "red: ship 2.0 character C12",
                  board=WATER.replace("r3: W W W W", "r3: W I I I"))  # fmt: skip
    path = way_ahead(GAME.observe(table.state, Seat(0)), Seat(0))
    assert [HEX[cell] for cell in path[:2]] == ["3.0", "4.0"]
    assert [ROW[cell] for cell in path] == list(range(3, table.state.top + 1))
