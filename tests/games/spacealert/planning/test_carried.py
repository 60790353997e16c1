"""A mission of a campaign: what the one before left of the ship."""

import pytest

from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.options import SpaceAlertOptions
from pelagos.games.spacealert.scene import scene
from pelagos.kernel.errors import IllegalText
from tests.games.spacealert.planning.support import Table

DAMAGE = "red:shield,gravolift white:structural"


@pytest.mark.rule("SA-102")
def test_damage_and_squads_are_carried_into_the_flight() -> None:
    table = Table(4, script="mission1", carried=DAMAGE, squads="UB")
    board = scene(GAME.observe(table.state, None)).ship
    assert [zone.tiles for zone in board.zones] == [("shield", "gravolift"), ("structural",), ()]
    assert [squad.station for squad in board.squads] == ["UB"]
    for _ in range(3):
        table.end_phase()
    flight = table.state.flight
    assert flight is not None
    assert flight.broken == [["shield", "gravolift"], ["structural"], []]
    assert [len(pile) for pile in flight.piles] == [4, 5, 6]
    assert (flight.shields[0], flight.absent, flight.weakened) == (0, 1, [1])


@pytest.mark.rule("SA-102")
@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("green:shield", "carried-zone"),
        ("red:shield red:reactor", "carried-zone"),
        ("red:shield,shield", "carried-tile"),
        ("red:engine", "carried-tile"),
        ("red", "carried-tile"),
    ],
)
def test_damage_that_cannot_be_is_refused(text: str, key: str) -> None:
    with pytest.raises(IllegalText) as refusal:
        GAME.check_setup(SpaceAlertOptions(carried=text), 4)
    assert (refusal.value.rule, refusal.value.key) == ("SA-102", key)
