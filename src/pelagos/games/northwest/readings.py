"""How we read what the rulebook leaves open.

The numbers and readings that another table could settle otherwise are here, or are options of the game
(`NorthwestOptions`), and nowhere else.
"""

from typing import Final

SHIFTED_ROWS: Final = 0
"""Rows whose number leaves this remainder by two lie half a hex to the right (the figures of the map are lost)."""

SIDE_ROWS: Final = {3: 2, 4: 1}
"""NW-07: with three seats a side tile stands across two rows; with four it lies within one row."""

ROWS_AHEAD: Final = 4
"""NW-23: rows that lie visible ahead of the foremost ship."""

TURN_AP: Final = 4
HAND_LIMIT: Final = 3
CARDS_A_TURN: Final = 1

RECOVER_AP: Final = 4
DROP_AP: Final = 3
HUDSON_DROP_AP: Final = 2
DROP_SAME_ROW: Final = True
"""NW-25: "behind the ship" takes in the hexes beside it, not only those of the rows behind."""

ROUTE_AP: Final = 1
"""NW-17, NW-29: a hex of a route counts as water."""
RAID_EXTRA_AP: Final = 1
"""NW-28: what entering costs beyond the hex itself: two points in all."""
DROPPED_ICE_AP: Final = 4
"""NW-26: a dropped iceberg costs everybody this, though the hex stays part of its route."""
DAVIS_ICE_AP: Final = 3

OPEN_SEA_AP: Final = {1: 2}
"""NW-34: extra points by rows behind the followed ship."""
PARRY_OPEN_SEA_AP: Final = {1: 2, 2: 3}
"""NW-36."""

COLD_BONUS_AP: Final = 1
ICE_BONUS_AP: Final = 2
AMUNDSEN_AP: Final = 1
AMUNDSEN_AT_ONCE: Final = True
"""NW-50: who becomes Amundsen in the middle of a turn has his extra point in that turn."""

RELIEF_AP: Final = 3
EXIT_AP: Final = 1
"""NW-60: leaving the last row costs one point; reaching it does not win yet."""

SINGLE_TILES: Final = 10
"""Iceberg tiles, and water tiles, of one hex."""
ROUND_LIMIT: Final = 60
"""NW-65: our safety net; the rulebook knows no such end."""
