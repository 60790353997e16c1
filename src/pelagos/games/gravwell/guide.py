"""What Gravwell tells a search: a quick player for sampled states, how far to look, and what a position is worth."""

from collections.abc import Sequence
from math import exp
from typing import Any, Final

from pelagos.games.gravwell.actions import Pick, Play, Stop
from pelagos.games.gravwell.bot import PATIENCE, WORTH_IN_DRAFT, Dice, Outlook, price
from pelagos.games.gravwell.cards import KIND, VALUE
from pelagos.games.gravwell.decisions import UseStop
from pelagos.games.gravwell.rules.movement import direction_of, measure_pull
from pelagos.games.gravwell.ships import ShipId
from pelagos.games.gravwell.state import GATE, GHOST, PHASES, GravwellState
from pelagos.kernel.ids import CardId

GUESSES: Final = 2
"""How many plays of the others the quick player tries each card against."""
SPACES_PER_FACTOR: Final = 25
"""How many spaces of lead multiply the odds of a later win by e, as measured between `normal` players."""

DOUBT: Final = 0.5
"""How often a rival is expected to play any card: against players who always play well less is better, against
others more."""


def play_on(state: GravwellState, decision: Any, actions: Sequence[Any], rng: Dice) -> Any:
    """Answer quickly, as the `normal` bot would with a glance; hands of the sampled state are open to it."""
    if len(actions) == 1:
        return actions[0]
    if isinstance(decision, UseStop):
        return Stop(use=is_worth_stopping(state, ShipId(decision.actor), decision.card))
    if isinstance(actions[0], Pick):
        return max(actions, key=lambda pick: WORTH_IN_DRAFT[pick.card])
    return play_quickly(state, ShipId(decision.actor), actions, rng)


def is_worth_stopping(state: GravwellState, ship: ShipId, card: CardId) -> bool:
    """Tell whether a card would throw the ship back further than the stop card is worth later."""
    if KIND[card] == "tractor":
        return False
    direction = direction_of(measure_pull(state.positions, ship))
    if KIND[card] == "repulsor":
        direction = -direction
    lost = min(VALUE[card], state.positions[ship]) if direction < 0 else 0
    return lost > PATIENCE * (PHASES - state.phase)


def play_quickly(state: GravwellState, ship: ShipId, actions: Sequence[Play], rng: Dice) -> Play:
    """Return the card that ends best against a few guesses."""
    outlook = Outlook(state, ship)
    hands = [(hand_of(state, rival), rival) for rival in outlook.rivals]
    guesses = [[(cards[int(rng.random() * len(cards))], rival) for cards, rival in hands] for _ in range(GUESSES)]

    def expect(play: Play) -> float:
        total = sum([outlook.after([*guess, (play.card, ship)]) for guess in guesses])
        return total / GUESSES - price(play.card)

    return max(actions, key=expect)


def hand_of(state: GravwellState, ship: ShipId) -> Sequence[CardId]:
    """Return the cards a ship may play: a player's hand, or what the Ghost's stack may hold."""
    if state.is_solo and ship == GHOST:
        return state.bag.cards if state.ghost_open is None else (*state.bag.cards, state.ghost_open)
    return state.hands[ship].cards


def is_horizon(state: GravwellState, view: Any) -> bool:
    """Stop at the end of the round: the next one deals new cards, which nobody can foresee."""
    return bool(state.round != view.round)


def evaluate(state: GravwellState) -> tuple[float, ...]:
    """Return the share of the win each seat can expect from the spaces alone."""
    if state.is_solo:
        return (state.positions[0] / GATE / 2,)
    weights = [exp(state.positions[seat] / SPACES_PER_FACTOR) for seat in range(state.seats)]
    return tuple(weight / sum(weights) for weight in weights)


def open_with(view: Any, decision: Any, actions: Sequence[Any], rng: Dice) -> Any:
    """Draft without a search: what the cards will be worth is known better from many matches."""
    if isinstance(actions[0], Pick) and view.seats > 1:
        return max(actions, key=lambda pick: WORTH_IN_DRAFT[pick.card])
    return None


GUIDE: Final[dict[str, Any]] = {
    "policy": play_on,
    "opening_policy": open_with,
    "evaluate": evaluate,
    "horizon": is_horizon,
    "predicts": True,
    "doubt": DOUBT,
}
"""Taken up by `pelagos.bots`."""
