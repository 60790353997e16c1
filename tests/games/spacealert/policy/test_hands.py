"""Whether cards suffice for what is to be laid."""

from hypothesis import given
from hypothesis import strategies as st

from pelagos.games.spacealert.policy.hands import match
from pelagos.games.spacealert.policy.situation import Choice

SYMBOLS = st.sampled_from([("A",), ("B",), ("C",), ("red",), ("blue",), ("lift",)])


def hand(*faces: str, member: int | None = None) -> list[Choice]:
    return [Choice(number, (a,), (m,), member) for number, (a, m) in enumerate(face.split("/") for face in faces)]


def test_a_card_makes_way_for_one_that_only_it_can_serve() -> None:
    cards = hand("A/red", "A/blue")
    found = match({(0, 1, False): ("A",), (0, 2, False): ("red",)}, cards)
    assert found == {(0, 1, False): cards[1], (0, 2, False): cards[0]}


def test_one_card_fills_one_slot() -> None:
    assert match({(0, 1, False): ("A",), (0, 2, False): ("red",)}, hand("A/red")) is None
    assert match({}, []) == {}


def test_a_card_with_an_owner_serves_no_other_member() -> None:
    assert match({(1, 1, False): ("A",)}, hand("A/red", member=0)) is None
    assert match({(0, 1, False): ("A",)}, hand("A/red", member=0)) is not None


@given(st.lists(st.tuples(SYMBOLS, SYMBOLS), max_size=6), st.lists(SYMBOLS, max_size=4))
def test_a_match_is_found_whenever_there_is_one(
    faces: list[tuple[tuple[str], tuple[str]]], wanted: list[tuple[str]]
) -> None:
    cards = [Choice(number, *face) for number, face in enumerate(faces)]
    slots = {(0, turn, False): symbols for turn, symbols in enumerate(wanted, 1)}
    found = match(slots, cards)
    assert (found is not None) == can_serve(wanted, cards)
    if found is not None:
        assert len({card.id for card in found.values()}) == len(slots)
        assert all(slots[slot] in (card.action, card.move) for slot, card in found.items())


def can_serve(wanted: list[tuple[str]], cards: list[Choice]) -> bool:
    """Try every card for the first slot, and so on."""
    if not wanted:
        return True
    first, *others = wanted
    return any(
        first in (card.action, card.move) and can_serve(others, [other for other in cards if other is not card])
        for card in cards
    )
