"""The empty pile, in its four readings."""

import pytest

from tests.games.itchyfeet.support import TWO, Table

LAST = "hand 0 P1 BUGs; hand 1 P2 CAMs; pile SUNs; discards SUNh E2 K1"


@pytest.mark.rule("TC-23", "TC-25")
def test_permanent_the_discards_become_a_pile_at_once_and_recycling_stays_free() -> None:
    """Test position 11, second half."""
    table = Table(TWO + LAST + " P5", "draw SUNs", "draw SUNh").do("draw")
    assert table.state.free_for_all
    assert table.pile() == {"SUNh", "E2", "K1", "P5"}
    assert table.discards() == []
    table.do("draw")
    assert table.state.free_for_all


@pytest.mark.rule("TC-14", "TC-23")
def test_in_the_free_for_all_recycling_costs_nothing_and_is_the_action() -> None:
    table = Table(TWO + "free; hand 0 X1; hand 1 P2; discards CAMs E1").do("recycle", "take CAMs")
    assert table.hand(0) == {"X1", "CAMs"}
    assert table.questions() == ["1 TakeTurn"]


@pytest.mark.rule("TC-23")
def test_lazy_recycling_is_free_until_a_card_must_be_drawn() -> None:
    """Test position 11."""
    table = Table(TWO + "reading lazy; " + LAST, "draw SUNs", "draw SUNh").do("draw")
    assert (table.pile(), table.state.free_for_all) == (set(), True)
    table.do("recycle", "take K1")
    assert table.hand(1) == {"P2", "CAMs", "K1"}
    assert table.questions() == ["0 TakeTurn"]
    table.do("draw")
    assert table.pile() == {"E2"}
    assert not table.state.free_for_all
    assert "SUNh" in table.hand(0)


@pytest.mark.rule("TC-23")
def test_immediate_there_is_a_new_pile_and_never_a_free_for_all() -> None:
    table = Table(TWO + "reading immediate; " + LAST, "draw SUNs").do("draw")
    assert table.pile() == {"SUNh", "E2", "K1"}
    assert not table.state.free_for_all


@pytest.mark.rule("TC-23", "TC-24")
def test_never_the_pile_stays_empty_and_nobody_draws() -> None:
    table = Table(TWO + "reading never; " + LAST, "draw SUNs").do("draw")
    assert table.pile() == set()
    assert table.state.free_for_all
    assert "draw" not in table.listed()
    assert table.refused("draw") == "TC-24 nothing-to-draw"


@pytest.mark.rule("TC-23", "TC-29")
def test_an_event_drawn_last_is_not_part_of_the_new_pile() -> None:
    table = Table(TWO + "hand 0 P1; hand 1 P2; pile E1; discards SUNh; unused", "draw E1").do("draw")
    assert table.pile() == {"SUNh"}
    assert table.discards() == ["E1"]


@pytest.mark.rule("TC-24")
def test_a_draw_without_cards_gives_nothing() -> None:
    table = Table(TWO + "hand 0 P1; hand 1 P2; pile SUNs E4", "draw E4", "draw SUNs").do("draw")
    assert table.hand(0) == {"P1", "SUNs"}
    assert len(table.told("NothingToDraw")) == 1


@pytest.mark.rule("TC-45")
def test_everybody_knows_a_pile_that_was_just_made_and_only_the_drawer_after_a_draw() -> None:
    table = Table(TWO + LAST, "draw SUNs", "draw SUNh").do("draw")
    assert len(table.view(None).pile) == 3
    table.do("draw")
    assert table.view(0).pile == 2
    assert len(table.view(1).pile) == 2
