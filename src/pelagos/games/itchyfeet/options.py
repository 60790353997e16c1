"""The variants of Itchy Feet."""

from typing import Literal

from pelagos.kernel.game import Options
from pelagos.kernel.visibility import Public

EmptyPile = Literal["permanent", "lazy", "immediate", "never"]


class ItchyFeetOptions(Options, frozen=True):
    """TC-08: any mix of the five extensions; the basic game has none."""

    events: Public[bool] = False
    """TC-29."""
    specials: Public[bool] = False
    """TC-30."""
    contraband: Public[bool] = False
    """TC-35."""
    postcards: Public[bool] = False
    """TC-40."""
    characters: Public[bool] = False
    """TC-41."""
    empty_pile: Public[EmptyPile] = "permanent"
    """TC-23: what happens when the last card is drawn."""
