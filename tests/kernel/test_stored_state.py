"""A match that goes on from its stored state after its rules changed."""

import pytest

from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.state import GravwellState
from pelagos.kernel.chance import Seeded
from pelagos.kernel.errors import BrokenInvariant, IllegalText, PelagosError
from pelagos.kernel.match import Match
from pelagos.kernel.record import Record
from pelagos.kernel.record_reading import read_record
from pelagos.kernel.record_writing import lines_of, write_record
from pelagos.kernel.replay import SeedCheck, replay, verify
from tests.support.play import random_match

PLAYED = random_match(GAME, seats=3, seed="before", inputs=30)
SEED = Seeded(bytes(range(32)))


def gone_on() -> Match[GravwellState]:
    """Return a match that went on from the stored state and was played to its end."""
    header = type(PLAYED.record.header)(
        game=GAME.name, rules=GAME.version, seats=3, options=PLAYED.record.header.options, commitment=SEED.commitment
    )
    stored = GAME.encode_state(PLAYED.state).decode()
    record = Record(header=header, before=lines_of(GAME, PLAYED.record), stored=stored)
    match = Match.resume(GAME, record, chance=SEED.restarted())
    while match.pending:
        match.apply(match.pending[0].id, match.legal(match.pending[0])[0])
    return match


def test_it_begins_where_the_stored_state_left_it() -> None:
    header = PLAYED.record.header
    stored = GAME.encode_state(PLAYED.state).decode()
    match = Match.resume(GAME, Record(header=header, stored=stored), chance=SEED.restarted())
    assert GAME.state_hash(match.state) == GAME.state_hash(PLAYED.state)


def test_its_record_holds_both_parts_and_reads_back() -> None:
    match = gone_on()
    text = write_record(GAME, match.record)
    assert "\nsetup\n" in text
    assert text.count("\nstate: ") == 1
    assert read_record(GAME, text) == match.record
    assert write_record(GAME, read_record(GAME, text)) == text


def test_its_shuffles_since_then_are_proved() -> None:
    match = gone_on()
    assert GAME.state_hash(replay(GAME, match.record)) == GAME.state_hash(match.state)
    assert verify(GAME, match.record).seed is SeedCheck.FAIR


def test_going_back_stops_at_the_stored_state() -> None:
    match = gone_on()
    match.rewind(0)
    assert GAME.state_hash(match.state) == GAME.state_hash(PLAYED.state)


def test_a_stored_state_that_cannot_be_read_is_refused_with_its_line() -> None:
    text = write_record(GAME, gone_on().record)
    lines = [("state: {}" if line.startswith("state: ") else line) for line in text.splitlines()]
    with pytest.raises(IllegalText) as refusal:
        read_record(GAME, "\n".join(lines) + "\n")
    assert refusal.value.key == "record-input"


@pytest.mark.parametrize(
    ("old", "new"),
    [('"seats":3', '"seats":9'), ('"draft_order":[', '"draft_order":[],"left":['), ('"stops":[', '"stops":[],"was":[')],
)
def test_what_the_rules_cannot_cope_with_is_called_a_fault_of_the_stored_state(old: str, new: str) -> None:
    text = write_record(GAME, gone_on().record)
    assert text.count(old) == 1
    with pytest.raises(PelagosError) as refusal:
        verify(GAME, read_record(GAME, text.replace(old, new)))
    assert refusal.value.key in ("stored-state", "record-input", "hash-differs")


def test_a_fault_in_the_rules_stays_one_where_there_is_no_stored_state(monkeypatch: pytest.MonkeyPatch) -> None:
    record, later = random_match(GAME, seats=2, seed="fault", inputs=5).record, gone_on().record
    monkeypatch.setattr(GAME, "_kinds", {})
    with pytest.raises(KeyError):
        replay(GAME, record)
    with pytest.raises(BrokenInvariant, match="stored-state"):
        replay(GAME, later)
