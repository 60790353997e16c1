"""A log in a file: what a person carries from match to match, changed and shown."""

import hashlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pelagos.kernel.career import Career, Feat, RunLine, Sheet, Skill
from pelagos.kernel.chance import Scripted
from pelagos.kernel.discovery import load_named
from pelagos.kernel.errors import IllegalText
from pelagos.kernel.game import Game
from pelagos.kernel.ids import Seat
from pelagos.kernel.match import Match
from pelagos.kernel.record import Record
from pelagos.kernel.record_writing import write_record
from pelagos.kernel.table_rules import cite
from pelagos.terminal.records import read_file
from pelagos.terminal.saving import EVERYBODY_READS, require_free, require_place, write_whole
from pelagos.terminal.voice import Voice

DAY = 24 * 60 * 60
"""Seconds."""
RUN_LETTERS = 12
"""So much of the fingerprint of a record is the name of its run."""
SEPARATOR = " · "
FULL, EMPTY, DOTTED = "#", ".", ":"
MARGIN = "  "


class Logbook:
    """A log, the file in which it is kept, and the game it belongs to."""

    def __init__(self, game: Game[Any], file: Path, log: bytes, kept: bytes | None) -> None:
        """Take a log as it is; `kept` is what the file holds."""
        self.game = game
        self.career = career_of(game)
        self.file = file
        self.log = log
        self.kept = kept

    @classmethod
    def begun(cls, game: Game[Any], file: Path, name: str) -> "Logbook":
        """Begin a log in a file that is still free.

        Raises:
            IllegalText: the file holds something, or the name cannot be.
            OSError: it cannot be written.
        """
        require_place(file)
        require_free(file)
        career = career_of(game)
        return cls(game, file, career.read(career.begin(name)), None)

    @classmethod
    def opened(cls, game: Game[Any], file: Path) -> "Logbook":
        """Open the log in a file.

        Raises:
            IllegalText: it is none.
            OSError: it cannot be read.
        """
        log = career_of(game).read(file.read_bytes())
        return cls(game, file, log, log)

    @property
    def sheet(self) -> Sheet:
        """The log as it is shown."""
        return self.career.sheet(self.log)

    # -- changes: each refuses with an error and then changes nothing --------------------------------------------

    def choose_cloning(self, *, yes: bool) -> None:
        """Agree to be cloned, or refuse to be."""
        self.log = self.career.choose_cloning(self.log, yes=yes)

    def enter(self, path: Path, voice: Voice, seat: int, people: int) -> None:
        """Enter the match of a record, as the person on a seat played it; a second time nothing changes.

        Args:
            path: the record.
            voice: speaks of it, should something be wrong.
            seat: where the person sat.
            people: how many of the crew were people.
        """
        game, record = read_file(path, voice)
        if game.name != self.game.name:
            raise IllegalText(cite("PL-06"), "log-other-game", game=game.name, wanted=self.game.name)
        if record.returns is None:
            raise IllegalText(cite("PL-06"), "log-match-running", file=str(path))
        if not (0 <= seat < record.header.seats and people <= record.header.seats):
            raise IllegalText(cite("PL-06"), "log-nobody", seats=record.header.seats, last=record.header.seats - 1)
        match = Match.resume(game, record, chance=Scripted(list(record.outcomes())))
        self.settle(match, run_name(game, record), Seat(seat), people)

    def settle(self, match: Match[Any], name: str, seat: Seat, people: int) -> None:
        """Enter a match that is over, as the person on a seat played it; a run of a known name changes nothing."""
        day = int(time.time() // DAY)
        run = self.career.run(match, name, day=day, seat=seat, humans=people)
        self.log = self.career.settle(self.log, run)

    def learn(self, skill: str) -> None:
        """Learn the next level of a skill."""
        self.log = self.career.learn(self.log, skill)

    def claim(self, feat: str, *, agreed: bool) -> None:
        """Enter an achievement for the latest run; of those that need a judge `agreed` says that all agreed."""
        self.log = self.career.claim(self.log, self.latest, feat, agreed=agreed)

    def begin_anew(self) -> None:
        """Begin with a new explorer after the death of this one."""
        self.log = self.career.begin_anew(self.log)

    @property
    def latest(self) -> str:
        """The name of the latest run; empty if there is none."""
        return next((run.id for run in self.sheet.runs), "")

    @property
    def offers(self) -> tuple[Feat, ...]:
        """The achievements that can be entered for the latest run."""
        return self.career.offers(self.log, self.latest)

    def keep(self) -> None:
        """Write the log if it has changed."""
        if self.log != self.kept:
            write_whole(self.file, self.log.decode(), EVERYBODY_READS)
            self.kept = self.log

    # -- what is shown -------------------------------------------------------------------------------------------

    def show(self, voice: Voice, *, all_feats: bool) -> None:
        """Print the log; with all achievements, those that are still open too."""
        sheet = self.sheet
        self.show_head(voice)
        learnt = [voice.text("career-unspent", count=sheet.unspent), *skills(voice, sheet)]
        section(voice, "career-learn-title", [*learnt, *self.options()])
        section(voice, "career-runs", runs(voice, sheet) or [voice.text("log-no-runs")])
        section(voice, "career-feats", feats(voice, sheet, all_feats=all_feats))
        self.show_offers(voice)

    def show_head(self, voice: Voice) -> None:
        """Print whose log it is and how far the explorer has come."""
        for line in head_lines(voice, self.sheet):
            voice.print(line)

    def show_latest(self, voice: Voice) -> None:
        """Print what the latest run has brought and what can be entered for it."""
        voice.print()
        self.show_head(voice)
        section(voice, "career-runs", runs(voice, self.sheet)[:1])
        self.show_offers(voice)

    def show_offers(self, voice: Voice) -> None:
        """Print the achievements that can be entered for the latest run, if there is one."""
        if self.latest:
            lines = [feat_line(voice, feat) for feat in self.offers] or [voice.text("career-offers-none")]
            section(voice, "log-offers", lines)

    def options(self) -> list[str]:
        """Return how what is learnt is said to a match, if anything is."""
        if not any(skill.level for skill in self.sheet.skills):
            return []
        options = self.career.fit_out(self.career.by_experience(), {Seat(0): self.log})
        return [" ".join(f"-o {name}={value}" for name, value in options.items())]


def run_name(game: Game[Any], record: Record) -> str:
    """Return the name of the run that a match was: the fingerprint of its record, wherever that is kept."""
    text = write_record(game, record)
    return hashlib.sha256(text.encode()).hexdigest()[:RUN_LETTERS]


def career_of(game: Game[Any]) -> Career:
    """Return what a game says of its logs.

    Raises:
        IllegalText: people carry nothing from match to match in it.
    """
    if not game.career:
        raise IllegalText(cite("PL-04"), "no-log", game=game.name)
    career: Career = load_named(game.career, game.name)
    return career


def section(voice: Voice, title: str, lines: list[str]) -> None:
    """Print a title and what stands under it."""
    voice.print()
    voice.print(voice.text(title))
    for line in lines:
        voice.print(f"{MARGIN}{line}", indent=MARGIN * 2)


def head_lines(voice: Voice, sheet: Sheet) -> Iterator[str]:
    """Yield name, level, boxes, points and whether there is a clone."""
    yield f"{voice.text('career-title')}: {sheet.name}{SEPARATOR}{voice.text('career-level', level=sheet.level)}"
    skipped = sheet.dotted if not sheet.cloning else 0
    boxes = [FULL if box < sheet.boxes else DOTTED if box < skipped else EMPTY for box in range(sheet.row)]
    yield f"[{''.join(boxes)}] {voice.text('career-row', boxes=sheet.boxes, row=sheet.row)}"
    yield SEPARATOR.join(
        [
            voice.text("career-points", points=sheet.points),
            voice.text("career-clones", clones=sheet.clones),
            voice.text("career-cloning-yes" if sheet.cloning else "career-cloning-no"),
        ]
    )
    if sheet.dead:
        yield voice.text("career-dead", name=sheet.name)


def skills(voice: Voice, sheet: Sheet) -> Iterator[str]:
    """Yield what is learnt, and what can be learnt now."""
    return (skill_line(voice, skill) for skill in sheet.skills if skill.level or skill.learnable)


def skill_line(voice: Voice, skill: Skill) -> str:
    """Return a skill by its name and the word for it on the command line."""
    said = [f"{voice.texts.text(skill.name)} ({skill.id})"]
    if skill.level:
        said.append(voice.text("career-skill", level=skill.level, most=skill.most))
    if skill.learnable:
        said.append(voice.text("career-learn", level=skill.level + 1))
    return SEPARATOR.join(said)


def runs(voice: Voice, sheet: Sheet) -> list[str]:
    """Return the runs, the latest first."""
    return [run_line(voice, run) for run in sheet.runs]


def run_line(voice: Voice, run: RunLine) -> str:
    """Return a run: what was flown, how it ended, and what it has brought."""
    brought = voice.text("career-run-practice") if run.practice else voice.text("career-run-points", points=run.points)
    return SEPARATOR.join(
        [
            voice.text("career-run", flown=run.flown, planned=run.planned),
            *(voice.texts.text(part) for part in run.parts),
            voice.text("career-run-score", score=run.score) if run.won else voice.text("career-run-lost"),
            brought,
        ]
    )


def feats(voice: Voice, sheet: Sheet, *, all_feats: bool) -> list[str]:
    """Return the achievements by category: how many are entered, and which; or all of them."""
    lines: list[str] = []
    for category in sheet.categories:
        group = [feat for feat in sheet.feats if feat.category == category]
        done = [feat for feat in group if feat.run is not None]
        lines.append(f"{voice.text(f'category-{category}')}: {len(done)} / {len(group)}")
        lines += [MARGIN + feat_line(voice, feat) for feat in (group if all_feats else done)]
    return lines


def feat_line(voice: Voice, feat: Feat) -> str:
    """Return an achievement: its name and word, what it brings, and what it asks for."""
    said = [f"{voice.texts.text(feat.name)} ({feat.id})", voice.text("career-feat", points=feat.points)]
    said += [voice.texts.text(need) for need in feat.asks]
    if feat.vote:
        said.append(voice.text("career-feat-vote"))
    if feat.level:
        said.append(voice.text("career-feat-level", level=feat.level))
    if feat.run is not None:
        said.append(voice.text("career-feat-done"))
    return SEPARATOR.join(said)
