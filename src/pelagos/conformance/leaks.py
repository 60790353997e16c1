"""The proof that views do not leak.

At many points of random matches, everything a viewer cannot see is dealt anew. The viewer must not be able to tell:
not from the view, the questions, the lists, the refusals, nor from the events that follow, until an action itself
reveals a value. And what a viewer has once been shown must stay where it was in every new deal.
"""

import random
from typing import Any

import msgspec

from pelagos.conformance.driving import Setup, Step, Subject, walk
from pelagos.conformance.failure import fail_as
from pelagos.conformance.hidden import differing_fields, hidden_fields, places_of_cards
from pelagos.conformance.march import march
from pelagos.conformance.shown import cards_shown
from pelagos.kernel.chance import Seeded
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Event
from pelagos.kernel.ids import Seat, Viewer

failure = fail_as("views do not leak")
EVERY = 3
MARCH = 8
POOL = 30


def check_views_do_not_leak(subject: Subject) -> None:
    """Deal anew what each viewer cannot see; nothing the viewer gets may change."""
    never_differed = hidden_fields(subject.game.state_type)
    for setup, seed in subject.seeded_setups():
        rng = random.Random(f"leak {seed}")  # noqa: S311  # a test's own choices
        pool: list[Action] = []
        for number, step in enumerate(walk(subject, setup, seed)):
            pool = [*pool, *step.listed[:5]][-POOL:]
            if number % EVERY == 0:
                viewer = rng.choice([*range(setup.seats), None])
                never_differed -= _deal_anew(subject, setup, step, viewer, pool, rng)
    if never_differed:
        raise failure(f"hidden fields that never differed, so nothing was proved of them: {sorted(never_differed)}")


def _deal_anew(  # one deal is a match, a viewer and the means to judge it
    subject: Subject, setup: Setup, step: Step, viewer: Viewer, pool: list[Action], rng: random.Random
) -> set[str]:
    game, state = subject.game, step.state
    chance = Seeded.of(str(rng.random()))
    view = game.observe(state, viewer)
    other = game.sample(view, chance)
    if msgspec.json.encode(game.observe(other, viewer)) != msgspec.json.encode(view):
        raise failure(f"{setup}: {viewer} sees another view after a new deal: {_first_difference(game, other, view)}")
    _require_same_questions(subject, state, other, viewer, pool)
    march(subject, state, other, viewer, rng, MARCH)
    return differing_fields(state, other)


def _first_difference(game: Any, other: Any, view: Any) -> str:
    again = game.observe(other, view.viewer)
    for name in view.__struct_fields__:
        if getattr(view, name) != getattr(again, name):
            return f"{name}: {getattr(view, name)} became {getattr(again, name)}"
    return "an inner field"


def _require_same_questions(subject: Subject, state: Any, other: Any, viewer: Viewer, pool: list[Action]) -> None:
    game = subject.game
    for decision in state.pending:
        if decision.actor != viewer:
            continue
        if list(game.legal(state, decision)) != list(game.legal(other, decision)):
            raise failure(f"the list for {decision} shows what seat {viewer} cannot see")
        for action in pool:
            if _judge(game, state, decision.id, action) != _judge(game, other, decision.id, action):
                raise failure(f"how {action} is judged shows what seat {viewer} cannot see")


def _judge(game: Any, state: Any, decision_id: int, action: Action) -> object:
    try:
        game.check(state, decision_id, action)
    except IllegalAction as refusal:
        return refusal.rule, refusal.key, dict(refusal.arguments)
    return None


def check_what_is_shown_stays_known(subject: Subject) -> None:
    """A card shown to a viewer lies, right afterwards, in the same place in every state that fits the view."""
    for setup, seed in subject.seeded_setups():
        for step in walk(subject, setup, seed):
            events: list[Event] = []
            after = subject.game.clone(step.state)
            chance = Seeded.of(f"{seed} {step.decision.id}")
            subject.game.apply(after, step.decision.id, step.action, chance, events.append)
            _require_known(subject, setup, after, events)


def _require_known(subject: Subject, setup: Setup, state: Any, events: list[Event]) -> None:
    game = subject.game
    actual = places_of_cards(state)
    for viewer in [*(Seat(seat) for seat in range(setup.seats)), None]:
        shown = {card for event in events for card in cards_shown(event, viewer)}
        places = {card: place for card, place in actual.items() if card in shown and not place.endswith(":Bag")}
        if not places:
            continue
        for number in range(2):
            sampled = places_of_cards(game.sample(game.observe(state, viewer), Seeded.of(f"known {number}")))
            for card, place in places.items():
                if sampled.get(card) != place:
                    code = game.card_code(card)
                    raise failure(f"{setup}: {viewer} was shown {code} in {place}, and the view forgets it")
