"""The end of a match (NW-60, NW-64, NW-65)."""

from typing import Literal

from pelagos.games.northwest.events import MatchWon, PassageFound
from pelagos.games.northwest.geometry import ROW, ROWS
from pelagos.games.northwest.readings import EXIT_AP
from pelagos.games.northwest.rulebook import cite, rule
from pelagos.games.northwest.state import NorthwestState, ordinary_left
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import RuleId, Seat


@rule("NW-60")
def can_exit(state: NorthwestState, seat: Seat) -> bool:
    """Tell whether a ship can leave the map now."""
    return ROW[state.ships[seat]] == ROWS and state.turn.ap >= EXIT_AP


@rule("NW-60")
def check_exit(state: NorthwestState, seat: Seat) -> None:
    """Refuse to leave from any but the last row, or without a point."""
    if ROW[state.ships[seat]] != ROWS:
        raise IllegalAction(cite("NW-60"), "not-last-row")
    if state.turn.ap < EXIT_AP:
        raise IllegalAction(cite("NW-60"), "too-few-points", cost=EXIT_AP, points=state.turn.ap)


@rule("NW-60", "NW-64")
def leave_map(state: NorthwestState, seat: Seat, emit: Emit | None) -> None:
    """Leave the last row: the player, or the team, has won."""
    state.turn.ap -= EXIT_AP
    if emit is not None:
        emit(PassageFound(rule=cite("NW-60"), player=seat))
    win(state, team_of(state, seat), "exit", cite("NW-64" if state.options.teams else "NW-60"), emit)


@rule("NW-64")
def team_of(state: NorthwestState, seat: Seat) -> tuple[Seat, ...]:
    """Return the seat, and in the team variant its partner."""
    return tuple(Seat(other) for other in range(seat % 2, 4, 2)) if state.options.teams else (seat,)


def win(
    state: NorthwestState,
    seats: tuple[Seat, ...],
    reason: Literal["exit", "idle", "rounds"],
    number: RuleId,
    emit: Emit | None,
) -> None:
    """End the match with these winners."""
    state.winners = seats
    state.over = True
    if emit is not None:
        emit(MatchWon(rule=number, players=seats, reason=reason))


@rule("NW-65")
def stop_race(state: NorthwestState, reason: Literal["idle", "rounds"], emit: Emit | None) -> None:
    """The safety net: the furthest ship wins; then who has more ordinary pieces left; then they share."""
    standing = [(ROW[state.ships[seat]], ordinary_left(state, Seat(seat))) for seat in range(state.seats)]
    best = max(standing)
    leaders = [Seat(seat) for seat in range(state.seats) if standing[seat] == best]
    winners = sorted({winner for seat in leaders for winner in team_of(state, seat)})
    win(state, tuple(winners), reason, cite("NW-65"), emit)


@rule("NW-64", "NW-65")
def returns(state: NorthwestState) -> tuple[float, ...]:
    """Return each seat's share: the winners divide 1 among them."""
    share = 1 / len(state.winners)
    return tuple(share if seat in state.winners else 0.0 for seat in range(state.seats))
