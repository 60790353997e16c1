"""The `normal` bot."""

from random import Random
from typing import Any

import pytest

from pelagos.bots.driver import play_match, seat_bots
from pelagos.games.gravwell.actions import Play
from pelagos.games.gravwell.bot import Outlook, answer_stop, choose, guess_plays, worth_in_draft
from pelagos.games.gravwell.cards import card_of
from pelagos.games.gravwell.decisions import PlayCard, UseStop
from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.options import GravwellOptions
from pelagos.games.gravwell.sample import unseen_cards
from pelagos.games.gravwell.ships import ShipId
from pelagos.games.gravwell.state import GravwellState
from pelagos.kernel.chance import Seeded
from pelagos.kernel.ids import Seat, everybody
from pelagos.research.arena import run_arena

VARIANTS = [
    (1, GravwellOptions()),
    (1, GravwellOptions(chaos=True)),
    (2, GravwellOptions(no_secrets=True)),
    (3, GravwellOptions(gate_activated=True, hardcore=True)),
    (4, GravwellOptions(chaos=True, gate_activated=True, pull_from_singularity=False, age="drawn")),
]


def position(spaces: dict[int, int], hands: tuple[str, ...], *, phase: int = 3) -> GravwellState:
    """Return a position of a match for two: ships 0 and 1 and the derelict 2 on these spaces, and open hands."""
    state: GravwellState = GAME.start(None, 2, Seeded.of("position"))
    state.pending, state.piles, state.phase = (), [], phase
    state.bag.cards = [card for card in state.bag.cards if card not in map(card_of, "".join(hands))]
    for ship, space in spaces.items():
        state.positions[ship] = space
    for hand, cards in zip(state.hands, hands, strict=True):
        for letter in cards:
            hand.add(card_of(letter), everybody(2))
    return state


def play(state: GravwellState) -> str:
    """Return the letter that the bot plays on seat 0."""
    state.ask(PlayCard, (Seat(0), Seat(1)))
    decision = state.pending[0]
    action = choose(GAME.observe(state, Seat(0)), decision, tuple(GAME.legal(state, decision)), Random(1))
    return GAME.card_code(action.card)


def asks_stop(state: GravwellState, queue: str) -> tuple[Any, UseStop]:
    """Return what seat 0 sees when its card, the first of `queue`, is next; the second is seat 1's."""
    ships = [ShipId(0), ShipId(1)]
    state.queue = [(card_of(letter), ship) for letter, ship in zip(queue, ships, strict=True)][::-1]
    state.ask(UseStop, (Seat(0),), card=card_of(queue[0]))
    return GAME.observe(state, Seat(0)), state.pending[0]  # type: ignore[return-value]  # the question just put


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_it_plays_every_variant_to_the_end(seats: int, options: GravwellOptions) -> None:
    played = play_match(GAME, options, seat_bots(GAME, [choose] * seats, "v"), Seeded.of("v"))
    assert len(played.returns) == seats


def test_it_enters_the_gate_when_it_can() -> None:
    state = position({0: 48, 1: 20, 2: 51}, ("AM", "BC"))
    assert play(state) == "M"


def test_it_does_not_pull_a_rival_through_the_gate() -> None:
    state = position({0: 53, 1: 52, 2: 36}, ("JA", "YZ"))
    assert play(state) == "A", "the beam would leave it further on, but the rival has won"


def test_it_moves_far_when_drawn_forward() -> None:
    state = position({0: 10, 1: 0, 2: 11}, ("AS", "BC"))
    assert play(state) == "S"


def test_it_moves_little_when_drawn_back() -> None:
    state = position({0: 30, 1: 2, 2: 26}, ("AM", "YZ"))
    assert play(state) == "A"


def test_it_stops_a_card_that_would_throw_it_far_back_and_lets_a_good_one_go() -> None:
    back = position({0: 30, 1: 10, 2: 26}, ("", ""), phase=5)
    assert answer_stop(*asks_stop(back, "MY")).use
    forward = position({0: 20, 1: 10, 2: 26}, ("", ""), phase=5)
    assert not answer_stop(*asks_stop(forward, "MY")).use


def test_it_saves_the_stop_early_in_a_round_when_little_is_lost() -> None:
    early = position({0: 30, 1: 10, 2: 26}, ("", ""), phase=1)
    late = position({0: 30, 1: 10, 2: 26}, ("", ""), phase=6)
    assert not answer_stop(*asks_stop(early, "CY")).use
    assert answer_stop(*asks_stop(late, "CY")).use


def test_it_keeps_the_one_stop_of_hardcore_for_later_rounds() -> None:
    state = position({0: 30, 1: 10, 2: 26}, ("", ""), phase=6)
    assert answer_stop(*asks_stop(state, "MY")).use
    state = position({0: 30, 1: 10, 2: 26}, ("", ""), phase=6)
    state.options = GravwellOptions(hardcore=True)
    assert not answer_stop(*asks_stop(state, "MY")).use
    state.round = 6
    assert answer_stop(*asks_stop(state, "MY")).use


def test_it_guesses_only_cards_that_rivals_may_hold() -> None:
    state = position({0: 10, 1: 12}, ("ABC", "DEF"))
    state.hands[1].known = (1 << 1, 1 << 1, everybody(2))
    view = GAME.observe(state, Seat(0))
    unseen = unseen_cards(view)
    guessed = {guess_plays(view, [ShipId(1)], unseen, rng)[0][0] for rng in map(Random, range(300))}
    assert card_of("F") in guessed
    assert guessed <= {*unseen, card_of("F")}
    assert not guessed & {card_of(letter) for letter in "ABC"}


def test_the_scratch_board_leaves_the_view_alone_and_repeats() -> None:
    state = position({0: 10, 1: 12}, ("ABC", "DEF"))
    view = GAME.observe(state, Seat(0))
    before = view.positions
    outlook = Outlook(view, ShipId(0))
    plays = [(card_of("M"), ShipId(0)), (card_of("J"), ShipId(1))]
    assert outlook.after(plays) == outlook.after(plays)
    assert view.positions == before == tuple(state.positions)


def test_beams_and_strong_repulsors_are_drafted_first() -> None:
    ranked = sorted("ABCDEFGHIJKLMNOPQRSTUVWXYZ", key=lambda letter: -worth_in_draft(card_of(letter)))
    assert set(ranked[:4]) == set("NUJQ")
    assert worth_in_draft(card_of("M")) > worth_in_draft(card_of("A"))


def test_the_same_random_numbers_choose_the_same_cards() -> None:
    state = position({0: 10, 1: 12}, ("ABCM", "DEFS"))
    state.ask(PlayCard, (Seat(0), Seat(1)))
    view, actions = GAME.observe(state, Seat(0)), tuple(GAME.legal(state, state.pending[0]))
    chosen = {choose(view, state.pending[0], actions, Random(5)) for _ in range(5)}
    assert len(chosen) == 1
    assert isinstance(chosen.pop(), Play)


@pytest.mark.parametrize(
    ("bot", "others", "seats", "least"),
    [
        ("normal", "random", 4, 0.45),
        ("normal", "random", 2, 0.65),
        ("easy", "random", 4, 0.35),
        ("normal", "easy", 4, 0.3),
    ],
)
def test_each_level_beats_the_one_below(bot: str, others: str, seats: int, least: float) -> None:
    """The same 160 games on every machine; long measurements are in docs/bots.md."""
    result = run_arena("gravwell", [bot, others], games=160, seats=seats, seed="strength")
    assert result.standings[0].bot == bot
    assert result.standings[0].won.share > least
