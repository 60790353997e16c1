"""Pebbles, spoiled: games that count wrong, depend on what they must not, share what they must not, or never end."""

import random
from dataclasses import replace
from functools import partial
from typing import Final

from pelagos.kernel.chance import Chance
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.game import Options
from pelagos.kernel.ids import Seat
from pelagos.kernel.visibility import Public
from tests.spikes.pebbles import rules
from tests.spikes.pebbles.game import ASKS, EFFECTS, HIDE, THROW, pebbles, sample
from tests.spikes.pebbles.state import PebblesState
from tests.spikes.pebbles.types import Build, Flight, Hide, NextTurn, SealedHide, Stand, Throw, ThrowAt

# -- counting ----------------------------------------------------------------------------------------------------


def land_and_vanish(state: PebblesState, effect: Flight, chance: Chance, emit: Emit | None) -> None:
    """Lose the card that landed."""
    rules.land(state, effect, chance, emit)
    state.discards.pop()


def reveal_and_keep(state: PebblesState, answers: tuple[SealedHide, ...], chance: Chance, emit: Emit | None) -> None:
    """Discard walls and leave them in the hand as well."""
    rules.reveal(state, answers, chance, emit)
    for answer in answers:
        if isinstance(answer.action, Build):
            state.hands[answer.seat].add(answer.action.card)


LOSING: Final = pebbles(effects=EFFECTS | {Flight: land_and_vanish})
DOUBLING: Final = pebbles(asks=ASKS | {Hide: replace(HIDE, reveal=reveal_and_keep)})

# -- sharing -----------------------------------------------------------------------------------------------------

TALLY: Final[dict[str, int]] = {"throws": 0}


class TalliedState(PebblesState, kw_only=True):
    """A state that copies a number from outside."""

    throws: Public[int] = 0


def throw_and_tally(state: TalliedState, decision: Throw, action: ThrowAt, chance: Chance, emit: Emit | None) -> None:
    """Count the throws of all matches together."""
    TALLY["throws"] += 1
    state.throws = TALLY["throws"]
    rules.throw(state, decision, action, chance, emit)


TALLYING: Final = pebbles(
    state=TalliedState,
    set_up=partial(rules.set_up, cls=TalliedState),
    sample=lambda view, chance: sample(view, chance, TalliedState, throws=view.throws),
    asks=ASKS | {Throw: replace(THROW, answer=throw_and_tally)},
)


def shallow(state: PebblesState) -> PebblesState:
    """Copy a state and go on using its list of discards."""
    copy: PebblesState = GOOD_CLONE(state)
    copy.discards = state.discards
    return copy


SHARING: Final = pebbles()
GOOD_CLONE: Final = SHARING.clone
SHARING.clone = shallow

# -- determinism -------------------------------------------------------------------------------------------------

DICE: Final = random.Random()  # the very fault that must be found


def deal_by_global_dice(options: Options, seats: int, chance: Chance, emit: Emit | None) -> PebblesState:
    """Choose who begins by a source of one's own."""
    state = rules.set_up(options, seats, chance, emit)
    state.turn = Seat(DICE.randrange(seats))
    return state


def list_in_order_of_hashes(state: PebblesState, decision: Throw) -> list[Action]:
    """List the throws in the order of a set of texts, which differs from process to process."""
    listed = {str(action): action for action in rules.list_throws(state, decision)}
    return [listed[text] for text in set(listed)]


DICING: Final = pebbles(set_up=deal_by_global_dice)
HASHING: Final = pebbles(asks=ASKS | {Throw: replace(THROW, legal=list_in_order_of_hashes)})

# -- questions and answers ---------------------------------------------------------------------------------------


def list_throws_at_oneself(state: PebblesState, decision: Throw) -> list[Action]:
    """List a throw that the rules refuse."""
    own = state.hands[state.turn].cards[0]
    return [*rules.list_throws(state, decision), ThrowAt(state.turn, own)]


def list_one_throw(state: PebblesState, decision: Throw) -> list[Action]:
    """List one throw and keep the others to oneself."""
    return rules.list_throws(state, decision)[:1]


def list_twice(state: PebblesState, decision: Throw) -> list[Action]:
    """List every throw twice."""
    return rules.list_throws(state, decision) * 2


STANDING: Final[list[Action]] = [Stand()]


def list_shared(state: PebblesState, decision: Hide) -> list[Action]:
    """Hand out one list for all, where the seat holds no wall."""
    listed = rules.list_hiding(state, decision)
    return listed if len(listed) > 1 else STANDING


def refuse_without_rule(state: PebblesState, decision: Throw, action: ThrowAt) -> None:
    """Refuse without saying by which rule."""
    try:
        rules.check_throw(state, decision, action)
    except IllegalAction as refusal:
        raise IllegalAction(None, refusal.key, **refusal.arguments) from refusal


def judge_with_a_trace(state: PebblesState, decision: Throw, action: ThrowAt) -> None:
    """Leave a trace in the state by judging."""
    state.points[state.turn] += 1
    rules.check_throw(state, decision, action)


def list_nothing_when_poor(state: PebblesState, decision: Hide) -> list[Action]:
    """Ask, and list nothing for who holds no wall."""
    return rules.list_hiding(state, decision)[1:]


def check_nothing(state: PebblesState, decision: Throw, action: ThrowAt) -> None:
    """Accept whatever comes, and find out too late."""


def refuse_too_late(state: PebblesState, decision: Throw, action: ThrowAt, chance: Chance, emit: Emit | None) -> None:
    """Judge after the question was closed."""
    rules.check_throw(state, decision, action)
    rules.throw(state, decision, action, chance, emit)


MISLISTING: Final = {
    "refused": pebbles(asks=ASKS | {Throw: replace(THROW, legal=list_throws_at_oneself)}),
    "unlisted": pebbles(asks=ASKS | {Throw: replace(THROW, legal=list_one_throw)}),
    "twice": pebbles(asks=ASKS | {Throw: replace(THROW, legal=list_twice)}),
    "shared": pebbles(asks=ASKS | {Hide: replace(HIDE, legal=list_shared)}),
    "without-rule": pebbles(asks=ASKS | {Throw: replace(THROW, check=refuse_without_rule)}),
    "with-a-trace": pebbles(asks=ASKS | {Throw: replace(THROW, check=judge_with_a_trace)}),
    "too-late": pebbles(asks=ASKS | {Throw: replace(THROW, check=check_nothing, answer=refuse_too_late)}),
}
"""Games that `check_listing_and_judging_agree` must refuse."""

SILENT: Final = pebbles(asks=ASKS | {Hide: replace(HIDE, legal=list_nothing_when_poor)})


def next_turn_for_ever(state: PebblesState, effect: NextTurn, chance: Chance, emit: Emit | None) -> None:
    """Shuffle the discards in again whenever the bag is empty."""
    if not state.bag.cards:
        state.bag.put(state.discards)
        state.discards = []
    rules.next_turn(state, effect, chance, emit)


ENDLESS: Final = pebbles(effects=EFFECTS | {NextTurn: next_turn_for_ever})


def returns_of_one(state: PebblesState) -> tuple[float, ...]:
    """Forget all seats but one."""
    return rules.returns(state)[:1]


SHORT_OF_RETURNS: Final = pebbles(returns=returns_of_one)


# -- forms -------------------------------------------------------------------------------------------------------

LOOKALIKE: Final = pebbles(cards=("x", "x", "x", *(f"c{number}" for number in range(9))))
"""Three cards with one notation."""
