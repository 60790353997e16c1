"""The choice of an action (TC-04, TC-11, TC-47)."""

from collections.abc import Callable
from typing import Any, Final

from pelagos.games.itchyfeet.actions import Draw, Dump, Pass, Recycle, Smuggle, Steal, Trade, Travel, Use
from pelagos.games.itchyfeet.cards import NIGHT_BUS
from pelagos.games.itchyfeet.decisions import TakeTurn
from pelagos.games.itchyfeet.effects import EndTurn
from pelagos.games.itchyfeet.events import Passed
from pelagos.games.itchyfeet.rulebook import cite, rule
from pelagos.games.itchyfeet.rules import contraband, drawing, offers, pile, recycling, specials, stealing, travelling
from pelagos.games.itchyfeet.state import ItchyFeetState
from pelagos.kernel.chance import Chance
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit

DRAW: Final = Draw()
RECYCLE: Final = Recycle()
TRADE: Final = Trade()
STEAL: Final = Steal()
TRAVEL: Final = Travel()
PASS: Final = Pass()
BUS: Final = Use(NIGHT_BUS)


@rule("TC-04", "TC-11", "TC-30", "TC-39", "TC-47")
def list_actions(state: ItchyFeetState, decision: TakeTurn) -> list[Action]:
    """List the actions that are possible; passing only if there is none."""
    seat = decision.actor
    actions: list[Action] = [DRAW] if pile.can_draw(state) else []
    if recycling.can_recycle(state, seat):
        actions.append(RECYCLE)
    if offers.can_trade(state, seat):
        actions.append(TRADE)
    if stealing.can_steal(state, seat):
        actions.append(STEAL)
    if travelling.can_travel(state, seat):
        actions.append(TRAVEL)
    if state.options.contraband:
        actions += contraband.list_dumps(state, seat)
        actions += contraband.list_smuggling(state, seat)
    if state.options.specials:
        actions += specials.list_uses(state, seat)
    if not actions or actions == [BUS]:
        actions.append(PASS)
    return actions


@rule("TC-11")
def check_pass(state: ItchyFeetState, decision: TakeTurn, action: Pass) -> None:
    """Refuse to pass while an action is possible."""
    if PASS not in list_actions(state, decision):
        raise IllegalAction(cite("TC-11"), "must-act")


@rule("TC-11")
def pass_turn(state: ItchyFeetState, decision: TakeTurn, action: Pass, chance: Chance, emit: Emit | None) -> None:
    """Nothing is possible: the turn ends."""
    if emit is not None:
        emit(Passed(rule=cite("TC-11"), seat=decision.actor))
    state.stack.append(EndTurn())


CHECKS: Final[dict[type[Action], Callable[[ItchyFeetState, TakeTurn, Any], None]]] = {
    Draw: drawing.check_draw,
    Recycle: recycling.check_recycle,
    Trade: offers.check_trade,
    Steal: stealing.check_steal,
    Travel: travelling.check_travel,
    Dump: contraband.check_dump,
    Smuggle: contraband.check_smuggling,
    Use: specials.check_use,
    Pass: check_pass,
}
STARTS: Final[dict[type[Action], Callable[[ItchyFeetState, TakeTurn, Any, Chance, Emit | None], None]]] = {
    Draw: drawing.start_drawing,
    Recycle: recycling.start_recycling,
    Trade: offers.start_trading,
    Steal: stealing.start_stealing,
    Travel: travelling.announce_trip,
    Dump: contraband.dump,
    Smuggle: contraband.smuggle,
    Use: specials.use_special,
    Pass: pass_turn,
}


def check_action(state: ItchyFeetState, decision: TakeTurn, action: Action) -> None:
    """Refuse an action that is not possible."""
    CHECKS[type(action)](state, decision, action)


@rule("TC-11")
def take_action(state: ItchyFeetState, decision: TakeTurn, action: Action, chance: Chance, emit: Emit | None) -> None:
    """Begin an action."""
    STARTS[type(action)](state, decision, action, chance, emit)
