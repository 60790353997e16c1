"""Running the command line inside the test: what is typed goes in, what is printed comes out."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
import pytest

from pelagos.terminal.cli import run


class Heard(msgspec.Struct, frozen=True):
    """What a command printed and how it ended."""

    code: int
    out: str
    err: str


class Keyboard:
    """Standard input: gives the lines a person types; at a line that is an exception, raises it."""

    def __init__(self, lines: Iterable[str | type[BaseException]]) -> None:
        self.lines: Iterator[str | type[BaseException]] = iter(lines)

    def readline(self, _size: int = -1, /) -> str:
        """Return the next line; nothing when they are used up."""
        line = next(self.lines, "")
        if isinstance(line, type):
            raise line
        return f"{line}\n" if line else ""

    def isatty(self) -> bool:
        """Tell that nobody sits there."""
        return False


class Console:
    """A terminal of 80 columns in an empty folder, in English."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys
        self.folder = folder
        monkeypatch.chdir(folder)
        monkeypatch.setenv("COLUMNS", "80")
        monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")

    def __call__(self, command: str, lines: Iterable[str | type[BaseException]] = (), *more: str) -> Heard:
        """Run a command whose words are separated by spaces, with further arguments as they are."""
        self.monkeypatch.setattr("sys.stdin", Keyboard(lines))
        self.capsys.readouterr()
        code = run([*command.split(), *more])
        printed = self.capsys.readouterr()
        assert "Traceback" not in printed.err + printed.out
        return Heard(code, printed.out, printed.err)

    def files(self) -> list[str]:
        """Return the names of the files in the folder."""
        return sorted(path.name for path in self.folder.iterdir())
