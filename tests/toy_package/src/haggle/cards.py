"""The 23 cards: four goods, five of each, two traps and a decoy."""

from typing import Final, Literal

from pelagos.kernel.ids import CardId

Kind = Literal["olives", "salt", "wool", "amber", "trap", "decoy"]

GOODS: Final[tuple[Kind, ...]] = ("olives", "salt", "wool", "amber")
KINDS: Final[tuple[Kind, ...]] = (*GOODS, "trap", "decoy")
COPIES: Final[dict[Kind, int]] = {"olives": 5, "salt": 5, "wool": 5, "amber": 5, "trap": 2, "decoy": 1}

KIND_OF: Final[tuple[Kind, ...]] = tuple(kind for kind in KINDS for _ in range(COPIES[kind]))
"""The kind of each card, by card number."""

CODES: Final = tuple(f"{kind[0].upper()}{copy}" for kind in KINDS for copy in range(1, COPIES[kind] + 1))
"""The notation of each card, by card number: O3 is the third olives."""

ALL_CARDS: Final = tuple(CardId(number) for number in range(len(KIND_OF)))
INTERRUPTS: Final = tuple(card for card in ALL_CARDS if KIND_OF[card] in {"trap", "decoy"})
