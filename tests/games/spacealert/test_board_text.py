"""The board as text: at most 80 columns, and no more than the viewer may know."""

import pytest

from pelagos.games.spacealert.actions import Specialize
from pelagos.games.spacealert.board_text import hand, render
from pelagos.games.spacealert.cards import THREATS
from pelagos.games.spacealert.events.crew import CardTurned, NothingDone
from pelagos.games.spacealert.events.threats import ThreatCalled
from pelagos.games.spacealert.game import GAME
from pelagos.kernel.ids import RuleId, Seat
from pelagos.terminal.board import board_text
from pelagos.terminal.voice import Voice
from pelagos.text import LANGUAGES
from tests.games.spacealert.planning.support import Table

WIDEST = 80


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_no_line_is_wider_than_eighty_columns(language: str, seats: int) -> None:
    table = Table(seats, script="mission1", new_threats=True, common="red", serious="red")
    voice = Voice(language, GAME)
    while table.state.pending:
        for line in board_text(voice, GAME, GAME.observe(table.state, None)).splitlines():
            assert len(line) <= WIDEST, line
        table.strike()


def test_of_a_card_face_down_only_its_back_is_drawn() -> None:
    table = Table(4)
    table.do(1, table.lay(1, 1, half="move"))
    table.do(1, table.lay(1, 2, half="action"))
    voice = Voice("en", GAME)
    rows = [line for line in board_text(voice, GAME, GAME.observe(table.state, None)).splitlines() if line[:2] == "P1"]
    assert rows[0].split()[:4] == ["P1", "[>]", "[o]", "_"]
    own = board_text(voice, GAME, GAME.observe(table.state, Seat(1))).splitlines()
    assert not any("[" in line for line in own if line[:2] == "P1")


@pytest.mark.rule("SA-130")
@pytest.mark.parametrize(("language", "sign"), [("en", "called by "), ("el", "την κάλεσε: "), ("es", "llamada por: ")])
def test_who_called_a_threat_is_said_below_it_with_its_name(language: str, sign: str) -> None:
    table = Table(4, seed="calls 6", script="double_5", deck="double-96", new_threats=True, common="red", serious="red")
    voice = Voice(language, GAME)
    lines: list[str] = []
    while table.state.pending:
        lines += board_text(voice, GAME, GAME.observe(table.state, None)).splitlines()
        table.strike()
    called = next(line for line in lines if sign in line)
    assert table.state.flight is not None
    caller = next(threat for threat in table.state.flight.threats if called.endswith(f" (#{threat.turn})"))
    assert THREATS[caller.card].traits.calls
    assert called == f"    {sign}{voice.text(f'threat-{caller.card}')} (#{caller.turn})"
    assert any(line.startswith(" #a ") for line in lines)
    told = [voice.texts.event(event, GAME.observe(table.state, None)) for event in table.told(ThreatCalled)]
    assert all(sentence.endswith("(#a).") for sentence in told[:1])
    assert told


def test_the_hand_is_the_viewers_and_gone_in_the_flight() -> None:
    table = Table(4)
    assert not hand(GAME.observe(table.state, None))
    lines = hand(GAME.observe(table.state, Seat(0)))
    assert len(lines) > 1
    table.fly()
    assert not hand(GAME.observe(table.state, Seat(0)))
    assert render(GAME.observe(table.state, Seat(0)))


def test_the_notation_of_a_special_card_stands_apart_from_its_name() -> None:
    table = Table(1, specializations="level-3")
    table.do(0, Specialize("energy_technician"))
    lines = hand(GAME.observe(table.state, Seat(0)))
    assert all(str(line[0]).endswith(" ") for line in lines[1:])
    assert any("energy_technician-advanced" in str(line[0]) for line in lines)


@pytest.mark.rule("SA-041", "SA-143")
@pytest.mark.parametrize(
    ("language", "card", "sentence"),
    [
        ("en", "bots+B", "P0 turns up battlebots, then B: energy."),
        ("el", "red+lift", "P0 ανοίγει προς το κόκκινο, μετά ανελκυστήρας."),
        ("es", "heroic:A", "P0 descubre A heroica."),
        ("en", "advanced+bots+A", "P0 turns up Special Ops: advanced action, then battlebots, then A: weapon."),
    ],
)
def test_a_card_that_is_turned_up_is_told_in_words(language: str, card: str, sentence: str) -> None:
    table = Table(1, specializations="level-2", script="mission1")
    for name in ("special_ops", None, None, None):
        table.do(0, Specialize(name))
    table.fly()
    view = GAME.observe(table.state, None)
    turned = CardTurned(rule=RuleId("SA-041"), player=0, card=card)
    nothing = NothingDone(rule=RuleId("SA-041"), player=0, symbol="bots", reason="no-squad")
    texts = Voice(language, GAME).texts
    assert texts.event(turned, view) == sentence
    assert texts.say("card-bots") in texts.event(nothing, view)
