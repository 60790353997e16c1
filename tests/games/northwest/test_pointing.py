"""Pointing at the map in plain text."""

from pelagos.games.northwest.game import GAME
from pelagos.games.northwest.pointing import Pointer
from pelagos.kernel.ids import Seat
from pelagos.kernel.notation import write_action
from pelagos.text import Catalogue
from tests.games.northwest.support import Table

TEXTS = Catalogue(GAME, "en", strict=True)


def pointer(table: Table) -> Pointer:
    decision = table.state.pending[0]
    view = GAME.observe(table.state, Seat(int(decision.actor)))
    return Pointer(view, decision, GAME.legal(table.state, decision))


def meant(table: Table, one: Pointer) -> str:
    assert one.chosen is not None
    return write_action(GAME, GAME.legal(table.state, table.state.pending[0])[one.chosen])


def beginning() -> Table:
    return Table("pieces: red M1 1.0", "red: ship 1.0", "yellow: ship start", "turn: red ap 4")


def test_it_begins_at_the_ship_and_goes_from_hex_to_hex_on_the_open_map() -> None:
    table = beginning()
    one = pointer(table)
    assert one.chosen is None
    one.step(1, 0)
    assert meant(table, one) == "place M1 2.0"
    one.step(0, -1)
    one.step(-1, 0)
    one.step(-1, 0)
    assert one.chosen is None, "west of the map and south of it there is nothing: it stayed on 1.0"


def test_turning_goes_through_all_ways_to_a_hex_and_round() -> None:
    table = beginning()
    one = pointer(table)
    one.step(2, 0)
    one.step(0, 1)
    listed = [meant(table, one)]
    for _ in one.ways[1:]:
        one.turn(1)
        listed.append(meant(table, one))
    assert len(set(listed)) == len(listed) > 3
    assert listed[0] == "place I2 2.0,3.1"
    one.turn(1)
    assert meant(table, one) == listed[0]
    one.turn(-1)
    assert meant(table, one) == listed[-1]


def test_the_board_shows_the_hex_in_brackets_and_the_piece_in_parentheses() -> None:
    table = beginning()
    one = pointer(table)
    one.step(2, 0)
    one.step(0, 1)
    drawn = "\n".join(TEXTS.line(line) for line in one.board())
    assert "[W]" in drawn
    assert "(W*)" in drawn
    said = TEXTS.line(one.words())
    assert said.startswith("Way 1 of")
    assert said.endswith("2 points · 1 treasure card")


def test_tiles_are_pointed_at_by_any_of_their_hexes() -> None:
    table = Table("red: ship start hand T08a", "yellow: ship start", "turn: red ap 4").do("play T08a")
    one = pointer(table)
    one.step(1, 0)
    one.step(0, 1)
    assert meant(table, one) == "turn 2.0"
    assert "(W*)" in "\n".join(TEXTS.line(line) for line in one.board())


def test_questions_that_do_not_aim_at_the_map_cannot_be_pointed_at() -> None:
    table = Table("red: ship start hand T07a", "yellow: ship start", "turn: red ap 4").do("play T07a")
    assert not pointer(table).is_useful
    assert pointer(beginning()).is_useful
