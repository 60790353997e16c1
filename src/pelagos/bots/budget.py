"""How long a search thinks."""

import msgspec


class Budget(msgspec.Struct, frozen=True):
    """How long a search thinks about one question."""

    iterations: int = 150
    """Lines of play."""
    plies: int = 400
    """Answers played in each of them before it is judged."""
    exploration: float = 0.7
    """How much a seat tries later on what has looked worse so far; results lie from 0 to 1."""
