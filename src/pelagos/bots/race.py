"""Sharing a budget out among the answers to one question: sequential halving.

Karnin, Koren and Somekh, "Almost optimal exploration in multi-armed bandits" (ICML 2013).
"""

from collections.abc import Sequence
from random import Random

from pelagos.kernel.decision import Action


class Race:
    """Runs answers side by side, lap by lap; when a heat is over, the worse half of them drops out."""

    def __init__(self, actions: Sequence[Action], budget: int, rng: Random) -> None:
        """Line the answers up.

        Args:
            actions: the answers, at least one.
            budget: how many runs there are in all, at least one; where there are more answers than runs, only so many
                of them take part, drawn at random.
            rng: draws them.
        """
        self.runners = list(actions) if len(actions) <= budget else rng.sample(list(actions), budget)
        self.totals = dict.fromkeys(self.runners, 0.0)
        heats = max(1, (len(self.runners) - 1).bit_length())
        self.runs_a_heat = budget // heats
        self.heats_left = heats
        self.laps_left = self.laps_of_heat()

    @property
    def is_over(self) -> bool:
        """Whether the budget is used up."""
        return self.heats_left == 0

    def laps_of_heat(self) -> int:
        """Return in how many laps those still in use up what the heat may cost."""
        return max(1, self.runs_a_heat // len(self.runners))

    def note(self, action: Action, result: float) -> None:
        """Add the result of a run, from 0 to 1."""
        self.totals[action] += result

    def end_lap(self) -> None:
        """Go on after everybody has run once; at the end of a heat drop the worse half."""
        self.laps_left -= 1
        if self.laps_left:
            return
        self.heats_left -= 1
        if self.heats_left:
            self.runners.sort(key=self.totals.__getitem__, reverse=True)
            del self.runners[(len(self.runners) + 1) // 2 :]
            self.laps_left = self.laps_of_heat()

    def best(self) -> Action:
        """Return the answer that is ahead; all that are still in have run equally often."""
        return max(self.runners, key=self.totals.__getitem__)
