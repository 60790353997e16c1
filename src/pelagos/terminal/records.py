"""Reading a record file."""

from pathlib import Path
from typing import Any

from pelagos.kernel.discovery import load
from pelagos.kernel.errors import IllegalText
from pelagos.kernel.game import Game
from pelagos.kernel.record import Record
from pelagos.kernel.record_reading import read_head, read_record
from pelagos.kernel.replay import replay
from pelagos.kernel.table_rules import cite
from pelagos.terminal.voice import Voice


def read_file(path: Path, voice: Voice) -> tuple[Game[Any], Record]:
    """Return the game and the record that a file holds; from the moment it is known, the voice speaks of that game.

    Raises:
        OSError: the file cannot be read.
        IllegalText: it is no record, of no installed game, of another rules version, cut short or contradictory.
        BrokenInvariant: the positions or the result that it notes are not those of its match.
    """
    try:
        text = path.read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise IllegalText(cite("PL-06"), "record-not-text", file=str(path), byte=error.start) from None
    game = load(read_head(text)["game"])
    voice.learn(game)
    record = read_record(game, text)
    replay(game, record)
    return game, record
