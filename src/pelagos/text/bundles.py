"""Reading the Fluent files and filling in single messages."""

import re
from contextlib import suppress
from functools import cache
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from pelagos.kernel.data import read_text
from pelagos.kernel.errors import BrokenInvariant

GREATEST_NUMBER: Final = 10**15
"""Fluent cannot lay out numbers that are much greater."""
CONTROL: Final = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f]")
"""Characters that would steer a terminal instead of being read."""


@cache
def load_bundle(packages: tuple[str, ...], language: str) -> FluentBundle:
    """Return the messages of the packages' ``text/<language>.ftl``; a later package may reword an earlier one's.

    A package without texts in this language (a game of somebody else, say) is left out: its readers get English.
    Marks that isolate left-to-right from right-to-left text are off, since none of the languages needs them.
    """
    bundle = FluentBundle([language], use_isolating=False)
    for package in packages:
        with suppress(BrokenInvariant):
            bundle.add_resource(FluentResource(read_text(package, f"text/{language}.ftl")), allow_overrides=True)
    return bundle


def has_message(bundle: FluentBundle, key: str) -> bool:
    """Tell whether there is a text for ``id`` or ``id.attribute``."""
    name, _, attribute = key.partition(".")
    if not bundle.has_message(name):
        return False
    message = bundle.get_message(name)
    return attribute in message.attributes if attribute else message.value is not None


def readable(value: Any) -> Any:
    """Return a value that can be shown: huge numbers by their size, control characters by their escapes."""
    if isinstance(value, int) and abs(value) > GREATEST_NUMBER:
        return "> 10^15" if value > 0 else "< -10^15"
    if isinstance(value, str):
        return CONTROL.sub(lambda found: f"\\x{ord(found[0]):02x}", value)
    return value


def fill_in(bundle: FluentBundle, key: str, values: dict[str, Any], *, strict: bool) -> str:
    """Return the text of a message.

    Raises:
        BrokenInvariant: in strict mode, if a variable of the text is not among the values.
    """
    name, _, attribute = key.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    if pattern is None:
        raise BrokenInvariant(None, "text-fault", message=key, reason="empty")
    text, faults = bundle.format_pattern(pattern, {name: readable(value) for name, value in values.items()})
    if faults and strict:
        raise BrokenInvariant(None, "text-fault", message=key, reason=str(faults[0]))
    return str(text)
