"""The draw pile, empty or not, and a card drawn from it (TC-13, TC-23 to TC-25, TC-29)."""

from pelagos.games.itchyfeet.cards import IS_EVENT
from pelagos.games.itchyfeet.events import (
    Drew,
    EventDrawn,
    FreeForAllBegan,
    FreeForAllEnded,
    NothingToDraw,
    Reshuffled,
)
from pelagos.games.itchyfeet.rulebook import cite, rule
from pelagos.games.itchyfeet.rules.hands import note_postcard
from pelagos.games.itchyfeet.rules.knowledge import EVERYBODY, ONLY, new_shuffle
from pelagos.games.itchyfeet.state import ItchyFeetState
from pelagos.kernel.chance import Chance
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CardId, RuleId, Seat


@rule("TC-23", "TC-24")
def can_draw(state: ItchyFeetState) -> bool:
    """Tell whether a card can be drawn: from the pile, or from a new one made of the discards."""
    return bool(state.pile.cards) or (bool(state.discards) and state.options.empty_pile != "never")


@rule("TC-23", "TC-33")
def refill(state: ItchyFeetState, emit: Emit | None) -> bool:
    """Make a new pile if the pile is empty and a card is needed; tell whether there is a card."""
    if state.pile.cards:
        return True
    if not can_draw(state):
        return False
    reshuffle(state, emit)
    if state.options.empty_pile == "lazy":
        state.free_for_all = False
        if emit is not None:
            emit(FreeForAllEnded(rule=cite("TC-23")))
    return True


@rule("TC-23", "TC-25")
def reshuffle(state: ItchyFeetState, emit: Emit | None) -> None:
    """Shuffle all discards, events and passports included, into a new pile. Everybody knows which cards those are."""
    shuffle = new_shuffle(state)
    for card in state.discards:
        state.origin[card] = shuffle
    state.pile_origin = shuffle
    state.pile.put(state.discards, EVERYBODY[state.seats])
    if emit is not None:
        emit(Reshuffled(rule=cite("TC-23"), count=len(state.discards)))
    state.discards = []


@rule("TC-23")
def run_out(state: ItchyFeetState, emit: Emit | None) -> None:
    """The last card was drawn: do what the chosen reading of the rule says."""
    reading = state.options.empty_pile
    if reading != "immediate" and not state.free_for_all:
        state.free_for_all = True
        if emit is not None:
            emit(FreeForAllBegan(rule=cite("TC-23")))
    if reading in ("permanent", "immediate") and state.discards:
        reshuffle(state, emit)


def draw_card(state: ItchyFeetState, seat: Seat, why: RuleId, chance: Chance, emit: Emit | None) -> CardId | None:
    """Draw a card into a hand; an event goes into play instead.

    Returns:
        The card, or None if there is none to draw.
    """
    if not state.pile.cards and not refill(state, emit):
        if emit is not None:
            emit(NothingToDraw(rule=cite("TC-24"), seat=seat))
        return None
    card = chance.draw(state.pile)
    if IS_EVENT[card]:
        open_event(state, seat, card, emit)
    else:
        state.hands[seat].add(card)
        state.backs[seat] += (state.pile_origin,)
        state.pile.lose_unseen(ONLY[seat])
        if emit is not None:
            emit(Drew(rule=why, seat=seat, card=card))
        note_postcard(state, seat, card, emit)
    if not state.pile.cards and not state.over:
        run_out(state, emit)
    return card


@rule("TC-29")
def open_event(state: ItchyFeetState, seat: Seat, card: CardId, emit: Emit | None) -> None:
    """An event is drawn: everybody sees it."""
    state.in_play.append(card)
    state.origin[card] = 0
    if emit is not None:
        emit(EventDrawn(rule=cite("TC-29"), seat=seat, card=card))
