"""Small distinct types for the numbers and names that games pass about."""

from typing import Final, Literal, NewType

Seat = NewType("Seat", int)
"""A place at the table, counted from 0. A person or a bot sits on it; the rules know only the seat."""

CardId = NewType("CardId", int)
"""The number of a card (or tile, or anything else that can lie face down) within its game."""

RuleId = NewType("RuleId", str)
"""The published number of a rule, for example ``GR-53``."""

Clock = Literal["clock"]
CLOCK: Final[Clock] = "clock"
"""The actor that closes timed phases. It is nobody's seat and sees what an outsider sees."""

Actor = Seat | Clock
"""Whoever a decision is put to."""

OUTSIDER: Final = None
"""The viewer who holds no seat: a spectator, or the clock."""

Viewer = Seat | None


def mask_of(*seats: Seat) -> int:
    """Return the set of seats as bits: seat 0 is bit 0."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def everybody(seats: int) -> int:
    """Return the bits of all `seats` seats and of the outsider: what lies open on the table."""
    return (1 << seats) - 1 | OUTSIDER_BIT


OUTSIDER_BIT: Final = 1 << 30
"""The outsider's bit in a set of viewers."""


def bit_of(viewer: Viewer) -> int:
    """Return the bit of one viewer."""
    return OUTSIDER_BIT if viewer is None else 1 << viewer
