"""Saving the match while it is played; a failure is told and the match goes on."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pelagos.kernel.chance import Seeded
from pelagos.kernel.errors import IllegalText
from pelagos.kernel.match import Match
from pelagos.kernel.record_writing import write_record
from pelagos.terminal.exits import file_error
from pelagos.terminal.saving import require_free, require_place, rescue, save_match, seed_file, seed_text
from pelagos.terminal.voice import Voice


class Keeper:
    """Knows where the record of a match is kept, and whether it could be written last time."""

    def __init__(self, voice: Voice, path: Path | None, logs: Sequence[Path] = ()) -> None:
        """Keep the record at `path` after every answer; without one, only when asked or at the end.

        Args:
            voice: says what becomes of the record.
            path: where it is kept.
            logs: the files of the logs that are filled in this match, to be named again by whoever plays on.
        """
        self.voice = voice
        self.path = path
        self.logs = tuple(logs)
        self.works = True

    def keep(self, match: Match[Any]) -> None:
        """Write the record where it belongs; complain once if that fails."""
        if self.path is None:
            return
        try:
            save_match(match, self.path)
            self.works = True
        except OSError as error:
            if self.works:
                self.voice.refuse(file_error(error))
                self.voice.remark("play-still-in-memory")
            self.works = False

    def save_as(self, match: Match[Any], name: str) -> bool:
        """Write the record to a file that the person names, and keep it there from now on; tell whether it worked."""
        path = Path(name).expanduser() if name else self.path
        if path is None:
            self.voice.refuse(IllegalText(None, "save-name"))
            return False
        try:
            if path != self.path:
                require_free(path)
                require_place(path)
            save_match(match, path)
        except OSError as error:
            self.voice.refuse(file_error(error))
            self.voice.remark("play-still-in-memory")
        except IllegalText as error:
            self.voice.refuse(error)
        else:
            self.path, self.works = path, True
            self.announce(match, path)
            return True
        return False

    def rescue(self, match: Match[Any]) -> None:
        """Save the match at its end or when it is cut short, and say where."""
        path = rescue(match, self.path)
        self.works = self.path in (None, path)
        if path is None:
            self.print_out(match)
        else:
            self.announce(match, path)

    def print_out(self, match: Match[Any]) -> None:
        """Print what would have gone into files: the record and, while the match runs, the seed to play on with."""
        self.voice.remark("play-nowhere-to-save")
        print(write_record(match.game, match.record), flush=True)
        source = match.chance.source
        if match.pending and isinstance(source, Seeded):
            self.voice.remark("play-seed-to-copy")
            print(seed_text(source), end="", flush=True)

    def announce(self, match: Match[Any], path: Path) -> None:
        """Say where the record lies and what can be done with it."""
        if match.pending:
            logs = "".join(f" --log {file}" for file in self.logs)
            self.voice.say("play-saved-running", path=str(path), seed=str(seed_file(path)), logs=logs)
        else:
            self.voice.say("play-saved", path=str(path))
