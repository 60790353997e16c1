"""The one-line notation of a position: ``B12 Y5 R0 d26 d36@24 : B=X Y=C stop=B +hardcore round=3 phase=2``."""

import re
from collections.abc import Iterator

from pelagos.games.gravwell.options import GravwellOptions
from pelagos.games.gravwell.position import DERELICT_SPACES, PLAYERS, SOLO, UNREADABLE, Place, Position
from pelagos.games.gravwell.position_build import build_position
from pelagos.games.gravwell.position_parts import PositionParts
from pelagos.games.gravwell.rulebook import cite

COLON = ":"
WORD = re.compile(r":|[^\s:]+")
SHIP = re.compile(r"([A-Za-z])(-?\d.*)?")
DERELICT = re.compile(r"([Dd]\d+)(?:@(.*))?")
OPTION = re.compile(r"([+-])(\w+)")
SETTING = re.compile(r"([^=]*)=(.*)")
SHIP_LISTS = ("stop", "used", "age")
NUMBERS = ("round", "phase")
SIGNS = {"+": True, "-": False}
MOST_DIGITS = 6
"""Longer numbers are not read: no space, round or phase has so many digits."""


def read_position(text: str) -> Position:
    """Return the position written in one line.

    The words may come in any order, in upper or lower case; the colon may be left out.

    Raises:
        IllegalText: says which word, at which ``column`` (from 1), breaks which rule.
    """
    parts = PositionParts(Place(text.strip(), {"column": 1}))
    for place in _words(text):
        _read_word(parts, place)
    return build_position(parts)


def write_position(position: Position) -> str:
    """Return the line of a position; what is as usual (round 1, ages by seat) is left out."""
    words = [*_ship_words(position)]
    rest = [*_play_words(position), *_option_words(position), *_setting_words(position)]
    return " ".join([*words, COLON, *rest] if rest else words)


# -- reading -----------------------------------------------------------------------------------------------------


def _words(text: str) -> Iterator[Place]:
    colons = 0
    for found in WORD.finditer(text):
        place = Place(found.group(), {"column": found.start() + 1})
        if place.text != COLON:
            yield place
        elif colons:
            raise place.refuse(UNREADABLE, "position-word")
        else:
            colons += 1


def _read_word(parts: PositionParts, place: Place) -> None:
    if found := SETTING.fullmatch(place.text):
        _read_setting(parts, found[1], found[2], place)
    elif found := OPTION.fullmatch(place.text):
        parts.set_option(found[2].lower(), SIGNS[found[1]], place)
    elif found := DERELICT.fullmatch(place.text):
        _read_derelict(parts, found[1].lower(), found[2], place)
    elif found := SHIP.fullmatch(place.text):
        _read_ship(parts, found[1].upper(), found[2] or "", place)
    else:
        raise place.refuse(UNREADABLE, "position-word")


def _read_ship(parts: PositionParts, code: str, space: str, place: Place) -> None:
    if code not in PLAYERS:
        raise place.refuse(cite("GR-14"), "position-ship")
    parts.add_ship(code, _number(space), place)


def _read_derelict(parts: PositionParts, code: str, space: str | None, place: Place) -> None:
    if code not in DERELICT_SPACES:
        raise place.refuse(cite("GR-11"), "position-derelict")
    parts.add_ship(code, DERELICT_SPACES[code] if space is None else _number(space), place)


def _read_setting(parts: PositionParts, name: str, value: str, place: Place) -> None:
    part = name.lower()
    if part in SHIP_LISTS:
        parts.name_ships(part, value.upper(), place)
    elif part in NUMBERS:
        parts.set_number(part, _number(value), place)
    elif part in DERELICT_SPACES:
        parts.add_play(part, value, place)
    elif name.upper() in PLAYERS:
        parts.add_play(name.upper(), value, place)
    else:
        raise place.refuse(UNREADABLE, "position-field")


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= MOST_DIGITS else None


# -- writing -----------------------------------------------------------------------------------------------------


def _ship_words(position: Position) -> Iterator[str]:
    for code, space in position.spaces.items():
        if code in PLAYERS:
            yield f"{code}{space}"
        else:
            yield code if DERELICT_SPACES[code] == space else f"{code}@{space}"


def _play_words(position: Position) -> Iterator[str]:
    for code, letter in position.plays.items():
        yield f"{code}={letter}"
    if position.stops:
        yield f"stop={''.join(position.stops)}"
    if position.used:
        yield f"used={''.join(position.used)}"


def _option_words(position: Position) -> Iterator[str]:
    if position.solo:
        yield f"+{SOLO}"
    usual = GravwellOptions()
    for name in GravwellOptions.__struct_fields__:
        value = getattr(position.options, name)
        if isinstance(value, bool) and value != getattr(usual, name):
            yield f"{'+' if value else '-'}{name}"


def _setting_words(position: Position) -> Iterator[str]:
    if position.age != tuple(code for code in PLAYERS if code in position.age):
        yield f"age={''.join(position.age)}"
    for part in NUMBERS:
        number: int = getattr(position, part)
        if number != 1:
            yield f"{part}={number}"
