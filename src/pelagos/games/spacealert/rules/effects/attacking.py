"""Attacks, direct damage and the loss of the ship."""

from pelagos.games.spacealert.board import ALL_ZONES, WHITE, zone_of
from pelagos.games.spacealert.cards import CardEffect
from pelagos.games.spacealert.rulebook import rule
from pelagos.games.spacealert.rules.attacks import attack_zone
from pelagos.games.spacealert.rules.effects.changing import restore
from pelagos.games.spacealert.rules.effects.ship import lose_energy, lose_fuel
from pelagos.games.spacealert.rules.hull import damage_zone, lose_ship, shield_capacity
from pelagos.games.spacealert.rules.vocabulary import amount_of, effect, zones_of
from pelagos.games.spacealert.state import Run, Threat


@effect("attack")
@rule("SA-090", "SA-122", "SA-123")
def attack(run: Run, threat: Threat, row: CardEffect) -> None:
    """Attack each zone on its own; some threats feed on what the shields absorb."""
    for zone in zones_of(threat, row.zones):
        absorbed = attack_zone(run, threat, zone, amount_of(run.state, threat, row, zone), row.mode)
        if row.heal_by_absorbed:
            restore(run, threat, absorbed)


@effect("damage")
@rule("SA-091")
def damage(run: Run, threat: Threat, row: CardEffect) -> None:
    """Damage the hull of each zone directly."""
    for zone in zones_of(threat, row.zones):
        damage_zone(run, zone, amount_of(run.state, threat, row, zone))


@effect("destroy_ship")
@rule("SA-047")
def destroy_ship(run: Run, _threat: Threat, _row: CardEffect) -> None:
    """Destroy the ship."""
    lose_ship(run, "threat")


@effect("drain_reactor_or_damage")
@rule("SA-091")
def drain_reactor_or_damage(run: Run, threat: Threat, _row: CardEffect) -> None:
    """Take one energy from the zone's reactor; if there is none, do one damage there."""
    for zone in zones_of(threat, "own"):
        if not lose_energy(run, "reactor", zone, 1):
            damage_zone(run, zone, 1)


@effect("transfer_reactor_to_shield_leak_rest")
@rule("SA-091")
def transfer_and_leak(run: Run, threat: Threat, row: CardEffect) -> None:
    """Empty the reactor into the shield; what does not fit leaks, one damage for each block."""
    state = run.state
    for zone in zones_of(threat, row.zone):
        room = max(0, shield_capacity(state, zone) - state.shields[zone])
        energy = lose_energy(run, "reactor", zone, state.reactors[zone])
        state.shields[zone] += min(room, energy)
        damage_zone(run, zone, max(0, energy - room))


@effect("leak_shield")
@rule("SA-091")
def leak_shield(run: Run, threat: Threat, row: CardEffect) -> None:
    """Let shields leak: one damage for each block."""
    for zone in zones_of(threat, row.zones):
        damage_zone(run, zone, lose_energy(run, "shield", zone, run.state.shields[zone]))


@effect("leak_reactors")
@rule("SA-091")
def leak_reactors(run: Run, threat: Threat, row: CardEffect) -> None:
    """Let reactors leak: one damage for each block."""
    for zone in zones_of(threat, row.zones):
        damage_zone(run, zone, lose_energy(run, "reactor", zone, run.state.reactors[zone]))


@effect("short_circuit")
@rule("SA-134")
def short_circuit(run: Run, threat: Threat, row: CardEffect) -> None:
    """Lose one white energy or one capsule; if there was one, every zone is attacked with 1."""
    lost = lose_fuel(run) if row.resource == "fuel" else lose_energy(run, "reactor", WHITE, 1)
    if lost:
        for zone in ALL_ZONES:
            attack_zone(run, threat, zone, 1)


@effect("detonate_mines")
@rule("SA-091")
def detonate_mines(run: Run, threat: Threat, row: CardEffect) -> None:
    """Let every mine damage the zone it lies in."""
    mines, threat.mines = threat.mines, []
    for station in mines:
        damage_zone(run, zone_of(station), row.damage_each or 0)


@effect("infection_burst")
@rule("SA-134")
def infection_burst(run: Run, threat: Threat, row: CardEffect) -> None:
    """Let every infected player who is conscious and aboard damage the zone he stands in."""
    for number in threat.marked:
        player = run.state.players[number]
        if player.conscious and not player.distance:
            damage_zone(run, zone_of(player.station), row.damage_each or 0)
    threat.marked = []
