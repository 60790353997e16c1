"""Action points gained and lost in the middle of a turn (NW-14, NW-33, NW-53, NW-55)."""

from collections.abc import Collection

from pelagos.games.northwest.cards import POWER_RULE
from pelagos.games.northwest.events import PointsGained, PointsLost
from pelagos.games.northwest.readings import COLD_BONUS_AP, ICE_BONUS_AP
from pelagos.games.northwest.rulebook import rule
from pelagos.games.northwest.state import NorthwestState, power
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import RuleId, Seat


@rule("NW-55")
def reward_cold(state: NorthwestState, seat: Seat, terrain: Collection[str], emit: Emit | None) -> None:
    """Give Rae a point for snow or ice on the route and McClure two for ice, once a turn, after all is paid."""
    if state.turn.rewarded:
        return
    ability = power(state, seat)
    if ability == "cold-bonus" and ("S" in terrain or "I" in terrain):
        points = COLD_BONUS_AP
    elif ability == "ice-bonus" and "I" in terrain:
        points = ICE_BONUS_AP
    else:
        return
    state.turn.rewarded = True
    gain_points(state, seat, points, POWER_RULE[ability], emit)


@rule("NW-14")
def gain_points(state: NorthwestState, seat: Seat, points: int, why: RuleId, emit: Emit | None) -> None:
    """Give points to the player whose turn it is, at once."""
    state.turn.ap += points
    if emit is not None:
        emit(PointsGained(rule=why, player=seat, points=points, left=state.turn.ap))


@rule("NW-14")
def lose_points(state: NorthwestState, seat: Seat, points: int, why: RuleId, emit: Emit | None) -> None:
    """Take points from the player whose turn it is, as far as there are any."""
    lost = min(points, state.turn.ap)
    state.turn.ap -= lost
    if emit is not None:
        emit(PointsLost(rule=why, player=seat, points=lost, left=state.turn.ap))
