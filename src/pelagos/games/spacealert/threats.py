"""Makes the threats of a mission from their cards."""

from pelagos.games.spacealert.board import Zone
from pelagos.games.spacealert.cards import THREATS
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
