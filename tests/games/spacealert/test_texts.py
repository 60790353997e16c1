"""Every rule, event, error, threat and name has a text in three languages, with the same variables."""

import inspect
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from pelagos.games.spacealert.cards import THREATS
from pelagos.games.spacealert.careers.achievements import ACHIEVEMENTS
from pelagos.games.spacealert.careers.badges import BADGES
from pelagos.games.spacealert.events import FLIGHT
from pelagos.games.spacealert.film import film
from pelagos.games.spacealert.mission import SPECIALIZATIONS, TILES, Mission
from pelagos.games.spacealert.resolver import resolve
from pelagos.games.spacealert.rulebook import RULEBOOK
from pelagos.games.spacealert.rules import timeline
from pelagos.games.spacealert.telling import CODES, NAMED, arguments_of, key_of
from pelagos.kernel.event import Event
from tests.games.spacealert.table import mission

FOLDER = Path(inspect.getfile(timeline)).parents[1]
LANGUAGES = ("en", "el", "es")
SOURCES = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py"))
BUSY = (
    mission(
        "red lift C lift C A . .",
        "A C lift C",
        "lift B A blue",
        threats="E1-07@1:red I2-02@1 SE3-103@2:white SI1-04@3",
        tracks="T7 T3 T1 T4",
        double_actions=True,
    ),
    mission(
        "C A B",
        "lift A bots",
        threats="SE3-104@1:red>I2-05 E3-105@2:red E2-102@1:blue E2-02@2:white I3-104@1",
        tracks="T7 T3 T5 T2",
    ),
    mission(
        "basic",
        "lift advanced",
        specializations=("energy_technician", "medic"),
        threats="SI3-106@1 I2-102@2 SE3-109@1:red",
    ),
)


def messages(language: str) -> dict[str, str]:
    text = (FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([\w.-]+) = (.*(?:\n(?: .*|\}.*))*)", text, re.MULTILINE))


def variables(message: str) -> set[str]:
    return set(re.findall(r"\{ \$(\w+) ", message))


def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(FluentResource((FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8")))
    return made


def said(made: FluentBundle, key: str, arguments: dict[str, str | int]) -> str:
    pattern = made.get_message(key).value
    assert pattern is not None
    text, errors = made.format_pattern(pattern, arguments)
    assert not errors
    return str(text)


def test_the_languages_have_the_same_messages_and_variables() -> None:
    first, *others = (messages(language) for language in LANGUAGES)
    for other in others:
        assert list(other) == list(first)
        assert {key for key in first if variables(first[key]) != variables(other[key])} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_needs_a_text_has_one(language: str) -> None:
    known = messages(language)
    wanted = {f"rule-{number}" for number in RULEBOOK.rules}
    wanted |= {f"rule-chapter-{rule.chapter}" for rule in RULEBOOK.rules.values()}
    wanted |= {f"threat-{card}" for card in THREATS}
    wanted |= {f"specialization-{name}" for name in SPECIALIZATIONS} | {f"tile-{tile}" for tile in TILES}
    wanted |= {f"error-{key}" for key in re.findall(r'Illegal(?:Text|Action)\(\s*\w+,\s*"([\w-]+)"', SOURCES)}
    wanted |= {f"step-{step}" for step, _ in (*timeline.TURN_STEPS, *timeline.FINAL_STEPS)}
    wanted |= {f"cause-{cause}" for cause in re.findall(r'delay\w*\([^)]*"(\w+)"\)', SOURCES)}
    wanted |= {f"achievement-{name}" for name in ACHIEVEMENTS} | {f"badge-{name}" for name in BADGES}
    wanted |= {f"error-{key}" for key in re.findall(r'return "(achievement-[\w-]+)"', SOURCES)}
    wanted |= {"game-title", "game-subtitle", "game-summary"}
    assert wanted - set(known) == set()


@pytest.mark.parametrize("kind", FLIGHT, ids=lambda kind: kind.__name__)
def test_the_sentence_of_an_event_uses_its_fields(kind: type[Event]) -> None:
    fields = set(kind.__struct_fields__) - {"rule"}
    assert variables(messages("en")[f"event-{kind.__name__}"]) == fields


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("busy", BUSY)
def test_every_event_of_busy_missions_can_be_told(language: str, busy: Mission) -> None:
    made = bundle(language)
    heard: list[Event] = []
    resolve(busy, heard.append)

    def name(key: str) -> str:
        return said(made, key, {})

    for event in heard:
        assert "{" not in said(made, key_of(event), arguments_of(event, name))
    frames = list(film(busy, name=name))
    assert all(len(line) <= 80 for frame in frames for line in frame.picture)


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [("en", "1 hit point ", "2 hit points "), ("el", "1 πόντο ", "2 πόντους "), ("es", "1 punto ", "2 puntos ")],
)
def test_one_of_a_thing_is_not_many(language: str, one: str, two: str) -> None:
    made = bundle(language)
    for amount, words in (1, one), (2, two):
        assert words in said(made, "event-ThreatHealed", {"threat": "T", "number": 0, "amount": amount, "left": 3})


def test_fields_with_codes_are_known() -> None:
    assert set(NAMED) <= {field for kind in FLIGHT for field in kind.__struct_fields__}


def test_every_reason_in_the_code_has_its_words() -> None:
    known = messages("en")
    reasons = set(re.findall(r'(?:_nothing|_fail|nothing|lose_ship)\([^()]*"([a-z-]+)"\)', SOURCES)) - {
        "basic",
        "advanced",
    }
    assert {reason for reason in reasons if f"reason-{reason}" not in known} == set()


def test_every_code_of_an_event_has_a_name() -> None:
    for family, codes in CODES.items():
        if family != "threat":
            named = {key.removeprefix(f"{family}-") for key in messages("en") if key.startswith(f"{family}-")}
            assert named == codes, family
