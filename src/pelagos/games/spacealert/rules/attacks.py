"""Attacks on a zone and what its shields make of them (SA-090, SA-093, SA-121, SA-122, SA-124)."""

from pelagos.games.spacealert.board import FARTHEST, ZONES, Zone, distance_of, zone_of
from pelagos.games.spacealert.cards import THREATS
from pelagos.games.spacealert.events.ship import ZoneAttacked
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.rules.hull import damage_zone
from pelagos.games.spacealert.rules.knockouts import crew_aboard, knock_out_all
from pelagos.games.spacealert.rules.lasting import (
    ATTACK_BONUS,
    SHIELDS_IGNORED,
    SHIELDS_REVERSED,
    count,
    is_in_force,
)
from pelagos.games.spacealert.state import Run, State, Threat, about

SA_090 = cite("SA-090")


@rule("SA-090", "SA-093")
def attack_zone(run: Run, threat: Threat, zone: Zone, strength: int, mode: str | None = None) -> int:
    """Attack one zone.

    Args:
        run: the mission.
        threat: who attacks.
        zone: what is attacked.
        strength: before the carrier's loss and others' help.
        mode: None, "double", "plasma" or "ignore_shields".

    Returns:
        How much the shields absorbed.
    """
    strength = strength_of_attack(run.state, threat, strength)
    if strength <= 0:
        return 0
    absorbed, passed = (0, strength) if mode == "ignore_shields" else absorb(run.state, zone, strength)
    harm = 2 * passed if mode == "double" else passed
    if run.emit:
        run.emit(
            ZoneAttacked(
                rule=SA_090, strength=strength, absorbed=absorbed, damage=harm, zone=ZONES[zone], **about(threat)
            )
        )
    damage_zone(run, zone, harm)
    if mode == "plasma" and not absorbed:
        ionize(run, zone)
    return absorbed


@rule("SA-121", "SA-124")
def strength_of_attack(state: State, threat: Threat, strength: int) -> int:
    """Return the strength of an attack after the carrier's loss and the help of other threats."""
    if threat.zone is None:
        return strength
    reduction = THREATS[threat.card].traits.carrier_reduction
    if reduction and is_held_off(state, threat):
        strength = max(0, strength - reduction)
    if state.lasting:
        strength += count(state, ATTACK_BONUS, but=threat.number)
    return strength


@rule("SA-121")
def is_held_off(state: State, threat: Threat) -> bool:
    """Tell whether interceptors are out against this carrier: at its distance or nearer, if their range varies."""
    reach = distance_of(threat.square) if state.variable_range else FARTHEST
    return any(player.conscious and 0 < player.distance <= reach for player in state.players)


@rule("SA-090")
def absorb(state: State, zone: Zone, strength: int) -> tuple[int, int]:
    """Use up shields against an attack: temporary ones first, then the zone's energy, point for point.

    Reversed energy joins only what the temporary shields let through: a zone they save is not hit.

    Returns:
        What was absorbed and what passes.
    """
    temporary = min(strength, state.now.temporary[zone])
    state.now.temporary[zone] -= temporary
    left = strength - temporary
    if left and state.lasting and is_in_force(state, SHIELDS_REVERSED):
        return temporary, left + reverse_shield(state, zone)
    if state.lasting and is_in_force(state, SHIELDS_IGNORED):
        return temporary, left
    energy = min(left, state.shields[zone])
    state.shields[zone] -= energy
    return temporary + energy, left - energy


@rule("SA-134")
def reverse_shield(state: State, zone: Zone) -> int:
    """Empty the shield of a zone and return its energy, which joins the attack."""
    energy = state.shields[zone]
    state.shields[zone] = 0
    return energy


@rule("SA-122")
def ionize(run: Run, zone: Zone) -> None:
    """Knock out everybody aboard in a zone hit by plasma."""
    knock_out_all(run, [player for player in crew_aboard(run.state) if zone_of(player.station) == zone])
