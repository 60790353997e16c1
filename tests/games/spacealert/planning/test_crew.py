"""Who is aboard, what is dealt to whom, and the roles."""

from collections import Counter

import pytest

from pelagos.games.spacealert.deck import ACTION_CARDS, BASE, HEROICS, is_heroic
from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.options import SpaceAlertOptions
from pelagos.games.spacealert.planning.crew import ROLES, holder_of
from pelagos.games.spacealert.planning.dealing import cards_in_phase
from pelagos.games.spacealert.planning.events import AndroidEquipped, CardsDealt, CardsLaidOpen
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.ids import everybody
from tests.games.spacealert.planning.support import Table


@pytest.mark.rule("SA-020")
@pytest.mark.parametrize(
    ("seats", "extra", "people", "crew"),
    [
        *((1, False, 0, 4), (2, False, 2, 4), (3, False, 3, 4), (4, False, 4, 4), (5, False, 5, 5)),
        *((1, True, 0, 5), (2, True, 2, 5), (3, True, 3, 5), (4, True, 4, 5)),
    ],
)
def test_androids_fill_the_crew_to_four_or_five(seats: int, extra: bool, people: int, crew: int) -> None:  # noqa: FBT001  # a row of a table
    state = Table(seats, extra_android=extra).state
    assert (state.people, state.crew) == (people, crew)


@pytest.mark.rule("SA-020")
def test_five_people_take_no_android_along() -> None:
    with pytest.raises(IllegalAction) as refusal:
        GAME.check_setup(SpaceAlertOptions(extra_android=True), 5)
    assert (refusal.value.rule, refusal.value.key) == ("SA-020", "crew-full")


@pytest.mark.rule("SA-020", "SA-041")
def test_androids_act_after_the_people() -> None:
    table = Table(2)
    table.end_phase()
    table.end_phase()
    assert table.state.flight is not None
    assert [player.number for player in table.state.flight.players] == [0, 1, 2, 3]


@pytest.mark.rule("SA-021", "SA-036")
@pytest.mark.parametrize(("seats", "holders"), [(2, (0, 1, 0)), (3, (0, 1, 2)), (5, (0, 1, 2))])
def test_seat_0_is_captain_and_few_people_share_roles(seats: int, holders: tuple[int, ...]) -> None:
    assert tuple(holder_of(role, seats) for role in ROLES) == holders


@pytest.mark.rule("SA-023")
def test_the_deck_has_ninety_cards() -> None:
    buttons = Counter((ACTION_CARDS[card].action[0], ACTION_CARDS[card].move[0]) for card in BASE)
    assert len(BASE) == 90
    for move in ("red", "blue", "lift"):
        assert [buttons[button, move] for button in ("A", "B", "C", "bots")] == [10, 8, 7, 5]


@pytest.mark.rule("SA-023", "SA-033")
def test_each_heroic_card_leads_to_another_station() -> None:
    halves = [(ACTION_CARDS[card].action[0], ACTION_CARDS[card].move[0]) for card in HEROICS]
    assert [move for _, move in halves] == ["to:LB", "to:LR", "to:UB", "to:UR", "to:LW", "to:UW"]
    assert Counter(button for button, _ in halves) == {"heroic:A": 2, "heroic:B": 2, "heroic:bots": 2}


@pytest.mark.rule("SA-025")
@pytest.mark.parametrize(
    ("people", "crew", "dealt"),
    [
        *((2, 4, (9, 6, 6)), (3, 4, (6, 6, 6)), (4, 4, (5, 5, 5)), (5, 5, (5, 5, 5))),
        *((2, 5, (10, 6, 6)), (3, 5, (7, 6, 6)), (4, 5, (6, 5, 5))),
    ],
)
def test_how_many_cards_each_phase_brings(people: int, crew: int, dealt: tuple[int, ...]) -> None:
    assert tuple(cards_in_phase(people, crew, phase) for phase in (1, 2, 3)) == dealt


@pytest.mark.rule("SA-025")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_a_mission_one_card_of_the_first_phase_is_heroic(seats: int) -> None:
    table = Table(seats, script="mission1")
    for seat in range(seats):
        assert sum(is_heroic(card) for card in table.hand(seat)) == 1
    table.end_phase()
    assert all(sum(is_heroic(card) for card in table.hand(seat)) == 1 for seat in range(seats))
    dealt = [event for event in table.told(CardsDealt) if event.phase == 2]
    assert [len(event.cards) for event in dealt] == [cards_in_phase(seats, table.state.crew, 2)] * seats


@pytest.mark.rule("SA-025", "SA-033")
def test_each_android_of_a_mission_gets_a_heroic_card_for_all_to_see() -> None:
    table = Table(2, script="mission1")
    equipped = table.told(AndroidEquipped)
    assert [event.member for event in equipped] == [2, 3]
    assert all(is_heroic(event.card) for event in equipped)
    assert table.state.own == [[], [], *([event.card] for event in equipped)]


@pytest.mark.rule("SA-105")
@pytest.mark.parametrize("script", ["firstTestRun", "simulation2", "advancedSimulation3"])
def test_in_training_ordinary_cards_stand_in_for_heroic_ones(script: str) -> None:
    table = Table(3, script=script)
    assert [len(table.hand(seat)) for seat in range(3)] == [6, 6, 6]
    assert not any(is_heroic(card) for seat in range(3) for card in table.hand(seat))
    assert not table.told(AndroidEquipped)


@pytest.mark.rule("SA-031")
def test_alone_all_ninety_cards_lie_open() -> None:
    table = Table(1, script="mission1")
    assert table.hand(0) == list(BASE)
    assert set(table.state.hands[0].known) == {everybody(1)}
    assert table.told(CardsLaidOpen)[0].cards == 90
    assert not table.told(CardsDealt)
    assert [event.member for event in table.told(AndroidEquipped)] == [0, 1, 2, 3]
