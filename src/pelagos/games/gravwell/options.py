"""The options of Gravwell."""

from typing import Literal

from pelagos.kernel.game import Options
from pelagos.kernel.visibility import Public


class GravwellOptions(Options, frozen=True):
    """The variants. One seat plays the solo game."""

    no_secrets: Public[bool] = False
    """GR-99: the draft is open."""
    hardcore: Public[bool] = False
    """GR-100: one Emergency Stop in the whole game."""
    gate_activated: Public[bool] = False
    """GR-101: the round in which the first ship enters is played to its end."""
    chaos: Public[bool] = False
    """GR-103: in phase 1 a random card is played."""
    pull_from_singularity: Public[bool] = True
    """GR-71: a beam from outside pulls ships out of the Singularity."""
    age: Public[Literal["seats", "drawn"]] = "seats"
    """GR-35: who is youngest: seat 0, then seat 1 and so on; or drawn by lot."""
