"""The map of a written position: rows, pieces, icebergs, single tiles; and the discards beside it."""

from collections.abc import Callable, Mapping
from typing import Final

from pelagos.games.northwest.cards import DECK, read_face
from pelagos.games.northwest.geometry import HEX, STRIP, Cell, cell_at, columns_of
from pelagos.games.northwest.kinds import COPIES, KINDS, RAID
from pelagos.games.northwest.position.words import UNREADABLE, Line, Word
from pelagos.games.northwest.readings import SIDE_ROWS, SINGLE_TILES
from pelagos.games.northwest.rulebook import cite
from pelagos.games.northwest.rules.map import with_face
from pelagos.games.northwest.rules.placing import lay_piece
from pelagos.games.northwest.shapes import find_way, ways_from
from pelagos.games.northwest.state import UNLAID, NorthwestState, Piece, count_at
from pelagos.kernel.ids import CardId, Seat

TERRAIN: Final = frozenset({"W", "L", "S", "I", "W*", "L*", "S*"})
PIECE_WORDS: Final = 3
"""Owner, kind, hexes."""


# -- rows --------------------------------------------------------------------------------------------------------


def read_rows(state: NorthwestState, rows: Mapping[int, Line], whole: Word) -> None:
    """Lay the rows: all from the first to the last that is written."""
    state.top = len(rows)
    for row in range(1, state.top + 1):
        if row not in rows:
            raise whole.refuse(cite("NW-05"), "position-row-missing", row=row)
        lay_row(state, row, rows[row])


def lay_row(state: NorthwestState, row: int, line: Line) -> None:
    """Lay one row, as wide as the number of seats wants it."""
    columns = columns_of(state.seats)
    waits = SIDE_ROWS.get(state.seats, 1) > 1 and row == state.top and row % 2 == 1
    cells = [cell_at(row, column) for column in (STRIP if waits else columns)]
    words = line.words
    if len(words) != len(cells):
        raise line.rest.refuse(cite("NW-07" if waits else "NW-05"), "position-width", width=len(words))
    for word in words:
        if word.text not in TERRAIN:
            raise word.refuse(cite("NW-16"), "position-terrain")
    state.ground = with_face(state.ground, cells, "".join(read_face(word.text) for word in words))


def laid(state: NorthwestState, word: Word) -> Cell:
    """Return a hex of the map."""
    cell = word.cell()
    if state.ground[cell] == UNLAID:
        raise word.refuse(cite("NW-22"), "position-hex")
    return cell


# -- pieces ------------------------------------------------------------------------------------------------------


def read_pieces(state: NorthwestState, line: Line) -> None:
    """Lay the pieces in the order in which they are written."""
    for part in line.rest.split(";"):
        if part.text:
            lay_piece(state, read_piece(state, part))


def read_piece(state: NorthwestState, part: Word) -> Piece:
    """Return one piece: ``red I2 1.0,2.0`` or ``yellow R1 2.0>red``."""
    words = [Word(text, part.line, part.at) for text in part.text.split()]
    if len(words) != PIECE_WORDS:
        raise part.refuse(UNREADABLE, "position-piece")
    owner, kind = words[0].seat(state.seats), words[1].kind()
    if not state.supply[count_at(owner, kind)]:
        raise part.refuse(cite("NW-01"), "position-supply", most=COPIES[kind])
    return read_raid_piece(state, owner, words[2]) if kind == RAID else read_ordinary(state, owner, kind, words[2])


def read_raid_piece(state: NorthwestState, owner: Seat, word: Word) -> Piece:
    """Return a raid piece, which must lie on the route of its victim."""
    place, sign, victim = word.split_at(">")
    if not sign:
        raise word.refuse(cite("NW-28"), "position-victim")
    cell, seat = laid(state, place), victim.seat(state.seats)
    if seat == owner or not state.routes[cell] & 1 << seat:
        raise word.refuse(cite("NW-28"), "position-raid")
    return Piece(owner, RAID, ways_from(cell).cells, seat)


def read_ordinary(state: NorthwestState, owner: Seat, kind: int, word: Word) -> Piece:
    """Return an ordinary piece, which must have its shape."""
    way = find_way([HEX[laid(state, part)] for part in word.split(",")])
    if way is None or way.kind != kind:
        raise word.refuse(cite("NW-15"), "position-shape", kind=KINDS[kind])
    return Piece(owner, kind, way.cells)


# -- single tiles and icebergs -------------------------------------------------------------------------------------


def read_icebergs(state: NorthwestState, line: Line) -> None:
    """Drop icebergs on routes."""
    for word in line.words:
        cell = laid(state, word)
        if not state.routes[cell] or cell in state.icebergs:
            raise word.refuse(cite("NW-26"), "position-iceberg")
        state.icebergs.append(cell)
        state.ice_left -= 1
    check_singles(state, line)


def read_singles(state: NorthwestState, line: Line) -> None:
    """Note the hexes that lie under a single tile; the row shows which."""
    for word in line.words:
        cell = laid(state, word)
        letter = state.ground[cell]
        if letter not in {"W", "I"} or cell in state.singles:
            raise word.refuse(cite("NW-27"), "position-single")
        state.singles.append(cell)
        state.water_left -= letter == "W"
        state.ice_left -= letter == "I"
    check_singles(state, line)


def check_singles(state: NorthwestState, line: Line) -> None:
    """Refuse more tiles of one hex than there are."""
    if min(state.ice_left, state.water_left) < 0:
        raise line.rest.refuse(cite("NW-47"), "position-single-count", most=SINGLE_TILES)


# -- treasures -----------------------------------------------------------------------------------------------------


def read_treasure(state: NorthwestState, word: Word) -> CardId:
    """Return a treasure card that is in the deck of this table and was not named before."""
    card = word.card(0, len(DECK), cite("NW-03"))
    if DECK[card].seats > state.seats:
        raise word.refuse(cite("NW-03"), "position-card")
    if card in state.discards or any(card in hand.cards for hand in state.hands):
        raise word.refuse(cite("NW-03"), "position-card-twice")
    return card


def read_discards(state: NorthwestState, line: Line) -> None:
    """Lay cards on the discards."""
    for word in line.words:
        state.discards.append(read_treasure(state, word))


PARTS: Final[dict[str, Callable[[NorthwestState, Line], None]]] = {
    "pieces": read_pieces,
    "icebergs": read_icebergs,
    "singles": read_singles,
    "discards": read_discards,
}
