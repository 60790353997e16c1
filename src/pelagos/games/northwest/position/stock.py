"""What a written position does not show: which tiles and cards are still to come."""

from collections.abc import Sequence

from pelagos.components.bag import Bag
from pelagos.games.northwest.cards import (
    ALL_CHARACTERS,
    ALL_STRIPS,
    CAMPS,
    camp_of,
    face_of,
    side_tiles_for,
    treasures_for,
)
from pelagos.games.northwest.geometry import SLOTS, STRIP
from pelagos.games.northwest.rules.map import face_at
from pelagos.games.northwest.state import UNLAID, NorthwestState
from pelagos.kernel.ids import CardId


def fill_stock(state: NorthwestState) -> None:
    """Fill the stacks with what is not on the table."""
    slots = [slot for slot in SLOTS[state.seats] if state.ground[slot[0]] != UNLAID]
    faces = [face_at(state, slot) for slot in slots]
    strips = lay_aside(ALL_STRIPS, [face for face in faces if len(face) == len(STRIP)])
    sides = lay_aside(side_tiles_for(state.seats), [face for face in faces if len(face) < len(STRIP)])
    state.laid = [*strips, *sides]
    state.strips = Bag.of(tile for tile in ALL_STRIPS if tile not in strips)
    state.sides = Bag.of(tile for tile in side_tiles_for(state.seats) if tile not in sides)
    held = {*state.discards, *(card for hand in state.hands for card in hand.cards)}
    state.treasure = Bag.of(card for card in treasures_for(state.seats) if card not in held)
    fill_characters(state)


def lay_aside(tiles: Sequence[CardId], faces: Sequence[str]) -> list[CardId]:
    """Return a tile for each face on the table: one that shows it, either way round, or else any as a stand-in.

    A written map may show what no tile shows.
    """
    left = list(tiles)
    taken: list[CardId] = []
    for face in faces:
        tile = next((tile for tile in left if face in {face_of(tile), face_of(tile)[::-1]}), None)
        if tile is not None:
            left.remove(tile)
            taken.append(tile)
    missing = len(faces) - len(taken)
    return [*taken, *left[:missing]]


def fill_characters(state: NorthwestState) -> None:
    """Put the characters that nobody has into their stacks."""
    free = [card for card in ALL_CHARACTERS if card not in state.characters]
    if state.options.teams:
        state.stacks = [Bag.of(card for card in free if camp_of(card) == camp) for camp in CAMPS]
    else:
        state.stacks = [Bag.of(free)]
