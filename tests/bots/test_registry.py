"""Bots are found by their level."""

import pytest

from pelagos.bots import random
from pelagos.bots.registry import levels, load_bot
from pelagos.games.gravwell import bot
from pelagos.games.gravwell.game import GAME
from pelagos.kernel.errors import BrokenInvariant, IllegalText
from tests.spikes.pebbles.game import pebbles

ODD = {"wisdom": 1}
"""No guide: there is no such part of one."""


def test_every_game_can_be_played_by_the_yardstick() -> None:
    assert load_bot(GAME, "random") is random.choose


def test_a_level_of_the_game_is_imported() -> None:
    assert load_bot(GAME, "normal") is bot.choose


def test_levels_begin_with_the_yardstick_and_can_all_be_loaded() -> None:
    assert levels(GAME)[0] == "random"
    assert "normal" in levels(GAME)
    assert all(callable(load_bot(GAME, level)) for level in levels(GAME))


@pytest.mark.rule("PL-04")
def test_an_unknown_level_is_refused_with_those_that_exist() -> None:
    with pytest.raises(IllegalText) as refused:
        load_bot(GAME, "grandmaster")
    assert (refused.value.rule, refused.value.key) == ("PL-04", "unknown-bot")
    assert refused.value.arguments["bot"] == "grandmaster"
    assert str(refused.value.arguments["known"]).startswith("random, ")


@pytest.mark.parametrize("place", ["pelagos.nowhere:choose", "pelagos.bots.random:nothing"])
def test_a_policy_that_cannot_be_imported_is_a_fault_of_the_game(place: str) -> None:
    with pytest.raises(BrokenInvariant, match="broken-game") as broken:
        load_bot(pebbles(bots={"normal": place}), "normal")
    assert str(broken.value.arguments["reason"]).startswith(f"{place}: ")


@pytest.mark.parametrize(
    "place", ["pelagos.nowhere:GUIDE", "pelagos.bots.random:choose", "tests.bots.test_registry:ODD"]
)
def test_a_guide_that_is_none_is_a_fault_of_the_game(place: str) -> None:
    with pytest.raises(BrokenInvariant, match="broken-game") as broken:
        load_bot(pebbles(guide=place), "hard")
    assert str(broken.value.arguments["reason"]).startswith(f"{place}: ")
