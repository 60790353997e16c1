"""Whether a crew bot trips: it flies what is left of the mission with each answer, as far as it knows the programs."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from pelagos.games.spacealert.actions import KeepCard, Trip
from pelagos.games.spacealert.decisions import DecideTrip
from pelagos.games.spacealert.planning import tripping
from pelagos.games.spacealert.planning.flight import slot_of
from pelagos.games.spacealert.policy.hearing import told_program
from pelagos.games.spacealert.policy.worth import worth
from pelagos.games.spacealert.rules.hull import ShipLostError
from pelagos.games.spacealert.rules.timeline import TURN_STEPS, fly_mission
from pelagos.games.spacealert.state import Run, State, clone
from pelagos.games.spacealert.state import Trip as Tripping
from pelagos.kernel.chance import Seeded

GAIN: Final = 2.0
"""What tripping must be better by: what the others do is known in part only."""


def choose_trip(view: Any, decision: DecideTrip, actions: Sequence[Any]) -> Any:
    """Return going on, unless the mission ends clearly better with something else."""
    ship = ship_known(view)
    usual = value(ship, decision, None)
    trips = [action for action in actions if isinstance(action, Trip)]
    best = max(trips, key=lambda action: value(ship, decision, action), default=None)
    if best is not None and value(ship, decision, best) >= usual + GAIN:
        return best
    return KeepCard()


def ship_known(view: Any) -> State:
    """Return the ship, with what is known and what was told of the programs in place of the cards face down."""
    ship = msgspec.convert(view.flight, State, from_attributes=True)
    for player in ship.players:
        told = told_program(view, player.number)
        for place, slot in enumerate(player.slots):
            turn = tripping.turn_laid(slot)
            if turn is not None:
                player.slots[place] = slot_of(view, player.number, turn) or told[turn - 1]
    return ship


def value(ship: State, decision: DecideTrip, action: Trip | None) -> float:
    """Return what the mission is worth that goes on with an answer."""
    state = clone(ship)
    if action is not None:
        state.trips.append(Tripping(player=decision.actor, turn=decision.turn, instead=action.instead))
    fly_on(Run(state, None, Seeded.of("tripping")))
    return worth(state, now=0, expected=0, later=0)


def fly_on(run: Run) -> None:
    """Fly what is left of a mission, from the crew's step of a turn on."""
    try:
        for name, step in TURN_STEPS:
            if name != "appear":
                step(run)
    except ShipLostError:
        return
    fly_mission(run)
