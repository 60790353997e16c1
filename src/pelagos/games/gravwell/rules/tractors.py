"""Tractor beams (GR-63 to GR-76)."""

from pelagos.games.gravwell.events import BeamFired, BeamIgnored
from pelagos.games.gravwell.rulebook import cite, rule
from pelagos.games.gravwell.rules.movement import move
from pelagos.games.gravwell.ships import ShipId
from pelagos.games.gravwell.state import GATE, SINGULARITY, GravwellState
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CardId

PULLED = cite("GR-63")


@rule("GR-63", "GR-66", "GR-67", "GR-68", "GR-69", "GR-73", "GR-76", "GR-78")
def fire_beam(state: GravwellState, ship: ShipId, card: CardId, value: int, emit: Emit | None) -> None:
    """Move every other ship, derelicts included, once each towards the owner, who stands still.

    Nothing else moves a derelict.
    """
    if emit is not None:
        emit(BeamFired(rule=cite("GR-63"), ship=ship, card=card, value=value))
    here = state.positions[ship]
    for other in order_of_pull(state, ship):
        if is_out_of_reach(state, other, here):
            if emit is not None:
                number = cite("GR-70" if here == SINGULARITY else "GR-71")
                emit(BeamIgnored(rule=number, ship=other))
            continue
        direction = 1 if state.positions[other] < here else -1
        move(state, other, value, direction, PULLED, emit)
        if state.over:
            return


@rule("GR-64", "GR-65", "GR-72")
def order_of_pull(state: GravwellState, ship: ShipId) -> list[ShipId]:
    """Return the other ships, nearest first; at equal distance the one nearer the Singularity, and there by age."""
    positions = state.positions
    here = positions[ship]
    ranked: list[tuple[int, int, ShipId]] = []
    for other in (*state.age_rank, *range(state.seats, len(positions))):
        there = positions[other]
        if other != ship and there < GATE:
            # Twice the distance, and one more ahead: one number says both who is nearer and who goes first.
            ranked.append((2 * abs(there - here) + (there > here), len(ranked), ShipId(other)))
    ranked.sort()
    return [other for _, _, other in ranked]


@rule("GR-70", "GR-71", "GR-75")
def is_out_of_reach(state: GravwellState, other: ShipId, here: int) -> bool:
    """Tell whether a ship in the Singularity stays there.

    A beam played from inside does not move who shares the Singularity; one from outside pulls them out, unless the
    table plays the other reading.
    """
    if state.positions[other] != SINGULARITY:
        return False
    return here == SINGULARITY or not state.options.pull_from_singularity
