"""Make or refresh `.venv`, the environment of this checkout, from the hashed pins; standard library only.

Run it through `scripts/setup runtime|dev|docs`. A stamp inside `.venv`, written last, says what was installed for
which pins: without a matching stamp an environment counts as unfinished and is made anew. One set-up runs at a time;
others wait for it and then find the work done.
"""

import argparse
import contextlib
import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / "bin" / "python"
STAMP = VENV / "pelagos-setup.json"
LOCK = ROOT / ".venv.lock"

PINS = {"runtime": ("runtime",), "dev": ("runtime", "dev"), "docs": ("runtime", "docs")}
PACKAGES = {"runtime": (".",), "dev": (".", "tests/toy_package"), "docs": (".",)}
NO_PIP = (
    "This Python can make no environment: it has neither a working ensurepip nor a recent pip.\n"
    "Install your system's packages for them (on Debian and Ubuntu: python3-venv, or python3-pip) and run this again."
)

Stamp = dict[str, str]


class SetupError(Exception):
    """Set-up cannot go on; the message tells the person what to do."""


def digest(*parts: bytes) -> str:
    """Return the SHA-256 of the parts, each marked off by its length."""
    total = hashlib.sha256()
    for part in parts:
        total.update(len(part).to_bytes(8, "big") + part)
    return total.hexdigest()


def place() -> Stamp:
    """Return what an environment depends on besides its contents: where it lies and the Python it was made with."""
    return {"root": str(ROOT), "python": "{}.{}".format(*sys.version_info)}


def pins(kind: str) -> Stamp:
    """Return each pin file of this kind of environment with its digest."""
    names = [f"requirements/{name}.txt" for name in PINS[kind]]
    return {name: digest((ROOT / name).read_bytes()) for name in names}


def packages(kind: str) -> Stamp:
    """Return each package folder of this kind with a digest of what its installation depends on (not its code)."""
    folders = [folder for folder in PACKAGES[kind] if (ROOT / folder / "pyproject.toml").is_file()]
    return {folder: metadata_digest(ROOT / folder) for folder in folders}


def metadata_digest(folder: Path) -> str:
    """Return a digest of the parts of a package's pyproject.toml that end up in the environment."""
    pyproject = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))
    tools = pyproject.get("tool", {})
    relevant = [pyproject.get("build-system"), pyproject.get("project"), tools.get("hatch")]
    return digest(json.dumps(relevant, sort_keys=True).encode())


def wanted(kind: str) -> Stamp:
    """Return the stamp entries that an up-to-date environment of this kind has."""
    return place() | pins(kind) | packages(kind)


def read_stamp() -> Stamp:
    """Return the stamp of the present environment; empty if there is none or it cannot be read."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) else {}


def write_stamp(stamp: Stamp) -> None:
    """Write the stamp in one piece."""
    draft = STAMP.with_suffix(".new")
    draft.write_text(json.dumps(stamp, indent=2, sort_keys=True) + "\n", encoding="utf-8")
    draft.replace(STAMP)


def is_current(kind: str) -> bool:
    """Tell whether `.venv` holds everything that this kind needs."""
    return wanted(kind).items() <= read_stamp().items()


def is_reusable(stamp: Stamp) -> bool:
    """Tell whether an environment can be added to: same place, same Python, and none of its pins has changed."""
    fixed = place() | {name: digest(path.read_bytes()) for name in stamp if (path := ROOT / name).suffix == ".txt"}
    return fixed.items() <= stamp.items()


@contextlib.contextmanager
def one_at_a_time() -> Iterator[int]:
    """Hold the set-up lock and give its file descriptor; the system frees it when its last holder ends."""
    with LOCK.open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            say("Another set-up is running here: waiting for it.")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield lock.fileno()


def say(message: str) -> None:
    """Tell the person; standard output belongs to the command that follows."""
    print(message, file=sys.stderr, flush=True)


def run(command: Sequence[str | Path], lock: int) -> None:
    """Run a command, its output on standard error; it holds the lock too, should this process be killed."""
    environ = os.environ | {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1", "PIP_USER": "0"}
    subprocess.run(command, check=True, stdout=sys.stderr, pass_fds=[lock], env=environ)


def make_venv() -> None:
    """Make an empty `.venv` in place of what is there; without pip in it if this Python cannot bring one."""
    if VENV.is_symlink() or VENV.is_file():
        VENV.unlink()
    for option in ((), ("--without-pip",)):
        shutil.rmtree(VENV, ignore_errors=True)
        command = [sys.executable, "-m", "venv", *option, str(VENV)]
        if subprocess.run(command, check=False, capture_output=True).returncode == 0:
            return
    raise SetupError(NO_PIP)


def pip() -> list[str]:
    """Return the command for the environment's own pip or, if it has none, for this Python's pip working on it."""
    own = [str(VENV_PYTHON), "-m", "pip"]
    borrowed = [sys.executable, "-m", "pip", "--python", str(VENV_PYTHON)]
    for command in (own, borrowed):
        if subprocess.run([*command, "--version"], check=False, capture_output=True).returncode == 0:
            return command
    raise SetupError(NO_PIP)


def refresh(kind: str, lock: int) -> None:
    """Bring `.venv` up to date: add what is missing, or make it anew if what it has is no longer right."""
    stamp = read_stamp()
    if not is_reusable(stamp):
        make_venv()
        stamp = {}
    STAMP.unlink(missing_ok=True)
    install = [*pip(), "install", "-qq"]
    new_pins = [name for name in pins(kind) if name not in stamp]
    if new_pins:
        options = [option for name in new_pins for option in ("-r", ROOT / name)]
        run([*install, "--require-hashes", *options], lock)
    for folder, value in packages(kind).items():
        if stamp.get(folder) != value:
            run([*install, "--no-deps", "--no-build-isolation", "--editable", ROOT / folder], lock)
    write_stamp(stamp | wanted(kind))


def set_up(kind: str) -> None:
    """Make sure that `.venv` is right for this kind of work."""
    with one_at_a_time() as lock:
        if not is_current(kind):
            say(f"Setting up Pelagos in {VENV.name} (the first time takes about a minute) ...")
            refresh(kind, lock)


def main() -> int:
    """Set up or, with --check, tell by the exit code whether set-up is needed."""
    parser = argparse.ArgumentParser(description="Make or refresh the environment of this checkout.")
    parser.add_argument("kind", choices=PINS)
    parser.add_argument("--check", action="store_true", help="change nothing; exit with 1 if set-up is needed")
    arguments = parser.parse_args()
    if arguments.check:
        return 0 if is_current(arguments.kind) else 1
    try:
        set_up(arguments.kind)
    except subprocess.CalledProcessError as error:
        say("Set-up failed: see the message above. Nothing is lost; run the same command again to start it anew.")
        return error.returncode if error.returncode > 0 else 1
    except (SetupError, OSError) as error:
        say(f"Set-up failed: {error}")
        return 1
    except KeyboardInterrupt:
        say("Set-up interrupted. Nothing is lost; run the same command again to start it anew.")
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
