"""The screen in a real terminal and a process of its own: it opens where it can, and a match is never lost."""

import contextlib
import os
import pty
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pelagos.games.gravwell.game import GAME
from pelagos.kernel.record_reading import read_record

RECORD = "my.pelagos"
COMMAND = (sys.executable, "-m", "pelagos", "--lang", "en", "play", "gravwell", "--seats", "2", "--bots", "random")
PATIENCE = 60
"""Seconds after which a test gives up."""
ALTERNATE_SCREEN = b"\x1b[?1049h"
SCREEN_ASKS = b"your answer"
LINES_ASK = b"Type a number"


class Terminal:
    """A terminal with a match in it."""

    def __init__(self, *more: str, kind: str = "xterm-256color", record: str = RECORD) -> None:
        self.master, slave = pty.openpty()
        environment = os.environ | {"TERM": kind, "COLUMNS": "80", "LINES": "24"}
        self.process = subprocess.Popen(  # our own command
            [*COMMAND, *more, "--record", record], stdin=slave, stdout=slave, stderr=slave, env=environment
        )
        os.close(slave)
        self.shown = b""

    def read(self) -> bool:
        """Read what is shown; tell whether the terminal is still open."""
        ready, _, _ = select.select([self.master], [], [], PATIENCE)
        assert ready, self.shown[-2000:]
        try:
            more = os.read(self.master, 65536)
        except OSError:  # nobody is at the other end any more
            return False
        self.shown += more
        return bool(more)

    def wait_for(self, text: bytes) -> None:
        """Wait until something has been shown."""
        while text not in self.shown:
            assert self.read(), self.shown[-2000:]

    def end(self) -> int:
        """Read on to the end and return the exit code."""
        while self.read():
            pass
        return self.process.wait(PATIENCE)


@contextlib.contextmanager
def terminal(*more: str, kind: str = "xterm-256color") -> Iterator[Terminal]:
    """Open a terminal with a match in it, and clean up whatever happens."""
    opened = Terminal(*more, kind=kind)
    try:
        yield opened
    finally:
        opened.process.kill()
        opened.process.wait()
        with contextlib.suppress(OSError):
            os.close(opened.master)


def inputs_kept() -> int:
    """Return how many answers the record holds; its seed must lie beside it."""
    assert Path(f"{RECORD}.seed").exists()
    return len(read_record(GAME, Path(RECORD).read_text(encoding="utf-8")).inputs)


def test_a_terminal_becomes_the_screen() -> None:
    with terminal() as opened:
        opened.wait_for(SCREEN_ASKS)
        assert ALTERNATE_SCREEN in opened.shown
        os.write(opened.master, b"q")
        assert opened.end() == 0
        assert b"Play on with: pelagos play --resume" in opened.shown


@pytest.mark.parametrize(("more", "kind"), [(["--plain"], "xterm-256color"), ([], "dumb"), ([], "")])
def test_lines_are_printed_where_they_are_wanted_or_nothing_else_works(more: list[str], kind: str) -> None:
    with terminal(*more, kind=kind) as opened:
        opened.wait_for(LINES_ASK)
        assert ALTERNATE_SCREEN not in opened.shown
        os.write(opened.master, b"quit\n")
        assert opened.end() == 0


@pytest.mark.parametrize("how", [b"\x03", signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_however_the_screen_is_left_the_match_is_kept(how: bytes | signal.Signals) -> None:
    with terminal() as opened:
        opened.wait_for(SCREEN_ASKS)
        os.write(opened.master, b"1")
        opened.wait_for(b"GR-27")
        if isinstance(how, bytes):
            os.write(opened.master, how)
        else:
            opened.process.send_signal(how)
        assert opened.end() in {0, 130}
        assert b"Traceback" not in opened.shown
        assert inputs_kept() >= 1


def test_a_closed_window_loses_nothing() -> None:
    with terminal() as opened:
        opened.wait_for(SCREEN_ASKS)
        os.write(opened.master, b"1")
        opened.wait_for(b"GR-27")
        os.close(opened.master)
        opened.process.send_signal(signal.SIGHUP)
        opened.process.wait(PATIENCE)
        assert inputs_kept() >= 1
