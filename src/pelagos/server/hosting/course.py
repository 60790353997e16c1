"""A match with its versions: the number that rises with whatever happens, also with going back."""

import secrets
from array import array
from collections.abc import Iterable
from typing import Any

import msgspec

from pelagos.kernel.chance import SEED_BYTES, Seeded
from pelagos.kernel.decision import Action, Decision
from pelagos.kernel.game import Game, Options
from pelagos.kernel.ids import Actor
from pelagos.kernel.match import Match
from pelagos.kernel.record import Record


class Checkpoint(msgspec.Struct, frozen=True):
    """Where a match stood."""

    record: Record
    inputs: int
    version: int
    versions: "array[int]"
    reset_at: int


class Course:
    """A running match and its versions.

    ``versions[n]`` is the version in which input n was made (0: the set-up). `reset_at` is the version of the latest
    step back: whoever has an older one needs everything anew.
    """

    def __init__(self, match: Match[Any], version: int, versions: Iterable[int], reset_at: int) -> None:
        """Take up a match that has come so far."""
        self.match = match
        self.version = version
        self.versions = array("q", versions)
        self.reset_at = reset_at

    @classmethod
    def begin(cls, game: Game[Any], options: Options, seats: int) -> "Course":
        """Start a match with a fresh secret seed."""
        chance = Seeded(secrets.token_bytes(SEED_BYTES))
        return cls(Match.start(game, options, seats=seats, chance=chance), 1, [1], 1)

    @property
    def seed(self) -> bytes:
        """The secret seed."""
        source = self.match.chance.source
        return source.seed if isinstance(source, Seeded) else b""

    @property
    def inputs(self) -> int:
        """How many answers have been made."""
        return len(self.match.record.inputs)

    @property
    def may_take_back(self) -> list[int]:
        """The seat that may take its latest answers back without asking: if any, the one that gave the last."""
        inputs = self.match.record.inputs
        last = inputs[-1].actor if inputs else None
        return [last] if isinstance(last, int) and self.match.may_undo(last) else []

    def find(self, decision_id: int) -> Decision | None:
        """Return the open or revisable question of that number, if there is one."""
        for decision in self.match.pending:
            if decision.id == decision_id:
                return decision
        return next((a.decision for a in self.match.state.sealed if a.decision.id == decision_id), None)

    def apply(self, decision_id: int, action: Action, actor: Actor, second: int | None = None) -> None:
        """Carry an answer out.

        Raises:
            IllegalAction, BrokenInvariant: it is not; nothing has changed.
        """
        self.match.apply(decision_id, action, actor=actor, second=second)
        self.version += 1
        self.versions.append(self.version)

    def rewind(self, inputs: int) -> None:
        """Go back to where only so many answers had been made."""
        self.match.rewind(inputs)
        self.version += 1
        self.versions = self.versions[: inputs + 1]
        self.reset_at = self.version

    def since(self, version: int) -> range | None:
        """Return the numbers of the inputs made after a version; None if they cannot follow on it."""
        if version < self.reset_at or version > self.version:
            return None
        first = len(self.versions)
        while self.versions[first - 1] > version:
            first -= 1
        return range(first, len(self.versions))

    def checkpoint(self) -> Checkpoint:
        """Return where the match stands now; costs next to nothing."""
        return Checkpoint(self.match.record, self.inputs, self.version, self.versions, self.reset_at)

    def roll_back(self, point: Checkpoint) -> None:
        """Go back to where the match stood, as if nothing had happened since."""
        record = point.record.cut(point.inputs)
        self.match = Match.resume(self.match.game, record, chance=self.match.chance.source.restarted())
        self.version, self.reset_at = point.version, point.reset_at
        self.versions = point.versions[: point.inputs + 1]
