"""Announced threats, their decks and what they can call; scripts and systems in use."""

from collections.abc import Iterator
from itertools import pairwise
from typing import get_args

import pytest

from pelagos.games.spacealert.actions import Lay
from pelagos.games.spacealert.cards import THREATS
from pelagos.games.spacealert.deck import DECKS, THREAT_IDS, Half, card_of, threat_of, threats_in
from pelagos.games.spacealert.events.crew import NothingDone
from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.mission import kind_called_by
from pelagos.games.spacealert.missions.library import SCRIPTS
from pelagos.games.spacealert.missions.script import confirmed
from pelagos.games.spacealert.options import Levels, ScriptName, SpaceAlertOptions
from pelagos.games.spacealert.planning.events import CallLaidOut, MissionBriefed
from pelagos.games.spacealert.planning.scripts import closed_stations, is_scored, moments_of, script_of
from pelagos.kernel.errors import IllegalAction
from tests.games.spacealert.planning.support import Table

PRINTED = [name for name, script in SCRIPTS.items() if not script.double_actions]


@pytest.mark.rule("SA-029", "SA-036")
@pytest.mark.parametrize("script", PRINTED)
@pytest.mark.parametrize("seats", [4, 5])
def test_every_announced_threat_is_drawn_from_its_deck(script: str, seats: int) -> None:
    table = Table(seats, script=script)
    table.fly()
    alerts = list(confirmed(SCRIPTS[script], seats))
    assert [alert.turn for alert in table.state.alerts] == [alert.T for alert in alerts]
    for drawn, alert in zip(table.state.alerts, alerts, strict=True):
        card = THREATS[threat_of(drawn.threat)]
        assert (card.position, card.kind, drawn.zone) == (alert.position, alert.kind, alert.zone)


@pytest.mark.rule("SA-029")
def test_unconfirmed_reports_count_for_a_crew_of_five_only() -> None:
    four = Table(3, script="mission1")
    five = Table(3, script="mission1", extra_android=True)
    assert len(moments_of(five.state)) - len(moments_of(four.state)) == 1


def decks(common: Levels, serious: Levels, *, new: bool) -> Iterator[set[str]]:
    for position, kind in DECKS:
        levels = common if kind == "common" else serious
        cards = threats_in(position, kind, levels, new_threats=new)
        yield {THREATS[threat_of(card)].level for card in cards}


@pytest.mark.rule("SA-104")
def test_common_and_serious_threats_have_levels_of_their_own() -> None:
    assert list(decks("white", "yellow", new=False)) == [{"white"}, {"yellow"}, {"white"}, {"yellow"}]
    assert list(decks("all", "yellow-red", new=True))[::2] == [{"white", "yellow", "red"}] * 2
    assert list(decks("all", "yellow-red", new=True))[1::2] == [{"yellow", "red"}] * 2


@pytest.mark.rule("SA-104", "SA-120", "SA-186")
def test_red_threats_come_with_the_new_ones_only() -> None:
    for options in (SpaceAlertOptions(common="red"), SpaceAlertOptions(serious="all")):
        with pytest.raises(IllegalAction) as refusal:
            GAME.check_setup(options, 4)
        assert (refusal.value.rule, refusal.value.key) == ("SA-104", "red-needs-new-threats")
    GAME.check_setup(SpaceAlertOptions(common="red", new_threats=True), 4)
    assert all(THREATS[threat_of(card)].set == "base" for card in threats_in(*DECKS[0], "white", new_threats=False))


@pytest.mark.rule("SA-120", "SA-186")
def test_all_threat_cards_together_are_in_the_decks() -> None:
    cards = [card for deck in DECKS for card in threats_in(*deck, "all", new_threats=True)]
    assert sorted(cards) == sorted(card_of(threat) for threat in THREAT_IDS)


@pytest.mark.rule("SA-130")
def test_what_a_threat_can_call_is_drawn_at_once_and_laid_open() -> None:
    called = 0
    for seed in range(40):
        table = Table(5, script="mission3", common="red", serious="red", new_threats=True, seed=str(seed))
        table.strike_until("phase_ends")
        for alert in table.state.alerts:
            chain = [alert.threat, *alert.called]
            for caller, card in pairwise(chain):
                facts = THREATS[threat_of(card)]
                assert kind_called_by(threat_of(caller)) == (facts.position, facts.kind)
            assert not THREATS[threat_of(chain[-1])].traits.calls
            called += len(alert.called)
        assert len(table.told(CallLaidOut)) == sum(len(alert.called) for alert in table.state.alerts)
    assert called


@pytest.mark.rule("SA-105")
def test_every_script_has_an_option() -> None:
    assert set(get_args(ScriptName)) == {*SCRIPTS, "generated"}


@pytest.mark.rule("SA-105")
def test_the_same_seed_generates_the_same_mission() -> None:
    one, two = Table(4, script="generated", seed="a"), Table(4, script="generated", seed="b")
    named = [GAME.start(SpaceAlertOptions(script="generated", seed="moon"), 4, table.chance) for table in (one, two)]
    assert moments_of(named[0]) == moments_of(named[1])
    assert one.told(MissionBriefed)[0].seed == one.state.seed != two.state.seed
    assert moments_of(one.state) != moments_of(two.state)


@pytest.mark.rule("SA-187")
def test_the_longer_missions_need_the_cards_with_double_actions() -> None:
    for options in (
        SpaceAlertOptions(script="double_3"),
        SpaceAlertOptions(script="generated", difficulty="double_easier"),
    ):
        with pytest.raises(IllegalAction) as refusal:
            GAME.check_setup(options, 4)
        assert (refusal.value.rule, refusal.value.key) == ("SA-187", "needs-double-actions")


@pytest.mark.rule("SA-105", "SA-106")
@pytest.mark.parametrize(
    ("script", "closed", "scored"),
    [
        ("firstTestRun", ("UR", "UB", "LR", "LW"), False),
        ("simulation1", ("UR", "UB", "LR", "LW"), True),
        ("advancedSimulation1", ("LW",), True),
        ("mission1", (), True),
    ],
)
def test_robots_interceptors_and_window_come_one_after_the_other(
    script: ScriptName,
    closed: tuple[str, ...],
    scored: bool,  # noqa: FBT001  # a row of a table
) -> None:
    options = SpaceAlertOptions(script=script)
    assert closed_stations(options) == closed
    assert is_scored(options) == scored


@pytest.mark.rule("SA-105", "SA-106")
def test_a_button_that_a_test_run_leaves_out_does_nothing() -> None:
    table = Table(1)
    for turn, (button, move) in enumerate([("A", "blue"), ("C", "red"), ("A", "red")], 1):
        half: Half = "action" if turn == 2 else "move"
        card = next(card for card in table.hand(0) if GAME.cards[card].startswith(f"{button}-{move}-"))
        table.do(0, Lay(card, half, 0, turn))
    table.fly()
    nothing = [event for event in table.events if isinstance(event, NothingDone)]
    assert [(event.reason, event.rule) for event in nothing] == [("not-learnt", "SA-105")]


@pytest.mark.rule("SA-024", "SA-105")
def test_a_test_run_has_seven_turns_and_two_phases() -> None:
    script = script_of(SpaceAlertOptions(), "")
    assert (script.turns, len(script.phase_ends)) == (7, 2)
