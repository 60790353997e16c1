"""Speaking to the person at the terminal, in the person's language."""

import shutil
import sys
import textwrap
from collections.abc import Iterable, Mapping
from typing import Any

from pelagos.kernel.errors import PelagosError
from pelagos.kernel.game import Game
from pelagos.kernel.wording import Value
from pelagos.text import Catalogue, choose_language

PACKAGES = ("pelagos.server", "pelagos.terminal")
"""Whose texts everything at the terminal may need."""
OURS = "pelagos"
LANGUAGE_OPTION = "--lang"
INDENT = "  "
NARROWEST = 40


class Voice:
    """Prints texts of the catalogues: what was asked for on standard output, remarks and errors on standard error."""

    def __init__(self, language: str, game: Game[Any] | None = None, packages: Iterable[str] = ()) -> None:
        """Speak a language, about a game or about none."""
        self.language = language
        self.texts = Catalogue(game, language, (*packages, *PACKAGES))
        self.game_of_others = ""
        """The game of another package that is spoken of since `learn`, if it is one."""

    @classmethod
    def for_user(cls, arguments: list[str], environment: Mapping[str, str]) -> "Voice":
        """Return the voice in the language asked for on the command line, or else in the user's own.

        Raises:
            IllegalText: the language asked for is unknown.
        """
        return cls(choose_language(asked_language(arguments), environment))

    def learn(self, game: Game[Any]) -> None:
        """Speak of a game from now on, errors included."""
        self.game_of_others = "" if game.package.startswith(f"{OURS}.") else game.name
        self.texts = Catalogue(game, self.language, PACKAGES)

    def about(self, game: Game[Any]) -> "Voice":
        """Return a voice of the same language that also knows a game's texts."""
        return Voice(self.language, game)

    def about_package(self, package: str) -> "Voice":
        """Return a voice of the same language that also knows the texts of a package that is no game."""
        return Voice(self.language, None, (package,))

    def text(self, key: str, /, **values: Value) -> str:
        """Return a text."""
        return self.texts.say(key, **values)

    def say(self, key: str, /, **values: Value) -> None:
        """Print a text."""
        self.print(self.text(key, **values), indent="")

    def remark(self, key: str, /, **values: Value) -> None:
        """Print a text on standard error."""
        self.complain(self.text(key, **values))

    def print(self, text: str = "", *, indent: str = INDENT) -> None:
        """Print lines, folded to the width of the terminal; what goes on in the next line is set in by `indent`."""
        print(fold(text, indent), flush=True)

    def complain(self, text: str) -> None:
        """Print lines on standard error, folded."""
        sys.stdout.flush()
        print(fold(text, ""), file=sys.stderr, flush=True)

    def refuse(self, error: PelagosError, view: Any = None) -> None:
        """Print an error, and the text of the rule that speaks."""
        self.complain(self.error_text(error, view))

    def error_text(self, error: PelagosError, view: Any = None) -> str:
        """Return an error, and on a second line the rule that speaks."""
        text = self.texts.error(error, view)
        if error.rule is None:
            return text
        return f"{text}\n{INDENT}[{error.rule}] {self.texts.rule(error.rule)}"


def asked_language(arguments: list[str]) -> str | None:
    """Return the value of ``--lang`` on a command line, before the rest of it is read."""
    for place, word in enumerate(arguments):
        if word == "--":
            return None
        if word.startswith(f"{LANGUAGE_OPTION}="):
            return word.partition("=")[2]
        if word == LANGUAGE_OPTION and place + 1 < len(arguments):
            return arguments[place + 1]
    return None


def fold(text: str, indent: str) -> str:
    """Return text whose lines are no longer than the terminal is wide."""
    width = max(NARROWEST, shutil.get_terminal_size().columns)
    return "\n".join(_fold_line(line, width, indent) for line in text.split("\n"))


def _fold_line(line: str, width: int, indent: str) -> str:
    if len(line) <= width:
        return line
    start = line[: len(line) - len(line.lstrip())]
    return textwrap.fill(
        line,
        width,
        subsequent_indent=start + indent,
        break_long_words=False,
        break_on_hyphens=False,
        drop_whitespace=True,
    )
