"""A campaign as plain data, from which it can be told how it stands."""

from typing import Final, Literal

from pelagos.games.spacealert.board import ZONES
from pelagos.games.spacealert.mission import SQUAD_STATIONS
from pelagos.games.spacealert.rulebook import rule
from pelagos.games.spacealert.rules import scoring
from pelagos.games.spacealert.state import State
from pelagos.kernel.visibility import Declared, Public

USUAL_LENGTH: Final = 3
LONGEST: Final = 5

Stage = Literal["flying", "deciding", "repairing", "departing", "over"]
Tiles = dict[str, tuple[str, ...]]
"""Damage tiles by zone."""


class Flown(Declared, kw_only=True, forbid_unknown_fields=True):
    """What a campaign keeps of one of its missions."""

    script: Public[str] = ""
    """Which mission it was."""
    seed: Public[str] = ""
    """What it was generated from."""
    common: Public[str] = "white"
    serious: Public[str] = "white"
    """The levels of the threat cards."""
    specializations: Public[tuple[str | None, ...]] = ()
    """Of each member of the crew."""
    survived: Public[bool]
    score: Public[int | None] = None
    """What the mission alone has scored."""
    threat_points: Public[int]
    window: Public[int]
    bonus: Public[int]
    penalties: Public[int]
    damage: Public[Tiles]
    disabled_squads: Public[int]
    conscious: Public[tuple[bool, ...]]
    """In crew order, the captain first."""


class Campaign(Declared, kw_only=True, forbid_unknown_fields=True):
    """A campaign: what was flown, and how far the repairs before the next mission are."""

    planned: Public[int] = USUAL_LENGTH
    """How many missions the crew set out for."""
    stage: Public[Stage] = "flying"
    flown: Public[tuple[Flown, ...]] = ()
    damage: Public[Tiles] = {}
    """The damage the ship has now, repairs included."""
    disabled_squads: Public[int] = 0
    repairer: Public[int] = 0
    """The member of the crew whose turn it is to repair."""
    repaired: Public[dict[str, int]] = {}
    """How many tiles of each zone have been repaired since the last mission."""
    squads: Public[tuple[str, ...]] = SQUAD_STATIONS
    """Where squads wait when the next mission begins."""

    @property
    def was_flown_to_the_end(self) -> bool:
        """Whether it was won and had all its missions."""
        return self.stage == "over" and len(self.flown) == self.planned and all(row.survived for row in self.flown)


def sum_up(state: State) -> Flown:
    """Return what a campaign keeps of a mission that is over."""
    return Flown(
        survived=not state.lost,
        score=scoring.score(state),
        threat_points=scoring.threat_points(state),
        window=sum(state.window),
        bonus=state.bonus,
        penalties=scoring.penalties(state),
        damage={zone: tuple(tiles) for zone, tiles in zip(ZONES, state.broken, strict=True)},
        disabled_squads=scoring.disabled_squads(state),
        conscious=tuple(player.conscious for player in state.players),
    )


@rule("SA-103")
def score(campaign: Campaign) -> int | None:
    """Return what a campaign that is over scores; None before. A lost ship scores 0.

    All threat points and bonuses count, the window points on average, the penalties of the last mission only.
    """
    if campaign.stage != "over":
        return None
    flown = campaign.flown
    if not all(row.survived for row in flown):
        return 0
    window = sum(row.window for row in flown) // len(flown)
    return sum(row.threat_points + row.bonus for row in flown) + window - flown[-1].penalties
