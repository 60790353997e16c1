"""Reading a position from JSON: one card (``pos``, ``mover``, ``card``) or a phase (``start``, ``plays``)."""

import json
from collections.abc import Callable, Sequence
from typing import Any

from pelagos.games.gravwell.position import DERELICT_SPACES, PLAYERS, UNREADABLE, Place, Position
from pelagos.games.gravwell.position_build import build_position
from pelagos.games.gravwell.position_parts import PositionParts
from pelagos.games.gravwell.rulebook import cite
from pelagos.kernel.distinct_keys import RepeatedKey, without_repeats
from pelagos.kernel.errors import IllegalText
from pelagos.kernel.json_faults import malformed

SHIPS_FIELDS = ("pos", "start")
CARD_FIELDS = ("mover", "card")
SHORT = 40
"""How much of a faulty value an error quotes."""


def read_position_json(data: bytes) -> Position:
    """Return the position written in JSON.

    Raises:
        IllegalText: the JSON is malformed (``line``, ``column``), or some field at ``path`` cannot be as it is.
    """
    fields = _object(_decode(data), "")
    parts = PositionParts(Place("", {"path": "."}))
    _require_one_form(fields)
    for name, value in fields.items():
        if name not in READERS:
            raise _place(name, name).refuse(UNREADABLE, "position-field")
        READERS[name](parts, value)
    if "mover" in fields:
        _read_play(parts, fields["mover"], fields["card"], "mover", "card")
    return build_position(parts)


def _decode(data: bytes) -> object:
    try:
        return json.loads(data, object_pairs_hook=without_repeats)
    except RepeatedKey as error:
        raise _place(str(error), str(error)).refuse(UNREADABLE, "position-twice") from None
    except (ValueError, RecursionError):
        raise malformed(UNREADABLE, data) from None


def _require_one_form(fields: dict[str, Any]) -> None:
    if all(name in fields for name in SHIPS_FIELDS):
        raise _place("pos", "pos").refuse(UNREADABLE, "position-both", first="pos", second="start")
    if not any(name in fields for name in SHIPS_FIELDS):
        raise _place("", ".").refuse(UNREADABLE, "json-missing", field="pos")
    for name, other in (CARD_FIELDS, CARD_FIELDS[::-1]):
        if name in fields and other not in fields:
            raise _place("", ".").refuse(UNREADABLE, "json-missing", field=other)
    if "mover" in fields and "plays" in fields:
        raise _place("mover", "mover").refuse(UNREADABLE, "position-both", first="mover", second="plays")


# -- fields ------------------------------------------------------------------------------------------------------


def _read_ships(name: str) -> Callable[[PositionParts, object], None]:
    def read(parts: PositionParts, value: object) -> None:
        for code, space in _object(value, name).items():
            path = f"{name}.{code}"
            _require_ship(code, path)
            parts.add_ship(code, _whole(space, path), _place(space, path))

    return read


def _require_ship(code: str, path: str) -> None:
    if code in PLAYERS or code in DERELICT_SPACES:
        return
    if code[:1] == "d" and code[1:].isdecimal():
        raise _place(code, path).refuse(cite("GR-11"), "position-derelict")
    raise _place(code, path).refuse(cite("GR-14"), "position-ship")


def _read_plays(parts: PositionParts, value: object) -> None:
    for code, letter in _object(value, "plays").items():
        _read_play(parts, code, letter, f"plays.{code}", f"plays.{code}")


def _read_play(parts: PositionParts, ship: object, letter: object, ship_path: str, card_path: str) -> None:
    code = _text(ship, ship_path)
    _require_ship(code, ship_path)
    parts.add_play(code, _text(letter, card_path), _place(letter, card_path))


def _read_list(name: str, part: str) -> Callable[[PositionParts, object], None]:
    def read(parts: PositionParts, value: object) -> None:
        codes = [_text(code, f"{name}[{at}]") for at, code in enumerate(_list(value, name))]
        parts.name_ships(part, codes, _place(value, name))

    return read


def _read_options(parts: PositionParts, value: object) -> None:
    for name, choice in _object(value, "options").items():
        parts.set_option(name, choice, _place(choice, f"options.{name}"))


def _read_number(name: str) -> Callable[[PositionParts, object], None]:
    def read(parts: PositionParts, value: object) -> None:
        parts.set_number(name, _whole(value, name), _place(value, name))

    return read


def _read_later(parts: PositionParts, value: object) -> None:
    """The mover and its card are read together, when all fields are known."""


READERS: dict[str, Callable[[PositionParts, object], None]] = {
    "pos": _read_ships("pos"),
    "start": _read_ships("start"),
    "mover": _read_later,
    "card": _read_later,
    "plays": _read_plays,
    "emergency_stop": _read_list("emergency_stop", "stop"),
    "used": _read_list("used", "used"),
    "age_rank": _read_list("age_rank", "age"),
    "options": _read_options,
    "round": _read_number("round"),
    "phase": _read_number("phase"),
}


# -- values ------------------------------------------------------------------------------------------------------


def _place(value: object, path: str) -> Place:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return Place(text[:SHORT], {"path": path})


def _object(value: object, path: str) -> dict[str, Any]:
    if isinstance(value, dict):
        return value
    raise _wrong_kind(value, path, "object")


def _list(value: object, path: str) -> Sequence[object]:
    if isinstance(value, list):
        return value
    raise _wrong_kind(value, path, "list")


def _text(value: object, path: str) -> str:
    if isinstance(value, str):
        return value
    raise _wrong_kind(value, path, "text")


def _whole(value: object, path: str) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise _wrong_kind(value, path, "number")


def _wrong_kind(value: object, path: str, expected: str) -> IllegalText:
    return _place(value, path or ".").refuse(UNREADABLE, "position-kind", expected=expected)
