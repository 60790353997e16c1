"""Reading a written position as the state in which its player is asked to move."""

from collections.abc import Mapping
from typing import Final

import msgspec

from pelagos.games.northwest.geometry import ROWS
from pelagos.games.northwest.position.chart import PARTS, read_rows
from pelagos.games.northwest.position.crews import check_ships, read_crew
from pelagos.games.northwest.position.stock import fill_stock
from pelagos.games.northwest.position.words import COLOURS, SEATS_OF_WIDTH, UNREADABLE, Line, Word, split_lines
from pelagos.games.northwest.rulebook import cite
from pelagos.games.northwest.rules.setup import check_options
from pelagos.games.northwest.rules.turn import cards_at_start, points_at_start
from pelagos.games.northwest.state import NorthwestState, TurnState, new_state
from pelagos.games.northwest.types import NorthwestOptions, TakeTurn
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.ids import Seat
from pelagos.kernel.option_text import read_options

WHOLE: Final = Word("", 1)
"""What a fault of no single word points at."""
TURN_FLAGS: Final = {"moved": "moved", "sea": "at_sea", "rewarded": "rewarded"}
TURN_NUMBERS: Final = ("ap", "cards")
OTHER_KEYS: Final = ("options", "seats", "round", "turn")


def read_position(text: str) -> NorthwestState:
    """Return the state that is written in `text`, with the question `TakeTurn` open.

    Raises:
        IllegalText: something cannot be as it is written; the error names the line, the word and the rule.
    """
    lines, rows = sort_lines(split_lines(text))
    seats = read_seats(lines, rows)
    state = new_state(read_variants(lines, seats), seats, Seat(0))
    read_rows(state, rows, WHOLE)
    for key, read in PARTS.items():
        if key in lines:
            read(state, lines[key])
    for colour in COLOURS:
        if colour in lines:
            read_crew(state, lines[colour])
    check_ships(state, lines)
    fill_stock(state)
    read_turn(state, lines)
    return state


def sort_lines(lines: list[Line]) -> tuple[dict[str, Line], dict[int, Line]]:
    """Return the lines by key, and the rows of the map by number."""
    named: dict[str, Line] = {}
    rows: dict[int, Line] = {}
    for line in lines:
        row = row_number(line.key.text)
        if row is None and line.key.text not in (*COLOURS, *PARTS, *OTHER_KEYS):
            raise line.key.refuse(UNREADABLE, "position-key")
        if row in rows or line.key.text in named:
            raise line.key.refuse(UNREADABLE, "position-twice")
        if row is None:
            named[line.key.text] = line
        else:
            rows[row] = line
    return named, rows


def row_number(key: str) -> int | None:
    """Return the number of a row's key ``r1`` to ``r24``; None for other keys."""
    digits = key[1:].strip()
    if key[:1] != "r" or not (digits.isascii() and digits.isdecimal()):
        return None
    return int(digits) if 1 <= int(digits) <= ROWS else None


def read_seats(lines: Mapping[str, Line], rows: Mapping[int, Line]) -> int:
    """Return the number of seats: as written, or by the width of the map."""
    if 1 not in rows:
        raise WHOLE.refuse(cite("NW-05"), "position-row-missing", row=1)
    if "seats" in lines:
        word = lines["seats"].rest
        if word.text not in {"2", "3", "4"}:
            raise word.refuse(cite("NW-01"), "position-seats")
        return int(word.text)
    width = len(rows[1].words)
    if width not in SEATS_OF_WIDTH:
        raise rows[1].rest.refuse(cite("NW-05"), "position-width", width=width)
    return SEATS_OF_WIDTH[width]


def read_variants(lines: Mapping[str, Line], seats: int) -> NorthwestOptions:
    """Return the options: ``name`` for yes, or ``name=value``."""
    if "options" not in lines:
        return NorthwestOptions()
    line = lines["options"]
    chosen = [word.text.partition("=") for word in line.words]
    try:
        options = read_options(NorthwestOptions, {name: value if sign else "yes" for name, sign, value in chosen})
        variants = msgspec.convert(msgspec.to_builtins(options), NorthwestOptions)
        check_options(variants, seats)
    except IllegalAction as refusal:
        raise line.rest.refuse(refusal.rule or UNREADABLE, refusal.key, **refusal.arguments) from None
    return variants


def read_turn(state: NorthwestState, lines: Mapping[str, Line]) -> None:
    """Ask whose turn it is (by default red's, at its beginning)."""
    if "round" in lines:
        read_round(state, lines["round"])
    words = lines["turn"].words if "turn" in lines else []
    seat = words.pop(0).seat(state.seats) if words else Seat(0)
    state.turn = TurnState(seat, ap=points_at_start(state, seat), cards=cards_at_start(state, seat))
    state.weary[seat] = 0
    state.sheltered[seat] = False
    while words:
        read_turn_word(state.turn, words)
    state.turns_taken = 1
    state.ask(TakeTurn, (seat,))


def read_turn_word(turn: TurnState, words: list[Word]) -> None:
    """Read a flag, or a name with its number."""
    word = words.pop(0)
    if word.text in TURN_FLAGS:
        setattr(turn, TURN_FLAGS[word.text], True)
    elif word.text in TURN_NUMBERS and words:
        setattr(turn, word.text, words.pop(0).number())
    else:
        raise word.refuse(UNREADABLE, "position-word", known=(*TURN_NUMBERS, *TURN_FLAGS))


def read_round(state: NorthwestState, line: Line) -> None:
    """Read the number of the round."""
    state.round = line.rest.number(1)
    if state.round > state.options.rounds:
        raise line.rest.refuse(cite("NW-65"), "position-round", most=state.options.rounds)
