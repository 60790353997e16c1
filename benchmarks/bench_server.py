"""The server under load, beside boardgame.io's, on the same work in one sitting.

    python -m benchmarks.bench_server BENCH --bgio FOLDER [--seconds S] [--rounds N] [--postgres URL] [--json]

BENCH is the folder with the peer's scripts (``bgio_server.cjs``, ``bgio_load.cjs``, ``minirace.cjs``); FOLDER has a
``node_modules`` with boardgame.io, socket.io-client, ws, and koa-compose 4.1.0 (with a newer one the peer answers 404).
Both servers run on one processor, and both clients on another (``taskset``): Node programs that keep four connections
a match. The peer keeps everything in memory; ours commits every move before it answers. The two are measured in turn,
and the middle of the rounds is given, of the ratio with its spread.
"""

import argparse
import contextlib
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

SIZES = (10, 50, 100)
IDLE = 990
"""Further open matches for the flatness and the memory of a match."""
BUSY = 10
ATTEMPTS = 5
HERE = Path(__file__).parent
Row = dict[str, Any]


def main() -> None:
    """Measure what is asked for and print it."""
    asked = arguments()
    report: dict[str, Any] = {"load_before": os.getloadavg()[0]}
    report["beside"] = [beside(asked, size) for size in asked.sizes]
    report["flat"], report["kilobytes_a_match"] = flatness(asked)
    report["kept"] = durability(asked)
    report["load_after"] = os.getloadavg()[0]
    print(msgspec.json.format(msgspec.json.encode(report)).decode() if asked.json else readable(report))


def arguments() -> argparse.Namespace:
    """Return what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bench", type=Path)
    parser.add_argument("--bgio", default=os.environ.get("BGIO", ""))
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--sizes", type=int, nargs="+", default=SIZES)
    parser.add_argument("--mode", choices=("seq", "sim"), default="seq")
    parser.add_argument("--postgres", default="")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def beside(asked: argparse.Namespace, size: int) -> Row:
    """Return moves a second and round trips of both, in turn, with so many matches."""
    ours: list[Row] = []
    theirs: list[Row] = []
    for _ in range(asked.rounds):
        theirs.append(peer(asked, size))
        with serving({}) as server:
            ours.append(load(asked, server, "minirace", size))
    ratios = sorted(mine["moves_s"] / other["moves_s"] for mine, other in zip(ours, theirs, strict=True))
    return {"matches": size, "pelagos": middle(ours), "bgio": middle(theirs), "ratio": median(ratios), "ratios": ratios}


def peer(asked: argparse.Namespace, size: int) -> Row:
    """Return one measurement of boardgame.io, which its own script makes."""
    variant = f"mem-full:{asked.mode}:{size}"
    environment = {**os.environ, "BGIO": asked.bgio, "REPS": "1", "BENCH_SECS": str(asked.seconds), "VARIANTS": variant}
    row = msgspec.json.decode(peer_script(asked.bench / "bgio_load.cjs", environment))
    return {"moves_s": row["moves_s"][1], "p50": row["p50_ms"][1], "p99": row["p99_ms"][1]}


def peer_script(script: Path, environment: dict[str, str]) -> bytes:
    """Return what the peer's script prints; try again if its server was too slow to start.

    It runs in a group of its own, so that no server of a failed attempt is left behind.
    """
    for _ in range(ATTEMPTS):
        with subprocess.Popen(  # noqa: S603  # the peer's script, named by whoever runs this
            ["taskset", "-c", "1", "node", str(script)],  # noqa: S607  # node as found
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            process_group=0,
        ) as process:
            printed, _ = process.communicate(timeout=300)
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
        if process.returncode == 0:
            return printed
    raise SystemExit("The peer's server does not start.")


class Server:
    """One of our servers, in a process of its own."""

    def __init__(self, process: "subprocess.Popen[str]", port: int) -> None:
        """Keep where it is."""
        self.process = process
        self.url = f"http://127.0.0.1:{port}"

    def kilobytes(self) -> int:
        """Return how much memory it holds."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii").splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))


@contextmanager
def serving(settings: dict[str, str]) -> Iterator[Server]:
    """Serve on one processor, with a fresh database, until the block ends."""
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="pelagos-load-") as folder:
        process = subprocess.Popen(  # noqa: S603  # our own module
            ["taskset", "-c", "0", sys.executable,  # noqa: S607  # taskset as found
             "-m", "benchmarks.serve_for_load", str(port), folder],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=HERE.parent, env={**os.environ, **settings},
        )  # fmt: skip
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "ready\n", "the server did not start"
            yield Server(process, port)
        finally:
            process.terminate()
            process.wait(30)


def free_port() -> int:
    """Return a port nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def load(asked: argparse.Namespace, server: Server, game: str, size: int, idle: int = 0) -> Row:
    """Return one measurement of ours."""
    words = [server.url, game, str(size), asked.mode, str(asked.seconds), str(idle), str(server.process.pid)]
    found = subprocess.run(  # noqa: S603  # our own script
        ["taskset", "-c", "1", "node", str(HERE / "server_load.cjs"), *words],  # noqa: S607  # node as found
        env={**os.environ, "BGIO": asked.bgio}, stdout=subprocess.PIPE, check=True, timeout=600,
    )  # fmt: skip
    row: Row = msgspec.json.decode(found.stdout)
    assert not row["failures"], row["failures"]
    return row


def flatness(asked: argparse.Namespace) -> tuple[list[Row], float]:
    """Return the cost of a move with few and with 1,000 open matches of Gravwell, and the memory of one of these."""
    found = []
    with serving({}) as server:
        found.append({"open": BUSY, **load(asked, server, "gravwell", BUSY)})
        before = server.kilobytes()
        load(asked, server, "gravwell", 1, IDLE)
        held = (server.kilobytes() - before) / (IDLE + 1)
        found.append({"open": BUSY + IDLE + 1, **load(asked, server, "gravwell", BUSY)})
    return found, held


def durability(asked: argparse.Namespace) -> dict[str, Row]:
    """Return moves a second by the way they are kept."""
    ways = {"SQLite NORMAL": {}, "SQLite FULL": {"PELAGOS_SYNCHRONOUS": "FULL"}}
    if asked.postgres:
        ways["PostgreSQL"] = {"PELAGOS_DATABASE": asked.postgres}
    found = {}
    for name, settings in ways.items():
        with serving(settings) as server:
            found[name] = load(asked, server, "minirace", 50)
    return found


def middle(rows: list[Row]) -> Row:
    """Return the middle of each figure."""
    return {name: median(row[name] for row in rows) for name in ("moves_s", "p50", "p99")}


def readable(report: dict[str, Any]) -> str:
    """Return the report as text."""
    lines = [f"load of the machine: {report['load_before']:.1f} to {report['load_after']:.1f}"]
    for row in report["beside"]:
        lines.append(f"{row['matches']:>5} matches: {row['ratio']:.2f} times boardgame.io ({spread(row)})")
        lines += [f"    {name:<8} {figures(row[name])}" for name in ("pelagos", "bgio")]
    lines += [f"{row['open']:>5} open matches of Gravwell: {figures(row)}" for row in report["flat"]]
    lines.append(f"{report['kilobytes_a_match']:.0f} kB a match")
    lines += [f"{name:<14} {figures(row)}" for name, row in report["kept"].items()]
    return "\n".join(lines)


def spread(row: Row) -> str:
    """Return the least and the greatest ratio of the rounds."""
    return f"{row['ratios'][0]:.2f} to {row['ratios'][-1]:.2f}"


def figures(row: Row) -> str:
    """Return moves a second and round trips."""
    return f"{row['moves_s']:>7.0f} moves/s, p50 {row['p50']:.1f} ms, p99 {row['p99']:.1f} ms"


if __name__ == "__main__":
    main()
