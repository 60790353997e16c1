"""What looks like an answer but may be none is made of listed answers."""

from random import Random

from haggle.game import GAME
from haggle.types import Steal, TakeTurn
from pelagos.conformance.strangers import misspell
from pelagos.kernel.ids import CardId, Seat

TURN = TakeTurn(id=1, group=1, actor=Seat(0))
LISTED = Steal(Seat(1), CardId(3))


def test_an_odd_word_makes_another_answer_or_none() -> None:
    found = {action for seed in range(80) for action in misspell(GAME, TURN, LISTED, Random(seed))}
    assert found == {Steal(Seat(target), LISTED.pay) for target in (-1, 0, 999999)}
