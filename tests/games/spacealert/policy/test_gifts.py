"""What a bot gives in a data transfer: what it can spare, to whom it helps."""

from typing import Any

import pytest

from pelagos.games.spacealert.actions import Give, Lay, Tell
from pelagos.games.spacealert.deck import ACTION_CARDS, HEROICS, card_of
from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.options import SpaceAlertOptions
from pelagos.games.spacealert.planning.state import Alert
from pelagos.games.spacealert.policy.gifts import gifts, spare_cards, unmet
from pelagos.kernel.chance import Seeded
from pelagos.kernel.ids import CardId, Seat, mask_of

GIVER, ASKER, OTHER = Seat(0), Seat(1), Seat(2)


def transfer(phase: int, giver: list[str]) -> Any:
    """Return a state with an open window, an even number of cards in all other hands, and these in the giver's."""
    state = GAME.start(SpaceAlertOptions(script="simulation1"), 4, Seeded.of("gifts"))
    state.phases = [phase] * 4
    state.window = True
    state.alerts = [Alert(card_of("E1-10"), 1, "blue")]
    hand = state.hands[GIVER]
    for card in list(hand.cards):
        hand.remove(card)
    for code in giver:
        hand.add(numbered(code), mask_of(GIVER))
    return state


def numbered(code: str) -> CardId:
    return CardId(next(card for card, face in enumerate(ACTION_CARDS) if face.code == code))


def lay_one(state: Any, turn: int) -> None:
    """Let the giver lay a card: what is left over its plan does not use."""
    asked = next(decision for decision in state.pending if decision.actor == GIVER)
    GAME.apply(state, asked.id, Lay(state.hands[GIVER].cards[0], "action", GIVER, turn), Seeded.of("x"))


def say(state: Any, seat: Seat, words: Tell) -> None:
    asked = next(decision for decision in state.pending if decision.actor == seat)
    GAME.apply(state, asked.id, words, Seeded.of("x"))


def given(state: Any) -> list[Give]:
    return list(gifts(GAME.observe(state, GIVER), GIVER))


SIX = ["A-red-1", "A-red-2", "A-red-3", "B-lift-1", "B-lift-2", "C-blue-1"]


@pytest.mark.rule("SA-027")
def test_who_said_no_gets_the_button_that_was_asked_for() -> None:
    state = transfer(3, SIX)
    lay_one(state, 8)
    say(state, OTHER, Tell("ask", None, "B", "LW", ASKER))
    assert all(gift.to != ASKER for gift in given(state)), "an open question is not refused"
    say(state, ASKER, Tell("no", to=OTHER))
    assert unmet(GAME.observe(state, GIVER), ASKER) == {"B"}
    [gift] = given(state)
    assert (gift.to, ACTION_CARDS[gift.card].action) == (ASKER, ("B",))
    assert gift in GAME.legal(state, next(asked for asked in state.pending if asked.actor == GIVER))


def test_who_says_yes_misses_nothing() -> None:
    state = transfer(3, SIX)
    say(state, OTHER, Tell("ask", None, "B", "LW", ASKER))
    say(state, ASKER, Tell("yes", to=OTHER))
    assert not unmet(GAME.observe(state, GIVER), ASKER)


def test_before_the_last_phase_a_bot_keeps_one_card_of_each_button() -> None:
    state = transfer(1, SIX)
    view = GAME.observe(state, GIVER)
    assert {ACTION_CARDS[card].action for card in spare_cards(view, GIVER)} == {("A",), ("B",)}
    state.phases = [3] * 4
    assert set(spare_cards(GAME.observe(state, GIVER), GIVER)) == set(state.hands[GIVER].cards)


def test_nothing_is_given_before_a_plan_is_laid_outside_the_window_or_twice() -> None:
    state = transfer(3, SIX)
    for other in range(1, 4):
        state.hands[other].cards, state.hands[other].known = [], ()
    assert not given(state)
    lay_one(state, 8)
    assert given(state)
    state.window = False
    assert not given(state)
    state.window, state.gave[GIVER] = True, True
    assert not given(state)


def test_nobody_gets_a_card_who_misses_none_and_has_about_as_many() -> None:
    state = transfer(3, SIX[:4])
    lay_one(state, 8)
    assert not given(state), "the others hold five or six"


def test_a_heroic_card_is_never_to_spare() -> None:
    state = transfer(3, SIX)
    state.hands[GIVER].add(HEROICS[0], mask_of(GIVER))
    assert HEROICS[0] not in spare_cards(GAME.observe(state, GIVER), GIVER)
