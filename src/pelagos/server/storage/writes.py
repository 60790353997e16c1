"""What a commit writes: statements with their values, told apart by statement."""

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Executable

Rows = list[dict[str, Any]]
Group = tuple[Executable, Rows]
"""A statement, and the values it is executed with, one after the other."""


class Write(msgspec.Struct, frozen=True, gc=False):
    """One statement and the values for it. Equal statements should be the same object, made once."""

    statement: Executable
    values: dict[str, Any]


def grouped(batches: Iterable[list[Write]]) -> list[Group]:
    """Return the statements of all batches, each with all its rows, so that each batch keeps its own order.

    A statement that comes back after another one of the same batch begins a new turn: what is deleted, added and
    deleted again is gone at the end.
    """
    turns: list[dict[int, Group]] = []
    for batch in batches:
        turn, used, last = 0, set[int](), None
        for write in batch:
            key = id(write.statement)
            if key in used and key != last:
                turn, used = turn + 1, set()
            if turn == len(turns):
                turns.append({})
            turns[turn].setdefault(key, (write.statement, []))[1].append(write.values)
            used.add(key)
            last = key
    return [group for turn in turns for group in turn.values()]
