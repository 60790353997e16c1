"""The pieces and every way to lay them."""

from collections import Counter
from collections.abc import Iterator

import pytest

from pelagos.games.northwest.cards import TILES
from pelagos.games.northwest.geometry import CELLS, HEX, INDEX, NEIGHBOURS, STEPS, Cell
from pelagos.games.northwest.kinds import COPIES, KINDS, ORDINARY, PIECE_KINDS, RAID, SIZE
from pelagos.games.northwest.shapes import Way, find_way, way_of, ways_from
from pelagos.games.northwest.types import Place
from pelagos.kernel.errors import BrokenInvariant

ORIENTATIONS = {"I4": 3, "L4": 6, "J4": 6, "Z4": 3, "T3": 2, "I3": 3, "V3": 6, "I2": 3, "M1": 1, "R1": 1}
STEP_LISTS: dict[str, list[tuple[int, ...]]] = {
    "I4": [(0, 0, 0)],
    "L4": [(0, 0, 1), (0, -1, -1)],
    "J4": [(0, 0, -1), (0, 1, 1)],
    "Z4": [(0, -1, 0)],
    "T3": [(0, 2), (0, -2)],
    "I3": [(0, 0)],
    "V3": [(0, 1), (0, -1)],
    "I2": [(0,)],
    "M1": [()],
}
"""The ledger's traversals of each shape, relative to a base direction."""
MIDDLE = INDEX["12.1"]  # type: ignore[index]  # a hex


def all_ways(way: Way) -> Iterator[Way]:
    yield way
    for longer in way.longer:
        yield from all_ways(longer)


def walked(steps: tuple[int, ...]) -> tuple[Cell, ...]:
    """The hexes of a step list from the middle of the map."""
    cells = [MIDDLE]
    for step in steps:
        cell = STEPS[cells[-1]][step % 6]
        assert cell is not None
        cells.append(cell)
    return tuple(cells)


@pytest.mark.rule("NW-01", "NW-15")
def test_there_are_33_oriented_shapes() -> None:
    around = [way for cell in range(CELLS) for way in all_ways(ways_from(Cell(cell)))]
    covering = {(way.kind, frozenset(way.cells)) for way in around if MIDDLE in way.cells}
    found = Counter(kind for kind, _ in covering)
    for kind, count in ORIENTATIONS.items():
        number = KINDS.index(kind)
        if number != RAID:
            assert found[number] == count * SIZE[number], kind
    assert sum(ORIENTATIONS.values()) - ORIENTATIONS["R1"] == 33


@pytest.mark.rule("NW-15")
@pytest.mark.parametrize("kind", STEP_LISTS)
def test_a_piece_can_be_travelled_as_the_ledger_says_and_in_no_other_way(kind: str) -> None:
    expected = {walked(tuple(step + turn for step in steps)) for steps in STEP_LISTS[kind] for turn in range(6)}
    found = {way.cells for way in all_ways(ways_from(MIDDLE)) if KINDS[way.kind] == kind}
    assert found == expected


@pytest.mark.rule("NW-01")
def test_a_colour_has_28_pieces_that_cover_55_hexes_and_six_raid_pieces() -> None:
    assert sum(COPIES) == 28
    assert sum(copies * size for copies, size in zip(COPIES[:ORDINARY], SIZE, strict=False)) == 55
    assert COPIES[RAID] == 6
    assert [piece.kind for piece in PIECE_KINDS] == list(ORIENTATIONS)


@pytest.mark.rule("NW-15")
def test_a_way_is_found_by_its_hexes_in_order_of_travel() -> None:
    for way in all_ways(ways_from(MIDDLE)):
        found = find_way(way.action.cells)
        assert found is not None
        assert (found.action, found.cells) == (way.action, way.cells)
    assert find_way(()) is None
    assert find_way(("25.0",)) is None  # type: ignore[arg-type]  # not a hex
    assert find_way(("12.1", "14.1")) is None  # type: ignore[arg-type]  # not neighbours


def test_laying_what_has_no_shape_is_our_fault() -> None:
    with pytest.raises(BrokenInvariant):
        way_of(Place("I2", (HEX[0], HEX[50])))


@pytest.mark.rule("NW-05", "NW-08")
def test_neighbours_are_mutual_and_the_start_sea_touches_row_1() -> None:
    for cell in range(CELLS):
        assert all(cell in NEIGHBOURS[other] for other in NEIGHBOURS[cell])
    assert {HEX[cell][0] for cell in NEIGHBOURS[CELLS]} == {"1"}
    assert {HEX[cell] for cell in NEIGHBOURS[INDEX["3.1"]]} == {"3.0", "3.2", "4.0", "4.1", "2.0", "2.1"}  # type: ignore[index]  # a hex
    assert {HEX[cell] for cell in NEIGHBOURS[INDEX["4.1"]]} == {"4.0", "4.2", "5.1", "5.2", "3.1", "3.2"}  # type: ignore[index]  # a hex


@pytest.mark.rule("NW-04")
def test_the_tiles_are_counted_and_designed_as_the_data_file_says() -> None:
    letters = Counter("".join(TILES.strips))
    assert [letters[letter] for letter in "WLSI*"] == [36, 28, 20, 12, 24]
    assert [Counter("".join(TILES.sides_three))[letter] for letter in "WLSI*"] == [17, 15, 10, 6, 12]
    assert [Counter("".join(TILES.sides_four))[letter] for letter in "WLSI*"] == [15, 15, 11, 7, 12]
    assert len(set(TILES.strips)) == 24
    for strip in TILES.strips:
        plain = strip.replace("*", "")
        assert len(plain) == 4
        assert "W" in plain
        assert plain.count("I") <= 1
        assert 5 <= sum("WLSI".index(letter) + 1 for letter in plain) <= 11
        assert "I*" not in strip
