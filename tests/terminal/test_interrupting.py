"""Ctrl-C from the first moment to the last: one exit code, and never a traceback."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from pelagos.terminal import leaving

PROGRAM = """
import runpy, signal, sys

class PressesCtrlC:
    def __init__(self, name):
        self.name = name

    def find_spec(self, name, path=None, target=None):
        if name == self.name:
            print("pressed", flush=True)
            signal.raise_signal(signal.SIGINT)

sys.meta_path.insert(0, PressesCtrlC(sys.argv.pop(1)))
runpy.run_module("pelagos", run_name="__main__", alter_sys=True)
"""
"""Runs the command line, and presses Ctrl-C when a certain module is about to be imported."""


def run(*words: str, **settings: Any) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run([sys.executable, "-c", PROGRAM, *words], capture_output=True, check=False, **settings)


@pytest.mark.parametrize(
    "module",
    [
        "pelagos.terminal",
        "pelagos.terminal.cli",
        "msgspec",
        "fluent",
        "typer",
        "typer.exceptions",
        "pelagos.terminal.leaving",
        "pelagos.terminal.app",
        "pelagos.terminal.commands.rules",
        "pelagos.games.gravwell.game",
    ],
)
def test_ctrl_c_while_something_is_imported_ends_at_once_and_quietly(module: str) -> None:
    ended = run(module, "rules", "GR-53")
    assert (ended.returncode, ended.stdout, ended.stderr) == (130, b"pressed\n", b"")


def wait_with_ctrl_c() -> None:
    """Do as `./pelagos` does, with somebody who pressed Ctrl-C before Python started."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    signal.raise_signal(signal.SIGINT)


def test_ctrl_c_that_had_to_wait_is_answered_first_of_all() -> None:
    command = [sys.executable, "-m", "pelagos", "rules", "GR-53"]
    ended = subprocess.run(command, capture_output=True, check=False, preexec_fn=wait_with_ctrl_c)
    assert (ended.returncode, ended.stdout, ended.stderr) == (130, b"", b"")


def test_a_job_in_the_background_does_not_hear_ctrl_c() -> None:
    deaf = {"preexec_fn": lambda: signal.signal(signal.SIGINT, signal.SIG_IGN)}
    ended = run("typer", "rules", "GR-53", **deaf)
    assert ended.returncode == 0
    assert b"GR-53" in ended.stdout


def test_the_front_door_takes_no_time_before_ctrl_c_is_cared_for() -> None:
    listing = "import pelagos, sys; print(*(set(sys.modules) & {'typing', 'msgspec', 'importlib.metadata', 'enum'}))"
    done = subprocess.run(
        [sys.executable, "-S", "-c", f"import sys; sys.path[:0] = {sys.path}; {listing}"],
        capture_output=True,
        check=True,
    )
    assert done.stdout == b"\n"


def test_the_second_ctrl_c_does_not_interrupt_what_the_first_one_began() -> None:
    before = {number: signal.getsignal(number) for number in leaving.REQUESTS}
    try:
        signal.signal(signal.SIGINT, leaving.leave_once)
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        for number in leaving.REQUESTS:
            signal.raise_signal(number)
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@pytest.mark.parametrize("reach", ["all", "leader"])
def test_ctrl_c_twice_ends_a_tournament_which_can_be_continued(tmp_path: Path, reach: str) -> None:
    """A terminal sends Ctrl-C to every process of the group, `kill` to one."""
    command = ["arena", "gravwell", "--workers", "2", "--games", "100000", "--results", "r.jsonl"]
    with subprocess.Popen(
        [sys.executable, "-m", "pelagos", *command], cwd=tmp_path, stderr=subprocess.PIPE, start_new_session=True
    ) as process:
        results = tmp_path / "r.jsonl"
        while not results.exists() or results.read_bytes().count(b"\n") < 5:
            assert process.poll() is None
        send = os.killpg if reach == "all" else os.kill
        send(process.pid, signal.SIGINT)
        send(process.pid, signal.SIGINT)
        _, told = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"The same command continues from there" in b" ".join(told.split())
    assert told.count(b"\n") <= 2
    played = results.read_bytes().count(b"\n") - 1
    again = ["arena", "gravwell", "--games", str(played), "--results", "r.jsonl"]
    assert subprocess.run([sys.executable, "-m", "pelagos", *again], cwd=tmp_path, check=False).returncode == 0
