"""What pieces, treasure cards and characters are worth to a bot, in action points."""

from typing import Any, Final

from pelagos.games.northwest.cards import CHARACTERS, EFFECT, FIRST_CHARACTER, Effect, Power
from pelagos.games.northwest.kinds import Kind
from pelagos.games.northwest.policy.outlook import rivals
from pelagos.games.northwest.rules.treasure import is_alone_first, is_alone_last
from pelagos.kernel.ids import CardId, Seat

CHEST: Final = 0.7
PIECE_WORTH: Final[dict[Kind, float]] = {
    "I4": 0.0, "L4": 0.0, "J4": 0.0, "Z4": 0.0, "T3": 0.0, "I3": 0.05, "V3": 0.05, "I2": 0.1, "M1": 0.1, "R1": 0.2,
}  # fmt: skip
CARD_WORTH: Final[dict[Effect, float]] = {
    "tail-wind": 1.0, "relief": 0.6, "weary": 0.9, "put-water": 0.7, "put-ice": 0.8, "turn-tile": 0.6,
    "swap-tiles": 0.7, "shelter": 0.4, "take-card": 0.6, "lose-card": 0.3, "silence": 0.2, "remove-piece": 0.3,
    "salvage": 0.3, "new-character": 0.1, "two-more": 0.2,
}  # fmt: skip
LAST_WORTH: Final = 2.5
LEADER_SHELTER_WORTH: Final = 0.9
LEADER_WEARY_WORTH: Final = 1.5
POWER_ORDER: Final[tuple[Power, ...]] = (
    "no-cards", "far-sea", "cheap-ice", "cheap-snow", "ice-bonus", "cold-bonus", "free-route", "raided-draws",
    "raiders-pay", "raid-draws", "cheap-drop", "turns-new", "water-share", "land-share",
)  # fmt: skip
"""Characters by worth, best first (ledger, notes for bots)."""


def card_worth(view: Any, seat: Seat, card: CardId) -> float:
    """Return about how many points a treasure card is worth now."""
    effect = EFFECT[card]
    if effect in {"tail-wind", "relief"} and is_alone_last(view, seat):
        return LAST_WORTH
    if effect == "shelter" and is_alone_first(view, seat):
        return LEADER_SHELTER_WORTH
    if effect == "weary" and any(is_alone_first(view, other) for other in rivals(view, seat)):
        return LEADER_WEARY_WORTH
    return CARD_WORTH[effect]


def character_rank(card: CardId) -> int:
    """Return the place of a character among all, 0 for the best."""
    return POWER_ORDER.index(CHARACTERS[card - FIRST_CHARACTER].power)
