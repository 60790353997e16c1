"""JSON in which no key stands twice: of two values under one key, one would get lost without a word."""

import json
from contextlib import suppress
from typing import Any

from pelagos.kernel.errors import IllegalText
from pelagos.kernel.ids import RuleId


class RepeatedKey(Exception):
    """A key stands twice in an object; the message is the key."""


def without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return the object of these keys and values (an `object_pairs_hook`).

    Raises:
        RepeatedKey: a key stands there twice.
    """
    fields: dict[str, Any] = {}
    for name, value in pairs:
        if name in fields:
            raise RepeatedKey(name)
        fields[name] = value
    return fields


def require_distinct_keys(data: bytes, rule: RuleId | None) -> None:
    """Refuse JSON in which a key stands twice; what is no JSON at all is left to whoever reads it.

    Raises:
        IllegalText: with the key as ``field``.
    """
    try:
        with suppress(ValueError, RecursionError):
            json.loads(data, object_pairs_hook=without_repeats)
    except RepeatedKey as error:
        raise IllegalText(rule, "json-twice", field=str(error)) from None
