"""Pelagos beside other frameworks, on the same work, in one sitting: prints ratios.

    python -m benchmarks.compare BENCH [--peers VENV] [--bgio FOLDER] [--seconds S] [--rounds N] [--json]

BENCH is the folder with the scripts that drive the peers (``bench_py.py``, ``bench_bgio_local.cjs``, ``minirace.py``).
VENV is a virtual environment that holds any of open_spiel, pettingzoo[classic], rlcard and chess; FOLDER has a
``node_modules`` with boardgame.io. They can also be given as PELAGOS_PEERS and BGIO. A peer that is missing is reported
as absent.

Ours is measured before and after each peer (A B A B), so that a machine that slows down slows both.
"""

import argparse
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from types import ModuleType

import msgspec

from benchmarks.minirace_game import GAME as MINIRACE
from benchmarks.wrapped_aec import wrapped_aec
from pelagos.kernel.discovery import load
from pelagos.research.bench import Playouts, one_rate

SITTING_LIMIT = 600
"""Seconds after which one run of a peer is given up."""
PLAIN = "plain-python/minirace"
WRAPPED = "-aec-wrapped/minirace"
WRAPPED_AEC = "wrapped AEC"
PYTHON_FILTERS = (WRAPPED, "minirace", "open_spiel/", "rlcard-step", "python-chess")
"""Which parts of the peers' script are run, one process each."""
EXPECTED = {
    "plain Python": PLAIN,
    "OpenSpiel, Python game": "open_spiel-pygame/minirace",
    "OpenSpiel, C++ games": "open_spiel/",
    "PettingZoo parallel": "-parallel/minirace",
    "PettingZoo AEC": "-aec/minirace",
    "PettingZoo AEC, wrapped": WRAPPED,
    "RLCard": "rlcard-step/",
    "python-chess": "python-chess/",
    "boardgame.io": "bgio",
}

Ours = dict[str, float]
"""Decisions a second, by game; of `WRAPPED_AEC`, Gravwell's through the research interface."""


class Line(msgspec.Struct):
    """One line that a peer's script prints."""

    name: str
    moves_s: tuple[float, float, float]
    """Slowest, middle and fastest."""


class Pair(msgspec.Struct, frozen=True):
    """One peer beside ours: decisions a second, medians of all rounds."""

    peer: str
    theirs: float
    ours: Ours
    ratios: Ours
    """Ours over theirs, median of the rounds."""


class Report(msgspec.Struct):
    """The whole sitting."""

    python: str
    pairs: list[Pair]
    absent: list[str]


class Sitting:
    """Takes turns between ours and theirs, and keeps what was measured."""

    def __init__(self, seconds: float, rounds: int) -> None:
        """Measure each side for so many seconds, so many times."""
        self.seconds = seconds
        self.rounds = rounds
        gravwell, minirace = Playouts(load("gravwell"), None, 4), Playouts(MINIRACE, None, 4)
        self.playouts: dict[str, Callable[[], int]] = {
            "gravwell": partial(gravwell.play, None),
            "minirace": partial(minirace.play, None),
            WRAPPED_AEC: wrapped_aec(),
        }
        self.rows: dict[str, list[tuple[float, Ours]]] = {}

    def measure_ours(self) -> Ours:
        """Return our decisions a second now."""
        return {name: one_rate(play, self.seconds) for name, play in self.playouts.items()}

    def take_turns(self, measure_theirs: Callable[[], dict[str, float]]) -> None:
        """Measure ours, theirs, ours, theirs and so on, and ours once more."""
        before = self.measure_ours()
        for _ in range(self.rounds):
            theirs = measure_theirs()
            after = self.measure_ours()
            ours = {name: (before[name] + after[name]) / 2 for name in before}
            for name, figure in theirs.items():
                self.rows.setdefault(name, []).append((figure, ours))
            before = after

    def pairs(self) -> Iterator[Pair]:
        """Yield each peer with the medians of its rounds."""
        for name, rows in self.rows.items():
            games = rows[0][1]
            ours = {game: median(row[1][game] for row in rows) for game in games}
            ratios = {game: median(row[1][game] / row[0] for row in rows) for game in games}
            yield Pair(name, median(row[0] for row in rows), ours, ratios)


def plain_minirace(bench: Path) -> Callable[[], int]:
    """Return a playout of MiniRace in plain Python, from the peers' folder, in this very process."""
    module = import_file(bench / "minirace.py")
    rng = Random(1)  # noqa: S311  # play, not secrets

    def play() -> int:
        game, made = module.MiniRace(rng), 0
        while not game.over:
            for seat in range(module.N):
                game.choose(seat, rng.choice(game.hands[seat]))
                made += 1
        return made

    return play


def import_file(path: Path) -> ModuleType:
    """Import a module by the path of its file."""
    spec = importlib.util.spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise FileNotFoundError(path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def run_script(command: list[str | Path], environment: dict[str, str], seconds: float) -> dict[str, float]:
    """Run a peer's script and return the moves a second of each line it printed.

    Plain Python is left out: it is measured in this process, like ours.
    """
    settings = {**os.environ, **environment, "BENCH_SECS": str(seconds), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(  # noqa: S603  # the peers' own script, named by who runs this
            command, env=settings, capture_output=True, text=True, timeout=SITTING_LIMIT, check=False
        )
    except subprocess.TimeoutExpired:
        print(f"gave up: {command[1]}", file=sys.stderr)
        return {}
    if done.returncode:
        print(done.stderr.strip()[-500:], file=sys.stderr)
    lines = [msgspec.json.decode(line, type=Line) for line in done.stdout.splitlines() if line.startswith("{")]
    return {line.name: line.moves_s[1] for line in lines if is_playout(line.name)}


def is_playout(name: str) -> bool:
    """Tell whether a line counts decisions of random matches that are not measured in this process already."""
    return name != PLAIN and "-mcts-" not in name


def compare(bench: Path, peers: Path | None, bgio: Path | None, seconds: float, rounds: int) -> Report:
    """Measure everything that is there."""
    sitting = Sitting(seconds, rounds)
    plain = plain_minirace(bench)
    sitting.take_turns(lambda: {PLAIN: one_rate(plain, seconds)})
    if peers is not None:
        python = peers / "bin" / "python"
        with TemporaryDirectory() as folder:
            for part in PYTHON_FILTERS:
                command: list[str | Path] = [python, bench / "bench_py.py", Path(folder) / "out.jsonl", part]
                sitting.take_turns(partial(run_script, command, {}, seconds))
    node = shutil.which("node")
    if bgio is not None and node is not None:
        script: list[str | Path] = [node, bench / "bench_bgio_local.cjs"]
        environment = {"BGIO": str(bgio.resolve()), "NODE_ENV": "production"}
        sitting.take_turns(lambda: run_script(script, environment, seconds))
    absent = [label for label, part in EXPECTED.items() if not any(part in name for name in sitting.rows)]
    return Report(sys.version.split()[0], list(sitting.pairs()), absent)


def show(report: Report) -> None:
    """Print the report as a table."""
    print(f"Python {report.python}; decisions a second; ratio = Pelagos / peer")
    print(f"{'peer':58} {'peer/s':>11} {'minirace/s':>11} {'ratio':>7} {'gravwell/s':>11} {'ratio':>7}")
    for pair in report.pairs:
        ours, ratios = pair.ours, pair.ratios
        print(
            f"{pair.peer:58} {pair.theirs:11,.0f} {ours['minirace']:11,.0f} {ratios['minirace']:7.2f}"
            f" {ours['gravwell']:11,.0f} {ratios['gravwell']:7.2f}"
        )
        if WRAPPED in pair.peer:
            print(
                f"{'  beside Gravwell in the same wrappers':82} {ours[WRAPPED_AEC]:19,.0f} {ratios[WRAPPED_AEC]:7.2f}"
            )
    for label in report.absent:
        print(f"{label:58} {'absent':>11}")


def main() -> None:
    """Read the command line, measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bench", type=Path)
    parser.add_argument("--peers", type=Path, default=folder_from("PELAGOS_PEERS"))
    parser.add_argument("--bgio", type=Path, default=folder_from("BGIO"))
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    report = compare(given.bench, given.peers, given.bgio, given.seconds, given.rounds)
    if given.json:
        print(msgspec.json.format(msgspec.json.encode(report)).decode())
    else:
        show(report)


def folder_from(variable: str) -> Path | None:
    """Return the folder that an environment variable names, if it does."""
    value = os.environ.get(variable)
    return Path(value) if value else None


if __name__ == "__main__":
    main()
