"""Reads the data files that belong to a package: the only file access of kernel and games, at import."""

import tomllib
from importlib import resources
from typing import Any

import msgspec

from pelagos.kernel.errors import BrokenInvariant


def read_text(package: str, name: str) -> str:
    """Return the text of file `name` (with slashes for folders) beside the modules of `package`."""
    try:
        return resources.files(package).joinpath(name).read_text(encoding="utf-8")
    except (FileNotFoundError, ModuleNotFoundError) as error:
        raise BrokenInvariant(None, "missing-data", package=package, file=name) from error


def read_toml(package: str, name: str) -> dict[str, Any]:
    """Return the content of a TOML file of `package`."""
    return tomllib.loads(read_text(package, name))


def read_json(package: str, name: str) -> Any:  # the reader converts it to its own types
    """Return the content of a JSON file of `package`."""
    return msgspec.json.decode(read_text(package, name))
