"""Within which limits a generated mission lies, and what threats lie within them (SA-105, SA-148)."""

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Final, Literal

import msgspec

from pelagos.games.spacealert.board import PACKAGE
from pelagos.games.spacealert.missions.script import ThreatAlert
from pelagos.kernel.data import read_json

Difficulty = Literal["simulation", "advanced_simulation", "mission", "double_easier", "double"]
Range = tuple[int, int]
"""The least and the greatest value, both allowed."""

LAST_EARLY_TURN: Final = 4
"""Threats of turns 1 to 4 are announced in the first phase, later ones in the second."""
MOST_PER_ZONE: Final = 3
MOST_SHARED_POINTS: Final = 3
COMMON_INTERNAL_TURNS: Final = (2, 7)
SERIOUS_INTERNAL_TURNS: Final = (3, 6)
COMMON_EXTERNAL_TURNS: Final = (1, 8)


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The limits of one difficulty; points and counts are those of a crew of five."""

    id: Difficulty
    double_actions: bool
    points: int
    unconfirmed: int
    """How many of the points need a crew of five."""
    count: Range
    internal_points: Range
    internal_count: Range
    most_serious: int
    points_per_phase: Range
    phase_difference: tuple[int, int]
    """By how many threats, and by how many points, the two phases may differ."""
    internal_per_phase: int
    shared_turns: bool
    """Whether an external and an internal threat may have the same turn."""
    serious_external_turns: Range
    phase_lengths: tuple[Range, Range, Range]
    length: Range
    incoming: tuple[Range, Range, Range]
    incoming_total: Range
    transfers: tuple[Range, Range, Range]
    transfer_total: Range
    silence: tuple[Range, Range, Range]
    """Seconds without communications by phase."""
    silence_total: Range
    basis: str
    """Where the limits come from."""


LIMITS: Final[dict[str, Limits]] = {
    row.id: row for row in msgspec.convert(read_json(PACKAGE, "data/generator.json"), tuple[Limits, ...])
}
"""By difficulty, from the easiest on."""


def within(value: int, limits: Range) -> bool:
    """Tell whether a value lies in a range."""
    return limits[0] <= value <= limits[1]


def are_threats_within(limits: Limits, alerts: Sequence[ThreatAlert]) -> bool:
    """Tell whether threats, in order of turns, keep all limits of a difficulty but those of their seconds."""
    return (
        within(len(alerts), limits.count)
        and sum(alert.points for alert in alerts) == limits.points
        and all(within(alert.T, turns_for(limits, alert)) for alert in alerts)
        and are_internals_within(limits, alerts)
        and are_phases_within(limits, alerts)
        and are_turns_shared_well(limits, alerts)
    )


def turns_for(limits: Limits, alert: ThreatAlert) -> Range:
    """Return the turns in which a threat of this sort may appear."""
    if alert.position == "internal":
        return SERIOUS_INTERNAL_TURNS if alert.kind == "serious" else COMMON_INTERNAL_TURNS
    return limits.serious_external_turns if alert.kind == "serious" else COMMON_EXTERNAL_TURNS


def are_internals_within(limits: Limits, alerts: Sequence[ThreatAlert]) -> bool:
    """Tell whether there are neither too few nor too many internal threats, nor two in neighbouring turns (base)."""
    internals = [alert for alert in alerts if alert.position == "internal"]
    return (
        within(len(internals), limits.internal_count)
        and within(sum(alert.points for alert in internals), limits.internal_points)
        and (limits.shared_turns or all(later.T - earlier.T > 1 for earlier, later in pairwise(internals)))
        and all(
            sum(alert.position == "internal" for alert in phase) <= limits.internal_per_phase
            for phase in by_phase(alerts)
        )
    )


def are_phases_within(limits: Limits, alerts: Sequence[ThreatAlert]) -> bool:
    """Tell whether both phases bring about as many threats and threat points."""
    early, late = by_phase(alerts)
    points = [sum(alert.points for alert in phase) for phase in (early, late)]
    return (
        all(within(value, limits.points_per_phase) for value in points)
        and abs(len(early) - len(late)) <= limits.phase_difference[0]
        and abs(points[0] - points[1]) <= limits.phase_difference[1]
    )


def are_turns_shared_well(limits: Limits, alerts: Sequence[ThreatAlert]) -> bool:
    """Tell whether each turn has one threat; with double actions one outside and one inside, 3 points at most."""
    shared = [(one, other) for one, other in combinations(alerts, 2) if one.T == other.T]
    return all(
        limits.shared_turns and one.position != other.position and one.points + other.points <= MOST_SHARED_POINTS
        for one, other in shared
    )


def by_phase(alerts: Sequence[ThreatAlert]) -> tuple[list[ThreatAlert], list[ThreatAlert]]:
    """Return the threats announced in the first and in the second phase."""
    return (
        [alert for alert in alerts if alert.T <= LAST_EARLY_TURN],
        [alert for alert in alerts if alert.T > LAST_EARLY_TURN],
    )
