"""The test positions of the rules ledger, in its order."""

import pytest

from pelagos.games.northwest.cards import ALL_STRIPS
from pelagos.games.northwest.events import RowLaid, SeaDeclared, TreasureDrawn
from pelagos.games.northwest.game import GAME
from pelagos.games.northwest.types import NorthwestOptions
from pelagos.kernel.chance import Seeded
from tests.games.northwest.support import BOARD_M, Table

FOUR_ROWS = "\n".join(BOARD_M.strip().splitlines()[4:]) + "\n"
CHASE = ("pieces: yellow I4 1.1,2.1,3.2,4.2; red I2 1.0,2.0", "red: ship 2.0", "yellow: ship 4.2")
RETREAT = "pieces: red I3 1.0,2.0,3.1; red M1 4.0"


@pytest.mark.rule("NW-15", "NW-16", "NW-23", "NW-37")
def test_1_pieces_are_paid_hex_by_hex_take_the_chest_and_bring_new_rows_to_light() -> None:
    table = Table(board=FOUR_ROWS).do("place I3 1.0,2.0,3.1")
    assert (table.ap, table.cards(0), table.ship(0), table.state.top) == (1, 1, "3.1", 7)
    table.do("place M1 4.0")
    assert (table.ap, table.cards(0), table.ship(0), table.state.top) == (0, 1, "4.0", 8)
    assert [event.row for event in table.told(RowLaid)] == [5, 6, 7, 8]


@pytest.mark.rule("NW-16")
def test_2_a_piece_that_fits_but_costs_more_than_one_has_is_refused() -> None:
    assert Table().refusal("place I4 1.0,2.0,3.1,4.1") == ("NW-16", "too-few-points")


@pytest.mark.rule("NW-15")
def test_3_the_zigzag_has_one_hand_only() -> None:
    table = Table("red: character C07")
    assert table.ap == 5
    assert table.refusal("place Z4 1.0,2.0,3.0,4.0") == ("NW-15", "wrong-shape")
    assert table.do("place Z4 1.1,2.0,3.1,4.0").ap == 0


@pytest.mark.rule("NW-15", "NW-37")
def test_4_both_hands_of_the_l_exist_and_are_different_pieces() -> None:
    assert Table().do("place L4 1.0,2.0,3.1,4.0").cards(0) == 1
    assert Table().do("place J4 1.0,2.0,3.1,3.2").cards(0) == 2
    assert Table().refusal("place J4 1.0,2.0,3.1,4.0") == ("NW-15", "wrong-shape")


@pytest.mark.rule("NW-17", "NW-18")
def test_6_one_walks_on_the_own_route_but_lays_no_piece_there() -> None:
    lines = ("pieces: red I3 1.0,2.0,3.1", "red: ship 3.1")
    assert Table(*lines).refusal("place M1 2.0") == ("NW-18", "on-a-route")
    table = Table(*lines).do("walk 2.0")
    assert (table.ap, table.ship(0), table.left(0)) == (3, "2.0", 21)


@pytest.mark.rule("NW-21", "NW-23", "NW-28", "NW-29", "NW-34", "NW-35")
def test_7_raid_walk_open_sea_and_over_the_followed_ship() -> None:
    table = Table(*CHASE).do("raid 2.1 1").do("walk 3.2")
    assert (table.ap, table.cards(0)) == (1, 0)
    table.do("opensea")
    assert (table.ap, table.told(SeaDeclared)[0].extra) == (3, 2)
    table.do("place I2 4.2,5.3")
    assert (table.ap, table.ship(0), table.state.top) == (0, "5.3", 9)
    assert table.route(0) == {"1.0", "2.0", "2.1", "4.2", "5.3"}


@pytest.mark.rule("NW-35")
@pytest.mark.parametrize("text", ["raid 4.2 1", "drop 2.1", "play T15a", "recover 1.0", "opensea"])
def test_8_after_open_sea_only_movement_is_left(text: str) -> None:
    table = Table(*CHASE[:1], "red: ship 2.0 hand T15a", CHASE[2], "turn: red ap 7").do("raid 2.1 1", "walk 3.2")
    assert table.do("opensea").refusal(text) == ("NW-35", "at-sea")


@pytest.mark.rule("NW-18", "NW-21", "NW-28")
def test_10_who_follows_nobody_can_neither_pass_nor_raid_a_ship() -> None:
    table = Table("pieces: red I3 1.0,2.0,3.1; yellow I2 3.2,4.1", "red: ship 3.1", "yellow: ship 4.1")
    assert table.refusal("place I2 4.1,5.1") == ("NW-18", "on-a-route")
    assert table.refusal("raid 4.1 1") == ("NW-20", "ship-in-the-way")


@pytest.mark.rule("NW-20", "NW-32")
def test_12_being_passed_makes_nobody_a_follower() -> None:
    table = Table(*CHASE).do("raid 2.1 1", "walk 3.2", "opensea", "place I2 4.2,5.3", "end")
    assert table.asked == ("TakeTurn", 1)
    assert table.state.follows[1] is None
    assert table.refusal("raid 5.3 0") == ("NW-20", "ship-in-the-way")
    table.do("walk 3.2")
    assert table.refusal("opensea") == ("NW-34", "sea-not-behind")


@pytest.mark.rule("NW-24")
def test_13_a_piece_is_taken_back_unless_something_is_on_it() -> None:
    assert Table(RETREAT, "red: ship 4.0").refusal("recover 4.0") == ("NW-24", "piece-covered")
    covered = Table(RETREAT + "; yellow R1 2.0>red", "red: ship 4.0", "yellow: ship 2.0 follows red")
    assert covered.refusal("recover 1.0") == ("NW-24", "piece-covered")
    table = Table(RETREAT, "red: ship 4.0").do("recover 1.0")
    assert (table.ap, table.left(0), table.route(0)) == (0, 21, {"4.0"})


@pytest.mark.rule("NW-37")
def test_14_a_chest_is_visible_again_when_its_piece_is_gone() -> None:
    table = Table(RETREAT + "; yellow I2 1.1,2.1", "red: ship 4.0", "yellow: ship 2.1").do("recover 1.0", "end")
    table.do("place M1 2.0")
    assert (table.ap, table.cards(1)) == (3, 1)


def three(turn: str, card: str) -> Table:
    board = "\n".join(["r9: W W W W", *(f"r{row}: W W W W W W" for row in range(8, 0, -1))]) + "\n"
    pieces = (
        "red I4 1.0,2.0,3.1,4.1; red M1 5.2",
        "yellow I4 1.3,2.3,3.4,4.4; yellow M1 5.4",
        "green I3 1.-1,2.-1,3.0",
    )
    ships = {"red": "5.2", "yellow": "5.4", "green": "3.0"}
    crews = [f"{name}: ship {hex_}" + (f" hand {card}" if name == turn else "") for name, hex_ in ships.items()]
    return Table(f"pieces: {'; '.join(pieces)}", *crews, f"turn: {turn}", board=board)


@pytest.mark.rule("NW-41", "NW-49", "NW-52", "NW-53")
def test_16_first_and_last_count_only_alone() -> None:
    assert three("red", "T07a").do("play T07a", "target 1").state.weary == [0, 1, 0]
    assert three("green", "T15a").do("play T15a").ap == 6
    assert three("red", "T15a").do("play T15a").ap == 5
    assert three("green", "T12a").do("play T12a").asked == ("PlaceRelief", 2)
    assert three("red", "T12a").refusal("play T12a") == ("NW-54", "no-target")


def at_the_end(ap: int) -> Table:
    board = "\n".join(f"r{row}: W W W W" for row in range(24, 0, -1)) + "\n"
    pieces = "pieces: red M1 24.1; yellow I2 22.1,23.1"
    return Table(pieces, "red: ship 24.1", "yellow: ship 23.1", f"turn: red ap {ap}", board=board)


@pytest.mark.rule("NW-60")
def test_17_leaving_the_last_row_takes_a_point() -> None:
    assert at_the_end(0).refusal("exit") == ("NW-60", "too-few-points")
    table = at_the_end(1).do("exit")
    assert (table.state.winners, GAME.returns(table.state)) == ((0,), (1.0, 0.0))
    table = at_the_end(1).do("end")
    assert table.refusal("exit") == ("NW-60", "not-last-row")


@pytest.mark.rule("NW-34", "NW-60")
def test_17_in_the_last_row_nobody_can_be_a_row_ahead() -> None:
    board = "\n".join(f"r{row}: W W W W" for row in range(24, 0, -1)) + "\n"
    pieces = "pieces: yellow V3 22.1,23.1,24.1; yellow M1 24.0; red R1 24.1>yellow"
    table = Table(pieces, "red: ship 24.1 follows yellow", "yellow: ship 24.0", "turn: red moved", board=board)
    assert table.refusal("opensea") == ("NW-34", "sea-not-behind")
    assert table.do("exit").state.winners == (0,)


@pytest.mark.rule("NW-56")
def test_19_cook_draws_after_an_opponent_and_never_for_himself() -> None:
    table = Table(
        "red: character C06", "turn: yellow ap 9",
        board=BOARD_M.replace("r1:  W  L  S  I", "r1:  W* S* S  I"),
    )  # fmt: skip
    table.do("place M1 1.0")
    assert (table.cards(1), table.cards(0)) == (1, 1)
    table.do("place M1 1.1")
    assert (table.cards(1), table.cards(0)) == (2, 1)
    assert [event.seat for event in table.told(TreasureDrawn)] == [1, 0, 1]
    own = Table("red: character C06").do("place I2 1.0,2.0")
    assert (own.cards(0), own.cards(1)) == (0, 0)


@pytest.mark.rule("NW-39")
def test_21_the_hand_is_trimmed_at_the_end_of_the_own_turn_only() -> None:
    table = Table("red: hand T01a,T02a,T03a,T04a,T05a").do("end")
    assert table.asked == ("DiscardTreasure", 0)
    table.do("discard T02a", "discard T05a")
    assert (table.hand(0), table.asked) == ("T01a T03a T04a", ("TakeTurn", 1))
    raided = Table(
        "pieces: red I2 1.0,2.0", "red: ship 2.0 character C11 hand T01a,T02a,T03a", "turn: yellow"
    ).do("raid 1.0 0", "end")  # fmt: skip
    assert (raided.cards(0), raided.asked) == (4, ("TakeTurn", 0))
    assert raided.do("end").asked == ("DiscardTreasure", 0)


@pytest.mark.rule("NW-47", "NW-48")
def test_22_a_tile_must_be_bare_all_over_a_hex_only_itself() -> None:
    lines = ("pieces: yellow M1 3.1; red R1 3.1>yellow", "yellow: ship 3.1")
    table = Table(*lines, "red: hand T13a").do("play T13a")
    assert table.refusal("lift 3.3") == ("NW-48", "tile-not-bare")
    table = Table(*lines, "red: hand T06a").do("play T06a")
    assert table.refusal("put 3.1") == ("NW-47", "hex-not-bare")
    table.do("put 3.0")
    assert table.state.ground[table.state.singles[0]] == "I"


@pytest.mark.rule("NW-03", "NW-04", "NW-05", "NW-06", "NW-07")
@pytest.mark.parametrize(
    ("seats", "hexes", "sides", "treasure", "characters"),
    [(2, 16, 0, 30, 12), (3, 24, 20, 45, 11), (4, 32, 40, 60, 10)],
)
def test_23_what_lies_open_at_the_start_and_what_is_left(
    seats: int, hexes: int, sides: int, treasure: int, characters: int
) -> None:
    state = GAME.start(NorthwestOptions(), seats, Seeded.of("start"))
    for decision in state.pending:
        GAME.apply(state, decision.id, GAME.legal(state, decision)[0], Seeded.of("start"))
    assert len(state.ground.replace(" ", "")) == hexes
    assert (len(state.strips), len(state.sides), len(state.treasure)) == (20, sides, treasure)
    assert [len(stack) for stack in state.stacks] == [characters]
    assert len(ALL_STRIPS) == 24
