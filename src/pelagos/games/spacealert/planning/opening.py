"""The opening of a mission: cards, and the clock (SA-025, SA-031, SA-035)."""

from pelagos.games.spacealert.planning import clock, dealing
from pelagos.games.spacealert.planning.state import MissionState, all_seats
from pelagos.games.spacealert.rulebook import rule
from pelagos.kernel.chance import Chance
from pelagos.kernel.event import Emit


@rule("SA-025", "SA-035")
def open_mission(state: MissionState, chance: Chance, emit: Emit | None) -> None:
    """Deal the first phase, and start the clock and the planning together."""
    state.stage = "planning"
    dealing.lay_all_open(state, emit)
    dealing.equip_androids(state, chance, emit)
    for seat in all_seats(state):
        dealing.deal_phase(state, seat, 1, chance, emit)
    clock.ask_plans(state)
    clock.ask_moment(state, 0)
