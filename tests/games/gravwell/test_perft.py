"""Pinned counts of what can happen from a chosen deal, and the pinned order of listed actions.

A count that changes without a change of the rules is a fault; with one, the rules version rises.
"""

from collections.abc import Iterator

import pytest

from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.state import GravwellState
from pelagos.kernel.chance import Scripted
from pelagos.kernel.enumeration import Branch, branches
from pelagos.kernel.notation import write_action
from tests.games.gravwell.support import HANDS, Table


def followers(state: GravwellState) -> Iterator[GravwellState]:
    """Every state that one answer to the first open question leads to; inside a round chance plays no part."""
    for decision in state.pending[:1]:
        for action in GAME.legal(state, decision):
            after = GAME.clone(state)
            GAME.apply(after, decision.id, action, Scripted([]))
            yield after


def perft(state: GravwellState, depth: int) -> list[tuple[int, int]]:
    """Count, for one answer to `depth` answers, the sequences and the different boards they lead to."""
    level, counts = [state], []
    for _ in range(depth):
        level = [after for before in level for after in followers(before)]
        counts.append((len(level), len({tuple(after.positions) for after in level})))
    return counts


def dealt(seats: int, line: str) -> GravwellState:
    return Table(HANDS[seats]).draft().place(line).state


COUNTS = {
    ("B0 Y0 d36", 2): [(6, 1), (36, 1), (72, 6), (144, 29), (720, 29), (3600, 25)],
    ("B20 Y18 d36@22", 2): [(6, 1), (36, 1), (72, 1), (144, 5), (720, 5), (3600, 21)],
    ("B50 Y49 d36@52", 2): [(6, 1), (36, 1), (72, 5), (144, 24), (600, 21), (3000, 25)],
    ("B12 Y5 R0 d26 d36", 3): [(6, 1), (36, 1), (216, 1), (432, 6), (864, 34), (1728, 169)],
    ("B12 Y5 R0 G30 d26 d36", 4): [(6, 1), (36, 1), (216, 1), (1296, 1), (2592, 6)],
}
"""By position and seats: the counts of `perft`, one answer deep, two answers deep and so on."""


@pytest.mark.parametrize(("line", "seats"), COUNTS)
def test_counts_of_plays_and_stops_are_pinned(line: str, seats: int) -> None:
    assert perft(dealt(seats, line), len(COUNTS[line, seats])) == COUNTS[line, seats]


@pytest.mark.parametrize(("seats", "first", "second"), [(2, 120, 95), (3, 153, 128), (4, 168, 143)])
def test_counts_of_picks_and_hidden_cards_are_pinned(seats: int, first: int, second: int) -> None:
    """Each pile may hide any card that does not lie open; after the first pick both are one fewer."""
    reached = [branch.state for branch in all_branches(Table(HANDS[seats]).state)]
    assert len(reached) == first
    assert {len(list(all_branches(state))) for state in reached[::15]} == {second}


def all_branches(state: GravwellState) -> Iterator[Branch]:
    decision = state.pending[0]
    for action in GAME.legal(state, decision):
        yield from branches(GAME, state, decision.id, action)


def test_the_order_of_listed_actions_is_pinned() -> None:
    table = Table(HANDS[3])
    listed = [write_action(GAME, action) for action in GAME.legal(table.state, table.state.pending[0])]
    assert listed == [f"pick {letter}" for letter in "AGNBHOCIP"]
    table.draft()
    assert [
        [write_action(GAME, action) for action in GAME.legal(table.state, decision)] for decision in table.state.pending
    ] == [[f"play {letter}" for letter in hand] for hand in ("ABCDEF", "GHIKLM", "NOPRST")]
    table.lay("A").lay("G").lay("N")
    assert [write_action(GAME, action) for action in GAME.legal(table.state, table.state.pending[0])] == [
        "stop no",
        "stop yes",
    ]
