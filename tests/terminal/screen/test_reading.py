"""What there is to read beside the board: the log, rules, help; in each language."""

import pytest

from pelagos.terminal.screen.answers import Answers
from pelagos.terminal.screen.dialogs import Reader
from pelagos.terminal.screen.log import Log
from pelagos.text import LANGUAGES
from tests.terminal.screen.sitting_down import NARROW, WIDE, playing, run, sit

STARTS = 3
"""How many questions a new match of two puts to seat 0 before the first card is played."""


def test_a_line_of_the_log_opens_its_rule_by_key_and_by_click() -> None:
    async def test() -> None:
        async with playing(sit()) as player:
            log = player.screen.query_one(Log)
            rule = log.rules[-1]
            log.focus()
            await player.press("enter")
            assert isinstance(player.app.screen, Reader)
            assert f"[{rule}]" in player.drawn()
            await player.press("escape")
            await player.pilot.click(Log, offset=(5, 1))
            await player.settle()
            assert isinstance(player.app.screen, Reader)
            assert f"[{log.rules[0]}]" in player.drawn()

    run(test)


@pytest.mark.parametrize("size", [NARROW, WIDE])
def test_the_language_changes_everywhere_at_once(size: tuple[int, int]) -> None:
    async def test() -> None:
        async with playing(sit(), size) as player:
            await player.press(*["enter"] * STARTS, "down")
            marked = player.screen.query_one(Answers).marked
            await player.press("w")
            assert "When you take a pile" in player.drawn()
            await player.press("l")
            assert "Όταν παίρνεις μια στοίβα" in " ".join(player.drawn().replace("│", "").split())
            await player.press("escape")
            for english, greek in (
                ("Round", "Γύρος"),
                ("takes the pile", "παίρνει"),
                ("your answer", "η απάντησή σου"),
            ):
                assert english not in player.drawn()
                assert greek in player.drawn()
            assert "Play " not in player.drawn()
            assert "βοήθεια" in player.drawn()
            assert player.screen.query_one(Answers).marked == marked
            await player.press("l", "l")
            assert "takes the pile" in player.drawn()

    run(test)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_keys_are_named_within_80_columns(language: str) -> None:
    async def test() -> None:
        async with playing(sit(language=language)) as player:
            last = player.drawn().splitlines()[-1]
            assert last.rstrip().endswith(player.sitting.voice.text("screen-key-quit"))

    run(test)


def test_the_keys_work_on_a_greek_keyboard_too() -> None:
    async def test() -> None:
        async with playing(sit()) as player:
            await player.press("λ")
            assert player.sitting.voice.language == "el"
            await player.press("ς")
            assert isinstance(player.app.screen, Reader)

    run(test)


def test_light_and_dark_can_be_chosen_and_help_explains_the_keys() -> None:
    async def test() -> None:
        async with playing(sit(), WIDE) as player:
            before = player.app.theme
            await player.press("t")
            assert player.app.theme != before
            await player.press("?")
            assert "take back your latest answer" in player.drawn()
            await player.press("escape", "c")
            assert "Hydrogen" in player.drawn()

    run(test)
