"""A file that keeps each game of a tournament, so that it can be interrupted at any moment and continued.

JSON lines, only ever appended to: first the plan, then one line for each game. What a crash cut off in the middle of a
line is dropped when the file is opened again. One tournament at a time writes to it.
"""

import os
import sys
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Final, Self

import msgspec

from pelagos.kernel.errors import IllegalText
from pelagos.research.naming import naming
from pelagos.research.outcomes import Outcome
from pelagos.research.plan import Plan

FORMAT: Final = "pelagos arena 2"
NEWLINE: Final = b"\n"


class Header(msgspec.Struct, frozen=True):
    """The first line."""

    format: str
    plan: Plan


class ResultsFile:
    """The games of a plan that have been played, kept in a file if there is one.

    Attributes:
        outcomes: by the number of the game.
    """

    def __init__(self, path: Path | None, plan: Plan) -> None:
        """Read what is there.

        Raises:
            IllegalText: the file is no results file, a damaged one, or of another plan; it is left as it is.
            OSError: it cannot be read.
        """
        self.path = path
        self.outcomes: dict[int, Outcome] = {}
        self._header = msgspec.json.encode(Header(FORMAT, plan), order="deterministic") + NEWLINE
        self._file: BinaryIO | None = None
        self._intact = 0
        if path is not None and path.exists():
            self._read(path)

    def __enter__(self) -> Self:
        """Open the file for writing, after its last whole line, with what another tournament has added meanwhile.

        Raises:
            IllegalText: another tournament writes to it, or it has become another file; it is left as it is.
            OSError: it cannot be opened.
        """
        if self.path is not None:
            self._file = os.fdopen(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o666), "r+b")
            try:
                hold_alone(self._file, self.path)
                self._read(self.path)
            except BaseException:
                self._file.close()
                raise
            self._file.truncate(self._intact)
            self._file.seek(self._intact)
            if not self._intact:
                self._write(self._header)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close the file."""
        if self._file is not None:
            with naming(self.path):
                self._file.close()

    def add(self, outcome: Outcome) -> None:
        """Keep a game; when this returns it is on the disk."""
        self.outcomes[outcome.number] = outcome
        self._write(msgspec.json.encode(outcome) + NEWLINE)

    def _write(self, data: bytes) -> None:
        if self._file is not None:
            with naming(self.path):
                self._file.write(data)
                self._file.flush()
                os.fsync(self._file.fileno())

    def _read(self, path: Path) -> None:
        if not (path.is_file() or path.is_dir()):  # a device may go on for ever
            raise IllegalText(None, "no-results", file=str(path))
        data = path.read_bytes()
        self._intact = data.rfind(NEWLINE) + 1
        lines = data[: self._intact].splitlines()
        if lines:
            self._compare(path, lines[0])
        elif not self._header.startswith(data):
            raise IllegalText(None, "no-results", file=str(path))
        for number, line in enumerate(lines[1:], start=2):
            outcome = read_outcome(path, number, line)
            self.outcomes.setdefault(outcome.number, outcome)

    def _compare(self, path: Path, line: bytes) -> None:
        """Refuse the file if its plan is not ours, and say in what they differ."""
        ours = msgspec.json.decode(self._header)
        try:
            theirs = msgspec.json.decode(line)
            other = next((part for part in ours["plan"] if theirs["plan"].get(part) != ours["plan"][part]), "format")
        except (msgspec.DecodeError, TypeError, KeyError, AttributeError):
            raise IllegalText(None, "no-results", file=str(path)) from None
        if theirs != ours:
            raise IllegalText(None, "other-results", file=str(path), part=other)


def hold_alone(file: BinaryIO, path: Path) -> None:
    """Let nobody else write to a file until it is closed, where the system has such locks.

    Raises:
        IllegalText: somebody does already.
    """
    if sys.platform != "win32":
        import fcntl  # noqa: PLC0415  # there is none on Windows

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise IllegalText(None, "results-in-use", file=str(path)) from None


def read_outcome(path: Path, number: int, line: bytes) -> Outcome:
    """Return the game that a line keeps."""
    try:
        return msgspec.json.decode(line, type=Outcome)
    except msgspec.DecodeError:
        raise IllegalText(None, "broken-results", file=str(path), line=number) from None
