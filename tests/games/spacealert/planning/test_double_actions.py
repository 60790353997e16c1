"""The deck of double actions: what it holds, how it is dealt and laid, and what others see of it."""

from collections import Counter
from typing import Any

import pytest

from pelagos.games.spacealert.actions import Give, Lay
from pelagos.games.spacealert.deck import ACTION_CARDS, BASE, DECKS_OF_ACTIONS, DOUBLES, Half
from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.mission import Mission
from pelagos.games.spacealert.options import DeckName, SpaceAlertOptions
from pelagos.games.spacealert.planning.events import CardLaid, CardsLaidOpen, DataReceived
from pelagos.games.spacealert.planning.flight import mission_of, program_of
from pelagos.games.spacealert.programs import BUTTONS, MOVES
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.observe import observe
from pelagos.text import Catalogue
from tests.games.spacealert.planning.support import Table


def double_table(seats: int, **options: Any) -> Table:
    return Table(seats, **{"script": "mission1", "deck": "double-96", **options})


def card_with(table: Table, seat: int, half: Half) -> CardId:
    return next(card for card in table.hand(seat) if half in ACTION_CARDS[card].halves and card in DOUBLES)


@pytest.mark.rule("SA-140")
@pytest.mark.parametrize("card", DOUBLES)
def test_a_card_has_a_double_half_and_a_single_one_of_the_other_kind(card: CardId) -> None:
    face = ACTION_CARDS[card]
    (double,) = [half for half in face.halves if half.startswith("double-")]
    (single,) = [half for half in face.halves if half != double]
    assert (len(face.half(double)), len(face.half(single))) == (2, 1)
    kinds = {"double-action": BUTTONS, "double-move": MOVES, "action": BUTTONS, "move": MOVES}
    assert face.half(double)[0] in kinds[double]
    assert face.half(single)[0] in kinds[single]
    assert {double, single} in ({"double-action", "move"}, {"double-move", "action"})


@pytest.mark.rule("SA-141")
@pytest.mark.parametrize(
    ("name", "cards", "different"), [("double-96", 96, 84), ("double-90", 90, 78), ("base", 90, 12)]
)
def test_how_many_cards_a_deck_has(name: DeckName, cards: int, different: int) -> None:
    faces = [ACTION_CARDS[card].faces for card in DECKS_OF_ACTIONS[name]]
    assert (len(faces), len(set(faces))) == (cards, different)


@pytest.mark.rule("SA-141")
def test_the_halves_of_the_known_cards_are_as_often_there_as_the_source_says() -> None:
    halves = Counter("+".join(face) for card in DECKS_OF_ACTIONS["double-90"] for face in ACTION_CARDS[card].faces)
    assert [halves[half] for half in ("A", "B", "C", "bots", "red", "blue", "lift")] == [13, 11, 12, 9, 14, 14, 17]
    assert [halves[half] for half in ("A+B", "bots+C", "red+lift", "blue+blue", "C+lift")] == [3, 2, 7, 4, 1]


@pytest.mark.rule("SA-025", "SA-141")
@pytest.mark.parametrize("name", ["double-96", "double-90"])
def test_it_is_dealt_like_the_base_deck_and_takes_its_place(name: DeckName) -> None:
    table = double_table(4, deck=name)
    for seat in range(4):
        assert sorted(ACTION_CARDS[card].sort for card in table.hand(seat)) == ["double"] * 4 + ["heroic"]
    cards = [*table.state.bag.cards, *(card for seat in range(4) for card in table.hand(seat))]
    assert not set(cards) & set(BASE)
    assert len(table.state.bag) == len(DECKS_OF_ACTIONS[name]) - 16


@pytest.mark.rule("SA-031", "SA-141")
def test_alone_the_whole_deck_of_double_actions_lies_open() -> None:
    table = double_table(1)
    assert table.hand(0) == list(DOUBLES)
    assert table.told(CardsLaidOpen)[0].cards == 96


@pytest.mark.rule("SA-140")
@pytest.mark.parametrize("half", ["action", "move", "double-action", "double-move"])
def test_the_back_shows_which_half_is_double_and_nothing_more(half: Half) -> None:
    table = double_table(5, script="double_1")
    card = card_with(table, 1, half)
    (event,) = table.do(1, Lay(card, half, 1, 2))
    assert isinstance(event, CardLaid)
    for viewer in (Seat(0), None):
        (laid,) = GAME.observe(table.state, viewer).program
        assert (laid.half, laid.card.cards, laid.card.hidden) == (half, (), 1)
    assert program_of(table.state, 1)[1] == ACTION_CARDS[card].half(half)


@pytest.mark.rule("SA-140")
def test_a_half_that_a_card_does_not_have_is_refused() -> None:
    table = double_table(1)
    card = card_with(table, 0, "double-action")
    for half in ("action", "double-move", "basic"):
        assert table.refusal(0, Lay(card, half, 0, 1)) == ("SA-140", "no-such-half")
    plain = Table(4)
    assert plain.refusal(0, Lay(plain.ordinary(0), "double-action", 0, 1)) == ("SA-140", "no-such-half")


@pytest.mark.rule("SA-140", "SA-027")
def test_double_cards_are_ordinary_ones_and_can_be_given_away() -> None:
    table = double_table(3)
    table.strike_until("transfer_opens")
    card = next(card for card in table.hand(0) if card in DOUBLES)
    table.do(0, Give(card, Seat(2)))
    assert card in table.hand(2)


@pytest.mark.rule("SA-030", "SA-140")
def test_a_double_card_of_an_android_lies_open() -> None:
    table = double_table(2)
    card = card_with(table, 0, "double-move")
    table.do(0, Lay(card, "double-move", 3, 1))
    assert GAME.observe(table.state, Seat(1)).program[0].card.cards == (card,)


@pytest.mark.rule("SA-142")
@pytest.mark.parametrize(
    ("seats", "extra", "shares"),
    [(2, False, [2, 2]), (3, False, [1, 1, 2]), (2, True, [2, 3]), (3, True, [1, 2, 2]), (4, True, [1, 1, 1, 2])],
)
def test_androids_bring_more_data_shared_as_evenly_as_can_be(seats: int, extra: bool, shares: list[int]) -> None:  # noqa: FBT001  # a row of a table
    table = double_table(seats, extra_android=extra)
    table.strike_until("incoming_data")
    assert sorted(len(event.cards) for event in table.told(DataReceived)) == shares


@pytest.mark.rule("SA-142")
def test_the_card_that_is_left_over_goes_to_one_after_the_other() -> None:
    table = double_table(3, script="double_1")
    for _ in range(2):
        table.strike_until("incoming_data")
    drawn = [len(event.cards) for event in table.told(DataReceived)]
    assert drawn == [2, 1, 1, 1, 2, 1]


@pytest.mark.rule("SA-142")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["P0 draws 2 cards.", "P1 draws a card."]),
        ("el", ["P0 τραβά 2 κάρτες.", "P1 τραβά μια κάρτα."]),
        ("es", ["P0 roba 2 cartas.", "P1 roba una carta."]),
    ],
)
def test_everybody_is_told_who_draws_the_card_for_an_android(language: str, said: list[str]) -> None:
    table = double_table(3)
    table.strike_until("incoming_data")
    texts = Catalogue(GAME, language, strict=True)
    view = GAME.observe(table.state, None)
    told = [texts.event(observe(event, None), view) for event in table.told(DataReceived)]
    assert [line.partition(": ")[2] for line in told[:2]] == said


@pytest.mark.rule("SA-142")
@pytest.mark.parametrize("options", [{"android_data": False}, {"deck": "base"}])
def test_without_the_option_or_the_deck_everybody_draws_one_card(options: dict[str, Any]) -> None:
    table = double_table(2, **options)
    table.strike_until("incoming_data")
    assert [len(event.cards) for event in table.told(DataReceived)] == [1, 1]


@pytest.mark.rule("SA-186", "SA-187")
@pytest.mark.parametrize(
    ("options", "allowed"),
    [
        ({"script": "double_easier_1"}, False),
        ({"script": "generated", "difficulty": "double"}, False),
        ({"script": "double_easier_1", "deck": "double-96"}, True),
        ({"script": "generated", "difficulty": "double", "deck": "double-90"}, True),
        ({"script": "mission1", "deck": "double-96"}, True),
    ],
)
def test_longer_missions_need_double_actions_and_others_may_have_them(options: dict[str, str], allowed: bool) -> None:  # noqa: FBT001  # a row of a table
    chosen = SpaceAlertOptions(**options)  # type: ignore[arg-type]  # words, not literals
    if allowed:
        GAME.check_setup(chosen, 4)
        return
    with pytest.raises(IllegalAction) as refusal:
        GAME.check_setup(chosen, 4)
    assert (refusal.value.rule, refusal.value.key) == ("SA-187", "needs-double-actions")


@pytest.mark.rule("SA-155", "SA-186")
def test_interceptors_fly_farther_with_double_actions_only() -> None:
    assert Mission(tracks={}, programs=()).double_actions is False
    for deck, variable in (("base", False), ("double-96", True)):
        table = Table(4, script="mission1", deck=deck)
        assert mission_of(table.state).double_actions is variable
        table.fly()
        assert table.state.flight is not None
        assert table.state.flight.variable_range is variable
