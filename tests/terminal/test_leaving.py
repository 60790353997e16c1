"""However a match is cut short, nothing is lost: it is saved, said where, and played on."""

import errno
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from pelagos.kernel.discovery import load
from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.record_reading import read_record
from pelagos.terminal import leaving, saving
from tests.support.console import Console

PLAY = "play gravwell --seats 2 --bots random --seed leave"


def inputs_in(path: Path) -> int:
    return len(read_record(load("gravwell"), path.read_text(encoding="utf-8")).inputs)


def only_record(console: Console) -> Path:
    (path,) = console.folder.glob("*.pelagos")
    return path


@pytest.mark.parametrize(("last", "code"), [(KeyboardInterrupt, 130), ("quit", 0), ("exit", 0), (EOFError, 0)])
def test_the_match_is_saved_and_named_when_somebody_leaves(console: Console, last: str, code: int) -> None:
    heard = console(PLAY, ["1", "1", last])
    assert heard.code == code
    path = only_record(console)
    assert path.name in heard.out.replace("\n", "")
    assert inputs_in(path) >= 3


@pytest.mark.parametrize("answers", range(8))
def test_ctrl_c_at_any_question_loses_nothing(console: Console, answers: int) -> None:
    heard = console(f"{PLAY} --record my.pelagos", [*["1"] * answers, KeyboardInterrupt])
    assert heard.code == 130
    assert inputs_in(console.folder / "my.pelagos") >= answers


def test_a_saved_match_is_played_on_to_its_end_as_if_it_had_never_stopped(console: Console) -> None:
    console("play gravwell --seats 2 --bots random --record my.pelagos", ["1", "1", KeyboardInterrupt])
    assert console.files() == ["my.pelagos", "my.pelagos.seed"]
    heard = console("play --resume my.pelagos --bots random", ["1"] * 400)
    assert heard.code == 0
    assert console.files() == ["my.pelagos"]
    assert "The shuffles are fair" in console("verify my.pelagos").out


@pytest.mark.parametrize("name", ["my.pelagos", "my.pelagos.seed"])
def test_a_running_match_can_be_read_by_its_owner_only(console: Console, name: str) -> None:
    """The seed and the record both tell what lies face down."""
    console(f"{PLAY} --record my.pelagos", ["1", "quit"])
    assert (console.folder / name).stat().st_mode & 0o077 == 0


def test_a_finished_record_can_be_read_by_everybody(console: Console) -> None:
    console(f"{PLAY} --you none --record my.pelagos")
    assert (console.folder / "my.pelagos").stat().st_mode & 0o777 == saving.EVERYBODY_READS


def test_a_running_record_does_not_hold_the_seed(console: Console) -> None:
    console(f"{PLAY} --record my.pelagos", ["1", "quit"])
    seed = (console.folder / "my.pelagos.seed").read_text(encoding="utf-8").split()[1]
    assert seed not in (console.folder / "my.pelagos").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (Path.unlink, "is not. Without it the match can be replayed"),
        (lambda path: path.write_text("chosen zz\n"), "my.pelagos.seed is damaged"),
        (lambda path: path.write_text("chosen abcd\n"), "my.pelagos.seed is damaged"),
        (lambda path: path.write_text("random\n"), "my.pelagos.seed is damaged"),
        (lambda path: path.write_text(f"chosen {'ab' * 32}\n"), "the seed does not give the outcomes"),
    ],
)
def test_without_its_seed_a_match_cannot_be_played_on(
    console: Console, spoil: Callable[[Path], object], told: str
) -> None:
    console(f"{PLAY} --record my.pelagos", ["1", "quit"])
    spoil(console.folder / "my.pelagos.seed")
    heard = console("play --resume my.pelagos")
    assert heard.code in {1, 2}
    assert told in " ".join(heard.err.split())


def test_a_finished_match_cannot_be_played_on(console: Console) -> None:
    console("play gravwell --seats 2 --you none --seed over --record my.pelagos")
    heard = console("play --resume my.pelagos")
    assert (heard.code, "is over" in heard.err) == (2, True)


# -- a disk that does not take it ----------------------------------------------------------------------------------


def refuse_to_write(monkeypatch: pytest.MonkeyPatch, code: int, only: str = "") -> None:
    def fail(path: Path, text: str, mode: int) -> None:
        if only in str(path):
            raise OSError(code, "no", str(path))
        write(path, text, mode)

    write = saving.write_whole
    monkeypatch.setattr(saving, "write_whole", fail)


def test_a_full_disk_is_told_once_and_the_match_goes_on(console: Console, monkeypatch: pytest.MonkeyPatch) -> None:
    refuse_to_write(monkeypatch, errno.ENOSPC, only="my.pelagos")
    heard = console(f"{PLAY} --record my.pelagos", ["1", "1", "save other.pelagos", "1", "quit"])
    assert heard.code == 0
    assert heard.err.count("the disk is full") == 1
    assert "Nothing is lost" in heard.err
    assert console.files() == ["other.pelagos", "other.pelagos.seed"]
    assert inputs_in(console.folder / "other.pelagos") >= 3


def test_a_real_device_that_is_full_does_not_stop_the_match(console: Console) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("this system has no /dev/full")
    heard = console(f"{PLAY} --record /dev/full", ["1", "save good.pelagos", "quit"])
    assert "the disk is full" in heard.err
    assert inputs_in(console.folder / "good.pelagos") >= 1
    assert Path("/dev/full").is_char_device()


def test_the_record_of_bots_alone_is_saved_elsewhere_and_the_exit_code_tells(
    console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is there who could type another name."""
    refuse_to_write(monkeypatch, errno.ENOSPC, only="my.pelagos")
    heard = console("play gravwell --seats 2 --you none --bots random --record my.pelagos")
    assert heard.code == 1
    path = only_record(console)
    assert path.name in heard.out.replace("\n", "")
    assert "finished match" in console(f"verify {path.name}").out


def test_a_disk_that_was_full_for_a_while_leaves_the_record_where_it_was_asked_for(
    console: Console, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = saving.write_whole
    refuse_to_write(monkeypatch, errno.ENOSPC)
    room_at_last = partial(monkeypatch.setattr, saving, "write_whole", write)
    monkeypatch.setattr("pelagos.terminal.play.table.Table.show_end", lambda _table: room_at_last())
    heard = console("play gravwell --seats 2 --you none --bots random --record my.pelagos")
    assert (heard.code, console.files()) == (0, ["my.pelagos"])
    assert "the disk is full" in heard.err


def test_where_nothing_can_be_written_the_record_is_printed(console: Console, monkeypatch: pytest.MonkeyPatch) -> None:
    refuse_to_write(monkeypatch, errno.EROFS)
    heard = console(PLAY, ["1", KeyboardInterrupt])
    assert heard.code == 130
    assert "could not be saved anywhere" in heard.err
    printed = heard.out[heard.out.index("pelagos: 2\n") :]
    record, seed = printed.split("\n\n")[:-1], printed.splitlines()[-1]
    monkeypatch.undo()
    monkeypatch.chdir(console.folder)
    (console.folder / "match.pelagos").write_text("\n\n".join(record) + "\n", encoding="utf-8")
    (console.folder / "match.pelagos.seed").write_text(seed + "\n", encoding="utf-8")
    assert inputs_in(console.folder / "match.pelagos") >= 1
    assert console("play --resume match.pelagos --bots random", ["1"] * 400).code == 0
    assert console.files() == ["match.pelagos"]


def test_of_a_finished_match_no_seed_is_printed_twice(console: Console, monkeypatch: pytest.MonkeyPatch) -> None:
    refuse_to_write(monkeypatch, errno.EROFS)
    heard = console(PLAY, ["1"] * 400)
    assert "could not be saved anywhere" in heard.err
    assert "To play on one day" not in heard.err
    assert heard.out.rstrip().splitlines()[-1].startswith("inputs: ")


@pytest.mark.parametrize("command", [f"{PLAY} --record notes.txt", PLAY])
def test_other_files_are_never_written_over(console: Console, command: str) -> None:
    (console.folder / "notes.txt").write_text("mine\n", encoding="utf-8")
    heard = console(command, ["1", "save notes.txt", "quit"])
    assert "already exists and is left alone" in heard.err
    assert (console.folder / "notes.txt").read_text(encoding="utf-8") == "mine\n"


def test_a_write_that_fails_half_way_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "my.pelagos"
    saving.write_whole(path, "old\n", saving.EVERYBODY_READS)

    def fail(_handle: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("os.fsync", fail)
    with pytest.raises(OSError, match="No space") as told:
        saving.write_whole(path, "new\n", saving.EVERYBODY_READS)
    assert told.value.filename == str(path)
    assert path.read_text(encoding="utf-8") == "old\n"
    assert [entry.name for entry in tmp_path.iterdir()] == ["my.pelagos"]


def test_matches_saved_in_the_same_second_have_different_names(tmp_path: Path) -> None:
    first = saving.unused(tmp_path, "match")
    first.touch()
    assert saving.unused(tmp_path, "match") != first


def test_a_fault_of_ours_saves_the_match_and_says_so(console: Console, monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(*_args: object) -> None:
        raise BrokenInvariant(None, "not-in-zone", card=3)

    monkeypatch.setattr("pelagos.terminal.play.table.Table.answer_by_bot", break_down)
    heard = console(PLAY, ["1"])
    assert heard.code == 1
    assert "This is our fault" in " ".join(heard.err.split())
    assert inputs_in(only_record(console)) == 1


def test_a_fault_nobody_thought_of_saves_the_match_too(console: Console, monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(*_args: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("pelagos.terminal.play.table.Table.answer_by_bot", break_down)
    heard = console(PLAY, ["1"])
    assert heard.code == 1
    assert inputs_in(only_record(console)) == 1


# -- the record of another match -----------------------------------------------------------------------------------


def test_a_match_played_on_is_not_written_over_another(console: Console) -> None:
    console(f"{PLAY} --record one.pelagos", ["1", "quit"])
    (console.folder / "two.pelagos").write_text("mine\n", encoding="utf-8")
    heard = console("play --resume one.pelagos --record two.pelagos", ["1"])
    assert (heard.code, "already exists" in heard.err) == (2, True)
    assert (console.folder / "two.pelagos").read_text(encoding="utf-8") == "mine\n"


@pytest.mark.parametrize("command", [f"{PLAY} --record my.pelagos", PLAY])
def test_the_seed_of_a_match_that_was_moved_away_is_left_alone(console: Console, command: str) -> None:
    (console.folder / "my.pelagos.seed").write_text("random ab\n", encoding="utf-8")
    heard = console(command, ["1", "save my.pelagos", "quit"])
    assert "my.pelagos.seed already exists and is left alone" in heard.err
    assert (console.folder / "my.pelagos.seed").read_text(encoding="utf-8") == "random ab\n"


# -- a real process, a real signal ---------------------------------------------------------------------------------


def playing(folder: Path, **streams: Any) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "pelagos", *PLAY.split(), "--record", "my.pelagos"]
    return subprocess.Popen(command, cwd=folder, **streams)  # our own command


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_saves_the_match(tmp_path: Path, number: signal.Signals) -> None:
    with playing(tmp_path, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        process.stdin.write(b"1\n")
        process.stdin.flush()
        while not (tmp_path / "my.pelagos.seed").exists():
            time.sleep(0.01)
            assert process.poll() is None
        process.send_signal(number)
        process.communicate(timeout=30)
    assert process.returncode == 130
    assert inputs_in(tmp_path / "my.pelagos") >= 1


@pytest.mark.parametrize("number", leaving.REQUESTS)
def test_a_request_to_end_while_the_match_is_saved_is_heard_afterwards(number: int) -> None:
    heard: list[int] = []
    before = signal.signal(number, lambda number, _frame: heard.append(number))
    try:
        with leaving.undisturbed():
            signal.raise_signal(number)
            signal.raise_signal(number)
            assert not heard
        assert heard == [number]
    finally:
        signal.signal(number, before)


def test_a_reader_that_goes_away_loses_nothing(tmp_path: Path) -> None:
    answers = tmp_path / "answers"
    answers.write_text("1\n" * 400, encoding="utf-8")
    with answers.open() as lines, playing(tmp_path, stdin=lines, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        for _ in range(40):
            process.stdout.readline()
        process.stdout.close()
    assert inputs_in(tmp_path / "my.pelagos") >= 1


@pytest.mark.parametrize("closed", ["<&-", ">&- </dev/null", ">&- <&- 2>&-"])
def test_closed_streams_are_no_fault(tmp_path: Path, closed: str) -> None:
    command = f"{shlex.quote(sys.executable)} -m pelagos {PLAY} --record my.pelagos {closed}"
    done = subprocess.run(["sh", "-c", command], cwd=tmp_path, capture_output=True, check=False)  # noqa: S607  # the system's own shell
    assert (done.returncode, done.stderr) == (0, b"")
    assert inputs_in(tmp_path / "my.pelagos") >= 0
