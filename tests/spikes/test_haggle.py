"""Spike 1: a trade that can be withdrawn, and interrupts that edit the effect they find waiting."""

from typing import Any

import msgspec
import pytest

from haggle.cards import ALL_CARDS, CODES
from haggle.game import GAME
from haggle.rules.theft import could_interrupt
from haggle.state import HaggleState
from haggle.types import (
    Accept,
    AskTurn,
    Counter,
    HaggleOptions,
    Interrupt,
    Offer,
    Pass,
    Refuse,
    Refused,
    Rest,
    Steal,
    Theft,
    TheftRedirected,
    Withdraw,
    Won,
)
from pelagos.components.bag import Bag
from pelagos.components.zone import Zone
from pelagos.kernel.chance import Outcome, Scripted, Seeded, drawn, rolled
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Event
from pelagos.kernel.ids import CardId, Seat, mask_of
from pelagos.kernel.notation import read_action, write_action

NO_CHANCE = Scripted(())


def card(code: str) -> CardId:
    return CardId(CODES.index(code))


def cards(codes: str) -> tuple[CardId, ...]:
    return tuple(card(code) for code in codes.split())


def table(*hands: str, discards: str = "", pile: str | None = None, quick: bool = False) -> HaggleState:
    """Return a position in which seat 0 is asked for its turn; what lies nowhere else is the pile."""
    held = {card for hand in hands for card in cards(hand)} | set(cards(discards))
    bag = cards(pile) if pile is not None else [card for card in ALL_CARDS if card not in held]
    state = HaggleState(
        options=HaggleOptions(quick=quick),
        seats=len(hands),
        hands=[Zone(owner=mask_of(Seat(seat))) for seat in range(len(hands))],
        bag=Bag.of(bag),
        discards=list(cards(discards)),
    )
    for hand, codes in zip(state.hands, hands, strict=True):
        for held_card in cards(codes):
            hand.add(held_card)
    GAME.effects[AskTurn](state, AskTurn(), NO_CHANCE, None)
    return state


def answer(state: HaggleState, seat: int, action: Action, *outcomes: Outcome) -> list[Event]:
    """Let a seat answer the question it is asked, and return what is told."""
    told: list[Event] = []
    decision = next(asked for asked in state.pending if asked.actor == seat)
    GAME.apply(state, decision.id, action, Scripted(outcomes), told.append)
    return told


def listed(state: HaggleState, seat: int) -> list[Action]:
    decision = next(asked for asked in state.pending if asked.actor == seat)
    return list(GAME.legal(state, decision))


def refusal(state: HaggleState, seat: int, action: Action) -> str:
    before = GAME.encode_state(state)
    with pytest.raises(IllegalAction) as caught:
        answer(state, seat, action)
    assert GAME.encode_state(state) == before
    assert caught.value.rule is not None
    return caught.value.key


def offered(*hands: str) -> HaggleState:
    """Return a position in which seat 0 has offered its first card to seat 1 for salt."""
    state = table(*hands)
    answer(state, 0, Offer(Seat(1), cards(hands[0])[:1], ("salt",)))
    return state


# -- trade -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-01", "HG-02", "HG-03", "HG-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_begins_with_four_cards_each_and_the_first_seat_draws_one(seats: int) -> None:
    state = GAME.start(None, seats, Seeded.of("set-up"))
    assert [len(hand) for hand in state.hands] == [5, *[4] * (seats - 1)]
    assert len(state.bag) == 23 - 4 * seats - 1
    assert [asked.actor for asked in state.pending] == [0]


@pytest.mark.rule("HG-05")
def test_a_rest_passes_the_turn_on() -> None:
    state = table("O1", "S1")
    answer(state, 0, Rest(), drawn(card("W1")))
    assert state.turn == 1


@pytest.mark.rule("HG-07")
def test_the_cards_of_an_offer_are_shown_to_all() -> None:
    state = offered("O1 W1", "S1", "A1")
    assert GAME.observe(state, Seat(2)).hands[0].cards == cards("O1")
    assert GAME.observe(state, None).hands[0].cards == cards("O1")


@pytest.mark.rule("HG-07")
@pytest.mark.parametrize(
    ("give", "want", "key"),
    [("S1", ["salt"], "not-in-hand"), ("O1 O1", ["salt"], "not-in-hand"), ("", ["salt"], "bad-terms"),
     ("O1", [], "bad-terms"), ("O1", ["salt"] * 4, "bad-terms")],
)  # fmt: skip
def test_an_offer_of_what_one_does_not_have_or_of_nothing_is_refused(give: str, want: list[Any], key: str) -> None:
    assert refusal(table("O1 W1", "S1"), 0, Offer(Seat(1), cards(give), tuple(want))) == key


@pytest.mark.rule("HG-08")
def test_both_sides_are_asked_and_the_first_answer_closes_the_question_for_both() -> None:
    state = offered("O1", "S1")
    assert [asked.actor for asked in state.pending] == [1, 0]
    late = state.pending[0].id
    answer(state, 0, Withdraw())
    assert [type(asked).__name__ for asked in state.pending] == ["TakeTurn"]
    with pytest.raises(IllegalAction, match="not-open"):
        GAME.apply(state, late, Accept(1, cards("S1")), NO_CHANCE)


@pytest.mark.rule("HG-08")
def test_only_the_maker_of_an_offer_can_withdraw_it() -> None:
    state = offered("O1", "S1")
    assert listed(state, 0) == [Withdraw()]
    assert refusal(state, 1, Withdraw()) == "other-side"
    assert refusal(state, 0, Refuse()) == "other-side"


@pytest.mark.rule("HG-08")
def test_a_refusal_tells_nobody_whether_the_cards_were_there() -> None:
    could, could_not = offered("O1 A1", "S1 W1", "A2"), offered("O1 A1", "S2 W1", "A2")
    could_not.hands[1] = Zone(list(cards("W1 W2")), (2, 2), 2)
    told = [answer(state, 1, Refuse()) for state in (could, could_not)]
    assert told[0] == told[1]
    assert told[0] == [Refused(rule=told[0][0].rule, seat=Seat(1))]
    for viewer in (Seat(0), Seat(2), None):
        assert GAME.observe(could, viewer) == GAME.observe(could_not, viewer)


@pytest.mark.rule("HG-09")
def test_accepting_is_listed_only_for_who_has_the_cards() -> None:
    assert Accept(1, cards("S1")) in listed(offered("O1", "S1 W1"), 1)
    assert not [action for action in listed(offered("O1", "W1"), 1) if isinstance(action, Accept)]


@pytest.mark.rule("HG-09")
def test_cards_of_other_kinds_than_the_offer_asks_for_are_refused() -> None:
    assert refusal(offered("O1", "S1 W1"), 1, Accept(1, cards("W1"))) == "other-cards"


@pytest.mark.rule("HG-09", "HG-10")
def test_an_acceptance_names_the_version_so_nobody_accepts_a_changed_deal() -> None:
    state = offered("O1 W1", "S1 A1")
    answer(state, 1, Counter(cards("A1"), ("wool",)))
    assert state.deal is not None
    assert (state.deal.version, state.deal.offerer) == (2, 1)
    assert refusal(state, 0, Accept(1, cards("W1"))) == "old-offer"
    answer(state, 0, Accept(2, cards("W1")), drawn(card("O2")), drawn(card("O3")))
    assert state.hands[0].cards == sorted(cards("O1 A1 O2"))
    assert state.hands[1].cards == sorted(cards("S1 W1 O3"))


@pytest.mark.rule("HG-10")
def test_a_counter_can_be_withdrawn_but_not_countered() -> None:
    state = offered("O1 W1", "S1 A1")
    answer(state, 1, Counter(cards("A1"), ("wool",)))
    assert refusal(state, 0, Counter(cards("O1"), ("salt",))) == "second-counter"
    answer(state, 1, Withdraw())
    assert state.pending[0].actor == 0


@pytest.mark.rule("HG-09", "HG-11")
def test_a_trade_swaps_openly_rewards_the_seat_whose_turn_it_is_and_ends_the_turn() -> None:
    state = offered("O1", "S1", "A1")
    answer(state, 1, Accept(1, cards("S1")), drawn(card("W1")), drawn(card("W2")))
    assert state.hands[0].cards == sorted(cards("S1 W1"))
    assert GAME.observe(state, None).hands[1].cards == cards("O1")
    assert state.turn == 1


@pytest.mark.rule("HG-06")
def test_a_third_offer_is_refused_and_withdrawn_ones_count() -> None:
    state = table("O1", "S1")
    for _ in range(2):
        answer(state, 0, Offer(Seat(1), cards("O1"), ("salt",)))
        answer(state, 0, Withdraw())
    assert not [action for action in listed(state, 0) if isinstance(action, Offer)]
    assert refusal(state, 0, Offer(Seat(1), cards("O1"), ("salt",))) == "too-many-offers"


@pytest.mark.rule("HG-05")
@pytest.mark.parametrize("target", [0, 2, 3, -1])
def test_oneself_an_empty_hand_and_nobody_cannot_be_meant(target: int) -> None:
    assert refusal(table("O1", "S1", ""), 0, Steal(Seat(target), card("O1"))) == "bad-target"


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("offer 1 O1,W2 salt,amber", Offer(Seat(1), cards("O1 W2"), ("salt", "amber"))),
        ("offer 1 () ()", Offer(Seat(1), (), ())),
    ],
)
def test_offers_are_written_with_cards_and_kinds_even_empty_ones(text: str, action: Action) -> None:
    decision = table("O1", "S1").pending[0]
    assert write_action(GAME, action) == text
    assert read_action(GAME, decision, text) == action


def test_an_open_offer_survives_saving_and_copying() -> None:
    state = offered("O1", "S1")
    again = GAME.decode_state(GAME.encode_state(GAME.clone(state)))
    assert again == state
    assert answer(again, 1, Refuse()) == answer(state, 1, Refuse())


# -- theft -------------------------------------------------------------------------------------------------------


def announced(*hands: str, discards: str = "") -> HaggleState:
    """Return a position in which seat 0 has paid its first card to steal from seat 1."""
    state = table(*hands, discards=discards)
    answer(state, 0, Steal(Seat(1), cards(hands[0])[0]))
    return state


@pytest.mark.rule("HG-12", "HG-13")
def test_a_theft_waits_while_everybody_who_publicly_could_interrupt_is_asked() -> None:
    state = announced("O1 O2", "S1", "W1")
    assert state.stack[-1] == Theft(thief=Seat(0), victim=Seat(1))
    assert [asked.actor for asked in state.pending] == [1, 2]
    assert state.discards == [card("O1")]


@pytest.mark.rule("HG-13")
def test_who_is_asked_does_not_depend_on_who_holds_what() -> None:
    with_trap, without = announced("O1", "S1 T1", "W1"), announced("O1", "S1 S2", "W1")
    assert with_trap.pending == without.pending


@pytest.mark.rule("HG-13")
def test_nobody_is_asked_who_publicly_cannot_interrupt() -> None:
    assert not could_interrupt(table("O1", "S1", "W1", discards="T1 T2 D1"), Seat(1))
    assert not could_interrupt(table("O1", "S1", ""), Seat(2))
    open_hand = table("O1", "T1", "W1")
    open_hand.hands[1].show(card("T1"), 1 << 30 | 7)
    assert could_interrupt(open_hand, Seat(1))


@pytest.mark.rule("HG-13")
def test_a_reaction_stays_sealed_until_the_last_is_in() -> None:
    state = announced("O1", "S1 T1", "W1")
    assert answer(state, 1, Interrupt(card("T1"))) == []
    assert GAME.observe(state, Seat(2)).sealed[0].action is msgspec.UNSET
    assert GAME.observe(state, Seat(1)).sealed[0].action.card == card("T1")
    assert card("T1") in state.hands[1].cards


def test_a_new_deal_keeps_the_answer_that_the_viewer_has_sealed() -> None:
    state = announced("O1", "S1 T1", "W1")
    answer(state, 1, Interrupt(card("T1")))
    dealt = GAME.sample(GAME.observe(state, Seat(1)), Seeded.of("new deal"))
    assert dealt.sealed == state.sealed


@pytest.mark.rule("HG-13")
def test_only_a_trap_or_the_decoy_interrupts() -> None:
    state = announced("O1", "S1 T1", "W1")
    assert refusal(state, 1, Interrupt(card("S1"))) == "no-interrupt"
    assert refusal(state, 1, Interrupt(card("T2"))) == "not-in-hand"


@pytest.mark.rule("HG-14")
def test_a_trap_takes_the_waiting_theft_off_the_stack() -> None:
    state = announced("O1 O2", "S1 T1", "W1")
    answer(state, 1, Interrupt(card("T1")))
    answer(state, 2, Pass(), drawn(card("A1")))
    assert state.hands[0].cards == list(cards("O2"))
    assert set(state.discards) == set(cards("O1 T1"))
    assert state.turn == 1


@pytest.mark.rule("HG-15")
def test_the_decoy_edits_the_waiting_theft() -> None:
    state = announced("O1 O2", "S1", "W1 D1")
    answer(state, 1, Pass())
    told = answer(state, 2, Interrupt(card("D1")), rolled(0), drawn(card("A1")))
    assert [event.target for event in told if isinstance(event, TheftRedirected)] == [2]
    assert state.hands[0].cards == sorted(cards("O2 W1"))


@pytest.mark.rule("HG-15")
def test_the_decoy_never_sends_the_thief_to_himself() -> None:
    state = table("O1 O2", "S1", "W1 D1")
    answer(state, 0, Steal(Seat(2), card("O1")))
    answer(state, 1, Pass())
    told = answer(state, 2, Interrupt(card("D1")), rolled(0), drawn(card("A1")))
    assert [event.target for event in told if isinstance(event, TheftRedirected)] == [1]


@pytest.mark.rule("HG-12")
def test_only_thief_and_victim_know_the_stolen_card_and_others_lose_track_of_the_hand() -> None:
    state = announced("O1", "S1 W1", "A1")
    state.hands[1].show(card("S1"), mask_of(Seat(2)))
    answer(state, 1, Pass())
    answer(state, 2, Pass(), rolled(1), drawn(card("A2")))
    assert state.hands[0].cards == list(cards("W1"))
    assert GAME.observe(state, Seat(1)).hands[0].cards == cards("W1")
    assert GAME.observe(state, Seat(2)).hands[1].cards == ()


@pytest.mark.rule("HG-12")
def test_of_an_empty_hand_nothing_is_stolen() -> None:
    state = announced("O1 O2", "T1", "D1 W1")
    state.hands[1].clear()
    GAME.effects[Theft](state, Theft(thief=Seat(0), victim=Seat(1)), NO_CHANCE, None)
    assert state.hands[0].cards == list(cards("O2"))


# -- end ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-16")
@pytest.mark.parametrize(("hand", "quick", "over"), [("O1 O2 O3 O4", False, True), ("O1 O2 O3", False, False),
                                                     ("O1 O2 O3", True, True)])  # fmt: skip
def test_a_full_set_at_the_end_of_a_turn_wins(hand: str, quick: bool, over: bool) -> None:  # noqa: FBT001  # a parameter
    state = table(hand, "S1", quick=quick)
    outcomes = () if over else (drawn(card("A1")),)
    told = answer(state, 0, Rest(), *outcomes)
    assert (not state.pending) is over
    assert bool([event for event in told if isinstance(event, Won)]) is over


@pytest.mark.rule("HG-17")
def test_with_the_pile_empty_the_largest_set_wins_and_equal_ones_share() -> None:
    state = table("O1 O2", "S1 S2", "W1", pile="")
    answer(state, 0, Rest())
    assert GAME.returns(state) == (0.5, 0.5, 0.0)


def test_the_effects_of_a_turn_are_data() -> None:
    state = announced("O1", "S1")
    assert GAME.decode_state(GAME.encode_state(state)).stack == state.stack
