"""How often crews of bots survive the missions of Space Alert: every script, level, crew and deck that is asked for.

    python benchmarks/crew_survival.py --scripts simulation1,simulation2 --bots easy,normal --seats 3,4,5 --games 50

Prints a table in Markdown, or with ``--json`` one JSON object for each row. The n-th game of a ``--seed`` is the same
match on every machine, so each row can be made again; crews that are compared with one seed get the same deals. With
``--results FOLDER`` games are kept; a run that is broken off goes on where it stopped.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any, get_args

import msgspec

from pelagos.games.spacealert.options import DeckName, ScriptName, SpaceAlertOptions, Specializing
from pelagos.kernel.errors import PelagosError
from pelagos.research.arena import run_arena
from pelagos.research.results import Together
from pelagos.terminal.progress import counted

HEAD = "| Script | Bots | People | Androids | Threats | Survived | Score |\n|---|---|---|---|---|---|---|"
SMALL_CREW = 4
PRINTED = get_args(ScriptName)[:16]


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """How one kind of crew did in one script."""

    script: str
    bots: str
    seats: int
    androids: int
    threats: str
    games: int
    together: Together

    def markdown(self) -> str:
        """Return the row of a table."""
        won, score = self.together.won, self.together.score
        survived = f"{won.wins} of {self.games}: {won.share:.0%} ({won.low:.0%} to {won.high:.0%})".replace("%", " %")
        points = f"{score.mean:.1f} ({score.low:.1f} to {score.high:.1f})"
        cells = (self.script, self.bots, str(self.seats), str(self.androids), self.threats, survived, points)
        return f"| {' | '.join(cells)} |"


def measure(asked: argparse.Namespace) -> Iterator[Row]:
    """Fly every combination so often."""
    for script, bots, seats, threats in product(asked.scripts, asked.bots, map(int, asked.seats), asked.threats):
        options = SpaceAlertOptions(
            script=script,
            common=threats,
            serious=threats,
            new_threats=asked.new_threats,
            extra_android=asked.android,
            deck=asked.deck,
            specializations=asked.specializations,
        )
        crew = f"{seats}+1" if asked.android else seats
        expansion = f"{asked.deck}-{asked.specializations}{'-new' if asked.new_threats else ''}"
        kept = asked.results and asked.results / f"{script}-{bots}-{crew}-{threats}-{expansion}.jsonl"
        with counted(f"{script} {bots} {seats} {threats}", asked.games) as progress:
            found = run_arena(
                "spacealert",
                [bots],
                seats=seats,
                games=asked.games,
                options=options,
                seed=asked.seed,
                results=kept,
                workers=asked.workers,
                progress=progress,
            )
        assert found.together is not None
        yield Row(
            script=script,
            bots=bots,
            seats=seats,
            androids=max(SMALL_CREW - seats, 0) + asked.android,
            threats=threats,
            games=found.games,
            together=found.together,
        )


def read_arguments(words: list[str]) -> argparse.Namespace:
    """Return what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, usual in (("scripts", ",".join(PRINTED)), ("bots", "normal"), ("seats", "4"), ("threats", "white")):
        parser.add_argument(f"--{name}", type=lambda text: text.split(","), default=usual.split(","))
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--seed", default="crew")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--results", type=Path)
    for name, values in (("deck", get_args(DeckName)), ("specializations", get_args(Specializing))):
        parser.add_argument(f"--{name}", choices=values, default=values[0])
    for flag in ("--new-threats", "--android", "--json"):
        parser.add_argument(flag, action="store_true")
    return parser.parse_args(words)


def main(words: list[str]) -> None:
    """Print the rows."""
    asked = read_arguments(words)
    if asked.results:
        asked.results.mkdir(parents=True, exist_ok=True)
    if not asked.json:
        print(HEAD)
    try:
        for row in measure(asked):
            text: Any = msgspec.json.encode(row).decode() if asked.json else row.markdown()
            print(text, flush=True)
    except PelagosError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1:])
