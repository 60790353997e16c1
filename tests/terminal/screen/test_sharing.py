"""Several people at one screen, and bots that think beside it."""

import threading

import pytest

from pelagos.terminal.screen.dialogs import Curtain
from pelagos.terminal.screen.log import Log
from tests.terminal.screen.sitting_down import WIDE, playing, run, sit


@pytest.mark.rule("PL-07")
@pytest.mark.parametrize(("reply", "left"), [("y", 0), ("n", 2)])
def test_beyond_a_barrier_the_other_people_must_agree(reply: str, left: int) -> None:
    async def test() -> None:
        async with playing(sit(people=(0, 1))) as player:
            await player.press("enter", "1", "enter", "1", "enter")
            assert len(player.match.record.inputs) == 2
            await player.press("u")
            assert "Do you agree" in player.drawn()
            await player.press(reply)
            assert len(player.match.record.inputs) == left

    run(test)


def test_a_curtain_hides_everything_between_people() -> None:
    async def test() -> None:
        async with playing(sit(people=(0, 1))) as player:
            assert isinstance(player.app.screen, Curtain)
            await player.press("enter")
            assert "Gravwell · Blue" in player.drawn()
            await player.press(*["1", "enter"] * 6)
            while not player.match.observe(player.sitting.at_screen).hands[1].cards:
                await player.press("1", "enter")
            await player.press("1")
            assert isinstance(player.app.screen, Curtain)
            shown = player.drawn()
            assert "Pass the screen to" in shown
            assert "Gravwell" not in shown
            assert "hand" not in shown
            assert not player.screen.sitting.hand()
            await player.press("enter")
            seat = player.sitting.at_screen
            assert seat is not None
            assert f"Gravwell · {player.sitting.name(seat)}" in player.drawn()
            told = [event for event in player.sitting.events(0) if type(event).__name__.startswith("Drafted")]
            assert any(event.seat != seat for event in told)

    run(test)


def test_the_log_is_told_from_the_point_of_view_of_whoever_looks() -> None:
    async def test() -> None:
        async with playing(sit(people=(0, 1)), WIDE) as player:
            await player.press("enter", "1", "enter")
            assert "and a hidden card" in " ".join(player.drawn().split())
            log = player.screen.query_one(Log)
            lines = [str(log.get_option_at_index(place).prompt) for place in range(log.option_count)]
            assert any("Blue takes the pile" in line and "hidden card" in line for line in lines)

    run(test)


def test_while_bots_think_the_screen_obeys_and_an_answer_taken_back_meanwhile_stays_back() -> None:
    think = threading.Event()

    async def test() -> None:
        sitting = sit()
        quick = sitting.bots.answer

        def slow(state: object, decision: object) -> object:
            think.wait(60)
            return quick(state, decision)  # type: ignore[arg-type]  # passed through as it came

        async with playing(sitting) as player:
            sitting.bots.answer = slow  # type: ignore[method-assign,assignment]  # a bot that thinks until it is told to stop
            player.type("1")
            await player.until(lambda: "Yellow is thinking" in player.drawn())
            player.type("l")
            await player.until(lambda: "Κίτρινο: σκέφτεται" in player.drawn())
            player.type("u")
            await player.until(lambda: not player.match.record.inputs)
            await player.settle()
            think.set()
            await player.settle()
            assert not player.match.record.inputs
            assert player.screen.decision is not None

    run(test)
