"""The turn (HG-04 to HG-06): draw, then offer, steal or rest."""

from haggle.cards import KINDS
from haggle.rulebook import rule
from haggle.rules.goods import all_seats, draw_card, end_if_won, end_without_set
from haggle.rules.theft import check_theft, start_theft
from haggle.rules.trade import check_offer, open_offer
from haggle.state import HaggleState
from haggle.types import AskTurn, BeginTurn, EndTurn, Offer, Rest, Steal, TakeTurn
from pelagos.kernel.chance import Chance
from pelagos.kernel.decision import Action
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import Seat

MOST_OFFERS = 2
"""HG-06: offers in one turn, withdrawn ones included."""


@rule("HG-04", "HG-17")
def begin_turn(state: HaggleState, effect: BeginTurn, chance: Chance, emit: Emit | None) -> None:
    """Draw a card; with none left in the pile the match is over."""
    if not state.bag.cards:
        end_without_set(state, emit)
        return
    state.offers = 0
    state.stack.append(AskTurn())
    draw_card(state, state.turn, chance, emit)


def ask_turn(state: HaggleState, effect: AskTurn, chance: Chance, emit: Emit | None) -> None:
    """Ask what to do."""
    state.ask(TakeTurn, (state.turn,))


def end_turn(state: HaggleState, effect: EndTurn, chance: Chance, emit: Emit | None) -> None:
    """Pass the turn on, unless somebody has won."""
    state.turn = Seat((state.turn + 1) % state.seats)
    state.stack.append(BeginTurn())
    end_if_won(state, emit)


def list_turn(state: HaggleState, decision: TakeTurn) -> list[Action]:
    """List the offers of one card for one, the thefts, and resting."""
    actions: list[Action] = [Rest()]
    own = state.hands[state.turn].cards
    targets = [seat for seat in all_seats(state) if seat != state.turn and state.hands[seat].cards]
    actions += [Steal(target, card) for target in targets for card in own]
    if state.offers < MOST_OFFERS:
        actions += [Offer(target, (card,), (kind,)) for target in targets for card in own for kind in KINDS]
    return actions


@rule("HG-05", "HG-06")
def check_turn(state: HaggleState, decision: TakeTurn, action: Offer | Steal | Rest) -> None:
    """Refuse an offer or a theft that breaks a rule."""
    if isinstance(action, Offer):
        check_offer(state, action, MOST_OFFERS)
    elif isinstance(action, Steal):
        check_theft(state, action)


@rule("HG-05")
def take_turn(
    state: HaggleState, decision: TakeTurn, action: Offer | Steal | Rest, chance: Chance, emit: Emit | None
) -> None:
    """Carry out what the seat chose."""
    if isinstance(action, Offer):
        open_offer(state, action, emit)
        return
    state.stack.append(EndTurn())
    if isinstance(action, Steal):
        start_theft(state, action, emit)
