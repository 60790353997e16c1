"""Who is asked whether a card was laid by mistake, and what the others know before they are told (SA-032)."""

from typing import Any

import msgspec
import pytest

from pelagos.games.spacealert.actions import KeepAll, KeepCard, Trip
from pelagos.games.spacealert.decisions import (
    ChooseMission,
    ChooseThreats,
    DecideReturn,
    DecideTrip,
    NextStep,
    PlaceSquad,
    Repair,
)
from pelagos.games.spacealert.deck import ACTION_CARDS, BASE, HEROICS
from pelagos.games.spacealert.events.crew import CardLost, CardTurned, Delayed, Tripped
from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.options import SpaceAlertOptions
from pelagos.games.spacealert.planning.events import CardsTurnedUp, PlansRevealed, ResolutionBegun, RestTurnedUp
from pelagos.games.spacealert.planning.laying import cards_at
from pelagos.games.spacealert.wording import WORDING
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.ids import CardId, Seat
from tests.games.spacealert.planning.support import Table

RED = next(card for card in BASE if ACTION_CARDS[card].faces == (("A",), ("red",)))
LIFT = next(card for card in BASE if ACTION_CARDS[card].faces == (("B",), ("lift",)))
BETWEEN = DecideReturn | ChooseThreats | ChooseMission | Repair | PlaceSquad
BLUE = next(card for card in BASE if ACTION_CARDS[card].faces == (("bots",), ("blue",)))


def table_with(*hands: tuple[CardId, ...], **options: Any) -> Table:
    """Return a table at which seats hold these cards too, before the first turn is planned."""
    table = Table(max(2, len(hands)), tripping=True, **options)
    for seat, cards in enumerate(hands):
        for card in cards:
            take_away(table, card)
            table.state.hands[seat].add(card)
    return table


def take_away(table: Table, card: CardId) -> None:
    """Take a card from wherever it is."""
    for bag in (table.state.bag, table.state.heroics):
        bag.cards = [one for one in bag.cards if one != card]
    for hand in table.state.hands:
        if card in hand.cards:
            hand.remove(card)


def plan(table: Table, seat: int, *cards: tuple[int, CardId, Any]) -> None:
    for turn, card, half in cards:
        table.do(seat, table.lay(seat, turn, card=card, half=half))


def begin(table: Table) -> None:
    """Let planning end; the computer needs no care."""
    while table.state.stage == "planning":
        table.strike()
    if table.state.flight is not None:
        table.state.flight.maintained = [True] * 3


def go_on(table: Table) -> list[DecideTrip]:
    """Let the clock go on until somebody is asked, and return the questions."""
    while table.state.pending and all(isinstance(asked, NextStep) for asked in table.state.pending):
        table.strike()
    return [asked for asked in table.state.pending if isinstance(asked, DecideTrip)]


def flying() -> Table:
    """Return a table whose first player is asked about a movement in turn 1, and holds another one in turn 2."""
    table = table_with((RED, LIFT))
    plan(table, 0, (1, RED, "move"), (2, LIFT, "move"))
    begin(table)
    go_on(table)
    return table


def finish(table: Table) -> None:
    """Let everybody go on to the end."""
    while asked := go_on(table):
        table.do(asked[0].actor, KeepCard())


@pytest.mark.rule("SA-032")
def test_all_who_can_trip_are_asked_at_once_and_one_trips() -> None:
    table = table_with((RED, LIFT), (BLUE,))
    plan(table, 0, (1, RED, "move"), (2, LIFT, "action"))
    plan(table, 1, (1, BLUE, "move"))
    begin(table)
    assert [(asked.actor, asked.turn, asked.card) for asked in go_on(table)] == [(0, 1, RED), (1, 1, BLUE)]
    assert GAME.legal(table.state, table.state.pending[0]) == [KeepCard(), Trip("A"), Trip("blue"), KeepAll()]
    table.do(0, Trip("blue"))
    assert not table.told(Tripped)
    table.do(1, KeepCard())
    go_on(table)
    assert [(event.player, event.card, event.instead) for event in table.told(Tripped)] == [(0, "red", "blue")]
    assert [(event.player, event.turn, event.cause) for event in table.told(Delayed)] == [(0, 2, "trip")]
    flight = table.state.flight
    assert flight is not None
    assert flight.players[0].slots[:2] == [("blue",), None]


@pytest.mark.rule("SA-032", "SA-035")
def test_cards_of_later_turns_and_sealed_answers_stay_private() -> None:
    table = table_with((RED, LIFT), (BLUE,))
    plan(table, 0, (1, RED, "move"), (3, LIFT, "action"))
    plan(table, 1, (1, BLUE, "move"))
    begin(table)
    assert table.told(ResolutionBegun)
    assert not table.told(PlansRevealed)
    go_on(table)
    (told,) = table.told(CardsTurnedUp)
    assert (told.turn, told.cards) == (1, (RED, BLUE))
    table.do(0, Trip("blue"))
    for viewer in (Seat(1), None):
        view = GAME.observe(table.state, viewer)
        assert [list(laid.card.cards) for laid in view.program] == [[RED], [], [BLUE]]
        assert view.flight.players[0].slots[2] == ("laid:3",)
        assert [answer.action for answer in view.sealed] == [msgspec.UNSET]
    assert GAME.observe(table.state, Seat(0)).program[1].card.cards == (LIFT,)


@pytest.mark.rule("SA-032", "SA-052")
def test_a_delayed_card_is_asked_about_in_the_turn_in_which_it_comes() -> None:
    table = flying()
    table.do(0, Trip("A"))
    (asked,) = go_on(table)
    assert (asked.turn, asked.card) == (3, LIFT)
    assert [event.turn for event in table.told(CardsTurnedUp)] == [1, 3]


@pytest.mark.rule("SA-032")
def test_who_goes_on_with_all_cards_is_asked_no_more() -> None:
    table = flying()
    table.do(0, KeepAll())
    assert not go_on(table)
    assert [event.card for event in table.told(CardTurned) if event.player == 0] == ["red", "lift"]


@pytest.mark.rule("SA-032")
def test_one_may_trip_in_several_turns() -> None:
    table = table_with((RED, LIFT, BLUE))
    plan(table, 0, (1, RED, "move"), (3, LIFT, "move"))
    begin(table)
    for _ in range(2):
        (asked,) = go_on(table)
        table.do(0, GAME.legal(table.state, asked)[1])
    finish(table)
    assert [event.instead for event in table.told(Tripped)] == ["A", "B"]


@pytest.mark.rule("SA-032", "SA-033")
def test_nobody_trips_over_a_heroic_card() -> None:
    heroic = HEROICS[0]
    table = table_with((heroic, RED))
    plan(table, 0, (1, heroic, "move"), (2, RED, "move"))
    begin(table)
    assert [asked.turn for asked in go_on(table)] == [2]


@pytest.mark.rule("SA-032", "SA-030")
def test_androids_do_not_trip() -> None:
    table = table_with((RED, LIFT))
    table.do(0, table.lay(0, 1, card=RED, half="move", member=2))
    plan(table, 0, (2, LIFT, "move"))
    begin(table)
    assert [(asked.actor, asked.turn) for asked in go_on(table)] == [(0, 2)]


@pytest.mark.rule("SA-032", "SA-031")
def test_a_crew_without_people_goes_straight_to_the_film() -> None:
    table = Table(1, tripping=True)
    table.do(0, table.lay(0, 1, card=RED, half="move", member=0))
    begin(table)
    assert table.told(PlansRevealed)
    assert not table.told(ResolutionBegun)
    assert not go_on(table)


@pytest.mark.rule("SA-032")
def test_a_crew_that_has_laid_nothing_goes_straight_to_the_film() -> None:
    table = Table(2, tripping=True)
    begin(table)
    assert table.told(PlansRevealed)
    assert not go_on(table)


@pytest.mark.rule("SA-032")
def test_without_the_option_nobody_is_asked() -> None:
    table = Table(2)
    table.do(0, table.lay(0, 1))
    begin(table)
    assert table.told(PlansRevealed)
    assert not go_on(table)


@pytest.mark.rule("SA-032")
def test_the_unconscious_are_not_asked_and_their_cards_are_turned_up_at_the_end() -> None:
    table = flying()
    assert table.state.flight is not None
    table.state.flight.players[0].conscious = False
    table.do(0, KeepCard())
    assert not go_on(table)
    assert [event.cards for event in table.told(RestTurnedUp)] == [(LIFT,)]


@pytest.mark.rule("SA-032", "SA-073")
def test_a_card_that_is_held_up_in_space_can_be_tripped_over_when_it_comes() -> None:
    table = flying()
    assert table.state.flight is not None
    pilot = table.state.flight.players[0]
    pilot.distance, pilot.squad = 1, "active"
    table.do(0, KeepCard())
    table.strike()
    assert pilot.slots[:3] == [None, ("laid:1",), ("laid:2",)]
    assert [(asked.turn, asked.card) for asked in go_on(table)] == [(2, RED)]


@pytest.mark.rule("SA-032", "SA-134")
def test_what_a_threat_makes_one_repeat_is_no_card_one_laid() -> None:
    table = flying()
    assert table.state.flight is not None
    slots = table.state.flight.players[0].slots
    table.do(0, KeepCard())
    table.strike()
    slots[1:3] = [slots[0], slots[1]]
    assert [(asked.turn, asked.card) for asked in go_on(table)] == [(3, LIFT)]


@pytest.mark.rule("SA-032", "SA-145")
@pytest.mark.parametrize("deck", ["double-96", "double-90"])
def test_with_double_actions_there_is_no_tripping(deck: Any) -> None:
    with pytest.raises(IllegalAction) as refused:
        GAME.check_setup(SpaceAlertOptions(tripping=True, deck=deck), 4)
    assert (refused.value.rule, refused.value.key) == ("SA-145", "no-tripping")


@pytest.mark.rule("SA-032")
@pytest.mark.parametrize("instead", ["lift", "C", "red"])
def test_a_card_cannot_have_been_laid_for_what_it_never_does(instead: Any) -> None:
    table = table_with((RED,))
    plan(table, 0, (1, RED, "move"))
    begin(table)
    go_on(table)
    assert table.refusal(0, Trip(instead)) == ("SA-032", "no-such-mistake")


@pytest.mark.rule("SA-032")
def test_an_answer_may_be_changed_until_all_have_answered() -> None:
    table = table_with((RED,), (BLUE,))
    plan(table, 0, (1, RED, "move"))
    plan(table, 1, (1, BLUE, "action"))
    begin(table)
    go_on(table)
    table.do(0, Trip("blue"))
    table.do(0, KeepCard())
    table.do(1, Trip("blue"))
    go_on(table)
    assert [event.player for event in table.told(Tripped)] == [1]


@pytest.mark.rule("SA-032", "SA-101")
def test_the_next_mission_of_a_campaign_asks_anew() -> None:
    table = table_with((RED, LIFT), script="simulation1", missions=3)
    plan(table, 0, (1, RED, "move"))
    begin(table)
    assert table.state.flight is not None
    table.state.flight.threats = []
    go_on(table)
    table.do(0, KeepAll())
    finish(table)
    while isinstance(asked := table.state.pending[0], BETWEEN):
        GAME.apply(table.state, asked.id, GAME.legal(table.state, asked)[0], table.chance, table.events.append)
    assert table.state.campaign is not None
    assert len(table.state.campaign.flown) == 1
    assert table.state.options.tripping
    assert table.state.steady == []


def test_a_lost_card_that_lies_face_down_is_told_as_one() -> None:
    table = flying()
    assert table.state.flight is not None
    slots = table.state.flight.players[0].slots
    slots[2:] = [slots[1]] * (len(slots) - 2)
    table.do(0, Trip("blue"))
    go_on(table)
    lost = table.told(CardLost)[0]
    assert lost.card == "laid:2"
    words = WORDING.event(lost, GAME.observe(table.state, Seat(1)))["card"]
    assert getattr(words, "key", None) == "card-face-down"
    assert cards_at(table.state, 0, 2)
