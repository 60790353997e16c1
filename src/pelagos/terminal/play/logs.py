"""The logs of the people at a table: what is learnt counts in the match, and the match is entered when it is over."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from pelagos.kernel.errors import IllegalText, PelagosError
from pelagos.kernel.game import Game, Options
from pelagos.kernel.ids import OUTSIDER, Seat
from pelagos.kernel.match import Match
from pelagos.kernel.option_text import write_options
from pelagos.kernel.table_rules import cite
from pelagos.terminal.exits import file_error
from pelagos.terminal.logbook import Logbook, run_name
from pelagos.terminal.play.reading import Leave, read_line
from pelagos.terminal.play.words import command_words
from pelagos.terminal.voice import Voice

YES = "yes"


class Logs:
    """The log of each person who brought one; without any, there is nothing to enter."""

    def __init__(self, books: Mapping[Seat, Logbook]) -> None:
        """Take the logs by seat."""
        self.books = dict(books)

    @classmethod
    def opened(cls, game: Game[Any], files: Sequence[Path], people: frozenset[Seat]) -> "Logs":
        """Open logs: one for each person, in the order of the seats.

        Raises:
            IllegalText: a file is no log of this game or is named twice, or there are more files than people.
            OSError: one cannot be read.
        """
        if len(files) > len(people) or len({file.resolve() for file in files}) < len(files):
            raise IllegalText(cite("PL-04"), "log-for-each", given=len(files), people=len(people))
        return cls({seat: Logbook.opened(game, file) for seat, file in zip(sorted(people), files, strict=False)})

    @property
    def files(self) -> list[Path]:
        """The files of the logs, in the order of the seats."""
        return [book.file for _, book in sorted(self.books.items())]

    def fit_out(self, game: Game[Any], options: Options) -> Options:
        """Return the options of a match with what the logs say."""
        if not self.books:
            return options
        career = next(iter(self.books.values())).career
        logs = {seat: book.log for seat, book in self.books.items()}
        return game.read_options(career.fit_out(write_options(options), logs))

    def introduce(self, voice: Voice, match: Match[Any]) -> None:
        """Say whose log is filled on which seat."""
        for seat, book in self.books.items():
            name = voice.texts.seat(seat, match.observe(OUTSIDER))
            voice.say("log-flies", seat=name, name=book.sheet.name, level=book.sheet.level)

    def conclude(self, voice: Voice, match: Match[Any], people: int, *, ask: bool) -> bool:
        """Enter a match that is over, and the achievements that were earned in it if somebody can be asked.

        Returns:
            Whether every log could be written.
        """
        if match.pending:
            return True
        for seat, book in self.books.items():
            book.settle(match, run_name(match.game, match.record), seat, people)
            book.show_latest(voice)
        failed = [book for book in self.books.values() if not keep(book, voice)]
        if ask and not failed:
            with suppress(Leave, KeyboardInterrupt):
                for book in self.books.values():
                    ask_for_feats(book, voice, people)
        return not failed


def keep(book: Logbook, voice: Voice) -> bool:
    """Write a log; if that fails, say how the match can still be entered."""
    try:
        book.keep()
    except OSError as error:
        voice.refuse(file_error(error))
        voice.remark("log-not-kept", file=str(book.file))
        return False
    return True


def ask_for_feats(book: Logbook, voice: Voice, people: int) -> None:
    """Enter the achievements that somebody names, until nothing is named or none is left."""
    while book.offers:
        feat = read_line(voice.text("log-which", name=book.sheet.name) + " ")
        if not feat:
            return
        try:
            claim(book, voice, feat, people)
        except PelagosError as error:
            voice.refuse(error)


def claim(book: Logbook, voice: Voice, feat: str, people: int) -> None:
    """Enter an achievement; where it needs a judge, the people are asked."""
    name = next((voice.texts.text(offer.name) for offer in book.offers if offer.id == feat), feat)
    if book.career.needs_vote(feat) and people > 1 and not is_agreed(book, voice, name):
        voice.say("log-not-agreed", name=name)
        return
    book.claim(feat, agreed=True)
    if keep(book, voice):
        voice.say("log-entered", name=name, level=book.sheet.level)


def is_agreed(book: Logbook, voice: Voice, name: str) -> bool:
    """Ask the crew whether somebody has earned an achievement."""
    reply = read_line(voice.text("log-judge", who=book.sheet.name, name=name) + " ")
    return command_words(voice.language).get(reply.casefold()) == YES
