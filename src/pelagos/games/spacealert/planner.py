"""Searches for good programs when all threats are known: the first form of the crew's bot.

A stochastic beam search: the best plans found so far are changed a little, and a change stays if it is better than the
worst plan kept. Only sensible things are tried: symbols that can do something where the player should be by then, and
errands, which lead to a station and do there what it is for.
"""

from typing import Final

import msgspec

from pelagos.games.spacealert.board import BRIDGE, LR, NEIGHBOUR, UB, Station, is_upper, zone_of
from pelagos.games.spacealert.mission import Mission
from pelagos.games.spacealert.resolver import begin
from pelagos.games.spacealert.rules import scoring
from pelagos.games.spacealert.rules.timeline import fly_mission
from pelagos.games.spacealert.state import Card, Run, State, clone
from pelagos.kernel.chance import Chance, Seeded

Program = tuple[str | None, ...]
Programs = tuple[Program, ...]

LOST: Final = -300
"""What a lost ship counts, less what makes it hopeful: turns survived and threats destroyed lead the search out."""
TURN_SURVIVED: Final = 8
SCALE: Final = 100
"""Values are scores in hundredths: damage done to threats decides between equal scores."""
DEFAULT_WIDTH: Final = 6
MOVES: Final = {"red": "left", "blue": "right", "lift": "deck"}
BUTTONS: Final[tuple[str | None, ...]] = ("A", "A", "B", "C", "bots", None)


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What a search has found."""

    programs: Programs
    score: int | None
    """The mission score; None if every plan tried loses the ship."""
    evaluations: int
    """How many plans were resolved."""
    growth: tuple[tuple[int, int], ...]
    """How the score grew: after so many evaluations, the best so far (a lost ship counts below -100)."""


class Search:
    """A search in progress: the mission before its first turn, the plans kept and the source of changes."""

    def __init__(self, mission: Mission, seed: str, width: int) -> None:
        """Begin with idle players who only maintain the computer."""
        self.state, self.chance = begin(mission)
        self.dice: Chance = Seeded.of(seed)
        self.width = width
        self.evaluations = 0
        self.growth: list[tuple[int, int]] = []
        self.kept: list[tuple[int, Programs]] = []
        self.keep(idle(len(mission.programs), mission.turns))

    def keep(self, programs: Programs) -> None:
        """Evaluate a plan and keep it if it is among the best."""
        value = evaluate(self.state, programs, self.chance)
        self.evaluations += 1
        if not self.growth or value // SCALE > self.growth[-1][1]:
            self.growth.append((self.evaluations, value // SCALE))
        if any(known == programs for _, known in self.kept):
            return
        self.kept.append((value, programs))
        self.kept.sort(key=lambda entry: -entry[0])
        del self.kept[self.width :]

    def improve(self) -> None:
        """Change one of the plans kept, the better ones more often."""
        place = min(self.dice.roll(len(self.kept)), self.dice.roll(len(self.kept)))
        self.keep(change(self.kept[place][1], self.dice))


def search(mission: Mission, budget: int, *, seed: str = "0", width: int = DEFAULT_WIDTH) -> Plan:
    """Search for good programs for the players of a mission; the programs it comes with are not used.

    Args:
        mission: tracks and threats, and how many players there are.
        budget: how many plans to resolve.
        seed: the same seed finds the same plan.
        width: how many plans are kept at a time.
    """
    found = Search(mission, seed, width)
    while found.evaluations < budget:
        found.improve()
    value, programs = found.kept[0]
    return Plan(
        programs=programs,
        score=value // SCALE if value > SCALE * LOST // 3 else None,
        evaluations=found.evaluations,
        growth=tuple(found.growth),
    )


def idle(players: int, turns: int) -> Programs:
    """Return programs that do nothing but keep the computer awake."""
    serving = tuple("C" if turn in (1, 4, 8) else None for turn in range(1, turns + 1))
    return (serving, *[(None,) * turns] * (players - 1))


def evaluate(state: State, programs: Programs, chance: Chance) -> int:
    """Return what a plan is worth, in hundredths of a point: its score, or far less if the ship is lost."""
    trial = clone(state)
    for player, program in zip(trial.players, programs, strict=True):
        player.slots = [CARDS[symbol] for symbol in program]
    fly_mission(Run(trial, None, chance.restarted()))
    points = scoring.score(trial)
    if points is None:
        points = LOST + TURN_SURVIVED * trial.turn + scoring.threat_points(trial)
    harm = sum(min(threat.damage, threat.hp) for threat in trial.threats)
    return SCALE * points + min(harm, SCALE - 1)


CARDS: Final[dict[str | None, Card | None]] = {
    None: None,
    **{symbol: (symbol,) for symbol in ("A", "B", "C", "bots", "red", "blue", "lift")},
}


def change(programs: Programs, dice: Chance) -> Programs:
    """Return programs in which one player's are changed a little, once or twice."""
    player = dice.roll(len(programs))
    program = list(programs[player])
    for _ in range(1 + dice.roll(3)):
        place = dice.roll(len(program))
        CHANGES[dice.roll(len(CHANGES))](program, place, dice)
    return (*programs[:player], tuple(program), *programs[player + 1 :])


def replace_symbol(program: list[str | None], place: int, dice: Chance) -> None:
    """Put another sensible symbol into a slot."""
    choices = sensible(station_before(program, place))
    program[place] = choices[dice.roll(len(choices))]


def insert_symbol(program: list[str | None], place: int, dice: Chance) -> None:
    """Push a slot and those behind it back, and put a sensible symbol there."""
    choices = sensible(station_before(program, place))
    program.insert(place, choices[dice.roll(len(choices))])
    program.pop()


def drop_symbol(program: list[str | None], place: int, dice: Chance) -> None:
    """Take a slot out and let those behind it come earlier."""
    del program[place]
    program.append(None)


def swap_symbols(program: list[str | None], place: int, dice: Chance) -> None:
    """Exchange two slots."""
    other = dice.roll(len(program))
    program[place], program[other] = program[other], program[place]


def run_errand(program: list[str | None], place: int, dice: Chance) -> None:
    """Go to a station and press one of its buttons, once or several times."""
    goal = dice.roll(len(SENSIBLE))
    button = ("A", "B", "C")[dice.roll(3)]
    errand = [*path(station_before(program, place), goal), *[button] * (1 + dice.roll(3))]
    write_over(program, place, errand)


def hunt_intruder(program: list[str | None], place: int, dice: Chance) -> None:
    """Fetch a squad of battlebots, go to a station and fight there."""
    squad = (UB, LR)[dice.roll(2)]
    goal = dice.roll(len(SENSIBLE))
    fetch = [*path(station_before(program, place), squad), "C"]
    write_over(program, place, [*fetch, *path(squad, goal), *["bots"] * (1 + dice.roll(2))])


def write_over(program: list[str | None], place: int, errand: list[str]) -> None:
    """Write an errand into the slots from a place on, as far as there are slots."""
    for slot, symbol in enumerate(errand[: len(program) - place], place):
        program[slot] = symbol


def path(start: Station, goal: Station) -> list[str]:
    """Return the moves from one station to another."""
    steps = zone_of(goal) - zone_of(start)
    lift = ["lift"] if is_upper(start) != is_upper(goal) else []
    return [*lift, *["blue" if steps > 0 else "red"] * abs(steps)]


CHANGES: Final = (
    replace_symbol,
    replace_symbol,
    insert_symbol,
    drop_symbol,
    swap_symbols,
    run_errand,
    run_errand,
    hunt_intruder,
)


def station_before(program: list[str | None], place: int) -> Station:
    """Return where the player should be when a slot comes up, if nothing delays him."""
    station = BRIDGE
    for symbol in program[:place]:
        if symbol in MOVES:
            target = NEIGHBOUR[MOVES[symbol]][station]
            station = station if target is None else target
    return station


def sensible(station: Station) -> tuple[str | None, ...]:
    """Return the symbols worth trying in a station: every button, and the moves no wall stops."""
    return SENSIBLE[station]


SENSIBLE: Final = tuple(
    (*BUTTONS, *(move for move, direction in MOVES.items() if NEIGHBOUR[direction][station] is not None))
    for station in range(6)
)
