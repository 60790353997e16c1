"""Records are readable, exact, and found out when they are damaged."""

import re
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.options import GravwellOptions
from pelagos.kernel.chance import Seeded
from pelagos.kernel.errors import BrokenInvariant, IllegalAction, IllegalText, PelagosError
from pelagos.kernel.match import Match
from pelagos.kernel.record import Record
from pelagos.kernel.record_reading import read_head, read_record
from pelagos.kernel.record_writing import write_record
from pelagos.kernel.replay import SeedCheck, replay, verify
from tests.support.play import random_match

WHOLE = random_match(GAME, seats=3, seed="record")
TEXT = write_record(GAME, WHOLE.record)
LINES = TEXT.splitlines(keepends=True)
RUNNING = write_record(GAME, random_match(GAME, seats=3, seed="record", inputs=43).record).splitlines(keepends=True)


def verify_text(text: str) -> SeedCheck:
    return verify(GAME, read_record(GAME, text)).seed


def test_a_record_reads_like_a_list_of_moves() -> None:
    assert LINES[0] == "pelagos: 2\n"
    assert re.search(r"^1 seat 0: pick [A-Z]\n  draw [A-Z]$", TEXT, re.MULTILINE)
    assert re.search(r"^\d+ seat 1: play [A-Z]$", TEXT, re.MULTILINE)
    assert "= after 20: " in TEXT


def test_a_record_comes_back_from_its_text() -> None:
    assert read_record(GAME, TEXT) == WHOLE.record


def test_a_record_replays_to_the_identical_state() -> None:
    assert GAME.encode_state(replay(GAME, read_record(GAME, TEXT))) == GAME.encode_state(WHOLE.state)


def test_replaying_tells_the_same_events() -> None:
    events: list[object] = []
    replay(GAME, WHOLE.record, events.append)
    assert events == [event for batch in WHOLE.history for event in batch]


def test_a_finished_match_proves_its_chance_fair() -> None:
    assert verify_text(TEXT) is SeedCheck.FAIR


def test_a_running_match_keeps_its_seed_to_itself() -> None:
    running = random_match(GAME, seats=3, seed="record", inputs=30)
    text = write_record(GAME, running.record)
    assert "seed:" not in text
    assert verify_text(text) is SeedCheck.NOT_PUBLISHED


def test_a_chosen_seed_proves_nothing() -> None:
    match = Match.start(GAME, seats=2, chance=Seeded.of("mine"))
    assert verify_text(write_record(GAME, match.record)) is SeedCheck.CHOSEN


def test_options_are_kept() -> None:
    options = GravwellOptions(hardcore=True, age="drawn")
    match = random_match(GAME, seats=2, options=options)
    assert read_record(GAME, write_record(GAME, match.record)).header.options == options


def test_the_head_alone_tells_the_game() -> None:
    assert read_head(TEXT)["game"] == "gravwell"


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("pelagos: 2", "pelagos: 1", "record-format"),
        ("game: gravwell", "game: chess", "record-game"),
        ("rules: 1", "rules: 2", "record-newer"),
        ("rules: 1", "rules: 0", "record-older"),
        ("rules: 1", "rules: one", "record-number"),
        ("seats: 3", "seats: 9", "seats"),
        ("seats: 3\n", "", "record-head"),
        ("option hardcore: no", "option hardcore: perhaps", "option-value"),
        ("option hardcore: no", "option easy: no", "unknown-option"),
        ("setup\n", "begin\n", "record-truncated"),
        ("1 seat 0: pick", "1 seat 1: pick", "record-input"),
        ("1 seat 0: pick", "7 seat 0: pick", "record-input"),
        ("1 seat 0: pick", "1 seat 0: grab", "record-input"),
        ("1 seat 0: pick", "one seat 0: pick", "record-line"),
        ("1 seat 0: pick", "1 seat zero: pick", "record-line"),
        ("  draw ", "  throw ", "record-line"),
        ("= after 20: ", "= after 21: ", "record-line"),
        ("seed: ", "seeds: ", "record-line"),
        ("end: ", "end: inf ", "record-line"),
        ("end: ", "end: nan ", "record-line"),
        ("inputs: ", "inputs: 1", "record-count"),
        ("inputs: ", "inputs: x", "record-number"),
        ("inputs: ", "seed: 1\ninputs: ", "record-line"),
    ],
)
def test_damage_is_named_with_its_place(old: str, new: str, key: str) -> None:
    assert old in TEXT
    with pytest.raises(IllegalAction) as caught:
        verify_text(TEXT.replace(old, new, 1))
    assert caught.value.key == key
    assert caught.value.rule is not None


def test_a_changed_hash_is_found_at_its_input() -> None:
    changed = re.sub(r"(= after 40: )(.)", lambda found: found[1] + ("0" if found[2] != "0" else "1"), TEXT)
    with pytest.raises(BrokenInvariant) as caught:
        verify_text(changed)
    assert (caught.value.key, caught.value.arguments["input"]) == ("hash-differs", 40)


def test_a_changed_result_is_found() -> None:
    with pytest.raises(BrokenInvariant, match="returns-differ"):
        verify_text(re.sub(r"end: .*", "end: 0.5 0.5 0", TEXT))


def test_a_seed_that_was_not_committed_to_is_found() -> None:
    with pytest.raises(BrokenInvariant, match="commitment-differs"):
        verify_text(re.sub(r"seed: .*", f"seed: {bytes(32).hex()}", TEXT))


def test_outcomes_that_the_seed_does_not_give_are_found() -> None:
    other = random_match(GAME, seats=3, seed="other")
    forged = Record(**{name: getattr(other.record, name) for name in other.record.__struct_fields__})
    forged.seed = WHOLE.record.seed
    forged.header = WHOLE.record.header
    with pytest.raises(BrokenInvariant, match="seed-differs"):
        verify(GAME, forged)


def test_a_finished_record_without_its_seed_is_found() -> None:
    with pytest.raises(BrokenInvariant, match="seed-missing"):
        verify_text(re.sub(r"seed: .*\n", "", TEXT))


def test_a_seed_that_is_none_is_refused() -> None:
    with pytest.raises(IllegalText, match="record-seed"):
        verify_text(re.sub(r"seed: .*", "seed: xyz", TEXT))


def test_a_finished_match_whose_end_was_taken_out_is_found() -> None:
    with pytest.raises(BrokenInvariant, match="end-differs"):
        verify_text(re.sub(r"end: .*\nseed: .*\n", "", TEXT))


@pytest.mark.rule("PL-06")
@given(st.integers(0, len(TEXT) - 1))
def test_a_text_cut_anywhere_is_never_taken_for_whole(at: int) -> None:
    with pytest.raises(IllegalText) as caught:
        read_record(GAME, TEXT[:at])
    assert caught.value.key in {"record-truncated", "record-head", "record-line", "record-hash-missing"}


@pytest.mark.rule("PL-06")
@pytest.mark.parametrize("place", range(len(RUNNING)))
def test_a_line_that_was_taken_out_of_a_running_match_is_missed(place: int) -> None:
    with pytest.raises(PelagosError):
        verify_text("".join([*RUNNING[:place], *RUNNING[place + 1 :]]))


@pytest.mark.rule("PL-06")
@pytest.mark.parametrize(
    ("line", "key", "arguments"),
    [
        (r"commitment: .*\n", "record-head", {"key": "commitment"}),
        (r"option hardcore: .*\n", "record-head", {"key": "option hardcore"}),
        (r"= after 20: .*\n", "record-hash-missing", {"made": 20}),
        (r"inputs: .*\n", "record-truncated", {"line": len(LINES) - 1}),
    ],
)
def test_what_is_missing_is_named(line: str, key: str, arguments: dict[str, object]) -> None:
    with pytest.raises(IllegalText) as caught:
        verify_text(re.sub(line, "", TEXT))
    assert caught.value.key == key
    assert arguments.items() <= caught.value.arguments.items()


@given(st.integers(0, len(LINES) - 1), st.text(max_size=30))
def test_a_line_replaced_by_anything_never_breaks_the_reader(at: int, line: str) -> None:
    damaged = "".join([*LINES[:at], line + "\n", *LINES[at + 1 :]])
    with suppress(PelagosError):
        verify_text(damaged)


@pytest.mark.rule("PL-06")
@pytest.mark.parametrize("place", range(len(LINES)))
def test_a_line_that_stands_there_twice_is_found(place: int) -> None:
    with pytest.raises(PelagosError):
        verify_text("".join([*LINES[: place + 1], *LINES[place:]]))
