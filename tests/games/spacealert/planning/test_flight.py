"""From the plans to the flight and the score."""

import pytest

from pelagos.games.spacealert.cards import THREATS
from pelagos.games.spacealert.decisions import NextStep
from pelagos.games.spacealert.deck import DECKS, card_of, threat_of
from pelagos.games.spacealert.events.crew import CardTurned
from pelagos.games.spacealert.events.mission import MissionWon, ShipLost, TurnBegan
from pelagos.games.spacealert.events.threats import ThreatAppeared, VortexOpened
from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.options import Levels
from pelagos.games.spacealert.planning.events import PlansRevealed
from pelagos.games.spacealert.planning.flight import LOST
from pelagos.games.spacealert.planning.state import Alert
from pelagos.kernel.ids import everybody
from tests.games.spacealert.planning.support import Table


@pytest.mark.rule("SA-035")
def test_all_plans_are_turned_up_when_planning_is_over() -> None:
    table = Table(4)
    laid = table.lay(2, 1)
    table.do(2, laid)
    assert table.state.program[0].card.known == (1 << 2,)
    table.end_phase()
    told = table.end_phase()
    assert isinstance(told[-1], PlansRevealed)
    assert told[-1].cards == (laid.card,)
    assert table.state.program[0].card.known[0] == everybody(4) | 1 << 2
    assert table.state.stage == "flight"


@pytest.mark.rule("SA-045", "SA-046")
def test_the_clock_takes_the_flight_step_by_step() -> None:
    table = Table(4)
    table.end_phase()
    table.end_phase()
    steps = []
    while table.state.pending:
        (asked,) = table.state.pending
        assert isinstance(asked, NextStep)
        steps.append((asked.turn, asked.step))
        table.strike()
    if not table.told(ShipLost):
        assert steps[-1] == (8, "jump")
        assert len(steps) == 7 * 5 + 4
    assert steps[:6] == [(1, "appear"), (1, "crew"), (1, "damage"), (1, "threats"), (1, "computer"), (2, "appear")]
    assert len(table.told(TurnBegan)) == sum(step == "appear" for _, step in steps)


@pytest.mark.rule("SA-041", "SA-022")
def test_what_was_laid_is_what_the_crew_does() -> None:
    table = Table(4)
    table.do(1, table.lay(1, 2, half="action"))
    table.do(0, table.lay(0, 2, half="move"))
    table.end_phase()
    table.end_phase()
    table.fly()
    turned = table.told(CardTurned)
    assert [event.player for event in turned] == [0, 1]


@pytest.mark.rule("SA-104", "SA-134")
@pytest.mark.parametrize(("common", "new"), [("white", False), ("yellow", False), ("yellow", True), ("red", True)])
def test_the_vortex_draws_what_the_deck_of_the_mission_still_holds(common: Levels, new: bool) -> None:  # noqa: FBT001  # a row of a table
    drawn: set[str] = set()
    for seed in range(12):
        table = Table(4, seed=str(seed), script="advancedSimulation1", common=common, new_threats=new)
        table.state.tracks = ("T7", "T7", "T7", "T1")
        table.state.alerts.append(Alert(card_of("SI3-104"), 1, None))
        table.fly()
        assert table.state.flight is not None
        left = [threat_of(card) for card in table.state.decks[DECKS.index(("internal", "common"))].cards]
        assert list(table.state.flight.spare_internals) == left
        drawn.update(event.drawn for event in table.told(VortexOpened))
    assert drawn
    assert {THREATS[card].level for card in drawn} == {common}


@pytest.mark.rule("SA-029", "SA-040")
def test_announced_threats_appear_in_their_turns() -> None:
    table = Table(4)
    table.fly()
    appeared = {event.threat for event in table.told(ThreatAppeared)}
    announced = [GAME.cards[alert.threat] for alert in table.state.alerts]
    assert appeared <= set(announced)
    assert len(announced) == 3


@pytest.mark.rule("SA-100", "SA-106")
@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
def test_every_seat_gets_the_score_or_what_a_lost_ship_is_worth(seed: str) -> None:
    table = Table(3, seed=seed)
    table.fly()
    won = table.told(MissionWon)
    value = float(won[0].score) if won else LOST
    assert GAME.returns(table.state) == (value,) * 3
    assert bool(won) != bool(table.told(ShipLost))
