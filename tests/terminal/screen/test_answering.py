"""Answers are given by digits, arrows, mouse, or in writing."""

from pelagos.games.gravwell.game import GAME
from pelagos.terminal.screen.answers import Answers
from pelagos.terminal.screen.dialogs import Reader
from tests.terminal.screen.sitting_down import WIDE, playing, run, sit

STARTS = 3
"""How many questions a new match of two puts to seat 0 before the first card is played."""


def test_a_digit_answers_as_soon_as_no_longer_number_could_be_meant() -> None:
    async def test() -> None:
        async with playing(sit(seats=4)) as player:
            assert len(player.screen.actions) == 12
            await player.press("1")
            assert not player.match.record.inputs
            wanted = player.screen.actions[11]
            await player.press("2")
            assert player.match.record.inputs[0].action == wanted
            wanted = player.screen.actions[2]
            await player.press("3")
            mine = [entry for entry in player.match.record.inputs if entry.actor == 0]
            assert mine[1].action == wanted

    run(test)


def test_arrows_move_the_mark_and_enter_answers() -> None:
    async def test() -> None:
        async with playing(sit(seats=4)) as player:
            wanted = player.screen.actions[8]
            await player.press("down", "down", "right", "enter")
            assert player.match.record.inputs[0].action == wanted

    run(test)


def test_a_click_answers() -> None:
    async def test() -> None:
        async with playing(sit(seats=4)) as player:
            wanted = player.screen.actions[1]
            await player.pilot.click(Answers, offset=(4, 1))
            await player.settle()
            assert player.match.record.inputs[0].action == wanted

    run(test)


def test_what_is_written_narrows_the_list_and_a_single_fit_is_the_answer() -> None:
    async def test() -> None:
        async with playing(sit("example.haggle", seats=2)) as player:
            answers = player.screen.query_one(Answers)
            every = len(answers.shown)
            await player.press("/", *"Rest")
            assert answers.found == len(answers.shown) == 1
            assert f"1 of {every}" in player.drawn()
            await player.press("enter")
            assert type(player.match.record.inputs[0].action).__name__ == "Rest"

    run(test)


def test_an_answer_may_be_written_in_notation() -> None:
    async def test() -> None:
        async with playing(sit()) as player:
            wanted = player.screen.actions[4]
            letter = GAME.card_code(wanted.card)  # type: ignore[attr-defined]  # a pile is named by its card
            await player.write(f"pick {letter}")
            assert player.match.record.inputs[0].action == wanted

    run(test)


def test_a_refused_answer_says_which_rule_refuses_it_and_why_opens_that_rule() -> None:
    async def test() -> None:
        async with playing(sit(), WIDE) as player:
            await player.press(*["enter"] * STARTS)
            hand = player.match.observe(player.sitting.at_screen).hands[0].cards
            absent = next(letter for card, letter in enumerate(GAME.cards) if card not in hand)
            made = len(player.match.record.inputs)
            await player.write(f"play {absent}")
            assert len(player.match.record.inputs) == made
            assert "is not in your hand" in player.drawn()
            assert "GR-39" in player.drawn()
            await player.press("escape", "w")
            assert isinstance(player.app.screen, Reader)
            assert player.drawn().index("[GR-39]") < player.drawn().index("[GR-37]")

    run(test)


def test_nonsense_is_explained() -> None:
    async def test() -> None:
        async with playing(sit()) as player:
            await player.write("nonsense")
            assert "neither an answer nor a command" in player.drawn()
            assert not player.match.record.inputs

    run(test)


def test_commands_may_be_written_in_the_readers_language() -> None:
    async def test() -> None:
        async with playing(sit(language="el")) as player:
            await player.write("κανόνας GR-53")
            assert isinstance(player.app.screen, Reader)
            assert "[GR-53]" in player.drawn()
            await player.press("escape")
            await player.write("rule GR-999")
            assert "GR-999" in player.drawn()
            await player.write("rule")
            assert "Ποιον κανόνα;" in player.drawn()
            assert not isinstance(player.app.screen, Reader)

    run(test)
