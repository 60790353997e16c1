"""Writing a position: the text from which `read_position` makes the same situation."""

from collections.abc import Iterator
from typing import Any

import msgspec

from pelagos.games.northwest.cards import CODES
from pelagos.games.northwest.geometry import HEX, START_SEA, cell_at, columns_of
from pelagos.games.northwest.kinds import KINDS
from pelagos.games.northwest.position.reading import TURN_FLAGS
from pelagos.games.northwest.position.words import COLOURS
from pelagos.games.northwest.readings import SHIFTED_ROWS
from pelagos.games.northwest.state import UNLAID, Piece, count_at
from pelagos.games.northwest.types import NorthwestOptions
from pelagos.kernel.ids import Seat


def write_position(state: Any) -> str:
    """Return the position of a state or of a view; of a hand it tells the cards that are known."""
    return "\n".join(
        [
            *(row_line(state, row) for row in range(state.top, 0, -1)),
            *optional("pieces", "; ".join(piece_text(piece) for piece in state.pieces)),
            *optional("icebergs", " ".join(HEX[cell] for cell in state.icebergs)),
            *optional("singles", " ".join(HEX[cell] for cell in state.singles)),
            *(crew_line(state, Seat(seat)) for seat in range(state.seats)),
            turn_line(state),
            f"round: {state.round}",
            *optional("discards", " ".join(CODES[card] for card in state.discards)),
            *optional("options", " ".join(option_words(state.options))),
            *optional("seats", "3" if state.top == 1 and state.seats == 3 else ""),  # noqa: PLR2004  # 4 wide, as for 2
            "",
        ]
    )


def optional(key: str, text: str) -> list[str]:
    """Return a line, unless there is nothing to say."""
    return [f"{key}: {text}"] if text else []


def row_line(state: Any, row: int) -> str:
    """Return a row of the map; shifted rows are indented."""
    letters = [state.ground[cell_at(row, column)] for column in columns_of(state.seats)]
    words = [f"{letter.upper()}*" if letter.islower() else f"{letter} " for letter in letters if letter != UNLAID]
    indent = "  " if row % 2 == SHIFTED_ROWS else " "
    return f"r{row}:".ljust(4) + indent + " ".join(words).rstrip()


def piece_text(piece: Piece) -> str:
    """Return a piece: whose, of what kind, where, and against whom."""
    victim = "" if piece.victim is None else f">{COLOURS[piece.victim]}"
    return f"{COLOURS[piece.owner]} {KINDS[piece.kind]} {','.join(HEX[cell] for cell in piece.cells)}{victim}"


def crew_line(state: Any, seat: Seat) -> str:
    """Return all there is to say of one player."""
    return f"{COLOURS[seat]}: {' '.join(crew_words(state, seat))}"


def crew_words(state: Any, seat: Seat) -> Iterator[str]:
    """Yield the words of a player's line."""
    ship = state.ships[seat]
    yield f"ship {'start' if ship == START_SEA else HEX[ship]}"
    if state.characters[seat] is not None:
        yield f"character {CODES[state.characters[seat]]}"
    if state.hands[seat].cards:
        yield f"hand {','.join(CODES[card] for card in state.hands[seat].cards)}"
    if state.follows[seat] is not None:
        yield f"follows {COLOURS[state.follows[seat]]}"
    left = [f"{HEX[cell]}>{COLOURS[victim]}" for who, cell, victim in state.exits if who == seat]
    if left:
        yield f"left {','.join(left)}"
    boxed = [kind for number, kind in enumerate(KINDS) for _ in range(state.boxed[count_at(seat, number)])]
    if boxed:
        yield f"boxed {','.join(boxed)}"
    if state.weary[seat]:
        yield f"weary {state.weary[seat]}"
    yield from (name for name in ("silenced", "sheltered") if getattr(state, name)[seat])


def turn_line(state: Any) -> str:
    """Return whose turn it is, and what is left of it."""
    turn = state.turn
    flags = [word for word, name in TURN_FLAGS.items() if getattr(turn, name)]
    return " ".join([f"turn: {COLOURS[turn.seat]} ap {turn.ap} cards {turn.cards}", *flags])


def option_words(options: NorthwestOptions) -> Iterator[str]:
    """Yield the options that differ from the usual ones."""
    usual = msgspec.to_builtins(NorthwestOptions())
    for name, value in msgspec.to_builtins(options).items():
        if value != usual[name]:
            yield name if value is True else f"{name}={value}"
