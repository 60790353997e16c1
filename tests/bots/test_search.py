"""The search finds known best moves, from views alone."""

from random import Random
from typing import Any

import pytest

from pelagos.bots.budget import Budget
from pelagos.bots.guide import Guide
from pelagos.bots.line import Inquiry, Line, Luck
from pelagos.bots.registry import guide_of, load_bot
from pelagos.bots.search import Search
from pelagos.games.gravwell.actions import Play, Stop
from pelagos.games.gravwell.cards import card_of
from pelagos.games.gravwell.decisions import PlayCard, UseStop
from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.position_state import state_of
from pelagos.games.gravwell.position_text import read_position
from pelagos.games.gravwell.state import GravwellState
from pelagos.kernel.chance import Seeded
from pelagos.kernel.errors import IllegalText
from pelagos.kernel.game import Game
from pelagos.kernel.ids import Seat, everybody
from tests.bots.toys import DUEL, Take, nim


def best(game: Game[Any], state: Any, iterations: int = 400, guide: Guide | None = None) -> Any:
    """Return the answer of a search to the first open question, given the view alone."""
    decision = state.pending[0]
    search = Search(game, guide or guide_of(game), Budget(iterations=iterations))
    view = game.observe(state, decision.actor)
    return search(view, decision, tuple(game.legal(state, decision)), Random("search"))


@pytest.mark.parametrize(("heap", "take"), [(5, 1), (6, 2), (7, 3), (3, 3), (9, 1)])
def test_in_nim_it_leaves_a_multiple_of_four(heap: int, take: int) -> None:
    game = nim(heap)
    assert best(game, game.start(None, 2, Seeded.of("nim")), iterations=2000) == Take(take)


def leave_fours(state: Any, decision: Any, actions: Any, rng: Random) -> Take:
    """Play Nim without a fault."""
    return Take(state.heap % 4 or 1)


@pytest.mark.parametrize(("heap", "take"), [(4, 1), (5, 1), (6, 2), (7, 3)])
def test_against_a_rival_who_may_err_it_leaves_most_room_for_errors(heap: int, take: int) -> None:
    """Four is lost against a faultless rival whatever is taken; of three others one errs least often."""
    game = nim(heap)
    guide = Guide(policy=leave_fours, predicts=True, doubt=0.5)
    assert best(game, game.start(None, 2, Seeded.of("nim")), iterations=2000, guide=guide) == Take(take)


def test_a_rival_who_never_errs_is_not_expected_to() -> None:
    game = nim(4)
    state, luck = game.start(None, 2, Seeded.of("nim")), Luck(0.0, Random(1))
    guide = Guide(policy=leave_fours, predicts=True)
    inquiry = Inquiry(game, guide, Budget(), game.observe(state, Seat(0)), state.pending[0])
    assert [Line(inquiry, game.clone(state), luck).play(Take(take)) for take in (1, 2, 3)] == [0.0] * 3


def test_where_it_comes_for_the_first_time_it_goes_on_as_the_policy_would() -> None:
    game = nim(7)
    state, luck = game.start(None, 2, Seeded.of("nim")), Luck(0.0, Random(1))
    inquiry = Inquiry(game, Guide(policy=leave_fours), Budget(), game.observe(state, Seat(0)), state.pending[0])
    Line(inquiry, game.clone(state), luck).play(Take(1))
    tried = {actor: list(question.answers) for (actor, _), question in inquiry.known.items()}
    assert tried == {1: [Take(2)], 0: [Take(1)]}


@pytest.mark.parametrize("seed", range(6))
def test_in_a_duel_of_hidden_cards_it_lays_its_highest_or_one_that_beats_as_many(seed: int) -> None:
    state = DUEL.start(None, 2, Seeded.of(str(seed)))
    laid = best(DUEL, state, iterations=1200)
    own = state.hands[0].cards
    assert [card for card in range(laid.card, own[-1]) if card not in own] == []


def position(line: str, hands: tuple[str, ...]) -> GravwellState:
    """Return a position in which all seats are asked for a card out of these hands, which all have seen."""
    state, _ = state_of(read_position(line))
    for hand, letters in zip(state.hands, hands, strict=True):
        hand.clear()
        for letter in letters:
            hand.add(card_of(letter), everybody(state.seats))
    dealt = {card for hand in state.hands for card in hand.cards}
    state.bag.cards = [card for card in state.bag.cards if card not in dealt]
    state.discards = [card for card in range(26) if card not in dealt and card not in state.bag.cards]  # type: ignore[misc]  # numbers of cards
    state.stack = []
    state.pending = ()
    state.ask(PlayCard, [Seat(seat) for seat in range(state.seats)])
    return state


def test_in_gravwell_it_takes_the_card_that_enters_the_gate() -> None:
    state = position("B48 Y46 d36 : phase=5", ("NE", "VZ"))
    assert best(GAME, state) == Play(card_of("N"))


def test_in_gravwell_it_leaves_alone_a_beam_that_would_let_the_rival_win() -> None:
    state = position("B53 Y52 d36 : phase=5", ("JE", "PG"))
    assert best(GAME, state) == Play(card_of("E"))


@pytest.mark.parametrize(
    ("line", "use"), [("B30 Y20 d36@25 : B=W phase=6", True), ("B30 Y40 d36@34 : B=W phase=6", False)]
)
def test_in_gravwell_it_stops_a_card_that_throws_it_back_in_the_last_phase(line: str, use: bool) -> None:  # noqa: FBT001  # a row of the table
    state, _ = state_of(read_position(line))
    card = card_of("W")
    state.queue, state.pending, state.stack = [(card, 0)], (), []  # type: ignore[list-item]  # ship 0
    state.ask(UseStop, (Seat(0),), card=card)
    assert best(GAME, state) == Stop(use=use)


def test_the_same_random_numbers_give_the_same_answer() -> None:
    state = GAME.start(None, 4, Seeded.of("same"))
    while state.phase == 0:
        GAME.apply(state, state.pending[0].id, GAME.legal(state, state.pending[0])[0], Seeded.of("draft"))
    assert best(GAME, state, 60) == best(GAME, state, 60)


def test_it_changes_nothing_it_is_given() -> None:
    state = GAME.start(None, 3, Seeded.of("hands off"))
    before = GAME.encode_state(state)
    best(GAME, state, 30, Guide())
    assert GAME.encode_state(state) == before


def test_a_game_with_a_guide_but_no_hard_bot_of_its_own_is_searched() -> None:
    assert isinstance(load_bot(GAME, "hard"), Search)


@pytest.mark.parametrize("level", ["hard", "search:0", "search:many", "search:"])
def test_a_game_without_guide_has_no_hard_bot_and_no_search_is_without_budget(level: str) -> None:
    with pytest.raises(IllegalText, match="unknown-bot"):
        load_bot(DUEL, level)


def test_the_budget_of_a_search_can_be_named() -> None:
    bot = load_bot(GAME, "search:77")
    assert isinstance(bot, Search)
    assert bot.budget.iterations == 77
