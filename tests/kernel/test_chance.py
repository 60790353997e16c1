"""Chance sources give what they promise."""

import hashlib
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pelagos.components.bag import Bag
from pelagos.kernel.chance import Outcome, Recording, Scripted, Seeded, drawn, rolled, shuffled
from pelagos.kernel.errors import BrokenInvariant, ChanceMismatch

SEED = bytes(range(32))
PINNED_ROLLS = [2, 1, 2, 4, 2, 4, 4, 5, 5, 2, 5, 2]
PINNED_SHUFFLE = [5, 8, 3, 6, 9, 7, 4, 2, 0, 1]
PINNED_DRAW = 5


def test_a_seed_gives_pinned_outcomes_on_every_machine() -> None:
    source = Seeded(SEED)
    assert [source.roll(6) for _ in range(12)] == PINNED_ROLLS
    assert source.shuffle(range(10)) == PINNED_SHUFFLE
    assert source.draw(Bag.of(range(26))) == PINNED_DRAW


def test_the_same_seed_restarted_gives_the_same_again() -> None:
    source = Seeded(SEED)
    first = [source.roll(100) for _ in range(50)]
    again = source.restarted()
    assert [again.roll(100) for _ in range(50)] == first


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert Seeded(SEED).commitment == hashlib.sha256(SEED).hexdigest()


def test_a_seed_must_have_256_bits() -> None:
    with pytest.raises(BrokenInvariant, match="seed-length"):
        Seeded(b"short")


@given(st.integers(1, 1000))
def test_a_roll_lies_below_its_sides(sides: int) -> None:
    source = Seeded.of(str(sides))
    assert all(0 <= source.roll(sides) < sides for _ in range(20))


def test_rolls_are_about_equally_frequent() -> None:
    source = Seeded.of("even")
    counts = Counter(source.roll(6) for _ in range(6000))
    assert all(850 < counts[face] < 1150 for face in range(6))


@given(st.lists(st.integers(0, 9), min_size=1, max_size=12), st.text(max_size=4))
def test_drawing_until_empty_gives_every_card_once(cards: list[int], seed: str) -> None:
    bag, source = Bag.of(cards), Seeded.of(seed)
    assert sorted(source.draw(bag) for _ in range(len(cards))) == sorted(cards)
    assert len(bag) == 0


@given(st.lists(st.integers(), max_size=12), st.text(max_size=4))
def test_a_shuffle_keeps_everything(items: list[int], seed: str) -> None:
    assert sorted(Seeded.of(seed).shuffle(items)) == sorted(items)


def test_a_recording_replayed_as_a_script_gives_the_same() -> None:
    recording = Recording(Seeded(SEED))
    bag = Bag.of(range(5))
    given_out = (recording.roll(6), recording.draw(bag), recording.shuffle("abcd"))
    script = Scripted(recording.take())
    assert (script.roll(6), script.draw(Bag.of(range(5))), script.shuffle("abcd")) == given_out
    assert script.left == 0
    assert recording.take() == ()


@pytest.mark.parametrize(
    ("outcomes", "ask", "key"),
    [
        ([], lambda source: source.roll(6), "script-exhausted"),
        ([rolled(6)], lambda source: source.roll(6), "script-roll"),
        ([rolled(1)], lambda source: source.draw(Bag.of([1])), "script-kind"),
        ([drawn(2)], lambda source: source.draw(Bag.of([1])), "script-draw"),
        ([shuffled(0, 0)], lambda source: source.shuffle("ab"), "script-shuffle"),
        ([shuffled(0)], lambda source: source.shuffle("ab"), "script-kind"),
    ],
)
def test_a_script_that_does_not_fit_says_how(
    outcomes: list[Outcome], ask: Callable[[Scripted], object], key: str
) -> None:
    with pytest.raises(ChanceMismatch) as caught:
        ask(Scripted(outcomes))
    assert caught.value.key == key


def test_a_draw_that_does_not_fit_takes_nothing() -> None:
    bag = Bag.of([1, 2])
    with pytest.raises(ChanceMismatch):
        Scripted([drawn(3)]).draw(bag)
    assert bag == Bag.of([1, 2])


def test_outcomes_are_plain_values() -> None:
    assert drawn(3) == Outcome("draw", (3,))
