"""Which actions were chosen, and how those fared who chose them. Works for every game, by the notation of actions."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from pelagos.research.outcomes import Outcome
from pelagos.research.shares import Share


class ActionStat(msgspec.Struct, frozen=True, kw_only=True):
    """One action, such as a card played."""

    action: str
    """In notation."""
    times: int
    """How often it was chosen."""
    seats: int
    """How many seats of decided games chose it at least once."""
    won: Share
    """How many of these seats won. Who wins sooner also chooses less often, so compare actions with each other."""


def count_actions(outcomes: Sequence[Outcome]) -> tuple[ActionStat, ...]:
    """Return every action that was chosen, in the order of its notation."""
    times: Counter[str] = Counter()
    chose: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for outcome in outcomes:
        for seat, actions in enumerate(outcome.actions):
            times.update(actions)
            if outcome.is_decided:
                chose.update(actions.keys())
            if outcome.is_won_by(seat):
                won.update(actions.keys())
    return tuple(
        ActionStat(action=action, times=times[action], seats=chose[action], won=Share.of(won[action], chose[action]))
        for action in sorted(times)
    )
