"""Laying cards, taking them back, and what is refused."""

import pytest

from pelagos.games.spacealert.actions import Begin, Lay, Ready, TakeBack
from pelagos.games.spacealert.deck import ACTION_CARDS
from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.planning.events import AndroidProgrammed, CardLaid, CardTakenBack, PhaseBegun
from pelagos.kernel.ids import CardId, Seat, everybody
from pelagos.kernel.observe import observe
from tests.games.spacealert.planning.support import Table


@pytest.mark.rule("SA-022", "SA-035")
def test_a_card_lies_face_down_and_shows_its_back() -> None:
    table = Table(4)
    laid = table.lay(1, 2, half="move")
    (event,) = table.do(1, laid)
    assert isinstance(event, CardLaid)
    assert laid.card not in table.hand(1)
    for viewer in (Seat(0), Seat(2), Seat(3), None):
        view = GAME.observe(table.state, viewer)
        assert (view.program[0].half, view.program[0].card.cards, view.program[0].card.hidden) == ("move", (), 1)
        assert "card" not in str(observe(event, viewer)).replace("card=UNSET", "")
    assert GAME.observe(table.state, Seat(1)).program[0].card.cards == (laid.card,)


@pytest.mark.rule("SA-022")
def test_a_card_that_is_not_in_the_hand_is_refused() -> None:
    table = Table(4)
    other = table.ordinary(2)
    assert table.refusal(1, Lay(other, "action", 1, 1)) == ("SA-022", "not-in-hand")
    assert table.refusal(1, Lay(CardId(len(GAME.cards) - 1), "action", 1, 1)) == ("SA-022", "not-in-hand")


@pytest.mark.rule("SA-022")
def test_a_slot_holds_one_card() -> None:
    table = Table(4)
    table.do(1, table.lay(1, 3))
    assert table.refusal(1, table.lay(1, 3)) == ("SA-022", "slot-filled")


@pytest.mark.rule("SA-022")
def test_nobody_fills_or_empties_another_players_slots() -> None:
    table = Table(4)
    table.do(2, table.lay(2, 1))
    assert table.refusal(1, table.lay(1, 2, member=2)) == ("SA-022", "not-your-slots")
    assert table.refusal(1, TakeBack(2, 1)) == ("SA-022", "not-your-slots")


@pytest.mark.rule("SA-022")
def test_a_card_can_be_taken_back_until_its_phase_ends() -> None:
    table = Table(4)
    laid = table.lay(0, 1)
    table.do(0, laid)
    assert table.refusal(0, TakeBack(0, 2)) == ("SA-022", "slot-empty")
    (event,) = table.do(0, TakeBack(0, 1))
    assert isinstance(event, CardTakenBack)
    assert laid.card in table.hand(0)
    assert not table.state.program


@pytest.mark.rule("SA-024")
@pytest.mark.parametrize(
    ("phase", "locked", "waiting"), [(1, (), (4, 7, 8, 12)), (2, (1, 3), (8, 12)), (3, (1, 3, 4, 7), ())]
)
def test_only_the_slots_of_the_phase_are_open(phase: int, locked: tuple[int, ...], waiting: tuple[int, ...]) -> None:
    table = Table(4, script="simulation1")
    for _ in range(phase - 1):
        table.end_phase()
    for turn in locked:
        assert table.refusal(0, table.lay(0, turn)) == ("SA-024", "slot-locked")
    for turn in waiting:
        assert table.refusal(0, table.lay(0, turn)) == ("SA-024", "slot-not-open")
    for turn in (0, 13):
        assert table.refusal(0, table.lay(0, turn)) == ("SA-024", "no-such-slot")


@pytest.mark.rule("SA-024")
def test_when_a_phase_ends_its_cards_stay() -> None:
    table = Table(4)
    table.do(0, table.lay(0, 2))
    table.end_phase()
    assert table.refusal(0, TakeBack(0, 2)) == ("SA-024", "slot-locked")


@pytest.mark.rule("SA-024")
def test_a_player_may_begin_the_next_phase_early() -> None:
    table = Table(4)
    told = table.do(0, Begin())
    assert isinstance(told[0], PhaseBegun)
    assert len(table.hand(0)) == 10
    table.do(0, table.lay(0, 5))
    assert table.refusal(0, table.lay(0, 1)) == ("SA-024", "slot-locked")
    assert table.refusal(1, table.lay(1, 5)) == ("SA-024", "slot-not-open")
    assert table.refusal(0, Begin()) == ("SA-024", "last-phase")
    table.end_phase()
    assert [len(table.hand(seat)) for seat in range(4)] == [9, 10, 10, 10]


@pytest.mark.rule("SA-030")
def test_anybody_lays_own_cards_open_into_an_androids_slots() -> None:
    table = Table(2)
    laid = table.lay(1, 3, member=2)
    (event,) = table.do(1, laid)
    assert isinstance(event, AndroidProgrammed)
    assert table.state.program[0].card.known == (everybody(2),)
    assert laid.card not in table.hand(1)
    assert table.refusal(0, TakeBack(2, 3)) == ("SA-030", "android-card-stays")
    assert table.refusal(1, TakeBack(2, 3)) == ("SA-030", "android-card-stays")
    assert TakeBack(2, 3) not in GAME.legal(table.state, table.state.pending[0])
    assert table.refusal(0, table.lay(0, 1, member=4)) == ("SA-020", "no-such-member")


@pytest.mark.rule("SA-024", "SA-030")
def test_an_androids_slots_go_on_with_the_last_player() -> None:
    table = Table(2)
    table.do(0, Begin())
    assert table.refusal(0, table.lay(0, 4, member=2)) == ("SA-024", "slot-not-open")
    table.do(1, Begin())
    table.do(0, table.lay(0, 4, member=2))
    assert table.refusal(0, table.lay(0, 3, member=2)) == ("SA-024", "slot-locked")


@pytest.mark.rule("SA-025", "SA-030")
def test_an_androids_heroic_card_is_for_itself_and_a_players_for_the_player() -> None:
    table = Table(2, script="mission1")
    (own,) = table.state.own[2]
    assert table.refusal(0, Lay(own, "action", 3, 1)) == ("SA-022", "not-in-hand")
    assert table.refusal(0, Lay(own, "action", 0, 1)) == ("SA-022", "not-in-hand")
    assert table.refusal(0, Lay(table.heroic(0), "action", 2, 1)) == ("SA-030", "heroic-for-android")
    table.do(1, Lay(own, "move", 2, 1))
    assert not table.state.own[2]
    table.do(0, Lay(table.heroic(0), "action", 0, 1))


@pytest.mark.rule("SA-031")
def test_alone_cards_move_freely_until_the_phase_ends() -> None:
    table = Table(1, script="mission1")
    (own,) = table.state.own[1]
    table.do(0, Lay(own, "action", 1, 1))
    table.do(0, table.lay(0, 2, member=3))
    table.do(0, TakeBack(1, 1))
    table.do(0, TakeBack(3, 2))
    assert table.state.own[1] == [own]
    assert len(table.hand(0)) == 90
    table.do(0, table.lay(0, 2, member=3))
    table.end_phase()
    assert table.refusal(0, TakeBack(3, 2)) == ("SA-024", "slot-locked")


@pytest.mark.rule("SA-022")
def test_of_cards_that_look_alike_one_is_listed_and_any_can_be_laid() -> None:
    table = Table(1)
    alike = [card for card in table.hand(0) if ACTION_CARDS[card].action == ("A",)]
    listed = {action.card for action in GAME.legal(table.state, table.state.pending[0]) if isinstance(action, Lay)}
    assert len(listed) == 12
    table.do(0, Lay(alike[5], "move", 0, 1))
    assert alike[5] not in table.hand(0)


@pytest.mark.rule("SA-024")
def test_who_is_ready_may_still_change_the_plan() -> None:
    table = Table(4)
    table.do(0, Ready())
    assert [answer.seat for answer in table.state.sealed] == [0]
    table.do(0, table.lay(0, 1))
    assert not table.state.sealed
