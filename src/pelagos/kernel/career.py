"""What a person carries from match to match in games that have it: a log, kept by whoever hosts the matches.

A game names a `Career` in `Game.career`. It is pure: who hosts keeps the logs and the runs, and asks it for what comes
next. The forms below are what a person is told.
"""

from collections.abc import Mapping
from typing import Any, Protocol

import msgspec

from pelagos.kernel.ids import Seat
from pelagos.kernel.match import Match
from pelagos.kernel.wording import Message


class Skill(msgspec.Struct, frozen=True, kw_only=True):
    """Something that can be learnt, level by level."""

    id: str
    name: Message
    level: int
    most: int
    learnable: bool
    """Whether its next level can be learnt now."""


class Feat(msgspec.Struct, frozen=True, kw_only=True):
    """An achievement."""

    id: str
    name: Message
    category: str
    points: int
    """What it brings."""
    level: int
    """The level it needs."""
    asks: tuple[Message, ...]
    """What has to be done for it."""
    vote: bool
    """Whether the people of the match have to judge."""
    run: str | None
    """The run it was entered for."""


class Badge(msgspec.Struct, frozen=True, kw_only=True):
    """A role that somebody can show; it has no other effect."""

    id: str
    name: Message


class RunLine(msgspec.Struct, frozen=True, kw_only=True):
    """A run in a log: a match, by the code of its table."""

    id: str
    parts: tuple[Message, ...]
    """What was played in it, one after the other."""
    flown: int
    planned: int
    won: bool
    practice: bool
    score: int
    points: int
    """What it has brought, achievements apart."""


class Sheet(msgspec.Struct, frozen=True, kw_only=True):
    """A log as it is shown."""

    name: str
    level: int
    highest: int
    """The highest level there is."""
    boxes: int
    """How many boxes of the present row are full."""
    row: int
    """How many boxes it has."""
    dotted: int
    """How many of its first boxes are skipped by who refuses to be cloned."""
    points: int
    cloning: bool
    dead: bool
    clones: int
    may_refuse: bool
    """Whether cloning can still be refused."""
    unspent: int
    """How many levels can be learnt now."""
    skills: tuple[Skill, ...]
    feats: tuple[Feat, ...]
    categories: tuple[str, ...]
    runs: tuple[RunLine, ...]


class Career(Protocol):
    """What a game says of its logs. Logs and runs are JSON."""

    def begin(self, name: str) -> bytes:
        """Return the log of somebody who has not played yet."""

    def read(self, data: bytes) -> bytes:
        """Return a log that somebody brings along, checked.

        Raises:
            IllegalText: it is none, or contradicts itself.
        """

    def sheet(self, log: bytes) -> Sheet:
        """Return a log as it is shown."""

    def run(self, match: Match[Any], code: str, *, day: int, seat: Seat, humans: int) -> bytes:
        """Return what a match that is over is for the log of the person on a seat."""

    def settle(self, log: bytes, run: bytes) -> bytes:
        """Enter a run; a log that has it already, or can have none any more, stays as it is."""

    def learn(self, log: bytes, skill: str) -> bytes:
        """Learn the next level of a skill, or refuse."""

    def choose_cloning(self, log: bytes, *, yes: bool) -> bytes:
        """Agree to be cloned, or refuse to be."""

    def begin_anew(self, log: bytes) -> bytes:
        """Return a new log for somebody whose explorer is dead."""

    def offers(self, log: bytes, run: str) -> tuple[Feat, ...]:
        """Return the achievements that can be entered for a run, those that need a vote included."""

    def claim(self, log: bytes, run: str, feat: str, *, agreed: bool) -> bytes:
        """Enter an achievement, or refuse."""

    def needs_vote(self, feat: str) -> bool:
        """Tell whether the people of the match have to judge."""

    def badges(self) -> tuple[Badge, ...]:
        """Return the roles that people can show during a match."""

    def check_badges(self, worn: Mapping[Seat, str]) -> None:
        """Refuse roles that do not exist, or not for these seats."""

    def by_experience(self) -> dict[str, str]:
        """Return the options with which what people have learnt counts in a match."""

    def fit_out(self, options: Mapping[str, str], logs: Mapping[Seat, bytes]) -> dict[str, str]:
        """Return the options of a table with what the logs of its people say."""
