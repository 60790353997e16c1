"""Resolving one card (GR-41 to GR-43), and the Emergency Stop (GR-83 to GR-88)."""

from pelagos.games.gravwell.actions import Stop
from pelagos.games.gravwell.cards import KIND, VALUE
from pelagos.games.gravwell.decisions import UseStop
from pelagos.games.gravwell.effects import ResolveCards
from pelagos.games.gravwell.events import Discarded, StopUsed
from pelagos.games.gravwell.rulebook import cite, rule
from pelagos.games.gravwell.rules.movement import move_by_gravity
from pelagos.games.gravwell.rules.tractors import fire_beam
from pelagos.games.gravwell.ships import ShipId
from pelagos.games.gravwell.state import GravwellState
from pelagos.kernel.chance import Chance
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CardId

STOPS = (Stop(use=False), Stop(use=True))
RESOLVE_CARDS = ResolveCards()
DROP_RULE = {True: cite("GR-06"), False: cite("GR-105")}
"""Why a revealed card is not resolved, by whether the match is over."""


@rule("GR-42", "GR-43", "GR-44", "GR-60", "GR-63")
def resolve_card(state: GravwellState, ship: ShipId, card: CardId, emit: Emit | None) -> None:
    """Carry out a card with the positions of this moment, and discard it."""
    kind = KIND[card]
    if kind == "tractor":
        fire_beam(state, ship, card, VALUE[card], emit)
    else:
        move_by_gravity(state, ship, VALUE[card], away=kind == "repulsor", emit=emit)
    discard(state, ship, card, emit)


@rule("GR-43")
def discard(state: GravwellState, ship: ShipId, card: CardId, emit: Emit | None) -> None:
    """Put a card on the common discards, open for all to see."""
    state.discards.append(card)
    if emit is not None:
        emit(Discarded(rule=cite("GR-43"), ship=ship, card=card))


@rule("GR-84", "GR-87", "GR-88")
def list_stops(state: GravwellState, decision: UseStop) -> tuple[Stop, ...]:
    """List both answers; the stop may be wasted on a card that would do nothing."""
    return STOPS


def check_stop(state: GravwellState, decision: UseStop, action: Stop) -> None:
    """Accept either answer: the question is put only to who has the stop card face up."""


@rule("GR-69", "GR-83", "GR-85", "GR-87", "GR-100")
def answer_stop(state: GravwellState, decision: UseStop, action: Stop, chance: Chance, emit: Emit | None) -> None:
    """Flip the stop card and discard the fuel card unresolved, or resolve it; then go on with the next card."""
    card, ship = state.queue.pop()
    if action.use:
        state.stops[ship] = False
        if emit is not None:
            emit(StopUsed(rule=cite("GR-85"), ship=ship, card=card))
        discard(state, ship, card, emit)
    else:
        resolve_card(state, ship, card, emit)
    state.stack.append(RESOLVE_CARDS)
