"""Numbers of actions that mean what is listed under them."""

import pytest

from pelagos.components.numbering import Numbering
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import BrokenInvariant, IllegalText
from pelagos.kernel.visibility import Public


class Pull(Action, frozen=True):
    """An action whose second field has no number."""

    rope: Public[int]
    force: Public[int] = 1


NUMBERING = Numbering([(rope, place) for rope in range(3) for place in range(2)], lambda pull: (pull.rope, 0))  # type: ignore[attr-defined]  # only ropes are pulled here


def listed() -> list[Action]:
    return [Pull(2, 7), Pull(0, 5), Pull(2, 8)]


def test_a_number_is_that_of_the_key() -> None:
    assert len(NUMBERING) == 6
    assert [NUMBERING.number(Pull(rope, 9)) for rope in range(3)] == [0, 2, 4]


def test_the_listed_answers_tell_what_a_number_means() -> None:
    assert NUMBERING.action(0, listed) == Pull(0, 5)
    assert [NUMBERING.action(number, listed) for number in (4, 5)] == [Pull(2, 7), Pull(2, 8)]


def test_the_mask_marks_each_listed_answer_once() -> None:
    assert list(NUMBERING.mask(listed())) == [1, 0, 0, 0, 1, 1]
    assert list(NUMBERING.mask([])) == [0] * 6


def test_a_number_under_which_nothing_is_listed_is_refused() -> None:
    with pytest.raises(IllegalText) as refused:
        NUMBERING.action(2, listed)
    assert (refused.value.key, refused.value.rule) == ("number-not-listed", "PL-03")


@pytest.mark.parametrize("number", [-1, 6])
def test_a_number_that_no_action_ever_has_is_a_fault(number: int) -> None:
    with pytest.raises(BrokenInvariant) as broken:
        NUMBERING.action(number, listed)
    assert broken.value.key == "action-number"


def test_an_action_without_a_number_is_a_fault() -> None:
    with pytest.raises(BrokenInvariant) as broken:
        NUMBERING.number(Pull(3))
    assert broken.value.key == "no-action-number"
