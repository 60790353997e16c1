"""All the ways an action can turn out."""

from fractions import Fraction

import pytest

from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.options import GravwellOptions
from pelagos.games.gravwell.state import GravwellState
from pelagos.kernel.chance import Scripted, Seeded
from pelagos.kernel.enumeration import branches
from pelagos.kernel.errors import BrokenInvariant


def position(seats: int, options: GravwellOptions | None = None) -> GravwellState:
    return GAME.start(options, seats, Seeded.of("enumeration"))


def test_each_unseen_card_is_an_equally_likely_lower_card() -> None:
    state = position(4)
    decision = state.pending[0]
    found = list(branches(GAME, state, decision.id, GAME.legal(state, decision)[0]))
    assert len(found) == 26 - 12
    assert {branch.probability for branch in found} == {Fraction(1, 14)}
    assert len({branch.state.hands[decision.actor].cards[0] for branch in found} | {0}) > 1


def test_the_probabilities_of_a_chain_of_outcomes_sum_to_one() -> None:
    state = position(1, GravwellOptions(chaos=True))
    state.bag.cards = state.bag.cards[:6]
    decision = state.pending[0]
    found = list(branches(GAME, state, decision.id, GAME.legal(state, decision)[0]))
    assert sum(branch.probability for branch in found) == 1


def test_each_branch_is_what_its_script_gives() -> None:
    state = position(3)
    decision = state.pending[0]
    action = GAME.legal(state, decision)[0]
    for branch in branches(GAME, state, decision.id, action):
        again = GAME.clone(state)
        GAME.apply(again, decision.id, action, Scripted(branch.outcomes))
        assert again == branch.state


def test_an_action_without_chance_has_one_branch() -> None:
    state = position(2)
    while state.phase == 0:
        GAME.apply(state, state.pending[0].id, GAME.legal(state, state.pending[0])[0], Seeded.of("x"))
    decision = state.pending[0]
    (only,) = branches(GAME, state, decision.id, GAME.legal(state, decision)[0])
    assert only.probability == 1
    assert only.outcomes == ()


def test_the_position_itself_is_left_alone() -> None:
    state = position(3)
    before = GAME.encode_state(state)
    list(branches(GAME, state, state.pending[0].id, GAME.legal(state, state.pending[0])[0]))
    assert GAME.encode_state(state) == before


def test_too_many_outcomes_are_said_to_be_too_many() -> None:
    state = position(1)
    decision = state.pending[0]
    with pytest.raises(BrokenInvariant, match="too-many-outcomes"):
        list(branches(GAME, state, decision.id, GAME.legal(state, decision)[0], limit=50))
