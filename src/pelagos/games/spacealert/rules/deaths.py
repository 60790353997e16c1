"""Wounds and the end of threats, with all that follows (SA-084, SA-131)."""

from collections.abc import Iterable

from pelagos.games.spacealert.cards import THREATS, numbers_of
from pelagos.games.spacealert.events.threats import ThreatDestroyed
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.rules.attacks import attack_zone
from pelagos.games.spacealert.rules.knockouts import crew_aboard, knock_out, knock_out_all
from pelagos.games.spacealert.rules.lasting import end_all
from pelagos.games.spacealert.state import Run, State, Threat, about

SA_084, SA_131 = cite("SA-084"), cite("SA-131")


def active_externals(state: State) -> list[Threat]:
    """Return the external threats on a track that are not phased out, in the order in which they act."""
    return [
        threat
        for threat in state.threats
        if threat.status == "active" and threat.zone is not None and not threat.phased
    ]


def wound(run: Run, threat: Threat, amount: int) -> None:
    """Damage a threat at once, shields not counted, and destroy it if that is enough."""
    threat.damage += amount
    if threat.damage >= threat.hp:
        destroy(run, threat)


@rule("SA-084")
def destroy(run: Run, threat: Threat) -> None:
    """Destroy a threat: what it did is undone, what its death brings follows at once."""
    if threat.status != "active":
        return
    threat.status = "destroyed"
    if run.emit:
        points = THREATS[threat.card].points.destroy
        run.emit(ThreatDestroyed(rule=SA_084, **about(threat), points=points))
    end_all(run, threat)
    cancel_call(run, threat)
    traits = THREATS[threat.card].traits
    if traits.death_attack_per_mark and threat.marks and threat.zone is not None:
        attack_zone(run, threat, threat.zone, traits.death_attack_per_mark * threat.marks)
    if traits.death_damage_to_other_externals:
        wound_all(run, active_externals(run.state), traits.death_damage_to_other_externals)
    if traits.death_knockout_stations:
        stations = numbers_of(traits.death_knockout_stations)
        knock_out_all(run, [player for player in crew_aboard(run.state) if player.station in stations])
    if threat.host is not None:
        knock_out(run, run.state.players[threat.host])


def wound_all(run: Run, threats: Iterable[Threat], amount: int) -> None:
    """Wound several threats in the order in which they act; their deaths may chain."""
    for threat in threats:
        if threat.status == "active":
            wound(run, threat, amount)


@rule("SA-131")
def cancel_call(run: Run, caller: Threat) -> None:
    """Score the threat that a destroyed caller had not called yet as destroyed too, and whatever that could call."""
    if not THREATS[caller.card].traits.calls:
        return
    for threat in [held for held in run.state.held if held.caller == caller.number]:
        run.state.held.remove(threat)
        threat.status = "destroyed"
        run.state.threats.append(threat)
        if run.emit:
            points = THREATS[threat.card].points.destroy
            run.emit(ThreatDestroyed(rule=SA_131, **about(threat), points=points))
        cancel_call(run, threat)
