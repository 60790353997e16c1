"""Makes missions of a given difficulty: the same seed makes the same mission."""

from typing import Final

import msgspec

from pelagos.games.spacealert.board import ZONES
from pelagos.games.spacealert.missions.limits import LIMITS, MOST_PER_ZONE, Limits, are_threats_within, by_phase
from pelagos.games.spacealert.missions.script import HIGHEST_NUMBER, THREAT_POINTS, Kind, Script, ThreatAlert
from pelagos.games.spacealert.missions.timing import lay_out, phase_lengths
from pelagos.games.spacealert.rulebook import rule
from pelagos.kernel.chance import Chance, Seeded

GENERATED: Final = "generated"


@rule("SA-105", "SA-148")
def generate(difficulty: str, seed: str) -> Script:
    """Return a new mission.

    Args:
        difficulty: a key of `LIMITS`.
        seed: any text.
    """
    limits, dice = LIMITS[difficulty], Seeded.of(f"mission {difficulty} {seed}")
    threats = by_phase(draw_threats(limits, dice))
    ends = phase_lengths(limits, dice)
    return Script(
        id=GENERATED,
        group="generated",
        origin="designed",
        double_actions=limits.double_actions,
        phase_ends=ends,
        events=lay_out(limits, ends, (*threats, []), dice),
    )


def draw_threats(limits: Limits, dice: Chance) -> list[ThreatAlert]:
    """Return threats within the limits, in order of turns; their seconds are still to be found."""
    while True:
        threats = propose(limits, dice)
        if are_threats_within(limits, threats):
            return withhold(limits, give_zones(threats, dice), dice)


def propose(limits: Limits, dice: Chance) -> list[ThreatAlert]:
    """Return threats of the right number of points, in any turns."""
    serious = dice.roll(1 + min(limits.most_serious, limits.points // THREAT_POINTS["serious"]))
    common = limits.points - serious * THREAT_POINTS["serious"]
    in_order: list[Kind] = [*["serious"] * serious, *["common"] * common]  # type: ignore[list-item]  # read as plain text
    kinds = dice.shuffle(in_order)
    least, most = limits.internal_count
    inside = least + dice.roll(1 + most - least)
    turns = dice.shuffle(range(1, HIGHEST_NUMBER + 1))
    inside_turns = dice.shuffle(turns) if limits.shared_turns else turns[::-1]
    threats = [
        ThreatAlert(at=0, T=turn, position="internal", kind=kind)
        for kind, turn in zip(kinds[:inside], inside_turns, strict=False)
    ]
    threats += [
        ThreatAlert(at=0, T=turn, position="external", kind=kind)
        for kind, turn in zip(kinds[inside:], turns, strict=False)
    ]
    return sorted(threats, key=lambda alert: (alert.T, alert.position))


def give_zones(threats: list[ThreatAlert], dice: Chance) -> list[ThreatAlert]:
    """Give each external threat a zone: never one twice in a row, and none more than three times."""
    left = dict.fromkeys(ZONES, MOST_PER_ZONE)
    last = ""
    placed: list[ThreatAlert] = []
    for threat in threats:
        if threat.position == "external":
            # The zones with most room left go first, so that never only the last one has any.
            most = max(room for zone, room in left.items() if zone != last)
            open_zones = [zone for zone, room in left.items() if zone != last and room >= max(1, most - 1)]
            last = open_zones[dice.roll(len(open_zones))]
            left[last] -= 1
            placed.append(msgspec.structs.replace(threat, zone=last))
        else:
            placed.append(threat)
    return placed


@rule("SA-029")
def withhold(limits: Limits, threats: list[ThreatAlert], dice: Chance) -> list[ThreatAlert]:
    """Make reports unconfirmed, of as many points as a crew of four is spared."""
    chosen: set[int] = set()
    left = limits.unconfirmed
    for place in dice.shuffle(range(len(threats))):
        if threats[place].points <= left:
            chosen.add(place)
            left -= threats[place].points
    return [msgspec.structs.replace(threat, unconfirmed=place in chosen) for place, threat in enumerate(threats)]
