"""What becomes of a number that the rules refuse."""

from typing import Any, Final

from pelagos.kernel.errors import IllegalAction

ILLEGAL_REWARD: Final = -1.0
"""The reward of whoever sent it."""


def told(refusal: IllegalAction) -> dict[str, Any]:
    """Return what the infos of an agent say of its refused action: the rule that refuses it, and the key of a text."""
    return {"refused_by": refusal.rule, "refusal": refusal.key}
