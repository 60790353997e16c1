"""Errors of files that say which file it is."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def naming(path: Path | None) -> Iterator[None]:
    """Let what goes wrong with a file that is open already, such as a full disk, name the file."""
    try:
        yield
    except OSError as error:
        error.filename = str(path)
        raise
