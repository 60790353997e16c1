"""The shipped data says what the customer's numbered rules say (`ledger.json`, their data in short)."""

from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from pelagos.games.spacealert import board
from pelagos.games.spacealert.board import PACKAGE, STATIONS, TRACKS, ZONES, distance_of
from pelagos.games.spacealert.mission import TILES
from pelagos.games.spacealert.rules.specials.people import REPAIR_ORDER
from pelagos.kernel.data import read_json

LEDGER: Final[dict[str, Any]] = msgspec.json.decode(Path(__file__).with_name("ledger.json").read_bytes())
SHIPPED: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in read_json(PACKAGE, "data/threats.json")}
NOTES: Final = ("notes", "sources", "confidence")
"""What the ledger in short leaves out."""
ADDED: Final = {"after_death": True}
"""What the ledger says in a note and the shipped data in a field: these effects outlive their threat."""
IMPLIED: Final = {"shields_apply": True}
"""What every attack does, so that the shipped data need not say it."""


def without(row: dict[str, Any], facts: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in row.items() if (name, value) not in facts.items()}


def facts_of(card: dict[str, Any], unsaid: dict[str, Any]) -> dict[str, Any]:
    """Return a card with its effects as far as both sources speak of them."""
    facts = {name: value for name, value in card.items() if name not in NOTES}
    for mark in "XYZ":
        facts[mark] = [without(effect, unsaid) for effect in card[mark]]
    facts["traits"] = {name.lower(): value for name, value in card["traits"].items()}
    return facts


@pytest.mark.parametrize("card", LEDGER["threats"], ids=lambda card: card["id"])
def test_a_threat_card_is_as_the_ledger_has_it(card: dict[str, Any]) -> None:
    assert facts_of(SHIPPED[card["id"]], ADDED) == facts_of(card, IMPLIED)


def test_what_the_shipped_data_add_is_what_the_ledger_notes() -> None:
    outliving = {
        (card, mark, effect["op"])
        for card, row in SHIPPED.items()
        for mark in "XYZ"
        for effect in row[mark]
        if "after_death" in effect
    }
    assert outliving == {("I2-102", "Z", "knockout"), ("SI3-101", "Z", "infection_burst")}


@pytest.mark.rule("SA-120")
def test_the_decks_have_their_sizes() -> None:
    assert list(SHIPPED) == [card["id"] for card in LEDGER["threats"]]
    for words, count in LEDGER["counts"].items():
        deck = words.split()
        assert (
            sum([row["set"], row["position"], row["kind"], row["level"]] == deck for row in SHIPPED.values()) == count
        )


@pytest.mark.rule("SA-015", "SA-040")
def test_tracks_and_distances() -> None:
    for row in LEDGER["tracks"]:
        track = TRACKS[row["id"]]
        assert [track.length, [list(mark) for mark in track.marks]] == [row["length"], row["marks"]]
    for distance, nearest, farthest in LEDGER["bands"]:
        assert {distance_of(square) for square in range(nearest, farthest + 1)} == {distance}


@pytest.mark.rule("SA-003")
def test_the_ship_at_the_start() -> None:
    start = LEDGER["start"]
    by_zone = ("reactor", "shield", "reactor_capacity", "shield_capacity")
    ours = (board.START_REACTORS, board.START_SHIELDS, board.REACTOR_CAPACITY, board.SHIELD_CAPACITY)
    assert [tuple(start[name][zone] for zone in ZONES) for name in by_zone] == list(ours)
    assert (start["fuel_capsules"], start["rockets"]) == (board.START_FUEL, board.START_ROCKETS)
    assert set(start["battlebot_squads"]) <= set(STATIONS)


@pytest.mark.rule("SA-092", "SA-163")
def test_damage_tiles_and_the_order_of_their_repair() -> None:
    assert list(TILES) == LEDGER["damage_tiles"]
    assert [list(order) for order in REPAIR_ORDER] == list(LEDGER["repair_order"].values())


@pytest.mark.rule("SA-160")
def test_specializations() -> None:
    shipped = read_json(PACKAGE, "data/specializations.json")
    assert [{name: row[name] for name in ("id", "basic", "advanced")} for row in shipped] == LEDGER["specializations"]
