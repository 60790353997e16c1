"""A match in which time passes on the screen: the clock strikes beside the person, bots plan, the film runs."""

import pytest
from textual.content import Content

from pelagos.kernel.ids import CLOCK
from pelagos.terminal.screen import course
from tests.terminal.screen.sitting_down import WIDE, playing, run, sit


def test_the_clock_strikes_while_a_person_writes_and_what_is_written_stays() -> None:
    async def test() -> None:
        async with playing(sit("spacealert", seats=2), WIDE) as player:
            await player.press("/", "t", "u", "r", "n")
            player.sitting.timing.set(15)
            await player.until(lambda: any(entry.actor == CLOCK for entry in player.match.record.inputs))
            await player.settle()
            assert "T+1 blue zone" in player.drawn()
            assert player.screen.decision is not None
            assert player.screen.query_one("#line").value == "turn"  # type: ignore[attr-defined]  # an input

    run(test)


def test_the_clock_runs_where_the_crew_chooses_before_time_begins() -> None:
    async def test() -> None:
        async with playing(sit("spacealert", seats=1, options={"specializations": "level-1"}), WIDE) as player:
            for _ in range(4):
                assert player.sitting.timing.question is None
                await player.answer(0)
            player.sitting.timing.set(15)
            await player.until(lambda: any(entry.actor == CLOCK for entry in player.match.record.inputs))

    run(test)


def test_the_time_stands_in_the_title_of_the_question() -> None:
    async def test() -> None:
        async with playing(sit("spacealert", seats=2), WIDE) as player:
            player.sitting.timing.set(14)
            await player.until(lambda: "0:14" in player.drawn() or "0:15" in player.drawn())

    run(test)


def test_bots_plan_beside_the_person() -> None:
    async def test() -> None:
        async with playing(sit("spacealert", seats=3), WIDE) as player:
            await player.until(lambda: {entry.actor for entry in player.match.record.inputs} >= {1, 2})
            assert player.screen.decision is not None

    run(test)


def test_who_is_always_ready_comes_to_the_film_and_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "FILM", 0.0)

    async def test() -> None:
        async with playing(sit("spacealert", seats=1), WIDE) as player:
            while player.match.state.stage == "planning":
                await player.answer(0)
            await player.until(lambda: not player.match.pending)
            await player.settle()
            assert player.match.state.stage == "over"
            assert "The match is over" in player.drawn()

    run(test)


def test_during_the_film_nobody_is_said_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    titles: list[str] = []
    shown = course.Course.show_desk

    def note(screen: course.Course, title: str, question: Content) -> None:
        titles.append(title)
        shown(screen, title, question)

    monkeypatch.setattr(course, "FILM", 0.0)
    monkeypatch.setattr(course.Course, "show_desk", note)

    async def test() -> None:
        async with playing(sit("spacealert", seats=1), WIDE) as player:
            while player.match.state.stage == "planning":
                await player.answer(0)
            await player.until(lambda: not player.match.pending)
        assert "What was planned is carried out …" in titles
        assert not [title for title in titles if "clock is thinking" in title]

    run(test)
