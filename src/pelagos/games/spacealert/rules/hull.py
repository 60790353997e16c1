"""Damage to the hull and the tiles it uncovers (SA-047, SA-091 to SA-093)."""

from pelagos.games.spacealert.board import REACTOR_CAPACITY, SHIELD_CAPACITY, ZONES, Zone
from pelagos.games.spacealert.events.mission import ShipLost
from pelagos.games.spacealert.events.ship import TileDrawn
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.rules.lasting import DOUBLE_DAMAGE, is_in_force
from pelagos.games.spacealert.state import Run, State

SA_047, SA_092 = cite("SA-047"), cite("SA-092")


class ShipLostError(Exception):
    """The mission ends here; `rules.timeline` catches it."""


@rule("SA-047")
def lose_ship(run: Run, reason: str) -> None:
    """Lose the ship at once."""
    run.state.lost = True
    if run.emit:
        run.emit(ShipLost(rule=SA_047, reason=reason))
    raise ShipLostError


@rule("SA-091", "SA-093", "SA-102")
def damage_zone(run: Run, zone: Zone, amount: int) -> None:
    """Damage the hull of a zone; shields do not help. A fissure doubles it, and so does old structural damage."""
    state = run.state
    if zone in state.weakened or (state.lasting and is_in_force(state, DOUBLE_DAMAGE, zone)):
        amount *= 2
    for _ in range(amount):
        draw_tile(run, zone)


@rule("SA-092")
def draw_tile(run: Run, zone: Zone) -> None:
    """Draw one damage tile. Energy above a lowered capacity is lost; the seventh damage ends the ship."""
    state = run.state
    pile = state.piles[zone]
    if not pile:
        lose_ship(run, "hull")
    tile = pile.pop() if state.stacked else pile.pop(run.chance.roll(len(pile)))
    state.broken[zone].append(tile)
    if tile == "shield":
        state.shields[zone] = min(state.shields[zone], shield_capacity(state, zone))
    elif tile == "reactor":
        state.reactors[zone] = min(state.reactors[zone], reactor_capacity(state, zone))
    if run.emit:
        total = len(state.broken[zone])
        run.emit(TileDrawn(rule=SA_092, zone=ZONES[zone], tile=tile, total=total))


def put_back(run: Run, zone: Zone, tile: str) -> None:
    """Shuffle a tile back into the pile of its zone."""
    pile = [*run.state.piles[zone], tile]
    run.state.piles[zone] = run.chance.shuffle(pile) if run.state.stacked else sorted(pile)


def shield_capacity(state: State, zone: Zone) -> int:
    """Return how much energy the shield of a zone holds now."""
    return SHIELD_CAPACITY[zone] - ("shield" in state.broken[zone])


def reactor_capacity(state: State, zone: Zone) -> int:
    """Return how much energy the reactor of a zone holds now."""
    return REACTOR_CAPACITY[zone] - ("reactor" in state.broken[zone])


def is_broken(state: State, zone: Zone, tile: str) -> bool:
    """Tell whether a zone has drawn a tile."""
    return tile in state.broken[zone]
