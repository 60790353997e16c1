"""What may be done in a turn, and doing it (NW-12, NW-13, NW-35)."""

from collections.abc import Callable
from typing import Any, Final

from pelagos.games.northwest.geometry import HEX
from pelagos.games.northwest.readings import RECOVER_AP
from pelagos.games.northwest.rulebook import cite, rule
from pelagos.games.northwest.rules import finish, open_sea, placing, raiding, recovery, treasure, walking
from pelagos.games.northwest.rules.map import reveal_rows
from pelagos.games.northwest.rules.turn import CONTINUE_TURN, END_TURN
from pelagos.games.northwest.shapes import way_of
from pelagos.games.northwest.state import NorthwestState, power
from pelagos.games.northwest.types import (
    Drop,
    End,
    Exit,
    OpenSea,
    Place,
    Play,
    Raid,
    Recover,
    TakeTurn,
    TurnNewTile,
    Walk,
)
from pelagos.kernel.chance import Chance
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import Seat

OPEN_SEA: Final = OpenSea()
EXIT: Final = Exit()
END: Final = End()
AT_SEA: Final = (Place, Walk, Exit, End)
"""What is left to do after Open Sea was declared."""


@rule("NW-11", "NW-12", "NW-35")
def list_actions(state: NorthwestState, decision: TakeTurn) -> list[Action]:
    """List everything that may be done now; ending the turn is always among it."""
    seat, turn = decision.actor, state.turn
    actions: list[Action] = [*list_moves(state, seat)]
    if not turn.at_sea:
        actions += raiding.list_raids(state, seat, turn.ap)
        if turn.ap >= RECOVER_AP:
            actions += recovery.list_recoveries(state, seat)
        if turn.ap >= recovery.drop_cost(state, seat):
            actions += recovery.list_drops(state, seat)
        if open_sea.can_declare(state, seat):
            actions.append(OPEN_SEA)
        actions += treasure.list_plays(state, seat)
    actions.append(END)
    return actions


@rule("NW-12", "NW-60")
def list_moves(state: NorthwestState, seat: Seat) -> list[Action]:
    """List leaving the map, pieces to lay and walks."""
    points = state.turn.ap
    moves: list[Action] = [EXIT] if finish.can_exit(state, seat) else []
    if points:
        moves += placing.Reach(state, seat).places(points)
    if points or power(state, seat) == "free-route":
        moves += walking.list_walks(state, seat, points)
    return moves


@rule("NW-12", "NW-13", "NW-35")
def check_action(state: NorthwestState, decision: TakeTurn, action: Action) -> None:
    """Refuse what the rules of that action refuse, and all but moving after Open Sea."""
    if state.turn.at_sea and not isinstance(action, AT_SEA):
        raise IllegalAction(cite("NW-35"), "at-sea")
    CHECKS[type(action)](state, decision.actor, action)


@rule("NW-11", "NW-12", "NW-23", "NW-65")
def answer(state: NorthwestState, decision: TakeTurn, action: Action, chance: Chance, emit: Emit | None) -> None:
    """Carry the action out; then lay new rows and ask again."""
    seat, before = decision.actor, state.turn.ap
    state.stack.append(END_TURN if isinstance(action, End) else CONTINUE_TURN)
    CARRY_OUT[type(action)](state, seat, action, chance, emit)
    state.idle = state.idle and state.turn.ap >= before
    if not state.over:
        lay_rows(state, seat, chance, emit)


@rule("NW-23", "NW-58")
def lay_rows(state: NorthwestState, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    """Lay the rows that are missing; Sir John Ross may turn one of the tiles that his ship brought to light."""
    new = reveal_rows(state, chance, emit)
    if new and power(state, seat) == "turns-new":
        state.ask(TurnNewTile, (seat,), tiles=tuple(HEX[slot[0]] for slot in new))


# -- one line for each kind of action ------------------------------------------------------------------------------


def _check_place(state: NorthwestState, seat: Seat, action: Place) -> None:
    placing.check_place(state, seat, action, state.turn.ap)


def _place(state: NorthwestState, seat: Seat, action: Place, chance: Chance, emit: Emit | None) -> None:
    cost = placing.place_cost(state, seat, way_of(action))
    placing.place(state, seat, action, cost, chance, emit)


def _check_walk(state: NorthwestState, seat: Seat, action: Walk) -> None:
    walking.check_walk(state, seat, action, state.turn.ap)


def _walk(state: NorthwestState, seat: Seat, action: Walk, chance: Chance, emit: Emit | None) -> None:
    walking.walk(state, seat, action, emit)


def _check_raid(state: NorthwestState, seat: Seat, action: Raid) -> None:
    raiding.check_raid(state, seat, action, state.turn.ap)


@rule("NW-24")
def _recover(state: NorthwestState, seat: Seat, action: Recover, chance: Chance, emit: Emit | None) -> None:
    state.turn.ap -= RECOVER_AP
    recovery.recover(state, seat, action, cite("NW-24"), emit)


def _drop(state: NorthwestState, seat: Seat, action: Drop, chance: Chance, emit: Emit | None) -> None:
    recovery.drop(state, seat, action, emit)


def _check_sea(state: NorthwestState, seat: Seat, action: OpenSea) -> None:
    open_sea.check_sea(state, seat)


def _declare_sea(state: NorthwestState, seat: Seat, action: OpenSea, chance: Chance, emit: Emit | None) -> None:
    open_sea.declare_sea(state, seat, emit)


def _check_exit(state: NorthwestState, seat: Seat, action: Exit) -> None:
    finish.check_exit(state, seat)


def _exit(state: NorthwestState, seat: Seat, action: Exit, chance: Chance, emit: Emit | None) -> None:
    finish.leave_map(state, seat, emit)


def _check_end(state: NorthwestState, seat: Seat, action: End) -> None:
    """Ending the turn is always allowed (NW-11)."""


def _end(state: NorthwestState, seat: Seat, action: End, chance: Chance, emit: Emit | None) -> None:
    """The end of the turn waits on the stack."""


CHECKS: Final[dict[type[Action], Callable[..., None]]] = {
    Place: _check_place,
    Walk: _check_walk,
    Raid: _check_raid,
    Recover: recovery.check_paid_recovery,
    Drop: recovery.check_drop,
    OpenSea: _check_sea,
    Exit: _check_exit,
    Play: treasure.check_play,
    End: _check_end,
}
CARRY_OUT: Final[dict[type[Action], Callable[..., Any]]] = {
    Place: _place,
    Walk: _walk,
    Raid: raiding.raid,
    Recover: _recover,
    Drop: _drop,
    OpenSea: _declare_sea,
    Exit: _exit,
    Play: treasure.play,
    End: _end,
}
TURN_ACTIONS: Final = tuple(CHECKS)
