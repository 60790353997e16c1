"""Draw the picture at the top of README.md anew, from a real match: .venv/bin/python scripts/picture.py."""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

TARGET = Path(__file__).resolve().parents[1] / "docs" / "images" / "terminal.svg"
COMMAND = ["play", "gravwell", "--seats", "4", "--seed", "picture"]
ANSWERS = ["1", "1", "1", "4", "1", "2", "1", "3"]
WIDTH = 80
PROMPT = "Blue> "
CURSOR = "▂"
NIGHT = TerminalTheme((13, 20, 33), (216, 226, 238), [(0, 0, 0)] * 8)
LOADED_OR_SAID = re.compile(r"@font-face\s*\{[^}]*\}|<!--.*?-->", re.DOTALL)
FONTS = "ui-monospace, DejaVu Sans Mono, Menlo, Consolas"


def main() -> None:
    """Play, cut out the latest turn and draw it."""
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        console = Console(record=True, width=WIDTH, file=nowhere)
        for line in latest_turn(played()):
            console.print(Text(line))
    drawing = console.export_svg(title="pelagos play gravwell", theme=NIGHT, unique_id="terminal")
    TARGET.write_text(with_fonts_of_the_reader(drawing), encoding="utf-8")
    print(TARGET)


def played() -> str:
    """Return all that the terminal shows of a match with these answers."""
    environment = {**os.environ, "COLUMNS": str(WIDTH), "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-P", "-m", "pelagos", *COMMAND, "--record", "match.pelagos"]
    typed = "".join(f"{answer}\n" for answer in ANSWERS)
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            command, input=typed, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True, check=True
        )
    return run.stdout


def latest_turn(shown: str) -> list[str]:
    """Return the lines from the latest answer to the question that is open."""
    before, _, _ = shown.rpartition(PROMPT)
    return [*before[before.rindex(PROMPT) :].rstrip("\n").split("\n"), PROMPT + CURSOR]


def with_fonts_of_the_reader(drawing: str) -> str:
    """Return a drawing that loads nothing: each run of letters has its place and width, so any fixed font will do."""
    return LOADED_OR_SAID.sub("", drawing).replace("Fira Code", FONTS)


if __name__ == "__main__":
    main()
