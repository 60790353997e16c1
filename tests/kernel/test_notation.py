"""Actions are short texts that come back."""

from enum import Enum
from typing import Any

import pytest

from pelagos.games.gravwell.actions import Pick, Play, Stop
from pelagos.games.gravwell.decisions import PickPile, PlayCard, UseStop
from pelagos.games.gravwell.game import GAME
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import IllegalText
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.notation import read_action, read_card, read_fields, write_action
from pelagos.kernel.visibility import Public
from tests.spikes.pebbles.game import pebbles
from tests.spikes.pebbles.types import Throw, ThrowAt

PICK = PickPile(id=1, group=1, actor=Seat(0))
PLAY = PlayCard(id=1, group=1, actor=Seat(0))
STOP = UseStop(id=1, group=1, actor=Seat(0), card=CardId(0))


class Wind(Enum):
    NORTH = "north"


class Everything(Action, frozen=True):
    card: Public[CardId]
    seat: Public[Seat]
    sure: Public[bool]
    wind: Public[Wind]
    maybe: Public[CardId | None]
    cells: Public[tuple[tuple[int, int], ...]]
    pair: Public[tuple[CardId, int]]
    none: Public[tuple[int, ...]]


class Saying(Action, frozen=True):
    word: Public[str]


WHOLE = {
    "card": "C",
    "seat": "1",
    "sure": "no",
    "wind": "north",
    "maybe": "-",
    "cells": "1.0,2.-1",
    "pair": "B,4",
    "none": "()",
}
"""The fields of `Everything`, written."""


@pytest.mark.parametrize(
    ("decision", "action", "text"),
    [(PICK, Pick(CardId(7)), "pick H"), (PLAY, Play(CardId(0)), "play A"), (STOP, Stop(use=True), "stop yes")],
)
def test_an_action_is_its_name_and_its_fields(decision: PickPile, action: Action, text: str) -> None:
    assert write_action(GAME, action) == text
    assert read_action(GAME, decision, text) == action


def test_upper_and_lower_case_are_alike_for_names_and_cards() -> None:
    assert read_action(GAME, PICK, "Pick h") == Pick(CardId(7))


@pytest.mark.parametrize("maybe", [None, CardId(3)])
def test_every_kind_of_field_comes_back(maybe: CardId | None) -> None:
    action = Everything(
        CardId(2),
        Seat(1),
        sure=False,
        wind=Wind.NORTH,
        maybe=maybe,
        cells=((1, 0), (2, -1)),
        pair=(CardId(1), 4),
        none=(),
    )
    text = write_action(GAME, action)
    assert read_fields(GAME, Everything, text.split()[1:], text) == action


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "action-name"),
        ("play A", "action-name"),
        ("pick", "action-length"),
        ("pick A B", "action-length"),
        ("pick AA", "unknown-card"),
        ("pick 3", "unknown-card"),
    ],
)
def test_what_cannot_be_read_says_why(text: str, key: str) -> None:
    with pytest.raises(IllegalText) as caught:
        read_action(GAME, PICK, text)
    assert caught.value.key == key
    assert caught.value.rule == "PL-03"


@pytest.mark.parametrize("name", [name for name in WHOLE if name != "maybe"])
def test_a_dash_says_nothing_only_where_nothing_may_be(name: str) -> None:
    with pytest.raises(IllegalText):
        read_fields(GAME, Everything, list((WHOLE | {name: "-"}).values()), "")


@pytest.mark.parametrize("word", ["B", "B,4,4", "()", "B.4", "-,4", "B,-"])
def test_a_list_of_fixed_length_has_that_length(word: str) -> None:
    with pytest.raises(IllegalText, match=r"action-word|unknown-card"):
        read_fields(GAME, Everything, list((WHOLE | {"pair": word}).values()), "")


def test_hints_that_are_equal_are_alike() -> None:
    class Again(Action, frozen=True):
        none: Public[tuple[int, ...]]

    for cls, words in ((Everything, list((WHOLE | {"none": "-"}).values())), (Again, ["-"])):
        with pytest.raises(IllegalText):
            read_fields(GAME, cls, words, "")


def test_a_word_may_be_a_dash() -> None:
    action = Saying("-")
    assert read_fields(GAME, Saying, write_action(GAME, action).split()[1:], "") == action


@pytest.mark.parametrize("word", ["true", "1", "ja", ""])
def test_truth_is_yes_or_no(word: str) -> None:
    with pytest.raises(IllegalText):
        read_action(GAME, STOP, f"stop {word}")


def test_cards_are_found_by_their_code() -> None:
    cards: list[Any] = [read_card(GAME, code) for code in GAME.cards]
    assert cards == list(range(26))


def test_a_game_without_codes_writes_its_cards_as_numbers() -> None:
    plain = pebbles(cards=())
    decision = Throw(id=1, group=1, actor=Seat(0))
    action = ThrowAt(Seat(1), CardId(3))
    assert write_action(plain, action) == "throwat 1 3"
    assert read_action(plain, decision, "throwat 1 3") == action
    with pytest.raises(IllegalText, match="unknown-card"):
        read_action(plain, decision, "throwat 1 H")
