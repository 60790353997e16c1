"""Spike 4: effects that call effects that call effects, an interrupt in the middle, hands that others partly know."""

from typing import Any

import pytest

from pelagos.components.bag import Bag
from pelagos.components.zone import Zone
from pelagos.kernel.chance import Outcome, Scripted, Seeded, drawn, rolled
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Event
from pelagos.kernel.ids import CardId, Seat, mask_of
from tests.spikes.whispers.cards import ALL_CARDS, CODES
from tests.spikes.whispers.events import could_shelter
from tests.spikes.whispers.game import GAME
from tests.spikes.whispers.state import WhispersState
from tests.spikes.whispers.types import (
    Blown,
    Draw,
    Drawing,
    Drew,
    Ended,
    EndTurn,
    Endure,
    EventDrawn,
    Loss,
    Peek,
    Raise,
    Seen,
    Shelter,
    Take,
    Turn,
    Whisper,
)


def card(code: str) -> CardId:
    return CardId(CODES.index(code))


def cards(codes: str) -> tuple[CardId, ...]:
    return tuple(card(code) for code in codes.split())


def draws(codes: str) -> list[Outcome]:
    return [drawn(each) for each in cards(codes)]


def table(*hands: str, discards: str = "", pile: str | None = None) -> WhispersState:
    """Return a position in which seat 0 is asked for its turn; what lies nowhere else is the pile."""
    held = set(cards(" ".join([*hands, discards])))
    state = WhispersState(
        seats=len(hands),
        hands=[Zone(owner=mask_of(Seat(seat))) for seat in range(len(hands))],
        aside=Zone(),
        bag=Bag.of(cards(pile) if pile is not None else [each for each in ALL_CARDS if each not in held]),
        discards=list(cards(discards)),
    )
    for hand, codes in zip(state.hands, hands, strict=True):
        for each in cards(codes):
            hand.add(each)
    GAME.effects[Turn](state, Turn(), Scripted(()), None)
    return state


def answer(state: WhispersState, action: Action, *outcomes: Outcome) -> list[Event]:
    told: list[Event] = []
    GAME.apply(state, state.pending[0].id, action, Scripted(outcomes), told.append)
    return told


def refusal(state: WhispersState, action: Action) -> str:
    before = GAME.encode_state(state)
    with pytest.raises(IllegalAction) as caught:
        answer(state, action)
    assert GAME.encode_state(state) == before
    return caught.value.key


def seen_by(state: WhispersState, viewer: int, owner: int) -> tuple[CardId, ...]:
    """Return which cards of a hand a seat knows."""
    known: tuple[CardId, ...] = GAME.observe(state, Seat(viewer)).hands[owner].cards
    return known


# -- effects within effects ----------------------------------------------------------------------------------------


def in_the_storm() -> tuple[WhispersState, list[Event]]:
    """Seat 0 draws a market; seat 0 draws for it; seat 1 draws a storm, before seat 2 has drawn for the market."""
    state = table("1a", "1b", "shielda 1c")
    return state, answer(state, Draw(), *draws("marketa 2a storma"))


@pytest.mark.rule("WH-07", "WH-08", "WH-09")
def test_a_draw_calls_a_market_that_calls_a_draw_that_calls_a_storm_that_asks() -> None:
    state, told = in_the_storm()
    assert [type(event) for event in told] == [EventDrawn, Drew, EventDrawn]
    assert state.stack == [EndTurn(), Drawing(Seat(2)), Loss(Seat(0)), Loss(Seat(2)), Loss(Seat(1))]
    assert [asked.actor for asked in (*state.pending, *state.waiting)] == [1, 2, 0]


@pytest.mark.rule("WH-08", "WH-09", "WH-10")
def test_the_interrupt_edits_what_waits_and_then_everything_is_finished_from_the_top() -> None:
    state, _ = in_the_storm()
    answer(state, Endure())
    answer(state, Raise(card("shielda")))
    assert state.stack == [EndTurn(), Drawing(Seat(2)), Loss(Seat(0)), Loss(Seat(1))]
    told = answer(state, Endure(), rolled(0), rolled(1), *draws("2b"))
    assert [event.seat for event in told if isinstance(event, Blown)] == [1, 0]
    assert [event.seat for event in told if isinstance(event, Drew)] == [2]
    assert [len(hand) for hand in state.hands] == [1, 1, 3]
    assert state.turn == 1


def test_the_whole_chain_survives_saving_and_copying() -> None:
    state, _ = in_the_storm()
    again = GAME.decode_state(GAME.encode_state(GAME.clone(state)))
    assert again == state
    for one in (state, again):
        answer(one, Endure())
        answer(one, Endure())
        answer(one, Endure(), rolled(0), rolled(0), rolled(0), *draws("2b"))
    assert again == state


@pytest.mark.rule("WH-09")
def test_shelter_is_asked_in_order_and_later_seats_must_wait() -> None:
    state, _ = in_the_storm()
    later = state.waiting[0].id
    with pytest.raises(IllegalAction, match="not-yet"):
        GAME.apply(state, later, Endure(), Scripted(()))


@pytest.mark.rule("WH-09")
def test_who_is_asked_does_not_depend_on_who_holds_a_shield() -> None:
    asked = []
    for hand in ("shielda 1c", "1d 1c"):
        state = table("1a", "1b", hand)
        answer(state, Draw(), *draws("storma"))
        asked.append((state.pending, state.waiting))
    assert asked[0] == asked[1]


@pytest.mark.rule("WH-09")
def test_when_the_last_shield_is_raised_nobody_who_waits_is_asked_any_more() -> None:
    state = table("1a shielda", "1b", "1c", discards="shieldb shieldc")
    answer(state, Draw(), *draws("storma"))
    assert len(state.waiting) == 2
    answer(state, Raise(card("shielda")), rolled(0), rolled(0))
    assert state.turn == 1
    assert not could_shelter(state, Seat(1))


@pytest.mark.rule("WH-09")
def test_only_a_shield_of_ones_own_can_be_raised() -> None:
    state = table("1a", "1b shieldb")
    answer(state, Draw(), *draws("storma"))
    assert isinstance(state.pending[0], Shelter)
    assert refusal(state, Raise(card("1a"))) == "no-shield"
    assert refusal(state, Raise(card("shieldb"))) == "no-shield"


# -- what is known of hidden hands -----------------------------------------------------------------------------------


@pytest.mark.rule("WH-05")
def test_a_peek_adds_knowledge_for_the_one_who_looks_only() -> None:
    state = table("1a", "1b 2b", "1c")
    told = answer(state, Peek(Seat(1)), rolled(1), *draws("3a"))
    assert [event.cards for event in told if isinstance(event, Seen)] == [cards("2b")]
    assert (seen_by(state, 0, 1), seen_by(state, 2, 1)) == (cards("2b"), ())


@pytest.mark.rule("WH-05")
def test_whether_a_peek_hit_a_card_that_a_third_seat_knows_is_not_told_to_it() -> None:
    views = []
    for roll in (0, 1):
        state = table("1a", "1b 2b", "1c")
        state.hands[1].show(card("2b"), mask_of(Seat(2)))
        answer(state, Peek(Seat(1)), rolled(roll), *draws("3a"))
        views.append(GAME.observe(state, Seat(2)))
    assert views[0] == views[1]


@pytest.mark.rule("WH-06")
def test_a_whispered_card_is_known_to_the_two_seats_and_others_lose_track_of_the_hand() -> None:
    state = table("1a 2a", "1b", "1c")
    state.hands[0].show(card("2a"), mask_of(Seat(2)))
    answer(state, Whisper(Seat(1), card("1a")), *draws("3a"))
    assert seen_by(state, 0, 1) == cards("1a")
    assert (seen_by(state, 2, 0), seen_by(state, 2, 1)) == ((), ())


@pytest.mark.rule("WH-10")
def test_a_random_loss_clears_what_others_knew_of_the_hand_but_not_what_giver_and_taker_know() -> None:
    state = table("1a 2a", "", "1c")
    for seat in (1, 2):
        state.hands[0].show(card("2a"), mask_of(Seat(seat)))
    GAME.effects[Loss](state, Loss(Seat(0)), Scripted([rolled(0)]), None)
    assert (seen_by(state, 0, 1), seen_by(state, 2, 1)) == (cards("1a"), ())
    assert (seen_by(state, 1, 0), seen_by(state, 2, 0)) == (cards("2a"), ())


@pytest.mark.rule("WH-10")
def test_of_an_only_card_everybody_who_knew_it_can_tell_where_it_went() -> None:
    state = table("2a", "", "", discards="shielda shieldb shieldc")
    state.hands[0].show(card("2a"), mask_of(Seat(2)))
    GAME.effects[Loss](state, Loss(Seat(0)), Scripted([rolled(0)]), None)
    assert seen_by(state, 2, 1) == cards("2a")


@pytest.mark.rule("WH-11", "WH-12")
def test_a_spy_looks_first_and_chooses_then_and_goes_on_knowing_the_card_that_goes_back() -> None:
    state = table("1a", "1b 2b 3b", "1c")
    told = answer(state, Draw(), drawn(card("spya")), rolled(0), rolled(1))
    seen = [(event.seat, event.cards) for event in told if isinstance(event, Seen)]
    assert seen == [(0, cards("1b 3b")), (1, cards("1b 3b"))]  # whoever is spied on sees what is missing
    assert list(GAME.legal(state, state.pending[0])) == [Take(card("1b")), Take(card("3b"))]
    assert refusal(state, Take(card("2b"))) == "not-aside"
    assert GAME.observe(state, Seat(2)).aside.cards == ()
    answer(state, Take(card("3b")))
    assert seen_by(state, 0, 1) == cards("1b")
    assert state.hands[0].cards == list(cards("1a 3b"))


@pytest.mark.rule("WH-11")
@pytest.mark.parametrize(("hand", "choices"), [("", 0), ("1b", 1)])
def test_a_spy_finds_what_there_is(hand: str, choices: int) -> None:
    state = table("1a", hand, "1c")
    answer(state, Draw(), drawn(card("spya")), *[rolled(0)] * choices)
    assert len(state.aside) == choices
    assert state.turn == (1 if not choices else 0)


# -- the turn and the end ------------------------------------------------------------------------------------------


@pytest.mark.rule("WH-01", "WH-02", "WH-03")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_begins_with_three_cards_each_and_no_event_in_a_hand(seats: int) -> None:
    state = GAME.start(None, seats, Seeded.of("set-up"))
    assert [len(hand) for hand in state.hands] == [3] * seats
    assert max(each for hand in state.hands for each in hand.cards) < card("marketa")
    assert [asked.actor for asked in state.pending] == [0]


@pytest.mark.rule("WH-04")
def test_what_is_drawn_goes_into_the_hand_and_the_turn_passes() -> None:
    state = table("1a", "1b")
    answer(state, Draw(), *draws("3a"))
    assert (state.hands[0].cards, state.turn) == (list(cards("1a 3a")), 1)


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (Peek(Seat(0)), "bad-target"),
        (Peek(Seat(5)), "bad-target"),
        (Peek(Seat(1)), "empty-hand"),
        (Whisper(Seat(1), CardId(3)), "not-in-hand"),
        (Whisper(Seat(0), CardId(0)), "bad-target"),
    ],
)
def test_what_cannot_be_done_is_refused(action: Action, key: str) -> None:
    assert refusal(table("1a", "", "1b"), action) == key


@pytest.mark.rule("WH-13")
def test_when_the_pile_is_empty_the_most_valuable_treasures_win() -> None:
    state = table("3a", "1b 2b", "shielda", pile="1c")
    told: list[Any] = answer(state, Draw(), *draws("1c"))
    assert [event.points for event in told if isinstance(event, Ended)] == [(4, 3, 0)]
    assert GAME.returns(state) == (1.0, 0.0, 0.0)
