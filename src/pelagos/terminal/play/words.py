"""The words people type, in their own language or in English."""

from functools import cache

from pelagos.terminal.voice import Voice
from pelagos.text import LANGUAGES

COMMANDS = ("help", "why", "rule", "cards", "log", "board", "undo", "save", "quit", "all", "yes")


@cache
def command_words(language: str) -> dict[str, str]:
    """Return, for each word a person may type in this language, what it stands for."""
    words: dict[str, str] = {}
    for spoken in (LANGUAGES[0], language):
        voice = Voice(spoken)
        for command in COMMANDS:
            for word in voice.text(f"words-{command}").split():
                words[word.casefold()] = command
    return words
