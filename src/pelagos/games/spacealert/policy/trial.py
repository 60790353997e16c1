"""Tries plans out: flies them with the resolver and says what that is worth."""

from collections.abc import Iterable
from operator import ne
from typing import Final

from pelagos.games.spacealert.board import NEIGHBOUR, STATIONS, Station, is_upper, zone_of
from pelagos.games.spacealert.policy.course import Course, fly_turns
from pelagos.games.spacealert.policy.situation import Plan, Program, Situation
from pelagos.games.spacealert.policy.worth import SPARE_TILES, worth
from pelagos.games.spacealert.programs import SPECIAL
from pelagos.games.spacealert.rules.timeline import fly_mission
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
        self.stations = [player.station for player in self._after(situation.first - 1).players]
        """Where everybody is when the open turns begin."""
        self.course = Course(self.start, self.chance.restarted())
        self.now, self.later = slice(situation.first - 1, situation.last), slice(situation.last, None)
        planned = situation.open_members() if situation.heard else ()
        members = [member for member in planned if any(situation.programs[member][self.now])]
        self.told = {member: situation.programs[member] for member in members}
        """The programs of those who plan and have told something of the open turns."""
        self.is_plain = not situation.double_actions and not any(situation.specializations)
        """Whether every card does one thing, all of which can be told."""

    def _after(self, turns: int) -> State:
        """Return the ship after so many turns, or at its end."""
        state = clone(self.start)
        fly_turns(Run(state, None, self.chance.restarted()), turns)
        return state

    def value(self, programs: Plan, base: Plan | None = None) -> float:
        """Return what whole programs are worth; to name a plan much like them makes that faster, not different."""
        run = self.course.branch(programs, base or programs)
        fly_mission(run)
        return worth(
            run.state,
            now=self.count(programs, self.situation.mine, self.now),
            expected=self.count(programs, self.situation.free, self.now),
            later=self.count(programs, range(len(programs)), self.later),
            changed=sum(self.changes(programs[member], told) for member, told in self.told.items()),
            special=self.special(programs),
        )

    def special(self, programs: Plan) -> int:
        """Count the special cards that are laid in open turns, or later."""
        if not any(self.situation.specializations):
            return 0
        cards = (card for program in programs for card in program[self.situation.first - 1 :])
        return sum(card is not None and not SPECIAL.isdisjoint(card) for card in cards)

    def changes(self, program: Program, told: Program) -> int:
        """Count the open slots of a program that hold something else than was told."""
        if self.is_plain:
            return sum(map(ne, program[self.now], told[self.now]))
        pairs = zip(program[self.now], told[self.now], strict=True)
        return sum(card != word and not keeps(card, word) for card, word in pairs)

    @staticmethod
    def count(programs: Plan, members: Iterable[int], turns: slice) -> int:
        """Count the cards that these members lay in these turns."""
        slots = [programs[member][turns] for member in members]
        return sum(map(len, slots)) - sum([program.count(None) for program in slots])


def keeps(card: Card | None, word: Card | None) -> bool:
    """Tell whether a card does what was told of a slot, and more: of double actions one half is told only."""
    if card is None:
        return False
    return card[0] in SPECIAL if word is None else len(card) > len(word) and all(symbol in card for symbol in word)


def walk(station: Station, card: Card | None) -> Station:
    """Return where a card leads, if nothing is in the way."""
    for symbol in card or ():
        station = step(station, symbol)
    return station


def step(station: Station, symbol: str) -> Station:
    """Return where a symbol leads."""
    if symbol in DIRECTIONS:
        target = NEIGHBOUR[DIRECTIONS[symbol]][station]
        return station if target is None else target
    return STATIONS.index(symbol[3:]) if symbol.startswith("to:") else station


def way(start: Station, goal: Station) -> list[Card]:
    """Return the moves from one station to another."""
    steps = zone_of(goal) - zone_of(start)
    lift: list[Card] = [("lift",)] if is_upper(start) != is_upper(goal) else []
    return [*lift, *[("blue",) if steps > 0 else ("red",)] * abs(steps)]
