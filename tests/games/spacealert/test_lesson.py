"""The guided first game is played by the rules, and every step and answer is told in every language."""

import pytest

from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.lesson import LESSON, build_lesson
from pelagos.games.spacealert.lesson_steps import SCRIPTS
from pelagos.text import LANGUAGES, Catalogue

STEPS = {step.id: step for step in LESSON.steps}


def test_every_question_has_answers_that_lead_on_and_others_that_do_not() -> None:
    for step in LESSON.steps:
        good = [answer.good for answer in step.answers]
        assert bool(step.answers) == (step.question is not None), step.id
        assert not good or any(good), step.id
    assert any(not answer.good for step in LESSON.steps for answer in step.answers)


def test_an_answer_shows_on_the_board() -> None:
    for step in LESSON.steps:
        for answer in step.answers:
            assert answer.after != step.before, (step.id, answer.action)
            assert answer.after.log[: len(step.before.log)] == step.before.log


def test_the_lesson_comes_out_the_same_every_time() -> None:
    assert build_lesson() == LESSON


def test_the_reader_sees_what_a_captain_may_know() -> None:
    for step in LESSON.steps:
        assert step.before.scene.own == 0
    planning = STEPS["together"].before.scene
    assert [card.card for slot in planning.crew[1].slots for card in slot.cards] == [None, None, None]


def test_the_salvo_does_what_the_text_says() -> None:
    hits = [event for event in STEPS["salvo"].before.log if type(event).__name__ == "ThreatHit"]
    assert [(hit.threat, hit.strength, hit.shields, hit.damage, hit.left) for hit in hits] == [
        ("E1-01", 6, 1, 5, 0),
        ("E1-07", 4, 2, 2, 2),
    ]
    report = STEPS["jump"].before.scene.report
    assert report is not None
    assert (report.lost, report.score, report.scored) == (False, 12, False)
    assert [zone.tiles for zone in STEPS["jump"].before.scene.ship.zones] == [(), (), ()]


def test_every_rule_taught_exists() -> None:
    assert {rule for step in LESSON.steps for rule in step.rules} <= set(GAME.rulebook.rules)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_and_answer_has_a_text(language: str) -> None:
    texts = Catalogue(GAME, language, strict=True)
    for script in SCRIPTS:
        assert texts.say(f"lesson-{script.id}")
        for name in script.answers:
            assert texts.say(f"lesson-{script.id}.{name}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_is_told_in_words(language: str) -> None:
    texts = Catalogue(GAME, language, strict=True)
    for step in LESSON.steps:
        for outlook in (step.before, *(answer.after for answer in step.answers)):
            assert len(outlook.lines) == len(outlook.log)
            assert all(texts.text(line) for line in outlook.lines)


def test_the_words_hide_what_the_reader_may_not_know() -> None:
    texts = Catalogue(GAME, "en", strict=True)
    told = [texts.text(line) for step in LESSON.steps for line in step.before.lines]
    assert "P1 lays an action in turn 3." in told
    assert "P3 asks P0: A: weapon in UR?" in told
    assert "P1 gets cards for phase 2: 5." in told
    assert "P2: heavy laser hits Meteoroid (#2) with 5." in told
