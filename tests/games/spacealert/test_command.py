"""What stands behind `pelagos resolve spacealert`."""

import json
from pathlib import Path

import pytest

from pelagos.games.spacealert.command import RESOLVER
from pelagos.kernel.errors import IllegalText
from pelagos.text import LANGUAGES, Catalogue

EXAMPLES = json.loads(Path(__file__).with_name("examples.json").read_text(encoding="utf-8"))
MISSION = json.dumps(EXAMPLES["missions"][0]).encode()


def catalogue(language: str) -> Catalogue:
    return Catalogue(None, language, (RESOLVER.package,), strict=True)


def test_an_answer_has_the_report_and_every_event_with_its_rule() -> None:
    answer = RESOLVER.resolve_json(MISSION)
    assert answer["outcome"] == "survived"
    assert all(event["rule"].startswith("SA-") for event in answer["events"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_is_told_in_sentences(language: str) -> None:
    answer = RESOLVER.resolve_json(MISSION)
    told = [catalogue(language).line(line) for line in RESOLVER.lines(answer)]
    assert len(told) == len(answer["events"]) + 3
    assert str(answer["score"]) in told[-1]
    assert told[0].startswith("[SA-")


def test_a_lost_mission_is_told_without_a_score() -> None:
    told = [catalogue("en").line(line) for line in RESOLVER.lines({**RESOLVER.resolve_json(MISSION), "score": None})]
    assert told[-1] == "The ship is lost. There is no score."


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_film_shows_every_step_in_80_columns(language: str) -> None:
    frames = list(RESOLVER.frames(MISSION, catalogue(language).say))
    assert len(frames) > 12
    assert max(len(line) for frame in frames for line in frame) <= 80
    assert not any("{" in line or "zone-" in line for frame in frames for line in frame)


def test_what_is_no_mission_is_refused() -> None:
    with pytest.raises(IllegalText):
        RESOLVER.resolve_text("no mission")
