"""The crew bots: they plan with the resolver from what has been announced so far, with their own cards.

They plan one after the other: each seeks a plan of all that its own cards, those the others may hold and what they
have told allow, tells what it will do in it, and asks the next. When a threat or a card comes they begin again, from
the plans they have. `easy` thinks briefly, `hard` long.
"""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from pelagos.games.spacealert.actions import Ready
from pelagos.games.spacealert.decisions import DecideTrip
from pelagos.games.spacealert.decisions import Plan as PlanAsked
from pelagos.games.spacealert.planning.crew import open_turns
from pelagos.games.spacealert.policy.answers import lays, takebacks
from pelagos.games.spacealert.policy.between import choose_between
from pelagos.games.spacealert.policy.choosing import choose_before_mission
from pelagos.games.spacealert.policy.gifts import gifts
from pelagos.games.spacealert.policy.hands import match
from pelagos.games.spacealert.policy.hearing import told_program
from pelagos.games.spacealert.policy.knowledge import HERE, has_reported, laid_program, situation_of
from pelagos.games.spacealert.policy.talk import can_talk, has_passed_on, is_telling, must_wait, replies, talk
from pelagos.games.spacealert.policy.team import own_part
from pelagos.games.spacealert.policy.tripping import choose_trip
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.ids import Seat


class Effort(msgspec.Struct, frozen=True):
    """How many plans a bot tries."""

    together: int
    """For the plan of all."""
    alone: int
    """For its own part."""


EASY: Final = Effort(together=100, alone=40)
NORMAL: Final = Effort(together=600, alone=300)
HARD: Final = Effort(together=1200, alone=400)


def choose(view: Any, decision: Any, actions: tuple[Any, ...], rng: Any) -> Any:
    """Return the answer of the `normal` bot."""
    return answer(NORMAL, view, decision, actions)


def choose_easy(view: Any, decision: Any, actions: tuple[Any, ...], rng: Any) -> Any:
    """Return the answer of the `easy` bot."""
    return answer(EASY, view, decision, actions)


def choose_hard(view: Any, decision: Any, actions: tuple[Any, ...], rng: Any) -> Any:
    """Return the answer of the `hard` bot."""
    return answer(HARD, view, decision, actions)


def answer(effort: Effort, view: Any, decision: Any, actions: tuple[Any, ...]) -> Any:
    """Return what a bot does next: it reports for duty, waits for its turn, or plans if anything is announced."""
    if not isinstance(decision, PlanAsked):
        if isinstance(decision, DecideTrip):
            return choose_trip(view, decision, actions)
        return choose_before_mission(actions) if view.stage == "choosing" else choose_between(view, actions)
    seat = decision.actor
    if can_talk(view) and not has_reported(view, seat):
        return HERE
    return next(steps(effort, view, seat), Ready())


def steps(effort: Effort, view: Any, seat: Seat) -> Iterator[Action]:
    """Yield what is left to do now, in order."""
    if can_talk(view) and has_passed_on(view, seat):
        yield from replies(view, seat, told_program(view, seat))
    elif can_talk(view) and is_telling(view, seat):
        yield from talk(view, seat, laid_program(view, seat))
    elif view.alerts and not is_idle(view, seat):
        yield from work(effort, view, seat)
    elif can_talk(view):
        yield from replies(view, seat, laid_program(view, seat))
    yield from gifts(view, seat)


def is_idle(view: Any, seat: Seat) -> bool:
    """Tell whether a bot leaves its plan as it is: others plan first, or nobody could hear of a change."""
    if view.silent:
        return any(laid.member == seat and laid.turn in open_turns(view, seat) for laid in view.program)
    return view.seats > 1 and must_wait(view, seat)


def work(effort: Effort, view: Any, seat: Seat) -> Iterator[Action]:
    """Yield what makes a plan come true: take back, lay, and talk about it."""
    situation = situation_of(view, seat)
    plan = own_part(situation, effort.together, effort.alone)
    wanted = situation.wanted(plan)
    cards = match(wanted, situation.cards)
    if cards is None:
        raise BrokenInvariant(None, "plan-without-cards", seat=seat)
    yield from takebacks(view, situation, wanted, cards)
    yield from lays(view, seat, wanted, cards)
    if can_talk(view):
        yield from talk(view, seat, laid_program(view, seat))
