"""Giving a table up."""

import time

from pelagos.server.hosting.room import Room
from pelagos.server.hosting.rows import table_write
from pelagos.server.refusals import Refused


def close(room: Room) -> None:
    """End a table without a result (see `Room.do`).

    Raises:
        Refused: it is over already.
    """
    if room.table.status not in ("open", "running"):
        raise Refused("over", "match-is-over")
    table = room.change_table()
    table.status, table.finished = "closed", time.time()
    room.write(table_write(table))
