"""Reading, replaying and verifying record files, good and bad."""

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from pelagos.kernel.discovery import load
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.record_reading import read_record
from tests.support.console import Console, Heard
from tests.terminal.fixture_records import finished, running


@pytest.fixture
def record(console: Console) -> Path:
    """A finished match of three seats, dealt at random."""
    path = console.folder / "good.pelagos"
    path.write_text(finished(), encoding="utf-8")
    return path


@pytest.fixture
def unfinished(console: Console) -> Path:
    """A match that still runs."""
    path = console.folder / "run.pelagos"
    path.write_text(running(), encoding="utf-8")
    return path


def one_line(text: str) -> str:
    return " ".join(text.split())


# -- verify --------------------------------------------------------------------------------------------------------


def test_verify_tells_that_a_good_record_holds_and_was_fairly_shuffled(console: Console, record: Path) -> None:
    heard = console(f"verify {record.name}")
    assert heard.code == 0
    assert "a finished match of gravwell" in one_line(heard.out)
    assert "The shuffles are fair" in heard.out


def test_verify_as_json(console: Console, record: Path) -> None:
    found = json.loads(console(f"verify {record.name} --json").out)
    assert found == {"ok": True, "game": "gravwell", "inputs": found["inputs"], "over": True, "seed": "fair"}


def test_the_seed_of_a_running_match_is_not_yet_checked(console: Console, unfinished: Path) -> None:
    assert "an unfinished match" in one_line(console(f"verify {unfinished.name}").out)


def replace(old: str, new: str) -> Callable[[str], str]:
    return lambda text: text.replace(old, new, 1)


def cut_in_line(number: int) -> Callable[[str], str]:
    return lambda text: "\n".join(text.splitlines()[:number])


def set_line(prefix: str, line: str) -> Callable[[str], str]:
    def change(text: str) -> str:
        lines = text.splitlines()
        place = next(at for at, old in enumerate(lines) if old.startswith(prefix))
        return "\n".join([*lines[:place], line, *lines[place + 1 :]]) + "\n"

    return change


def drop_lines(*prefixes: str) -> Callable[[str], str]:
    return lambda text: "".join(line for line in text.splitlines(keepends=True) if not line.startswith(prefixes))


SPOILED: list[tuple[Callable[[str], str], int, str]] = [
    (replace("rules: 1", "rules: 99"), 2, "played under rules version 99"),
    (replace("rules: 1", "rules: 0"), 2, "played under rules version 0"),
    (replace("rules: 1", "rules: one"), 2, "should be a whole number"),
    (replace("pelagos: 2", "pelagos: 1"), 2, "has format 1"),
    (replace("game: gravwell", "game: chess"), 2, "There is no game “chess”"),
    (replace("seats: 3", "seats: 7"), 2, "for 1 to 4 seats, and 7 were asked for"),
    (replace("option hardcore: no", "option hardcore: perhaps"), 2, "cannot be “perhaps”"),
    (replace("option hardcore: no", "option harder: no"), 2, "no option “harder”"),
    (replace("seats: 3\n", ""), 2, "does not say “seats:”"),
    (cut_in_line(3), 2, "does not say “seats:”"),
    (cut_in_line(40), 2, "cut short after line 40"),
    (drop_lines("end:", "seed:"), 1, "disagree whether the match is over"),
    (drop_lines("seed:"), 1, "promises a seed but does not show it"),
    (lambda text: text.rpartition("end: ")[0], 2, "is cut short after line"),
    (lambda text: text.rpartition("seed: ")[0], 2, "is cut short after line"),
    (drop_lines("inputs:"), 2, "is cut short after line"),
    (drop_lines("commitment:"), 2, "does not say “commitment:”"),
    (drop_lines("option chaos:"), 2, "does not say “option chaos:”"),
    (drop_lines("= after 20:"), 2, "The hash of the position after answer 20 should stand in line"),
    (set_line("inputs:", "inputs: 1"), 2, "that it holds 1 answer, and it holds"),
    (set_line("end:", "end: inf 0 0"), 2, "is not part of a record"),
    (set_line("1 seat 0:", "1 seat 1: pick A"), 1, "Line"),
    (set_line("1 seat 0:", "1 seat 0: pick ?"), 1, "is not a card of this game"),
    (set_line("1 seat 0:", "what is this"), 2, "is not part of a record: “what is this”"),
    (set_line("= after 20:", "= after 20: 0000000000000000"), 1, "after answer 20"),
    (set_line("end:", "end: 1 1 1"), 1, "a result that the match does not have"),
    (set_line("end:", "end: first"), 2, "is not part of a record"),
    (set_line("seed:", f"seed: {'ab' * 32}"), 1, "not the one published before the first card"),
    (set_line("seed:", "seed: xyz"), 2, "is not a seed"),
    (set_line("  draw", "  draw A A"), 1, "cannot be drawn here"),
    (set_line("  draw", "  draw"), 1, "Chance is asked for more"),
    (set_line("  draw", "  roll 3"), 1, "should be of kind “draw”"),
    (lambda text: text + "more\n", 2, "is not part of a record: “more”"),
    (lambda _: "", 2, "does not say “pelagos:”"),
    (lambda _: "Dear diary\n", 2, "Line 1 is not part of a record"),
]


@pytest.mark.rule("PL-06")
@pytest.mark.parametrize(("spoil", "code", "told"), SPOILED, ids=[told for _, _, told in SPOILED])
@pytest.mark.parametrize("json_too", [False, True])
def test_a_spoiled_record_is_refused_with_what_and_where(  # one argument for each thing the table says
    console: Console, record: Path, spoil: Callable[[str], str], code: int, told: str, *, json_too: bool
) -> None:
    bad = console.folder / "bad.pelagos"
    bad.write_text(spoil(record.read_text(encoding="utf-8")), encoding="utf-8")
    heard = console("verify bad.pelagos --json" if json_too else "verify bad.pelagos")
    assert heard.code == code
    assert told in one_line(message_of(heard) if json_too else heard.err)


@pytest.mark.parametrize(
    "spoil", [set_line("= after 20:", "= after 20: 0000000000000000"), set_line("end:", "end: 1 1 1")]
)
def test_a_record_that_notes_what_never_was_is_not_told_as_a_story(
    console: Console, record: Path, spoil: Callable[[str], str]
) -> None:
    bad = console.folder / "bad.pelagos"
    bad.write_text(spoil(record.read_text(encoding="utf-8")), encoding="utf-8")
    heard = console("replay bad.pelagos")
    assert (heard.code, heard.out) == (1, "")
    assert "Somebody changed it, or it was damaged" in one_line(heard.err)


def message_of(heard: Heard) -> str:
    answer = json.loads(heard.out)
    assert answer["ok"] is False
    assert answer["error"]["code"]
    return str(answer["error"]["message"])


def test_a_refused_input_says_its_line_and_why(console: Console, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    place = next(at for at, line in enumerate(lines) if ": play " in line)
    lines[place] = lines[place].rpartition(" ")[0] + " " + absent_card(lines[place:])
    (console.folder / "bad.pelagos").write_text("\n".join(lines) + "\n", encoding="utf-8")
    heard = console("verify bad.pelagos")
    assert heard.code == 1
    assert f"Line {place + 1} " in heard.err
    assert "is not in your hand" in one_line(heard.err)
    assert "[GR-39]" in heard.err


def absent_card(lines: list[str]) -> str:
    """Return a card that the seat of the first line does not play in this round."""
    seat = lines[0].split(":")[0].split(" ", 1)[1]
    played = [line[-1] for line in lines if f" {seat}: play " in line][:6]
    return next(letter for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if letter not in played)


def test_what_is_no_text_or_no_file_is_told(console: Console) -> None:
    (console.folder / "binary").write_bytes(b"pelagos: 2\xff\xfe")
    assert "it is no text (byte 10)" in one_line(console("verify binary").err)
    assert console("verify binary").code == 2
    missing = console("verify nowhere.pelagos")
    assert (missing.code, "there is no such file" in missing.err) == (2, True)
    assert "this is a folder" in console("verify .").err


@pytest.mark.parametrize("place", range(0, 100, 3))
@pytest.mark.parametrize("inserted", ["9", "\n", " ", "x", "-", "²", "9" * 5000, "\n  \n", "\u2028"], ids=ascii)
def test_no_character_breaks_the_reader(place: int, inserted: str) -> None:
    """Whatever is changed, the reader answers with a record or one of the kernel's own errors."""
    text = finished(2)
    at = place * len(text) // 100
    with suppress(PelagosError):
        assert read_record(load("gravwell"), text[:at] + inserted + text[at + 1 :]).header.game == "gravwell"


# -- replay --------------------------------------------------------------------------------------------------------


def test_an_outsider_reads_what_lay_open_and_no_more(console: Console, record: Path) -> None:
    heard = console(f"replay {record.name}")
    assert heard.code == 0
    assert "and a hidden card." in one_line(heard.out)
    assert "answers in secret" in heard.out
    assert "[GR-38] Cards revealed" in heard.out


def test_a_seat_reads_its_own_cards(console: Console, record: Path) -> None:
    text = one_line(console(f"replay {record.name} --seat 1").out)
    assert "Yellow takes the pile with" in text
    own = [part.split(".")[0] for part in text.split("Yellow takes the pile with")[1:]]
    assert all("hidden" not in part for part in own)
    others = [part.split(".")[0] for part in text.split("Blue takes the pile with")[1:]]
    assert all("hidden" in part for part in others)


def test_a_finished_match_can_be_seen_all_open(console: Console, record: Path) -> None:
    text = one_line(console(f"replay {record.name} --seat all").out)
    assert "hidden card." not in text
    assert "answers in secret" not in text


@pytest.mark.parametrize("more", ["--seat all", "--seat 0", "--seat 1 --json", "--seat 1 --until 1"])
def test_a_running_match_shows_nobody_the_cards_of_a_seat(console: Console, unfinished: Path, more: str) -> None:
    heard = console(f"replay {unfinished.name} {more}")
    assert (heard.code, heard.out) == (2, "")
    assert "An unfinished match is private to its table" in one_line(heard.err)


def test_a_running_match_can_be_read_as_an_outsider(console: Console, unfinished: Path) -> None:
    heard = console(f"replay {unfinished.name}")
    assert heard.code == 0
    assert "hidden card." in one_line(heard.out)


def test_replay_stops_where_it_is_told(console: Console, record: Path) -> None:
    heard = console(f"replay {record.name} --until 2")
    assert "\n2. Yellow:" in heard.out
    assert "\n3. " not in heard.out
    assert "The match is over" not in heard.out
    wrong = console(f"replay {record.name} --until 99999")
    assert (wrong.code, "cannot be stopped after 99,999" in wrong.err) == (2, True)


def test_an_unknown_seat_is_refused(console: Console, record: Path) -> None:
    heard = console(f"replay {record.name} --seat 7")
    assert (heard.code, "Seats are counted from 0 to 2" in one_line(heard.err)) == (2, True)


def test_the_json_of_a_replay_hides_what_its_reader_may_not_know(console: Console, record: Path) -> None:
    story = json.loads(console(f"replay {record.name} --json").out)
    drafted = [event for entry in story["inputs"] for event in entry["events"] if event["type"].startswith("Drafted")]
    assert drafted
    assert all("lower" not in event for event in drafted)
    plays = [entry for entry in story["inputs"] if entry["actor"] and entry["action"] is None]
    assert plays
    everything = json.loads(console(f"replay {record.name} --json --seat all").out)
    assert all("lower" in e for entry in everything["inputs"] for e in entry["events"] if e["type"] == "Drafted")
    assert everything["returns"] is not None
