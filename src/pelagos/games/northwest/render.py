"""Northwest Passage Adventure drawn as plain text: the map row by row, the players, the cards the viewer may know."""

from collections.abc import Mapping
from typing import Any, Final

from pelagos.games.northwest.geometry import ROW, ROWS, START_SEA, Cell, cell_at, columns_of
from pelagos.games.northwest.kinds import KINDS
from pelagos.games.northwest.position.words import COLOURS
from pelagos.games.northwest.readings import SHIFTED_ROWS
from pelagos.games.northwest.state import UNLAID, count_at
from pelagos.games.northwest.wording import WORDING, face_text
from pelagos.kernel.ids import Seat
from pelagos.kernel.wording import Line, Value, say

Marks = Mapping[Cell, tuple[str, str]]
"""Hexes that are pointed out, each between two signs."""
LETTERS: Final = tuple(colour[0] for colour in COLOURS)
"""How the routes of the seats are marked; a capital where the ship is."""
ICE: Final = "^"
HEX_WIDTH: Final = 5
MARGIN: Final = 5
DOT: Final = " · "
ROWS_BEHIND: Final = 2
"""So many rows behind the last ship are drawn."""


def render(view: Any, marks: Marks | None = None) -> list[Line]:
    """Return the board as lines of at most about 80 columns, as the viewer may see it.

    Args:
        view: what the viewer may know.
        marks: hexes to point out, by cell: the two signs between which each is drawn.
    """
    return [
        title(view),
        *chart(view, marks or {}),
        (say("board-legend"),),
        (say("board-marks"),),
        *(player_line(view, Seat(seat)) for seat in range(view.seats)),
        *hand(view),
        stock_line(view),
    ]


def title(view: Any) -> Line:
    """Return the round and whose turn it is."""
    if view.over:
        return (say("board-over", players=tuple(WORDING.seat(seat, view) for seat in view.winners)),)
    if None in view.characters and view.offers:
        return (say("board-choosing"),)
    mover = WORDING.seat(view.turn.seat, view)
    return (say("board-round", round=view.round, of=view.options.rounds, player=mover, ap=view.turn.ap),)


# -- the map -------------------------------------------------------------------------------------------------------


def chart(view: Any, marks: Marks) -> list[Line]:
    """Return what is still unseen, the columns, the rows from the last one down to what matters, and the start sea."""
    behind = min(ROW[ship] for ship in view.ships) - ROWS_BEHIND
    lowest = max(1, min([behind, *(ROW[cell] for cell in marks)]))
    rows = [(row_text(view, row, marks),) for row in range(view.top, lowest - 1, -1)]
    heads = "".join(str(column).ljust(HEX_WIDTH) for column in columns_of(view.seats))
    unseen = [(say("board-unseen", count=ROWS - view.top),)] if view.top < ROWS else []
    return [*unseen, (" " * MARGIN + heads.rstrip(),), *rows, *start_sea(view)]


def row_text(view: Any, row: int, marks: Marks) -> str:
    """Return one row; even rows stand half a hex to the right."""
    indent = HEX_WIDTH // 2 if row % 2 == SHIFTED_ROWS else 0
    hexes = "".join(marked(view, cell_at(row, column), marks).ljust(HEX_WIDTH) for column in columns_of(view.seats))
    return f"{row}:".rjust(MARGIN - 1) + " " * (1 + indent) + hexes.rstrip()


def marked(view: Any, cell: Cell, marks: Marks) -> str:
    """Return one hex, between the signs that point it out."""
    text = hex_text(view, cell)
    if cell not in marks:
        return text
    before, after = marks[cell]
    return f"{before}{text[: HEX_WIDTH - 2]}{after}"


def hex_text(view: Any, cell: int) -> str:
    """Return one hex: its terrain, or whose routes cross it, whose ship is on it and whether an iceberg lies there."""
    letter = view.ground[cell]
    owners = [seat for seat in range(view.seats) if view.routes[cell] & 1 << seat]
    if not owners:
        return "" if letter == UNLAID else face_text(letter)
    ships = [LETTERS[seat].upper() for seat, ship in enumerate(view.ships) if ship == cell]
    routes = [LETTERS[seat] for seat in owners if LETTERS[seat].upper() not in ships]
    return "".join([*ships, *routes, ICE if cell in view.icebergs else ""])


def start_sea(view: Any) -> list[Line]:
    """Return the ships that have not set out."""
    waiting = tuple(WORDING.seat(Seat(seat), view) for seat, ship in enumerate(view.ships) if ship == START_SEA)
    return [(say("board-start"), ": ", waiting)] if waiting else []


# -- the players -----------------------------------------------------------------------------------------------------


def player_line(view: Any, seat: Seat) -> Line:
    """Return a player's character, row and number of cards, and what holds for the ship."""
    card = view.characters[seat]
    character = say("board-nobody") if card is None else WORDING.card(card, view)
    name = WORDING.seat(seat, view)
    line: Line = (say("board-player", player=name, character=character, row=ROW[view.ships[seat]]),)
    notes = [say("board-cards", count=len(view.hands[seat])), *notes_on(view, seat)]
    return (*line, *(part for note in notes for part in (DOT, note)))


def notes_on(view: Any, seat: Seat) -> list[Value]:
    """Return whom a ship follows, and what cards have done to its player."""
    notes: list[Value] = []
    if view.follows[seat] is not None:
        notes.append(say("board-follows", player=WORDING.seat(view.follows[seat], view)))
    if view.silenced[seat]:
        notes.append(say("board-silenced"))
    if view.sheltered[seat]:
        notes.append(say("board-sheltered"))
    if view.weary[seat]:
        notes.append(say("board-weary", points=view.weary[seat]))
    return notes


def hand(view: Any) -> list[Line]:
    """Return the viewer's pieces, treasures and, while they are chosen, characters; nothing for an outsider."""
    if view.viewer is None:
        return []
    counts = [view.supply[count_at(view.viewer, number)] for number in range(len(KINDS))]
    pieces = ", ".join(f"{kind} x{count}" for kind, count in zip(KINDS, counts, strict=True) if count)
    lines: list[Line] = [(say("board-supply", pieces=pieces or "-"),)]
    for key, cards in (("board-hand", view.hands), ("board-offer", view.offers)):
        if cards[view.viewer].cards:
            named = tuple(WORDING.card(card, view) for card in cards[view.viewer].cards)
            lines.append((say(key, cards=named),))
    return lines


def stock_line(view: Any) -> Line:
    """Return how much is left in the stacks."""
    stock = say(
        "board-stock",
        strips=view.strips,
        sides=view.sides,
        treasure=view.treasure,
        ice=view.ice_left,
        water=view.water_left,
    )
    return (stock,)
