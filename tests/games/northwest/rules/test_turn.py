"""The turn and the end of the race (NW-11 to NW-14, NW-38 to NW-41, NW-60, NW-64, NW-65)."""

import pytest

from pelagos.games.northwest.events import DeckEmpty, DeckReshuffled, MatchWon, TurnEnded
from pelagos.games.northwest.game import GAME
from pelagos.games.northwest.types import NorthwestOptions
from pelagos.kernel.errors import IllegalAction
from tests.games.northwest.support import BOARD_M, Table


@pytest.mark.rule("NW-11")
def test_points_left_over_are_lost_and_passing_is_allowed() -> None:
    table = Table().do("place M1 1.0", "end", "end")
    assert table.ap == 4
    assert [event.unused for event in table.told(TurnEnded)] == [3, 4]


@pytest.mark.rule("NW-11", "NW-12")
def test_actions_mix_in_any_order() -> None:
    table = Table(
        "pieces: red I2 1.0,2.0; yellow M1 1.1", "red: ship 2.0 hand T15a,T03a", "yellow: ship 1.1", "turn: red ap 12"
    )
    table.do("walk 1.0", "play T03a", "walk 2.0", "drop 1.0", "play T15a", "place M1 2.1", "place M1 3.1")
    assert table.ap == 12 - 1 - 1 - 3 + 1 - 1 - 1


@pytest.mark.rule("NW-13")
def test_a_card_is_played_between_actions_and_before_any() -> None:
    assert Table("red: hand T15a").allows("play T15a")
    assert Table("red: hand T15a").do("place M1 1.0").allows("play T15a")
    assert Table("red: hand T08a").do("play T08a").asked == ("TurnTile", 0)


@pytest.mark.rule("NW-14")
def test_points_at_the_start_are_never_below_zero() -> None:
    assert Table("yellow: weary 3").do("end").ap == 1
    assert Table("yellow: weary 7").do("end").ap == 0
    assert Table("yellow: weary 1 character C07").do("end").ap == 4


@pytest.mark.rule("NW-38")
def test_one_card_a_turn_and_none_in_the_turns_of_others() -> None:
    table = Table("red: hand T15a,T15b", "yellow: hand T04a").do("play T15a")
    assert table.refusal("play T15b") == ("NW-38", "no-card-left")
    assert table.refusal("play T04a") == ("NW-38", "not-in-hand")
    assert table.do("place M1 1.0", "end", "end").allows("play T15b")


@pytest.mark.rule("NW-39")
def test_a_card_that_is_not_in_the_hand_cannot_be_discarded() -> None:
    table = Table("red: hand T01a,T02a,T03a,T04a").do("end")
    assert table.refusal("discard T05a") == ("NW-39", "not-in-hand")
    assert table.listed() == ["discard T01a", "discard T02a", "discard T03a", "discard T04a"]


ALL_BUT = [f"T{number:02}{letter}" for number in range(1, 16) for letter in "ab"]


@pytest.mark.rule("NW-40")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    table = Table(f"discards: {' '.join(ALL_BUT)}").do("place I2 1.0,2.0")
    assert (len(table.state.treasure), table.state.discards, table.cards(0)) == (29, [], 1)
    assert len(table.told(DeckReshuffled)) == 1


@pytest.mark.rule("NW-40")
def test_without_any_card_left_nobody_draws() -> None:
    table = Table(f"yellow: hand {','.join(ALL_BUT)}").do("place I2 1.0,2.0")
    assert (table.cards(0), len(table.told(DeckEmpty))) == (0, 1)


@pytest.mark.rule("NW-41")
def test_the_start_sea_is_row_0_and_all_who_wait_there_share_it() -> None:
    lines = ("pieces: yellow M1 1.0", "yellow: ship 1.0")
    assert Table(*lines, "red: hand T15a").do("play T15a").ap == 6
    assert Table("red: hand T15a").do("play T15a").ap == 5


# -- the end -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NW-65")
def test_a_round_without_a_point_spent_ends_the_race() -> None:
    table = Table("pieces: red I2 1.0,2.0; yellow M1 1.1", "red: ship 2.0", "yellow: ship 1.1").do("end", "end")
    assert table.state.pending == ()
    assert table.told(MatchWon)[0].reason == "idle"
    assert table.state.winners == (0,)


@pytest.mark.rule("NW-65")
def test_a_round_in_which_somebody_moved_goes_on() -> None:
    table = Table().do("place M1 1.0", "end", "end")
    assert (table.asked, table.state.round) == (("TakeTurn", 0), 2)


@pytest.mark.rule("NW-65")
def test_after_the_last_round_the_furthest_wins_then_who_has_more_pieces_then_they_share() -> None:
    def at_the_end(pieces: str, red: str, yellow: str) -> tuple[int, ...]:
        lines = (f"pieces: {pieces}", f"red: ship {red}", f"yellow: ship {yellow}", "turn: red", "round: 60")
        return Table(*lines).do("walk 1.0" if red == "2.0" else "place M1 1.2", "end", "end").state.winners

    assert at_the_end("red I2 1.0,2.0; yellow I2 1.1,2.1", "2.0", "2.1") == (1,)
    assert at_the_end("red M1 1.0; red M1 1.1; yellow M1 1.3", "1.1", "1.3") == (1,)
    assert at_the_end("red M1 1.1; yellow M1 1.3; yellow M1 2.3", "1.1", "1.3") == (0, 1)


@pytest.mark.rule("NW-65")
def test_the_last_round_is_agreed_on_from_1_to_60() -> None:
    for rounds in (0, 61):
        with pytest.raises(IllegalAction) as refused:
            GAME.check_setup(NorthwestOptions(rounds=rounds), 2)
        assert (refused.value.rule, refused.value.key) == ("NW-65", "rounds")
    table = Table("options: rounds=2", "round: 2").do("place M1 1.0", "end", "end")
    assert table.told(MatchWon)[0].reason == "rounds"


def team_table(*lines: str) -> Table:
    board = "".join(f"r{row}: W W W W W W W W\n" for row in range(24, 0, -1))
    return Table("options: teams", *lines, board=board)


@pytest.mark.rule("NW-60", "NW-64")
def test_the_team_of_the_first_ship_out_wins() -> None:
    table = team_table("pieces: green M1 24.1", "green: ship 24.1", "turn: green").do("exit")
    assert table.state.winners == (0, 2)
    assert GAME.returns(table.state) == (0.5, 0.0, 0.5, 0.0)
    assert table.rules()[-1] == "MatchWon NW-64"


@pytest.mark.rule("NW-63")
def test_a_partner_counts_as_an_opponent_for_raids_and_cards() -> None:
    table = team_table(
        "pieces: green I2 1.1,2.1; red M1 1.0", "green: ship 2.1 hand T01a", "red: ship 1.0 hand T09a", "turn: red ap 9"
    )
    assert table.allows("raid 1.1 2")
    table.do("play T09a")
    assert table.listed() == ["target 2"]


@pytest.mark.rule("NW-41", "NW-63")
def test_all_four_ships_are_compared() -> None:
    pieces = "pieces: red M1 1.0; yellow M1 2.0; green I2 1.2,2.2; blue I2 1.3,2.3"
    ships = ("red: ship 1.0 hand T15a", "yellow: ship 2.0", "green: ship 2.2", "blue: ship 2.3")
    assert team_table(pieces, *ships).do("play T15a").ap == 6


@pytest.mark.rule("NW-60")
def test_the_last_step_costs_baffin_a_point_too_and_open_sea_pays_for_it() -> None:
    board = "".join(f"r{row}: W W W W\n" for row in range(24, 0, -1))
    lines = ("pieces: red I2 23.1,24.1", "red: ship 24.1 character C12", "turn: red ap 0")
    assert Table(*lines, board=board).refusal("exit") == ("NW-60", "too-few-points")
    chase = ("pieces: yellow I2 23.1,24.0; red M1 22.1", "red: ship 22.1", "yellow: ship 24.0", "turn: red ap 2")
    table = Table(*chase, board=board).do("raid 23.1 1", "opensea", "place M1 24.1", "exit")
    assert table.state.winners == (0,)


def test_the_board_of_the_ledger_has_eight_rows() -> None:
    assert Table(board=BOARD_M).state.top == 8
