"""The 15 treasure effects (NW-42 to NW-54), each alone and where others meddle."""

import pytest

from pelagos.games.northwest.cards import TREASURES, card_of
from pelagos.games.northwest.events import CharacterReplaced, TreasureDiscarded
from pelagos.games.northwest.game import GAME
from pelagos.games.northwest.geometry import INDEX
from pelagos.games.northwest.kinds import KINDS
from pelagos.games.northwest.rules.treasure import EFFECTS, PLAYABLE
from pelagos.kernel.ids import Seat
from tests.games.northwest.support import Table

WATER = "".join(f"r{row}: W W W W\n" for row in range(8, 0, -1))
WIDE = "".join(f"r{row}: W W W W W W\n" for row in range(8, 0, -1))
PREY = "pieces: yellow I4 1.1,2.1,3.2,4.2; red M1 1.0"
SHIPS = ("red: ship 1.0", "yellow: ship 4.2")


def test_every_effect_of_the_data_is_registered_once() -> None:
    assert {treasure.effect for treasure in TREASURES} == set(EFFECTS) == set(PLAYABLE)
    assert len({treasure.effect for treasure in TREASURES}) == len(TREASURES) == 15


@pytest.mark.rule("NW-54")
def test_a_played_card_lies_open_on_the_discards() -> None:
    table = Table("red: hand T15a").do("play T15a")
    assert (table.state.discards, table.cards(0)) == ([card_of("T15a")], 0)


# -- T01, T09 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NW-42")
def test_t01_a_random_card_of_an_opponent_is_discarded() -> None:
    table = Table("red: hand T01a", "yellow: hand T05a,T06a,T07a").do("play T01a")
    assert table.listed() == ["target 1"]
    table.do("target 1", chance=["roll 2"])
    assert table.hand(1) == "T05a T06a"
    assert [event.card for event in table.told(TreasureDiscarded)] == [card_of("T07a")]
    assert table.state.discards == [card_of("T01a"), card_of("T07a")]


@pytest.mark.rule("NW-42", "NW-66")
def test_t09_a_random_card_is_taken_and_only_the_two_know_which() -> None:
    table = Table("red: hand T09a character C06", "yellow: hand T05a,T06a", "green: character C01", board=WIDE)
    table.do("play T09a", "target 1", chance=["roll 0"])
    assert (table.hand(0), table.hand(1)) == ("T05a", "T06a")
    state = table.state
    assert GAME.observe(state, Seat(1)).hands[0].cards == (card_of("T05a"),)
    assert GAME.observe(state, Seat(2)).hands[0].cards == ()
    assert GAME.observe(state, Seat(0)).hands[1].cards == ()


@pytest.mark.rule("NW-42")
def test_who_has_no_cards_is_no_target_and_without_any_the_card_cannot_be_played() -> None:
    table = Table("red: hand T09a", "green: hand T01a", board=WIDE).do("play T09a")
    assert table.refusal("target 1") == ("NW-42", "no-cards-there")
    assert table.refusal("target 0") == ("NW-42", "no-opponent")
    assert table.refusal("target 3") == ("NW-42", "no-opponent")
    for card in ("T01a", "T09a"):
        assert Table(f"red: hand {card}").refusal(f"play {card}") == ("NW-54", "no-target")


# -- T02, T03 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NW-43")
def test_t02_the_target_plays_no_card_in_the_next_turn_and_two_are_no_worse() -> None:
    table = Table("red: hand T02a,T02b,T03a", "yellow: hand T15a,T04a")
    table.do("play T03a", "play T02a", "target 1", "play T02b", "target 1", "place M1 1.0", "end")
    assert table.refusal("play T15a") == ("NW-43", "no-card-left")
    table.do("end", "end")
    assert table.allows("play T15a")


@pytest.mark.rule("NW-44")
def test_t03_two_more_cards_and_a_second_one_adds_two() -> None:
    table = Table("red: hand T03a,T03b,T15a,T15b,T04a").do("play T03a")
    assert table.state.turn.cards == 2
    table.do("play T03b", "play T15a", "play T15b", "play T04a")
    assert table.state.turn.cards == 0


# -- T04 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NW-45")
def test_t04_no_raid_until_the_owners_next_turn_but_those_inside_go_on() -> None:
    lines = ("pieces: yellow I4 1.1,2.1,3.2,4.2; red M1 1.0; red R1 1.1>yellow", SHIPS[0], "yellow: ship 4.2 hand T04a")
    table = Table(*lines, "turn: yellow", board=WATER).do("play T04a", "place M1 5.2", "end")
    assert table.refusal("raid 1.1 1") == ("NW-28", "raid-own-route")
    assert table.do("walk 1.1,2.1").state.follows[0] == 1
    fresh = Table(PREY, SHIPS[0], "yellow: ship 4.2 sheltered", board=WATER)
    assert fresh.refusal("raid 1.1 1") == ("NW-45", "raid-sheltered")
    assert not any(text.startswith("raid") for text in fresh.listed())
    assert fresh.do("place M1 2.0", "end").state.sheltered == [False, False]


@pytest.mark.rule("NW-45")
def test_t04_a_hex_of_two_routes_is_raided_against_the_other_owner() -> None:
    pieces = "pieces: yellow I2 1.1,2.1; green R1 1.1>yellow; red M1 1.0"
    table = Table(pieces, "red: ship 1.0", "yellow: ship 2.1 sheltered", "green: ship start", board=WIDE)
    assert [text for text in table.listed() if text.startswith("raid")] == ["raid 1.1 2"]


# -- T05, T11 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NW-46")
def test_t05_a_bare_piece_of_the_map_leaves_the_game() -> None:
    table = Table(PREY + "; yellow M1 5.2", "red: ship 1.0 hand T05a", "yellow: ship 5.2").do("play T05a")
    assert table.refusal("remove 5.2") == ("NW-46", "piece-covered")
    assert table.refusal("remove 6.2") == ("NW-46", "no-piece")
    table.do("remove 3.2")
    assert table.route(1) == {"5.2"}
    assert table.state.boxed[10 + KINDS.index("I4")] == 1
    assert table.state.supply[10 + KINDS.index("I4")] == 0


@pytest.mark.rule("NW-46")
def test_t05_or_a_piece_of_any_supply_raid_pieces_too() -> None:
    table = Table("red: hand T05a", "yellow: boxed J4").do("play T05a")
    assert table.refusal("scrap 1 J4") == ("NW-46", "no-such-piece")
    assert table.refusal("scrap 2 M1") == ("NW-46", "no-such-piece")
    assert {"scrap 1 R1", "scrap 0 M1", "scrap 1 Z4"} <= set(table.listed())
    table.do("scrap 1 R1")
    assert (table.state.supply[19], table.state.boxed[19]) == (5, 1)


@pytest.mark.rule("NW-51")
def test_t11_takes_back_a_bare_own_piece_for_nothing() -> None:
    table = Table(PREY + "; red M1 2.0", "red: ship 1.0 hand T11a", "yellow: ship 4.2").do("play T11a")
    assert table.listed() == ["recover 2.0"]
    assert table.refusal("recover 1.0") == ("NW-51", "piece-covered")
    assert table.refusal("recover 4.2") == ("NW-51", "no-own-piece")
    assert (table.do("recover 2.0").ap, table.left(0)) == (4, 21)
    assert Table(PREY, "red: ship 1.0 hand T11a", SHIPS[1]).refusal("play T11a") == ("NW-54", "no-target")


# -- T06, T14 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NW-27", "NW-47")
@pytest.mark.parametrize(("card", "cost", "letter"), [("T06a", 4, "I"), ("T14a", 1, "W")])
def test_t06_and_t14_change_the_terrain_and_hide_a_chest(card: str, cost: int, letter: str) -> None:
    table = Table(f"red: hand {card}").do(f"play {card}", "put 2.0")
    assert table.state.ground[INDEX["2.0"]] == letter  # type: ignore[index]  # a hex
    assert (table.state.ice_left, table.state.water_left) == ((9, 10) if letter == "I" else (10, 9))
    table.state.turn.ap = 9
    table.do("place I2 1.0,2.0")
    assert (table.ap, table.cards(0)) == (9 - 1 - cost, 0)


@pytest.mark.rule("NW-47")
def test_t06_only_a_bare_hex_of_the_map_and_only_while_tiles_last() -> None:
    lines = (PREY, "red: ship 1.0 hand T06a", SHIPS[1], "singles: 3.0")
    table = Table(*lines, board=WATER).do("play T06a")
    for text in ("put 1.1", "put 3.0", "put 9.0", "put 1.0"):
        assert table.refusal(text) == ("NW-47", "hex-not-bare")
    assert len(table.listed()) == 32 - 5 - 1
    for card, name in (("T06a", "ice_left"), ("T14a", "water_left")):
        spent = Table(f"red: hand {card}")
        setattr(spent.state, name, 0)
        assert spent.refusal(f"play {card}") == ("NW-54", "no-target")


# -- T07 -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NW-49")
def test_t07_two_points_for_who_is_alone_in_front_decided_when_played() -> None:
    table = Table(PREY, "red: ship 1.0 hand T07a", SHIPS[1], "turn: red ap 30", board=WATER)
    table.do("play T07a", "target 1")
    assert table.state.weary == [0, 2]
    table.do("place I4 2.0,3.1,4.1,5.2", "end")
    assert (table.ap, table.state.weary) == (2, [0, 0])


@pytest.mark.rule("NW-49")
def test_t07_several_add_up() -> None:
    table = Table("red: hand T07a,T07b,T03a").do("play T03a", "play T07a", "target 1", "play T07b", "target 1")
    assert table.state.weary == [0, 2]
    assert table.do("place M1 1.0", "end").ap == 2


# -- T08, T13 ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NW-48")
def test_t08_turns_a_tile_with_its_chests() -> None:
    table = Table("red: hand T08a").do("play T08a", "turn 3.2")
    assert table.state.ground[18:22] == "IwWL"


@pytest.mark.rule("NW-48")
def test_t08_a_tile_may_be_named_by_any_of_its_hexes_but_must_be_bare() -> None:
    table = Table("pieces: red M1 1.0", "red: ship 1.0 hand T08a", "singles: 3.1").do("play T08a")
    for text in ("turn 1.3", "turn 3.0", "turn 9.0", "turn 1.4"):
        assert table.refusal(text) == ("NW-48", "tile-not-bare")
    assert table.listed() == [f"turn {row}.0" for row in (2, 4, 5, 6, 7, 8)]


@pytest.mark.rule("NW-48")
def test_t13_swaps_two_tiles_of_a_size_each_turned_or_not() -> None:
    table = Table("red: hand T13a").do("play T13a", "lift 3.1")
    assert table.asked == ("SwapTile", 0)
    assert len(table.listed()) == 7 * 4
    assert table.refusal("swap 3.0 no no") == ("NW-48", "no-tile-of-that-size")
    table.do("swap 2.3 yes no")
    assert (table.state.ground[10:14], table.state.ground[18:22]) == ("IwWL", "wWLS")


@pytest.mark.rule("NW-48")
def test_t13_side_tiles_swap_with_side_tiles_only() -> None:
    board = "r2: L W W W W S\nr1: I W W W W I\n"
    table = Table("red: hand T13a", board=board).do("play T13a", "lift 1.-1")
    assert table.refusal("swap 2.0 no no") == ("NW-48", "no-tile-of-that-size")
    table.do("swap 2.4 no yes")
    assert [table.state.ground[INDEX[name]] for name in ("1.-1", "2.-1", "1.4", "2.4")] == ["S", "I", "I", "L"]  # type: ignore[index]  # hexes


@pytest.mark.rule("NW-48", "NW-54")
def test_t13_needs_two_bare_tiles_of_one_size_and_t08_one() -> None:
    board = "r2: W W W W\nr1: W W W W\n"
    lines = ("pieces: red M1 1.0", "red: ship 1.0 hand T13a,T08a")
    assert Table(*lines, board=board).refusal("play T13a") == ("NW-54", "no-target")
    assert Table(*lines, board=board).allows("play T08a")
    full = Table("pieces: red I2 1.0,2.0", "red: ship 1.0 hand T08a", board=board)
    assert full.refusal("play T08a") == ("NW-54", "no-target")


@pytest.mark.rule("NW-48")
def test_t13_a_side_tile_alone_of_its_size_cannot_be_lifted() -> None:
    board = "".join(f"r{row}: W W W W W W\n" for row in range(4, 0, -1))
    pieces = "pieces: yellow M1 1.-1; yellow M1 3.-1; yellow M1 3.4"
    table = Table(pieces, "yellow: ship start", "red: hand T13a", board=board).do("play T13a")
    assert table.refusal("lift 1.4") == ("NW-48", "no-tile-of-that-size")
    assert table.listed() == ["lift 1.0", "lift 2.0", "lift 3.0", "lift 4.0"]


# -- T10, T12, T15 -------------------------------------------------------------------------------------------------


@pytest.mark.rule("NW-50")
def test_t10_a_new_character_works_at_once() -> None:
    table = Table("red: hand T10a character C01", "turn: red ap 5").do("play T10a", chance=["draw C02"])
    assert table.told(CharacterReplaced)[0].new == card_of("C02")
    assert table.state.characters[0] == card_of("C02")
    assert card_of("C01") in table.state.stacks[0].cards
    assert table.do("place M1 1.2").ap == 5 - 2


@pytest.mark.rule("NW-50", "NW-57")
def test_t10_who_becomes_amundsen_has_his_point_and_no_more_cards() -> None:
    table = Table("red: hand T10a,T15a,T03a character C01").do("play T03a", "play T10a", chance=["draw C07"])
    assert table.ap == 5
    assert table.refusal("play T15a") == ("NW-57", "plays-no-cards")


@pytest.mark.rule("NW-50", "NW-62")
def test_t10_in_teams_one_draws_from_the_own_camp() -> None:
    board = "".join(f"r{row}: W W W W W W W W\n" for row in range(4, 0, -1))
    table = Table("options: teams", "red: character C02 hand T10a", "yellow: character C01", board=board)
    assert [len(stack) for stack in table.state.stacks] == [6, 6]
    table.do("play T10a", chance=["draw C05"])
    assert table.state.characters[0] == card_of("C05")
    assert card_of("C02") in table.state.stacks[0].cards


@pytest.mark.rule("NW-52")
def test_t12_one_ordinary_piece_worth_three_points_for_nothing() -> None:
    lines = ("pieces: yellow I2 1.3,2.3", "yellow: ship 2.3", "red: hand T12a", "turn: red ap 0")
    table = Table(*lines).do("play T12a")
    assert table.refusal("place I4 1.0,2.0,3.1,4.1") == ("NW-16", "too-few-points")
    assert not any(text.startswith(("raid", "walk")) for text in table.listed())
    table.do("place I3 1.0,2.0,3.1")
    assert (table.ap, table.ship(0), table.cards(0), table.state.top) == (0, "3.1", 1, 8)


@pytest.mark.rule("NW-52")
def test_t12_discounts_and_bonuses_apply_and_new_rows_come_to_light() -> None:
    board = "r5: W W W W\nr4: W W W W\nr3: W W W W\nr2: W W W S\nr1: W S W W\n"
    lines = ("pieces: yellow I2 1.3,2.2", "yellow: ship 2.2", "red: character C02 hand T12a")
    table = Table(*lines, board=board).do("play T12a")
    assert table.allows("place I2 1.1,2.1")
    rae = Table(lines[0], lines[1], "red: character C01 hand T12a", board=board).do("play T12a", "place M1 1.1")
    assert rae.ap == 5


@pytest.mark.rule("NW-52", "NW-54")
def test_t12_only_alone_in_last_place_and_with_a_piece_that_fits() -> None:
    assert Table("red: hand T12a").refusal("play T12a") == ("NW-54", "no-target")
    ice = WATER.replace("r1: W W W W", "r1: I I I W")
    lines = ("pieces: yellow I2 1.3,2.3", "yellow: ship 2.3", "red: hand T12a")
    assert Table(*lines, board=ice).refusal("play T12a") == ("NW-54", "no-target")


@pytest.mark.rule("NW-53")
def test_t15_a_point_or_two() -> None:
    lines = ("pieces: yellow M1 1.3", "yellow: ship 1.3")
    assert Table(*lines, "red: hand T15a").do("play T15a").ap == 6
    assert Table(*lines[:1], "yellow: ship 1.3 hand T15a", "turn: yellow").do("play T15a").ap == 5
