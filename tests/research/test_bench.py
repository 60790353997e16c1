"""What the benchmark counts; how fast it is, no test says."""

import pytest

from pelagos.games.gravwell.game import GAME
from pelagos.research.bench import Playouts, discard, measure, rate, works_on


def test_a_playout_counts_every_decision() -> None:
    playouts = Playouts(GAME, None, 4)
    decisions = playouts.play(None)
    phases = 6 * 4 + 3 * 4
    assert decisions >= phases


def test_a_sink_does_not_change_the_match() -> None:
    silent, heard = Playouts(GAME, None, 3), Playouts(GAME, None, 3)
    assert [silent.play(None) for _ in range(3)] == [heard.play(discard) for _ in range(3)]


def test_positions_are_spread_over_a_match_and_stay_as_they_were() -> None:
    states = Playouts(GAME, None, 2).positions(10)
    assert len(states) == 10
    assert states[0].round == 1
    assert len({GAME.state_hash(state) for state in states}) == 10


def test_a_rate_is_work_done_over_time() -> None:
    figure = rate("count", "things", lambda: 7, seconds=0.001, repeats=3)
    assert 0 < figure.slowest <= figure.median <= figure.fastest


def test_everything_is_measured_once() -> None:
    result = measure(GAME, seats=2, seconds=0.001, repeats=1)
    names = [figure.name for figure in result.figures]
    assert names == [
        "playout",
        "playout with a sink",
        "clone",
        "observe",
        "sample",
        "write as JSON",
        "encode",
    ]
    assert all(figure.median > 0 for figure in result.figures)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_state_of_gravwell_takes_at_most_four_kilobytes(seats: int) -> None:
    result = measure(GAME, seats=seats, seconds=0.0005, repeats=1)
    assert 500 < result.state_bytes <= 4096


def test_works_say_how_much_they_did() -> None:
    states = Playouts(GAME, None, 2).positions(4)
    done = {name: work() for name, _, work in works_on(GAME, states, 2)}
    assert done == {"clone": 4, "observe": 8, "sample": 8, "write as JSON": 4, "encode": 8}
