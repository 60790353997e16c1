"""The scripts that come with the game, and scripts written by others as JSON."""

from typing import Any, Final

import msgspec

from pelagos.games.spacealert.board import PACKAGE
from pelagos.games.spacealert.missions.checking import check_script
from pelagos.games.spacealert.missions.script import Script
from pelagos.games.spacealert.reading import decode
from pelagos.kernel.data import read_json
from pelagos.kernel.json_faults import misfit, require_object


def read_script(data: bytes) -> Script:
    """Return the script written as a JSON object, checked.

    Raises:
        IllegalText: it is no such object, or something in it cannot be; the arguments say in which second.
    """
    raw = require_object(None, decode(data))
    return convert_script({"group": "custom", "origin": "designed", **raw})


def convert_script(raw: dict[str, Any]) -> Script:
    """Return a script from its fields, checked."""
    try:
        script = msgspec.convert(raw, Script)
    except msgspec.ValidationError as error:
        raise misfit(None, str(error)) from error
    check_script(script)
    return script


def write_script(script: Script) -> bytes:
    """Return a script as JSON, as `read_script` reads it."""
    return msgspec.json.encode(script)


SCRIPTS: Final[dict[str, Script]] = {row["id"]: convert_script(row) for row in read_json(PACKAGE, "data/scripts.json")}
"""Every script of the data by its id: the 16 official ones and 18 longer ones from one public source."""
