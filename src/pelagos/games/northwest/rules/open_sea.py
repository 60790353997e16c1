"""Open Sea (NW-34 to NW-36)."""

from pelagos.games.northwest.cards import POWER_RULE
from pelagos.games.northwest.events import SeaDeclared
from pelagos.games.northwest.geometry import ROW
from pelagos.games.northwest.readings import OPEN_SEA_AP, PARRY_OPEN_SEA_AP
from pelagos.games.northwest.rulebook import cite, rule
from pelagos.games.northwest.state import NorthwestState, power
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import Seat


@rule("NW-32", "NW-34", "NW-36")
def sea_points(state: NorthwestState, seat: Seat) -> int:
    """Return the extra points a ship would get now: it must follow somebody and be just behind; 0 if it gets none."""
    victim = state.follows[seat]
    if victim is None:
        return 0
    behind = ROW[state.ships[victim]] - ROW[state.ships[seat]]
    table = PARRY_OPEN_SEA_AP if power(state, seat) == "far-sea" else OPEN_SEA_AP
    return table.get(behind, 0)


@rule("NW-34", "NW-35")
def can_declare(state: NorthwestState, seat: Seat) -> bool:
    """Tell whether Open Sea can be declared: once a turn, after the ship has moved."""
    return state.turn.moved and not state.turn.at_sea and sea_points(state, seat) > 0


@rule("NW-34", "NW-35")
def check_sea(state: NorthwestState, seat: Seat) -> None:
    """Refuse Open Sea before the ship has moved, and where it is not just behind the ship it follows."""
    if not state.turn.moved:
        raise IllegalAction(cite("NW-34"), "sea-before-moving")
    if not can_declare(state, seat):
        raise IllegalAction(cite("NW-34"), "sea-not-behind")


@rule("NW-34", "NW-35", "NW-36")
def declare_sea(state: NorthwestState, seat: Seat, emit: Emit | None) -> None:
    """Add the extra points, for movement only; in the strict reading only these are left."""
    victim = state.follows[seat]
    extra = sea_points(state, seat)
    turn = state.turn
    turn.ap = extra if state.options.open_sea_strict else turn.ap + extra
    turn.at_sea = True
    if emit is not None and victim is not None:
        number = cite("NW-34") if extra in OPEN_SEA_AP.values() else POWER_RULE["far-sea"]
        emit(SeaDeclared(rule=number, player=seat, victim=victim, extra=extra, left=turn.ap))
