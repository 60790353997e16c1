"""The rules against a naive second writing of the rulebook, on tens of thousands of random positions."""

import random

import pytest

from pelagos.games.gravwell.options import GravwellOptions
from pelagos.games.gravwell.position import Position
from pelagos.games.gravwell.position_state import state_of
from pelagos.games.gravwell.position_text import write_position
from pelagos.games.gravwell.resolver import run
from pelagos.games.gravwell.rules import movement
from pelagos.games.gravwell.rules.movement import Pull
from tests.games.gravwell.oracle import BEAMS, GATE, Oracle
from tests.games.gravwell.support import DECK

POSITIONS = 3_500
"""Random positions of one flavour; the twelve flavours make 42 000."""
WHOLE, CROWD, START, END = range(54), range(8), range(4), range(44, 54)


def spread(source: random.Random, ships: list[str], spaces: range) -> dict[str, int]:
    """Put the ships on different spaces, or together in the Singularity."""
    chosen: dict[str, int] = {}
    for ship in ships:
        free = [space for space in spaces if space == 0 or space not in chosen.values()]
        chosen[ship] = source.choice(free) if free else 0
    return chosen


def random_position(source: random.Random, spaces: range, options: GravwellOptions) -> Position:
    players = list("BYRG")[: source.randint(2, 4)]
    derelicts = ["d26", "d36"][source.randint(0, 2) :]
    placed = spread(source, source.sample(players + derelicts, len(players) + len(derelicts)), spaces)
    cards = source.sample(DECK, len(players))
    if source.random() < 0.5:
        cards[0] = source.choice([beam for beam in BEAMS if beam not in cards[1:]] or [cards[0]])
    plays = {ship: card for ship, card in zip(players, cards, strict=True) if source.random() < 0.8}
    return Position(
        spaces={ship: placed[ship] for ship in players + derelicts},
        plays=plays,
        stops=tuple(ship for ship in plays if source.random() < 0.1),
        options=options,
        age=tuple(source.sample(players, len(players))),
    )


def by_the_rules(position: Position) -> dict[str, int]:
    state, codes = state_of(position)
    run(state, frozenset(codes.index(code) for code in position.stops), None)
    after = dict(zip(codes, state.positions, strict=True))
    return {ship: after[ship] for ship in position.spaces}


def by_the_oracle(position: Position) -> dict[str, int]:
    options = position.options
    oracle = Oracle(
        position.spaces,
        "".join(position.age),
        pull_out=options.pull_from_singularity,
        gate_stays_open=options.gate_activated,
    )
    oracle.phase(position.plays, "".join(position.stops))
    return oracle.spaces


OPTIONS = (
    GravwellOptions(),
    GravwellOptions(pull_from_singularity=False),
    GravwellOptions(gate_activated=True),
)
FLAVOURS = [(spaces, options) for spaces in (WHOLE, CROWD, START, END) for options in OPTIONS]


@pytest.mark.rule(
    "GR-44", "GR-45", "GR-47", "GR-53", "GR-54", "GR-60", "GR-63", "GR-64", "GR-65", "GR-67", "GR-71", "GR-72"
)
@pytest.mark.parametrize("flavour", range(len(FLAVOURS)))
def test_the_rules_and_the_naive_oracle_agree(flavour: int) -> None:
    spaces, options = FLAVOURS[flavour]
    source = random.Random(flavour)  # test data, not a secret
    for _ in range(POSITIONS):
        position = random_position(source, spaces, options)
        assert by_the_rules(position) == by_the_oracle(position), write_position(position)


def test_the_random_positions_reach_every_kind_of_end() -> None:
    """Else the agreement would prove little."""
    source = random.Random(99)  # test data, not a secret
    entered = lost = home = 0
    for number in range(3_000):
        position = random_position(source, (END, CROWD)[number % 2], OPTIONS[0])
        after = by_the_rules(position)
        entered += any(after[ship] == GATE for ship in position.pilots)
        lost += any(space == GATE for ship, space in after.items() if ship.startswith("d"))
        home += any(space == 0 < position.spaces[ship] for ship, space in after.items())
    assert min(entered, lost, home) > 15


def slide_one_space(positions: list[int], target: int, direction: int) -> int:
    """The wrong reading of GR-47: one extra space, even if that is taken too."""
    return target + direction


def count_behind_only(pull: Pull) -> int:
    """The wrong reading of GR-53: a tie always goes back."""
    return 1 if pull.gap_ahead < pull.gap_behind else -1


@pytest.mark.parametrize(("name", "fault"), [("slide", slide_one_space), ("direction_of", count_behind_only)])
def test_a_fault_in_the_rules_would_be_noticed(name: str, fault: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(movement, name, fault)
    source = random.Random(7)  # test data, not a secret
    positions = [random_position(source, CROWD, OPTIONS[0]) for _ in range(500)]
    assert any(by_the_rules(position) != by_the_oracle(position) for position in positions)
