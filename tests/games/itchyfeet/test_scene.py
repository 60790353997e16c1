"""What a drawn board is told: it must say what the rules do, and no more than the viewer may know."""

from collections.abc import Iterator
from typing import Any

import pytest

from pelagos.games.itchyfeet.cards import CODES, LANDS
from pelagos.games.itchyfeet.decisions import TakeTurn
from pelagos.games.itchyfeet.game import GAME
from pelagos.games.itchyfeet.options import ItchyFeetOptions
from pelagos.games.itchyfeet.rules.travelling import can_travel
from pelagos.games.itchyfeet.scene import scene
from pelagos.games.itchyfeet.scene_shapes import Scene, Terms
from pelagos.kernel.chance import Seeded
from pelagos.kernel.ids import Seat
from tests.games.itchyfeet.support import ALL, THREE, TWO, Table

STRIDE = 9
"""Which positions of a match are dealt anew."""


def positions(seats: int, seed: str, options: ItchyFeetOptions = ALL, most: int = 400) -> Iterator[Any]:
    """Yield the states of a random match in which something is asked."""
    chance, choice = Seeded.of(f"{seed} cards"), Seeded.of(f"{seed} answers")
    state = GAME.start(options, seats, chance)
    for _ in range(most):
        if not state.pending:
            return
        yield state
        decision = state.pending[choice.roll(len(state.pending))]
        listed = GAME.legal(state, decision)
        GAME.apply(state, decision.id, listed[choice.roll(len(listed))], chance)


def seen(table: Table, viewer: int | None) -> Scene:
    return scene(GAME.observe(table.state, None if viewer is None else Seat(viewer)))


def uses(told: Scene) -> dict[str, str]:
    return {held.card: held.use for held in told.hand}


# -- what it tells -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TC-26")
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_trip_is_ready_exactly_when_the_rules_let_its_player_travel(seats: int) -> None:
    told = 0
    for state in positions(seats, "ready", most=1500):
        for decision in state.pending:
            if isinstance(decision, TakeTurn):
                trip = scene(GAME.observe(state, decision.actor)).players[decision.actor].trip
                assert trip.ready == can_travel(state, decision.actor)
                told += trip.ready
    assert told


@pytest.mark.rule("TC-09")
def test_countries_lie_where_the_cards_lie_and_tell_how_far_the_centre_is() -> None:
    lands = {land.code: land for land in seen(Table(TWO), 0).lands}
    assert (lands["EGY"].place, lands["EGY"].distance) == ("centre", 0)
    assert (lands["GRE"].place, lands["GRE"].seat, lands["GRE"].distance) == ("home", 0, 1121)
    assert lands["JAP"].place == "unused"
    assert len(lands) == len(LANDS)


@pytest.mark.rule("TC-02", "TC-03")
def test_the_hand_is_sorted_by_what_it_is_good_for() -> None:
    told = seen(Table(TWO + "turn 0; hand 0 P1 SUNs SUNh SUNd CAMs BOOTs S1 K1 X1"), 0)
    assert uses(told) == {
        "SUNs": "trip", "P1": "trip", "SUNh": "centre", "CAMs": "centre", "S1": "special", "K1": "postcard",
        "SUNd": "spare", "BOOTs": "spare", "X1": "contraband",
    }  # fmt: skip
    assert list(uses(told).values()) == sorted(
        uses(told).values(), key=["trip", "centre", "special", "postcard", "spare", "contraband"].index
    )
    assert [held.card for held in told.hand if not held.pays] == ["X1"]


@pytest.mark.rule("TC-32")
def test_the_credit_card_and_the_letter_are_packed_for_what_is_missing() -> None:
    trip = seen(Table(TWO + "turn 0; hand 0 SUNs SWIMs S2 S9"), 0).players[0].trip
    assert {slot.kind: slot.card for slot in trip.slots} == {"SUN": "SUNs", "SWIM": "SWIMs", "BOOK": "S2"}
    assert (trip.passport, trip.ready) == ("S9", True)


@pytest.mark.rule("TC-35", "TC-49")
def test_what_forbids_a_trip_is_told() -> None:
    packed = "turn 0; hand 0 P1 SUNs SWIMs BOOKs"
    assert seen(Table(TWO + packed + " X1"), 0).players[0].trip.obstacle == "contraband"
    assert seen(Table(TWO + packed + "; strike 1"), 0).players[0].trip.obstacle == "strike"
    assert seen(Table(TWO + packed), 0).players[0].trip.ready


@pytest.mark.rule("TC-45")
def test_of_other_hands_only_open_cards_are_told() -> None:
    table = Table(TWO + "turn 0; hand 0 P1 SUNs; hand 1 P2 BOOTs! COATs PILLs")
    rival = seen(table, 0).players[1]
    assert (rival.cards, rival.known) == (4, ("BOOTs",))
    assert [slot.card for slot in rival.trip.slots] == ["BOOTs", None, None]
    assert seen(table, None).hand == ()


@pytest.mark.rule("TC-18")
def test_an_offer_is_hidden_while_it_is_put_together_and_open_on_the_table() -> None:
    table = Table(THREE + "turn 0; hand 0 P1 BUGs CAMs; hand 1 P2 SUNs; hand 2 P3")
    table.do("trade", "choose 1", "give BUGs")
    own = Terms(maker=0, partner=1, counter=False, version=None, give=("BUGs",), want=())
    assert seen(table, 0).draft == own
    assert [seen(table, viewer).draft.give for viewer in (1, 2, None)] == [(), (), ()]  # type: ignore[union-attr]  # there is one
    table.do("enough", "want SUN", "enough")
    for viewer in (0, 1, 2, None):
        told = seen(table, viewer)
        assert told.offer == Terms(maker=0, partner=1, counter=False, version=1, give=("BUGs",), want=("SUN",))
        assert told.offers_left == 2


# -- what it does not tell -----------------------------------------------------------------------------------------


@pytest.mark.rule("TC-45")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_deal_that_fits_the_view_gives_the_same_scene(seats: int) -> None:
    differed = 0
    for number, state in enumerate(positions(seats, "fit")):
        if number % STRIDE:
            continue
        for viewer in (*map(Seat, range(seats)), None):
            view = GAME.observe(state, viewer)
            other = GAME.sample(view, Seeded.of(f"other {number}"))
            assert scene(GAME.observe(other, viewer)) == scene(view)
            differed += scene(other) != scene(state)
    assert differed


def test_who_may_see_all_is_shown_every_hand() -> None:
    state = GAME.start(ALL, 4, Seeded.of("all"))
    told = scene(state)
    assert told.own is None
    assert [player.known for player in told.players] == [
        tuple(CODES[card] for card in hand.cards) for hand in state.hands
    ]
    assert told.pile == 54 - 3 * 4
