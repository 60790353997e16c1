"""A server for the load test: MiniRace without end, or an installed game. Not for play.

    python -m benchmarks.serve_for_load PORT DATA

The settings come from the environment, as for ``pelagos serve``. It ends when its standard input is closed.
"""

import os
import sys
import threading
from pathlib import Path

from benchmarks import minirace_game
from pelagos.server.games import Games
from pelagos.server.serving import listen, run
from pelagos.server.settings import read_settings
from pelagos.server.web.building import Building

ENDLESS = 1_000_000
"""Rounds, as the peer's server plays them."""


def main() -> None:
    """Serve until nobody holds the other end of standard input."""
    port, data = int(sys.argv[1]), Path(sys.argv[2])
    minirace_game.ROUNDS = ENDLESS  # a constant of the game, but a match that ends ends the load
    settings = read_settings(port=port, data=data, requests_per_second=1e9, burst=10**9)
    games = Games.installed()
    games.games[minirace_game.GAME.name] = minirace_game.GAME
    threading.Thread(target=end_with_standard_input, daemon=True).start()
    with listen(settings) as listener:
        print("ready", flush=True)
        run(Building(settings, games=games), listener)


def end_with_standard_input() -> None:
    """Leave when whoever started this has gone."""
    sys.stdin.read()
    os._exit(0)


if __name__ == "__main__":
    main()
