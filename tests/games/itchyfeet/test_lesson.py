"""The guided first game: it must teach what the rules do, in every language."""

import msgspec
import pytest

from pelagos.games.itchyfeet.game import GAME
from pelagos.games.itchyfeet.lesson import LESSON, Answer, Step, build_lesson
from pelagos.games.itchyfeet.rulebook import RULEBOOK
from pelagos.text.bundles import has_message, load_bundle
from pelagos.text.languages import LANGUAGES

HANDS = {
    "draw": "SUNs P5 BOOTc COATc",
    "take BOOKh": "SUNs BOOKh P5",
    "refuse": "SUNs BOOKh P5",
    "want SWIM": "SUNs BOOKh SWIMh P5 CAMs",
    "choose 2": "SUNd CAMs PILLs P5",
}
"""What the reader holds after each good answer, worked out by hand."""
TRIPS = {"travel": "SUNd CAMs P5", "centre": "P5"}

STEPS = [pytest.param(step, id=step.id) for step in LESSON.steps]
ANSWERS = [
    pytest.param(step, answer, id=f"{step.id}-{answer.action}") for step in LESSON.steps for answer in step.answers
]


def held(answer: Answer) -> set[str]:
    return {one.card for one in answer.after.scene.hand}


@pytest.mark.parametrize(("step", "answer"), ANSWERS)
def test_a_good_answer_leads_where_the_rules_lead(step: Step, answer: Answer) -> None:
    wanted = TRIPS[step.id] if answer.action == "travel" else HANDS.get(answer.action, "")
    assert not answer.good or held(answer) == set(wanted.split())


@pytest.mark.parametrize("step", STEPS)
def test_every_step_asks_the_reader_or_only_tells(step: Step) -> None:
    asks = step.kind != "look"
    assert (step.question is not None) == asks
    assert any(answer.good for answer in step.answers) == asks
    assert step.before.scene.own == 0


@pytest.mark.parametrize("step", STEPS)
def test_a_step_names_rules_that_exist(step: Step) -> None:
    assert step.rules
    assert set(step.rules) <= set(RULEBOOK.rules)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", STEPS)
def test_every_step_and_answer_is_explained(step: Step, language: str) -> None:
    bundle = load_bundle((GAME.package,), language)
    for key in (step.text, *(answer.text for answer in step.answers)):
        assert has_message(bundle, key), key


@pytest.mark.parametrize("step", STEPS)
def test_the_reader_sees_no_card_that_others_have_not_shown(step: Step) -> None:
    shown = {"P9", "PILLs"} if step.id == "steal" else {"COATh"} if step.id == "judge" else set()
    others = {card for player in step.before.scene.players[1:] for card in player.known}
    assert others == shown


def test_the_lesson_ends_with_a_win_and_can_be_sent() -> None:
    (win,) = [answer for answer in LESSON.steps[-2].answers if answer.good]
    assert win.after.scene.over
    assert win.after.scene.players[0].winner
    sent = msgspec.json.decode(msgspec.json.encode(LESSON))
    assert [step["id"] for step in sent["steps"]] == [step.id for step in LESSON.steps]


def test_the_lesson_is_the_same_each_time() -> None:
    assert msgspec.json.encode(build_lesson()) == msgspec.json.encode(LESSON)
