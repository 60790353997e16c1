"""What a drawn board is told: it must say what the rules do, and no more than the viewer may know."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from pelagos.games.northwest.cards import CODES
from pelagos.games.northwest.game import GAME
from pelagos.games.northwest.scene import scene
from pelagos.games.northwest.scene_shapes import Option, Scene
from pelagos.games.northwest.state import NorthwestState
from pelagos.games.northwest.types import NorthwestOptions, TakeTurn
from pelagos.kernel.chance import Seeded
from pelagos.kernel.ids import Seat
from pelagos.kernel.notation import read_action, write_action
from tests.games.northwest.support import Table
from tests.support.play import NoChance

TABLES = ((2, False), (3, False), (4, False), (4, True))


def positions(seats: int, seed: str, *, teams: bool = False, every: int = 5) -> Iterator[NorthwestState]:
    """Yield every so many positions of a match at random."""
    chance, choice = Seeded.of(f"{seed} cards"), Seeded.of(f"{seed} answers")
    state = GAME.start(NorthwestOptions(rounds=9, teams=teams), seats, chance)
    number = 0
    while state.pending:
        if number % every == 0:
            yield GAME.clone(state)
        number += 1
        decision = state.pending[choice.roll(len(state.pending))]
        listed = GAME.legal(state, decision)
        GAME.apply(state, decision.id, listed[choice.roll(len(listed))], chance)
    yield state


def seen(state: NorthwestState, viewer: int | None) -> Scene:
    return scene(GAME.observe(state, None if viewer is None else Seat(viewer)))


def option(told: Scene, action: str) -> Option:
    return next(one for one in told.options if one.action == action)


# -- what may be answered ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_every_listed_answer_is_offered_in_its_order_to_who_is_asked_and_to_nobody_else(
    seats: int, *, teams: bool
) -> None:
    for state in positions(seats, "offered", teams=teams):
        for viewer in (*range(seats), None):
            told = seen(state, viewer)
            asked = next((one for one in state.pending if one.actor == viewer), None)
            if asked is None:
                assert viewer is not None or told.options == ()
                continue
            listed = [write_action(GAME, action) for action in GAME.legal(state, asked)]
            assert [one.action for one in told.options] == listed
            assert told.question == asked.id


@pytest.mark.rule("NW-16", "NW-17", "NW-24", "NW-25", "NW-28", "NW-60")
@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_the_cost_told_is_the_cost_paid(seats: int, *, teams: bool) -> None:
    deeds = set()
    for state in positions(seats, "cost", teams=teams, every=11):
        if state.over or not isinstance(state.pending[0], TakeTurn):
            continue
        decision = state.pending[0]
        for told in seen(state, int(decision.actor)).options:
            if told.cost is None:
                continue
            after = GAME.clone(state)
            events: list[Any] = []
            GAME.apply(after, decision.id, read_action(GAME, decision, told.action), Seeded.of("any"), events.append)
            moved = [event for event in events if type(event).__name__ in {"PointsGained", "PointsLost"}]
            rest = sum(one.points if type(one).__name__ == "PointsGained" else -one.points for one in moved)
            assert after.turn.ap == state.turn.ap - told.cost + rest, told
            deeds.add(told.deed)
    assert {"Place", "Walk"} <= deeds


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_what_unveils_nothing_needs_no_chance(seats: int, *, teams: bool) -> None:
    for state in positions(seats, "veil", teams=teams, every=7):
        if state.over or not isinstance(state.pending[0], TakeTurn):
            continue
        decision = state.pending[0]
        for told in seen(state, int(decision.actor)).options:
            if told.unveils or told.deed in {"Play", "End"}:
                continue
            GAME.apply(GAME.clone(state), decision.id, read_action(GAME, decision, told.action), NoChance())


@pytest.mark.rule("NW-23", "NW-37")
def test_new_rows_and_chests_are_told_to_unveil_something() -> None:
    table = Table("red: ship start", "yellow: ship start", "turn: red ap 4")
    told = seen(table.state, 0)
    chest, plain = option(told, "place I2 1.0,2.0"), option(told, "place I2 1.1,2.1")
    assert (chest.cost, chest.chests, chest.unveils) == (2, 1, True)
    assert (plain.cost, plain.chests, plain.unveils) == (3, 0, False)
    ahead = Table("pieces: red M1 4.0", "red: ship 4.0", "yellow: ship start", "turn: red ap 4")
    assert option(seen(ahead.state, 0), "place M1 5.0").unveils


@pytest.mark.rule("NW-56")
def test_cook_is_promised_no_card_for_his_own_chest() -> None:
    table = Table("red: ship start character C06", "yellow: ship start", "turn: red ap 4")
    told = option(seen(table.state, 0), "place I2 1.0,2.0")
    assert told.chests == 0
    assert told.unveils, "others may draw for it"


@pytest.mark.rule("NW-24", "NW-25", "NW-28")
def test_raids_recoveries_and_icebergs_name_their_hexes() -> None:
    table = Table(
        "pieces: yellow I4 1.1,2.1,3.2,4.2; red I2 1.0,2.0",
        "red: ship 2.0",
        "yellow: ship 4.2",
        "turn: red ap 4",
    )
    told = seen(table.state, 0)
    (raid,) = [one for one in told.options if one.deed == "Raid" and one.cells == ("2.1",)]
    assert (raid.seat, raid.cost, raid.kind) == (1, 2, "R1")
    assert option(told, "drop 1.0").cells == ("1.0",)
    assert option(told, "drop 1.0").cost == 3
    assert [one.cells for one in told.options if one.deed == "Recover"] == []


@pytest.mark.rule("NW-34", "NW-36")
@pytest.mark.parametrize(("character", "row", "extra"), [("C01", "3.2", 2), ("C14", "3.2", 2), ("C14", "2.1", 3)])
def test_open_sea_tells_what_it_brings(character: str, row: str, extra: int) -> None:
    way = ["1.1", "2.1", "3.2"]
    table = Table(
        "pieces: yellow I4 1.1,2.1,3.2,4.2; red M1 1.0; red R1 1.1>yellow",
        f"red: ship 1.0 character {character}",
        "yellow: ship 4.2",
        "turn: red ap 5",
    ).do("walk " + ",".join(way[: way.index(row) + 1]))
    assert option(seen(table.state, 0), "opensea").extra == extra


@pytest.mark.rule("NW-48")
def test_a_map_tile_is_named_by_all_its_hexes() -> None:
    table = Table("red: ship start hand T08a", "yellow: ship start", "turn: red ap 4").do("play T08a")
    told = seen(table.state, 0)
    assert {one.deed for one in told.options} == {"Turn"}
    assert ("3.0", "3.1", "3.2", "3.3") in {one.cells for one in told.options}
    assert {one.cost for one in told.options} == {None}


# -- what is seen --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_a_deal_that_fits_the_view_gives_the_same_scene(seats: int, *, teams: bool) -> None:
    for number, state in enumerate(positions(seats, "fit", teams=teams)):
        viewer = (*range(seats), None)[number % (seats + 1)]
        view = GAME.observe(state, None if viewer is None else Seat(viewer))
        other = GAME.sample(view, Seeded.of(f"other {number}"))
        assert seen(other, viewer) == scene(view)


@pytest.mark.rule("NW-39")
def test_of_other_hands_only_the_number_of_cards_is_told() -> None:
    table = Table("red: ship start hand T01a,T15b", "yellow: ship start hand T07a", "turn: red ap 4")
    mine, theirs, outside = (seen(table.state, viewer) for viewer in (0, 1, None))
    assert (mine.hand, theirs.hand, outside.hand) == (("T01a", "T15b"), ("T07a",), ())
    assert [crew.cards for crew in outside.crews] == [2, 1]
    assert [crew.known for crew in outside.crews] == [(), ()]
    assert mine.crews[1].known == ()
    assert outside.options == theirs.options == ()


@pytest.mark.rule("NW-02")
def test_the_characters_dealt_are_shown_to_their_player_alone() -> None:
    state = GAME.start(None, 3, Seeded.of("deal"))
    told = [seen(state, viewer) for viewer in (0, 1, 2, None)]
    assert {one.stage for one in told} == {"choosing"}
    assert [len(one.offer) for one in told] == [2, 2, 2, 0]
    assert len({code for one in told for code in one.offer}) == 6
    assert [[one.cards[0] for one in scene.options] for scene in told[:3]] == [list(one.offer) for one in told[:3]]


@pytest.mark.rule("NW-62", "NW-63")
def test_both_partners_see_the_characters_dealt_to_their_team() -> None:
    state = GAME.start(NorthwestOptions(teams=True), 4, Seeded.of("teams"))
    offers = [seen(state, viewer).offer for viewer in range(4)]
    assert offers[0] == offers[2] != offers[1] == offers[3]
    assert [crew.partner for crew in seen(state, 0).crews] == [2, 3, 0, 1]


def test_a_sealed_choice_is_offered_anew_to_who_gave_it() -> None:
    state = GAME.start(None, 2, Seeded.of("sealed"))
    decision = state.pending[0]
    GAME.apply(state, decision.id, GAME.legal(state, decision)[0], NoChance())
    assert len(seen(state, 0).options) == 2
    assert [crew.asked for crew in seen(state, 1).crews] == [False, True]


@pytest.mark.rule("NW-07")
def test_the_map_of_three_has_its_side_tiles_across_two_rows() -> None:
    state = next(positions(3, "map"))
    told = seen(state, None)
    assert len(told.hexes) == 24
    assert ("1.-1", "2.-1") in told.tiles
    assert told.columns == (-1, 0, 1, 2, 3, 4)


@pytest.mark.rule("NW-16")
def test_the_price_of_a_hex_is_that_of_the_viewers_character() -> None:
    table = Table("red: ship start character C02", "yellow: ship start", "turn: red ap 4")
    prices = [{one.terrain: one.price for one in seen(table.state, viewer).hexes} for viewer in (0, 1)]
    assert prices == [{"W": 1, "L": 2, "S": 2, "I": 4}, {"W": 1, "L": 2, "S": 3, "I": 4}]


def test_who_may_see_all_is_shown_every_hand() -> None:
    table = Table("red: ship start hand T01a", "yellow: ship start hand T07a", "turn: red ap 4")
    told = scene(table.state)
    assert told.own is None
    assert [crew.known for crew in told.crews] == [("T01a",), ("T07a",)]
    assert told.supplies.treasure == 28


@pytest.mark.parametrize(("seats", "teams"), TABLES)
def test_a_scene_can_be_sent_and_the_last_one_names_the_winners(seats: int, *, teams: bool) -> None:
    told: Any = None
    for state in positions(seats, "json", teams=teams):
        told = seen(state, 0)
        assert msgspec.json.decode(msgspec.json.encode(told), type=Scene) == told
        assert set(told.hand) <= set(CODES)
    assert told.stage == "over"
    assert {crew.seat for crew in told.crews if crew.winner} == set(state.winners)
