"""Effects that stay until their threat is destroyed."""

from pelagos.games.spacealert.board import BLUE, RED, WHITE, ZONES
from pelagos.games.spacealert.cards import CardEffect
from pelagos.games.spacealert.rulebook import rule
from pelagos.games.spacealert.rules import lasting
from pelagos.games.spacealert.rules.vocabulary import effect
from pelagos.games.spacealert.state import Run, Threat

AURAS = {
    "attack_plus_1_other_externals": lasting.ATTACK_BONUS,
    "shield_plus_1_all_externals": lasting.SHIELD_BONUS,
}
DOORS = {"red-white": RED, "white-blue": WHITE}


@effect("aura")
@rule("SA-124")
def aura(run: Run, threat: Threat, row: CardEffect) -> None:
    """Help the external threats, also those that come later."""
    lasting.begin(run, threat, AURAS[row.name or ""])


@effect("double_damage")
@rule("SA-093")
def double_damage(run: Run, threat: Threat, row: CardEffect) -> None:
    """Double all damage to the red zone, or to every zone."""
    place = RED if row.zones == "red" else None
    lasting.begin(run, threat, lasting.DOUBLE_DAMAGE, place, row.zones or "all")


@effect("seal_doors")
@rule("SA-134")
def seal_doors(run: Run, threat: Threat, row: CardEffect) -> None:
    """Close the doors between two zones on both decks."""
    lasting.begin(run, threat, lasting.SEALED_DOOR, DOORS[row.between or ""], row.between or "")


@effect("shields_ignored")
@rule("SA-134")
def shields_ignored(run: Run, threat: Threat, _row: CardEffect) -> None:
    """Let the ship's shields absorb nothing."""
    lasting.begin(run, threat, lasting.SHIELDS_IGNORED)


@effect("shields_reversed")
@rule("SA-134")
def shields_reversed(run: Run, threat: Threat, _row: CardEffect) -> None:
    """Let the shield energy of an attacked zone join the attack."""
    lasting.begin(run, threat, lasting.SHIELDS_REVERSED)


@effect("blind_lasers")
@rule("SA-134")
def blind_lasers(run: Run, threat: Threat, row: CardEffect) -> None:
    """Blind the lasers of a zone: the white ones, or the red ones first and the blue ones the next time."""
    zone = WHITE
    if row.zone != "white":
        own = [entry.place for entry in run.state.lasting if entry.threat == threat.number]
        zone = BLUE if RED in own else RED
    lasting.begin(run, threat, lasting.BLIND_LASERS, zone, ZONES[zone])


@effect("lethal_entry")
@rule("SA-055")
def lethal_entry(run: Run, threat: Threat, _row: CardEffect) -> None:
    """Knock out, from now on, whoever enters one of its stations."""
    lasting.begin(run, threat, lasting.LETHAL_ENTRY)
