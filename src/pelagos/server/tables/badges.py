"""Roles that people show at a table: a sight for the others, without any effect."""

from pelagos.kernel.ids import Seat
from pelagos.server.careers.careers import require_career
from pelagos.server.hosting.room import Room
from pelagos.server.hosting.rows import seat_write
from pelagos.server.people.model import Person
from pelagos.server.refusals import Refused


def wear(room: Room, person: Person, number: int, badge: str | None) -> None:
    """Let a seat show a role, or none any more, before the match or during it (an operation, see `Room.do`).

    Raises:
        Refused, IllegalAction: it is not one's own seat, the match is over, or the game has no such role for it.
    """
    career = require_career(room.game)
    if number not in room.table.seats_of(person.id):
        raise Refused("not-yours", "not-your-seat", seat=number)
    if room.table.status not in ("open", "running"):
        raise Refused("over", "match-is-over")
    worn = {Seat(seat): state.badge for seat, state in enumerate(room.table.seats)} | {Seat(number): badge}
    career.check_badges({seat: name for seat, name in worn.items() if name is not None})
    table = room.change_table()
    table.seats[number].badge = badge
    room.write(seat_write(table, number))
