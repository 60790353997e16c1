"""Matches whose rules have changed since they were played last.

A match is replayed under the present rules. Where that ends in the state that was kept beside it, it goes on as if
nothing had happened; else it goes on from the kept state, its record says so, and so does the table's talk.
"""

import secrets
import time
from typing import Any

import msgspec
import structlog
from sqlalchemy import Row, select

from pelagos.kernel.chance import SEED_BYTES, Seeded
from pelagos.kernel.errors import BrokenInvariant, PelagosError
from pelagos.kernel.game import Game, find
from pelagos.kernel.match import Match
from pelagos.kernel.record import Header, Record
from pelagos.kernel.record_writing import lines_of
from pelagos.kernel.replay import Replayer
from pelagos.server.hosting.acting import NOBODY, carry_out, require_course
from pelagos.server.hosting.course import Course
from pelagos.server.hosting.room import Room
from pelagos.server.hosting.rows import ADD_CHAT, STATE, read_input, step_write, table_write
from pelagos.server.hosting.steps import Steps, Stored, read_steps
from pelagos.server.refusals import Refused
from pelagos.server.storage.schema import SNAPSHOTS
from pelagos.server.storage.store import Store
from pelagos.server.storage.writes import Write
from pelagos.server.telling.forms import ChatLine

LOG = structlog.get_logger()
NOTICE = "rules-changed"


async def kept_state(store: Store, table: int) -> "Row[Any] | None":
    """Return the state kept beside the record of a table."""
    async with store.reading() as connection:
        found = await connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
        return found.first()


def state_at(game: Game[Any], record: Record, inputs: int) -> bytes | None:
    """Return the state after so many inputs under the present rules; None if they do not allow them."""
    try:
        replayer = Replayer(game, record)
        for entry in record.inputs[:inputs]:
            replayer.step(entry)
        state: bytes = game.encode_state(replayer.state)
    except PelagosError:
        return None
    return state


def is_unchanged(game: Game[Any], steps: Steps, kept: Row[Any]) -> bool:
    """Tell whether the present rules lead to the kept state."""
    made = sum(version <= kept.version for version in steps.versions) - 1
    try:
        same = game.encode_state(game.decode_state(kept.state))
    except msgspec.MsgspecError:
        return False
    return steps.reset_at > kept.version or state_at(game, steps.record, made) == same


def written(room: Room, header: Header, rows: list[Row[Any]], until: int) -> tuple[str, ...]:
    """Return what was played up to a version as lines of a record; as the journal has it if nobody can read it."""
    played = [row for row in rows if row.version <= until]
    try:
        return lines_of(room.game, read_steps(room.game, header, played).record)
    except (PelagosError, msgspec.MsgspecError):
        return tuple(f"{row.version} {row.kind} {row.content.decode()}" for row in played)


def go_on_from(room: Room, header: Header, before: tuple[str, ...], kept: Row[Any]) -> None:
    """Let a match go on from its kept state, with fresh chance, and have that kept.

    Raises:
        BrokenInvariant: the present rules cannot even read that state.
    """
    stored = Stored(before=before, state=kept.state.decode(), seed=secrets.token_bytes(SEED_BYTES))
    room.requests.clear()
    latest = room.course.version if room.course is not None else kept.version
    room.course = course_from(room.game, header, stored, latest + 1)
    table = room.change_table()
    table.rules, table.seed = room.game.version, stored.seed
    line = ChatLine(at=time.time(), person=None, call=NOTICE)
    row = {"table_id": table.id, "person": None, "text": None, "call": NOTICE, "team": None, "at": line.at}
    row["request"] = None
    room.write(table_write(table), step_write(table.id, room.version, STATE, stored, None, None), Write(ADD_CHAT, row))
    room.chat.append(line)
    LOG.warning("rules-changed", table=table.code, game=room.game.name, rules=room.game.version)


def go_on_with(room: Room, rows: list[Row[Any]]) -> None:
    """Carry out what was accepted after the state was kept, as far as the present rules allow it."""
    for done, row in enumerate(rows):
        try:
            entry = read_input(room.game, row.content)
            decision = find(require_course(room).match.state, entry.decision)
            carry_out(room, decision, entry.action, entry.actor, NOBODY)
        except (PelagosError, msgspec.MsgspecError, Refused):
            LOG.warning("answers-dropped", table=room.table.code, dropped=len(rows) - done)
            return


def course_from(game: Game[Any], header: Header, stored: Stored, version: int) -> Course:
    """Return a match that begins with a stored state."""
    chance = Seeded(stored.seed)
    present = msgspec.structs.replace(header, rules=game.version, commitment=chance.commitment)
    record = Record(header=present, before=stored.before, stored=stored.state)
    try:
        match = Match.resume(game, record, chance=chance)
    except msgspec.MsgspecError as error:
        raise BrokenInvariant(None, "stored-state", reason=str(error)) from error
    return Course(match, version, [version], version)
