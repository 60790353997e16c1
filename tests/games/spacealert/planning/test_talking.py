"""Data transfers, messages and silence."""

from collections import Counter

import pytest

from pelagos.games.spacealert.actions import Begin, Give, Lay, Tell
from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.planning.events import CardGiven, CardReceived, DataReceived, Told
from pelagos.games.spacealert.planning.talking import MOST_TALK, has_asked
from pelagos.kernel.ids import Seat
from pelagos.kernel.observe import observe
from tests.games.spacealert.planning.support import Table


@pytest.mark.rule("SA-026")
def test_incoming_data_brings_everybody_a_card() -> None:
    table = Table(3)
    before = [len(table.hand(seat)) for seat in range(3)]
    table.strike_until("incoming_data")
    after = [len(table.hand(seat)) for seat in range(3)]
    assert [now - then for now, then in zip(after, before, strict=True)] == [6 + 1] * 3  # phase 2 came before it
    assert len(table.told(DataReceived)) == 3


@pytest.mark.rule("SA-027")
def test_in_the_window_a_card_goes_to_another_player() -> None:
    table = Table(3)
    table.strike_until("transfer_opens")
    card = table.ordinary(0)
    given, received = table.do(0, Give(card, Seat(2)))
    assert isinstance(given, CardGiven)
    assert isinstance(received, CardReceived)
    assert card in table.hand(2)
    assert table.state.hands[2].known[table.hand(2).index(card)] == 0b101
    assert observe(received, Seat(1)) is None
    assert observe(received, Seat(0)) is None
    assert observe(given, Seat(1)) != given


@pytest.mark.rule("SA-027")
def test_what_is_refused_of_a_transfer() -> None:
    table = Table(3, script="mission1")
    card = table.ordinary(0)
    assert table.refusal(0, Give(card, Seat(1))) == ("SA-027", "no-transfer")
    table.strike_until("transfer_opens")
    for receiver in (0, 3, -1):
        assert table.refusal(0, Give(card, Seat(receiver))) == ("SA-027", "bad-receiver")
    assert table.refusal(0, Give(table.heroic(0), Seat(1))) == ("SA-027", "heroic-stays")
    assert table.refusal(0, Give(table.ordinary(1), Seat(1))) == ("SA-027", "not-in-hand")
    table.do(0, Give(card, Seat(1)))
    assert table.refusal(0, Give(table.ordinary(0), Seat(1))) == ("SA-027", "gave-already")
    table.strike_until("transfer_closes")
    assert table.refusal(0, Give(table.ordinary(0), Seat(1))) == ("SA-027", "no-transfer")
    table.strike_until("transfer_opens")
    table.do(0, Give(table.ordinary(0), Seat(1)))


@pytest.mark.rule("SA-035")
def test_a_message_says_who_does_what_when_and_where() -> None:
    table = Table(3)
    (event,) = table.do(0, Tell("plan", 3, "A", "UR"))
    assert isinstance(event, Told)
    assert table.state.told[-1].station == "UR"
    assert observe(event, None) == event


@pytest.mark.rule("SA-035", "SA-140")
def test_a_second_word_says_what_a_double_card_does_besides() -> None:
    table = Table(3, script="double_easier_1", deck="double-96")
    listed = GAME.legal(table.state, next(asked for asked in table.state.pending if asked.actor == 0))
    assert Tell("also", 2, "B", "UR") in listed
    for word in (Tell("plan", 2, "A", "UR"), Tell("also", 2, "B", "UR"), Tell("also", 2, None, "LR")):
        table.do(0, word)
    assert [(said.mood, said.button) for said in table.state.told] == [("plan", "A"), ("also", None)]
    table.do(0, Tell("plan", 2, "C", "UR"))
    assert [(said.mood, said.button) for said in table.state.told] == [("plan", "C")]
    table.do(0, Tell("also", 2, "B", "UR"))
    table.strike_until("phase_ends")
    assert [said.mood for said in table.state.told] == ["plan", "also"]


@pytest.mark.rule("SA-035", "SA-140")
def test_what_is_refused_of_a_second_word() -> None:
    table = Table(3, script="double_easier_1", deck="double-96")
    for word in (Tell("also", None, "B", "UR"), Tell("also", 2), Tell("also")):
        assert table.refusal(0, word) == ("SA-035", "adds-nothing")
    assert table.refusal(0, Tell("also", 99, "B")) == ("SA-035", "no-such-slot")
    table = Table(3)
    assert table.refusal(0, Tell("also", 2, "B", "UR")) == ("SA-140", "does-one-thing")
    listed = GAME.legal(table.state, next(asked for asked in table.state.pending if asked.actor == 0))
    assert not [action for action in listed if isinstance(action, Tell) and action.mood == "also"]


@pytest.mark.rule("SA-035")
def test_who_is_asked_is_no_longer_ready_and_can_answer() -> None:
    table = Table(3)
    table.all_ready()
    table.do(0, Tell("ask", 2, "B", "UW", Seat(1)))
    assert [answer.seat for answer in table.state.sealed] == [2]
    listed = GAME.legal(table.state, next(asked for asked in table.state.pending if asked.actor == 1))
    assert Tell("yes", to=Seat(0)) in listed
    table.do(1, Tell("yes", to=Seat(0)))
    listed = GAME.legal(table.state, next(asked for asked in table.state.pending if asked.actor == 1))
    assert Tell("yes", to=Seat(0)) not in listed


@pytest.mark.rule("SA-035")
@pytest.mark.parametrize(
    ("message", "key"),
    [
        (Tell("plan"), "says-nothing"),
        (Tell("ask", 2, "A", "UR"), "says-nothing"),
        (Tell("yes"), "says-nothing"),
        (Tell("no", 1, to=Seat(1)), "says-nothing"),
        (Tell("plan", 8, "A"), "no-such-slot"),
        (Tell("ask", 2, "A", "UR", Seat(0)), "bad-listener"),
        (Tell("ask", 2, "A", "UR", Seat(3)), "bad-listener"),
    ],
)
def test_messages_that_say_nothing_are_refused(message: Tell, key: str) -> None:
    assert Table(3).refusal(0, message) == ("SA-035", key)


@pytest.mark.rule("SA-035")
def test_however_much_a_player_asks_the_state_stays_small_and_nothing_of_the_others_is_forgotten() -> None:
    table = Table(3)
    table.do(1, Tell("ask", None, "A", "UR", Seat(2)))
    table.do(0, Tell("plan", 1, "A", "UW"))
    for number in range(3 * MOST_TALK):
        table.do(0, Tell("ask", 1 + number % 7, "B", "UW", Seat(1)))
    said = Counter((message.seat, message.mood) for message in table.state.told)
    assert said == {(1, "ask"): 1, (0, "plan"): 1, (0, "ask"): MOST_TALK}
    assert table.state.told[-1].turn == 1 + (3 * MOST_TALK - 1) % 7
    assert has_asked(table.state, Seat(0), Seat(1))
    assert has_asked(table.state, Seat(1), Seat(2))


@pytest.mark.rule("SA-028")
def test_while_communications_are_down_nobody_tells_anything_but_planning_goes_on() -> None:
    table = Table(3, script="simulation1")
    table.strike_until("silence_begins")
    assert table.refusal(0, Tell("plan", 5, "A", "UR")) == ("SA-028", "silence")
    assert not any(isinstance(action, Tell) for action in GAME.legal(table.state, table.state.pending[0]))
    table.do(0, table.lay(0, 5))
    table.strike_until("silence_ends")
    table.do(0, Tell("plan", 5, "A", "UR"))


@pytest.mark.rule("SA-031", "SA-035")
def test_alone_there_is_nobody_to_talk_to_and_no_data() -> None:
    table = Table(1, script="simulation1")
    assert table.refusal(0, Tell("plan", 1, "A", "UR")) == ("SA-035", "nobody-listens")
    table.fly()
    assert not table.told(DataReceived)


@pytest.mark.rule("SA-028", "SA-029")
def test_what_the_clock_calls_asks_those_who_were_ready_anew() -> None:
    table = Table(3)
    table.all_ready()
    table.strike_until("threat")
    assert not table.state.sealed
    table.all_ready()
    table.do(1, Begin())
    assert [answer.seat for answer in table.state.sealed] == [0, 2]


@pytest.mark.rule("SA-024")
def test_a_warning_wakes_nobody() -> None:
    table = Table(3)
    table.strike_until("transfer_closes")
    table.strike_until("threat")
    table.all_ready()
    table.strike_until("phase_warning")
    assert len(table.state.sealed) == 3


@pytest.mark.rule("SA-022", "SA-028")
def test_a_refusal_never_stops_the_clock() -> None:
    table = Table(3)
    table.refusal(0, Lay(table.ordinary(1), "action", 0, 1))
    table.strike_until("threat")
    assert len(table.state.alerts) == 1
