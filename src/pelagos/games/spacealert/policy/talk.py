"""How bots take turns at talking: who has reported for duty waits until it is asked, plans, tells, and asks the next.

The first of them begins whenever the clock calls; the last one asks it again if it has told something new, so that the
others can make up for what it could not do. So each plans with what those before it have told, and nobody does
what somebody else does already. People are not waited for: their first words are others.
"""

from collections.abc import Iterator
from typing import Any

from pelagos.games.spacealert.actions import Tell
from pelagos.games.spacealert.planning.crew import open_turns
from pelagos.games.spacealert.planning.flight import announced, has_double_actions
from pelagos.games.spacealert.planning.talking import ANSWERS, BUTTONS, PLACES, has_asked
from pelagos.games.spacealert.policy.hearing import NOTHING, intentions, is_plan_of
from pelagos.games.spacealert.policy.jobs import jobs_against
from pelagos.games.spacealert.policy.knowledge import has_reported
from pelagos.games.spacealert.policy.situation import Program
from pelagos.kernel.ids import Seat


def reporters(view: Any) -> list[Seat]:
    """Return who has reported for duty, in the order in which they plan."""
    return [Seat(seat) for seat in range(view.seats) if has_reported(view, seat)]


def askers(view: Any, seat: Seat) -> list[Seat]:
    """Return who waits for an answer of a seat."""
    return [Seat(other) for other in range(view.seats) if other != seat and has_asked(view, Seat(other), seat)]


def can_talk(view: Any) -> bool:
    """Tell whether there is somebody to talk to, and nothing that keeps one from it."""
    return view.seats > 1 and not view.silent


def must_wait(view: Any, seat: Seat) -> bool:
    """Tell whether it is not a seat's turn to plan: it neither begins a round nor is asked by who plans before it."""
    before = next_before(view, seat)
    return before is not None and not has_asked(view, before, seat)


def is_telling(view: Any, seat: Seat) -> bool:
    """Tell whether a seat has begun to tell a new plan, all of which it has laid, and has yet to ask or to answer."""
    if next_after(view, seat) is None and not askers(view, seat):
        return False
    latest = next((said for said in reversed(view.told) if said.seat == seat), None)
    return latest is not None and is_plan_of(latest, seat) and latest.turn in open_turns(view, seat)


def talk(view: Any, seat: Seat, program: Program) -> Iterator[Tell]:
    """Yield what there is to say: what has changed in the plan, a question to who plans next, and answers."""
    yield from news(view, seat, program)
    yield from pass_on(view, seat)
    yield from replies(view, seat, program)


def news(view: Any, seat: Seat, program: Program) -> Iterator[Tell]:
    """Yield what of the open turns is not known to the others yet, or no longer so."""
    told = {(said.mood, said.turn): (said.button, said.station) for said in view.told if is_plan_of(said, seat)}
    for turn, (first, second) in enumerate(intentions(program), 1):
        if turn not in open_turns(view, seat):
            continue
        known = told.get(("also", turn), NOTHING)
        is_new = told.get(("plan", turn), NOTHING) != first or (second == NOTHING != known)
        if is_new:
            yield Tell("plan", turn, *first)
        if second != NOTHING and (is_new or known != second) and has_double_actions(view.options):
            yield Tell("also", turn, *second)


def has_passed_on(view: Any, seat: Seat) -> bool:
    """Tell whether a seat waits for the answer of who plans after it, or of the first one if it is the last."""
    after = next_after(view, seat)
    return has_asked(view, seat, reporters(view)[0] if after is None else after)


def next_after(view: Any, seat: Seat) -> Seat | None:
    """Return who plans after a seat."""
    return next((other for other in reporters(view) if other > seat), None)


def next_before(view: Any, seat: Seat) -> Seat | None:
    """Return who plans before a seat."""
    return next((other for other in reversed(reporters(view)) if other < seat), None)


def pass_on(view: Any, seat: Seat) -> Iterator[Tell]:
    """Yield the question that asks the next one to plan: whether it can do something against the latest threat."""
    after = next_after(view, seat)
    if not view.alerts:
        return
    if after is not None and must_pass_on(view, seat, after):
        yield question_to(view, after)
    elif after is None and must_begin_again(view, seat):
        yield question_to(view, reporters(view)[0])


def question_to(view: Any, other: Seat) -> Tell:
    """Return the question whether somebody can do what helps against the latest threat."""
    station, (button,) = jobs_against(announced(view.alerts[-1]))[0]
    return Tell("ask", None, BUTTONS[BUTTONS.index(button)], PLACES[station], other)


def must_begin_again(view: Any, seat: Seat) -> bool:
    """Tell whether who plans last has told something new since it was asked, and has not asked the first one since."""
    before = next_before(view, seat)
    if before is None:
        return False
    asked = last_question(view, before, seat)
    news = (place for place, said in enumerate(view.told) if is_plan_of(said, seat) and place > asked)
    return asked >= 0 and any(news) and last_question(view, seat, reporters(view)[0]) < asked


def must_pass_on(view: Any, seat: Seat, after: Seat) -> bool:
    """Tell whether a seat begins a round, or has been asked by who plans before it and has not passed that on."""
    before = next_before(view, seat)
    return before is None or (
        has_asked(view, before, seat) and last_question(view, before, seat) > last_question(view, seat, after)
    )


def last_question(view: Any, seat: Seat, other: Seat) -> int:
    """Return the place of the latest question of a seat to another among all that was told; -1 if there is none."""
    asked = (place for place, said in enumerate(view.told) if (said.seat, said.to, said.mood) == (seat, other, "ask"))
    return max(asked, default=-1)


def replies(view: Any, seat: Seat, program: Program) -> Iterator[Tell]:
    """Yield yes or no to whoever has asked whether this seat can do something."""
    for other in askers(view, seat):
        asked = next(said for said in reversed(view.told) if (said.seat, said.to, said.mood) == (other, seat, "ask"))
        yield Tell(ANSWERS[not will_do(program, asked)], to=other)


def will_do(program: Program, asked: Any) -> bool:
    """Tell whether a program does what somebody has asked for."""
    return any(
        (asked.turn in (None, turn)) and (asked.button in (None, button)) and (asked.station in (None, station))
        for turn, told in enumerate(intentions(program), 1)
        for button, station in told
        if (button, station) != NOTHING
    )
