"""Laying pieces on the map with cursor keys."""

import re

from pelagos.games.northwest.types import End, Place
from tests.terminal.screen.sitting_down import NARROW, Player, playing, run, sit

SHOWN = 12
"""So many rows of the map at least are more than a small screen shows at once."""


def test_a_piece_is_laid_with_cursor_keys_and_turned_with_r() -> None:
    async def test() -> None:
        sitting = sit("northwest", options={"first_player": "seat-0"})
        async with playing(sitting) as player:
            await player.answer(0)
            await player.settle()
            before = len(sitting.match.record.inputs)
            await player.press("m")
            await player.settle()
            first = player.drawn()
            assert "Way 1 of" in first
            await player.press("r")
            await player.settle()
            assert "Way 2 of" in player.drawn()
            assert player.drawn() != first
            await player.press("enter")
            await player.settle()
            assert isinstance(sitting.match.record.inputs[before].action, Place)

    run(test)


def test_what_is_pointed_at_is_brought_into_sight_on_a_small_screen() -> None:
    async def test() -> None:
        sitting = sit("northwest", options={"first_player": "seat-0"})
        async with playing(sitting, size=NARROW) as player:
            await player.answer(0)
            await player.settle()
            while sitting.view.top <= SHOWN:
                await sail_north(player)
            rows = sitting.view.top
            await player.press("m")
            for key in (*["up"] * (rows - 1), *["down"] * (rows - 1), "left"):
                await player.settle()
                assert re.search(r"\[[WLSI*A-Za-z ]+\]", player.drawn()), player.drawn()
                await player.press(key)

    run(test)


async def sail_north(player: Player) -> None:
    """Lay the piece that leads furthest, end the turn, or do what else is asked."""
    actions = player.screen.actions
    rows = [int(one.cells[-1].partition(".")[0]) if isinstance(one, Place) else 0 for one in actions]
    ends = next((place for place, one in enumerate(actions) if isinstance(one, End)), 0)
    await player.answer(rows.index(max(rows)) if max(rows) else ends)
    await player.settle()


def test_escape_goes_back_to_the_list() -> None:
    async def test() -> None:
        sitting = sit("northwest", options={"first_player": "seat-0"})
        async with playing(sitting) as player:
            await player.answer(0)
            await player.settle()
            await player.press("m", "up", "escape")
            await player.settle()
            assert "▸" in player.drawn()
            assert len(sitting.match.record.inputs) == 2

    run(test)
