"""The kinds of progress pieces (NW-01), read from ``pieces.toml``."""

from typing import Final, Literal

import msgspec

from pelagos.games.northwest.rulebook import rule
from pelagos.kernel.data import read_toml

Kind = Literal["I4", "L4", "J4", "Z4", "T3", "I3", "V3", "I2", "M1", "R1"]
"""A shape and its number of hexes: straight, L, mirrored L, reverse zigzag, triangle, curve, single, raid piece."""


class PieceKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One shape."""

    kind: Kind
    copies: int
    """How many each colour has."""
    size: int
    """How many hexes it covers."""
    turns: tuple[tuple[int, ...], ...]
    """How the travel bends, for each direction in which it can be travelled, in sixths of a turn."""
    source: str


@rule("NW-01")
def read_kinds() -> tuple[PieceKind, ...]:
    """Return the ten kinds: nine of ordinary pieces, then the raid piece."""
    rows = read_toml("pelagos.games.northwest", "pieces.toml")["piece"]
    return msgspec.convert(rows, tuple[PieceKind, ...])


PIECE_KINDS: Final = read_kinds()
KINDS: Final[tuple[Kind, ...]] = tuple(piece.kind for piece in PIECE_KINDS)
NUMBER: Final[dict[str, int]] = {kind: number for number, kind in enumerate(KINDS)}
COPIES: Final = tuple(piece.copies for piece in PIECE_KINDS)
SIZE: Final = tuple(piece.size for piece in PIECE_KINDS)
RAID: Final = NUMBER["R1"]
ORDINARY: Final = RAID
"""The numbers below this one are ordinary pieces."""
