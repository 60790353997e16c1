"""What holds in every match, whatever is played."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pelagos.games.itchyfeet.cards import IS_EVENT, IS_POSTCARD
from pelagos.games.itchyfeet.deal import ASIDE, PILE, Hidden, deal
from pelagos.games.itchyfeet.decisions import TakeTurn
from pelagos.games.itchyfeet.game import GAME
from pelagos.games.itchyfeet.options import ItchyFeetOptions
from pelagos.games.itchyfeet.rules.hands import limit_of
from pelagos.games.itchyfeet.rules.knowledge import places_of
from pelagos.games.itchyfeet.state import ItchyFeetState, census
from pelagos.kernel.chance import Seeded
from pelagos.kernel.ids import OUTSIDER_BIT, Seat
from pelagos.research.deep_size import deepest
from tests.games.itchyfeet.support import ALL

INPUTS = 250
STRIDE = 5
"""Every so many states are measured."""
MOST_BYTES = 6_000
matches = st.tuples(
    st.integers(0, 100_000),
    st.integers(2, 6),
    st.builds(
        ItchyFeetOptions,
        **{name: st.booleans() for name in ("events", "specials", "contraband", "postcards", "characters")},
        empty_pile=st.sampled_from(("permanent", "lazy", "immediate", "never")),
    ),
)
Setup = tuple[int, int, ItchyFeetOptions]


def play(setup: Setup) -> Iterator[ItchyFeetState]:
    """Yield the state at each question of the beginning of a random match."""
    seed, seats, options = setup
    rng, chance = random.Random(seed), Seeded.of(str(seed))
    state = GAME.start(options, seats, chance)
    for _ in range(INPUTS):
        if not state.pending:
            return
        yield state
        decision = rng.choice(state.pending)
        GAME.apply(state, decision.id, rng.choice(GAME.legal(state, decision)), chance)


@given(matches)
def test_no_card_appears_or_vanishes(setup: Setup) -> None:
    counts = [Counter(census(state)) for state in play(setup)]
    assert all(count == counts[0] for count in counts)
    assert max(counts[0].values()) == 1


@pytest.mark.rule("TC-21")
@given(matches)
def test_nobody_begins_an_action_with_too_many_cards(setup: Setup) -> None:
    for state in play(setup):
        if isinstance(state.pending[0], TakeTurn):
            assert all(len(hand) <= limit_of(state, Seat(seat)) for seat, hand in enumerate(state.hands))


@pytest.mark.rule("TC-40")
@given(matches)
def test_nobody_plays_on_with_four_postcards(setup: Setup) -> None:
    for state in play(setup):
        assert all(sum(IS_POSTCARD[card] for card in hand.cards) < 4 for hand in state.hands)


@pytest.mark.rule("TC-29")
@given(matches)
def test_no_event_is_ever_in_a_hand(setup: Setup) -> None:
    for state in play(setup):
        assert not any(IS_EVENT[card] for hand in state.hands for card in hand.cards)


@pytest.mark.rule("TC-30", "TC-45")
@given(matches)
def test_the_truth_is_always_one_of_the_deals_that_everybody_thinks_possible(setup: Setup) -> None:
    for number, state in enumerate(play(setup)):
        for seat, hand in enumerate(state.hands):
            assert len(state.backs[seat]) == sum(not known & OUTSIDER_BIT for known in hand.known)
        if number % 10 == 0:
            assert deal(places_of(state), truth(state)) is not None


def truth(state: ItchyFeetState) -> list[Hidden]:
    """Every card that does not lie open, pinned to where it is."""
    holder = {card: seat for seat, hand in enumerate(state.hands) for card in hand.cards}
    holder |= dict.fromkeys(state.pile.cards, PILE) | dict.fromkeys(state.aside.cards, ASIDE)
    return [Hidden(card, origin, holder[card]) for card, origin in enumerate(state.origin) if origin]  # type: ignore[index]  # every card number


@pytest.mark.rule("TC-11")
@given(matches)
def test_there_is_always_an_answer_and_passing_only_where_nothing_else_is_possible(setup: Setup) -> None:
    for state in play(setup):
        for decision in state.pending:
            listed = [type(action).__name__ for action in GAME.legal(state, decision)]
            assert listed
            if "Pass" in listed:
                assert set(listed) <= {"Pass", "Use"}


@pytest.mark.rule("TC-18")
@given(matches)
def test_nobody_makes_more_than_three_offers_a_turn(setup: Setup) -> None:
    assert all(state.offers <= 3 for state in play(setup))


@pytest.mark.parametrize("seats", [2, 6])
def test_a_state_stays_small_with_all_extensions(seats: int) -> None:
    matches = [[GAME.clone(state) for state in islice(play((seed, seats, ALL)), 0, None, STRIDE)] for seed in range(3)]
    assert deepest(matches[0] + matches[1], matches[2]) < MOST_BYTES
