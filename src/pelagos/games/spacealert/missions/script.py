"""A timed script: what is announced in which second of the mission (SA-024 to SA-029, SA-105, SA-148)."""

from collections.abc import Iterator
from typing import Final, Literal

import msgspec

from pelagos.games.spacealert.cards import Position
from pelagos.games.spacealert.rulebook import rule

Kind = Literal["common", "serious"]
Group = Literal[
    "test_run", "simulation", "advanced_simulation", "mission", "double_easier", "double", "generated", "custom"
]
Origin = Literal["official", "public", "designed"]
"""official: the printed scenario cards; public: one public source; designed: made by the generator or a person."""

THREAT_POINTS: Final[dict[Kind, int]] = {"common": 1, "serious": 2}
CREW_FOR_UNCONFIRMED: Final = 5
HIGHEST_NUMBER: Final = 8
"""The number markers go from 1 to 8 (SA-147)."""
PHASE_STARTS: Final = (1, 4, 8)
"""The first turn of each phase (SA-024)."""


class ThreatAlert(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    kw_only=True,
    tag_field="event",
    tag="threat",
):
    """A threat is announced."""

    at: int
    """In seconds from the start of the mission."""
    T: int
    """The turn in which it appears."""
    position: Position
    kind: Kind
    zone: Literal["red", "white", "blue"] | None = None
    """None for an internal threat."""
    unconfirmed: bool = False
    """It counts with a crew of five only."""

    @property
    def points(self) -> int:
        """Its threat points."""
        return THREAT_POINTS[self.kind]


class IncomingData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="event", tag="incoming_data"):
    """Everybody draws a card."""

    at: int


class DataTransfer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="event", tag="data_transfer"):
    """Everybody may give one card away for a while."""

    at: int


class CommsDown(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="event", tag="comms_down"):
    """Nobody may speak or signal."""

    at: int
    until: int


ScriptEvent = ThreatAlert | IncomingData | DataTransfer | CommsDown


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A mission's sound track. `checking.check_script` says whether it can be."""

    id: str
    group: Group
    origin: Origin
    double_actions: bool = False
    turns: Literal[7, 12] = 12
    phase_ends: tuple[int, ...]
    """The second in which each phase ends; the last one ends the planning."""
    events: tuple[ScriptEvent, ...]
    """In the order in which they are announced."""

    @property
    def length(self) -> int:
        """The second in which planning ends."""
        return self.phase_ends[-1]

    @property
    def alerts(self) -> Iterator[ThreatAlert]:
        """Its threats, the unconfirmed ones included."""
        return (event for event in self.events if isinstance(event, ThreatAlert))


@rule("SA-024")
def phase_of_turn(turn: int) -> int:
    """Return the phase (1 to 3) a turn belongs to."""
    return sum(turn >= start for start in PHASE_STARTS)


@rule("SA-024")
def turns_of_phase(phase: int, turns: int) -> range:
    """Return the turns of a phase (1 to 3) in a mission of so many turns."""
    end = PHASE_STARTS[phase] if phase < len(PHASE_STARTS) else turns + 1
    return range(PHASE_STARTS[phase - 1], end)


def phase_at(script: Script, second: int) -> int:
    """Return the phase (1 to 3) that is planned in a second; a phase that ends in it is over."""
    return 1 + sum(second >= end for end in script.phase_ends)


@rule("SA-029")
def confirmed(script: Script, crew: int) -> Iterator[ThreatAlert]:
    """Yield the threats that count for a crew, androids included: unconfirmed reports need five."""
    return (alert for alert in script.alerts if not alert.unconfirmed or crew >= CREW_FOR_UNCONFIRMED)


def threat_points(script: Script, crew: int) -> int:
    """Return the threat points of a script for a crew: 1 for a common threat, 2 for a serious one."""
    return sum(alert.points for alert in confirmed(script, crew))
