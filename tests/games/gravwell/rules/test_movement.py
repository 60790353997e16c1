"""Normal movement, equal distances, repulsors and the Singularity (GR-09, GR-44 to GR-62, GR-77 to GR-82)."""

import pytest

from pelagos.games.gravwell.resolver import RESOLVER


def after(line: str) -> dict[str, int]:
    spaces: dict[str, int] = RESOLVER.resolve_text(line)["pos"]
    return spaces


def told(line: str, kind: str) -> list[dict[str, object]]:
    return [event for event in RESOLVER.resolve_text(line)["events"] if event["type"] == kind]


@pytest.mark.rule("GR-44")
@pytest.mark.parametrize(
    ("line", "space"), [("B10 Y15 d36 : B=H", 14), ("B10 Y12 d36 : B=O", 17), ("B30 Y20 d36@45 : B=O", 23)]
)
def test_a_normal_card_moves_its_full_number_towards_the_nearest_ship_and_past_it(line: str, space: int) -> None:
    assert after(line)["B"] == space


@pytest.mark.rule("GR-45")
@pytest.mark.parametrize(
    ("line", "space"),
    [
        ("B10 Y14 R7 d26 d36 : B=B", 8),
        ("B10 Y13 R6 d26 d36 : B=B", 12),
        ("B30 Y10 R5 d26 d36 : B=A", 29),
        ("B33 Y10 R5 d26 d36 : B=A", 34),
    ],
    ids=["behind", "ahead", "derelict behind", "derelict ahead"],
)
def test_the_nearest_ship_is_the_fewest_spaces_away_ahead_or_behind(line: str, space: int) -> None:
    assert after(line)["B"] == space


@pytest.mark.rule("GR-45", "GR-80")
def test_the_own_ship_and_ships_in_the_singularity_do_not_attract() -> None:
    assert after("B2 Y0 R0 d26 d36 : B=A")["B"] == 3
    assert told("B2 Y0 R0 d26 d36 : B=A", "Attracted")[0]["nearest"] == "d26"


@pytest.mark.rule("GR-46")
def test_occupied_spaces_on_the_way_count_as_steps() -> None:
    assert after("B10 Y11 R12 G13 d26 d36 : B=H")["B"] == 14


@pytest.mark.rule("GR-09", "GR-47")
@pytest.mark.parametrize(
    ("line", "space"),
    [("B10 Y12 d36 : B=B", 13), ("B10 Y12 R13 d26 d36 : B=B", 14), ("B10 Y12 R13 G14 d26@15 d36 : B=B", 16)],
    ids=["one", "two in a row", "four in a row"],
)
def test_a_move_that_ends_on_a_ship_goes_on_to_the_first_empty_space(line: str, space: int) -> None:
    assert after(line)["B"] == space
    (slid,) = told(line, "Slid")
    assert slid == {"type": "Slid", "ship": "B", "origin": 12, "target": space, "rule": "GR-47"}


@pytest.mark.rule("GR-48", "GR-79")
@pytest.mark.parametrize(
    ("line", "space"),
    [("B24 Y23 R22 d26@40 d36 : B=E", 21), ("B24 Y10 d26 d36 : B=E", 27), ("B28 Y10 d26 d36@50 : B=E", 25)],
    ids=["backwards", "derelict forwards", "derelict backwards"],
)
def test_the_slide_works_both_ways_and_over_derelicts(line: str, space: int) -> None:
    assert after(line)["B"] == space


@pytest.mark.rule("GR-49")
def test_a_ship_met_in_mid_move_gives_no_extra_step() -> None:
    assert after("B10 Y13 d36 : B=Y")["B"] == 18
    assert told("B10 Y13 d36 : B=Y", "Slid") == []


@pytest.mark.rule("GR-10", "GR-50")
@pytest.mark.parametrize("line", ["B6 Y5 R0 d26 d36 : B=I", "B6 Y5 R0 d26 d36 : B=M"], ids=["exactly", "too far"])
def test_a_backward_move_stops_in_the_singularity(line: str) -> None:
    assert after(line)["B"] == 0
    assert len(told(line, "StoppedAtSingularity")) == line.count("M")


@pytest.mark.rule("GR-51")
@pytest.mark.parametrize("line", ["B3 Y2 R1 d26 d36 : B=E", "B3 Y2 R1 G0 d26 d36 : B=E"])
def test_a_backward_slide_may_end_in_the_singularity(line: str) -> None:
    assert after(line)["B"] == 0
    assert told(line, "Slid")[0]["target"] == 0


@pytest.mark.rule("GR-52")
def test_a_forward_slide_may_enter_the_gate() -> None:
    resolved = RESOLVER.resolve_text("B50 Y52 R53 d26 d36 : B=E")
    assert (resolved["pos"]["B"], resolved["winner"]) == (54, "B")


@pytest.mark.rule("GR-53")
@pytest.mark.parametrize(
    ("line", "space", "side"),
    [
        ("B20 Y18 R22 d26 d36 : B=A", 21, "ahead"),
        ("B40 Y38 R42 d26 d36 : B=A", 39, "behind"),
        ("B20 Y18 R22 G10 d26@5 d36@30 : B=A", 19, "behind"),
    ],
)
def test_in_a_tie_the_side_with_more_ships_attracts(line: str, space: int, side: str) -> None:
    assert after(line)["B"] == space
    (counted,) = told(line, "TieCounted")
    assert (counted["side"], counted["rule"]) == (side, "GR-53")


@pytest.mark.rule("GR-54")
@pytest.mark.parametrize("card", "ABCDEFGHILMOPRSTVWYZ")
def test_with_as_many_ships_on_both_sides_a_ship_is_stuck(card: str) -> None:
    line = f"B20 Y18 R22 d26@5 d36 : B={card}"
    assert after(line)["B"] == 20
    (stuck,) = told(line, "Stuck")
    assert stuck == {"type": "Stuck", "ship": "B", "gap": 2, "ahead": 2, "rule": "GR-54"}


@pytest.mark.rule("GR-55")
@pytest.mark.parametrize("gap", [1, 2, 5, 9, 19])
def test_a_surround_does_not_need_direct_neighbours(gap: int) -> None:
    assert told(f"B20 Y{20 - gap} R{20 + gap} d26@50 d36@51 : B=A", "TieCounted")[0]["gap"] == gap


@pytest.mark.rule("GR-56")
@pytest.mark.parametrize(("behind", "ahead"), [(16, 31), (1, 23), (17, 53)])
def test_how_far_the_other_ships_are_does_not_matter(behind: int, ahead: int) -> None:
    assert told(f"B20 Y18 R22 d26@{behind} d36@{ahead} : B=O", "Stuck")


@pytest.mark.rule("GR-57")
def test_a_ship_in_the_singularity_neither_makes_nor_counts_in_a_tie() -> None:
    assert told("B5 Y0 R10 d26 d36 : B=A", "TieCounted") == []
    assert told("B31 Y29 R33 G0 d26 d36 : B=O", "Stuck")


@pytest.mark.rule("GR-58")
def test_ties_hold_for_repulsors_too() -> None:
    assert after("B20 Y18 R22 d26 d36 : B=K")["B"] == 17
    assert after("B40 Y38 R42 d26 d36 : B=X")["B"] == 43
    assert told("B20 Y18 R22 d26@5 d36 : B=N", "Stuck")


@pytest.mark.rule("GR-59")
@pytest.mark.parametrize("card", ["A", "M", "K", "N"])
def test_without_a_ship_on_the_track_nothing_moves(card: str) -> None:
    line = f"B20 Y0 d36@0 : B={card}"
    assert after(line) == {"B": 20, "Y": 0, "d36": 0}
    assert told(line, "NoGravity") == [{"type": "NoGravity", "ship": "B", "rule": "GR-59"}]


@pytest.mark.rule("GR-60")
@pytest.mark.parametrize(
    ("line", "space"),
    [("B20 Y15 d36@40 : B=X", 23), ("B20 Y15 R23 d26@38 d36@40 : B=N", 14), ("B51 Y50 d36 : B=N", 54)],
)
def test_a_repulsor_moves_away_from_the_nearest_ship(line: str, space: int) -> None:
    assert after(line)["B"] == space


@pytest.mark.rule("GR-60", "GR-47", "GR-50")
def test_a_repulsor_slides_and_stops_as_any_move() -> None:
    assert after("B20 Y19 R23 d26@40 d36@41 : B=X")["B"] == 24
    assert after("B3 Y4 d36 : B=N")["B"] == 0


@pytest.mark.rule("GR-61")
def test_a_repulsor_sends_a_ship_back_from_one_ahead() -> None:
    assert after("B20 Y22 d36 : B=U")["B"] == 15


@pytest.mark.rule("GR-62")
@pytest.mark.parametrize("card", "KNUX")
def test_a_repulsor_does_nothing_in_the_singularity(card: str) -> None:
    line = f"B0 Y9 d36 : B={card}"
    assert after(line)["B"] == 0
    assert told(line, "RepulsorIdle") == [{"type": "RepulsorIdle", "ship": "B", "rule": "GR-62"}]
    assert told(line, "Moved") == []


@pytest.mark.rule("GR-77")
def test_derelicts_are_nearest_count_in_ties_and_block() -> None:
    assert told("B24 Y10 d26 d36 : B=A", "Attracted")[0]["nearest"] == "d26"
    assert told("B20 Y18 R22 d26 d36 : B=A", "TieCounted")[0]["ahead"] == 3
    assert after("B24 Y10 d26 d36 : B=E")["B"] == 27


@pytest.mark.rule("GR-80", "GR-81")
@pytest.mark.parametrize("card", "ABCDEFGHILMOPRSTVWYZ")
def test_every_normal_card_leads_out_of_the_singularity(card: str) -> None:
    assert after(f"B0 Y0 R0 d26 d36 : B={card}")["B"] > 0


@pytest.mark.rule("GR-82")
@pytest.mark.parametrize(("line", "nearest"), [("B0 Y0 R0 d26 d36 : B=H", "d26"), ("B0 Y0 d36 : B=H", "d36")])
def test_the_first_ship_is_drawn_out_by_the_nearest_derelict(line: str, nearest: str) -> None:
    assert told(line, "Attracted")[0]["nearest"] == nearest
    assert after(line)["B"] == 4
