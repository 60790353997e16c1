"""Reading what a table decides before the first card: options, seats, bots and the seed."""

import secrets
from collections.abc import Sequence
from typing import Any

from pelagos.kernel.chance import SEED_BYTES, Seeded
from pelagos.kernel.errors import IllegalText
from pelagos.kernel.game import Game, Options
from pelagos.kernel.ids import Seat
from pelagos.kernel.record import is_number
from pelagos.kernel.table_rules import cite

RANDOM_SEED = "random"
NOBODY = "none"
EVERYBODY = "all"


def read_settings(game: Game[Any], words: Sequence[str]) -> Options:
    """Return the options written as ``name=value``.

    Raises:
        IllegalText: one of them does not exist, or is not written like that.
    """
    texts: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals:
            raise IllegalText(cite("PL-04"), "option-form", text=word)
        texts[name.strip().replace("-", "_")] = value.strip()
    return game.read_options(texts)


def read_chance(seed: str) -> Seeded:
    """Return the chance of a match: 256 random bits, or what follows from a chosen text."""
    return Seeded(secrets.token_bytes(SEED_BYTES)) if seed == RANDOM_SEED else Seeded.of(seed)


def read_seats(text: str, seats: int) -> frozenset[Seat]:
    """Return the seats named in a list such as ``0,2``, by ``all`` or by ``none``.

    Raises:
        IllegalText: one of them is not a seat of this table.
    """
    if text == NOBODY:
        return frozenset()
    if text == EVERYBODY:
        return frozenset(Seat(number) for number in range(seats))
    return frozenset(read_seat(word.strip(), seats) for word in text.split(","))


def read_seat(word: str, seats: int) -> Seat:
    """Return one seat of a table."""
    if not (is_number(word) and int(word) < seats):
        raise IllegalText(cite("PL-04"), "seat-number", text=word, last=seats - 1)
    return Seat(int(word))


def read_levels(text: str, seats: int) -> tuple[str, ...]:
    """Return the level of the bot of each seat, from one level for all or a list with one for each seat."""
    levels = tuple(word.strip() for word in text.split(","))
    if len(levels) == 1:
        return levels * seats
    if len(levels) != seats:
        raise IllegalText(cite("PL-04"), "bot-count", given=len(levels), seats=seats)
    return levels


def usual_seats(game: Game[Any]) -> int:
    """Return how many seats a table has if nobody says: as many as may play."""
    return game.seats[-1]
