"""The hidden tiles: 28 strips of eight hexes and 24 treasures."""

from typing import Final

from pelagos.kernel.ids import CardId
from tests.spikes.floes.hexes import WIDTH

PATTERNS: Final = (
    *("wwwwwwwr", "wwwwwtww", "rwwwwwww", "wwtwwwww", "wwwrwwww", "wwwwwwww", "twwwwwwr"),
    *("wwrwwtww", "wwwwrwww", "wtwwwwtw", "wwwwwwrw", "wrwwwwww", "wwwtwwww", "wwwwtrww"),
    *("rwwwtwww", "wwwwwwwt", "wwtwwrww", "wtwwwwww", "wwwwwrww", "wwrwwwww", "wwwwtwww"),
    *("twwwwwww", "wwwwwwtw", "wwwtwwwr", "rwwwwwtw", "wtwwrwww", "wwwwwtwr", "wrwwtwww"),
)
"""Open water, rocks and treasure; a strip is laid as it is or turned round."""

COPIES: Final = 8
CODES: Final = (
    *(f"s{number}" for number in range(len(PATTERNS))),
    *(f"t{value}{copy}" for value in (1, 2, 3) for copy in "abcdefgh"),
)
"""The notation of each tile, by card number."""

STRIPS: Final = tuple(CardId(number) for number in range(len(PATTERNS)))
TREASURES: Final = tuple(CardId(number) for number in range(len(PATTERNS), len(CODES)))


def bits_of(letter: str) -> tuple[int, ...]:
    """Return, for each strip, the columns that hold this letter, as bits."""
    return tuple(sum(1 << column for column in range(WIDTH) if pattern[column] == letter) for pattern in PATTERNS)


ROCKS: Final = bits_of("r")
CHESTS: Final = bits_of("t")
TURNED: Final = tuple(int(f"{bits:0{WIDTH}b}"[::-1], 2) for bits in range(1 << WIDTH))
"""The columns of a row, as bits, after the row was turned round."""


def value_of(treasure: CardId) -> int:
    """Return what a treasure is worth: 1 to 3."""
    return 1 + (treasure - len(PATTERNS)) // COPIES
