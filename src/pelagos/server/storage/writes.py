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

    A statement that would come before what its batch has written already begins a new turn: what is deleted, added and
    deleted again is gone at the end, whatever the order in which other batches write.
    """
    turns: list[dict[int, tuple[int, Group]]] = []
    for batch in batches:
        turn, last = 0, -1
        for write in batch:
            key = id(write.statement)
            if turn < len(turns) and key in turns[turn] and turns[turn][key][0] < last:
                turn, last = turn + 1, -1
            if turn == len(turns):
                turns.append({})
            groups = turns[turn]
            last, (_, rows) = groups.setdefault(key, (len(groups), (write.statement, [])))
            rows.append(write.values)
    return [group for groups in turns for _, group in groups.values()]
