"""The file by which an operator proves to be on the server's own machine: who may read it may give orders."""

import contextlib
import os
import secrets
import tempfile
from pathlib import Path
from typing import Final

import msgspec

from pelagos.kernel.errors import IllegalText

NAME: Final = "operator.json"
TOKEN_BYTES: Final = 32
ANY: Final = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}  # noqa: S104  # compared, not bound


class Key(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a running server takes orders, and the secret that goes with them."""

    address: str
    token: str


def new_key(host: str, port: int) -> Key:
    """Return the key of a server that listens there."""
    reached = ANY.get(host, host)
    return Key(f"http://{f'[{reached}]' if ':' in reached else reached}:{port}", secrets.token_urlsafe(TOKEN_BYTES))


def write_key(folder: Path, key: Key) -> None:
    """Write the file, at once and for its owner only."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=folder, prefix=f"{NAME}.")  # made with mode 0600
    with os.fdopen(handle, "wb") as file:
        file.write(msgspec.json.encode(key))
    Path(name).replace(folder / NAME)


def read_key(folder: Path) -> Key:
    """Return the key of the server of that data folder.

    Raises:
        IllegalText: there is none: no server runs there, or not on this machine.
        OSError: the file may not be read.
    """
    try:
        return msgspec.json.decode((folder / NAME).read_bytes(), type=Key)
    except (FileNotFoundError, NotADirectoryError, msgspec.MsgspecError):
        raise IllegalText(None, "operate-no-server", folder=str(folder)) from None


def drop_key(folder: Path, key: Key) -> None:
    """Delete the file when the server stops, if it is still this server's."""
    with contextlib.suppress(OSError, IllegalText):
        if read_key(folder) == key:
            (folder / NAME).unlink()
