"""The page about missions says what is so."""

import re
from pathlib import Path
from typing import Any, Final

from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.mission import SPECIALIZATIONS, Mission
from pelagos.games.spacealert.missions.library import SCRIPTS
from pelagos.games.spacealert.planning.edits import EDITS
from pelagos.games.spacealert.programs import ALL_SYMBOLS
from pelagos.games.spacealert.reading import IGNORED, read_mission
from pelagos.games.spacealert.report import Report
from pelagos.games.spacealert.resolver import resolve
from pelagos.kernel.chance import Seeded
from pelagos.kernel.notation import read_action, write_action

PAGE: Final = (Path(__file__).parents[3] / "docs" / "missions.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_example_is_resolved() -> None:
    report = resolve(read_mission(block("json").encode()))
    assert report.outcome == "survived"
    assert report.threat_points


def test_the_python_of_the_page_runs() -> None:
    names: dict[str, Any] = {"text": block("json").encode(), "print": lambda *_: None}
    exec(block("python"), names)  # noqa: S102  # the page is ours, and running it is the test
    assert names["events"]
    assert names["plan"].evaluations == 500


def test_the_python_about_scripts_runs() -> None:
    *_, last = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    names: dict[str, Any] = {"print": lambda *_: None}
    exec(last, names)  # noqa: S102  # as above
    assert names["script"].group == "generated"


def test_every_script_of_the_data_is_told_of_by_its_group() -> None:
    for script in SCRIPTS.values():
        assert f"| `{script.group}` |" in PAGE


def test_every_field_symbol_and_specialization_is_on_the_page() -> None:
    fields = {*Mission.__struct_fields__, *Report.__struct_fields__}
    words = {f"`{word}`" for word in (*fields, *SPECIALIZATIONS, *ALL_SYMBOLS)}
    written = set(re.findall(r"`[^`\n]+`", PAGE))
    assert words - written == set()


def test_what_is_passed_over_is_on_the_page() -> None:
    assert {word for word in IGNORED if f"`{word}`" not in PAGE} <= {
        "why",
        "verified",
        "independent_of_damage_tile_order",
    }


def test_every_answer_on_the_page_is_read_and_written_back() -> None:
    state = GAME.start(None, 4, Seeded.of("page"))
    examples = [line.split("`")[1] for line in PAGE.splitlines() if re.match(r"\| `[a-z]+[ `]", line)]
    answers = [text for text in examples if text.split()[0] in {action.__name__.lower() for action in EDITS}]
    assert {text.split()[0] for text in answers} == {action.__name__.lower() for action in EDITS}
    for text in answers:
        assert write_action(GAME, read_action(GAME, state.pending[0], text)) == text
