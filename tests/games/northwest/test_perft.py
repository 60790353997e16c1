"""Pinned counts of what can be done from chosen positions, and the pinned order of listed actions."""

from collections.abc import Iterator

import pytest

from pelagos.games.northwest.game import GAME
from pelagos.games.northwest.state import NorthwestState
from pelagos.kernel.chance import Seeded
from pelagos.kernel.enumeration import branches
from tests.games.northwest.support import Table

RACE = (
    "pieces: yellow I4 1.1,2.1,3.2,4.2; red I2 1.0,2.0",
    "red: ship 2.0 character C01 hand T15a",
    "yellow: ship 4.2 character C04",
)


def followers(state: NorthwestState) -> Iterator[NorthwestState]:
    """Every state that one answer to the first open question leads to, with one fixed run of chance."""
    for decision in state.pending[:1]:
        for action in GAME.legal(state, decision):
            after = GAME.clone(state)
            GAME.apply(after, decision.id, action, Seeded.of("perft"))
            yield after


def perft(state: NorthwestState, depth: int) -> list[tuple[int, int]]:
    """Count the sequences of answers, and the different places of ships they lead to."""
    level, counts = [state], []
    for _ in range(depth):
        level = [after for before in level for after in followers(before)]
        counts.append((len(level), len({tuple(after.ships) for after in level})))
    return counts


COUNTS = {
    ("red: ship start",): [(27, 11), (125, 21), (969, 100)],
    RACE: [(22, 11), (147, 27), (1104, 161)],
}
"""By position: the counts of `perft`, one answer deep, two answers deep and so on."""


@pytest.mark.parametrize("lines", COUNTS, ids=["start", "race"])
def test_counts_of_answers_are_pinned(lines: tuple[str, ...]) -> None:
    assert perft(Table(*lines).state, 3) == COUNTS[lines]


def test_counts_of_hidden_tiles_are_pinned() -> None:
    """A piece that brings a row to light meets any of the strips left, either way round."""
    table = Table("pieces: red M1 4.0", "red: ship 4.0")
    decision = table.state.pending[0]
    action = next(action for action in GAME.legal(table.state, decision) if "5.0" in str(action))
    assert len(list(branches(GAME, table.state, decision.id, action))) == 16 * 2


def test_the_order_of_listed_actions_is_pinned() -> None:
    assert Table(*RACE).listed() == [
        "place M1 3.1",
        "place I2 3.1,4.1",
        "place I2 3.1,4.0",
        "place V3 3.1,4.0,5.1",
        "place L4 3.1,4.0,5.1,6.1",
        "place I3 3.1,4.0,5.0",
        "place T3 3.1,4.0,3.0",
        "place I2 3.1,3.0",
        "place T3 3.1,3.0,4.0",
        "place M1 3.0",
        "place I2 3.0,3.1",
        "place T3 3.0,3.1,4.0",
        "place I2 3.0,4.0",
        "place I3 3.0,4.0,5.1",
        "place V3 3.0,4.0,5.0",
        "place T3 3.0,4.0,3.1",
        "walk 1.0",
        "raid 2.1 1",
        "raid 1.1 1",
        "drop 1.0",
        "play T15a",
        "end",
    ]
