"""Errors carry a key, arguments and a rule, wherever they go."""

import pickle

import pytest

from pelagos.kernel.errors import BrokenInvariant, ChanceMismatch, IllegalAction, IllegalText, PelagosError
from pelagos.kernel.ids import RuleId


@pytest.mark.parametrize("cls", [IllegalAction, IllegalText, BrokenInvariant, ChanceMismatch])
def test_an_error_comes_back_whole_from_another_process(cls: type[PelagosError]) -> None:
    error = cls(RuleId("X-1"), "some-key", card=3, known=("a", "b"))
    again = pickle.loads(pickle.dumps(error))  # noqa: S301  # what this process wrote itself
    assert type(again) is cls
    assert (again.rule, again.key, again.arguments) == (error.rule, error.key, error.arguments)


def test_an_error_reads_tersely_in_a_log() -> None:
    assert str(IllegalAction(RuleId("X-1"), "some-key", card=3)) == "[X-1] some-key(card=3)"
    assert str(BrokenInvariant(None, "some-key")) == "some-key()"
