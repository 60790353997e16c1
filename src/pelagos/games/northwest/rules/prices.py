"""What a hex costs to enter (NW-16, NW-17, NW-26, NW-29, NW-59)."""

from typing import Final, get_args

from pelagos.games.northwest.cards import Power
from pelagos.games.northwest.geometry import Cell
from pelagos.games.northwest.readings import DAVIS_ICE_AP, DROPPED_ICE_AP, ROUTE_AP
from pelagos.games.northwest.rulebook import rule
from pelagos.games.northwest.state import UNLAID, NorthwestState

TERRAIN_AP: Final = {"W": 1, "L": 2, "S": 3, "I": 4}
ROSS_SNOW_AP: Final = 2
OUT_OF_REACH: Final = 99
"""The price of a hex where no tile lies."""


@rule("NW-16")
def terrain_prices(power: Power) -> dict[str, int]:
    """Return what each letter of the ground costs a character."""
    prices = dict(TERRAIN_AP)
    if power == "cheap-snow":
        prices["S"] = ROSS_SNOW_AP
    if power == "cheap-ice":
        prices["I"] = DAVIS_ICE_AP
    prices.update({letter.lower(): price for letter, price in prices.items()})
    prices[UNLAID] = OUT_OF_REACH
    return prices


PRICES: Final = {power: terrain_prices(power) for power in get_args(Power)}
"""By power, then by letter of the ground."""


@rule("NW-17", "NW-26", "NW-29")
def route_price(state: NorthwestState, cell: Cell, power: Power) -> int:
    """Return what a hex of a route costs: as water, or as the iceberg that was dropped there."""
    if cell not in state.icebergs:
        return ROUTE_AP
    return DAVIS_ICE_AP if power == "cheap-ice" else DROPPED_ICE_AP


@rule("NW-17", "NW-59")
def own_route_price(state: NorthwestState, cell: Cell, power: Power) -> int:
    """Return what a hex of the own route costs: nothing for Baffin, save for a dropped iceberg."""
    if power == "free-route" and cell not in state.icebergs:
        return 0
    return route_price(state, cell, power)
