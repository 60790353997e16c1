"""The draft (GR-25 to GR-34), No Secrets (GR-99) and the solo stacks (GR-94, GR-95)."""

import pytest

from pelagos.games.gravwell.actions import Pick
from pelagos.games.gravwell.cards import card_of
from pelagos.games.gravwell.events import Drafted, DraftedOpen, DraftOrder, PilesLaid, PilesLaidOpen
from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.options import GravwellOptions
from pelagos.games.gravwell.position_state import state_of
from pelagos.games.gravwell.position_text import read_position
from pelagos.games.gravwell.rules.draft import order_of_draft
from pelagos.kernel.chance import Scripted, Seeded, drawn
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.ids import Seat
from pelagos.kernel.observe import observe
from tests.games.gravwell.support import HANDS, Table, letters

OPEN = GravwellOptions(no_secrets=True)


def order(table: Table) -> list[int]:
    """Let everybody pick; return the seats in the order in which they were asked."""
    picks = []
    while table.asked[0][0] == "PickPile":
        picks.append(table.pick()[0])
    return picks


def next_round(positions: str, seats: int = 4, ages: str = "") -> Table:
    """A table at the beginning of round 2, the ships being where `positions` says."""
    options = GravwellOptions(age="drawn") if ages else GravwellOptions()
    table = Table(HANDS[seats], options, ages=ages).draft()
    while table.state.phase < 6:
        table.phase("".join(table.hand(seat)[0] for seat in range(seats)), "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    table.place(positions)
    return table.phase("".join(table.hand(seat)[0] for seat in range(seats)))


@pytest.mark.rule("GR-25")
def test_in_round_1_the_youngest_picks_first() -> None:
    assert order(Table(HANDS[4]))[:4] == [0, 1, 2, 3]
    drawn_ages = Table(HANDS[4], GravwellOptions(age="drawn"), ages="GYRB")
    assert order(drawn_ages)[:4] == [3, 1, 2, 0]
    assert drawn_ages.told(DraftOrder)[0].rule == "GR-25"


@pytest.mark.rule("GR-26")
def test_a_pick_takes_one_whole_pile() -> None:
    table = Table(HANDS[2])
    table.answer(Pick(card_of("B")), chance=[drawn(card_of("Q"))])
    assert table.hand(0) == "BQ"
    assert len(table.state.piles) == 5


@pytest.mark.rule("GR-26")
@pytest.mark.parametrize("letter", ["D", "Z"])
def test_only_a_pile_on_the_table_can_be_taken(letter: str) -> None:
    table = Table(HANDS[2])
    with pytest.raises(IllegalAction) as refused:
        table.answer(Pick(card_of(letter)))
    assert (refused.value.rule, refused.value.key) == ("GR-26", "no-such-pile")
    assert refused.value.arguments == {"card": card_of(letter)}
    assert len(table.state.piles) == 6


@pytest.mark.rule("GR-26")
def test_a_pile_can_be_taken_only_once() -> None:
    table = Table(HANDS[2])
    table.pick()
    with pytest.raises(IllegalAction):
        table.answer(Pick(card_of("A")))


@pytest.mark.rule("GR-26")
def test_the_piles_are_listed_in_the_order_laid_out() -> None:
    table = Table(HANDS[2])
    listed = GAME.legal(table.state, table.state.pending[0])
    assert list(listed) == [Pick(card) for card in table.state.piles]


@pytest.mark.rule("GR-27")
def test_only_the_picker_sees_the_lower_card() -> None:
    table = Table(HANDS[3])
    table.pick()
    assert letters(table.view(0).hands[0].cards) == "AD"
    for viewer in (1, 2, None):
        assert letters(table.view(viewer).hands[0].cards) == "A"
        assert len(table.view(viewer).hands[0]) == 2


@pytest.mark.rule("GR-27")
def test_the_event_of_a_pick_shows_the_lower_card_to_the_picker_only() -> None:
    table = Table(HANDS[3])
    table.pick()
    (event,) = table.told(Drafted)
    assert observe(event, Seat(0)).lower == card_of("D")
    assert not isinstance(observe(event, Seat(1)).lower, int)
    assert not isinstance(observe(event, None).lower, int)
    assert observe(event, Seat(1)).open == card_of("A")


@pytest.mark.rule("GR-28")
def test_the_picker_may_look_at_the_own_cards_again() -> None:
    table = Table(HANDS[3])
    for _ in range(3):
        table.pick()
    assert letters(table.view(0).hands[0].cards) == "AD"


@pytest.mark.rule("GR-29", "GR-17")
def test_d41_with_three_players_the_first_drafter_makes_picks_1_4_and_7() -> None:
    table = Table(HANDS[3])
    assert order(table) == [0, 1, 2] * 3
    assert [len(hand) for hand in table.state.hands] == [6, 6, 6]
    assert len(table.state.bag) == 8


@pytest.mark.rule("GR-30")
def test_nobody_plays_before_all_piles_are_gone() -> None:
    table = Table(HANDS[2])
    for _ in range(5):
        table.pick()
        assert table.asked[0][0] == "PickPile"
    table.pick()
    assert table.asked == [("PlayCard", 0), ("PlayCard", 1)]
    assert table.hand(0) == "ABCDEF"


@pytest.mark.rule("GR-31")
def test_from_round_2_the_ship_furthest_from_the_gate_picks_first() -> None:
    table = next_round("B40 Y20 R30 G10 d26@50 d36@52")
    assert table.state.round == 2
    by_place = sorted(range(4), key=table.state.positions.__getitem__)
    assert by_place != [0, 1, 2, 3]
    assert table.told(DraftOrder)[-1].ships == tuple(by_place)
    assert table.told(DraftOrder)[-1].rule == "GR-31"
    assert order(table) == by_place * 3


@pytest.mark.rule("GR-32")
def test_the_order_of_the_draft_is_not_the_order_of_seats() -> None:
    table = next_round("B40 Y5 R30 G17 d26@50 d36@52")
    first = table.state.draft_order
    seats_in_turn = [tuple((start + step) % 4 for step in range(4)) for start in range(4)]
    assert first not in seats_in_turn


@pytest.mark.rule("GR-33")
@pytest.mark.parametrize(("ages", "order"), [("BYRG", (0, 1, 3, 2)), ("GRYB", (3, 1, 0, 2)), ("YGBR", (1, 3, 0, 2))])
def test_ships_in_the_singularity_draft_by_age(ages: str, order: tuple[int, ...]) -> None:
    state, _ = state_of(read_position(f"B0 Y0 R30 G0 d26 d36 : age={ages} round=2"))
    assert order_of_draft(state) == order


@pytest.mark.rule("GR-33")
@pytest.mark.parametrize(("ages", "first"), [("BYRG", (0, 1)), ("GRYB", (1, 0))])
def test_of_two_ships_in_the_singularity_the_younger_picks_first(ages: str, first: tuple[int, int]) -> None:
    home = next_round("B6 Y5 R4 G30 d26@40 d36@41", ages=ages)
    assert home.state.positions[:2] == [0, 0]
    assert home.state.draft_order[:2] == first


@pytest.mark.rule("GR-34")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_round_deals_the_whole_deck_anew(seats: int) -> None:
    table = Table(HANDS[seats]).draft().round()
    assert table.state.round == 2
    assert len(table.state.piles) == 3 * seats
    assert len(table.state.bag) == 26 - 3 * seats
    assert table.state.discards == []
    assert [len(event.cards) for event in table.told(PilesLaid)] == [3 * seats] * 2


@pytest.mark.rule("GR-99")
def test_no_secrets_shows_both_cards_of_every_pile() -> None:
    table = Table(HANDS[2], OPEN)
    view = table.view(None)
    assert letters(view.piles) == "AGBHCI"
    assert letters(view.lower) == "DKELFM"
    (event,) = table.told(PilesLaidOpen)
    assert (letters(event.cards), letters(event.lower)) == ("AGBHCI", "DKELFM")


@pytest.mark.rule("GR-99")
def test_no_secrets_lets_everybody_know_the_drafted_cards() -> None:
    table = Table(HANDS[2], OPEN)
    table.pick()
    table.pick()
    for viewer in (0, 1, None):
        assert [letters(hand.cards) for hand in table.view(viewer).hands] == ["AD", "GK"]


@pytest.mark.rule("GR-99")
def test_no_secrets_tells_everybody_both_cards_of_a_pile_taken() -> None:
    table = Table(HANDS[2], OPEN)
    table.pick()
    (event,) = table.told(DraftedOpen)
    for viewer in (Seat(0), Seat(1), None):
        seen = observe(event, viewer)
        assert (seen.open, seen.lower) == (card_of("A"), card_of("D"))
    assert table.told(Drafted) == []


@pytest.mark.rule("GR-99")
def test_no_secrets_draws_nothing_when_a_pile_is_taken() -> None:
    state = GAME.start(OPEN, 2, Seeded.of("open"))
    pick = GAME.legal(state, state.pending[0])[3]
    lower = state.lower[3]
    GAME.apply(state, state.pending[0].id, pick, Scripted([]))
    assert lower in state.hands[0].cards
    assert lower not in state.lower


def solo(seed: str = "solo") -> Table:
    table = Table.__new__(Table)
    table.hands, table.options, table.random, table.events = (), GravwellOptions(), "", []
    table.state = GAME.start(None, 1, Seeded.of(seed), table.events.append)
    return table


@pytest.mark.rule("GR-94")
def test_solo_lays_two_stacks_with_one_open_card_each() -> None:
    table = solo()
    assert len(table.state.piles) == 2
    table.answer(Pick(table.state.piles[0]), chance=[drawn(card) for card in table.state.bag.cards[:5]])
    assert (len(table.state.hands[0]), table.state.ghost_left) == (6, 6)
    unused = len(table.state.bag) - (table.state.ghost_left - 1)
    assert unused == 14


@pytest.mark.rule("GR-95")
@pytest.mark.parametrize("taken", [0, 1])
def test_solo_player_takes_one_stack_and_the_ghost_gets_the_other(taken: int) -> None:
    table = solo()
    stacks = list(table.state.piles)
    table.answer(Pick(stacks[taken]), chance=[drawn(card) for card in table.state.bag.cards[:5]])
    assert stacks[taken] in table.state.hands[0].cards
    assert table.state.ghost_open == stacks[1 - taken]


@pytest.mark.rule("GR-95")
def test_solo_player_sees_only_the_open_cards_when_choosing() -> None:
    view = solo().view(0)
    assert len(view.piles) == 2
    assert (len(view.hands[0]), view.bag) == (0, 24)


@pytest.mark.rule("GR-95")
def test_solo_player_can_take_only_a_stack_on_the_table() -> None:
    table = solo()
    missing = next(card for card in table.state.bag.cards if card not in table.state.piles)
    with pytest.raises(IllegalAction) as refused:
        table.answer(Pick(missing))
    assert (refused.value.rule, refused.value.key) == ("GR-95", "no-such-pile")
