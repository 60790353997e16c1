"""Checks of how a match runs: it ends, it asks sensible questions, it lists what it accepts, it counts right."""

import random
from collections import Counter
from typing import Any

from pelagos.conformance.driving import Step, Subject, look, walk
from pelagos.conformance.failure import fail_as
from pelagos.conformance.strangers import misspell, vary
from pelagos.kernel.chance import Chance, Drawable
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import BrokenInvariant, IllegalAction
from pelagos.kernel.ids import CLOCK, CardId

VARIED = 4
"""How many listed actions are varied at each question."""


def check_matches_end(subject: Subject) -> None:
    """Random matches end, no question lacks an answer, question numbers rise, and the returns are sound."""
    failure = fail_as("matches end")
    for setup, seed in subject.seeded_setups():
        state: Any = None
        for step in walk(subject, setup, seed):
            state = step.state
            _require_sound_questions(step, setup.seats)
        if state is None:
            raise failure(f"{setup}: nothing was ever asked")
        returns = subject.game.returns(state)
        if len(returns) != setup.seats:
            raise failure(f"{setup}: {len(returns)} returns for {setup.seats} seats")


def _require_sound_questions(step: Step, seats: int) -> None:
    failure = fail_as("matches end")
    numbers = [asked.id for asked in step.state.pending]
    if numbers != sorted(set(numbers)) or numbers[-1] > step.state.last_id:
        raise failure(f"question numbers do not rise: {numbers}")
    for asked in step.state.pending:
        if asked.actor != CLOCK and not 0 <= asked.actor < seats:
            raise failure(f"{asked} is put to a seat that does not exist")
        if not step.listed:
            raise failure(f"nothing answers {asked}")


class _NoChance(Chance):
    """Raises if it is asked: a refusal must not touch chance."""

    def roll(self, sides: int) -> int:
        raise BrokenInvariant(None, "chance-touched", sides=sides)

    def draw(self, bag: Drawable) -> CardId:
        raise BrokenInvariant(None, "chance-touched", cards=len(bag.cards))


def check_listing_and_judging_agree(subject: Subject) -> None:
    """Listed actions are accepted, in a pinned order, each once; others are refused with a rule and change nothing."""
    for setup, seed in subject.seeded_setups():
        pool: dict[Action, None] = {}
        rng = random.Random(f"strangers {seed}")  # noqa: S311  # a test's own choices
        for step in look(subject, setup, seed):
            _require_listed_accepted(subject, step)
            _require_others_refused(subject, step, [*pool, *_variants(subject, step, rng)])
            pool.update(dict.fromkeys(list(step.listed)[:40]))
            while len(pool) > 60:  # noqa: PLR2004  # enough strangers for each question
                del pool[next(iter(pool))]


def _variants(subject: Subject, step: Step, rng: random.Random) -> list[Action]:
    chosen = [rng.choice(step.listed) for _ in range(VARIED)]
    varied = [variant for action in chosen for variant in vary(subject.game, action, rng)]
    return varied + [odd for action in chosen for odd in misspell(subject.game, step.decision, action, rng)]


def _require_listed_accepted(subject: Subject, step: Step) -> None:
    failure = fail_as("listing and judging agree")
    game = subject.game
    expected = tuple(step.listed)
    again = game.legal(step.state, step.decision)
    if tuple(again) != expected:
        raise failure(f"the list for {step.decision} changes from one look to the next")
    if isinstance(again, list):
        again.clear()
        if tuple(game.legal(step.state, step.decision)) != expected:
            raise failure(f"whoever gets the list for {step.decision} can change it for all")
    if len(set(step.listed)) != len(step.listed):
        raise failure(f"the list for {step.decision} names an action twice")
    for action in step.listed[:200]:
        try:
            game.check(step.state, step.decision.id, action)
        except IllegalAction as refusal:
            raise failure(f"{action} is listed for {step.decision} but refused: {refusal}") from refusal


def _require_others_refused(subject: Subject, step: Step, pool: list[Action]) -> None:
    failure = fail_as("listing and judging agree")
    game = subject.game
    before = game.encode_state(step.state)
    for action in pool:
        if action in step.listed:
            continue
        try:
            game.check(step.state, step.decision.id, action)
        except IllegalAction as refusal:
            if refusal.rule is None:
                raise failure(f"{action} is refused without a rule") from refusal
            _require_refusal_by_apply(subject, step, action)
        else:
            if game.asks[type(step.decision)].exhaustive:
                raise failure(f"{action} is accepted for {step.decision} but not listed")
    if game.encode_state(step.state) != before:
        raise failure("judging an action changed the state")


def _require_refusal_by_apply(subject: Subject, step: Step, action: Action) -> None:
    failure = fail_as("listing and judging agree")
    before = subject.game.encode_state(step.state)
    try:
        subject.game.apply(step.state, step.decision.id, action, _NoChance())
    except IllegalAction:
        pass
    else:
        raise failure(f"{action} is refused by check but carried out by apply")
    if subject.game.encode_state(step.state) != before:
        raise failure(f"refusing {action} changed the state")


def check_components_are_conserved(subject: Subject) -> None:
    """Nothing physical appears or vanishes: the game's census is the same after every input."""
    failure = fail_as("components are conserved")
    census = subject.game.census
    if census is None:
        raise failure("the game does not say what its components are (Game.census)")
    for setup, seed in subject.seeded_setups():
        first: Counter[object] | None = None
        for step in walk(subject, setup, seed):
            now = Counter(census(step.state))
            first = first or now
            if now != first:
                raise failure(f"{setup}: gone {first - now}, new {now - first}, before {step.decision}")
