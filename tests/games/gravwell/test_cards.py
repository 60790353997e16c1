"""The 26 fuel cards (GR-18 to GR-24), as the rules ledger lists them."""

import pytest

from pelagos.games.gravwell.actions import Play
from pelagos.games.gravwell.cards import ALL_CARDS, DECK, KIND, LETTERS, VALUE, card_of
from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.resolver import RESOLVER
from pelagos.kernel.chance import Seeded
from pelagos.kernel.ids import Seat
from pelagos.kernel.notation import read_action, write_action
from tests.games.gravwell.support import HANDS, Table

LEDGER = """
A Ar normal 1 | B B normal 2 | C C normal 3 | D Dy normal 5 | E Es normal 2 | F F normal 6 | G Ga normal 5
H H normal 4 | I Ir normal 6 | J Ja tractor 2 | K Kr repulsor 2 | L Li normal 4 | M Mg normal 10 | N Ne repulsor 6
O O normal 7 | P Pu normal 5 | Q Qt tractor 3 | R Ra normal 9 | S Si normal 9 | T Th normal 2 | U U repulsor 5
V V normal 7 | W W normal 8 | X Xe repulsor 3 | Y Y normal 8 | Z Zr normal 7
"""
ROWS = [tuple(row.split()) for row in LEDGER.replace("\n", "|").split("|") if row.strip()]


@pytest.mark.rule("GR-18", "GR-20")
@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_card_is_printed_as_the_ledger_says(row: tuple[str, ...]) -> None:
    card = DECK[card_of(row[0])]
    assert (card.letter, card.symbol, card.kind, str(card.value)) == row


@pytest.mark.rule("GR-20", "GR-21", "GR-22", "GR-23")
@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_card_moves_ships_as_its_kind_and_number_say(row: tuple[str, ...]) -> None:
    """Blue on 20, the derelict 12 ahead of it is nearest: nothing is in the way of any card."""
    letter, _, kind, value = row
    told = RESOLVER.resolve_text(f"B20 Y50 d26@32 : B={letter}")
    distance = int(value)
    moved = {
        "normal": {"B": 20 + distance, "Y": 50, "d26": 32},
        "repulsor": {"B": 20 - distance, "Y": 50, "d26": 32},
        "tractor": {"B": 20, "Y": 50 - distance, "d26": 32 - distance},
    }
    assert told["pos"] == moved[kind]


@pytest.mark.rule("GR-18")
def test_there_is_one_card_for_each_letter() -> None:
    assert "".join(LETTERS) == "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
    assert len({card.element for card in DECK}) == 26


@pytest.mark.rule("GR-19")
def test_an_element_begins_with_the_letter_of_its_card() -> None:
    assert [card.element[0] for card in DECK] == list(LETTERS)
    assert list(ALL_CARDS) == [card_of(letter) for letter in LETTERS]


@pytest.mark.rule("GR-20")
def test_every_number_lies_between_1_and_10() -> None:
    assert set(VALUE) <= set(range(1, 11))


@pytest.mark.rule("GR-21")
def test_twenty_cards_are_normal_and_sum_to_110() -> None:
    normal = [value for value, kind in zip(VALUE, KIND, strict=True) if kind == "normal"]
    assert (len(normal), sum(normal)) == (20, 110)


@pytest.mark.rule("GR-22")
def test_four_cards_are_repulsors() -> None:
    assert {card.letter: card.value for card in DECK if card.kind == "repulsor"} == {"K": 2, "N": 6, "U": 5, "X": 3}


@pytest.mark.rule("GR-23")
def test_two_cards_are_tractor_beams() -> None:
    assert {card.letter: card.value for card in DECK if card.kind == "tractor"} == {"J": 2, "Q": 3}


@pytest.mark.rule("GR-24")
@pytest.mark.parametrize("viewer", [None, Seat(0), Seat(1)])
def test_everybody_can_tell_which_cards_are_still_hidden(viewer: Seat | None) -> None:
    """The deck is public: what a viewer has not seen is exactly the rest of the 26 cards."""
    view = GAME.observe(Table(HANDS[2]).draft().state, viewer)
    seen = {card for hand in view.hands for card in hand.cards}
    assert len(seen) == (6 if viewer is None else 9)
    for number in range(20):
        dealt = GAME.sample(view, Seeded.of(f"deck {number}"))
        everywhere = [*dealt.bag.cards, *(card for hand in dealt.hands for card in hand.cards)]
        assert sorted(everywhere) == list(ALL_CARDS)
        assert seen.isdisjoint(dealt.bag.cards)


@pytest.mark.rule("GR-18")
@pytest.mark.parametrize("letter", LETTERS)
def test_the_notation_of_a_card_is_its_letter(letter: str) -> None:
    question = Table(HANDS[2]).draft().state.pending[0]
    action = Play(card_of(letter))
    assert write_action(GAME, action) == f"play {letter}"
    assert read_action(GAME, question, f"play {letter.lower()}") == action
