"""The effects of the threat cards. Importing this package fills the table of `rules.vocabulary`."""

from pelagos.games.spacealert.rules.effects import (
    attacking,
    changing,
    crew,
    exceptional,
    intruders,
    lasting,
    ship,
    tracks,
)

__all__ = ["attacking", "changing", "crew", "exceptional", "intruders", "lasting", "ship", "tracks"]
