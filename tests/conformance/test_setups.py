"""Every allowed meeting of two values comes up, in few set-ups."""

from itertools import combinations, product
from typing import Any, Literal

import pytest

from pelagos.conformance import setups
from pelagos.conformance.setups import Setup, all_setups, every_setup
from pelagos.games.gravwell.game import GAME as GRAVWELL
from pelagos.games.gravwell.options import GravwellOptions
from pelagos.games.itchyfeet.game import GAME as ITCHYFEET
from pelagos.games.northwest.game import GAME as NORTHWEST
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.game import Game, Options
from pelagos.kernel.visibility import Public
from tests.spikes.pebbles.game import pebbles

GAMES = [GRAVWELL, ITCHYFEET, NORTHWEST]


def values_of(setup: Setup) -> list[tuple[str, object]]:
    options = [(name, getattr(setup.options, name)) for name in setup.options.__struct_fields__]
    return [("seats", setup.seats), *options]


def pairs_of(found: list[Setup]) -> set[Any]:
    return {pair for setup in found for pair in combinations(values_of(setup), 2)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_any_two_values_that_may_meet_do_meet(game: Game[Any]) -> None:
    assert pairs_of(list(all_setups(game))) == pairs_of(every_setup(game))


@pytest.mark.parametrize(("game", "most"), [(GRAVWELL, 12), (ITCHYFEET, 25), (NORTHWEST, 10)])
def test_few_set_ups_are_enough(game: Game[Any], most: int) -> None:
    found = list(all_setups(game))
    assert len(found) == len(set(found)) <= most


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_usual_options_come_first_at_every_number_of_seats(game: Game[Any]) -> None:
    usual = [Setup(seats, game.options_type()) for seats in game.seats]
    assert list(all_setups(game))[: len(usual)] == usual


def test_every_set_up_of_gravwell_is_there_and_no_refused_one() -> None:
    with_others = 3 * 2**6
    solo = 2**3  # chaos, pull_from_singularity and age
    assert len(every_setup(GRAVWELL)) == with_others + solo
    for setup in every_setup(GRAVWELL):
        GRAVWELL.check_setup(setup.options, setup.seats)


class Shy(Options, frozen=True):
    left: Public[bool] = False
    right: Public[bool] = False
    hand: Public[Literal["open", "shut", "both"]] = "open"


def refuse_both(options: Shy, seats: int) -> None:
    if options.left and options.right:
        raise IllegalAction(None, "both")


def test_what_the_game_refuses_is_left_out_and_costs_no_other_meeting() -> None:
    game = pebbles(options=Shy, check_options=refuse_both)
    found = list(all_setups(game))
    expected = {
        pair
        for seats, left, right, hand in product(game.seats, (False, True), (False, True), ("open", "shut", "both"))
        if not (left and right)
        for pair in combinations([("seats", seats), ("left", left), ("right", right), ("hand", hand)], 2)
    }
    assert pairs_of(found) == expected


def test_where_combinations_are_too_many_some_are_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setups, "MOST_COMBINATIONS", 50)
    drawn = every_setup(GRAVWELL)
    assert 0 < len(drawn) <= 50
    assert drawn == every_setup(GRAVWELL)
    assert {setup.seats for setup in all_setups(GRAVWELL)} == set(GRAVWELL.seats)


def test_a_label_names_what_is_not_usual() -> None:
    assert str(Setup(3, GravwellOptions(chaos=True, age="drawn"))) == "3-chaos-age=drawn"
