"""How values of declared types are mentioned in texts."""

from enum import Enum
from typing import Any, Literal

import msgspec
import pytest

from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.event import Event
from pelagos.kernel.ids import CLOCK, Actor, CardId, RuleId, Seat
from pelagos.kernel.observe import observe
from pelagos.kernel.table_rules import cite
from pelagos.kernel.visibility import Count, Public
from pelagos.kernel.wording import say
from pelagos.text import Catalogue
from pelagos.text.typed import value_of, values_of


class Colour(Enum):
    RED = "red"


class Dealt(Event, frozen=True):
    seat: Public[Seat]
    cards: Count[tuple[CardId, ...]]


def name(hint: Any, value: Any) -> Any:
    return f"{hint.__name__} {value}" if hint in {Seat, CardId} else None


@pytest.mark.parametrize(
    ("value", "hint", "told"),
    [
        (True, bool, "yes"),
        (False, bool, "no"),
        (3, int, 3),
        ("ahead", Literal["ahead", "behind"], "ahead"),
        (Colour.RED, Colour, "red"),
        (None, CardId | None, "none"),
        (CardId(4), CardId | None, "CardId 4"),
        (msgspec.UNSET, CardId | msgspec.UnsetType, "hidden"),
        (Seat(1), Actor, "Seat 1"),
        (CLOCK, Actor, say("clock")),
        ((CardId(1), CardId(2)), tuple[CardId, ...], ("CardId 1", "CardId 2")),
        ((Seat(0), 5), tuple[Seat, int], ("Seat 0", 5)),
        (RuleId("GR-01"), RuleId, "GR-01"),
    ],
)
def test_a_value_is_told_by_its_declared_type(value: Any, hint: Any, told: Any) -> None:
    assert value_of(value, hint, name) == told


def test_a_value_no_text_can_hold_is_reported() -> None:
    with pytest.raises(BrokenInvariant) as caught:
        value_of(1.5, float, name)
    assert caught.value.key == "cannot-word"


def test_what_may_only_be_counted_is_told_as_hidden_with_its_count() -> None:
    event = Dealt(rule=cite("PL-01"), seat=Seat(0), cards=(CardId(3), CardId(9)))
    assert values_of(observe(event, Seat(1)), Dealt, name) == {
        "rule": "PL-01",
        "seat": "Seat 0",
        "cards_count": 2,
        "cards": "hidden",
    }
    assert values_of(observe(event, Seat(0)), Dealt, name)["cards"] == ("CardId 3", "CardId 9")


@pytest.mark.parametrize(("language", "joined"), [("en", "a, b, and c"), ("el", "a, b και c"), ("es", "a, b y c")])
def test_a_list_is_joined_the_way_the_language_does_it(language: str, joined: str) -> None:
    assert Catalogue(None, language).text(("a", "b", "c")) == joined
    assert Catalogue(None, language).text(()) == "-"
