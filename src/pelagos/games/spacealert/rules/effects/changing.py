"""Effects that change the values of threats: shields, speed, hit points."""

from pelagos.games.spacealert.cards import CardEffect
from pelagos.games.spacealert.events.threats import ThreatChanged, ThreatHealed
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.rules.deaths import active_externals, wound
from pelagos.games.spacealert.rules.effects.ship import lose_energy
from pelagos.games.spacealert.rules.targets import can_be_hit
from pelagos.games.spacealert.rules.vocabulary import amount_of, effect, own_zones
from pelagos.games.spacealert.state import Run, Threat, about

SA_097 = cite("SA-097")


def announce(run: Run, threat: Threat, what: str, value: int) -> None:
    """Say that a value of a threat has changed."""
    if run.emit:
        run.emit(ThreatChanged(rule=SA_097, what=what, value=value, **about(threat)))


def restore(run: Run, threat: Threat, amount: int) -> None:
    """Take damage off a threat."""
    amount = min(amount, threat.damage)
    if not amount:
        return
    threat.damage -= amount
    if run.emit:
        left = threat.hp - threat.damage
        run.emit(ThreatHealed(rule=SA_097, amount=amount, left=left, **about(threat)))


@effect("heal")
def heal(run: Run, threat: Threat, row: CardEffect) -> None:
    """Take damage off the threat itself."""
    restore(run, threat, amount_of(run.state, threat, row, 0))


@effect("heal_all_externals")
def heal_all_externals(run: Run, threat: Threat, row: CardEffect) -> None:
    """Take damage off every external threat that can be targeted, itself included."""
    for other in active_externals(run.state):
        if can_be_hit(other, "any"):
            restore(run, other, amount_of(run.state, threat, row, 0))


@effect("self_damage")
def self_damage(run: Run, threat: Threat, row: CardEffect) -> None:
    """Damage the threat itself; that may destroy it."""
    wound(run, threat, amount_of(run.state, threat, row, 0))


@effect("set_shields")
def set_shields(run: Run, threat: Threat, row: CardEffect) -> None:
    """Set the shields."""
    threat.shields = row.value or 0
    announce(run, threat, "shields", threat.shields)


@effect("add_shields")
def add_shields(run: Run, threat: Threat, row: CardEffect) -> None:
    """Strengthen the shields."""
    threat.shields += amount_of(run.state, threat, row, 0)
    announce(run, threat, "shields", threat.shields)


@effect("add_speed")
@rule("SA-097")
def add_speed(run: Run, threat: Threat, row: CardEffect) -> None:
    """Gain speed, from the next move on."""
    threat.speed += amount_of(run.state, threat, row, 0)
    announce(run, threat, "speed", threat.speed)


@effect("set_inaccessibility")
@rule("SA-126")
def set_inaccessibility(run: Run, threat: Threat, row: CardEffect) -> None:
    """Set how difficult it is to get at the threat."""
    threat.inaccessibility = row.value or 0
    announce(run, threat, "access", threat.inaccessibility)


@effect("reveal")
@rule("SA-086")
def reveal(run: Run, threat: Threat, _row: CardEffect) -> None:
    """Become visible, so that weapons can aim."""
    threat.hidden = False
    announce(run, threat, "hidden", 0)


@effect("grow_up")
@rule("SA-071")
def grow_up(run: Run, threat: Threat, _row: CardEffect) -> None:
    """Return fire from now on."""
    threat.returns_fire = True
    announce(run, threat, "fire", 1)


@effect("count_mark")
@rule("SA-084")
def count_mark(run: Run, threat: Threat, _row: CardEffect) -> None:
    """Count a mark passed: the explosion grows."""
    threat.marks += 1
    announce(run, threat, "marks", threat.marks)


@effect("absorb_own_reactor_gain_speed")
@rule("SA-134")
def absorb_reactor(run: Run, threat: Threat, _row: CardEffect) -> None:
    """Take all energy of the zone's reactor and gain as much speed."""
    for zone in own_zones(threat):
        threat.speed += lose_energy(run, "reactor", zone, run.state.reactors[zone])
    announce(run, threat, "speed", threat.speed)
