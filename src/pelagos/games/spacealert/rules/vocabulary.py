"""The table of effects: one named function for each `op` of the threat cards, and the words that fill them in."""

from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from pelagos.games.spacealert.board import ALL_ZONES, BLUE, RED, WHITE, Zone, zone_of
from pelagos.games.spacealert.cards import CardEffect
from pelagos.games.spacealert.rules.knockouts import players_in
from pelagos.games.spacealert.state import Run, State, Threat

Effect = Callable[[Run, Threat, CardEffect], None]
F = TypeVar("F", bound=Effect)

EFFECTS: Final[dict[str, Effect]] = {}
"""The function of each op."""


def effect(op: str) -> Callable[[F], F]:
    """Register the function that carries out an op."""

    def register(function: F) -> F:
        EFFECTS[op] = function
        return function

    return register


def zones_of(threat: Threat, word: str | None) -> tuple[Zone, ...]:
    """Return the zones that a word of a card means."""
    if word in FIXED_ZONES:
        return FIXED_ZONES[word]
    own = own_zones(threat)
    if word == "others":
        return tuple(zone for zone in ALL_ZONES if zone not in own)
    if word == "opposite_side":
        return tuple(BLUE - zone for zone in own)
    if word == "each_station":
        return tuple(zone_of(station) for station in threat.stations)
    return own


FIXED_ZONES: Final[dict[str | None, tuple[Zone, ...]]] = {
    "all": ALL_ZONES,
    "red": (RED,),
    "white": (WHITE,),
    "blue": (BLUE,),
    "red_and_blue": (RED, BLUE),
}


def own_zones(threat: Threat) -> tuple[Zone, ...]:
    """Return the zone of an external threat, or those in which an internal one sits, each once."""
    if threat.zone is not None:
        return (threat.zone,)
    return tuple(sorted({zone_of(station) for station in threat.stations}))


def amount_of(state: State, threat: Threat, effect: CardEffect, zone: Zone) -> int:
    """Return the number an effect works with on a zone; brackets apply to threats that were phased out."""
    if effect.phased_amount is not None and threat.emerged:
        return effect.phased_amount
    if isinstance(effect.amount, int):
        return effect.amount
    return AMOUNTS[effect.amount or "none"](state, threat, zone)


AMOUNTS: Final[dict[str, Callable[[State, Threat, Zone], int]]] = {
    "remaining_hp": lambda _state, threat, _zone: threat.hp - threat.damage,
    "twice_remaining_hp": lambda _state, threat, _zone: 2 * (threat.hp - threat.damage),
    "three_per_remaining_hp": lambda _state, threat, _zone: 3 * (threat.hp - threat.damage),
    "half_damage_round_down": lambda _state, threat, _zone: threat.damage // 2,
    "energy_in_own_reactor": lambda state, threat, _zone: state.reactors[own_zones(threat)[0]],
    "own_reactor_energy+1": lambda state, threat, _zone: state.reactors[own_zones(threat)[0]] + 1,
    "zone_reactor_energy+1": lambda state, _threat, zone: state.reactors[zone] + 1,
    "players_in_its_station": lambda state, threat, _zone: players_with(state, threat),
}
"""What each word in place of a number means."""


def players_with(state: State, threat: Threat) -> int:
    """Count the figures in the stations of a threat."""
    return sum(players_in(state, station) for station in threat.stations)


def applies(state: State, threat: Threat, effect: CardEffect) -> bool:
    """Tell whether the condition of an effect holds."""
    if effect.unless is not None and CONDITIONS[effect.unless](state, threat):
        return False
    return effect.only_if is None or CONDITIONS[effect.only_if](state, threat)


def _took_less_than(limit: int, _state: State, threat: Threat) -> bool:
    return threat.damage < limit


CONDITIONS: Final[dict[str, Callable[[State, Threat], bool]]] = {
    "damaged": lambda _state, threat: threat.damage > 0,
    "undamaged": lambda _state, threat: threat.damage == 0,
    **{f"damage_taken<{limit}": partial(_took_less_than, limit) for limit in (2, 3, 6)},
    "deflected": lambda _state, threat: threat.deflected,
    "not_phased_before_move": lambda _state, threat: not threat.emerged,
    "players_in_its_station": lambda state, threat: players_with(state, threat) > 0,
    "no_players_in_its_station": lambda state, threat: players_with(state, threat) == 0,
}
"""What each condition of an effect asks."""
