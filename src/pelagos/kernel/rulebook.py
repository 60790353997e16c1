"""Numbered rules, and citations that must exist.

The texts of the rules are in the Fluent catalogues; here are their numbers, where they come from and which functions
carry them out.
"""

from collections.abc import Callable
from typing import TypeVar

import msgspec

from pelagos.kernel.data import read_toml
from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.ids import RuleId

F = TypeVar("F", bound=Callable[..., object])


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is known of a rule beside its text."""

    chapter: str
    status: str = "text"
    """How sure it is: stated by the rulebook, derived, or a house decision."""
    where: str = ""
    """The place in the rulebook."""
    uncertain: bool = False
    """Whether part of it was not found or is disputed; the text ``rule-<number>.uncertain`` says which and why."""
    waived: str = ""
    """Why the rule has no test, where it has none."""


class Rulebook:
    """The rules of one game."""

    def __init__(self, rules: dict[str, Rule]) -> None:
        """Take the rules by number."""
        self.rules: dict[RuleId, Rule] = {RuleId(number): rule for number, rule in rules.items()}
        self.functions: dict[RuleId, list[str]] = {}

    @classmethod
    def load(cls, package: str) -> "Rulebook":
        """Read ``rulebook.toml`` of a package: a table ``[rules."GR-01"]`` for each rule."""
        tables = read_toml(package, "rulebook.toml")["rules"]
        return cls(msgspec.convert(tables, dict[str, Rule]))

    def cite(self, number: str) -> RuleId:
        """Return the number if the rule exists; raise `BrokenInvariant`, at import, if it does not."""
        rule = RuleId(number)
        if rule not in self.rules:
            raise BrokenInvariant(None, "unknown-rule", rule=number)
        return rule

    def rule(self, *numbers: str) -> Callable[[F], F]:
        """Note that the decorated function carries out these rules; the function itself is returned unwrapped."""
        cited = [self.cite(number) for number in numbers]

        def register(function: F) -> F:
            for number in cited:
                place = f"{function.__module__}.{function.__qualname__}"
                self.functions.setdefault(number, []).append(place)
            return function

        return register
