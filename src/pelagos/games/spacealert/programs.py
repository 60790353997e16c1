"""Reads programs: what may lie in the slots, and how it is written (SA-033, SA-034, SA-140, SA-166)."""

import re
from functools import lru_cache
from typing import Final

from pelagos.games.spacealert.board import STATIONS
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.state import Card
from pelagos.kernel.errors import IllegalText

SA_034, SA_140, SA_160, SA_166 = cite("SA-034"), cite("SA-140"), cite("SA-160"), cite("SA-166")

Slot = str | tuple[str, ...] | None
"""A slot as it is written: blank, one symbol, or several in order."""

BUTTONS: Final = frozenset({"A", "B", "C", "bots"})
MOVES: Final = frozenset({"red", "blue", "lift"})
HEROIC_MOVES: Final = frozenset(f"to:{station}" for station in STATIONS)
HEROIC_BUTTONS: Final = frozenset({"heroic:A", "heroic:B", "heroic:bots"})
SPECIAL: Final = frozenset({"basic", "advanced"})
ALL_SYMBOLS: Final = BUTTONS | MOVES | HEROIC_MOVES | HEROIC_BUTTONS | SPECIAL
HEROIC_FORM: Final = re.compile(r"(?:heroic|hero)[ :_-]?(A|B|C|bots)")
DOUBLE: Final = 2


@rule("SA-140", "SA-166")
@lru_cache(maxsize=8192)
def read_slot(slot: Slot, specialization: str | None, player: int, turn: int) -> Card | None:
    """Return the card of a slot.

    Raises:
        IllegalText: it is no card, or not one this player can have.
    """
    if slot is None:
        return None
    symbols = [read_symbol(text, player, turn) for text in ([slot] if isinstance(slot, str) else slot)]
    if not symbols:
        return None
    special = [symbol for symbol in symbols if symbol in SPECIAL]
    if not special:
        return _double(symbols, player, turn)
    if specialization is None:
        raise IllegalText(SA_160, "no-specialization", player=player, turn=turn, symbol=special[0])
    others = [symbol for symbol in symbols if symbol not in SPECIAL]
    return _combined(special, others, specialization, player, turn)


@rule("SA-033", "SA-034")
def read_symbol(text: str, player: int, turn: int) -> str:
    """Return a symbol in its one spelling; heroic buttons may be written ``heroic:A`` or ``heroic A``."""
    match = HEROIC_FORM.fullmatch(text)
    if match:
        if match[1] == "C":
            raise IllegalText(SA_034, "heroic-c", player=player, turn=turn)
        return f"heroic:{match[1]}"
    if text.startswith("to:") and text not in HEROIC_MOVES:
        raise IllegalText(None, "unknown-station", station=text[3:], player=player, turn=turn)
    if text not in ALL_SYMBOLS:
        raise IllegalText(None, "unknown-symbol", symbol=text, player=player, turn=turn)
    return text


def _double(symbols: list[str], player: int, turn: int) -> Card:
    if len(symbols) > DOUBLE or (len(symbols) == DOUBLE and not set(symbols) <= BUTTONS | MOVES):
        raise IllegalText(SA_140, "no-such-card", card="+".join(symbols), player=player, turn=turn)
    return tuple(symbols)


@rule("SA-166")
def _combined(special: list[str], others: list[str], specialization: str, player: int, turn: int) -> Card:
    """Return two cards that share a slot: the Medic's with a move before it, the advanced Special Ops with any card."""
    medic = specialization == "medic" and len(others) == 1 and others[0] in MOVES | HEROIC_MOVES
    ops = specialization == "special_ops" and special == ["advanced"] and len(others) <= DOUBLE
    if len(special) > 1 or (others and not medic and not ops):
        text = "+".join([*special, *others])
        raise IllegalText(SA_166, "cannot-combine", card=text, player=player, turn=turn)
    if medic:
        return (*others, *special)
    return (*special, *_double(others, player, turn)) if others else (*special,)
