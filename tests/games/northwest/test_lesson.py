"""The guided first game: what it says happens, happens; and it can be gone through to its end."""

import msgspec
import pytest

from pelagos.games.northwest.game import GAME
from pelagos.games.northwest.lesson import LESSON, Answer, Lesson, Step, build_lesson
from pelagos.text import LANGUAGES, Catalogue

STEPS = [pytest.param(step, id=step.id) for step in LESSON.steps]
ANSWERS = [pytest.param(step, answer, id=answer.text) for step in LESSON.steps for answer in step.answers]


def step(name: str) -> Step:
    return next(one for one in LESSON.steps if one.id == name)


def after(name: str) -> Answer:
    return next(answer for one in LESSON.steps for answer in one.answers if answer.text == f"lesson-{name}")


@pytest.mark.parametrize("one", STEPS)
def test_each_step_asks_for_one_of_several_answers_of_which_one_leads_on_or_asks_nothing(one: Step) -> None:
    assert (one.question is None) == (one.kind == "look") == (one.answers == ())
    if one.answers:
        assert len(one.answers) > 1
        assert sum(answer.good for answer in one.answers) == 1
        assert [option.action for option in one.before.scene.options if option.action] != []
        assert {option.action for option in one.before.scene.options} == {answer.action for answer in one.answers}


@pytest.mark.parametrize("one", STEPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_step_and_each_answer_has_its_words(language: str, one: Step) -> None:
    texts = Catalogue(GAME, language, strict=True)
    for key in (one.text, *(answer.text for answer in one.answers)):
        assert texts.say(key)


@pytest.mark.parametrize(("one", "answer"), ANSWERS)
def test_an_answer_changes_what_is_seen(one: Step, answer: Answer) -> None:
    assert answer.after.log
    assert answer.after.scene != one.before.scene
    assert answer.after.scene.own == one.before.scene.own == 0


def test_the_steps_lead_where_their_words_say() -> None:
    assert (after("lay.chest").after.scene.turn.points, len(after("lay.chest").after.scene.hand)) == (2, 1)
    assert after("lay.land").after.scene.turn.points == 2
    assert after("lay.snow").after.scene.turn.points == 1
    assert (after("turn.water").after.scene.crews[0].at, after("turn.water").after.scene.turn.points) == ("5.1", 1)
    assert after("turn.land").after.scene.turn.points == 0
    assert after("walk.back").after.scene.crews[0].at == "2.0"
    assert after("raid.raid").after.scene.crews[0].follows == 1
    assert after("follow.behind").after.scene.turn.points == 1
    assert after("sea.sea").after.scene.turn.points == 3
    assert after("pass.pass").after.scene.crews[0].row == after("pass.pass").after.scene.crews[1].row + 1
    assert after("card.wind").after.scene.turn.points == 6
    assert after("iceberg.drop").after.scene.icebergs == ("3.1",)


def test_the_lesson_ends_with_a_win_and_can_be_sent() -> None:
    last = after("exit.exit").after.scene
    assert (last.stage, last.crews[0].winner) == ("over", True)
    sent = msgspec.json.decode(msgspec.json.encode(LESSON))
    assert [one["id"] for one in sent["steps"]] == [one.id for one in LESSON.steps]


def test_the_lesson_is_the_same_each_time() -> None:
    assert msgspec.json.encode(build_lesson()) == msgspec.json.encode(LESSON)
    assert isinstance(LESSON, Lesson)
