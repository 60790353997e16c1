"""The course of a plan: the ship at each turn of it, so that plans which differ later are flown on from there."""

from collections.abc import Sequence
from itertools import islice, takewhile, zip_longest
from typing import Final

from pelagos.games.spacealert.policy.situation import Plan
from pelagos.games.spacealert.rules.delays import shift
from pelagos.games.spacealert.rules.hull import ShipLostError
from pelagos.games.spacealert.rules.timeline import TURN_STEPS, steps_of
from pelagos.games.spacealert.state import Card, Run, State, clone
from pelagos.kernel.chance import Seeded

UNFLOWN: Final[Plan] = ()

Slots = Sequence[Card | None]
Pushes = tuple[tuple[int, Card], ...]
"""What delays have done to one program: from which slot on cards had to make way, and for which card."""


class Point:
    """The ship after some turns; the state is not to be changed any more."""

    __slots__ = ("begin", "chance", "pushes", "state")

    def __init__(self, state: State, chance: Seeded, begin: int, pushes: Sequence[Pushes]) -> None:
        """Keep the ship.

        Args:
            state: the ship.
            chance: what is left of its luck.
            begin: the first slot in which plans may differ that are flown on from here: a delay in a turn pushes the
                card of the next one, if there is any, so the slot of the next turn must be the same.
            pushes: by player.
        """
        self.state = state
        self.chance = chance
        self.begin = begin
        self.pushes = pushes

    def run(self, plan: Sequence[Slots], chance: Seeded) -> Run:
        """Return the mission from here on with a plan that does the same so far, to be flown with this luck."""
        state = clone(self.state)
        begin = self.begin
        for player, program, pushes in zip(state.players, plan, self.pushes, strict=True):
            player.slots[begin:] = (pushed(program, pushes) if pushes else program)[begin:]
        return Run(state, None, chance)


class Course:
    """The flight of one plan, as far as it was needed."""

    def __init__(self, state: State, chance: Seeded) -> None:
        """Begin with a ship before its first turn."""
        self.points = [Point(state, chance, 0, ((),) * len(state.players))]
        self.plan = UNFLOWN
        self.slots: list[Slots] = []
        """The plan with each card an object of its own: so one that was pushed is told from others like it."""

    def branch(self, plan: Plan, base: Plan) -> Run:
        """Return a mission that flies a plan, begun as far as the plan does the same as another one."""
        if base is not self.plan:
            self._turn_to(base)
        slot = parting(plan, base)
        while self.points[-1].begin < slot and self._fly_on():
            pass
        point = next(point for point in reversed(self.points) if point.begin <= slot)
        return point.run(plan, point.chance.copy())

    def _turn_to(self, base: Plan) -> None:
        """Follow another plan from where it parts from the one that was followed."""
        slot = parting(base, self.plan) if self.plan else 0
        while self.points[-1].begin > slot:
            self.points.pop()
        self.slots = [
            slots if new is old else [card and (*card,) for card in new]
            for new, old, slots in zip_longest(base, self.plan, self.slots)
        ]
        self.plan = base

    def _fly_on(self) -> bool:
        """Fly one turn more, and tell whether the mission goes on after it."""
        latest = self.points[-1]
        chance = latest.chance.copy()
        run = latest.run(self.slots, chance)
        state = run.state
        begin = state.turn + 2
        before = [player.slots[begin:] for player in state.players]
        fly_turns(run, 1)
        if state.lost or state.jumping:
            return False
        pushes = [
            (*known, *((begin, card) for card in pushed_between(tail, player.slots[begin:])))
            for known, tail, player in zip(latest.pushes, before, state.players, strict=True)
        ]
        self.points.append(Point(state, chance, begin, pushes))
        return True


def parting(plan: Plan, other: Plan) -> int:
    """Return the first slot in which two plans differ, or how many slots they have."""
    first = len(plan[0])
    for one, two in zip(plan, other, strict=True):
        if one is not two:
            first = next((slot for slot in range(first) if one[slot] != two[slot]), first)
    return first


def pushed(program: Slots, pushes: Pushes) -> Slots:
    """Return a program after delays."""
    slots = list(program)
    for place, card in pushes:
        shift(slots, place)
        slots[place] = card
    return slots


def pushed_between(before: Slots, after: Slots) -> list[Card]:
    """Return the cards that have been pushed before others, in the order in which that happened."""
    if not before or before[0] is after[0]:
        return []
    known = {id(card) for card in before}
    return [card for card in takewhile(lambda card: id(card) not in known, after) if card is not None][::-1]


def fly_turns(run: Run, turns: int) -> None:
    """Fly so many turns, or until the ship is lost."""
    try:
        for _, step in islice(steps_of(run), turns * len(TURN_STEPS)):
            step(run)
    except ShipLostError:
        return
