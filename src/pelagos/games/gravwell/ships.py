"""Ships on the track, and the two sides of a ship."""

from typing import Literal, NewType

ShipId = NewType("ShipId", int)
"""A ship on the track: first the players' in seat order, in solo then the Ghost Ship, then the derelicts."""


Side = Literal["ahead", "behind"]
