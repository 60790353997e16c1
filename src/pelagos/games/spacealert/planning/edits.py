"""What a seat can do while it plans: lay, take back, give, tell, begin the next phase, be ready (SA-022 to SA-035)."""

from pelagos.games.spacealert.actions import Assign, Begin, Give, Lay, Ready, TakeBack, Tell
from pelagos.games.spacealert.decisions import Plan
from pelagos.games.spacealert.planning import dealing, laying, talking, tokens, transfers
from pelagos.games.spacealert.planning.crew import last_phase
from pelagos.games.spacealert.planning.events import IsReady, PhaseBegun
from pelagos.games.spacealert.planning.state import MissionState
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.kernel.chance import Chance
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import Seat

SA_024 = cite("SA-024")

Edit = Ready | Lay | TakeBack | Begin | Give | Assign | Tell
EDITS = (Ready, Lay, TakeBack, Begin, Give, Assign, Tell)


def list_edits(state: MissionState, decision: Plan) -> list[Action]:
    """List what a seat can do now."""
    seat = decision.actor
    actions: list[Action] = [Ready()]
    if state.phases[seat] < last_phase(state):
        actions.append(Begin())
    actions += laying.list_takebacks(state, seat)
    actions += laying.list_lays(state, seat)
    actions += transfers.list_gifts(state, seat)
    actions += tokens.list_tokens(state, seat)
    actions += talking.list_messages(state, seat)
    return actions


def check_edit(state: MissionState, decision: Plan, action: Edit) -> None:
    """Refuse what the rules do not allow now."""
    seat = decision.actor
    if isinstance(action, Lay):
        laying.check_lay(state, seat, action)
    elif isinstance(action, TakeBack):
        laying.check_takeback(state, seat, action)
    elif isinstance(action, Give):
        transfers.check_gift(state, seat, action)
    elif isinstance(action, Assign):
        tokens.check_token(state, seat, action)
    elif isinstance(action, Tell):
        talking.check_message(state, seat, action)
    elif isinstance(action, Begin):
        check_begin(state, seat)


def edit(state: MissionState, decision: Plan, action: Edit, chance: Chance, emit: Emit | None) -> None:
    """Carry out what a seat does; who was ready and does something else is no longer ready."""
    seat = decision.actor
    if isinstance(action, Lay):
        laying.lay(state, seat, action, emit)
    elif isinstance(action, TakeBack):
        laying.take_back(state, seat, action, emit)
    elif isinstance(action, Give):
        transfers.give(state, seat, action, emit)
    elif isinstance(action, Assign):
        tokens.assign(state, seat, action, emit)
    elif isinstance(action, Tell):
        talking.tell(state, seat, action, emit)
    elif isinstance(action, Begin):
        begin(state, seat, chance, emit)
    elif emit is not None:
        emit(IsReady(rule=SA_024, seat=seat))


@rule("SA-024")
def check_begin(state: MissionState, seat: Seat) -> None:
    """Refuse a phase after the last one."""
    if state.phases[seat] == last_phase(state):
        raise IllegalAction(SA_024, "last-phase", phase=last_phase(state))


@rule("SA-024")
def begin(state: MissionState, seat: Seat, chance: Chance, emit: Emit | None) -> None:
    """Begin the next phase early: take its cards; the slots before it stay as they are."""
    state.phases[seat] += 1
    if emit is not None:
        emit(PhaseBegun(rule=SA_024, seat=seat, phase=state.phases[seat]))
    dealing.deal_phase(state, seat, state.phases[seat], chance, emit)
