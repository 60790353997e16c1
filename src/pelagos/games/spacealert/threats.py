"""Makes the threats of a mission from their cards, and tells the called ones apart."""

from collections.abc import Sequence
from string import ascii_lowercase

from pelagos.games.spacealert.board import Zone
from pelagos.games.spacealert.cards import THREATS
from pelagos.games.spacealert.rulebook import rule
from pelagos.games.spacealert.state import Threat


def new_threat(number: int, card: str, turn: int, zone: Zone | None, caller: int | None = None) -> Threat:
    """Return a threat that has not appeared yet, with the values of its card."""
    facts = THREATS[card]
    return Threat(
        number=number,
        card=card,
        turn=turn,
        zone=zone,
        hp=facts.hp or 0,
        shields=facts.shields,
        speed=facts.speed,
        caller=caller,
        hidden=facts.traits.hidden_until_revealed,
        returns_fire=facts.traits.returns_fire,
        inaccessibility=facts.traits.inaccessibility,
    )


@rule("SA-130", "SA-194")
def letters_of_called(threats: Sequence[Threat]) -> dict[int, str]:
    """Return the letters of the threats that have been called, by number, in the order in which they were called."""
    callers = {threat.number for threat in threats if THREATS[threat.card].traits.calls}
    called = [threat.number for threat in threats if threat.caller in callers and threat.turn]
    return dict(zip(called, ascii_lowercase, strict=False))


@rule("SA-130", "SA-147")
def marks_of(threats: Sequence[Threat]) -> dict[int, str]:
    """Return what the marker of each threat says, by number: the turn in which it appears, or its letter."""
    letters = letters_of_called(threats)
    return {threat.number: letters.get(threat.number, str(threat.turn)) for threat in threats}


@rule("SA-130")
def caller_of(called: Threat, threats: Sequence[Threat]) -> Threat | None:
    """Return the threat that called this one."""
    return next((threat for threat in threats if threat.number == called.caller), None)
