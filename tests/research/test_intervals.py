"""Wilson's interval."""

import pytest

from pelagos.research.intervals import wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),  # the worked example of Newcombe (1998)
    ],
)
def test_it_agrees_with_published_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_nothing_played_says_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_more_games_make_it_narrower() -> None:
    few, many = wilson(6, 10), wilson(600, 1000)
    assert few[0] < many[0] < 0.6 < many[1] < few[1]


def test_it_holds_the_share_itself() -> None:
    for games in range(1, 60):
        for wins in range(games + 1):
            low, high = wilson(wins, games)
            assert 0 <= low <= wins / games <= high <= 1
