"""What a drawn board is told: made from the view, so that it tells no more than the view does."""

import msgspec
import pytest

from pelagos.games.spacealert.actions import Begin, Ready, Tell
from pelagos.games.spacealert.board import STATIONS
from pelagos.games.spacealert.cards import THREATS
from pelagos.games.spacealert.events.threats import ThreatCalled
from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.scene import MOST_SAID, facts_of, scene
from pelagos.games.spacealert.scene_shapes import Scene
from pelagos.games.spacealert.threats import letters_of_called
from pelagos.kernel.ids import Seat
from tests.games.spacealert.planning.support import Table
from tests.games.spacealert.table import facing, play


def seen(table: Table, viewer: int | None) -> Scene:
    return scene(GAME.observe(table.state, None if viewer is None else Seat(viewer)))


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_moment_of_a_mission_can_be_drawn_for_every_viewer(seats: int) -> None:
    table = Table(seats, script="mission1", extra_android=seats < 5, new_threats=True, common="all", serious="all")
    while table.state.pending:
        for viewer in (*range(seats), None):
            board = seen(table, viewer)
            data = msgspec.json.encode(board)
            assert msgspec.json.decode(data, type=Scene) == board
            assert len(board.crew) == table.state.crew
        table.strike()
    assert seen(table, None).report is not None
    assert scene(table.state).own is None


def test_others_see_the_back_of_a_card_until_the_flight() -> None:
    table = Table(4)
    table.do(2, table.lay(2, 3, half="move"))
    (back,) = seen(table, 0).crew[2].slots[2].cards
    (face,) = seen(table, 2).crew[2].slots[2].cards
    assert (back.half, back.card, back.symbols, back.can_take_back) == ("move", None, (), False)
    assert (face.card is None, face.can_take_back) == (False, True)
    table.end_phase()
    table.end_phase()
    assert seen(table, 0).crew[2].slots[2].cards[0].card == face.card


def test_a_seat_sees_which_slots_it_may_fill() -> None:
    table = Table(2)
    fillable = [(member.number, slot.turn) for member in seen(table, 0).crew for slot in member.slots if slot.fillable]
    assert fillable == [(member, turn) for member in (0, 2, 3) for turn in (1, 2, 3)]
    assert not any(slot.fillable for member in seen(table, None).crew for slot in member.slots)
    table.do(0, Begin())
    states = [slot.state for slot in seen(table, 0).crew[0].slots]
    assert states == ["locked"] * 3 + ["open"] * 4


def test_alone_cards_can_be_taken_back_from_androids() -> None:
    table = Table(1)
    table.do(0, table.lay(0, 1, member=2))
    assert seen(table, 0).crew[2].slots[0].cards[0].can_take_back
    assert seen(table, 0).crew[0].seat is None


def test_the_clock_the_window_and_silence_are_told() -> None:
    table = Table(3, script="simulation1")
    table.strike_until("transfer_opens")
    board = seen(table, 0)
    assert (board.clock.second, board.clock.transfer, board.clock.phase_ends) == (120, True, (220, 450, 600))
    assert any(card.can_give for card in board.hand)
    table.strike_until("silence_begins")
    assert seen(table, 0).clock.silent


def test_who_is_ready_and_what_was_told_is_seen() -> None:
    table = Table(3)
    table.do(1, Ready())
    table.do(0, Tell("plan", 2, "A", "UW"))
    board = seen(table, 2)
    assert [member.ready for member in board.crew] == [False, True, False, False]
    assert [(message.seat, message.turn, message.button) for message in board.messages] == [(0, 2, "A")]


@pytest.mark.rule("SA-035")
def test_of_much_that_was_told_the_latest_is_seen_each_word_once_and_every_open_question() -> None:
    table = Table(3)
    table.do(0, Tell("ask", None, "C", "LW", Seat(2)))
    for number in range(50):
        table.do(0, Tell("ask", None, "A", "UR", Seat(1)))
        table.do(1, Tell(("yes", "no")[number % 2], to=Seat(0)))
        table.do(1, Tell("ask", 1 + number % 7, "B", "UB", Seat(0)))
    told = seen(table, 2).messages
    assert len(told) <= MOST_SAID + 1
    assert len(set(told)) == len(told)
    assert (told[0].button, told[0].to) == ("C", 2)
    assert [message.mood for message in told[-3:]] == ["ask", "no", "ask"]
    assert told[-1].turn == 1 + 49 % 7


def test_while_the_crew_plans_the_ship_stands_at_its_start() -> None:
    ship = seen(Table(4), 0).ship
    assert [(zone.shield, zone.reactor) for zone in ship.zones] == [(1, 2), (1, 3), (1, 2)]
    assert {figure.station for figure in ship.figures} == {"UW"}
    assert ship.closed == ("UR", "UB", "LR", "LW")
    assert (ship.step, ship.threats) == (None, ())


@pytest.mark.rule("SA-130", "SA-194")
def test_called_threats_have_letters_in_the_order_in_which_they_were_called() -> None:
    threats = "SE3-104@2:red>I1-01 SI3-102@1>E1-07"
    played = play(".", threats=threats, tracks="T2 T4 T6 T7", turns=4)
    letters = letters_of_called(played.state.threats)
    called = [event.number for event in played.all(ThreatCalled)]
    assert len(called) == 2
    assert letters == dict(zip(called, "ab", strict=True))


@pytest.mark.rule("SA-130", "SA-131")
def test_a_threat_that_was_never_called_has_no_letter() -> None:
    played = play("A", threats="SE3-104@1:white>I1-01", before=facing(damage=4), tracks="T5 T1 T6 T7")
    assert played.threat("I1-01").status == "destroyed"
    assert letters_of_called(played.state.threats) == {}


@pytest.mark.parametrize(("turn", "stations"), [(3, ("UR",)), (4, ("UB",)), (None, ("UR", "UB"))])
def test_a_card_that_appears_by_the_turn_is_announced_where_it_will_be(
    turn: int | None, stations: tuple[str, ...]
) -> None:
    facts = facts_of("I3-101", turn)
    assert facts.stations == stations
    assert facts.effects[0].mentions == {"odd": "UR", "even": "UB"}


@pytest.mark.parametrize("card", [card.id for card in THREATS.values() if card.position == "internal"])
def test_every_threat_inside_is_drawn_in_stations_that_there_are(card: str) -> None:
    assert set(facts_of(card).stations) <= set(STATIONS)
