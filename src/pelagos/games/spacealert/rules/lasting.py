"""What a threat has done that stays until it is destroyed: auras, sealed doors, blind lasers, failing shields.

It outlives the threat's way past Z; only destroying the threat undoes it.
"""

from pelagos.games.spacealert.events.threats import LastingBegan, LastingEnded
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.games.spacealert.state import Lasting, Run, State, Threat, about

SA_097, SA_095 = cite("SA-097"), cite("SA-095")

ATTACK_BONUS = "attack-bonus"
SHIELD_BONUS = "shield-bonus"
DOUBLE_DAMAGE = "double-damage"
SEALED_DOOR = "sealed-door"
BLIND_LASERS = "blind-lasers"
SHIELDS_IGNORED = "shields-ignored"
SHIELDS_REVERSED = "shields-reversed"
LETHAL_ENTRY = "lethal-entry"


def begin(run: Run, threat: Threat, kind: str, place: int | None = None, name: str = "") -> None:
    """Let something last; `name` is the place for people to read."""
    run.state.lasting.append(Lasting(kind, threat.number, place))
    if run.emit:
        run.emit(LastingBegan(rule=SA_097, **about(threat), kind=kind, place=name))


def is_in_force(state: State, kind: str, place: int | None = None) -> bool:
    """Tell whether something of a kind lasts here or everywhere."""
    return any(lasting.kind == kind and lasting.place in (None, place) for lasting in state.lasting)


@rule("SA-124")
def count(state: State, kind: str, *, but: int | None = None) -> int:
    """Count what lasts of a kind, but for that of one threat."""
    return sum(lasting.kind == kind and lasting.threat != but for lasting in state.lasting)


def end_all(run: Run, threat: Threat) -> None:
    """Undo all that a threat has done."""
    state = run.state
    ended = [lasting for lasting in state.lasting if lasting.threat == threat.number]
    if not ended:
        return
    state.lasting = [lasting for lasting in state.lasting if lasting.threat != threat.number]
    if run.emit:
        for lasting in ended:
            run.emit(LastingEnded(rule=SA_095, **about(threat), kind=lasting.kind))
