"""The proof that views do not leak.

At many points of random matches, everything a viewer cannot see is dealt anew. The viewer must not be able to tell:
not from the view, the questions, the lists, the refusals, nor from the events that follow, until an action itself
reveals a value. And what a viewer has once been shown must stay where it was in every new deal.
"""

import random
from functools import partial
from typing import Any

import msgspec

from pelagos.conformance.driving import Step, Subject, look
from pelagos.conformance.failure import fail_as
from pelagos.conformance.hidden import differing_fields, hidden_fields, who_knows_cards
from pelagos.conformance.march import march
from pelagos.conformance.setups import Setup
from pelagos.conformance.shown import cards_shown
from pelagos.kernel.chance import Seeded
from pelagos.kernel.decision import Action, Closes
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Event
from pelagos.kernel.ids import Seat, Viewer, bit_of

failure = fail_as("views do not leak")
SHARE = 3
"""A deal costs more than other looks, so only every third moment gets one."""
MARCH = 8
POOL = 30


def check_views_do_not_leak(subject: Subject) -> None:
    """Deal anew what each viewer cannot see; nothing the viewer gets may change."""
    never_differed = _fields_to_vary(subject)
    for setup, seed in subject.seeded_setups():
        rng = random.Random(f"leak {seed}")  # noqa: S311  # a test's own choices
        pool: list[Action] = []
        for step in look(subject, setup, seed, share=SHARE):
            pool = [*pool, *step.listed[:5]][-POOL:]
            viewer = rng.choice([*range(setup.seats), None])
            never_differed -= _deal_anew(subject, setup, step, viewer, pool, rng)
    if never_differed:
        raise failure(f"hidden fields that never differed, so nothing was proved of them: {sorted(never_differed)}")


def _fields_to_vary(subject: Subject) -> set[str]:
    """Return the hidden fields; where nothing is ever sealed, those of sealed answers prove nothing."""
    game = subject.game
    fields = hidden_fields(game.state_type)
    if any(kind.closes in (Closes.ALL, Closes.CLOCK) for kind in game.asks):
        return fields
    return {name for name in fields if not name.startswith(f"{game.sealed_type.__name__}.")}


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
    """At the moment a viewer is shown a card that lies in a zone, the zone knows that this viewer knows it.

    An event is therefore told after the change it tells of. What happens later, such as a random loss, may clear it.
    """
    for setup, seed in subject.seeded_setups():
        viewers: list[Viewer] = [*(Seat(seat) for seat in range(setup.seats)), None]
        for step in look(subject, setup, seed):
            after = subject.game.clone(step.state)
            listener = partial(_require_known, subject, after, viewers)
            chance = Seeded.of(f"{seed} {step.decision.id}")
            subject.game.apply(after, step.decision.id, step.action, chance, listener)


def _require_known(subject: Subject, state: Any, viewers: list[Viewer], event: Event) -> None:
    known = who_knows_cards(state)
    for viewer in viewers:
        for card in cards_shown(event, viewer):
            if not known.get(card, bit_of(viewer)) & bit_of(viewer):
                code = subject.game.card_code(card)
                raise failure(f"{viewer} was shown {code} by {event}, and the zone it is in forgets it")
