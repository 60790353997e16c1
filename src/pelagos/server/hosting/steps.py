"""The journal of a match, read step by step."""

from typing import Any

import msgspec
from sqlalchemy import Row

from pelagos.kernel.game import Game
from pelagos.kernel.record import Header, Input, Record
from pelagos.server.hosting.rows import INPUT, REWIND, SETUP, STATE, read_input, read_setup


class Stored(msgspec.Struct, frozen=True, kw_only=True):
    """A state from which a match goes on, as the journal keeps it."""

    before: tuple[str, ...]
    state: str
    seed: bytes


class Steps(msgspec.Struct):
    """The journal of a match, read."""

    record: Record
    versions: list[int] = []
    version: int = 0
    reset_at: int = 0
    requests: list[tuple[int, str, int]] = []
    answered: dict[int, int] = {}

    def add(self, game: Game[Any], row: Row[Any]) -> None:
        """Follow one step."""
        self.version = row.version
        if row.kind == STATE:
            stored = msgspec.json.decode(row.content, type=Stored)
            self.record = Record(header=self.record.header, before=stored.before, stored=stored.state)
            self.versions, self.reset_at, self.answered = [row.version], row.version, {}
        elif row.kind == SETUP:
            self.record.setup, self.reset_at = read_setup(row.content), row.version
            self.versions.append(row.version)
        elif row.kind == INPUT:
            entry: Input = read_input(game, row.content)
            self.record.inputs.append(entry)
            self.versions.append(row.version)
            self.answered[entry.decision] = row.version
        elif row.kind == REWIND:
            inputs = msgspec.json.decode(row.content, type=int)
            self.record = self.record.cut(inputs)
            del self.versions[inputs + 1 :]
            self.reset_at, self.answered = row.version, {}
        if row.person is not None and row.request is not None:
            self.requests.append((row.person, row.request, row.version))


def read_steps(game: Game[Any], header: Header, rows: list[Row[Any]]) -> Steps:
    """Return a journal as a record with its versions; what lies before the latest stored state is left out."""
    first = max((number for number, row in enumerate(rows) if row.kind == STATE), default=0)
    steps = Steps(Record(header=header))
    for row in rows[first:]:
        steps.add(game, row)
    return steps
