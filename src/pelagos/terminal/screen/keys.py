"""The keys that work everywhere, and the bar that names them."""

from collections.abc import Sequence
from typing import Final

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.style import Style
from textual.widgets import Static

from pelagos.terminal.voice import Voice

GREEK: Final = dict(zip("wulsctanybmr", "ςθλσψτανυβμρ", strict=True))  # they are meant to be Greek
"""The letters in the same places on a Greek keyboard; its key for q gives a semicolon."""


def key(letter: str, action: str) -> Binding:
    """Return a key, which is the same on a Greek keyboard."""
    twins = {"q": "semicolon", **GREEK}
    return Binding(",".join([letter, twins[letter]]) if letter in twins else letter, action, show=False)


EVERYWHERE: Final[list[BindingType]] = [
    key("l", "app.language"),
    key("t", "app.light"),
    key("q", "app.leave"),
]


class KeyBar(Static):
    """One line that names keys; a click does the same."""

    DEFAULT_CSS = """
    KeyBar { height: 1; width: 1fr; background: $panel; padding: 0 1; text-wrap: nowrap; link-style: none; }
    """

    def __init__(self, keys: Sequence[tuple[str, str, str]], voice: Voice) -> None:
        """Name keys.

        Args:
            keys: the key as it is written, the action, and the id of its text.
            voice: the language to begin with.
        """
        self.keys = keys
        super().__init__(self.words(voice), markup=False)

    def speak(self, voice: Voice) -> None:
        """Name the keys in this language."""
        self.update(self.words(voice))

    def words(self, voice: Voice) -> Content:
        """Return all keys and what they do."""
        return Content("  ").join([self.named(voice, *entry) for entry in self.keys])

    def named(self, voice: Voice, shown: str, action: str, text: str) -> Content:
        """Return a key and what it does."""
        words = Content.assemble((shown, "bold $accent"), " ", voice.text(text))
        return words.stylize(Style.from_meta({"@click": action}))
