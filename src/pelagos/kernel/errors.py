"""The two errors that leave the kernel.

Neither holds a sentence: `key` names a message of the Fluent catalogues and `args` fills it in, so that every reader
gets it in the reader's own language.
"""

from collections.abc import Mapping

from pelagos.kernel.ids import RuleId

Argument = str | int | tuple[str | int, ...]


class PelagosError(Exception):
    """What the two errors have in common: a message key, its arguments and the rule that speaks."""

    def __init__(self, rule: RuleId | None, key: str, /, **args: Argument) -> None:
        """Keep the parts of the message.

        Args:
            rule: number of the rule that refuses, where one does.
            key: message key, without the leading ``error-``.
            args: what the message mentions.
        """
        super().__init__(rule, key, args)
        self.rule = rule
        self.key = key
        self.arguments: Mapping[str, Argument] = args

    def __reduce__(self) -> tuple[object, ...]:
        """Let the error travel between processes, its arguments included."""
        return _again, (type(self), self.rule, self.key, dict(self.arguments))

    def __str__(self) -> str:
        """Return a terse form for logs and tracebacks; people get the catalogue's sentence."""
        details = ", ".join(f"{name}={value!r}" for name, value in self.arguments.items())
        cited = f"[{self.rule}] " if self.rule else ""
        return f"{cited}{self.key}({details})"


class IllegalAction(PelagosError):
    """The player's mistake. Nothing has changed: neither the state nor the chance source was touched."""


class IllegalText(IllegalAction):
    """Something written (a position, an action, a record, a script, options) cannot be read as what it should be."""


class BrokenInvariant(PelagosError):
    """Our mistake, or a record that contradicts itself. The state must be dropped and rebuilt from the record."""


class ChanceMismatch(BrokenInvariant):
    """A scripted or recorded chance outcome is missing, or impossible in the position where it is needed."""


def _again(cls: type[PelagosError], rule: RuleId | None, key: str, arguments: dict[str, Argument]) -> PelagosError:
    return cls(rule, key, **arguments)
