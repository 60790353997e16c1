"""Who may talk with whom apart from the others (NW-63)."""

from pelagos.games.northwest.rulebook import rule
from pelagos.games.northwest.state import partner_of
from pelagos.games.northwest.types import NorthwestOptions
from pelagos.kernel.ids import Seat


@rule("NW-63")
def advisers(options: NorthwestOptions, seat: Seat) -> tuple[Seat, ...]:
    """Return the partners of a team, who may advise each other; none where everybody plays alone."""
    return tuple(sorted((seat, partner_of(seat)))) if options.teams else ()
