"""Views of Space Alert as numbers and actions as one number."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from pelagos.games.spacealert.actions import GoOn, KeepCard, Lay, Ready, TakeBack, Tell, Trip
from pelagos.games.spacealert.campaigns.campaign import Campaign
from pelagos.games.spacealert.decisions import DecideTrip
from pelagos.games.spacealert.deck import BASE, DOUBLES, HEROICS, card_of, cards_of
from pelagos.games.spacealert.encoding import ENCODING
from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.options import SpaceAlertOptions
from pelagos.games.spacealert.planning.state import Alert, Laid, Message
from pelagos.kernel.chance import Seeded
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import IllegalText
from pelagos.kernel.ids import CardId, Seat, everybody, mask_of
from tests.support.encoded import check_answers, check_views, moments
from tests.support.play import random_match

TABLES = [
    (1, SpaceAlertOptions(script="simulation1")),
    (4, SpaceAlertOptions(script="mission1", missions=2)),
    (2, SpaceAlertOptions(script="double_1", deck="double-96", specializations="level-3", new_threats=True)),
    (5, SpaceAlertOptions(script="generated", specializations="level-2")),
    (3, SpaceAlertOptions(tripping=True)),
]
MOMENTS = (0, 1, 4, 12, 60, 200)
CARRIED = SpaceAlertOptions(script="mission1", carried="red:shield", squads="LR")


def test_sizes_and_version_are_pinned_for_this_version_of_the_rules() -> None:
    assert (ENCODING.version, ENCODING.size, ENCODING.actions) == (GAME.version, 11803, 14014)
    assert sum(length for _, length in ENCODING.layout) == 11803


@pytest.mark.parametrize(
    ("action", "number"),
    [
        (Ready(), 0),
        (GoOn(), 3),
        (TakeBack(0, 1), 23),
        (Lay(BASE[0], "action", 0, 1), 1225),
        (Lay(BASE[0], "move", 0, 1), 1285),
        (Lay(BASE[1], "action", 0, 1), 1225),
        (Tell("plan", 3, "A", "UB"), 933),
        (KeepCard(), 13645),
        (Trip("lift"), 13653),
    ],
)
def test_the_numbering_is_pinned(action: Action, number: int) -> None:
    assert ENCODING.number(action) == number


@pytest.mark.parametrize(("seats", "options"), TABLES[1:])
def test_what_a_viewer_cannot_tell_apart_is_equal_numbers(seats: int, options: SpaceAlertOptions) -> None:
    assert sum(check_views(GAME, state, seats) for state in moments(GAME, seats, options, MOMENTS)) > 0


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_listed_answer_has_a_number_that_leads_back_to_it(seats: int, options: SpaceAlertOptions) -> None:
    for state in moments(GAME, seats, options, MOMENTS):
        check_answers(GAME, state)


def test_what_is_not_listed_is_refused() -> None:
    state = random_match(GAME, seats=2, inputs=0).state
    with pytest.raises(IllegalText) as refused:
        ENCODING.action(ENCODING.number(GoOn()), partial(GAME.legal, state, state.pending[0]))
    assert refused.value.rule == "PL-03"


def laid(card: CardId, known: int) -> Laid:
    """Return a card that lies in the second slot of seat 1, known to some."""
    place = GAME.start(None, 4, Seeded.of("a")).hands[1].__class__(owner=mask_of(Seat(1)))
    place.add(card, known)
    return Laid(Seat(1), 1, 2, "action", place)


def told(mood: Any, turn: int | None = None, to: int | None = None) -> Message:
    return Message(Seat(1), mood, turn, "A" if turn else None, "UR" if turn else None, None if to is None else Seat(to))


@pytest.mark.parametrize(
    "change",
    [
        lambda state: setattr(state, "options", CARRIED),
        lambda state: setattr(state, "options", SpaceAlertOptions(script="mission1", common="yellow")),
        lambda state: setattr(state, "options", SpaceAlertOptions(script="mission1", missions=3)),
        lambda state: setattr(state, "crew", 5),
        lambda state: setattr(state, "people", 3),
        lambda state: setattr(state, "tracks", state.tracks[::-1]),
        lambda state: setattr(state, "stage", "over"),
        lambda state: setattr(state, "pending", state.pending[1:]),
        lambda state: setattr(state, "second", 90),
        lambda state: setattr(state, "phase", 2),
        lambda state: state.phases.__setitem__(2, 2),
        lambda state: setattr(state, "window", True),
        lambda state: setattr(state, "silent", True),
        lambda state: state.gave.__setitem__(1, not state.gave[1]),
        lambda state: state.hands[0].remove(state.hands[0].cards[0]),
        lambda state: state.hands[1].remove(state.hands[1].cards[0]),
        lambda state: state.hands[1].add(CardId(cards_of("base")[40]), mask_of(Seat(0), Seat(1))),
        lambda state: state.program.append(laid(BASE[0], 0)),
        lambda state: state.program.append(laid(BASE[0], everybody(4))),
        lambda state: state.own[1].append(HEROICS[0]),
        lambda state: (state.specializations.__setitem__(2, "medic"), state.levels.__setitem__(2, 1)),
        lambda state: state.favoured.append(Seat(1)),
        lambda state: setattr(state, "departure", 2),
        lambda state: setattr(state, "destination", 2),
        lambda state: setattr(state, "incoming", 1),
        lambda state: setattr(state, "options", SpaceAlertOptions(script="mission1", tripping=True)),
        lambda state: state.steady.append(Seat(1)),
        lambda state: state.ask(DecideTrip, (Seat(0),), turn=1, card=BASE[0], half="move"),
        lambda state: state.bag.cards.pop(),
        lambda state: state.heroics.cards.pop(),
        lambda state: state.decks[3].cards.pop(),
        lambda state: state.alerts.append(Alert(card_of("E1-01"), 3, "red")),
        lambda state: state.alerts.append(Alert(card_of("I1-01"), 3, None, (card_of("I1-02"),))),
        lambda state: state.told.append(told("plan", 2)),
        lambda state: state.told.append(told("also", 2)),
        lambda state: state.told.append(told("ask", 2, 0)),
        lambda state: state.told.append(told("yes", to=0)),
        lambda state: setattr(state, "campaign", Campaign(planned=2)),
    ],
)
def test_every_known_fact_makes_a_difference(change: Callable[[Any], object]) -> None:
    state = GAME.start(SpaceAlertOptions(script="mission1"), 4, Seeded.of("facts"))
    before = ENCODING.observe(GAME.observe(state, Seat(0)))
    change(state)
    assert ENCODING.observe(GAME.observe(state, Seat(0))) != before


@pytest.mark.parametrize(
    "change",
    [
        lambda ship: setattr(ship, "turn", 5),
        lambda ship: setattr(ship, "lost", True),
        lambda ship: setattr(ship, "jumping", True),
        lambda ship: ship.reactors.__setitem__(1, 0),
        lambda ship: ship.shields.__setitem__(2, 0),
        lambda ship: setattr(ship, "fuel", 0),
        lambda ship: setattr(ship, "rockets", 0),
        lambda ship: ship.window.__setitem__(1, 2),
        lambda ship: ship.maintained.__setitem__(0, not ship.maintained[0]),
        lambda ship: ship.broken[1].append("shield"),
        lambda ship: setattr(ship.players[1], "station", 5),
        lambda ship: setattr(ship.players[1], "conscious", False),
        lambda ship: setattr(ship.players[1], "distance", 1),
        lambda ship: setattr(ship.players[1], "squad", "disabled"),
        lambda ship: setattr(ship.threats[0], "status", "destroyed"),
        lambda ship: setattr(ship.threats[0], "square", 7),
        lambda ship: setattr(ship.threats[0], "damage", 2),
    ],
)
def test_every_fact_of_a_flight_makes_a_difference(change: Callable[[Any], object]) -> None:
    state = in_flight()
    before = ENCODING.observe(GAME.observe(state, Seat(0)))
    change(state.flight)
    assert ENCODING.observe(GAME.observe(state, Seat(0))) != before


def in_flight() -> Any:
    """Return a state of a mission whose crew has planned nothing."""
    chance = Seeded.of("flight")
    state = GAME.start(SpaceAlertOptions(script="mission1"), 4, chance)
    for _ in range(200):
        if state.flight is not None:
            return state
        clock = state.pending[-1]
        GAME.apply(state, clock.id, GAME.legal(state, clock)[0], chance)
    raise AssertionError("the clock never came to the end of planning")


def test_a_deck_of_double_actions_has_numbers_of_its_own() -> None:
    assert ENCODING.number(Lay(DOUBLES[0], "double-action", 0, 1)) != ENCODING.number(Lay(BASE[0], "action", 0, 1))
