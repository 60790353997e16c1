"""Moving (NW-15 to NW-23)."""

import pytest

from pelagos.games.northwest.events import Placed, RouteLeft
from pelagos.games.northwest.kinds import KINDS
from tests.games.northwest.support import Table

WATER = "".join(f"r{row}: W W W W\n" for row in range(8, 0, -1))
LENIENT = "options: walk_past_ships"


@pytest.mark.rule("NW-15", "NW-22")
@pytest.mark.parametrize(
    ("text", "rule", "key"),
    [
        ("place I2 2.0,3.0", "NW-15", "not-beside-ship"),
        ("place I3 1.0,2.0,3.0", "NW-15", "wrong-shape"),
        ("place I2 1.0,3.0", "NW-15", "wrong-shape"),
        ("place I2 1.0", "NW-15", "wrong-shape"),
        ("place M1 9.0", "NW-22", "off-the-map"),
        ("place M1 1.4", "NW-22", "off-the-map"),
        ("place M1 25.0", "NW-15", "wrong-shape"),
        ("place I4 1.0,1.1,1.2,1.3", "NW-16", "too-few-points"),
        ("place R1 1.0", "NW-15", "wrong-shape"),
    ],
)
def test_a_piece_begins_at_the_ship_has_its_shape_and_lies_on_the_map(text: str, rule: str, key: str) -> None:
    assert Table().refusal(text) == (rule, key)


@pytest.mark.rule("NW-15")
def test_a_piece_that_is_used_up_cannot_be_laid() -> None:
    table = Table("red: boxed Z4")
    assert table.refusal("place Z4 1.1,2.0,3.1,4.0") == ("NW-01", "no-such-piece")
    assert not any(text.startswith("place Z4") for text in table.listed())


@pytest.mark.rule("NW-15")
def test_the_ship_ends_on_the_last_hex_and_the_piece_leaves_the_supply() -> None:
    table = Table(board=WATER).do("place V3 1.1,2.1,2.2")
    assert table.ship(0) == "2.2"
    assert table.state.supply[KINDS.index("V3")] == 2
    assert table.told(Placed)[0].cells == ("1.1", "2.1", "2.2")


@pytest.mark.rule("NW-16")
@pytest.mark.parametrize(("terrain", "cost"), [("W", 1), ("L", 2), ("S", 3), ("I", 4)])
def test_what_a_hex_costs(terrain: str, cost: int) -> None:
    board = WATER.replace("r1: W", f"r1: {terrain}")
    assert Table(board=board).do("place M1 1.0").ap == 4 - cost


@pytest.mark.rule("NW-17")
def test_walking_costs_a_point_for_each_hex_and_goes_by_touch_not_by_order() -> None:
    pieces = "pieces: red I3 1.0,2.0,3.1; red M1 3.0; red M1 2.1"
    table = Table(pieces, "red: ship 2.1", board=WATER)
    assert table.allows("walk 2.0")
    assert table.allows("walk 3.1")
    assert table.do("walk 2.0,3.0").ap == 2
    assert table.refusal("walk 4.0") == ("NW-17", "not-your-route")
    assert table.refusal("walk 2.1") == ("NW-17", "not-adjacent")


@pytest.mark.rule("NW-17")
def test_a_walk_is_listed_once_for_each_hex_it_can_reach_by_a_cheapest_path() -> None:
    table = Table("pieces: red I4 1.0,2.0,3.1,4.1; red M1 2.1", "red: ship 1.0", board=WATER)
    walks = [text for text in table.listed() if text.startswith("walk")]
    assert walks == ["walk 2.0", "walk 2.0,2.1", "walk 2.0,3.1", "walk 2.0,3.1,4.1"]
    assert table.allows("walk 2.0,2.1,3.1,4.1")


@pytest.mark.rule("NW-17")
@pytest.mark.parametrize("text", ["walk 2.0,1.0,2.0", "walk 9.9", "walk 2.0,2.0"])
def test_a_path_visits_hexes_of_the_map_each_once(text: str) -> None:
    table = Table("pieces: red I2 1.0,2.0", "red: ship 1.0")
    assert table.refusal(text) == ("NW-59", "path")


@pytest.mark.rule("NW-17")
def test_a_walk_is_paid() -> None:
    table = Table("pieces: red I3 1.0,2.0,3.1", "red: ship 1.0", "turn: red ap 1")
    assert table.refusal("walk 2.0,3.1") == ("NW-17", "too-few-points")


@pytest.mark.rule("NW-18")
def test_no_piece_lies_on_a_route() -> None:
    table = Table("pieces: yellow M1 1.0; red M1 1.1", "red: ship 1.1", "yellow: ship 1.0")
    assert table.refusal("place M1 1.0") == ("NW-18", "on-a-route")
    assert table.refusal("walk 1.0") == ("NW-21", "ship-in-the-way")
    away = Table("pieces: yellow I2 1.0,2.0; red M1 1.1", "red: ship 1.1", "yellow: ship 2.0")
    assert away.refusal("walk 1.0") == ("NW-17", "not-your-route")


OWN_ROUTE_BLOCKED = (
    "pieces: red I3 1.0,2.0,3.1; yellow R1 2.0>red",
    "red: ship 1.0",
    "yellow: ship 2.0 follows red",
)


@pytest.mark.rule("NW-20", "NW-21")
def test_walking_does_not_pass_a_ship_unless_the_table_plays_it_so() -> None:
    assert Table(*OWN_ROUTE_BLOCKED).refusal("walk 2.0,3.1") == ("NW-21", "ship-in-the-way")
    table = Table(LENIENT, *OWN_ROUTE_BLOCKED)
    assert table.refusal("walk 2.0") == ("NW-20", "ship-in-the-way")
    assert "walk 2.0,3.1" in table.listed()
    assert table.do("walk 2.0,3.1").ship(0) == "3.1"


@pytest.mark.rule("NW-21")
def test_a_piece_of_two_or_more_passes_a_ship_on_the_own_route() -> None:
    table = Table(*OWN_ROUTE_BLOCKED, board=WATER)
    assert table.refusal("place M1 2.0") == ("NW-20", "ship-in-the-way")
    assert table.refusal("place I2 2.0,3.1") == ("NW-18", "on-a-route")
    assert "place I2 2.0,2.1" in table.listed()
    table.do("place I2 2.0,2.1")
    assert (table.ap, table.ship(0)) == (2, "2.1")
    assert [piece.owner for piece in table.state.pieces] == [0, 1, 0]


@pytest.mark.rule("NW-21")
def test_several_ships_in_a_row_are_passed_with_one_piece() -> None:
    board = "".join(f"r{row}: W W W W W W\n" for row in range(8, 0, -1))
    table = Table(
        "pieces: yellow I3 1.0,2.0,3.1; green R1 2.0>yellow; red R1 1.0>yellow",
        "red: ship 1.0 follows yellow", "yellow: ship 3.1", "green: ship 2.0 follows yellow", board=board,
    )  # fmt: skip
    table.do("place I4 2.0,3.1,4.1,5.2")
    assert (table.ap, table.ship(0), table.told(RouteLeft)[0].cell) == (0, "5.2", "1.0")


@pytest.mark.rule("NW-21", "NW-26")
def test_passing_a_ship_on_a_dropped_iceberg_costs_its_price() -> None:
    table = Table(*OWN_ROUTE_BLOCKED, "icebergs: 2.0", board=WATER)
    assert table.refusal("place I2 2.0,2.1") == ("NW-16", "too-few-points")
    assert Table(*OWN_ROUTE_BLOCKED, "icebergs: 2.0", "turn: red ap 5", board=WATER).do("place I2 2.0,2.1").ap == 0


@pytest.mark.rule("NW-22")
def test_pieces_go_sideways_and_backwards() -> None:
    table = Table("pieces: red M1 2.1", "red: ship 2.1", board=WATER)
    assert table.do("place M1 2.2", "place M1 1.2").ship(0) == "1.2"


@pytest.mark.rule("NW-23")
def test_rows_are_added_for_the_foremost_ship_only_and_end_with_row_24() -> None:
    table = Table("pieces: red M1 2.0; yellow M1 4.0", "red: ship 2.0", "yellow: ship 4.0").do("place M1 3.0")
    assert table.state.top == 8
    table = Table("pieces: red M1 4.0", "red: ship 4.0", "turn: red ap 9").do("place I4 5.1,6.1,7.2,8.2")
    assert table.state.top == 12
    board = "".join(f"r{row}: W W W W\n" for row in range(24, 0, -1))
    assert Table("pieces: red M1 20.0", "red: ship 20.0", board=board).do("place I2 21.0,21.1").state.top == 24


@pytest.mark.rule("NW-23")
def test_new_rows_can_be_used_in_the_same_turn() -> None:
    table = Table("pieces: red M1 4.1", "red: ship 4.1", "turn: red ap 20").do("place I4 5.1,6.1,7.2,8.2")
    assert any("9." in text for text in table.listed() if text.startswith("place"))
