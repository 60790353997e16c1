"""A match in which time passes, line by line: the clock goes on beside the person, and what was planned is a film."""

from typing import Any

import pytest

from pelagos.bots.driver import seat_bots
from pelagos.bots.patience import MOST_ANSWERS
from pelagos.bots.registry import load_bot
from pelagos.games.spacealert.options import SpaceAlertOptions
from pelagos.kernel.chance import Seeded
from pelagos.kernel.discovery import load
from pelagos.kernel.ids import CLOCK, Seat
from pelagos.kernel.match import Match
from pelagos.kernel.record_reading import read_record
from pelagos.terminal.play import prompt as prompts
from pelagos.terminal.play import reading, timing
from pelagos.terminal.play.keeping import Keeper
from pelagos.terminal.play.table import Table
from pelagos.terminal.play.timing import Timing
from pelagos.terminal.voice import Voice
from tests.support.console import Console

READY = ["1"] * 200
GAME = load("spacealert")


def sit(seats: int = 2, options: SpaceAlertOptions | None = None) -> Table:
    match = Match.start(GAME, options, seats=seats, chance=Seeded.of("time"))
    bots = seat_bots(GAME, [load_bot(GAME, "random")] * seats, "time")
    voice = Voice("en", GAME)
    return Table(voice, match, frozenset({Seat(0)}), bots, Keeper(voice, None))


@pytest.mark.parametrize("seats", [1, 2])
def test_who_is_always_ready_sees_the_film_and_the_score(console: Console, seats: int) -> None:
    heard = console(f"play spacealert --seats {seats} --bots random --seed film --record my.pelagos", READY)
    assert heard.code == 0
    assert "Alert! Turn 1, blue zone" in heard.out
    assert "Turn 1: the crew acts." in heard.out
    assert "The match is over." in heard.out
    record = read_record(GAME, (console.folder / "my.pelagos").read_text(encoding="utf-8"))
    seconds = [entry.second for entry in record.inputs]
    assert None not in seconds
    assert seconds == sorted(seconds)  # type: ignore[type-var]  # no None among them
    assert seconds[-1] == 420


@pytest.mark.rule("SA-032")
def test_the_film_goes_on_at_once_when_it_is_decided_who_trips(console: Console) -> None:
    words = "play spacealert --seats 2 --bots random --seed film -o tripping=yes --record my.pelagos"
    heard = console(words, ["3", *READY])
    assert heard.code == 0
    assert "Turn 1, your card: " in heard.out
    assert "I tripped: " in heard.out
    assert "Turn 1: the crew acts." in heard.out
    assert "Turn 2: the crew acts." in heard.out
    record = read_record(GAME, (console.folder / "my.pelagos").read_text(encoding="utf-8"))
    assert record.inputs[-1].second == 420


def test_of_a_lost_ship_it_is_said_that_all_have_lost_and_no_number_stands_for_that(console: Console) -> None:
    heard = console("play spacealert --seats 1 -o script=mission1 --seed hand", READY)
    assert heard.code == 0
    assert "The ship is lost" in heard.out
    assert "Result: all have lost together." in heard.out
    assert "-40" not in heard.out


def test_help_names_a_rule_of_the_game_that_is_played(console: Console) -> None:
    heard = console("play spacealert --seats 1", ["?", "rule", "quit"])
    assert "rule SA-001" in heard.out
    assert "rule SA-001" in heard.err
    assert "GR-" not in heard.out + heard.err


def test_time_begins_when_the_clock_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(timing, "monotonic", lambda: now)
    table = sit(4, SpaceAlertOptions(specializations="level-1"))
    now = 100.0
    for _ in range(4):
        assert table.timing.second is None
        (decision,) = table.match.pending
        table.apply(decision, table.match.legal(decision)[0])
    assert table.timing.second == 0


def test_the_clock_strikes_while_a_person_thinks(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    table = sit()
    lines = iter([None, "why", None, "1"])
    monkeypatch.setattr(prompts, "read_line_before", lambda _sign, _left: next(lines))
    question = next(asked for asked in table.match.pending if asked.actor == 0)
    before = tuple(table.match.legal(question))
    prompts.Prompt(table, question).answer()
    assert table.match.record.inputs[0].actor == CLOCK
    assert table.match.record.inputs[0].second == 15
    assert "Alert! Turn 1" in capsys.readouterr().out
    assert tuple(table.match.legal(question)) == before


def test_a_window_that_opens_puts_the_question_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit()
    while table.timing.due < 90:
        table.strike()
    monkeypatch.setattr(prompts, "read_line_before", lambda _sign, _left: None)
    question = next(asked for asked in table.match.pending if asked.actor == 0)
    prompts.Prompt(table, question).answer()
    assert table.match.state.window


def test_before_the_line_stands_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit()
    monkeypatch.setattr("pelagos.terminal.play.timing.monotonic", lambda: 1000.0)
    table.timing.set(7)
    question = next(asked for asked in table.match.pending if asked.actor == 0)
    assert prompts.Prompt(table, question).sign() == "0:07 P0> "
    assert table.timing.left == 8


def test_a_bot_answers_only_so_often_between_two_strikes() -> None:
    table = sit()
    answers = 0
    while (asked := table.bot_question()) is not None:
        table.answer_by_bot(asked)
        answers += 1
    assert answers <= MOST_ANSWERS
    table.strike()
    assert table.bot_question() is not None


def test_a_match_taken_up_again_goes_on_at_its_second(monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit()
    table.strike()
    table.strike()
    monkeypatch.setattr("pelagos.terminal.play.timing.monotonic", lambda: 5000.0)
    assert Timing(table.match).second == 60


def test_a_pipe_is_never_hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda _prompt: "ready")
    assert reading.read_line_before("> ", 0.0) == "ready"
    reading.wait_for_enter(1000.0)


def test_the_time_of_the_next_mission_of_a_campaign_begins_at_nought() -> None:
    match = Match.start(
        GAME, GAME.options_type(script="simulation1", missions=2), seats=2, chance=Seeded.of("campaign time")
    )
    table = Table(Voice("en", GAME), match, frozenset(), seat_bots(GAME, [], ""), Keeper(Voice("en", GAME), None))
    while table.timing.question is not None:
        table.strike()
        if match.state.flight is not None:
            match.state.flight.threats.clear()
    while match.state.stage == "between":
        table.apply(match.pending[0], match.legal(match.pending[0])[0])
    assert table.timing.second == 0
    assert match.record.inputs[-1].second is None
    assert table.timing.due == match.state.pending[-1].second
