"""When a crew bot trips: only where it makes the rest of the mission clearly better."""

from typing import Any

import pytest

from pelagos.games.spacealert.actions import KeepCard, Trip
from pelagos.games.spacealert.bot import choose
from pelagos.games.spacealert.decisions import DecideTrip
from pelagos.games.spacealert.deck import ACTION_CARDS, BASE
from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.threats import new_threat
from pelagos.kernel.ids import CardId, Seat
from tests.games.spacealert.planning.support import Table

LIFT = next(card for card in BASE if ACTION_CARDS[card].faces == (("A",), ("lift",)))


def answer(*, half: Any, square: int | None) -> Any:
    """Return what a bot answers whose card shoots, or leaves the bridge, when a weak threat is about to strike."""
    table = Table(2, tripping=True)
    table.state.hands[0].add(CardId(LIFT))
    table.do(0, table.lay(0, 1, card=LIFT, half=half))
    while table.state.stage == "planning":
        table.strike()
    flight = table.state.flight
    assert flight is not None
    flight.threats = []
    table.strike()
    if square is not None:
        threat = new_threat(0, "E1-05", 1, 1)
        threat.status, threat.square, threat.shields, threat.damage = "active", square, 0, 1
        flight.threats = [threat]
    (asked,) = table.state.pending
    assert isinstance(asked, DecideTrip)
    view = GAME.observe(table.state, Seat(0))
    return choose(view, asked, tuple(GAME.legal(table.state, asked)), None)


@pytest.mark.rule("SA-032")
def test_a_bot_that_shoots_goes_on() -> None:
    assert answer(half="action", square=3) == KeepCard()


@pytest.mark.rule("SA-032")
def test_a_bot_trips_to_shoot_down_what_would_strike() -> None:
    assert answer(half="move", square=3) == Trip("A")


@pytest.mark.rule("SA-032")
def test_a_bot_goes_on_where_tripping_changes_nothing() -> None:
    assert answer(half="move", square=None) == KeepCard()
