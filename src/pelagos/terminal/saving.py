"""Keeping records safe: written whole or not at all, and never over somebody else's file."""

import contextlib
import errno
import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pelagos.kernel.chance import Seeded
from pelagos.kernel.errors import BrokenInvariant, IllegalText
from pelagos.kernel.match import Match
from pelagos.kernel.record_writing import write_record
from pelagos.research.naming import naming
from pelagos.terminal.leaving import undisturbed

SUFFIX = ".pelagos"
SEED_SUFFIX = ".seed"
ONLY_OWNER = 0o600
EVERYBODY_READS = 0o644


def save_match(match: Match[Any], path: Path) -> None:
    """Write the record of a match. While the match runs, its secret seed goes beside it.

    Until the match is over both may be read by their owner only: the record holds every hidden card too.

    Raises:
        OSError: it cannot be written; what was there before is untouched.
    """
    write_whole(path, write_record(match.game, match.record), ONLY_OWNER if match.pending else EVERYBODY_READS)
    beside = seed_file(path)
    if match.pending and isinstance(match.chance.source, Seeded):
        write_whole(beside, seed_text(match.chance.source), ONLY_OWNER)
    elif beside.is_file():
        beside.unlink()


def write_whole(path: Path, text: str, mode: int) -> None:
    """Write a file in one step: a reader finds the old content or the new, never a part.

    Raises:
        OSError: it cannot be written; the error names the file that was asked for.
    """
    with naming(path):
        _write_whole(path, text, mode)


def _write_whole(path: Path, text: str, mode: int) -> None:
    if path.exists() and not path.is_file():
        path.write_text(text, encoding="utf-8")  # a device or a pipe: there is nothing to replace
        return
    target = path.resolve()
    handle, name = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(mode)
        Path(name).replace(target)
    except BaseException:
        with contextlib.suppress(OSError):
            Path(name).unlink()
        raise


def require_free(path: Path) -> None:
    """Refuse to write over something that is already there: a file, or the seed of a match that was moved away.

    Raises:
        IllegalText: the file exists and holds something.
    """
    for taken in (path, seed_file(path)):
        if taken.is_file() and taken.stat().st_size:
            raise IllegalText(None, "file-exists", file=str(taken))


def require_place(path: Path) -> None:
    """Refuse a file that could not be written, before there is anything to lose.

    Raises:
        IllegalText: the folder it should lie in is not there.
        OSError: nothing may be written there, or it is a folder itself.
    """
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if path.exists() and not path.is_file():
        return  # a device or a pipe
    folder = path.resolve().parent
    if not folder.is_dir():
        raise IllegalText(None, "no-folder", file=path.name, folder=str(path.parent))
    require_open(folder)


def require_open(folder: Path) -> None:
    """Refuse a folder in which nothing may be written, by writing something.

    Raises:
        OSError: so it is; the error names the folder.
    """
    with naming(folder), tempfile.TemporaryFile(dir=folder):
        pass


# -- the seed of a running match -----------------------------------------------------------------------------------


def seed_file(path: Path) -> Path:
    """Return the name of the file that keeps the seed of the running match in `path`."""
    return Path(f"{path}{SEED_SUFFIX}")


def seed_text(source: Seeded) -> str:
    """Return a seed and whether somebody chose it, as text."""
    return f"{'chosen' if source.chosen else 'random'} {source.seed.hex()}\n"


def read_seed(path: Path) -> Seeded:
    """Return the chance of the running match in `path`.

    Raises:
        IllegalText: the seed is not beside the record, or is damaged.
    """
    try:
        kind, digits = seed_file(path).read_text(encoding="utf-8").split()
        return Seeded(bytes.fromhex(digits), chosen=kind == "chosen")
    except FileNotFoundError:
        raise IllegalText(None, "no-seed-file", file=str(seed_file(path))) from None
    except (ValueError, BrokenInvariant):  # no hexadecimal digits, or not as many as a seed has
        raise IllegalText(None, "bad-seed-file", file=str(seed_file(path))) from None


# -- when the match is cut short -----------------------------------------------------------------------------------


def rescue(match: Match[Any], wanted: Path | None) -> Path | None:
    """Save a match wherever it can be saved: where it was wanted, here, at home, among temporary files.

    Returns:
        Where it lies now, or None if no place took it.
    """
    with undisturbed():
        for path in places_of_refuge(match.game.name, wanted):
            try:
                save_match(match, path)
            except OSError:
                continue
            return path
    return None


def places_of_refuge(game: str, wanted: Path | None) -> Iterator[Path]:
    """Yield where a match may be saved, best first."""
    if wanted is not None:
        yield wanted
    name = f"{game.replace('/', '-')}-{time.strftime('%Y%m%d-%H%M%S')}"
    for folder in (Path.cwd(), Path.home(), Path(tempfile.gettempdir())):
        yield unused(folder, name)


def unused(folder: Path, name: str) -> Path:
    """Return a path in a folder at which there is nothing yet."""
    path = folder / f"{name}{SUFFIX}"
    number = 1
    while path.exists() or seed_file(path).exists():
        number += 1
        path = folder / f"{name}-{number}{SUFFIX}"
    return path
