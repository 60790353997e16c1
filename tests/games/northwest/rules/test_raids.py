"""Recovery, icebergs, raids and Open Sea (NW-24 to NW-36)."""

import pytest

from pelagos.games.northwest.events import Raided, RouteEntered, RouteLeft, SeaDeclared
from pelagos.games.northwest.kinds import KINDS
from tests.games.northwest.support import Table

WATER = "".join(f"r{row}: W W W W\n" for row in range(8, 0, -1))
WIDE = "".join(f"r{row}: W W W W W W\n" for row in range(8, 0, -1))
PREY = "pieces: yellow I4 1.1,2.1,3.2,4.2; red M1 1.0"
SHIPS = ("red: ship 1.0", "yellow: ship 4.2")


# -- recovery and icebergs -----------------------------------------------------------------------------------------


@pytest.mark.rule("NW-24")
def test_raid_pieces_come_back_too_and_what_is_not_ones_own_does_not() -> None:
    table = Table(PREY + "; red R1 1.1>yellow", *SHIPS, "turn: red ap 8")
    table.do("recover 1.1")
    assert (table.ap, table.route(0), table.state.supply[KINDS.index("R1")]) == (4, {"1.0"}, 6)
    assert table.refusal("recover 1.1") == ("NW-24", "no-own-piece")
    assert table.refusal("recover 5.1") == ("NW-24", "no-own-piece")


@pytest.mark.rule("NW-24")
def test_recovering_costs_four_points() -> None:
    table = Table("pieces: red I2 1.0,2.0; red M1 3.0", "red: ship 3.0", "turn: red ap 3")
    assert table.refusal("recover 1.0") == ("NW-24", "too-few-points")


@pytest.mark.rule("NW-24")
def test_a_hex_under_two_own_pieces_stays_on_the_route_when_one_goes() -> None:
    table = Table("pieces: red I2 1.0,2.0; red I2 2.0,2.1", "red: ship 1.0").do("recover 2.1")
    assert table.route(0) == {"1.0", "2.0"}
    assert table.left(0) == 21


@pytest.mark.rule("NW-24", "NW-26")
def test_a_piece_under_a_dropped_iceberg_stays() -> None:
    table = Table("pieces: red I2 1.0,2.0; red M1 3.0", "red: ship 3.0", "icebergs: 1.0")
    assert table.refusal("recover 2.0") == ("NW-24", "piece-covered")


@pytest.mark.rule("NW-25")
def test_an_iceberg_is_dropped_behind_or_beside_the_ship_on_the_own_route() -> None:
    pieces = "pieces: red I2 1.0,2.0; red M1 2.1; red M1 3.1; yellow M1 3.2"
    table = Table(pieces, "red: ship 2.0", "yellow: ship 3.2", board=WATER)
    assert [text for text in table.listed() if text.startswith("drop")] == ["drop 2.1", "drop 1.0"]
    assert table.refusal("drop 3.1") == ("NW-25", "not-behind-ship")
    assert table.refusal("drop 1.1") == ("NW-25", "not-your-route")
    table.do("drop 1.0")
    assert (table.ap, table.state.ice_left) == (1, 9)
    assert table.refusal("drop 1.0") == ("NW-25", "hex-covered")


@pytest.mark.rule("NW-25")
def test_no_iceberg_drops_on_a_covered_hex_nor_without_points_or_icebergs() -> None:
    covered = "pieces: red I2 1.0,2.0; yellow R1 1.0>red"
    table = Table(covered, "red: ship 2.0", "yellow: ship start")
    assert table.refusal("drop 1.0") == ("NW-25", "hex-covered")
    poor = Table("pieces: red I2 1.0,2.0", "red: ship 2.0", "turn: red ap 2")
    assert poor.refusal("drop 1.0") == ("NW-25", "too-few-points")
    table = Table("pieces: red I2 1.0,2.0", "red: ship 2.0", "turn: red ap 3")
    table.state.ice_left = 0
    assert table.refusal("drop 1.0") == ("NW-25", "no-iceberg-left")


@pytest.mark.rule("NW-26")
def test_a_dropped_iceberg_costs_everybody_four_points_to_enter() -> None:
    own = Table("pieces: red I2 1.0,2.0", "red: ship 2.0", "icebergs: 1.0")
    assert own.do("walk 1.0").ap == 0
    raided = Table(PREY, *SHIPS, "icebergs: 1.1", "turn: red ap 6").do("raid 1.1 1")
    assert raided.ap == 1
    assert Table(PREY, *SHIPS, "icebergs: 1.1").refusal("raid 1.1 1") == ("NW-28", "too-few-points")


@pytest.mark.rule("NW-27")
def test_a_single_tile_is_terrain_until_a_route_crosses_it() -> None:
    table = Table("singles: 1.0", board=WATER.replace("r1: W", "r1: I"))
    table.do("place M1 1.0")
    assert (table.ap, table.cards(0)) == (0, 0)
    lines = ("pieces: red I2 1.0,2.0", "red: ship 2.0", "singles: 1.0")
    crossed = Table(*lines, "turn: yellow", board=WATER.replace("r1: W", "r1: I"))
    assert crossed.do("raid 1.0 0").ap == 2


# -- raids ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NW-28")
def test_a_raid_costs_two_points_lays_a_raid_piece_and_makes_a_follower() -> None:
    table = Table(PREY, *SHIPS).do("raid 1.1 1")
    assert (table.ap, table.ship(0), table.state.follows[0]) == (2, "1.1", 1)
    assert table.route(0) == {"1.0", "1.1"}
    assert table.told(Raided)[0].cost == 2


@pytest.mark.rule("NW-28")
def test_a_raid_from_the_start_sea() -> None:
    table = Table("pieces: yellow I2 1.1,2.1", "yellow: ship 2.1").do("raid 1.1 1")
    assert (table.ap, table.ship(0)) == (2, "1.1")


@pytest.mark.rule("NW-28")
@pytest.mark.parametrize(
    ("text", "rule", "key"),
    [
        ("raid 2.1 1", "NW-28", "not-beside-ship"),
        ("raid 2.0 1", "NW-28", "raid-no-route"),
        ("raid 1.1 0", "NW-28", "raid-no-route"),
        ("raid 1.1 3", "NW-28", "raid-no-route"),
        ("raid 30.1 1", "NW-28", "not-beside-ship"),
    ],
)
def test_a_raid_needs_a_foreign_route_beside_the_ship(text: str, rule: str, key: str) -> None:
    assert Table(PREY, *SHIPS).refusal(text) == (rule, key)


@pytest.mark.rule("NW-18", "NW-28")
def test_ones_own_route_is_not_raided_even_where_another_crosses_it() -> None:
    table = Table("pieces: yellow I2 1.1,2.1; red M1 1.0; red R1 1.1>yellow", "red: ship 1.0", "yellow: ship 2.1")
    assert table.refusal("raid 1.1 1") == ("NW-28", "raid-own-route")


@pytest.mark.rule("NW-28")
def test_six_raid_pieces_are_all_there_are() -> None:
    table = Table(PREY, "red: ship 1.0 boxed R1,R1,R1,R1,R1,R1", SHIPS[1])
    assert table.refusal("raid 1.1 1") == ("NW-28", "no-such-piece")
    assert not any(text.startswith("raid") for text in table.listed())


@pytest.mark.rule("NW-28")
def test_where_two_routes_cross_one_chooses_whom_to_follow() -> None:
    pieces = "pieces: yellow I2 1.1,2.1; green R1 1.1>yellow; red M1 1.0"
    table = Table(pieces, "red: ship 1.0", "yellow: ship 2.1", "green: ship start", board=WIDE)
    assert [text for text in table.listed() if text.startswith("raid")] == ["raid 1.1 1", "raid 1.1 2"]
    assert table.do("raid 1.1 2").state.follows[0] == 2


@pytest.mark.rule("NW-29")
def test_inside_every_hex_costs_a_point_whatever_lies_below_and_no_piece() -> None:
    board = WATER.replace("r2: W W", "r2: W I").replace("r3: W W W", "r3: W W S")
    table = Table(PREY, *SHIPS, board=board).do("raid 1.1 1", "walk 2.1,3.2")
    assert (table.ap, table.left(0), table.state.follows[0]) == (0, 21, 1)


@pytest.mark.rule("NW-30")
def test_leaving_costs_nothing_extra_and_is_remembered() -> None:
    table = Table(PREY, *SHIPS, board=WATER).do("raid 1.1 1", "walk 2.1", "place M1 2.0")
    assert (table.ap, table.state.follows[0]) == (0, None)
    assert [(event.cell, event.victim) for event in table.told(RouteLeft)] == [("2.1", 1)]


@pytest.mark.rule("NW-31")
def test_one_comes_back_over_the_hex_where_one_left_and_over_no_other() -> None:
    pieces = PREY + "; red M1 2.0; red M1 3.1"
    table = Table(pieces, "red: ship 2.0 left 2.1>yellow", SHIPS[1], board=WATER)
    assert table.do("walk 2.1").state.follows[0] == 1
    assert [event.victim for event in table.told(RouteEntered)] == [1]
    other = Table(pieces, "red: ship 3.1 left 1.1>yellow", SHIPS[1], board=WATER)
    assert other.refusal("walk 2.1") == ("NW-17", "not-your-route")
    assert other.refusal("walk 3.2") == ("NW-17", "not-your-route")


@pytest.mark.rule("NW-31")
def test_the_way_back_is_closed_when_the_route_is_gone_from_there() -> None:
    table = Table("pieces: red M1 2.0; yellow M1 4.2", "red: ship 2.0 left 2.1>yellow", SHIPS[1], board=WATER)
    assert table.refusal("walk 2.1") == ("NW-17", "not-your-route")


@pytest.mark.rule("NW-31")
def test_standing_on_ones_raid_piece_one_follows_its_victim() -> None:
    table = Table(PREY + "; red R1 1.1>yellow", *SHIPS).do("walk 1.1")
    assert (table.ap, table.state.follows[0]) == (3, 1)
    table.do("walk 1.0")
    assert table.state.follows[0] is None


@pytest.mark.rule("NW-31", "NW-59")
def test_there_is_no_way_back_from_a_hex_that_is_not_ones_own() -> None:
    pieces = "pieces: yellow I2 1.1,2.1; green I2 1.2,2.2; red M1 1.0; red R1 1.1>yellow"
    table = Table(
        pieces, "red: ship 1.1 follows yellow left 1.2>green", "yellow: ship 2.1", "green: ship 2.2", board=WIDE
    )
    assert table.allows("walk 1.2")
    away = Table(
        "pieces: yellow I4 1.0,1.1,1.2,1.3; green I2 2.2,3.2; red R1 1.0>yellow",
        "red: ship 1.1 follows yellow left 2.2>green", "yellow: ship 1.3", "green: ship 3.2", board=WIDE,
    )  # fmt: skip
    assert away.refusal("walk 1.2,2.2") == ("NW-17", "not-your-route")


@pytest.mark.rule("NW-32")
def test_who_is_passed_follows_nobody() -> None:
    pieces = "pieces: yellow I3 1.1,2.1,3.2; red R1 1.1>yellow; red R1 2.1>yellow"
    table = Table(pieces, "red: ship 2.1 follows yellow", "yellow: ship 3.2", board=WATER).do("place I2 3.2,4.2", "end")
    assert table.state.follows == [None, None]
    assert table.refusal("opensea") == ("NW-34", "sea-before-moving")


# -- Open Sea ------------------------------------------------------------------------------------------------------


def behind(*lines: str, rows: int = 1) -> Table:
    """Red follows yellow, so many rows behind."""
    hexes = ["1.1", "2.1", "3.2", "4.2"]
    pieces = "pieces: yellow I4 1.1,2.1,3.2,4.2; red M1 1.0; red R1 1.1>yellow"
    crew = f"red: ship 1.0 {lines[0] if lines else ''}"
    table = Table(pieces, crew, "yellow: ship 4.2", "turn: red ap 5", *lines[1:], board=WATER)
    return table.do("walk " + ",".join(hexes[: 4 - rows]))


@pytest.mark.rule("NW-34", "NW-35")
def test_open_sea_adds_two_points_once() -> None:
    table = behind().do("opensea")
    assert (table.ap, table.told(SeaDeclared)[0].extra) == (4, 2)
    assert table.refusal("opensea") == ("NW-35", "at-sea")


@pytest.mark.rule("NW-35")
def test_in_the_strict_reading_only_the_extra_points_are_left() -> None:
    assert behind("", "options: open_sea_strict").do("opensea").ap == 2


@pytest.mark.rule("NW-35")
def test_at_sea_one_may_walk_lay_pieces_and_end() -> None:
    table = behind().do("opensea")
    assert {text.split()[0] for text in table.listed()} == {"place", "walk", "end"}
    assert table.do("end").asked == ("TakeTurn", 1)


@pytest.mark.rule("NW-34")
def test_open_sea_needs_a_movement_first_and_exactly_one_row() -> None:
    assert behind(rows=2).refusal("opensea") == ("NW-34", "sea-not-behind")
    pieces = "pieces: yellow I2 1.1,2.1; red R1 1.1>yellow"
    table = Table(pieces, "red: ship 1.1 follows yellow", "yellow: ship 2.1")
    assert table.refusal("opensea") == ("NW-34", "sea-before-moving")


@pytest.mark.rule("NW-34")
def test_the_same_row_is_not_behind() -> None:
    pieces = "pieces: yellow I2 1.1,1.2; red M1 1.0"
    table = Table(pieces, "red: ship 1.0", "yellow: ship 1.2", board=WATER).do("raid 1.1 1")
    assert table.refusal("opensea") == ("NW-34", "sea-not-behind")


@pytest.mark.rule("NW-34")
def test_the_followed_ship_may_stand_anywhere_in_its_row() -> None:
    pieces = "pieces: yellow V3 1.1,2.1,2.2; yellow M1 2.3; red M1 1.0"
    table = Table(pieces, "red: ship 1.0", "yellow: ship 2.3", board=WATER).do("raid 1.1 1")
    assert table.allows("opensea")


@pytest.mark.rule("NW-36")
def test_parry_is_at_sea_from_two_rows_behind_with_three_points_and_from_one_with_two() -> None:
    assert behind("character C14", rows=2).do("opensea").told(SeaDeclared)[0].extra == 3
    table = behind("character C14", rows=1).do("opensea")
    assert table.told(SeaDeclared)[0].extra == 2
    assert behind("character C14", rows=3).refusal("opensea") == ("NW-34", "sea-not-behind")
