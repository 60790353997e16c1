"""Compute Damage (SA-043, SA-080, SA-083 to SA-088, SA-125, SA-127)."""

from typing import Final

from pelagos.games.spacealert.board import ALL_ZONES
from pelagos.games.spacealert.cards import THREATS, Traits
from pelagos.games.spacealert.events.threats import ThreatChanged
from pelagos.games.spacealert.events.weapons import CryoshieldBroken, InternalHit, NoTarget, Targeted, ThreatHit
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.rules.attacks import attack_zone
from pelagos.games.spacealert.rules.deaths import active_externals, destroy, wound
from pelagos.games.spacealert.rules.knockouts import knock_out
from pelagos.games.spacealert.rules.lasting import SHIELD_BONUS, count
from pelagos.games.spacealert.rules.targets import (
    strength_of_pulse,
    target_of_laser,
    target_of_rocket,
    targets_of_interceptors,
)
from pelagos.games.spacealert.state import Player, Run, Shot, State, Threat, Weapon, about

SA_080, SA_083, SA_085, SA_087 = (cite(f"SA-{n}") for n in ("080", "083", "085", "087"))

INTERCEPTORS_ALONE: Final = 3
INTERCEPTORS_SEVERAL: Final = 1

Hit = tuple[Weapon, int]
"""A weapon and its strength."""
Hits = dict[int, list[Hit]]
"""The hits of this turn by the number of the threat."""


@rule("SA-043")
def compute_damage(run: Run) -> None:
    """Aim everything, apply the damage, destroy, then do what the end of this step brings."""
    state = run.state
    shots = [*state.now.shots, *state.now.incoming]
    if not (shots or state.now.sortie):
        return
    externals = active_externals(state)
    before = {threat.number: threat.damage for threat in externals}
    hits = aim_all(run, externals, shots)
    struck = [threat for threat in externals if threat.number in hits]
    for threat in struck:
        take_hits(run, threat, hits[threat.number])
    for threat in struck:
        if threat.damage >= threat.hp:
            destroy(run, threat)
    for threat in externals:
        end_step(run, threat, hits.get(threat.number, []), harmed=threat.damage > before[threat.number])


@rule("SA-080")
def aim_all(run: Run, externals: list[Threat], shots: list[Shot]) -> Hits:
    """Choose the targets of every weapon before anything is damaged."""
    hits: Hits = {}
    for shot in shots:
        note_hits(run, hits, shot.player, shot.weapon, aim(run.state, externals, shot))
    sortie = run.state.now.sortie
    if sortie:
        note_hits(run, hits, sortie.player, "interceptors", aim_interceptors(run, externals))
    return hits


def aim(state: State, externals: list[Threat], shot: Shot) -> list[tuple[Threat, int]]:
    """Return whom a shot hits, and how strongly."""
    if shot.weapon == "pulse":
        reached = [(threat, strength_of_pulse(threat, shot)) for threat in externals]
        return [(threat, strength) for threat, strength in reached if strength]
    is_rocket = shot.weapon == "rocket"
    target = target_of_rocket(externals, shot) if is_rocket else target_of_laser(state, externals, shot)
    return [] if target is None else [(target, shot.strength)]


def note_hits(run: Run, hits: Hits, player: int, weapon: Weapon, aimed: list[tuple[Threat, int]]) -> None:
    """Note which threats a weapon hits."""
    for threat, strength in aimed:
        hits.setdefault(threat.number, []).append((weapon, strength))
        if run.emit:
            run.emit(Targeted(rule=SA_080, player=player, weapon=weapon, strength=strength, **about(threat)))
    if not aimed and run.emit:
        run.emit(NoTarget(rule=SA_080, weapon=weapon))


@rule("SA-074")
def aim_interceptors(run: Run, externals: list[Threat]) -> list[tuple[Threat, int]]:
    """Let the interceptors attack: a crack in the hull first of all, else one threat with 3 or several with 1 each."""
    sortie = run.state.now.sortie
    pilot = run.state.players[sortie.player] if sortie else None
    if sortie is None or pilot is None or not pilot.distance or not pilot.conscious:
        return []
    fissure = hull_crack(run.state, pilot)
    if fissure is not None:
        repair_hull(run, pilot, fissure, 1 + sortie.heroic)
        return []
    targets = targets_of_interceptors(externals, pilot.distance)
    if len(targets) != 1:
        return [(threat, INTERCEPTORS_SEVERAL + sortie.heroic) for threat in targets]
    traits = THREATS[targets[0].card].traits
    if traits.interceptor_pilot_knocked_out:
        knock_out(run, pilot)
    return [(targets[0], (traits.interceptor_single_strength or INTERCEPTORS_ALONE) + sortie.heroic)]


@rule("SA-134")
def hull_crack(state: State, pilot: Player) -> Threat | None:
    """Return the damage outside the hull that only interceptors at distance 1 can repair, if there is any."""
    if pilot.distance != 1:
        return None
    for threat in state.threats:
        if threat.status == "active" and not threat.phased and THREATS[threat.card].traits.outside_hull:
            return threat
    return None


def repair_hull(run: Run, pilot: Player, threat: Threat, amount: int) -> None:
    """Repair damage outside the hull."""
    if run.emit:
        left = max(0, threat.hp - threat.damage - amount)
        run.emit(InternalHit(rule=SA_083, player=pilot.number, amount=amount, left=left, **about(threat)))
    wound(run, threat, amount)


@rule("SA-083", "SA-087", "SA-088")
def take_hits(run: Run, threat: Threat, hits: list[Hit]) -> None:
    """Add up what hit a threat, take its shields off once, and damage it by the rest."""
    traits = THREATS[threat.card].traits
    if traits.rocket_decoy:
        hits = [(weapon, strength) for weapon, strength in hits if weapon != "rocket"]
        if not hits:
            return
    if traits.rocket_hit_deflects and any(weapon == "rocket" for weapon, _ in hits):
        threat.deflected = True
    if traits.cryoshield and not threat.cracked:
        crack_cryoshield(run, threat)
        return
    strength = total_strength(traits, hits)
    shields = shields_against(run.state, threat, traits, hits)
    damage = max(0, strength - shields)
    if traits.max_damage_per_turn is not None:
        damage = min(damage, traits.max_damage_per_turn)
    threat.damage += damage
    threat.hurt = threat.hurt or damage > 0
    if run.emit:
        left = max(0, threat.hp - threat.damage)
        run.emit(ThreatHit(rule=SA_083, strength=strength, shields=shields, damage=damage, left=left, **about(threat)))


@rule("SA-087")
def crack_cryoshield(run: Run, threat: Threat) -> None:
    """Let a cryoshield take everything that hits in the first turn of hits."""
    threat.cracked = True
    if run.emit:
        run.emit(CryoshieldBroken(rule=SA_087, **about(threat)))


@rule("SA-127")
def total_strength(traits: Traits, hits: list[Hit]) -> int:
    """Add all strengths; lasers count half, rounded up, against a polarized threat."""
    total = sum(strength for _, strength in hits)
    if not traits.polarized:
        return total
    lasers = sum(strength for weapon, strength in hits if weapon in ("heavy_laser", "light_laser"))
    return total - lasers // 2


@rule("SA-083")
def shields_against(state: State, threat: Threat, traits: Traits, hits: list[Hit]) -> int:
    """Return the shields that count this turn; negative ones add to the damage."""
    if traits.pulse_zeroes_shields and any(weapon == "pulse" for weapon, _ in hits):
        return 0
    return threat.shields + (count(state, SHIELD_BONUS) if state.lasting else 0)


@rule("SA-085", "SA-125")
def end_step(run: Run, threat: Threat, hits: list[Hit], *, harmed: bool) -> None:
    """End Compute Damage for one threat: hypershields sink, rockets strengthen or the threat strikes back."""
    traits = THREATS[threat.card].traits
    if hits and traits.hypershield and threat.shields > 0:
        set_shields(run, threat, threat.shields - 1)
    rockets = sum(weapon == "rocket" for weapon, _ in hits)
    if rockets and traits.shields_plus_per_rocket_hit:
        set_shields(run, threat, threat.shields + rockets * traits.shields_plus_per_rocket_hit)
    if harmed and traits.retaliate_when_damaged_in_compute_damage:
        for zone in ALL_ZONES:
            attack_zone(run, threat, zone, traits.retaliate_when_damaged_in_compute_damage)


def set_shields(run: Run, threat: Threat, value: int) -> None:
    """Change the shields of a threat for the turns to come."""
    threat.shields = value
    if run.emit:
        run.emit(ThreatChanged(rule=SA_085, what="shields", value=value, **about(threat)))
