"""A position with plays: where the ships are and what is played in a phase.

`position_text` reads and writes it as one line, `position_json` reads it from JSON. Both hand their words to
`position_parts` and `position_build`, so every fault is found by the same check and named by the same rule.
"""

import msgspec

from pelagos.games.gravwell.options import GravwellOptions
from pelagos.games.gravwell.rules.setup import DERELICTS
from pelagos.kernel.errors import Argument, IllegalText
from pelagos.kernel.ids import RuleId
from pelagos.kernel.table_rules import cite

PLAYERS = ("B", "Y", "R", "G")
"""Codes of the players' ships, in seat order; in solo B is the player and Y the Ghost Ship."""
DERELICT_SPACES = {f"d{space}": space for space in DERELICTS}
"""Codes of the derelicts, which say where they started."""
SOLO = "solo"
"""How the solo game is named among the options."""
UNREADABLE = cite("PL-03")


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """Where the ships are, what is played in this phase, and by which variants."""

    spaces: dict[str, int]
    """Space of each ship by code, 0 to 54 (entered the gate); players first. A derelict that is gone is left out."""
    plays: dict[str, str] = {}
    """Letter of the card of each ship that plays one."""
    stops: tuple[str, ...] = ()
    """Ships that flip their Emergency Stop at their own card."""
    used: tuple[str, ...] = ()
    """Ships whose stop card lies face down already."""
    options: GravwellOptions = GravwellOptions()
    solo: bool = False
    age: tuple[str, ...]
    """The players' ships (not the Ghost), youngest first."""
    round: int = 1
    phase: int = 1

    @property
    def pilots(self) -> tuple[str, ...]:
        """The ships that play cards, in seat order; in solo the player's and the Ghost."""
        return tuple(code for code in self.spaces if code in PLAYERS)


class Place(msgspec.Struct, frozen=True):
    """A word of what was written and where it stands, so that a refusal can point at it."""

    text: str
    at: dict[str, int | str]
    """``column`` in a line, counted from 1; or ``path`` in JSON."""

    def refuse(self, rule: RuleId, key: str, **details: Argument) -> IllegalText:
        """Return the error that names this word, its place and the rule it breaks."""
        return IllegalText(rule, key, **{"text": self.text, **self.at, **details})
