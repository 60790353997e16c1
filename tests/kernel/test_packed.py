"""What lies back in a match is kept small and comes out as it went in."""

import pytest

from pelagos.games.gravwell.game import GAME
from pelagos.kernel.discovery import load_all
from pelagos.kernel.packed import AT_HAND, PIECE, Events, Packed, packed_events, packed_inputs
from pelagos.kernel.record import Input
from tests.support.play import random_match

GAMES = load_all()[0]
WHOLE = random_match(GAME, seats=3, seed="history")

LONG = 3 * (AT_HAND + PIECE) + 5


def filled(length: int) -> tuple[Packed[Events], list[Events]]:
    """Return a history and the same as a plain list."""
    history = packed_events(GAME.event_types)
    plain: list[Events] = []
    for number in range(length):
        events = WHOLE.history[number % len(WHOLE.history)]
        history.append(events)
        plain.append(events)
    return history, plain


@pytest.mark.parametrize("length", [0, 1, AT_HAND, AT_HAND + PIECE - 1, AT_HAND + PIECE, LONG])
def test_what_went_in_comes_out_in_any_order(length: int) -> None:
    history, plain = filled(length)
    assert len(history) == length
    assert list(history) == plain
    assert list(reversed(history)) == plain[::-1]
    assert history[2 : length - 1] == plain[2 : length - 1]
    assert [history[number] for number in range(-length, length)] == plain * 2


def test_beyond_both_ends_there_is_nothing() -> None:
    history, _ = filled(LONG)
    for number in (LONG, -LONG - 1):
        with pytest.raises(IndexError):
            history[number]


def test_histories_are_equal_if_the_same_happened() -> None:
    assert filled(LONG)[0] == filled(LONG)[0]
    assert filled(LONG)[0] != filled(LONG - 1)[0]
    assert filled(1)[0] == [WHOLE.history[0]]
    assert filled(1)[0] != (WHOLE.history[0],)


def test_a_game_that_asks_nothing_has_no_inputs() -> None:
    assert packed_inputs(()) == []


@pytest.mark.parametrize("name", GAMES)
def test_inputs_of_every_game_come_out_as_they_went_in(name: str) -> None:
    game = GAMES[name]
    played = list(random_match(game, seats=game.seats[-1], seed="inputs", inputs=2 * LONG).record.inputs)
    packed, plain = packed_inputs(game.action_types()), list[Input]()
    while len(plain) < LONG:
        for entry in played:
            packed.append(entry)
            plain.append(entry)
    assert packed == plain
    assert packed[-3:] == plain[-3:]
