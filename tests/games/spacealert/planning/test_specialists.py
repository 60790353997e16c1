"""Specializations: chosen before the mission, dealt, laid, never transferred; two cards in one slot; tokens."""

from typing import Any, get_args

import pytest

from pelagos.games.spacealert.actions import Assign, Favour, Give, Lay, SpecializationName, Specialize, TakeBack
from pelagos.games.spacealert.decisions import ChooseFavoured, ChooseSpecialization
from pelagos.games.spacealert.deck import ACTION_CARDS, CODES, SPECIALS, is_heroic
from pelagos.games.spacealert.events.crew import NothingDone, Walked
from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.mission import SPECIALIZATIONS
from pelagos.games.spacealert.options import SpaceAlertOptions
from pelagos.games.spacealert.planning.events import AndroidEquipped, CardLaid, SpecializationChosen
from pelagos.games.spacealert.planning.flight import mission_of, program_of
from pelagos.games.spacealert.programs import MOVES
from pelagos.kernel.errors import IllegalText
from pelagos.kernel.ids import CardId, Seat
from tests.games.spacealert.planning.support import Table

CAPTAIN = 0


def crew_table(
    *names: SpecializationName | None, seats: int = 4, favoured: tuple[int, ...] = (), **options: Any
) -> Table:
    """Return a table at which each member in turn has chosen, and the captain who gets what is left over."""
    table = Table(seats, **{"script": "mission1", "specializations": "level-3", **options})
    for member in range(table.state.crew):
        name = names[member] if member < len(names) else None
        table.do(member if member < table.state.people else CAPTAIN, Specialize(name))
    for seat in favoured:
        table.do(CAPTAIN, Favour(Seat(seat)))
    return table


def code(name: str) -> CardId:
    return CardId(CODES.index(name))


def moving(table: Table, seat: int) -> CardId:
    return next(card for card in table.hand(seat) if ACTION_CARDS[card].move[0] in MOVES)


@pytest.mark.rule("SA-188", "SA-160")
def test_there_are_ten_specializations_with_two_cards_each() -> None:
    assert get_args(SpecializationName) == SPECIALIZATIONS
    assert len(SPECIALS) == 20
    for name in SPECIALIZATIONS:
        assert ACTION_CARDS[code(f"{name}-basic")].faces == (("basic",),)
        assert ACTION_CARDS[code(f"{name}-advanced")].faces == (("basic",), ("advanced",))


@pytest.mark.rule("SA-192")
def test_they_are_chosen_one_after_the_other_before_the_clock_runs() -> None:
    table = Table(4, specializations="level-1")
    for member in range(4):
        (asked,) = table.state.pending
        assert isinstance(asked, ChooseSpecialization)
        assert (asked.actor, asked.member) == (member, member)
        assert not table.hand(member)
        table.do(member, Specialize(SPECIALIZATIONS[member]))  # type: ignore[arg-type]  # one of them
    assert table.state.stage == "planning"
    assert [event.member for event in table.told(SpecializationChosen)] == [0, 1, 2, 3]


@pytest.mark.rule("SA-192")
def test_all_are_different_and_none_is_possible() -> None:
    table = Table(4, specializations="level-1")
    table.do(0, Specialize("medic"))
    assert table.refusal(1, Specialize("medic")) == ("SA-192", "specialization-twice")
    assert Specialize("medic") not in GAME.legal(table.state, table.state.pending[0])
    table.do(1, Specialize(None))
    table.do(2, Specialize(None))
    assert table.state.specializations == ["medic", None, None, None]


@pytest.mark.rule("SA-192")
def test_the_captain_chooses_for_androids_and_the_crew_programs_their_cards() -> None:
    table = crew_table(None, None, "mechanic", "medic", seats=2)
    assert [event.seat for event in table.told(SpecializationChosen)] == [0, 1, 0, 0]
    card = code("mechanic-basic")
    assert table.refusal(1, Lay(card, "basic", 3, 1)) == ("SA-192", "special-stays")
    assert table.refusal(1, Lay(card, "basic", 1, 1)) == ("SA-192", "special-stays")
    table.do(1, Lay(card, "basic", 2, 1))
    assert table.state.own[2] == [code("mechanic-advanced")]


@pytest.mark.rule("SA-170", "SA-192")
@pytest.mark.parametrize(
    ("level", "cards"),
    [
        ("level-1", ["mechanic-basic"]),
        ("level-2", ["mechanic-advanced"]),
        ("level-3", ["mechanic-basic", "mechanic-advanced"]),
    ],
)
def test_the_level_that_the_crew_agrees_on_says_which_cards_each_has(level: str, cards: list[str]) -> None:
    table = crew_table("mechanic", specializations=level)
    assert table.state.own[0] == [code(card) for card in cards]
    listed = {action for action in GAME.legal(table.state, table.state.pending[0]) if isinstance(action, Lay)}
    halves = {(action.card, action.half) for action in listed if action.card in SPECIALS}
    assert halves == {(code(card), half) for card in cards for half in ACTION_CARDS[code(card)].halves}


@pytest.mark.rule("SA-182", "SA-192")
def test_with_experience_each_has_the_level_it_has_learnt_and_androids_the_lowest_of_these() -> None:
    options = {"specializations": "experience", "learnt": "medic:2,mechanic:3 rocketeer:3"}
    table = Table(2, script="mission1", **options)
    assert table.refusal(0, Specialize("rocketeer")) == ("SA-182", "not-learnt")
    assert set(GAME.legal(table.state, table.state.pending[0])) == {
        *(Specialize(name) for name in ("medic", "mechanic", None))
    }
    table.do(0, Specialize("medic"))
    table.do(1, Specialize("rocketeer"))
    table.do(0, Specialize("teleporter"))
    table.do(0, Specialize(None))
    assert table.state.levels == [2, 3, 2, 0]
    assert table.state.own[2] == [code("teleporter-advanced")]


@pytest.mark.rule("SA-182")
def test_an_android_of_explorers_without_a_level_has_level_one() -> None:
    table = Table(2, script="mission1", specializations="experience", learnt="- -")
    table.do(0, Specialize(None))
    table.do(1, Specialize(None))
    table.do(0, Specialize("medic"))
    assert table.state.levels[2] == 1


@pytest.mark.rule("SA-182")
@pytest.mark.parametrize(
    ("learnt", "key"),
    [
        ("medic:2 - - - -", "learnt-seats"),
        ("cook:1", "learnt-name"),
        ("medic:1,medic:2", "learnt-name"),
        ("medic:4", "learnt-level"),
        ("medic", "learnt-level"),
        ("medic:²", "learnt-level"),
    ],
)
def test_what_nobody_can_have_learnt_is_refused(learnt: str, key: str) -> None:
    with pytest.raises(IllegalText) as refusal:
        GAME.check_setup(SpaceAlertOptions(learnt=learnt), 4)
    assert (refusal.value.rule, refusal.value.key) == ("SA-182", key)


@pytest.mark.rule("SA-193")
@pytest.mark.parametrize(
    ("seats", "extra", "favoured", "first"),
    [
        (4, False, (), [5, 5, 5, 5]),
        (5, False, (), [5, 5, 5, 5, 5]),
        (3, False, (1,), [6, 7, 6]),
        (2, False, (), [10, 10]),
        (4, True, (2,), [6, 6, 7, 6]),
        (3, True, (2, 0), [8, 7, 8]),
        (2, True, (1,), [11, 12]),
    ],
)
def test_ordinary_cards_take_the_place_of_heroic_ones(
    seats: int,
    extra: bool,  # noqa: FBT001  # a row of a table
    favoured: tuple[int, ...],
    first: list[int],
) -> None:
    table = crew_table("medic", seats=seats, extra_android=extra, favoured=favoured)
    assert [len(table.hand(seat)) for seat in range(seats)] == first
    assert not any(is_heroic(card) for seat in range(seats) for card in table.hand(seat))
    assert not table.told(AndroidEquipped)
    before = [len(table.hand(seat)) for seat in range(seats)]
    table.strike_until("incoming_data")
    table.end_phase()
    usual = Table(seats, script="mission1", extra_android=extra)
    had = [len(usual.hand(seat)) for seat in range(seats)]
    usual.strike_until("incoming_data")
    usual.end_phase()
    after = [len(usual.hand(seat)) - had[seat] for seat in range(seats)]
    assert [len(table.hand(seat)) - before[seat] for seat in range(seats)] == after


@pytest.mark.rule("SA-193")
def test_the_captain_chooses_other_players_for_the_cards_that_are_left_over() -> None:
    table = crew_table(seats=3, extra_android=True)
    (asked,) = table.state.pending
    assert isinstance(asked, ChooseFavoured)
    assert asked.actor == CAPTAIN
    assert table.refusal(CAPTAIN, Favour(Seat(3))) == ("SA-193", "bad-receiver")
    table.do(CAPTAIN, Favour(Seat(1)))
    assert table.refusal(CAPTAIN, Favour(Seat(1))) == ("SA-193", "bad-receiver")
    assert GAME.legal(table.state, table.state.pending[0]) == [Favour(Seat(0)), Favour(Seat(2))]


@pytest.mark.rule("SA-105", "SA-193")
def test_in_training_no_androids_heroic_card_has_to_be_replaced() -> None:
    table = crew_table("medic", seats=3, script="simulation1")
    assert [len(table.hand(seat)) for seat in range(3)] == [6, 6, 6]


@pytest.mark.rule("SA-027", "SA-192")
def test_special_cards_are_never_transferred_or_laid_for_somebody_else() -> None:
    table = crew_table("medic", seats=2)
    table.strike_until("transfer_opens")
    card = code("medic-basic")
    assert table.refusal(0, Give(card, Seat(1))) == ("SA-192", "special-stays")
    assert table.refusal(0, Lay(card, "basic", 2, 1)) == ("SA-192", "special-stays")
    assert table.refusal(1, Lay(card, "basic", 1, 1)) == ("SA-192", "special-stays")


@pytest.mark.rule("SA-192")
def test_a_special_card_may_be_moved_until_its_phase_ends() -> None:
    table = crew_table("mechanic")
    card = code("mechanic-advanced")
    (event,) = table.do(0, Lay(card, "dark", 0, 1))
    assert isinstance(event, CardLaid)
    table.do(0, TakeBack(0, 1))
    assert card in table.state.own[0]
    table.do(0, Lay(card, "light", 0, 3))
    assert table.refusal(0, Lay(card, "light", 0, 2)) == ("SA-022", "not-in-hand")
    table.end_phase()
    assert table.refusal(0, TakeBack(0, 3)) == ("SA-024", "slot-locked")


# -- two cards in one slot -------------------------------------------------------------------------------------------


@pytest.mark.rule("SA-166", "SA-167")
@pytest.mark.parametrize("first", ["special", "move"])
def test_the_medics_card_shares_a_slot_with_a_single_movement(first: str) -> None:
    table = crew_table("medic")
    special, move = Lay(code("medic-basic"), "basic", 0, 2), Lay(moving(table, 0), "move", 0, 2)
    for action in (special, move) if first == "special" else (move, special):
        assert action in GAME.legal(table.state, table.state.pending[0])
        table.do(0, action)
    assert program_of(table.state, 0)[1] == (*ACTION_CARDS[move.card].move, "basic")
    assert table.refusal(0, table.lay(0, 2)) == ("SA-166", "cannot-share")


@pytest.mark.rule("SA-166")
def test_the_medics_card_shares_no_slot_with_an_action_or_a_double_movement() -> None:
    table = crew_table("medic")
    table.do(0, Lay(code("medic-basic"), "basic", 0, 2))
    assert table.refusal(0, table.lay(0, 2, half="action")) == ("SA-166", "cannot-share")
    assert table.refusal(0, Lay(code("medic-advanced"), "light", 0, 2)) == ("SA-166", "cannot-share")
    double = crew_table("medic", deck="double-96", seed="with a double movement")
    card = next(card for card in double.hand(0) if "double-move" in ACTION_CARDS[card].halves)
    double.do(0, Lay(code("medic-basic"), "basic", 0, 1))
    assert double.refusal(0, Lay(card, "double-move", 0, 1)) == ("SA-166", "cannot-share")


@pytest.mark.rule("SA-166", "SA-168")
@pytest.mark.parametrize("deck", ["base", "double-96"])
def test_the_advanced_card_of_special_ops_shares_a_slot_with_any_card(deck: str) -> None:
    table = crew_table("special_ops", deck=deck)
    table.do(0, Lay(code("special_ops-advanced"), "dark", 0, 1))
    sides = [(card, half) for card in table.hand(0) for half in ACTION_CARDS[card].halves]
    for card, half in sides:
        table.do(0, Lay(card, half, 0, 1))
        assert program_of(table.state, 0)[0] == ("advanced", *ACTION_CARDS[card].half(half))
        table.do(0, TakeBack(0, 1))
    assert table.refusal(0, Lay(code("special_ops-basic"), "basic", 0, 1)) == ("SA-166", "cannot-share")
    table.do(0, TakeBack(0, 1))
    table.do(0, Lay(code("special_ops-advanced"), "light", 0, 1))
    card, half = sides[0]
    assert table.refusal(0, Lay(card, half, 0, 1)) == ("SA-166", "cannot-share")


@pytest.mark.rule("SA-166")
def test_other_special_cards_have_a_slot_of_their_own() -> None:
    table = crew_table("mechanic")
    table.do(0, Lay(code("mechanic-basic"), "basic", 0, 1))
    assert table.refusal(0, table.lay(0, 1, half="move")) == ("SA-166", "cannot-share")
    table.do(0, table.lay(0, 2, half="move"))
    assert table.refusal(0, Lay(code("mechanic-advanced"), "dark", 0, 2)) == ("SA-166", "cannot-share")


@pytest.mark.rule("SA-022", "SA-166")
def test_of_two_cards_in_a_slot_the_later_one_is_taken_back_first() -> None:
    table = crew_table("medic")
    move = moving(table, 0)
    table.do(0, Lay(move, "move", 0, 2))
    table.do(0, Lay(code("medic-advanced"), "dark", 0, 2))
    table.do(0, TakeBack(0, 2))
    assert (move in table.hand(0), code("medic-advanced") in table.state.own[0]) == (False, True)
    table.do(0, TakeBack(0, 2))
    assert move in table.hand(0)


# -- the Teleporter's tokens -----------------------------------------------------------------------------------------


@pytest.mark.rule("SA-162", "SA-192")
def test_the_teleporter_has_both_tokens_and_gives_them_away_in_data_transfers_only() -> None:
    table = crew_table("medic", "teleporter")
    assert (table.state.departure, table.state.destination) == (1, 1)
    assert table.refusal(1, Assign("departure", 2)) == ("SA-162", "no-transfer")
    table.strike_until("transfer_opens")
    assert table.refusal(0, Assign("departure", 2)) == ("SA-162", "no-teleporter")
    assert table.refusal(1, Assign("departure", 1)) == ("SA-162", "token-there")
    assert table.refusal(1, Assign("departure", 4)) == ("SA-020", "no-such-member")
    table.do(1, Assign("departure", 2))
    table.do(1, Assign("destination", 0))
    tokens = mission_of(table.state).teleporter
    assert tokens is not None
    assert (tokens.departure, tokens.destination) == (2, 0)


@pytest.mark.rule("SA-162")
def test_without_a_teleporter_there_are_no_tokens() -> None:
    table = crew_table("medic")
    table.strike_until("transfer_opens")
    assert table.refusal(0, Assign("departure", 2)) == ("SA-162", "no-teleporter")
    assert mission_of(table.state).teleporter is None


@pytest.mark.rule("SA-031", "SA-162", "SA-192")
def test_of_an_android_anybody_gives_them_and_alone_at_any_time() -> None:
    table = crew_table(None, None, "teleporter", seats=2)
    table.strike_until("transfer_opens")
    table.do(1, Assign("destination", 0))
    assert (table.state.departure, table.state.destination) == (2, 0)
    alone = crew_table("teleporter", seats=1)
    alone.do(0, Assign("departure", 3))
    assert alone.state.departure == 3


@pytest.mark.rule("SA-162", "SA-192")
def test_what_was_chosen_and_planned_is_flown() -> None:
    table = crew_table("teleporter", seats=1, deck="double-96")
    table.do(0, Assign("departure", 3))
    move = next(
        card
        for card in table.hand(0)
        if ACTION_CARDS[card].faces[0] == ("red", "lift") or ACTION_CARDS[card].faces[-1] == ("red", "lift")
    )
    table.do(0, Lay(move, ACTION_CARDS[move].half_showing(("red", "lift")), 0, 1))
    table.do(0, Lay(code("teleporter-basic"), "basic", 0, 2))
    told = table.fly()
    walked = [(event.player, event.station, event.way) for event in told if isinstance(event, Walked)]
    assert walked[:3] == [(0, "UR", "walk"), (0, "LR", "lift"), (3, "LR", "teleport")]
    assert not [event for event in told if isinstance(event, NothingDone) and event.symbol == "basic"]
