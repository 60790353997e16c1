"""Writing the pins of a game: ``python -m pelagos.conformance gravwell tests/games/gravwell``."""

import argparse
import sys
from pathlib import Path

from pelagos.conformance.pins import write_pins
from pelagos.kernel.discovery import load
from pelagos.kernel.errors import PelagosError


def main() -> int:
    """Write what is pinned of a game anew, say which files changed, and return 0."""
    parser = argparse.ArgumentParser(prog="python -m pelagos.conformance", description=__doc__)
    parser.add_argument("game", help="the name of an installed game")
    parser.add_argument("tests", type=Path, help="the folder of its tests")
    again = "play the kept matches again instead of letting bots play; new ones only for what these leave out"
    parser.add_argument("--again", action="store_true", help=again)
    chosen = parser.parse_args()
    try:
        changed = write_pins(load(chosen.game), chosen.tests, again=chosen.again)
    except (PelagosError, OSError) as error:
        parser.error(str(error))
    sys.stdout.writelines(f"{path}\n" for path in changed)
    return 0


if __name__ == "__main__":
    sys.exit(main())
