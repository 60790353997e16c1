"""What is wrong with JSON is said in every language, and where it is."""

from typing import Any, Literal

import msgspec
import pytest

from pelagos.kernel.errors import IllegalText
from pelagos.kernel.json_faults import malformed, misfit, require_object
from pelagos.text import LANGUAGES, Catalogue


class Crew(msgspec.Struct, forbid_unknown_fields=True):
    size: int
    mood: Literal["calm", "grim"] = "calm"
    names: list[str] = []


class Ship(msgspec.Struct, forbid_unknown_fields=True):
    crew: Crew


def said_of(data: bytes) -> IllegalText:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode(data, type=Ship)
    return misfit(None, str(caught.value))


def sentences(error: IllegalText) -> list[str]:
    return [Catalogue(None, language, strict=True).error(error) for language in LANGUAGES]


@pytest.mark.parametrize(
    ("data", "key", "arguments"),
    [
        (b"{}", "json-missing", {"path": ".", "field": "crew"}),
        (b'{"crew": {}}', "json-missing", {"path": "crew", "field": "size"}),
        (b'{"crew": {"size": 1}, "mast": 2}', "json-field", {"path": ".", "field": "mast"}),
        (b'{"crew": {"size": "x"}}', "json-type", {"path": "crew.size", "expected": "int", "found": "str"}),
        (
            b'{"crew": {"size": 1, "names": [3]}}',
            "json-type",
            {"path": "crew.names[0]", "expected": "str", "found": "int"},
        ),
        (b"[]", "json-type", {"path": ".", "expected": "object", "found": "array"}),
        (b'{"crew": {"size": 1, "mood": "wild"}}', "json-value", {"path": "crew.mood"}),
    ],
)
def test_what_does_not_fit_is_named_with_its_place(data: bytes, key: str, arguments: dict[str, Any]) -> None:
    error = said_of(data)
    assert (error.key, dict(error.arguments)) == (key, arguments)
    assert all(str(value) in text for text in sentences(error) for value in arguments.values())


@pytest.mark.parametrize(
    ("data", "place"), [(b"", (1, 1)), (b'{"a":\n x}', (2, 2)), (b"[" * 100_000, (1, 1)), (b"\xff", (1, 1))]
)
def test_what_is_no_json_is_refused_with_line_and_column(data: bytes, place: tuple[int, int]) -> None:
    error = malformed(None, data)
    assert (error.key, error.arguments["line"], error.arguments["column"]) == ("json-syntax", *place)
    assert all(sentences(error))


@pytest.mark.parametrize("value", [None, 3, "x", [], [{}]])
def test_only_an_object_is_an_object(value: object) -> None:
    with pytest.raises(IllegalText, match="json-type"):
        require_object(None, value)
    assert require_object(None, {"a": value}) == {"a": value}
