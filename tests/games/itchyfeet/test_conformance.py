"""The checks every game must pass, with all extensions at once and with the other readings of the empty pile."""

from collections.abc import Callable

import pytest

from pelagos.conformance.driving import Setup, Subject
from pelagos.conformance.suite import CHECKS
from pelagos.games.itchyfeet.game import GAME
from pelagos.games.itchyfeet.options import ItchyFeetOptions
from tests.games.itchyfeet.support import ALL

READINGS = tuple(ItchyFeetOptions(events=True, empty_pile=reading) for reading in ("lazy", "immediate", "never"))
WHOLE_MATCHES = 50_000
SUBJECT = Subject(GAME, (Setup(6, ALL), *(Setup(2, options) for options in READINGS)), 1, inputs=WHOLE_MATCHES)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_all_extensions_together_conform(check: Callable[[Subject], None]) -> None:
    check(SUBJECT)
