"""What must hold of the encoding of any game, at any moment of a match."""

from array import array
from collections.abc import Iterator
from functools import partial
from typing import Any

from pelagos.kernel.chance import Seeded
from pelagos.kernel.game import Game
from pelagos.kernel.ids import OUTSIDER, Seat, Viewer
from pelagos.research.encodings import Encoding, load_encoding
from tests.support.play import random_match


def viewers(seats: int) -> list[Viewer]:
    """Return everybody who can look on."""
    return [OUTSIDER, *(Seat(seat) for seat in range(seats))]


def moments(game: Game[Any], seats: int, options: Any, inputs: tuple[int, ...]) -> Iterator[Any]:
    """Yield the state of a match at random after so many inputs."""
    for number in inputs:
        yield random_match(game, seats=seats, options=options, inputs=number).state


def check_numbers(encoding: Encoding, observation: "array[float]") -> None:
    """Every observation has the same size and lies between 0 and 1."""
    assert (observation.typecode, len(observation)) == ("f", encoding.size)
    assert 0 <= min(observation) <= max(observation) <= 1


def check_views(game: Game[Any], state: Any, seats: int) -> int:
    """What a viewer cannot tell apart is the same to a learner; return how many of the states dealt anew differed."""
    encoding, differed = load_encoding(game), 0
    for viewer in viewers(seats):
        view = game.observe(state, viewer)
        seen = encoding.observe(view)
        check_numbers(encoding, seen)
        other = game.sample(view, Seeded.of("other"))
        differed += game.encode_state(other) != game.encode_state(state)
        assert encoding.observe(game.observe(other, viewer)) == seen
    return differed


def check_answers(game: Game[Any], state: Any) -> None:
    """Every listed answer has a number of its own, which leads back to it, and nothing else is marked."""
    encoding = load_encoding(game)
    for asked in state.pending:
        listed = game.legal(state, asked)
        mask = encoding.mask(listed)
        assert len(mask) == encoding.actions
        numbers = [number for number, is_listed in enumerate(mask) if is_listed]
        meant = [encoding.action(number, partial(game.legal, state, asked)) for number in numbers]
        assert len(meant) == len(listed)
        assert set(meant) == set(listed)
