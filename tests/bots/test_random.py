"""The yardstick."""

from collections import Counter
from random import Random

from pelagos.bots.random import choose
from pelagos.games.gravwell.actions import Pick
from pelagos.games.gravwell.decisions import PickPile
from pelagos.kernel.ids import CardId, Seat

PILES = tuple(Pick(CardId(card)) for card in range(4))
DECISION = PickPile(id=1, group=1, actor=Seat(0))


def test_every_listed_action_is_about_equally_likely() -> None:
    rng = Random(7)
    picked = Counter(choose(None, DECISION, PILES, rng) for _ in range(4000))
    assert set(picked) == set(PILES)
    assert all(900 < count < 1100 for count in picked.values())


def test_the_same_random_numbers_make_the_same_choices() -> None:
    first, second = Random(3), Random(3)
    assert [choose(None, DECISION, PILES, first) for _ in range(50)] == [
        choose(None, DECISION, PILES, second) for _ in range(50)
    ]
