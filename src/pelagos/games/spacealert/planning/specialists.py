"""Specializations: they are chosen before the mission, member by member (SA-170, SA-182, SA-192, SA-193)."""

from typing import Any, get_args

from pelagos.games.spacealert.actions import Favour, SpecializationName, Specialize
from pelagos.games.spacealert.careers.specialists import check_choice, extra_cards
from pelagos.games.spacealert.decisions import ChooseFavoured, ChooseSpecialization
from pelagos.games.spacealert.deck import special_cards_of
from pelagos.games.spacealert.planning import opening
from pelagos.games.spacealert.planning.crew import holder_of, is_android
from pelagos.games.spacealert.planning.events import CardFavoured, SpecializationChosen
from pelagos.games.spacealert.planning.explorers import levels_of
from pelagos.games.spacealert.planning.scripts import is_mission
from pelagos.games.spacealert.planning.state import MissionState, all_seats
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.kernel.chance import Chance
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import Seat

SA_182, SA_192, SA_193 = cite("SA-182"), cite("SA-192"), cite("SA-193")

NAMES: tuple[SpecializationName, ...] = get_args(SpecializationName)


@rule("SA-186")
def begin(state: MissionState, chance: Chance, emit: Emit | None) -> None:
    """Ask for specializations, if they are used; else open the mission."""
    if state.options.specializations == "none":
        opening.open_mission(state, chance, emit)
        return
    state.stage = "choosing"
    ask_member(state, 0)


@rule("SA-192")
def ask_member(state: MissionState, member: int) -> None:
    """Ask for the specialization of a member: a player for its own, the captain for that of an android."""
    seat = holder_of("captain", state.seats) if is_android(state, member) else Seat(member)
    state.ask(ChooseSpecialization, (seat,), member=member)


@rule("SA-192")
def list_specializations(state: MissionState, decision: ChooseSpecialization) -> list[Specialize]:
    """List what nobody else has chosen and this member can use, and none."""
    free = [name for name in NAMES if name not in state.specializations and level_for(state, decision.member, name)]
    return [*(Specialize(name) for name in free), Specialize(None)]


@rule("SA-182", "SA-192")
def check_specialization(state: MissionState, decision: ChooseSpecialization, action: Specialize) -> None:
    """Refuse what another member has, and what the explorer has not learnt."""
    name = action.specialization
    if name is None:
        return
    check_choice([*state.specializations[: decision.member], name])
    if not level_for(state, decision.member, name):
        raise IllegalAction(SA_182, "not-learnt", name=name)


@rule("SA-170", "SA-182")
def level_for(state: Any, member: int, name: str) -> int:
    """Return the level at which a member would use a specialization; 0 if it cannot.

    With experience an android has the lowest level that a player has chosen, at least 1.
    """
    if is_android(state, member) and state.options.specializations == "experience":
        return max(1, min(state.levels[: state.people], default=1))
    return levels_of(state.options, member).get(name, 0)


@rule("SA-192")
def choose_specialization(
    state: MissionState, decision: ChooseSpecialization, action: Specialize, chance: Chance, emit: Emit | None
) -> None:
    """Give a member its specialization and the special cards of its level; a Teleporter takes both tokens too."""
    member, name = decision.member, action.specialization
    if name is not None:
        state.specializations[member] = name
        state.levels[member] = level_for(state, member, name)
        state.own[member] = special_cards_of(name, state.levels[member])
    if name == "teleporter":
        state.departure = state.destination = member
    if emit is not None:
        emit(
            SpecializationChosen(
                rule=SA_192,
                seat=decision.actor,
                member=member,
                specialization=name,
                level=state.levels[member],
                cards=tuple(state.own[member]),
            )
        )
    if member + 1 < state.crew:
        ask_member(state, member + 1)
    else:
        ask_favoured(state, chance, emit)


# -- cards instead of the androids' heroic ones ----------------------------------------------------------------------


@rule("SA-193")
def left_over(state: MissionState) -> int:
    """Return how many cards dealt instead of heroic ones cannot be shared evenly and have no receiver yet."""
    if not state.people or not is_mission(state.options):
        return 0
    return extra_cards(state.people, state.crew - state.people)[1] - len(state.favoured)


@rule("SA-193")
def ask_favoured(state: MissionState, chance: Chance, emit: Emit | None) -> None:
    """Ask the captain who gets a card that is left over; open the mission when there is none."""
    if left_over(state) > 0:
        state.ask(ChooseFavoured, (holder_of("captain", state.seats),))
    else:
        opening.open_mission(state, chance, emit)


@rule("SA-193")
def list_favoured(state: MissionState, decision: ChooseFavoured) -> list[Favour]:
    """List the players who have not got one yet."""
    return [Favour(seat) for seat in all_seats(state) if seat not in state.favoured]


@rule("SA-193")
def check_favoured(state: MissionState, decision: ChooseFavoured, action: Favour) -> None:
    """Refuse a player who does not exist, or who has got one."""
    if action.to not in all_seats(state) or action.to in state.favoured:
        raise IllegalAction(SA_193, "bad-receiver", seat=action.to)


@rule("SA-193")
def favour(state: MissionState, decision: ChooseFavoured, action: Favour, chance: Chance, emit: Emit | None) -> None:
    """Let a player have the card."""
    state.favoured = sorted([*state.favoured, action.to])
    if emit is not None:
        emit(CardFavoured(rule=SA_193, seat=decision.actor, to=action.to))
    ask_favoured(state, chance, emit)
