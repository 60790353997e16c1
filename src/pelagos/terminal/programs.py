"""What other programs read: JSON on standard output."""

from typing import Any

import msgspec

from pelagos.kernel.errors import PelagosError
from pelagos.terminal.voice import Voice


def print_json(value: Any) -> None:  # anything that JSON can hold
    """Print a value as JSON, set out for people too."""
    print(msgspec.json.format(msgspec.json.encode(value)).decode())


def error_object(voice: Voice, error: PelagosError) -> dict[str, Any]:
    """Return an error with its key, its sentence and the rule that speaks."""
    return {"code": error.key, "message": voice.texts.error(error), "rule": error.rule}
