"""What a mission of a campaign brings along from the one before, as it is written in the options (SA-102)."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from pelagos.games.spacealert.board import ZONES
from pelagos.games.spacealert.mission import SQUAD_STATIONS, TILES
from pelagos.games.spacealert.options import SpaceAlertOptions, Squads
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.kernel.errors import IllegalText

SA_102 = cite("SA-102")

WORKING: Final[dict[Squads, tuple[str, ...]]] = {
    "both": SQUAD_STATIONS,
    "UB": ("UB",),
    "LR": ("LR",),
    "none": (),
}


@cache
@rule("SA-102")
def read_damage(text: str) -> dict[str, tuple[str, ...]]:
    """Return the damage tiles by zone that are written as in ``red:shield,gravolift white:structural``.

    Raises:
        IllegalText: a zone or a tile does not exist, or stands there twice.
    """
    damage: dict[str, tuple[str, ...]] = {}
    for word in text.split():
        zone, _, names = word.partition(":")
        tiles = tuple(names.split(","))
        if zone not in ZONES or zone in damage:
            raise IllegalText(SA_102, "carried-zone", zone=zone, known=", ".join(ZONES))
        wrong = [tile for place, tile in enumerate(tiles) if tile not in TILES or tile in tiles[:place]]
        if wrong:
            raise IllegalText(SA_102, "carried-tile", tile=wrong[0], zone=zone, known=", ".join(TILES))
        damage[zone] = tiles
    return damage


@rule("SA-102")
def working_squads(options: SpaceAlertOptions) -> tuple[str, ...]:
    """Return where squads wait; one that was left disabled is not to be had."""
    return WORKING[options.squads]


def write_damage(damage: Mapping[str, Sequence[str]]) -> str:
    """Return the text that `read_damage` reads."""
    return " ".join(f"{zone}:{','.join(damage[zone])}" for zone in ZONES if damage.get(zone))


def word_of(squads: Sequence[str]) -> Squads:
    """Return the option that says where squads wait."""
    return next(word for word, places in WORKING.items() if set(places) == set(squads))
