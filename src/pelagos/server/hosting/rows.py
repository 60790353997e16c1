"""What a table writes into the database, and how it is read again."""

import time
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import bindparam, delete, insert, update

from pelagos.kernel.chance import Outcome
from pelagos.kernel.game import Game
from pelagos.kernel.ids import Actor
from pelagos.kernel.record import Input
from pelagos.server.storage.schema import CHAT, DONE, HELD, JOURNAL, RECORDS, SEATS, SNAPSHOTS, TABLES
from pelagos.server.storage.writes import Write
from pelagos.server.tables.model import SeatState, TableState

SETUP, INPUT, REWIND, STATE = "setup", "input", "rewind", "state"

ADD_STEP = insert(JOURNAL)
ADD_CHAT = insert(CHAT)
ADD_DONE = insert(DONE)
ADD_RECORD = insert(RECORDS)
ADD_HELD = insert(HELD)
DROP_HELD = delete(HELD).where(HELD.c.table_id == bindparam("of_table"), HELD.c.decision == bindparam("of_decision"))
DROP_ONE_HELD = DROP_HELD.where(HELD.c.seat == bindparam("of_seat"))
TABLE_FIELDS = (
    *(
        "options",
        "pace",
        "time",
        "stand_in",
        "public",
        "spectators",
        "advice",
        "status",
        "started",
        "finished",
        "touched",
    ),
    *("rules", "seed", "returns", "resigned", "rematch", "branched_from", "branched_at", "paused"),
)
SET_TABLE = (
    update(TABLES).where(TABLES.c.id == bindparam("of_table")).values({name: bindparam(name) for name in TABLE_FIELDS})
)
TOUCH = update(TABLES).where(TABLES.c.id == bindparam("of_table")).values(touched=bindparam("touched"))
DROP_SEATS = delete(SEATS).where(SEATS.c.table_id == bindparam("of_table"))
ADD_SEAT = insert(SEATS)
SET_SEAT = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("of_table"), SEATS.c.seat == bindparam("of_seat"))
    .values({name: bindparam(name) for name in ("kind", "person", "level", "away", "presets", "deadline", "badge")})
)
DROP_SNAPSHOT = delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == bindparam("of_table"))
ADD_SNAPSHOT = insert(SNAPSHOTS)
ENCODER = msgspec.json.Encoder()


def step_write(table: int, version: int, kind: str, content: Any, person: int | None, request: str | None) -> Write:
    """Return the writing of one step of a match."""
    return Write(
        ADD_STEP,
        {
            "table_id": table,
            "version": version,
            "kind": kind,
            "person": person,
            "request": request,
            "content": ENCODER.encode(content),
            "at": time.time(),
        },
    )


def table_values(table: TableState) -> dict[str, Any]:
    """Return the columns of a table that can change."""
    values = {name: getattr(table, name) for name in TABLE_FIELDS}
    values["options"] = ENCODER.encode(table.options).decode()
    values["returns"] = None if table.returns is None else ENCODER.encode(table.returns).decode()
    return values


def table_write(table: TableState) -> Write:
    """Return the writing of a changed table, without its seats."""
    return Write(SET_TABLE, {"of_table": table.id, **table_values(table)})


def seat_values(seat: SeatState) -> dict[str, Any]:
    """Return the columns of a seat."""
    return {
        "kind": seat.kind,
        "person": seat.person,
        "level": seat.level,
        "away": seat.away,
        "presets": ENCODER.encode(seat.presets).decode(),
        "deadline": seat.deadline,
        "badge": seat.badge,
    }


def seat_write(table: TableState, seat: int) -> Write:
    """Return the writing of one changed seat."""
    return Write(SET_SEAT, {"of_table": table.id, "of_seat": seat, **seat_values(table.seats[seat])})


def seat_row(table: TableState, seat: int) -> dict[str, Any]:
    """Return a whole row of a seat."""
    return {"table_id": table.id, "seat": seat, **seat_values(table.seats[seat])}


def all_seats_writes(table: TableState) -> list[Write]:
    """Return the writings of seats whose number may have changed."""
    seats = [Write(ADD_SEAT, seat_row(table, seat)) for seat in range(len(table.seats))]
    return [Write(DROP_SEATS, {"of_table": table.id}), *seats]


def snapshot_writes(table: int, version: int, rules: int, state: bytes) -> list[Write]:
    """Return the writings of the state beside the record."""
    row = {"table_id": table, "version": version, "rules": rules, "state": state}
    return [Write(DROP_SNAPSHOT, {"of_table": table}), Write(ADD_SNAPSHOT, row)]


# -- reading -----------------------------------------------------------------------------------------------------


@cache
def input_decoder(game: Game[Any]) -> "msgspec.json.Decoder[Any]":
    """Return what reads the inputs of a game."""
    actions: Any = _union(game.action_types())
    fields: list[Any] = [
        ("decision", int),
        ("actor", Actor),
        ("action", actions),
        ("second", int | None, None),
        ("chance", tuple[Outcome, ...], ()),
    ]
    return msgspec.json.Decoder(msgspec.defstruct("StoredInput", fields))


def read_input(game: Game[Any], content: bytes) -> Input:
    """Return an input written by `step_write`."""
    found = input_decoder(game).decode(content)
    return Input(
        decision=found.decision, actor=found.actor, action=found.action, second=found.second, chance=found.chance
    )


def read_setup(content: bytes) -> tuple[Outcome, ...]:
    """Return the outcomes of a set-up."""
    return msgspec.json.decode(content, type=tuple[Outcome, ...])


def _union(types: tuple[type, ...]) -> Any:
    union: Any = types[0]
    for cls in types[1:]:
        union |= cls
    return union
