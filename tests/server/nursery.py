"""Starts servers quickly: imports everything once and forks for each. Run as a program; see `Nursery`."""

import os
import sys
from pathlib import Path

from pelagos.server.games import Games
from pelagos.server.serving import listen, serve
from pelagos.server.settings import Settings


def main() -> None:
    """For each folder on standard input fork a server that keeps its data there, and say its process and port."""
    Games.installed()  # what is imported here need not be imported again
    for line in sys.stdin:
        settings = Settings(data=Path(line.strip()), port=0, requests_per_second=1e6, burst=1_000_000)
        listener = listen(settings)
        child = os.fork()
        if child == 0:
            serve(settings, listener)
            os._exit(0)
        port = listener.getsockname()[1]
        listener.close()
        print(child, port, flush=True)  # noqa: T201  # this is how it tells


if __name__ == "__main__":
    main()
