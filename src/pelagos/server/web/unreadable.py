"""What is wrong with something that cannot be read, as a message in every language."""

import re
from typing import Final

from pelagos.kernel.errors import IllegalText
from pelagos.kernel.json_faults import misfit
from pelagos.kernel.wording import Message, say

MOST_QUOTED: Final = 60
BODY: Final = "data"
"""What the framework calls a whole body."""
BYTE: Final = re.compile(r"\(byte (\d+)\)$")
"""Where a parser says how far it came."""


def told(fault: IllegalText) -> Message:
    """Return what is wrong, with the place where it is; what is quoted is cut short."""
    values = {name: value[:MOST_QUOTED] if isinstance(value, str) else value for name, value in fault.arguments.items()}
    message = say(f"error-{fault.key}", **{name: value for name, value in values.items() if name != "path"})
    return say("error-at-path", message=message, path=values["path"]) if "path" in values else message


def told_of_value(place: str, said: str) -> Message:
    """Return what is wrong with a value of a request, from what msgspec says of it."""
    return told(misfit(None, f"{said} - at `$.{'' if place == BODY else place}`"))


def told_of_text(said: str) -> Message:
    """Return what is wrong with a body that is no JSON, from what its parser says."""
    found = BYTE.search(said)
    return say("unreadable-byte", byte=int(found[1])) if found else say("unreadable-cut")
