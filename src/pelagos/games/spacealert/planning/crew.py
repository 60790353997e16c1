"""Who is aboard: people and androids, their roles, and which slots they may fill (SA-020, SA-021, SA-024, SA-031)."""

from typing import Any, Final

from pelagos.games.spacealert.missions.script import turns_of_phase
from pelagos.games.spacealert.planning.scripts import script_of
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.ids import Seat

SA_020, SA_024 = cite("SA-020"), cite("SA-024")

SMALL_CREW: Final = 4
FULL_CREW: Final = 5
ROLES: Final = ("captain", "communications", "security")
"""The roles that a rule or a sentence names, in the order in which they go round."""


@rule("SA-020", "SA-031")
def people_aboard(seats: int) -> int:
    """Return how many members of the crew are people: who flies alone commands androids from outside."""
    return seats if seats > 1 else 0


@rule("SA-020")
def crew_size(seats: int, *, extra_android: bool) -> int:
    """Return how many members the crew has."""
    return max(SMALL_CREW, seats) + extra_android


@rule("SA-020")
def check_crew(seats: int, *, extra_android: bool) -> None:
    """Refuse a crew of more than five."""
    if crew_size(seats, extra_android=extra_android) > FULL_CREW:
        raise IllegalAction(SA_020, "crew-full", seats=seats, most=FULL_CREW)


@rule("SA-021", "SA-036")
def holder_of(role: str, seats: int) -> Seat:
    """Return the seat that has a role; with few people roles are shared."""
    return Seat(ROLES.index(role) % seats)


# The rest takes a state or a view of one, so that whoever draws or plays can ask too.


def is_android(state: Any, member: int) -> bool:
    """Tell whether a member of the crew is an android."""
    return bool(member >= state.people)


@rule("SA-024", "SA-030")
def phase_of(state: Any, member: int) -> int:
    """Return the phase whose slots of a member are open: that of its seat; of an android the earliest of any seat."""
    return int(min(state.phases) if is_android(state, member) else state.phases[member])


def turns_of(state: Any) -> int:
    """Return how many turns the crew acts in."""
    return script_of(state.options, state.seed).turns


def last_phase(state: Any) -> int:
    """Return the last phase of the mission."""
    return len(script_of(state.options, state.seed).phase_ends)


@rule("SA-024")
def open_turns(state: Any, member: int) -> range:
    """Return the turns whose slots of a member are open."""
    return turns_of_phase(phase_of(state, member), turns_of(state))


@rule("SA-024")
def require_open(state: Any, member: int, turn: int) -> None:
    """Refuse a slot of a phase that is over or has not begun, and one that does not exist."""
    if not 0 <= member < state.crew:
        raise IllegalAction(SA_020, "no-such-member", member=member, last=state.crew - 1)
    if not 1 <= turn <= turns_of(state):
        raise IllegalAction(SA_024, "no-such-slot", turn=turn, turns=turns_of(state))
    turns = open_turns(state, member)
    if turn < turns.start:
        raise IllegalAction(SA_024, "slot-locked", turn=turn, first=turns.start)
    if turn >= turns.stop:
        raise IllegalAction(SA_024, "slot-not-open", turn=turn, last=turns.stop - 1)
