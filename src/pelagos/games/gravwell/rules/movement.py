"""Which way a ship is drawn (GR-45, GR-53 to GR-59) and how it moves (GR-44, GR-46 to GR-52, GR-60 to GR-62)."""

import msgspec

from pelagos.games.gravwell.events import (
    Attracted,
    Moved,
    NoGravity,
    RepulsorIdle,
    Slid,
    StoppedAtSingularity,
    Stuck,
    TieCounted,
)
from pelagos.games.gravwell.rulebook import cite, rule
from pelagos.games.gravwell.rules.gate import arrive
from pelagos.games.gravwell.ships import ShipId, Side
from pelagos.games.gravwell.state import GATE, SINGULARITY, GravwellState
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import RuleId

REPELLED = cite("GR-60")
ATTRACTED = cite("GR-44")
FAR = GATE + 1
"""Further than any ship can be."""


class Pull(msgspec.Struct, frozen=True, gc=False):
    """How the other ships on the track draw one ship."""

    gap_ahead: int
    """Spaces to the nearest ship ahead; `FAR` if there is none."""
    gap_behind: int
    ahead: int
    """Number of ships ahead."""
    behind: int


@rule("GR-45", "GR-57", "GR-77", "GR-80", "GR-82")
def measure_pull(positions: list[int], ship: int) -> Pull:
    """Find the nearest ships ahead and behind and count each side; who is in the Singularity has no gravity."""
    here = positions[ship]
    next_ahead, next_behind = here + FAR, here - FAR
    ahead = behind = 0
    for there in positions:
        if there > here:
            if there < GATE:
                ahead += 1
                if there < next_ahead:  # noqa: PLR1730  # no calls in the busiest loop
                    next_ahead = there
        elif SINGULARITY < there < here:
            behind += 1
            if there > next_behind:  # noqa: PLR1730  # as above
                next_behind = there
    return Pull(next_ahead - here, here - next_behind, ahead, behind)


@rule("GR-45", "GR-53", "GR-54", "GR-55", "GR-56", "GR-59")
def direction_of(pull: Pull) -> int:
    """Return 1 towards the gate, -1 towards the Singularity, 0 if nothing draws or both sides draw alike.

    The nearest ship attracts. Equally far ahead and behind: the side with more ships attracts; with as many on
    each the ship is stuck.
    """
    if pull.gap_ahead != pull.gap_behind:
        return 1 if pull.gap_ahead < pull.gap_behind else -1
    return (pull.ahead > pull.behind) - (pull.ahead < pull.behind)


@rule("GR-44", "GR-58", "GR-60", "GR-61", "GR-62", "GR-81")
def move_by_gravity(state: GravwellState, ship: ShipId, value: int, *, away: bool, emit: Emit | None) -> None:
    """Move a ship the full number towards the nearest ship or, with a repulsor, away from it."""
    if away and state.positions[ship] == SINGULARITY:
        if emit is not None:
            emit(RepulsorIdle(rule=cite("GR-62"), ship=ship))
        return
    pull = measure_pull(state.positions, ship)
    direction = direction_of(pull)
    if emit is not None:
        explain_pull(state, ship, pull, emit)
    if direction:
        move(state, ship, value, -direction if away else direction, REPELLED if away else ATTRACTED, emit)


@rule("GR-46", "GR-49", "GR-50")
def move(  # a move is a ship, a distance, a direction and the rule it obeys
    state: GravwellState, ship: ShipId, steps: int, direction: int, number: RuleId, emit: Emit | None
) -> None:
    """Move a ship over occupied and empty spaces alike; the Singularity stops it, the gate takes it."""
    positions = state.positions
    origin = positions[ship]
    target = end = stop_at_the_ends(origin + steps * direction)
    if target in positions:
        end = slide(positions, target, direction)
    positions[ship] = end
    if emit is not None:
        side: Side = "ahead" if direction > 0 else "behind"
        emit(Moved(rule=number, ship=ship, origin=origin, target=target, steps=abs(target - origin), direction=side))
        if end != target:
            emit(Slid(rule=cite("GR-47"), ship=ship, origin=target, target=end))
        if target == SINGULARITY and steps > origin:
            emit(StoppedAtSingularity(rule=cite("GR-50"), ship=ship))
    if end == GATE:
        arrive(state, ship, emit)


@rule("GR-03", "GR-50")
def stop_at_the_ends(space: int) -> int:
    """Return the space reached: steps beyond the Singularity are lost, and passing the gate is entering it."""
    if space <= SINGULARITY:
        return SINGULARITY
    if space >= GATE:
        return GATE
    return space


@rule("GR-09", "GR-47", "GR-48", "GR-51", "GR-52", "GR-79")
def slide(positions: list[int], target: int, direction: int) -> int:
    """Return where a move to `target` really ends: the first empty space on, the Singularity or the gate."""
    while SINGULARITY < target < GATE and target in positions:
        target += direction
    return target


def explain_pull(state: GravwellState, ship: ShipId, pull: Pull, emit: Emit) -> None:
    """Tell which ship attracts, how a tie was counted, or why nothing moves."""
    if pull.ahead == pull.behind == 0:
        emit(NoGravity(rule=cite("GR-59"), ship=ship))
    elif pull.gap_ahead != pull.gap_behind:
        emit(nearest_event(state, ship, pull))
    elif pull.ahead == pull.behind:
        emit(Stuck(rule=cite("GR-54"), ship=ship, gap=pull.gap_ahead, ahead=pull.ahead))
    else:
        side: Side = "ahead" if pull.ahead > pull.behind else "behind"
        number = cite("GR-53")
        emit(TieCounted(rule=number, ship=ship, gap=pull.gap_ahead, ahead=pull.ahead, behind=pull.behind, side=side))


def nearest_event(state: GravwellState, ship: ShipId, pull: Pull) -> Attracted:
    """Return the event that names the nearest ship."""
    side: Side = "ahead" if pull.gap_ahead < pull.gap_behind else "behind"
    gap = min(pull.gap_ahead, pull.gap_behind)
    space = state.positions[ship] + (gap if side == "ahead" else -gap)
    nearest = ShipId(state.positions.index(space))
    return Attracted(rule=cite("GR-45"), ship=ship, nearest=nearest, gap=gap, side=side)
