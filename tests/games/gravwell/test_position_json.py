"""Positions in JSON: both forms, and what is said of faulty ones."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.position_json import read_position_json
from pelagos.games.gravwell.position_text import read_position, write_position
from pelagos.kernel.errors import IllegalText
from pelagos.text.catalogue import Catalogue
from pelagos.text.languages import LANGUAGES

POS = {"B": 12, "Y": 5, "R": 0, "d26": 26, "d36": 36}


def read(fields: Any) -> str:
    return write_position(read_position_json(json.dumps(fields).encode()))


@pytest.mark.parametrize(
    ("fields", "line"),
    [
        ({"pos": POS, "mover": "B", "card": "X"}, "B12 Y5 R0 d26 d36 : B=X"),
        ({"start": POS, "plays": {"B": "H", "Y": "C"}, "emergency_stop": ["B"]}, "B12 Y5 R0 d26 d36 : B=H Y=C stop=B"),
        ({"start": POS}, "B12 Y5 R0 d26 d36"),
        ({"start": POS, "plays": {}}, "B12 Y5 R0 d26 d36"),
        ({"pos": POS, "round": 6, "phase": 6}, "B12 Y5 R0 d26 d36 : round=6 phase=6"),
        ({"pos": POS, "age_rank": ["R", "Y", "B"]}, "B12 Y5 R0 d26 d36 : age=RYB"),
        ({"pos": POS, "age_rank": ["G", "R", "Y", "B"]}, "B12 Y5 R0 d26 d36 : age=RYB"),
        ({"pos": POS, "options": {"hardcore": True, "chaos": False}}, "B12 Y5 R0 d26 d36 : +hardcore"),
        ({"pos": POS, "options": {"pull_from_singularity": False}}, "B12 Y5 R0 d26 d36 : -pull_from_singularity"),
        ({"pos": POS, "options": {"age": "drawn", "solo": False}}, "B12 Y5 R0 d26 d36"),
        ({"pos": POS, "used": ["Y"]}, "B12 Y5 R0 d26 d36 : used=Y"),
        (
            {"pos": {"B": 1, "Y": 2, "d36": 36}, "options": {"solo": True, "chaos": True}},
            "B1 Y2 d36 : +solo +chaos",
        ),
    ],
)
def test_json_says_the_same_as_the_line(fields: dict[str, Any], line: str) -> None:
    assert read(fields) == line
    assert read_position_json(json.dumps(fields).encode()) == read_position(line)


FAULTS: list[tuple[Any, str, str]] = [
    ([], ".", "position-kind"),
    ("text", ".", "position-kind"),
    ({}, ".", "json-missing"),
    ({"mover": "B", "card": "X"}, ".", "json-missing"),
    ({"pos": POS, "start": POS}, "pos", "position-both"),
    ({"pos": POS, "mover": "B"}, ".", "json-missing"),
    ({"pos": POS, "card": "X"}, ".", "json-missing"),
    ({"pos": POS, "mover": "B", "card": "X", "plays": {"Y": "C"}}, "mover", "position-both"),
    ({"pos": POS, "speed": 3}, "speed", "position-field"),
    ({"pos": []}, "pos", "position-kind"),
    ({"pos": {}}, ".", "position-empty"),
    ({"pos": {"B": "12", "Y": 5}}, "pos.B", "position-kind"),
    ({"pos": {"B": 12.0, "Y": 5}}, "pos.B", "position-kind"),
    ({"pos": {"B": True, "Y": 5}}, "pos.B", "position-kind"),
    ({"pos": {"B": None, "Y": 5}}, "pos.B", "position-kind"),
    ({"pos": {"B": 55, "Y": 5}}, "pos.B", "position-space"),
    ({"pos": {"B": -1, "Y": 5}}, "pos.B", "position-space"),
    ({"pos": {"B": 10**30, "Y": 5}}, "pos.B", "position-space"),
    ({"pos": {"b": 12, "Y": 5}}, "pos.b", "position-ship"),
    ({"pos": {"B": 12, "Y": 5, "d27": 27}}, "pos.d27", "position-derelict"),
    ({"pos": {"B": 12, "Y": 12}}, "pos.Y", "position-duplicate"),
    ({"pos": {"B": 12}}, ".", "position-players"),
    ({"pos": POS, "mover": 1, "card": "X"}, "mover", "position-kind"),
    ({"pos": POS, "mover": "B", "card": 7}, "card", "position-kind"),
    ({"pos": POS, "mover": "B", "card": "1"}, "card", "position-card"),
    ({"pos": POS, "mover": "d26", "card": "X"}, "card", "position-mover"),
    ({"pos": POS, "mover": "G", "card": "X"}, "card", "position-absent"),
    ({"pos": POS, "mover": "Blue", "card": "X"}, "mover", "position-ship"),
    ({"pos": POS, "plays": ["B"]}, "plays", "position-kind"),
    ({"pos": POS, "plays": {"B": None}}, "plays.B", "position-kind"),
    ({"pos": POS, "plays": {"B": "X", "Y": "X"}}, "plays.Y", "position-card-twice"),
    ({"pos": POS, "plays": {"B": "X"}, "emergency_stop": "B"}, "emergency_stop", "position-kind"),
    ({"pos": POS, "plays": {"B": "X"}, "emergency_stop": [1]}, "emergency_stop[0]", "position-kind"),
    ({"pos": POS, "plays": {"B": "X"}, "emergency_stop": ["Y"]}, "emergency_stop", "position-stop-unplayed"),
    ({"pos": POS, "age_rank": ["B"]}, "age_rank", "position-age"),
    ({"pos": POS, "age_rank": {"B": 1}}, "age_rank", "position-kind"),
    ({"pos": POS, "round": "3"}, "round", "position-kind"),
    ({"pos": POS, "round": 7}, "round", "position-round"),
    ({"pos": POS, "phase": 0}, "phase", "position-phase"),
    ({"pos": POS, "options": []}, "options", "position-kind"),
    ({"pos": POS, "options": {"fast": True}}, "options.fast", "unknown-option"),
    ({"pos": POS, "options": {"chaos": 1}}, "options.chaos", "option-value"),
    ({"pos": POS, "options": {"chaos": "yes"}}, "options.chaos", "option-value"),
    ({"pos": POS, "options": {"solo": "yes"}}, "options.solo", "option-value"),
    ({"pos": POS, "options": {"age": "oldest"}}, "options.age", "option-value"),
    ({"pos": POS, "options": {"solo": True}}, "options.solo", "position-solo-ships"),
    ({"pos": {"B": 1, "Y": 2}, "options": {"solo": True, "hardcore": True}}, "options.hardcore", "solo-combination"),
]


@pytest.mark.parametrize(("fields", "path", "key"), FAULTS, ids=[json.dumps(fault[0])[:60] for fault in FAULTS])
def test_a_fault_is_named_with_its_field(fields: Any, path: str, key: str) -> None:
    with pytest.raises(IllegalText) as refused:
        read(fields)
    assert (refused.value.key, refused.value.arguments["path"]) == (key, path)
    assert refused.value.rule


@pytest.mark.parametrize(
    ("data", "line", "column"),
    [
        (b"", 1, 1),
        (b"{", 1, 2),
        (b'{"pos": {"B": 12,}}', 1, 18),
        (b'{"pos":\n {"B" 12}}', 2, 7),
        (b'{"pos": {"B": 12, "Y": 5}} trailing', 1, 28),
        (b"\xff\xfe\xfa", 1, 1),
        (b"[" * 100_000, 1, 1),
    ],
)
def test_malformed_json_is_refused_with_line_and_column(data: bytes, line: int, column: int) -> None:
    with pytest.raises(IllegalText) as refused:
        read_position_json(data)
    assert refused.value.key == "json-syntax"
    assert refused.value.arguments == {"line": line, "column": column}


def test_a_key_that_stands_twice_is_refused() -> None:
    with pytest.raises(IllegalText) as refused:
        read_position_json(b'{"pos": {"B": 12, "Y": 5, "B": 13}}')
    assert (refused.value.key, refused.value.arguments["text"]) == ("position-twice", "B")


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 60) | st.sampled_from(["B", "Y", "d26", "X", ""]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["B", "Y", "d36", "chaos", "solo"]), inner, max_size=3)
    ),
    max_leaves=6,
)
NAMES = st.sampled_from(["pos", "start", "mover", "card", "plays", "emergency_stop", "age_rank", "options", "round"])


@given(st.dictionaries(NAMES, ANYTHING, max_size=5))
def test_any_json_is_a_position_or_refused_with_a_place(fields: dict[str, Any]) -> None:
    error = refusal_of(fields)
    if error is None:
        assert read_position(read(fields)).spaces
    else:
        assert error.arguments["path"]
        assert error.rule


def refusal_of(fields: dict[str, Any]) -> IllegalText | None:
    try:
        read(fields)
    except IllegalText as error:
        return error
    return None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_sentence_with_its_field_in_every_language(language: str) -> None:
    catalogue = Catalogue(GAME, language, strict=True)
    for fields, path, _ in FAULTS:
        error = refusal_of(fields)
        assert error is not None
        assert path in catalogue.error(error)
