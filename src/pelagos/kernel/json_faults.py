"""What is wrong with JSON that cannot be read, in every language: what parsers say of it is English."""

import json
import re
from typing import Any, Final

import msgspec

from pelagos.kernel.errors import IllegalText
from pelagos.kernel.ids import RuleId

PLACE: Final = re.compile(r" - at `\$\.?(.*)`$")
MISSING: Final = re.compile(r"Object missing required field `(.+?)`")
UNKNOWN: Final = re.compile(r"Object contains unknown field `(.+?)`")
OTHER_TYPE: Final = re.compile(r"Expected `([^`]+)`, got `([^`]+)`$")


def misfit(rule: RuleId | None, said: str) -> IllegalText:
    """Return the refusal of JSON that is not what it should be, from what msgspec says of it; ``path`` says where."""
    place, text = PLACE.search(said), PLACE.sub("", said)
    path = (place[1] if place else "") or "."
    if missing := MISSING.match(text):
        return IllegalText(rule, "json-missing", path=path, field=missing[1])
    if unknown := UNKNOWN.match(text):
        return IllegalText(rule, "json-field", path=path, field=unknown[1])
    if other := OTHER_TYPE.match(text):
        return IllegalText(rule, "json-type", path=path, expected=other[1], found=other[2])
    return IllegalText(rule, "json-value", path=path)


def require_object(rule: RuleId | None, value: object) -> dict[str, Any]:
    """Return a value that is an object.

    Raises:
        IllegalText: it is something else.
    """
    try:
        return msgspec.convert(value, dict[str, Any])
    except msgspec.ValidationError as error:
        raise misfit(rule, str(error)) from None


def malformed(rule: RuleId | None, data: bytes) -> IllegalText:
    """Return the refusal of what is no JSON, with the line and column of the fault."""
    try:
        json.loads(data)
    except json.JSONDecodeError as error:
        return IllegalText(rule, "json-syntax", line=error.lineno, column=error.colno)
    except (ValueError, RecursionError):
        pass
    return IllegalText(rule, "json-syntax", line=1, column=1)
