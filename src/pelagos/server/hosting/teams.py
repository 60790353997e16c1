"""Teams at a table: who may talk among themselves, and who hears what is said."""

from typing import TYPE_CHECKING

from pelagos.server.games import advisers_of
from pelagos.server.telling.forms import ChatLine

if TYPE_CHECKING:
    from pelagos.server.hosting.room import Room


def team_of(room: "Room", person: int | None) -> tuple[int, ...]:
    """Return the seats of a person's team, once these are settled.

    There are none where the game has no teams, and for who sits in two of them.
    """
    if room.course is None:
        return ()
    seats = set(room.table.seats_of(person))
    teams = [team for team in teams_of(room) if not seats.isdisjoint(team)]
    return teams[0] if len(teams) == 1 else ()


def teams_of(room: "Room") -> tuple[tuple[int, ...], ...]:
    """Return the seats of each team, in the order of their first seats; nothing where there are no teams."""
    advisers = advisers_of(room.game)
    if advisers is None:
        return ()
    options = room.game.read_options(room.table.options)
    found = (tuple(map(int, advisers(options, seat))) for seat in range(len(room.table.seats)))
    return tuple(dict.fromkeys(team for team in found if team))


def hears(room: "Room", person: int | None, line: ChatLine) -> bool:
    """Tell whether a person sits where a line may be heard."""
    return line.team is None or not set(line.team).isdisjoint(room.table.seats_of(person))


def write_team(seats: tuple[int, ...] | None) -> str | None:
    """Return the seats of a team as they are kept."""
    return None if seats is None else " ".join(map(str, seats))


def read_team(text: str | None) -> tuple[int, ...] | None:
    """Return the seats of a kept line."""
    return None if text is None else tuple(map(int, text.split()))
