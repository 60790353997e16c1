"""Whole matches of every game are played on the screen to their end."""

from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest

from pelagos.kernel.discovery import load
from pelagos.kernel.record_reading import read_record
from pelagos.terminal.screen.dialogs import Ending
from tests.terminal.screen.sitting_down import NARROW, WIDE, Player, playing, run, sit


def tells_the_end(player: Player) -> bool:
    """Tell whether the result lies over the table."""
    return isinstance(player.app.screen, Ending)


class Sat(msgspec.Struct, frozen=True):
    """A table, and how it is looked at."""

    game: str
    seats: int
    level: str = "random"
    options: Mapping[str, object] = {}
    language: str = "en"
    size: tuple[int, int] = NARROW


@pytest.mark.parametrize(
    "sat",
    [
        Sat("gravwell", 1, options={"chaos": True}, language="el", size=WIDE),
        Sat("itchyfeet", 3, "normal", language="el"),
        Sat("northwest", 4, options={"rounds": 2, "teams": True}, language="es", size=WIDE),
        Sat("example.haggle", 3, options={"quick": True}),
    ],
    ids=lambda sat: f"{sat.game}-{sat.seats}-{sat.language}",
)
def test_a_whole_match_is_played_on_the_screen_and_its_record_kept(sat: Sat) -> None:
    path = Path("my.pelagos")

    async def test() -> None:
        sitting = sit(sat.game, seats=sat.seats, options=sat.options, language=sat.language, path=path)
        async with playing(sitting, sat.size) as player:
            await player.play_on(sat.level)
            assert isinstance(player.app.screen, Ending)
            assert str(path) in player.drawn()
            assert player.sitting.voice.text("screen-key-again") in player.drawn()
        assert len(player.match.returns or ()) == sat.seats
        kept.append(player.match.returns)

    kept: list[tuple[float, ...] | None] = []
    run(test)
    assert read_record(load(sat.game), path.read_text(encoding="utf-8")).returns == kept[0]


def test_people_pass_the_screen_on_until_the_match_is_over() -> None:
    async def test() -> None:
        async with playing(sit("northwest", people=(0, 1), options={"rounds": 3})) as player:
            await player.play_on("random")
            assert isinstance(player.app.screen, Ending)
            assert player.sitting.at_screen is None

    run(test)


def test_the_result_stays_until_somebody_looks_at_the_table_and_comes_back() -> None:
    async def test() -> None:
        async with playing(sit("example.haggle", seats=2, options={"quick": True})) as player:
            await player.play_on("random")
            await player.press("enter")
            assert tells_the_end(player)
            await player.press("escape")
            assert not tells_the_end(player)
            await player.press("escape")
            assert tells_the_end(player)
            await player.press("a")
        assert player.app.again

    run(test)


def test_a_game_from_elsewhere_that_draws_nothing_shows_its_bare_facts() -> None:
    async def test() -> None:
        async with playing(sit("example.haggle", seats=3)) as player:
            assert "hands:" in player.drawn()

    run(test)
