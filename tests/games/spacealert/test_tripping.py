"""Tripping in the resolution: the other half or the opposite direction, and what it costs."""

from typing import Any

import pytest

from pelagos.games.spacealert.events.crew import CardLost, Delayed, NothingDone, Tripped
from pelagos.games.spacealert.rules.tripping import may_have_meant
from pelagos.games.spacealert.state import Trip
from pelagos.kernel.errors import IllegalText
from tests.games.spacealert.table import breaking, mission, play


def trips(*rows: tuple[int, int, str]) -> tuple[Trip, ...]:
    return tuple(Trip(player=player, turn=turn, instead=instead) for player, turn, instead in rows)


@pytest.mark.rule("SA-032")
def test_who_went_the_wrong_way_goes_the_other_way_and_comes_late() -> None:
    flown = play("red A", turns=2, trips=trips((0, 1, "blue")))
    assert flown.station() == "UB"
    assert flown.written().startswith("blue . A .")
    assert [(event.turn, event.cause) for event in flown.all(Delayed)] == [(2, "trip")]


@pytest.mark.rule("SA-032")
@pytest.mark.parametrize(("laid", "meant", "station"), [("A", "lift", "LW"), ("lift", "B", "UW"), ("blue", "C", "UW")])
def test_a_card_does_what_its_other_half_says(laid: str, meant: str, station: str) -> None:
    flown = play(f"{laid} A", turns=1, trips=trips((0, 1, meant)))
    (told,) = flown.all(Tripped)
    assert (told.rule, told.card, told.instead) == ("SA-032", laid, meant)
    assert flown.station() == station
    assert flown.written().startswith(f"{meant} . A")


@pytest.mark.rule("SA-032", "SA-052")
def test_a_blank_slot_swallows_the_delay() -> None:
    flown = play("red . A", turns=1, trips=trips((0, 1, "blue")))
    assert flown.written().startswith("blue . A")
    assert not flown.all(Delayed)


@pytest.mark.rule("SA-032", "SA-052")
def test_the_delay_of_a_full_program_pushes_its_last_card_out() -> None:
    flown = play("A A A A A red B C bots A B lift", turns=11, trips=trips((0, 6, "blue")))
    assert [event.card for event in flown.all(CardLost)] == ["lift"]
    assert flown.written() == "A A A A A blue . B C bots A B"


@pytest.mark.rule("SA-032")
def test_in_the_last_turn_nothing_is_left_to_delay() -> None:
    flown = play(". . . . . . . . . . . red", trips=trips((0, 12, "blue")))
    assert flown.station() == "UB"
    assert not flown.all(Delayed)


@pytest.mark.rule("SA-032", "SA-052")
def test_what_a_lift_delays_too_is_delayed_once() -> None:
    flown = play("A A B", turns=1, before=breaking(1, "gravolift"), trips=trips((0, 1, "lift")))
    assert flown.station() == "LW"
    assert flown.written().startswith("lift . A B")


@pytest.mark.rule("SA-032")
def test_several_trip_in_one_turn_and_one_player_in_several() -> None:
    flown = play("red A blue B", "blue C", turns=3, trips=trips((0, 1, "blue"), (1, 1, "red"), (0, 3, "lift")))
    assert (flown.station(0), flown.station(1)) == ("LB", "UR")
    assert [(event.player, event.card) for event in flown.all(Tripped)] == [(0, "red"), (1, "blue"), (0, "A")]


@pytest.mark.rule("SA-032")
def test_a_trip_is_over_the_card_that_comes_and_not_the_one_laid_for_the_turn() -> None:
    flown = play("lift red A", turns=3, before=breaking(1, "gravolift"), trips=trips((0, 3, "blue")))
    assert flown.station() == "LB"
    assert flown.written().startswith("lift . blue . A")


@pytest.mark.rule("SA-032")
@pytest.mark.parametrize("laid", [".", "heroic:A", "to:LB"])
def test_nobody_trips_over_a_blank_or_a_heroic_card(laid: str) -> None:
    flown = play(f"{laid} A", turns=1, trips=trips((0, 1, "blue")))
    assert not flown.all(Tripped)
    assert flown.written().startswith(f"{laid} A")


@pytest.mark.rule("SA-032")
def test_the_unconscious_trip_no_more() -> None:
    def fall(state: Any) -> None:
        state.players[0].conscious = False

    flown = play("red A", turns=1, before=fall, trips=trips((0, 1, "blue")))
    assert not flown.all(Tripped)


@pytest.mark.rule("SA-032", "SA-073")
def test_who_trips_in_space_is_held_up_by_that_too() -> None:
    def fly(state: Any) -> None:
        state.players[0].distance, state.players[0].squad = 1, "active"

    stays = play("red A", turns=1, before=fly, trips=trips((0, 1, "bots")))
    assert stays.station() == "space1"
    assert stays.written().startswith("bots . A")
    lands = play("bots A", turns=1, before=fly, trips=trips((0, 1, "red")))
    assert lands.station() == "UR"
    assert lands.written().startswith(". red A")


@pytest.mark.rule("SA-032")
def test_a_trip_can_be_as_vain_as_any_action() -> None:
    flown = play("red A", turns=1, trips=trips((0, 1, "bots")))
    assert [event.reason for event in flown.all(NothingDone)] == ["no-squad"]


@pytest.mark.rule("SA-032", "SA-145")
@pytest.mark.parametrize(
    ("card", "symbol", "may"),
    [
        (("red",), "blue", True),
        (("blue",), "red", True),
        (("red",), "lift", False),
        (("lift",), "red", False),
        (("A",), "B", False),
        (("A",), "blue", True),
        (("lift",), "bots", True),
        (("A", "B"), "red", False),
        (("advanced",), "A", False),
        (("heroic:B",), "red", False),
    ],
)
def test_a_card_is_mistaken_only_for_its_other_half_or_the_opposite_direction(
    card: tuple[str, ...], symbol: str, *, may: bool
) -> None:
    assert may_have_meant(card, symbol) is may


@pytest.mark.rule("SA-032", "SA-145")
@pytest.mark.parametrize(
    ("rows", "options", "key"),
    [
        (((0, 1, "blue"),), {"double_actions": True}, "no-tripping"),
        (((2, 1, "blue"),), {}, "no-such-player"),
        (((0, 13, "blue"),), {}, "trip-out-of-range"),
        (((0, 1, "to:LB"),), {}, "trip-symbol"),
        (((0, 1, "blue"), (0, 1, "A")), {}, "trip-twice"),
    ],
)
def test_trips_that_cannot_be_are_refused(
    rows: tuple[tuple[int, int, str], ...], options: dict[str, Any], key: str
) -> None:
    with pytest.raises(IllegalText) as refused:
        mission("red", "blue", trips=trips(*rows), **options)
    assert (refused.value.rule, refused.value.key) == ("SA-032", key)
