"""The data of the cards: each card is implemented once, and every uncertain value says why."""

import pytest

from pelagos.games.spacealert.board import STATIONS, TRACKS
from pelagos.games.spacealert.cards import THREATS, CardEffect, ThreatCard
from pelagos.games.spacealert.rules import effects
from pelagos.games.spacealert.rules.victims import VICTIMS
from pelagos.games.spacealert.rules.vocabulary import AMOUNTS, CONDITIONS, EFFECTS, FIXED_ZONES

CARDS = [card for card in THREATS.values() if card.set != "token"]
ZONE_WORDS = {*FIXED_ZONES, "own", "others", "opposite_side", "each_station", "each_zone_with_token", None}


def rows(card: ThreatCard) -> tuple[CardEffect, ...]:
    return (*card.X, *card.Y, *card.Z)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_effect_of_a_card_has_its_function_and_known_words(card: ThreatCard) -> None:
    for row in rows(card):
        assert row.op in EFFECTS
        assert row.zones in ZONE_WORDS
        assert row.who is None or row.who == "poisoned" or row.who in VICTIMS
        assert row.only_if is None or row.only_if in CONDITIONS
        assert row.unless is None or row.unless in CONDITIONS
        assert not isinstance(row.amount, str) or row.amount == "all" or row.amount in AMOUNTS


def test_no_function_is_left_without_a_card() -> None:
    assert set(EFFECTS) == {row.op for card in CARDS for row in rows(card)}
    assert effects.__all__


@pytest.mark.rule("SA-098")
def test_points_follow_level_and_kind() -> None:
    usual = {
        ("common", "white"): (2, 4),
        ("common", "yellow"): (3, 6),
        ("common", "red"): (4, 8),
        ("serious", "white"): (4, 8),
        ("serious", "yellow"): (6, 12),
        ("serious", "red"): (8, 16),
    }
    odd = {card.id for card in CARDS if (card.points.survive, card.points.destroy) != usual[card.kind, card.level]}
    assert odd == {
        "SE2-05",
        "SI1-03",
        "SI1-04",
        "SI2-02",
        "SI2-05",
        "SE3-104",
        "SE3-105",
        "E3-107",
        "SI3-102",
        "SI3-103",
        "SI3-107",
    }


def test_uncertain_values_say_why() -> None:
    assert all(card.notes for card in CARDS if "medium-high" not in card.confidence and card.confidence != "high")


@pytest.mark.rule("SA-015")
def test_tracks() -> None:
    assert {track.id: track.length for track in TRACKS.values()} == {f"T{n}": 9 + n for n in range(1, 8)}
    assert all(track.marks[-1] == (1, "Z") for track in TRACKS.values())


def test_stations_of_intruders_exist() -> None:
    for card in CARDS:
        assert all(station in STATIONS or "_if_" in station for station in card.stations)
