"""The file that keeps the games of a tournament."""

import errno
import os
from pathlib import Path

import pytest

from pelagos.kernel.errors import IllegalText
from pelagos.research.arena import make_plan
from pelagos.research.outcomes import Outcome
from pelagos.research.results_file import ResultsFile

PLAN = make_plan("gravwell", ["random"], seats=2)
OUTCOMES = [
    Outcome(number=0, bots=(0, 0), returns=(1.0, 0.0), decisions=9, actions=({"play A": 2}, {})),
    Outcome(number=1, bots=(0, 0), returns=(1 / 3, 0.0), decisions=8),
]


def write(path: Path) -> bytes:
    with ResultsFile(path, PLAN) as file:
        for outcome in OUTCOMES:
            file.add(outcome)
    return path.read_bytes()


def read(path: Path) -> dict[int, Outcome]:
    return ResultsFile(path, PLAN).outcomes


def test_what_was_kept_is_read_again_unchanged(tmp_path: Path) -> None:
    write(tmp_path / "r")
    assert read(tmp_path / "r") == dict(enumerate(OUTCOMES))


def test_a_game_is_on_the_disk_as_soon_as_it_is_added(tmp_path: Path) -> None:
    with ResultsFile(tmp_path / "r", PLAN) as file:
        file.add(OUTCOMES[0])
        assert read(tmp_path / "r") == {0: OUTCOMES[0]}


def test_wherever_a_crash_cuts_the_file_it_can_be_continued(tmp_path: Path) -> None:
    data = write(tmp_path / "whole")
    for length in range(len(data)):
        path = tmp_path / "cut"
        path.write_bytes(data[:length])
        with ResultsFile(path, PLAN) as file:
            whole_lines = max(0, data[:length].count(b"\n") - 1)
            assert len(file.outcomes) == whole_lines
            for outcome in OUTCOMES[whole_lines:]:
                file.add(outcome)
        assert path.read_bytes() == data


def test_reading_alone_changes_nothing(tmp_path: Path) -> None:
    data = write(tmp_path / "r")[:-5]
    (tmp_path / "r").write_bytes(data)
    ResultsFile(tmp_path / "r", PLAN)
    assert (tmp_path / "r").read_bytes() == data


@pytest.mark.parametrize("text", ["hello\n", "hello", "[1]\n", "null\n", '{"format": 1}\n', '{"plan": 7}\n'])
def test_a_file_that_holds_something_else_is_refused_and_left_as_it_is(tmp_path: Path, text: str) -> None:
    (tmp_path / "r").write_text(text)
    with pytest.raises(IllegalText) as refused:
        ResultsFile(tmp_path / "r", PLAN)
    assert refused.value.key == "no-results"
    assert (tmp_path / "r").read_text() == text


def test_a_device_is_refused_without_being_read() -> None:
    with pytest.raises(IllegalText) as refused:
        ResultsFile(Path(os.devnull), PLAN)
    assert refused.value.key == "no-results"


def test_a_full_disk_names_the_file_and_loses_no_game_kept_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_file: int) -> None:
        raise OSError(errno.ENOSPC, "full")

    path = tmp_path / "r"
    write(path)
    with ResultsFile(path, PLAN) as file:
        monkeypatch.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="full") as failed:
            file.add(OUTCOMES[0])
    assert failed.value.filename == str(path)
    assert read(path).keys() == {0, 1}


def test_another_format_is_refused(tmp_path: Path) -> None:
    data = write(tmp_path / "r").replace(b"pelagos arena 2", b"pelagos arena 1")
    (tmp_path / "r").write_bytes(data)
    with pytest.raises(IllegalText) as refused:
        ResultsFile(tmp_path / "r", PLAN)
    assert (refused.value.key, refused.value.arguments["part"]) == ("other-results", "format")


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    data = write(tmp_path / "r").splitlines(keepends=True)
    (tmp_path / "r").write_bytes(data[0] + b"rubbish\n" + data[2])
    with pytest.raises(IllegalText) as refused:
        ResultsFile(tmp_path / "r", PLAN)
    assert (refused.value.key, refused.value.arguments["line"]) == ("broken-results", 2)


def test_without_a_file_games_are_kept_in_memory_only() -> None:
    with ResultsFile(None, PLAN) as file:
        file.add(OUTCOMES[0])
    assert file.outcomes == {0: OUTCOMES[0]}


def test_two_tournaments_cannot_write_to_one_file_at_the_same_time(tmp_path: Path) -> None:
    path = tmp_path / "r"
    with ResultsFile(path, PLAN) as file:
        file.add(OUTCOMES[0])
        with pytest.raises(IllegalText, match="results-in-use"), ResultsFile(path, PLAN):
            raise AssertionError("the second one got in")
        file.add(OUTCOMES[1])
    assert read(path) == dict(enumerate(OUTCOMES))


def test_what_another_tournament_has_added_since_the_file_was_read_is_not_lost(tmp_path: Path) -> None:
    path = tmp_path / "r"
    early = ResultsFile(path, PLAN)
    data = write(path)
    with early as file:
        assert file.outcomes == dict(enumerate(OUTCOMES))
    assert path.read_bytes() == data
