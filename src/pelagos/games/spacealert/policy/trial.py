"""Tries plans out: flies them with the resolver and says what that is worth."""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Final

from pelagos.games.spacealert.board import NEIGHBOUR, STATIONS, Station, is_upper, zone_of
from pelagos.games.spacealert.policy.situation import Program, Situation
from pelagos.games.spacealert.policy.worth import SPARE_TILES, worth
from pelagos.games.spacealert.rules.hull import ShipLostError
from pelagos.games.spacealert.rules.timeline import TURN_STEPS, fly_mission, steps_of
from pelagos.games.spacealert.setup import start
from pelagos.games.spacealert.state import Card, Run, State, clone
from pelagos.kernel.chance import Seeded

DIRECTIONS: Final = {"red": "left", "blue": "right", "lift": "deck"}
"""The neighbour each movement leads to."""


FEARED: Final = ("upper_weapon", "gravolift", "lower_weapon", "shield", "reactor", "structural")
"""The order in which a plan has to reckon with the damage tiles of a zone: what would upset it most comes first."""


class Trial:
    """Flies the plans of one situation, each from the first open turn on."""

    def __init__(self, situation: Situation) -> None:
        """Fly the turns that are locked, once."""
        self.situation = situation
        self.chance = Seeded.of("crew")
        self.start = start(situation.mission(), self.chance)
        self.start.piles = [[*SPARE_TILES, *sorted(pile, key=FEARED.index, reverse=True)] for pile in self.start.piles]
        self.flown = self._fly_locked_turns()
        self.stations = [player.station for player in (self.flown or self.start).players]
        """Where everybody is when the open turns begin."""
        self.now, self.later = slice(situation.first - 1, situation.last), slice(situation.last, None)

    def _fly_locked_turns(self) -> State | None:
        """Return the ship before the open turns; None if a card was pushed into them: then only whole flights tell."""
        state = clone(self.start)
        first = self.situation.first
        if not fly_turns(Run(state, None, self.chance.restarted()), first - 1):
            return None
        for player, before in zip(state.players, self.start.players, strict=True):
            if player.slots[first - 1 :] != before.slots[first - 1 :]:
                return None
        return state

    def value(self, programs: Sequence[Program]) -> float:
        """Return what whole programs are worth."""
        state = clone(self.flown or self.start)
        for player, program in zip(state.players, programs, strict=True):
            player.slots = list(program)
        run = Run(state, None, self.chance.restarted())
        fly_mission(run)
        return worth(
            state,
            now=self.count(programs, self.situation.mine, self.now),
            expected=self.count(programs, self.situation.free, self.now),
            later=self.count(programs, range(len(programs)), self.later),
        )

    @staticmethod
    def count(programs: Sequence[Program], members: Iterable[int], turns: slice) -> int:
        """Count the cards that these members lay in these turns."""
        return sum(card is not None for member in members for card in programs[member][turns])


def fly_turns(run: Run, turns: int) -> bool:
    """Fly so many turns; return whether the ship is still there."""
    try:
        for _, step in islice(steps_of(run), turns * len(TURN_STEPS)):
            step(run)
    except ShipLostError:
        return False
    return True


def walk(station: Station, card: Card | None) -> Station:
    """Return where a card leads, if nothing is in the way."""
    for symbol in card or ():
        if symbol.startswith("to:"):
            station = STATIONS.index(symbol[3:])
        elif symbol in DIRECTIONS:
            target = NEIGHBOUR[DIRECTIONS[symbol]][station]
            station = station if target is None else target
    return station


def way(start: Station, goal: Station) -> list[Card]:
    """Return the moves from one station to another."""
    steps = zone_of(goal) - zone_of(start)
    lift: list[Card] = [("lift",)] if is_upper(start) != is_upper(goal) else []
    return [*lift, *[("blue",) if steps > 0 else ("red",)] * abs(steps)]
