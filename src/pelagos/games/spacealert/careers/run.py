"""A run: a single mission or a campaign, as an explorer log keeps it."""

from typing import Final

import msgspec

from pelagos.games.spacealert.rulebook import rule

Pool = tuple[str, ...]
"""The levels of threat cards in a deck: white, yellow, red."""

SHORTEST_CAMPAIGN: Final = 3


class Deeds(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What one member of the crew did on a mission, as the events of the resolution tell it."""

    destroyed: int = 0
    """Threats that a shot of his helped to destroy, or that he finished."""
    internals: int = 0
    """Internal threats that he finished."""
    shot_down: int = 0
    """Threats destroyed in a turn in which his interceptors hit them."""
    laser_turns: int = 0
    rockets: int = 0
    rocket_hits: int = 0
    energy_turns: int = 0
    windows: tuple[int, ...] = ()
    """The phases in whose best turn he looked out."""
    maintenance: tuple[int, ...] = ()
    """The phases for which he maintained the computer."""
    blank_turns: int = 0
    own_knockout: bool = False
    """His own finishing hit knocked him out."""
    late_kill: bool = False
    """He destroyed something in the last turn or the final step."""
    specials: tuple[str, ...] = ()
    """The halves of his special cards that had an effect."""


class MissionFlown(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A mission of a run, as seen by one explorer."""

    script: str = ""
    people: int
    crew: int
    double_actions: bool = False
    easier: bool = False
    """An easier one of the longer missions."""
    common: Pool
    serious: Pool
    threat_points: int
    """What the script brought, by which a full mission is told."""
    penalties: int
    tiles: tuple[int, int, int]
    conscious: tuple[bool, ...]
    member: int
    """The explorer's place in the crew."""
    specialization: str | None = None
    deeds: Deeds = Deeds()

    @property
    def is_full(self) -> bool:
        """Whether it had the whole load of threats: 7 points for four, 8 for five, with double actions 10 or 12."""
        full = {False: (7, 8), True: (10, 12)}[self.double_actions]
        return self.threat_points >= full[self.crew >= 5]  # noqa: PLR2004  # four or five


class Run(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A single mission (planned 1) or a campaign, from start to end."""

    id: str
    day: int
    """A day number; only differences matter."""
    planned: int = 1
    training: bool = False
    survived: bool
    score: int
    penalties: int = 0
    missions: tuple[MissionFlown, ...]

    @property
    def is_whole_campaign(self) -> bool:
        """Whether a campaign of three missions or more was won to its planned end."""
        return self.survived and len(self.missions) == self.planned >= SHORTEST_CAMPAIGN


@rule("SA-181")
def experience_for(run: Run) -> int:
    """Return the points a run brings: for each mission, for keeping to the plan, and 1 for each full 10 of score."""
    if not run.survived or run.training or not run.missions:
        return 0
    flown = len(run.missions)
    base = 4 * flown if flown == run.planned > 1 else 4 * flown - 2
    return base + max(0, run.score) // 10
