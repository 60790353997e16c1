"""Windows for reactions (TC-30, TC-31): every seat that publicly could react is asked, and answers sealed."""

from typing import Final

from pelagos.games.itchyfeet.actions import React, SealedAnswer
from pelagos.games.itchyfeet.cards import DELAYED_FLIGHT, MOUSETRAP
from pelagos.games.itchyfeet.decisions import ReactToSteal, ReactToTrip
from pelagos.games.itchyfeet.effects import EndTurn, Theft, Trip
from pelagos.games.itchyfeet.events import Interrupted
from pelagos.games.itchyfeet.rulebook import cite, rule
from pelagos.games.itchyfeet.rules.knowledge import can_hold, take_openly
from pelagos.games.itchyfeet.state import ItchyFeetState
from pelagos.kernel.chance import Chance
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CardId, Seat

END_TURN: Final = EndTurn()
IGNORE: Final = React(use=False)
INTERRUPT: Final = React(use=True)
ANSWER: Final[dict[type, CardId]] = {ReactToSteal: MOUSETRAP, ReactToTrip: DELAYED_FLIGHT}


@rule("TC-30")
def open_theft_window(state: ItchyFeetState, theft: Theft) -> None:
    """Ask the victim of a theft that is announced and paid."""
    if state.options.specials and can_hold(state, theft.victim, MOUSETRAP):
        state.ask(ReactToSteal, (theft.victim,), thief=theft.seat)


@rule("TC-30")
def open_trip_window(state: ItchyFeetState, trip: Trip) -> None:
    """Ask the other players, clockwise from the traveller."""
    if not state.options.specials:
        return
    others = [Seat((trip.seat + step) % state.seats) for step in range(1, state.seats)]
    able = [seat for seat in others if can_hold(state, seat, DELAYED_FLIGHT)]
    if able:
        state.ask(ReactToTrip, able, traveller=trip.seat)


@rule("TC-30")
def list_reactions(state: ItchyFeetState, decision: ReactToSteal | ReactToTrip) -> list[React]:
    """List both answers to who holds the card, and passing to the others."""
    held = ANSWER[type(decision)] in state.hands[decision.actor].cards
    return [IGNORE, INTERRUPT] if held else [IGNORE]


@rule("TC-30")
def check_reaction(state: ItchyFeetState, decision: ReactToSteal | ReactToTrip, action: React) -> None:
    """Refuse to play what is not held."""
    card = ANSWER[type(decision)]
    if action.use and card not in state.hands[decision.actor].cards:
        raise IllegalAction(cite("TC-30"), "not-in-hand", card=card)


@rule("TC-30", "TC-31")
def close_window(state: ItchyFeetState, answers: tuple[SealedAnswer, ...], chance: Chance, emit: Emit | None) -> None:
    """Open the answers: a card that was played cancels what waits; else it happens."""
    for answer in answers:
        if answer.action == INTERRUPT:
            interrupt(state, answer.seat, ANSWER[type(answer.decision)], emit)
            return


@rule("TC-31")
def interrupt(state: ItchyFeetState, seat: Seat, card: CardId, emit: Emit | None) -> None:
    """Cancel the theft or trip that waits. Its cost stays paid, and the turn ends with all actions that were left."""
    state.stack = [END_TURN]
    take_openly(state, seat, card)
    state.discards.append(card)
    if emit is not None:
        emit(Interrupted(rule=cite("TC-31"), seat=seat, card=card, target=state.turn))
