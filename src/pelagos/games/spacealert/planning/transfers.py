"""Data transfer: giving a card to another player (SA-027)."""

from collections.abc import Iterable

from pelagos.games.spacealert.actions import Give
from pelagos.games.spacealert.deck import ACTION_CARDS, first_of_each, is_heroic
from pelagos.games.spacealert.planning.events import CardGiven, CardReceived, TransferClosed, TransferOpened
from pelagos.games.spacealert.planning.state import MissionState, all_seats
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CardId, Seat, mask_of

SA_027, SA_192 = cite("SA-027"), cite("SA-192")


def list_gifts(state: MissionState, seat: Seat) -> Iterable[Give]:
    """List every card that may be given, of cards that look alike one, for every other player."""
    if not state.window or state.gave[seat]:
        return
    cards = [card for card in first_of_each(state.hands[seat].cards) if can_be_given(card)]
    for other in all_seats(state):
        if other != seat:
            for card in cards:
                yield Give(card, other)


@rule("SA-027")
def can_be_given(card: CardId) -> bool:
    """Tell whether a card may change hands: an ordinary one only."""
    return ACTION_CARDS[card].sort in ("base", "double")


@rule("SA-027", "SA-192")
def check_gift(state: MissionState, seat: Seat, action: Give) -> None:
    """Refuse a card outside a window, a second one, a heroic one, one that is not there, and an odd receiver."""
    if not state.window:
        raise IllegalAction(SA_027, "no-transfer")
    if state.gave[seat]:
        raise IllegalAction(SA_027, "gave-already")
    if not 0 <= action.to < state.seats or action.to == seat:
        raise IllegalAction(SA_027, "bad-receiver", seat=action.to)
    if action.card in state.own[seat]:
        raise IllegalAction(SA_192, "special-stays", card=action.card)
    if action.card not in state.hands[seat].cards:
        raise IllegalAction(SA_027, "not-in-hand", card=action.card)
    if is_heroic(action.card):
        raise IllegalAction(SA_027, "heroic-stays", card=action.card)


@rule("SA-027")
def give(state: MissionState, seat: Seat, action: Give, emit: Emit | None) -> None:
    """Give a card; only the two players see which."""
    state.gave[seat] = True
    both = mask_of(seat, action.to)
    state.hands[seat].remove_unseen(action.card, both)
    state.hands[action.to].add(action.card, both)
    if emit is not None:
        emit(CardGiven(rule=SA_027, seat=seat, to=action.to, card=action.card))
        emit(CardReceived(rule=SA_027, seat=action.to, giver=seat, card=action.card))


@rule("SA-027")
def open_window(state: MissionState, emit: Emit | None) -> None:
    """Let everybody give one card."""
    state.window = True
    state.gave = [False] * state.seats
    if emit is not None:
        emit(TransferOpened(rule=SA_027))


@rule("SA-027")
def close_window(state: MissionState, emit: Emit | None) -> None:
    """End the transfer of data."""
    state.window = False
    if emit is not None:
        emit(TransferClosed(rule=SA_027))
