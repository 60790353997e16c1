"""Going back, saving and leaving."""

from pathlib import Path

import pytest

from pelagos.games.gravwell.game import GAME
from pelagos.kernel.record_reading import read_record
from tests.terminal.screen.sitting_down import playing, run, sit


def test_undo_goes_back_to_the_latest_own_answer() -> None:
    async def test() -> None:
        async with playing(sit()) as player:
            await player.press("u")
            assert "You have not given an answer yet" in player.drawn()
            await player.press("1")
            assert player.match.record.inputs
            await player.press("u")
            assert not player.match.record.inputs
            assert "Taken back" in player.drawn()
            assert player.screen.decision == player.match.pending[0]

    run(test)


def test_saving_asks_for_a_name_and_never_writes_over_another_file(tmp_path: Path) -> None:
    async def test() -> None:
        (tmp_path / "taken").write_text("mine", encoding="utf-8")
        async with playing(sit()) as player:
            await player.write("save taken")
            assert "already exists" in player.drawn()
            await player.press("s", "ctrl+u", *"kept", "enter")
            assert "Saved in kept" in player.drawn()
        assert (tmp_path / "taken").read_text(encoding="utf-8") == "mine"
        assert list(read_record(GAME, (tmp_path / "kept").read_text(encoding="utf-8")).inputs) == []

    run(test)


@pytest.mark.parametrize(("key", "code"), [("q", 0), ("ctrl+q", 0), ("ctrl+c", 130)])
def test_quitting_ends_the_screen_with_its_code(key: str, code: int) -> None:
    async def test() -> None:
        async with playing(sit()) as player:
            await player.pilot.press(key)
            await player.pilot.pause()
        assert player.app.return_value == code

    run(test)
