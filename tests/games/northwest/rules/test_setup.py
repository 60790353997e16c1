"""Setting up (NW-01 to NW-10) and choosing characters (NW-02, NW-62)."""

from typing import Any

import pytest

from pelagos.games.northwest.cards import CAMPS, CHARACTERS, CODES, DECK, TREASURES, camp_of, card_of
from pelagos.games.northwest.events import CharacterRevealed, FirstPlayer, RowLaid, SideLaid
from pelagos.games.northwest.game import GAME
from pelagos.games.northwest.geometry import HEX, START_SEA, side_slots
from pelagos.games.northwest.state import NorthwestState
from pelagos.games.northwest.teams import advisers
from pelagos.games.northwest.types import Confirm, Keep, NorthwestOptions, Propose
from pelagos.kernel.chance import Scripted, Seeded, rolled
from pelagos.kernel.errors import ChanceMismatch, IllegalAction
from pelagos.kernel.event import Event
from pelagos.kernel.ids import Seat
from tests.games.northwest.support import Table, face

TEAMS = NorthwestOptions(teams=True)


def started(seats: int, options: NorthwestOptions | None = None) -> tuple[NorthwestState, list[Event]]:
    events: list[Event] = []
    return GAME.start(options, seats, Seeded.of("setup"), events.append), events


def answer(state: NorthwestState, seat: int, action: Any, events: list[Event] | None = None) -> None:
    decision = next(asked for asked in state.pending if asked.actor == seat)
    GAME.apply(state, decision.id, action, Seeded.of("answer"), None if events is None else events.append)


@pytest.mark.rule("NW-01", "NW-08")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_28_pieces_and_a_ship_in_the_start_sea(seats: int) -> None:
    state, _ = started(seats)
    assert state.ships == [START_SEA] * seats
    assert [sum(state.supply[seat * 10 : seat * 10 + 10]) for seat in range(seats)] == [28] * seats


@pytest.mark.rule("NW-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(IllegalAction):
        GAME.check_setup(NorthwestOptions(), seats)


@pytest.mark.rule("NW-02")
def test_each_is_dealt_two_characters_keeps_one_and_all_are_revealed_together() -> None:
    state, events = started(3)
    offers = [list(zone.cards) for zone in state.offers]
    assert [len(offer) for offer in offers] == [2, 2, 2]
    answer(state, 0, Keep(offers[0][1]))
    answer(state, 2, Keep(offers[2][0]))
    assert state.characters == [None] * 3
    assert GAME.observe(state, Seat(1)).offers[0].cards == ()
    answer(state, 1, Keep(offers[1][0]), events)
    assert state.characters == [offers[0][1], offers[1][0], offers[2][0]]
    assert [event.player for event in events if isinstance(event, CharacterRevealed)] == [0, 1, 2]
    assert {offers[0][0], offers[1][1], offers[2][1]} <= set(state.stacks[0].cards)


@pytest.mark.rule("NW-02")
def test_a_character_that_was_not_dealt_is_refused() -> None:
    state, _ = started(2)
    with pytest.raises(IllegalAction) as refused:
        answer(state, 0, Keep(state.offers[1].cards[0]))
    assert refused.value.rule == "NW-02"


@pytest.mark.rule("NW-03")
def test_the_deck_grows_with_the_table_and_has_each_effect_twice_once_and_once() -> None:
    assert (len(TREASURES), len(DECK)) == (15, 60)
    for treasure in TREASURES:
        assert [card.seats for card in DECK if card.treasure == treasure] == [2, 2, 3, 4]
    state, _ = started(4)
    assert [len(hand) for hand in state.hands] == [0] * 4


@pytest.mark.rule("NW-04")
def test_nothing_of_a_hidden_stack_has_an_order() -> None:
    state, _ = started(4)
    for bag in (state.strips, state.sides, state.treasure, *state.stacks):
        assert bag.cards == sorted(bag.cards)


@pytest.mark.rule("NW-05", "NW-07")
def test_side_tiles_lie_in_the_row_or_across_two() -> None:
    assert [[HEX[cell] for cell in slot] for slot in side_slots(3, 4)] == [["3.-2", "3.-1"], ["3.4", "3.5"]]
    assert side_slots(3, 3) == ()
    assert [[HEX[cell] for cell in slot] for slot in side_slots(4, 3)] == [["3.-1", "4.-1"], ["3.4", "4.4"]]
    assert side_slots(4, 2) == ()
    _, events = started(3)
    laid = [type(event) for event in events if isinstance(event, RowLaid | SideLaid)]
    assert laid == [RowLaid, RowLaid, SideLaid, SideLaid] * 2


@pytest.mark.rule("NW-05")
def test_a_tile_lies_one_way_round_or_the_other() -> None:
    state, events = started(2)
    for event in events:
        if isinstance(event, RowLaid):
            code = CODES[event.tile]
            assert event.face in {face(code), face(code)[::-1]}
    faces = {GAME.start(None, 2, Seeded.of(f"way {number}")).ground[2:6] for number in range(60)}
    assert len(faces) > 24
    assert state.top == 4


@pytest.mark.rule("NW-07")
def test_the_sides_of_an_odd_last_row_are_missing_until_the_next_row() -> None:
    rows = ["r1: W W W W W W", "r2: W W W W W W", "r3: W W W W W W", "r4: W W W W W W"]
    table = Table(board="\n".join(reversed(rows)) + "\n").do("place M1 1.0")
    assert table.state.top == 5
    assert table.state.ground[4 * 8 :].count(" ") == 192 - 4 * 8 - 4
    table.do("place M1 2.0")
    assert table.state.ground[4 * 8 :].count(" ") == 192 - 4 * 8 - 12


@pytest.mark.rule("NW-09")
def test_the_first_player_is_drawn_or_sits_on_the_first_seat() -> None:
    for seat in range(3):
        with pytest.raises(ChanceMismatch):
            GAME.start(None, 3, Scripted([rolled(seat)]))
    drawn = {started_by(Seeded.of(f"first {number}"), NorthwestOptions()) for number in range(40)}
    assert drawn == {0, 1, 2}
    fixed = NorthwestOptions(first_player="seat-0")
    assert {started_by(Seeded.of(f"first {number}"), fixed) for number in range(10)} == {0}


def started_by(chance: Seeded, options: NorthwestOptions) -> int:
    events: list[Event] = []
    GAME.start(options, 3, chance, events.append)
    (event,) = [event for event in events if isinstance(event, FirstPlayer)]
    return event.player


@pytest.mark.rule("NW-10")
def test_the_turn_goes_round_from_seat_to_seat() -> None:
    board = "".join(f"r{row}: W W W W W W W W\n" for row in range(4, 0, -1))
    table = Table("turn: green", board=board)
    seats = []
    for _ in range(4):
        seats.append(table.asked[1])
        table.do("place M1 1." + str(len(seats)), "end")
    assert seats == [2, 3, 0, 1]


# -- teams -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NW-61")
def test_teams_need_four_seats() -> None:
    for seats in (2, 3):
        with pytest.raises(IllegalAction) as refused:
            GAME.check_setup(TEAMS, seats)
        assert (refused.value.rule, refused.value.key) == ("NW-61", "team-seats")
    GAME.check_setup(TEAMS, 4)


@pytest.mark.rule("NW-61", "NW-62")
def test_there_are_seven_sirs_and_seven_explorers_and_each_team_gets_its_own() -> None:
    assert [sum(character.camp == camp for character in CHARACTERS) for camp in CAMPS] == [7, 7]
    state, _ = started(4, TEAMS)
    assert [len(zone) for zone in state.offers] == [4, 4, 0, 0]
    assert {camp_of(card) for card in state.offers[0].cards} == {"sir"}
    assert {camp_of(card) for card in state.offers[1].cards} == {"explorer"}


@pytest.mark.rule("NW-62", "NW-63")
def test_partners_see_the_four_characters_of_their_team_and_nobody_else_does() -> None:
    state, _ = started(4, TEAMS)
    for viewer, known in ((0, 4), (2, 4), (1, 0), (3, 0)):
        assert len(GAME.observe(state, Seat(viewer)).offers[0].cards) == known


@pytest.mark.rule("NW-62")
@pytest.mark.parametrize("swap", [False, True])
def test_the_first_partner_proposes_and_the_second_confirms_or_swaps(swap: bool) -> None:  # noqa: FBT001  # a parameter
    state, _ = started(4, TEAMS)
    sirs, explorers = list(state.offers[0].cards), list(state.offers[1].cards)
    answer(state, 0, Propose(sirs[0], sirs[1]))
    answer(state, 1, Propose(explorers[2], explorers[3]))
    assert [len(zone) for zone in state.offers] == [1, 1, 1, 1]
    assert GAME.observe(state, Seat(2)).offers[0].cards == (sirs[0],)
    assert GAME.observe(state, Seat(1)).offers[0].cards == ()
    answer(state, 3, Confirm(swap=False))
    answer(state, 2, Confirm(swap=swap))
    kept = sirs[:2][::-1] if swap else sirs[:2]
    assert [state.characters[0], state.characters[2]] == kept
    assert [state.characters[1], state.characters[3]] == explorers[2:]
    assert [len(stack) for stack in state.stacks] == [5, 5]


@pytest.mark.rule("NW-62")
def test_a_proposal_names_two_of_the_four() -> None:
    state, _ = started(4, TEAMS)
    own = state.offers[0].cards
    for proposal, key in (
        (Propose(own[0], own[0]), "same-character"),
        (Propose(own[0], card_of("C01")), "not-offered"),
    ):
        with pytest.raises(IllegalAction) as refused:
            answer(state, 0, proposal)
        assert (refused.value.rule, refused.value.key) == ("NW-62", key)


@pytest.mark.rule("NW-63")
def test_partners_may_talk_apart_and_who_plays_alone_has_nobody_to_talk_to() -> None:
    teams = NorthwestOptions(teams=True)
    assert [advisers(teams, Seat(seat)) for seat in range(4)] == [(0, 2), (1, 3), (0, 2), (1, 3)]
    assert advisers(NorthwestOptions(), Seat(0)) == ()
