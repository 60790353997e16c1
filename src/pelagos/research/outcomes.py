"""What is kept of one game of a tournament."""

import msgspec


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """One game."""

    number: int
    """Its number in the plan."""
    bots: tuple[int, ...]
    """By seat, the place of its bot in the plan's list."""
    returns: tuple[float, ...]
    """By seat."""
    decisions: int
    actions: tuple[dict[str, int], ...] = ()
    """By seat, each action in notation, and how often it was chosen."""

    @property
    def is_decided(self) -> bool:
        """Whether some won and others did not. Alone at the table every game is decided: it is won or lost."""
        return len(self.returns) == 1 or len(set(self.returns)) > 1

    def is_won_by(self, seat: int) -> bool:
        """Tell whether the seat won, alone or with others."""
        return self.is_decided and self.returns[seat] == max(self.returns) > 0
