"""A view of Northwest Passage Adventure as numbers, and an action as one; see `encoding_layout`."""

from collections.abc import Sequence
from typing import Any, Final

from pelagos.components.encoding import BlockEncoding
from pelagos.components.layout import Blocks, mark, rank, share
from pelagos.games.northwest.cards import FIRST_CHARACTER, FIRST_TILE
from pelagos.games.northwest.encoding_actions import MOST_SEATS, NUMBERING
from pelagos.games.northwest.encoding_layout import (
    CHARACTERS,
    FEW,
    LAYOUT,
    PLACES,
    QUESTIONS,
    STEPS,
    TERRAIN,
    TILES,
    TREASURES,
)
from pelagos.games.northwest.geometry import CELLS, INDEX, ROWS
from pelagos.games.northwest.kinds import COPIES, KINDS
from pelagos.games.northwest.readings import ROUND_LIMIT, SINGLE_TILES
from pelagos.games.northwest.state import UNLAID
from pelagos.kernel.ids import OUTSIDER_BIT

Places = Sequence[int]
"""The place of each seat."""


def _write(blocks: Blocks, view: Any) -> None:
    first, seats = view.viewer or 0, view.seats
    places = tuple((seat - first) % seats for seat in range(seats))
    for write in (_options, _questions, _answers, _ground, _ships, _pieces, _characters, _treasures, _turn):
        write(blocks, view, places)


def _options(blocks: Blocks, view: Any, places: Places) -> None:
    chosen = view.options
    flags = (chosen.teams, chosen.walk_past_ships, chosen.open_sea_strict, chosen.first_player == "drawn")
    mark(blocks["options"], (number for number, is_on in enumerate(flags) if is_on))
    blocks["rounds"][0] = chosen.rounds / ROUND_LIMIT
    blocks["seats"][view.seats - 1] = 1.0
    if view.viewer is not None:
        blocks["viewer"][view.viewer] = 1.0


def _questions(blocks: Blocks, view: Any, places: Places) -> None:
    mark(blocks["asked"], (places[asked.actor] for asked in view.pending))
    for step in view.stack:
        blocks["steps"][STEPS.index(type(step))] = 1.0
    for asked in view.pending:
        if asked.actor != view.viewer:
            continue
        blocks["question"][QUESTIONS.index(type(asked))] = 1.0
        mark(blocks["card asked"], [asked.card] if hasattr(asked, "card") else ())
        hexes = getattr(asked, "tiles", None) or ([asked.lifted] if hasattr(asked, "lifted") else ())
        mark(blocks["hex asked"], (INDEX[name] for name in hexes))


def _answers(blocks: Blocks, view: Any, places: Places) -> None:
    mark(blocks["answered"], (places[answer.seat] for answer in view.sealed))
    for answer in view.sealed:
        if answer.seat == view.viewer:
            _own_choice(blocks, answer.action)


def _own_choice(blocks: Blocks, choice: Any) -> None:
    """Write a choice; what a viewer sees of an action is of a class of its own with the same fields."""
    if hasattr(choice, "swap"):
        blocks["own swap"][choice.swap] = 1.0
    elif hasattr(choice, "card"):
        blocks["own choice"][choice.card - FIRST_CHARACTER] = 1.0
    else:
        blocks["own choice"][choice.own - FIRST_CHARACTER] = 1.0
        blocks["own choice"][CHARACTERS + choice.partner - FIRST_CHARACTER] = 1.0


def _ground(blocks: Blocks, view: Any, places: Places) -> None:
    for cell, letter in enumerate(view.ground):
        if letter == UNLAID:
            continue
        blocks["terrain"][TERRAIN.index(letter.upper()) * CELLS + cell] = 1.0
        blocks["chests"][cell] = letter.islower()
    mark(blocks["singles"], view.singles)
    mark(blocks["icebergs"], view.icebergs)
    rank(blocks["tiles"], [tile - FIRST_TILE for tile in view.laid])
    left = (view.top / ROWS, view.strips / TILES, view.sides / TILES)
    for place, number in enumerate((*left, view.water_left / SINGLE_TILES, view.ice_left / SINGLE_TILES)):
        blocks["left"][place] = min(1.0, number)


def _ships(blocks: Blocks, view: Any, places: Places) -> None:
    for seat, place in enumerate(places):
        blocks["ships"][place * PLACES + view.ships[seat]] = 1.0
        followed = view.follows[seat]
        if followed is not None:
            blocks["follows"][place * MOST_SEATS + places[followed]] = 1.0
        mark(blocks["routes"], (place * PLACES + cell for cell, bits in enumerate(view.routes) if bits & 1 << seat))
    rank(
        blocks["exits"],
        [(places[seat] * MOST_SEATS + places[victim]) * PLACES + cell for seat, cell, victim in view.exits],
    )


def _pieces(blocks: Blocks, view: Any, places: Places) -> None:
    top = {}
    for piece in view.pieces:
        for cell in piece.cells:
            top[cell] = piece
            blocks["pieces"][cell] = min(1.0, blocks["pieces"][cell] + 1 / FEW)
    for cell, piece in top.items():
        blocks["owners"][places[piece.owner] * CELLS + cell] = 1.0
        blocks["kinds"][piece.kind * CELLS + cell] = 1.0
        if piece.victim is not None:
            blocks["victims"][places[piece.victim] * CELLS + cell] = 1.0
    for name, counts in (("supply", view.supply), ("boxed", view.boxed)):
        for number, count in enumerate(counts):
            seat, kind = divmod(number, len(KINDS))
            blocks[name][places[seat] * len(KINDS) + kind] = share(count, COPIES[kind])


def _characters(blocks: Blocks, view: Any, places: Places) -> None:
    for seat, place in enumerate(places):
        character, offer = view.characters[seat], view.offers[seat]
        own = [] if character is None else [character]
        for name, cards in (("characters", own), ("offers", offer.cards)):
            mark(blocks[name], (place * CHARACTERS + card - FIRST_CHARACTER for card in cards))
        blocks["offers hidden"][place] = share(offer.hidden, FEW)
    for place, stack in enumerate(view.stacks):
        blocks["stacks"][place] = share(stack, CHARACTERS)


def _treasures(blocks: Blocks, view: Any, places: Places) -> None:
    for hand, place in zip(view.hands, places, strict=True):
        for card, viewers in zip(hand.cards, hand.known, strict=True):
            blocks["known"][place * TREASURES + card] = 1.0 if viewers >= OUTSIDER_BIT else 0.5
        blocks["hidden"][place] = share(hand.hidden, FEW)
    blocks["treasure"][0] = share(view.treasure, TREASURES)
    rank(blocks["discards"], view.discards)


def _turn(blocks: Blocks, view: Any, places: Places) -> None:
    for seat, place in enumerate(places):
        blocks["silenced"][place] = view.silenced[seat]
        blocks["sheltered"][place] = view.sheltered[seat]
        blocks["weary"][place] = share(view.weary[seat], FEW)
    turn = view.turn
    blocks["turn"][places[turn.seat]] = 1.0
    for name, values in (
        ("points", (share(turn.ap, FEW), share(turn.cards, FEW))),
        ("so far", (turn.moved, turn.at_sea, turn.rewarded, view.idle)),
        ("round", (share(view.round, ROUND_LIMIT), share(view.turns_taken, MOST_SEATS))),
        ("over", (view.over,)),
    ):
        for place, value in enumerate(values):
            blocks[name][place] = value
    mark(blocks["winners"], (places[seat] for seat in view.winners))


ENCODING: Final = BlockEncoding(1, LAYOUT, NUMBERING, _write)
