"""Options written as texts, and what is said when one of them cannot be."""

import typing
from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from pelagos.kernel.errors import IllegalAction, IllegalText
from pelagos.kernel.table_rules import cite
from pelagos.kernel.visibility import Fact, fields_of

F = TypeVar("F", bound=Fact)

OPTION_WORDS = {"yes": True, "no": False}


def read_options(options: type[F], texts: Mapping[str, str]) -> F:
    """Return an object of an options class from texts."""
    values: dict[str, object] = {}
    known = options.__struct_fields__
    for name, text in texts.items():
        if name not in known:
            raise IllegalText(cite("PL-04"), "unknown-option", option=name, known=", ".join(known) or "-")
        values[name] = _read_option(options, name, text)
    return msgspec.convert(values, options)


def write_options(options: Fact) -> dict[str, str]:
    """Return the options as texts that `read_options` takes."""
    return {name: _option_text(value) for name, value in sorted(msgspec.to_builtins(options).items())}


def option_choices(options: type[Fact], name: str) -> tuple[str, ...]:
    """Return the texts that an option of yes or no, or of a few words, can have; nothing for a number or free text."""
    hint = fields_of(options)[name][0]
    if hint is bool:
        return tuple(OPTION_WORDS)
    return tuple(str(choice) for choice in typing.get_args(hint)) if typing.get_origin(hint) is typing.Literal else ()


def require_sound(kind: type[Fact], options: Fact) -> None:
    """Refuse options of another class, and whatever the class does not declare or a record could not hold.

    Raises:
        IllegalAction: says which option it is.
    """
    if not isinstance(options, kind):
        raise IllegalAction(cite("PL-04"), "wrong-options", options=type(options).__name__, expected=kind.__name__)
    for name, (hint, _) in fields_of(kind).items():
        value = getattr(options, name)
        if not _fits(value, hint):
            raise _refusal(kind, name, repr(value))


def _read_option(options: type[Fact], name: str, text: str) -> object:
    hint = fields_of(options)[name][0]
    try:
        return msgspec.convert(OPTION_WORDS.get(text, text) if hint is bool else text, hint, strict=False)
    except msgspec.ValidationError:
        raise _refusal(options, name, text) from None


def _fits(value: object, hint: Any) -> bool:
    """Tell whether an option can have a value; a free text is one line as people write it."""
    try:
        msgspec.convert(value, hint)
    except msgspec.ValidationError:
        return False
    return not isinstance(value, str) or (value.isprintable() and value == value.strip())


def _refusal(options: type[Fact], name: str, text: str) -> IllegalText:
    """Return the error that says what an option can be."""
    choices, hint = option_choices(options, name), fields_of(options)[name][0]
    if choices:
        return IllegalText(cite("PL-04"), "option-value", option=name, value=text, allowed=", ".join(choices))
    if hint is int:
        return IllegalText(cite("PL-04"), "option-number", option=name, value=text)
    return IllegalText(cite("PL-04"), "option-line", option=name, value=text)


def _option_text(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
