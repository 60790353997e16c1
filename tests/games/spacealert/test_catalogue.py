"""Every number and trait of every threat card, against a catalogue that was made without ours.

`cards.txt` holds what that catalogue says. Where two catalogues differ the printed card decides, or most of the others;
each such difference is settled below, with its reason.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

from pelagos.games.spacealert.cards import THREATS, CardEffect, ThreatCard

FILE: Final = Path(__file__).with_name("cards.txt")
COLUMNS: Final = ("shields", "hp", "speed", "X", "Y", "Z", "repair")
MODES: Final = {None: "", "double": "d", "plasma": "p", "ignore_shields": "i"}
ZONES: Final = {
    "own": "",
    "all": "*",
    "others": "^",
    "red_and_blue": "rb",
    "white": "w",
    "opposite_side": "o",
    "each_station": "#",
    "each_zone_with_token": "~",
}
SETTLED: Final = {
    ("E1-01", "Y"): "1*: so the printed card and most catalogues",
    ("E2-02", "Z"): "3i: so the printed card",
    ("SE1-02", "Z"): "5: so most catalogues, and the phasing card of the same ship ends at 5, too",
    ("E3-109", "Z"): "?i: both catalogues leave open whether shields absorb it; ours takes the one that lets them not",
    ("SE3-108", "Z"): "?i*: as the Energy Snake's",
    ("SE3-105", "points"): "-/8: all that call a threat have 4/8, and nobody survives this one",
    ("I1-07", "hp"): "-: as many as rockets are left",
    ("I2-101", "Z"): "3rb: its two stations lie in red and blue",
    ("I3-101", "shields"): "UR_if_odd_turn,UB_if_even_turn: so its text; the catalogue says it apart",
    ("I3-105", "shields"): "LR: so the picture of the card",
    ("SI1-101", "shields"): "LW: so the picture of the card",
    ("SI1-101", "Y"): "2: the catalogue says it apart",
    ("SI2-102", "shields"): "UW: so the picture of the card",
    ("SI3-102", "speed"): "2: as the other Hidden Transmitter",
    ("SI3-104", "shields"): "LW: so the picture of the card",
    ("SI3-105", "shields"): "UR: so the picture of the card",
    ("SI3-106", "shields"): "UR: so the picture of the card",
    ("SI2-02", "traits"): "destroyer_knocked_out: the printed card has no sign for returned fire",
}
"""By card and column: what holds, and why, where the catalogue says something else."""
Told = dict[str, str]


def read_catalogue() -> dict[str, Told]:
    """Return what the catalogue says of each card, by column."""
    lines = [line.split() for line in FILE.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return {card: told(said[: len(COLUMNS)], said[len(COLUMNS) :]) for card, *said in lines}


def told(columns: Sequence[str], more: Sequence[str]) -> Told:
    """Return a line by column; stations and traits in the order of the alphabet."""
    points = [word for word in more if "/" in word]
    traits = sorted(word for word in more if "/" not in word)
    read = dict(zip(COLUMNS, columns, strict=True)) | {"points": "".join(points) or "-", "traits": " ".join(traits)}
    read["shields"] = ",".join(sorted(read["shields"].split(",")))
    return read


def ours(card: ThreatCard) -> Told:
    """Return a card of ours in the notation of the catalogue."""
    places = str(card.shields) if card.position == "external" else ",".join(card.stations) or "-"
    marks = [amounts(card.effects_of(mark)) for mark in "XYZ"]
    numbers = [places, "-" if card.hp is None else str(card.hp), str(card.speed), *marks, card.repair or "-"]
    return told(numbers, [*points(card), *traits(card)])


def amounts(rows: Sequence[CardEffect]) -> str:
    return ",".join(amount(row) for row in rows if row.op in ("attack", "damage")) or "-"


def amount(row: CardEffect) -> str:
    phased = "" if row.phased_amount is None else f"({row.phased_amount})"
    counted = "?" if isinstance(row.amount, str) else str(row.amount)
    return f"{counted}{MODES[row.mode]}{ZONES[row.zones or 'own']}{phased}"


def points(card: ThreatCard) -> list[str]:
    """Return points that are not those of kind and level; who loses the ship at Z is survived by nobody."""
    usual = USUAL[card.kind, card.level]
    survive, destroy = card.points.survive, card.points.destroy
    if (usual[0] if survive is None else survive, destroy) == usual:
        return []
    return [f"{'-' if survive is None else survive}/{destroy}"]


def traits(card: ThreatCard) -> list[str]:
    """Return the traits as words."""
    fields = [(name, getattr(card.traits, name)) for name in card.traits.__struct_fields__]
    plain = type(card.traits)()
    return [word(name, value) for name, value in fields if value != getattr(plain, name)]


def word(name: str, value: object) -> str:
    if value is True:
        return name
    return f"{name}={'+'.join(value) if isinstance(value, tuple) else value}"


USUAL: Final = {
    ("common", "white"): (2, 4),
    ("common", "yellow"): (3, 6),
    ("common", "red"): (4, 8),
    ("serious", "white"): (4, 8),
    ("serious", "yellow"): (6, 12),
    ("serious", "red"): (8, 16),
}
CATALOGUE: Final = read_catalogue()
CARDS: Final = {card.id: card for card in THREATS.values() if card.set != "token"}


def settled(card: str, said: Told) -> Told:
    """Return what the catalogue says, with what is settled in its place."""
    return {column: SETTLED.get((card, column), value).split(": ")[0] for column, value in said.items()}


def test_the_catalogue_has_all_cards() -> None:
    assert (set(CATALOGUE), len(CATALOGUE)) == (set(CARDS), 103)


@pytest.mark.rule("SA-094", "SA-098")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_has_the_numbers_and_traits_of_the_catalogue(card: str) -> None:
    wanted = settled(card, CATALOGUE[card])
    wanted["shields"] = ",".join(sorted(wanted["shields"].split(",")))
    assert ours(CARDS[card]) == wanted


@pytest.mark.parametrize(("card", "column"), SETTLED)
def test_what_is_settled_is_a_difference(card: str, column: str) -> None:
    assert ours(CARDS[card])[column] != CATALOGUE[card][column]
