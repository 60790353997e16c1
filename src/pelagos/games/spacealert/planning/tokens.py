"""The Teleporter's two tokens: who holds them may change while cards can be given (SA-162, SA-192)."""

from collections.abc import Iterable
from typing import Any, get_args

from pelagos.games.spacealert.actions import Assign, TokenName
from pelagos.games.spacealert.planning.crew import is_android
from pelagos.games.spacealert.planning.events import TokenAssigned
from pelagos.games.spacealert.planning.state import MissionState
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import Seat

SA_020, SA_162 = cite("SA-020"), cite("SA-162")

TOKENS: tuple[TokenName, ...] = get_args(TokenName)


@rule("SA-162")
def may_assign(state: Any, seat: Seat) -> bool:
    """Tell whether a seat moves the tokens: that of the Teleporter, every seat if it is an android."""
    if "teleporter" not in state.specializations:
        return False
    member: int = state.specializations.index("teleporter")
    return member == seat or is_android(state, member)


@rule("SA-031", "SA-162")
def is_time_for_tokens(state: Any) -> bool:
    """Tell whether tokens can change hands: in a data transfer; for who flies alone, who has none, at any time."""
    return bool(state.window or not state.people)


def holder_of_token(state: MissionState, token: TokenName) -> int | None:
    """Return the member who holds a token."""
    return state.departure if token == "departure" else state.destination


def list_tokens(state: MissionState, seat: Seat) -> Iterable[Assign]:
    """List every token and every member who does not hold it."""
    if may_assign(state, seat) and is_time_for_tokens(state):
        for token in TOKENS:
            for member in range(state.crew):
                if member != holder_of_token(state, token):
                    yield Assign(token, member)


@rule("SA-162")
def check_token(state: MissionState, seat: Seat, action: Assign) -> None:
    """Refuse it to whoever is no Teleporter, outside a window, and to a member who does not exist or holds it."""
    if not may_assign(state, seat):
        raise IllegalAction(SA_162, "no-teleporter")
    if not is_time_for_tokens(state):
        raise IllegalAction(SA_162, "no-transfer")
    if not 0 <= action.member < state.crew:
        raise IllegalAction(SA_020, "no-such-member", member=action.member, last=state.crew - 1)
    if action.member == holder_of_token(state, action.token):
        raise IllegalAction(SA_162, "token-there", member=action.member)


@rule("SA-162")
def assign(state: MissionState, seat: Seat, action: Assign, emit: Emit | None) -> None:
    """Give a token to a member."""
    if action.token == "departure":
        state.departure = action.member
    else:
        state.destination = action.member
    if emit is not None:
        emit(TokenAssigned(rule=SA_162, seat=seat, token=action.token, member=action.member))
