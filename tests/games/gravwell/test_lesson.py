"""The guided first game: it must teach what the rules do, in every language."""

import re

import msgspec
import pytest

from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.lesson import LESSON, Answer, Lesson, Step, build_lesson
from pelagos.games.gravwell.rulebook import RULEBOOK
from pelagos.text.bundles import has_message, load_bundle
from pelagos.text.languages import LANGUAGES

OUTCOMES = {
    "play H": "B4 Y3 R6",
    "play W": "B8 Y3 R6",
    "play O": "B5 Y9 R20",
    "play X": "B15 Y9 R20",
    "play D": "B7 Y8 R20",
    "play P": "B17 Y13 R20",
    "play A": "B17 Y14 R16",
    "play K": "B13 Y14 R16",
    "play J": "B17 Y21 R18",
    "play S": "B8 Y23 R15",
    "stop no": "B32 Y38 R30",
    "stop yes": "B39 Y38 R30",
    "pick A": "B39 Y45 R42",
    "pick N": "B39 Y45 R42",
    "pick W": "B39 Y45 R42",
    "play B": "B50 Y49 R40",
    "play M": "B54 Y49 R40",
}
"""Where each answer leads, worked out by hand."""

STEPS = [pytest.param(step, id=step.id) for step in LESSON.steps]
ANSWERS = [
    pytest.param(step, answer, id=f"{step.id}-{answer.action}") for step in LESSON.steps for answer in step.answers
]


def spaces(answer: Answer) -> str:
    return " ".join(f"{ship.code}{ship.space}" for ship in answer.after.scene.ships if ship.kind == "pilot")


@pytest.mark.parametrize(("step", "answer"), ANSWERS)
def test_an_answer_leads_where_the_rules_lead(step: Step, answer: Answer) -> None:
    assert spaces(answer) == OUTCOMES[answer.action]


@pytest.mark.parametrize("step", STEPS)
def test_every_step_asks_the_reader_or_only_tells(step: Step) -> None:
    asks = step.kind != "look"
    assert (step.question is not None) == asks
    assert any(answer.good for answer in step.answers) == asks
    assert step.before.scene.own == "B"


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("step", "answer"), ANSWERS)
def test_the_explanation_names_the_space_where_the_reader_ends(step: Step, answer: Answer, language: str) -> None:
    bundle = load_bundle((GAME.package,), language)
    name, _, attribute = answer.text.partition(".")
    text = str(bundle.format_pattern(bundle.get_message(name).attributes[attribute], {})[0])
    own = answer.after.scene.ships[0].space
    moved = own != step.before.scene.ships[0].space
    numbers = {int(number) for number in re.findall(r"\d+", text)}
    assert own == answer.after.scene.gate or not moved or own in numbers


def test_the_hidden_card_of_a_pile_is_told_to_the_reader_alone() -> None:
    draft = next(step for step in LESSON.steps if step.kind == "pick")
    assert all(pile.lower is None for pile in draft.before.scene.piles)
    assert [answer.after.scene.hand for answer in draft.answers] == [("A", "T"), ("L", "N"), ("J", "W")]


def test_the_lesson_ends_with_a_win_and_can_be_sent() -> None:
    last = LESSON.steps[-1].before.scene
    assert (last.stage, last.ships[0].winner) == ("over", True)
    sent = msgspec.json.decode(msgspec.json.encode(LESSON))
    assert [step["id"] for step in sent["steps"]] == [step.id for step in LESSON.steps]
    assert all(step["before"]["scene"]["deck"] for step in sent["steps"])


def test_the_lesson_is_the_same_each_time() -> None:
    assert msgspec.json.encode(build_lesson()) == msgspec.json.encode(LESSON)
    assert isinstance(LESSON, Lesson)
