"""32 plan cards, each with an action half and a move half, and six threats."""

from typing import Final, Literal

from pelagos.kernel.ids import CardId

Half = Literal["action", "move"]
Work = Literal["fire", "charge", "left", "right"]

COPIES: Final = 8
KINDS: Final[tuple[tuple[str, Work, Work], ...]] = (
    ("FL", "fire", "left"),
    ("FR", "fire", "right"),
    ("CL", "charge", "left"),
    ("CR", "charge", "right"),
)
"""Code, action half and move half of each kind of plan card."""

CODES: Final = (
    *(f"{code}{copy}" for code, _, _ in KINDS for copy in range(1, COPIES + 1)),
    *(f"T{zone}{strength}" for zone in "LR" for strength in (1, 2, 3)),
)
"""The notation of each card, by card number."""

PLAN_CARDS: Final = tuple(CardId(number) for number in range(len(KINDS) * COPIES))
THREATS: Final = tuple(CardId(number) for number in range(len(PLAN_CARDS), len(CODES)))


def work_of(card: CardId, half: Half) -> Work:
    """Return what a card does with this half up."""
    _, action, move = KINDS[card // COPIES]
    return action if half == "action" else move


def strength_of(threat: CardId) -> int:
    """Return how many hits a threat takes: 1 to 3."""
    return 1 + (threat - len(PLAN_CARDS)) % 3


def zone_of(threat: CardId) -> int:
    """Return where a threat comes: 0 left, 1 right."""
    return (threat - len(PLAN_CARDS)) // 3
