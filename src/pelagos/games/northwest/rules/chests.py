"""Treasure: chests, drawing, the deck (NW-37, NW-40, NW-56)."""

from collections.abc import Sequence

from pelagos.games.northwest.cards import POWER_RULE, Power
from pelagos.games.northwest.events import ChestForgone, DeckEmpty, DeckReshuffled, TreasureDrawn
from pelagos.games.northwest.geometry import HEX, Cell
from pelagos.games.northwest.rulebook import cite, rule
from pelagos.games.northwest.state import NorthwestState, power
from pelagos.kernel.chance import Chance
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import RuleId, Seat

SHARES: dict[Power, str] = {"water-share": "w", "land-share": "ls"}
"""The chests of which these characters draw when an opponent does, by letter of the ground; never of their own."""


@rule("NW-37", "NW-56")
def open_chests(state: NorthwestState, seat: Seat, cells: Sequence[Cell], chance: Chance, emit: Emit | None) -> None:
    """Draw a card for each chest that a piece covers, in the order of travel; nothing lay on these hexes before."""
    for cell in cells:
        letter = state.ground[cell]
        if not letter.islower():
            continue
        ability = power(state, seat)
        if ability in SHARES:
            if emit is not None:
                emit(ChestForgone(rule=POWER_RULE[ability], player=seat, cell=HEX[cell]))
        elif draw_treasure(state, seat, cite("NW-37"), chance, emit):
            share_chest(state, seat, letter, chance, emit)


@rule("NW-56")
def share_chest(state: NorthwestState, seat: Seat, letter: str, chance: Chance, emit: Emit | None) -> None:
    """Let Cook and Frobisher draw after an opponent who drew from a chest of their terrain."""
    for number in range(1, state.seats):
        other = Seat((seat + number) % state.seats)
        ability = power(state, other)
        if letter in SHARES.get(ability, ""):
            draw_treasure(state, other, POWER_RULE[ability], chance, emit)


@rule("NW-40")
def draw_treasure(state: NorthwestState, seat: Seat, why: RuleId, chance: Chance, emit: Emit | None) -> bool:
    """Draw a card into a hand; an empty deck is made of the discards. Tell whether there was a card."""
    if not len(state.treasure) and state.discards:
        state.treasure.put(state.discards)
        state.discards = []
        if emit is not None:
            emit(DeckReshuffled(rule=cite("NW-40")))
    if not len(state.treasure):
        if emit is not None:
            emit(DeckEmpty(rule=cite("NW-40"), player=seat))
        return False
    card = chance.draw(state.treasure)
    state.hands[seat].add(card)
    if emit is not None:
        emit(TreasureDrawn(rule=why, seat=seat, card=card))
    return True
