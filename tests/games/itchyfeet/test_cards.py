"""The box holds what the rulebook says, every card has one effect, and distances come from coordinates."""

from collections import Counter
from typing import get_args

import pytest

from pelagos.games.itchyfeet.actions import Wish
from pelagos.games.itchyfeet.cards import (
    BOX,
    CODES,
    COUNTRIES,
    FACE,
    KINDS,
    NEEDS,
    NUMBER,
    SORT,
    SPECIAL,
    card,
    kinds_in,
)
from pelagos.games.itchyfeet.geography import DISTANCE
from pelagos.games.itchyfeet.rules.happenings import HAPPENINGS
from pelagos.games.itchyfeet.rules.specials import CONDITIONS, PLAYS

LEDGER = """
AUS 0 14061 16107 14265 15204 16747 10352 7949 11929 13177 17816 12856 7475
BRA 14061 0 7359 9878 9552 9161 14237 17675 9405 6833 7042 3169 16617
CAN 16107 7359 0 8858 7745 3861 11340 10320 11847 3603 5843 6391 13425
EGY 14265 9878 8858 0 1121 5272 4427 9568 3534 12369 3595 12425 7269
GRE 15204 9552 7745 1121 0 4164 5009 9509 4568 11281 2771 11767 7923
ICE 16747 9161 3861 5272 4164 0 7593 8798 8686 7451 3506 9650 10093
IND 10352 14237 11340 4427 5009 7593 0 5844 5433 14660 7773 16773 2918
JAP 7949 17675 10320 9568 9509 8798 5844 0 11257 11302 11522 15487 4607
KEN 11929 9405 11847 3534 4568 8686 5433 11257 0 14816 6009 12566 7211
MEX 13177 6833 3603 12369 11281 7451 14660 11302 14816 0 9019 4255 15744
MOR 17816 7042 5843 3595 2771 3506 7773 11522 6009 9019 0 9001 10690
PER 12856 3169 6391 12425 11767 9650 16773 15487 12566 4255 9001 0 19691
THA 7475 16617 13425 7269 7923 10093 2918 4607 7211 15744 10690 19691 0
"""
"""Kilometres, computed once from coordinates with more decimals than the data keep: they agree to a kilometre."""


@pytest.mark.rule("TC-09")
def test_distances_are_computed_from_the_coordinates() -> None:
    rows = [line.split() for line in LEDGER.split("\n") if line]
    table = {(row[0], rows[place][0]): int(km) for row in rows for place, km in enumerate(row[1:])}
    computed = {(CODES[one], CODES[other]): km for (one, other), km in DISTANCE.items()}
    assert computed.keys() == table.keys()
    assert max(abs(computed[pair] - km) for pair, km in table.items()) <= 1


@pytest.mark.rule("TC-09")
def test_no_country_has_two_others_at_the_same_distance() -> None:
    for land in COUNTRIES:
        kilometres = [DISTANCE[NUMBER[land.code], NUMBER[other.code]] for other in COUNTRIES]
        assert len(set(kilometres)) == len(kilometres)


@pytest.mark.rule("TC-10")
def test_the_box_holds_85_cards() -> None:
    groups = (COUNTRIES, BOX.passport, BOX.event, BOX.special, BOX.contraband, BOX.postcard, BOX.character)
    assert [len(group) for group in groups] == [13, 12, 4, 9, 3, 6, 6]
    assert len(CODES) == len(set(CODES)) == 85


@pytest.mark.rule("TC-03")
def test_every_kind_of_item_has_four_copies() -> None:
    assert Counter(sort for sort in SORT if sort in KINDS) == dict.fromkeys(KINDS, 4)


@pytest.mark.rule("TC-03")
def test_every_country_needs_three_different_kinds_and_no_two_the_same() -> None:
    assert {needs.bit_count() for needs in NEEDS.values()} == {3}
    assert len(set(NEEDS.values())) == 13
    wanted = Counter(kind for needs in NEEDS.values() for kind in kinds_in(needs))
    assert wanted == {**dict.fromkeys(KINDS, 5), "COAT": 4}


@pytest.mark.rule("TC-44")
def test_the_deck_carries_the_faces_of_a_pack_with_two_jokers() -> None:
    ranks = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
    assert Counter(FACE.values()) == Counter([*(rank + suit for rank in ranks for suit in "shdc"), "JR", "JB"])


def test_every_card_says_whether_it_is_public_or_designed() -> None:
    named = {row.code for group in (BOX.event, BOX.special, BOX.character) for row in group if row.source == "name"}
    assert named == {"E1", "S1", "S2", "S3", "S4", "S5", "H1"}
    assert {row.source for row in (*BOX.contraband, *BOX.postcard, *BOX.passport)} == {"designed"}
    assert {row.source for row in BOX.item} == {row.source for row in COUNTRIES} == {"designed"}


def test_every_effect_a_card_names_is_carried_out_in_one_place() -> None:
    assert {row.effect for row in BOX.event} == set(HAPPENINGS)
    own_turn = {row.effect for row in BOX.special if row.timing in ("action", "free")}
    assert own_turn == set(PLAYS) == set(CONDITIONS)
    assert {CODES[number]: row.timing for number, row in SPECIAL.items() if row.effect not in PLAYS} == {
        "S1": "steal",
        "S2": "travel",
        "S8": "trip",
        "S9": "travel",
    }


@pytest.mark.rule("TC-18")
def test_everything_that_can_be_in_a_hand_can_be_asked_for() -> None:
    in_hands = {SORT[number] for number in range(len(CODES)) if number < card("AUS")} - {"E1", "E2", "E3", "E4"}
    assert set(get_args(Wish)) == in_hands
