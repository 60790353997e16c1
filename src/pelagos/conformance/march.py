"""Two worlds that one viewer cannot tell apart, moving on in step."""

import random
from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, TypeVar

import msgspec

from pelagos.conformance.driving import Subject
from pelagos.conformance.failure import fail_as
from pelagos.conformance.hidden import who_knows_cards
from pelagos.conformance.shown import cards_shown
from pelagos.kernel.chance import Chance, Drawable, Outcome, Recording, Seeded
from pelagos.kernel.decision import Action, Closes, Decision
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Event
from pelagos.kernel.ids import CardId, Viewer
from pelagos.kernel.observe import is_open, observe
from pelagos.kernel.visibility import Visibility, fields_of

failure = fail_as("views do not leak")
T = TypeVar("T")
ECHOED = 0.5
"""How often chance gives both worlds the same outcomes. Else it does not, and what is hidden of them may not show."""
MAY_DIFFER = (Visibility.REVEALS, Visibility.OWNER, Visibility.COUNT)


class _Echo(Chance):
    """Repeats the outcomes of the other world as far as this one allows."""

    def __init__(self, outcomes: Sequence[Outcome], source: Seeded) -> None:
        self.outcomes = list(outcomes)
        self.source = source

    def roll(self, sides: int) -> int:
        values = self._next("roll")
        if values is not None and values[0] < sides:
            return values[0]
        return self.source.roll(sides)

    def draw(self, bag: Drawable) -> CardId:
        values = self._next("draw")
        if values is not None and values[0] in bag.cards:
            bag.cards.remove(CardId(values[0]))
            return CardId(values[0])
        return self.source.draw(bag)

    def shuffle(self, items: Sequence[T]) -> list[T]:
        values = self._next("shuffle")
        if values is not None and len(values) == len(items):
            return [items[place] for place in values]
        return self.source.shuffle(items)

    def _next(self, kind: str) -> tuple[int, ...] | None:
        if self.outcomes and self.outcomes[0].kind == kind:
            return self.outcomes.pop(0).values
        return None


def march(  # two worlds, who watches, and how far
    subject: Subject, state: Any, other: Any, viewer: Viewer, rng: random.Random, steps: int
) -> None:
    """Play on in both worlds with the same inputs where both allow them, and compare what the viewer is told.

    The march ends where an action reveals a value in which the worlds differ.
    """
    game = subject.game
    one, two = game.clone(state), game.clone(other)
    for _ in range(steps):
        if not one.pending or not _step(subject, one, two, viewer, rng):
            return
        if msgspec.json.encode(game.observe(one, viewer)) != msgspec.json.encode(game.observe(two, viewer)):
            raise failure(f"the views of {viewer} part although nothing was revealed")


def _step(subject: Subject, one: Any, two: Any, viewer: Viewer, rng: random.Random) -> bool:
    game = subject.game
    decision = rng.choice(one.pending)
    action = rng.choice(game.legal(one, decision))
    its_action = _its_action(subject, two, decision, action, viewer, rng)
    recording = Recording(Seeded.of(str(rng.random())))
    told, told_two = [], []  # type: list[Event], list[Event]
    known, its_known = who_knows_cards(one), who_knows_cards(two)
    game.apply(one, decision.id, action, recording, told.append)
    echo = _Echo(recording.outcomes if rng.random() < ECHOED else [], Seeded.of(str(rng.random())))
    game.apply(two, decision.id, its_action, echo, told_two.append)
    if not _looks_alike(action, its_action, viewer) and not _still_sealed(decision, one, two):
        return False
    return _compare(told, told_two, viewer) and not _tells_who_knew(told, viewer, known, its_known)


def _tells_who_knew(told: list[Event], viewer: Viewer, known: dict[int, int], its_known: dict[int, int]) -> bool:
    """Tell whether a card was shown of which, in the two worlds, different seats knew: showing it reveals that too."""
    shown = {card for event in told for card in cards_shown(event, viewer)}
    return any(known.get(card) != its_known.get(card) for card in shown)


def _its_action(  # who answers what, and who watches
    subject: Subject, two: Any, decision: Decision, action: Action, viewer: Viewer, rng: random.Random
) -> Action:
    """Return what is answered in the other world: for somebody else, anything the viewer cannot tell apart from it."""
    game = subject.game
    if decision.actor == viewer:
        _require_open_in_both(subject, two, decision, action, viewer)
        return action
    if is_open(type(action)) and _is_accepted(subject, two, decision, action):
        return action
    alike = [other for other in game.legal(two, decision) if _looks_alike(other, action, viewer)]
    return rng.choice(alike or game.legal(two, decision))


def _is_accepted(subject: Subject, two: Any, decision: Decision, action: Action) -> bool:
    try:
        subject.game.check(two, decision.id, action)
    except IllegalAction:
        return False
    return True


def _require_open_in_both(subject: Subject, two: Any, decision: Decision, action: Action, viewer: Viewer) -> None:
    try:
        subject.game.check(two, decision.id, action)
    except IllegalAction as refusal:
        raise failure(f"{action} is open to {viewer} in one world and refused in the other: {refusal}") from refusal


def _looks_alike(one: Action, other: Action, viewer: Viewer) -> bool:
    """Tell whether somebody who did not choose sees the same of both answers, by the markers of their fields."""
    return type(one) is type(other) and bool(observe(one, viewer) == observe(other, viewer))


def _still_sealed(decision: Decision, one: Any, two: Any) -> bool:
    """Tell whether the answer lies sealed in both worlds, so that it may not show at all."""
    if decision.closes is not Closes.ALL:
        return False
    return all(any(given.decision.id == decision.id for given in world.sealed) for world in (one, two))


def _compare(told: list[Event], told_two: list[Event], viewer: Viewer) -> bool:
    """Compare what both worlds tell; False where a value was revealed that differs."""
    seen = [view for event in told if (view := observe(event, viewer)) is not None]
    seen_two = [view for event in told_two if (view := observe(event, viewer)) is not None]
    kinds = {type(observe(event, viewer)): type(event) for event in (*told, *told_two)}
    for view, its_view in zip_longest(seen, seen_two):
        if view is not None and its_view is not None and msgspec.json.encode(view) == msgspec.json.encode(its_view):
            continue
        if _is_revelation(kinds, view) or _is_revelation(kinds, its_view):
            return False
        if type(view) is type(its_view) and _differs_by_revealing(kinds[type(view)], view, its_view):
            return False
        raise failure(f"{viewer} is told {view} in one world and {its_view} in the other")
    return True


def _is_revelation(kinds: dict[type, type[Event]], view: Any) -> bool:
    """Tell whether that this event happens at all may depend on what was hidden, as a win by a hidden hand does."""
    return view is not None and kinds[type(view)].visible is Visibility.REVEALS


def _differs_by_revealing(cls: type[Event], view: Any, its_view: Any) -> bool:
    markers = fields_of(cls)
    return all(
        markers[name][1] in MAY_DIFFER
        for name in view.__struct_fields__
        if getattr(view, name) != getattr(its_view, name)
    )
