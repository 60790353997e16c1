"""Set-up (GR-01 to GR-17), age (GR-35) and which variants go together (GR-104, GR-108)."""

from itertools import combinations

import pytest

from pelagos.games.gravwell.cards import DECK
from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.options import GravwellOptions
from pelagos.games.gravwell.state import GravwellState
from pelagos.kernel.chance import Scripted, Seeded, shuffled
from pelagos.kernel.errors import IllegalAction
from tests.games.gravwell.support import BASE, HANDS, Table, variants

VARIANTS = ("no_secrets", "hardcore", "gate_activated", "chaos")
SUBSETS = [subset for size in range(5) for subset in combinations(VARIANTS, size)]


def start(seats: int, options: GravwellOptions = BASE) -> GravwellState:
    return GAME.start(options, seats, Seeded.of("set-up"))


@pytest.mark.rule("GR-01")
def test_the_box_holds_26_cards_six_ships_and_four_stop_cards() -> None:
    state = start(4)
    assert (len(DECK), len(state.positions), len(state.stops)) == (26, 6, 4)


@pytest.mark.rule("GR-02")
@pytest.mark.parametrize("seats", [0, 5, -1, 100])
def test_gravwell_is_for_one_to_four(seats: int) -> None:
    with pytest.raises(IllegalAction) as refused:
        start(seats)
    assert refused.value.key == "seats"
    assert (refused.value.arguments["least"], refused.value.arguments["most"]) == (1, 4)


@pytest.mark.rule("GR-02")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_seat_from_one_to_four_gets_a_place(seats: int) -> None:
    assert len(start(seats).hands) == seats


@pytest.mark.rule("GR-08")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_space_of_the_set_up_lies_on_the_track(seats: int) -> None:
    assert all(0 <= space <= 53 for space in start(seats).positions)


@pytest.mark.rule("GR-08")
@pytest.mark.parametrize("shift", range(-2, 3))
def test_the_coloured_spaces_have_no_effect(shift: int) -> None:
    """Blue lands on 26 and Yellow on 36, or on their plain neighbours."""
    table = Table(HANDS[2]).draft().place(f"B{20 + shift} Y{41 + shift} d36@{30 + shift}").phase("FG")
    assert table.spaces == f"B{26 + shift} Y{36 + shift} d36@{30 + shift}"


@pytest.mark.rule("GR-11")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_players_have_derelicts_on_26_and_36(seats: int) -> None:
    assert start(seats).positions[seats:] == [26, 36]


@pytest.mark.rule("GR-12")
def test_two_players_have_one_derelict_on_36() -> None:
    assert start(2).positions[2:] == [36]


@pytest.mark.rule("GR-13")
def test_the_round_pawn_starts_on_the_first_mark() -> None:
    state = start(3)
    assert (state.round, state.phase) == (1, 0)


@pytest.mark.rule("GR-10", "GR-14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_a_ship_in_the_singularity(seats: int) -> None:
    assert start(seats).positions[:seats] == [0] * seats


@pytest.mark.rule("GR-15")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_has_a_stop_card_face_up_for_all_to_see(seats: int) -> None:
    state = start(seats)
    assert state.stops == [True] * seats
    assert GAME.observe(state, None).stops == (True,) * seats


@pytest.mark.rule("GR-16")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_piles_for_each_player_show_one_open_card_each(seats: int) -> None:
    state = start(seats)
    assert len(set(state.piles)) == 3 * seats
    assert state.lower == []
    assert GAME.observe(state, None).piles == tuple(state.piles)


@pytest.mark.rule("GR-17")
@pytest.mark.parametrize(("seats", "left"), [(2, 14), (3, 8), (4, 2)])
def test_the_cards_left_over_stay_unseen(seats: int, left: int) -> None:
    table = Table(HANDS[seats]).draft()
    assert len(table.state.bag) == left
    for viewer in (None, *range(seats)):
        assert table.view(viewer).bag == left


@pytest.mark.rule("GR-35")
def test_seat_0_is_the_youngest_if_ages_go_by_seat() -> None:
    assert start(4).age_rank == (0, 1, 2, 3)


@pytest.mark.rule("GR-35")
def test_ages_may_be_drawn_by_lot_once_for_the_match() -> None:
    table = Table(HANDS[3], GravwellOptions(age="drawn"), ages="RBY")
    assert table.state.age_rank == (2, 0, 1)
    assert table.draft().round().state.age_rank == (2, 0, 1)


@pytest.mark.rule("GR-35")
def test_the_lot_of_ages_comes_from_the_chance_of_the_match() -> None:
    with pytest.raises(Exception, match="script-kind"):
        GAME.start(GravwellOptions(age="drawn"), 2, Scripted([shuffled(0, 1, 2)]))
    orders = {GAME.start(GravwellOptions(age="drawn"), 3, Seeded.of(str(seed))).age_rank for seed in range(60)}
    assert len(orders) == 6


@pytest.mark.rule("GR-93")
def test_solo_has_a_ghost_ship_and_one_derelict_on_36() -> None:
    state = start(1)
    assert state.positions == [0, 0, 36]
    assert state.pilots == 2


@pytest.mark.rule("GR-104")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("subset", SUBSETS, ids="+".join)
def test_the_four_variants_combine_in_every_way(subset: tuple[str, ...], seats: int) -> None:
    GAME.check_setup(variants(*subset), seats)


@pytest.mark.rule("GR-108")
@pytest.mark.parametrize("subset", SUBSETS, ids="+".join)
def test_solo_combines_with_chaos_theory_only(subset: tuple[str, ...]) -> None:
    options = variants(*subset)
    others = [name for name in subset if name != "chaos"]
    if not others:
        GAME.check_setup(options, 1)
        return
    with pytest.raises(IllegalAction) as refused:
        GAME.check_setup(options, 1)
    assert (refused.value.rule, refused.value.key) == ("GR-108", "solo-combination")
    assert refused.value.arguments["option"] == others[0]
