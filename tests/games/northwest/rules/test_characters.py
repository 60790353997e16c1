"""The 14 characters (NW-16, NW-25, NW-33, NW-36, NW-55 to NW-59, NW-66), alone and where they meet."""

import pytest

from pelagos.games.northwest.cards import CHARACTERS, Power
from pelagos.games.northwest.events import PointsGained, PointsLost, TreasureDrawn
from pelagos.games.northwest.rules.prices import PRICES
from tests.games.northwest.support import Table

ROWS = dict.fromkeys(range(1, 9), "W W W W")
PREY = "pieces: yellow I4 1.1,2.1,3.2,4.2; red M1 1.0"


def chart(**rows: str) -> str:
    """A map of water but for these rows."""
    named = {**{f"r{row}": text for row, text in ROWS.items()}, **rows}
    return "".join(f"{name}: {named[name]}\n" for name in sorted(named, reverse=True))


def wide(**rows: str) -> str:
    return "".join(f"r{row}: {rows.get(f'r{row}', 'W W W W W W')}\n" for row in range(8, 0, -1))


def test_there_are_fourteen_with_a_power_each() -> None:
    assert [character.id for character in CHARACTERS] == [f"C{number:02}" for number in range(1, 15)]
    powers: set[Power] = {character.power for character in CHARACTERS}
    assert len(powers) == 14
    assert powers | {"none"} == set(PRICES)


@pytest.mark.rule("NW-55")
def test_c01_rae_gains_a_point_once_a_turn_after_paying_for_snow_or_ice() -> None:
    board = chart(r1="S S I W")
    table = Table("red: character C01", board=board).do("place M1 1.0")
    assert (table.ap, len(table.told(PointsGained))) == (2, 1)
    assert table.refusal("place M1 1.1") == ("NW-16", "too-few-points")
    twice = Table("red: character C01", "turn: red ap 9", board=board).do("place M1 1.0", "place M1 1.1")
    assert twice.ap == 9 - 3 + 1 - 3
    ice = Table("red: character C01", board=board).do("place M1 1.2")
    assert ice.ap == 1
    water = Table("red: character C01", board=board).do("place M1 1.3")
    assert water.ap == 3


@pytest.mark.rule("NW-55")
def test_the_full_price_is_paid_before_the_bonus_comes() -> None:
    table = Table("red: character C01", "turn: red ap 2", board=chart(r1="S W W W"))
    assert table.refusal("place M1 1.0") == ("NW-16", "too-few-points")


@pytest.mark.rule("NW-16")
def test_c02_james_clark_ross_pays_two_for_snow() -> None:
    assert Table("red: character C02", board=chart(r1="S W W W")).do("place M1 1.0").ap == 2


@pytest.mark.rule("NW-25")
def test_c03_hudson_drops_an_iceberg_for_two() -> None:
    table = Table("pieces: red I2 1.0,2.0", "red: ship 2.0 character C03", "turn: red ap 2").do("drop 1.0")
    assert table.ap == 0


@pytest.mark.rule("NW-33")
def test_c04_who_raids_bering_loses_a_point_if_there_is_one() -> None:
    table = Table(PREY, "red: ship 1.0", "yellow: ship 4.2 character C04").do("raid 1.1 1")
    assert (table.ap, table.told(PointsLost)[0].points) == (1, 1)
    poor = Table(PREY, "red: ship 1.0", "yellow: ship 4.2 character C04", "turn: red ap 2").do("raid 1.1 1")
    assert (poor.ap, poor.told(PointsLost)[0].points) == (0, 0)


@pytest.mark.rule("NW-33")
def test_c05_mcclintock_draws_for_each_raid() -> None:
    table = Table(PREY, "red: ship 1.0 character C05", "yellow: ship 4.2").do("raid 1.1 1", "raid 2.1 1")
    assert (table.cards(0), table.ap) == (2, 0)


@pytest.mark.rule("NW-33")
def test_raid_reactions_come_in_order_and_coming_back_is_no_raid() -> None:
    lines = (PREY, "red: ship 1.0 character C05", "yellow: ship 4.2 character C11")
    table = Table(*lines).do("raid 1.1 1")
    assert [event.seat for event in table.told(TreasureDrawn)] == [0, 1]
    assert table.rules()[-2:] == ["TreasureDrawn NW-33", "TreasureDrawn NW-33"]
    back = Table(PREY + "; red R1 1.1>yellow", *lines[1:]).do("walk 1.1")
    assert (back.cards(0), back.cards(1), back.ap) == (0, 0, 3)


@pytest.mark.rule("NW-33")
def test_c11_franklin_draws_when_he_is_raided() -> None:
    table = Table(PREY, "red: ship 1.0", "yellow: ship 4.2 character C11").do("raid 1.1 1")
    assert (table.cards(0), table.cards(1)) == (0, 1)


@pytest.mark.rule("NW-56")
def test_c06_cook_and_c13_frobisher_share_the_chests_of_their_terrain() -> None:
    board = wide(r1="W* L* S* W W W")
    crew = ("red: character C06", "yellow: character C13", "turn: green ap 9")
    table = Table(*crew, board=board).do("place M1 1.-1")
    assert [table.cards(seat) for seat in range(3)] == [1, 0, 1]
    table.do("place M1 1.0", "place M1 1.1")
    assert [table.cards(seat) for seat in range(3)] == [1, 2, 3]
    assert [event.seat for event in table.told(TreasureDrawn)] == [2, 0, 2, 1, 2, 1]


@pytest.mark.rule("NW-56")
def test_c06_and_c13_draw_neither_for_themselves_nor_for_each_other() -> None:
    board = wide(r1="W* L* S* W W W")
    table = Table("red: character C06", "yellow: character C13", "turn: red ap 9", board=board)
    table.do("place I3 1.-1,1.0,1.1")
    assert [table.cards(seat) for seat in range(3)] == [0, 0, 0]
    assert table.rules()[1:] == ["ChestForgone NW-56"] * 3


@pytest.mark.rule("NW-56")
def test_cards_drawn_for_raids_are_not_shared() -> None:
    table = Table(PREY, "red: ship 1.0 character C05", "yellow: ship 4.2 character C06").do("raid 1.1 1")
    assert (table.cards(0), table.cards(1)) == (1, 0)


@pytest.mark.rule("NW-57")
def test_c07_amundsen_has_five_points_and_plays_no_cards() -> None:
    table = Table("red: character C07 hand T15a")
    assert table.ap == 5
    assert table.refusal("play T15a") == ("NW-57", "plays-no-cards")
    assert not any(text.startswith("play") for text in table.listed())


@pytest.mark.rule("NW-57")
def test_c07_may_be_robbed() -> None:
    table = Table("red: character C07 hand T15a", "yellow: hand T09a", "turn: yellow").do("play T09a", "target 0")
    assert (table.cards(0), table.hand(1)) == (0, "T15a")


@pytest.mark.rule("NW-55")
def test_c08_mcclure_gains_two_points_for_ice_only() -> None:
    board = chart(r1="I S W W")
    assert Table("red: character C08", board=board).do("place M1 1.0").ap == 2
    assert Table("red: character C08", board=board).do("place M1 1.1").ap == 1


@pytest.mark.rule("NW-55")
def test_walking_onto_a_dropped_iceberg_earns_the_bonus_but_route_hexes_are_water() -> None:
    lines = ("pieces: red I2 1.0,2.0", "red: ship 2.0 character C08")
    assert Table(*lines, "icebergs: 1.0").do("walk 1.0").ap == 2
    assert Table(*lines, board=chart(r1="I W W W")).do("walk 1.0").ap == 3


@pytest.mark.rule("NW-16", "NW-26")
def test_c09_davis_pays_three_for_ice_dropped_or_not() -> None:
    assert Table("red: character C09", board=chart(r1="I W W W")).do("place M1 1.0").ap == 1
    lines = ("pieces: red I2 1.0,2.0", "red: ship 2.0 character C09", "icebergs: 1.0")
    assert Table(*lines).do("walk 1.0").ap == 1


@pytest.mark.rule("NW-58")
def test_c10_john_ross_may_turn_one_of_the_tiles_his_ship_brought_to_light() -> None:
    lines = ("pieces: red M1 4.0", "red: ship 4.0 character C10")
    table = Table(*lines).do("place M1 5.0", chance=["draw S09", "roll 0"])
    assert table.asked == ("TurnNewTile", 0)
    assert table.listed() == ["turn 9.0", "leave"]
    assert table.refusal("turn 8.0") == ("NW-58", "tile-not-new")
    assert table.refusal("turn 5.0") == ("NW-48", "tile-not-bare")
    table.do("turn 9.2")
    assert table.state.ground[66:70] == "LWlS"
    assert table.asked == ("TakeTurn", 0)
    left = Table(*lines).do("place M1 5.0", "leave", chance=["draw S09", "roll 0"])
    assert left.state.ground[66:70] == "SlWL"


@pytest.mark.rule("NW-58")
def test_c10_chooses_among_strips_and_side_tiles_and_is_not_asked_for_the_rows_of_others() -> None:
    board = "".join(f"r{row}: W W W W W W\n" for row in range(7, 0, -1)).replace("r7: W W W W W W", "r7: W W W W")
    table = Table("pieces: red M1 3.0", "red: ship 3.0 character C10", board=board).do("place M1 4.0")
    assert table.listed() == ["turn 8.0", "turn 7.-1", "turn 7.4", "leave"]
    other = Table("pieces: yellow M1 3.0", "yellow: ship 3.0", "red: character C10", "turn: yellow", board=board)
    assert other.do("place M1 4.0").asked == ("TakeTurn", 1)


@pytest.mark.rule("NW-59")
def test_c12_baffin_walks_his_own_route_for_nothing_but_not_onto_a_dropped_iceberg() -> None:
    pieces = "pieces: red I4 1.0,2.0,3.1,4.1; yellow M1 1.3"
    table = Table(pieces, "red: ship 1.0 character C12", "yellow: ship 1.3", "turn: red ap 0")
    assert [text for text in table.listed() if text.startswith("walk")] == [
        "walk 2.0", "walk 2.0,3.1", "walk 2.0,3.1,4.1",
    ]  # fmt: skip
    assert table.do("walk 2.0,3.1,4.1", "walk 3.1").ap == 0
    icy = Table(pieces, "red: ship 1.0 character C12", "yellow: ship 1.3", "icebergs: 2.0")
    assert icy.do("walk 2.0").ap == 0


@pytest.mark.rule("NW-59")
def test_c12_pays_on_the_route_of_another() -> None:
    table = Table(PREY + "; red R1 1.1>yellow", "red: ship 1.0 character C12", "yellow: ship 4.2").do("walk 1.1,2.1")
    assert table.ap == 3


@pytest.mark.rule("NW-36")
def test_c14_parry_two_rows_behind() -> None:
    table = Table(PREY, "red: ship 1.0 character C14", "yellow: ship 4.2", board=chart()).do("raid 1.1 1", "walk 2.1")
    assert table.do("opensea").ap == 1 + 3


@pytest.mark.rule("NW-66")
def test_c13_frobisher_takes_cards_with_bribed_mate() -> None:
    table = Table("red: character C13 hand T09a", "yellow: hand T15a").do("play T09a", "target 1")
    assert table.hand(0) == "T15a"
