"""Playing on from any point of a finished match: a table of one's own, against bots."""

import secrets
import time
from typing import Annotated, Any

import msgspec

from pelagos.kernel.branching import branch
from pelagos.kernel.chance import SEED_BYTES, Seeded
from pelagos.kernel.errors import PelagosError
from pelagos.kernel.game import Game
from pelagos.kernel.record import Record
from pelagos.kernel.record_writing import lines_of
from pelagos.server.games import option_text, usual_bot, words_of
from pelagos.server.hosting.house import House
from pelagos.server.hosting.room import Room, perform
from pelagos.server.hosting.rows import STATE, step_write, table_write
from pelagos.server.hosting.steps import Stored
from pelagos.server.hosting.upgrading import course_from
from pelagos.server.people.model import Person
from pelagos.server.refusals import Refused
from pelagos.server.tables.model import SeatState, TableState
from pelagos.server.tables.seating import checked_level


class BranchWish(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where to go on, and on which seat."""

    input: Annotated[int, msgspec.Meta(ge=0)]
    seat: Annotated[int, msgspec.Meta(ge=0)]
    level: str | None = None
    """Of the bots; the game's usual one if it is None."""


async def go_on(  # a match, where to go on, and who does
    house: House, game: Game[Any], record: Record, wish: BranchWish, person: Person, code: str | None = None
) -> Room:
    """Return a table on which the match goes on from one of its positions, with fresh chance.

    `code` is that of the table where the match was played; None for an uploaded record.

    Raises:
        Refused: there is no such position or seat, or the match is over there.
    """
    stored = stored_at(game, record, wish.input)
    room = await house.open(table_of(game, record, wish, person, code))
    await perform(room, lambda: begin(room, record, stored))
    return room


def stored_at(game: Game[Any], record: Record, inputs: int) -> Stored:
    """Return the position after so many inputs, and what led to it.

    Raises:
        Refused: there is none, or nobody is asked anything there.
    """
    try:
        match = branch(game, record, inputs, chance=Seeded(secrets.token_bytes(SEED_BYTES)))
    except PelagosError as error:
        raise Refused.of("invalid", error.rule, words_of(game).error_message(error)) from None
    if not match.pending:
        raise Refused("over", "over-there")
    return Stored(
        before=lines_of(game, match.record),
        state=game.encode_state(match.state).decode(),
        seed=secrets.token_bytes(SEED_BYTES),
    )


def table_of(game: Game[Any], record: Record, wish: BranchWish, person: Person, code: str | None) -> TableState:
    """Return a table with the person on the wished seat and bots on all others."""
    seats = record.header.seats
    if wish.seat >= seats:
        raise Refused("invalid", "no-such-seat", seat=wish.seat, seats=seats)
    level = checked_level(game, wish.level or usual_bot(game))
    bots = [SeatState(kind="bot", level=level) for _ in range(seats)]
    bots[wish.seat] = SeatState(kind="person", person=person.id, name=person.name)
    now = time.time()
    return TableState(
        code="",
        game=game.name,
        options={name: option_text(value) for name, value in msgspec.structs.asdict(record.header.options).items()},
        seats=bots,
        pace="none",
        time=None,
        stand_in=level,
        public=False,
        spectators=False,
        host=person.id,
        host_name=person.name,
        created=now,
        touched=now,
        branched_from=code,
        branched_at=wish.input,
    )


def begin(room: Room, record: Record, stored: Stored) -> None:
    """Start the match of a table in a position (an operation, see `Room.do`)."""
    table = room.change_table()
    table.status, table.started = "running", time.time()
    table.rules, table.seed = room.game.version, stored.seed
    room.course = course_from(room.game, record.header, stored, 1)
    room.batch.only_seals = False
    room.write(table_write(table), step_write(table.id, room.version, STATE, stored, None, None))
