"""The clock: what it calls, and the end of phases (SA-024, SA-026 to SA-029, SA-035)."""

from pelagos.games.spacealert.actions import Strike
from pelagos.games.spacealert.decisions import NextMoment, Plan
from pelagos.games.spacealert.missions.schedule import Moment
from pelagos.games.spacealert.planning import alerts, dealing, flight, talking, transfers
from pelagos.games.spacealert.planning.crew import last_phase
from pelagos.games.spacealert.planning.events import PhaseEnded, PhaseWarned
from pelagos.games.spacealert.planning.scripts import moments_of
from pelagos.games.spacealert.planning.state import MissionState, all_seats
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.kernel.chance import Chance
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CLOCK

SA_024 = cite("SA-024")


def ask_moment(state: MissionState, number: int) -> None:
    """Ask the clock for a moment of the script."""
    state.ask(NextMoment, (CLOCK,), number=number, second=moments_of(state)[number].second)


def list_strike(state: MissionState, decision: object) -> list[Strike]:
    """The clock has no choice."""
    return [Strike()]


def check_strike(state: MissionState, decision: object, action: Strike) -> None:
    """The clock is always right."""


@rule("SA-024")
def strike(state: MissionState, decision: NextMoment, action: Strike, chance: Chance, emit: Emit | None) -> None:
    """Carry out a moment of the script and ask the clock for the next one; at its end the flight begins."""
    state.close(decision.group)
    moment = moments_of(state)[decision.number]
    state.second = moment.second
    carry_out(state, moment, chance, emit)
    if state.stage == "planning":
        ask_moment(state, decision.number + 1)


def carry_out(state: MissionState, moment: Moment, chance: Chance, emit: Emit | None) -> None:
    """Do what the clock calls; all that is more than a warning asks those anew who were ready."""
    if moment.call == "phase_warning":
        warn(state, moment, emit)
        return
    if moment.call == "phase_ends":
        end_phase(state, chance, emit)
    elif moment.alert is not None:
        alerts.announce(state, moment.alert, chance, emit)
    elif moment.call == "incoming_data":
        dealing.receive_data(state, chance, emit)
    elif moment.call == "transfer_opens":
        transfers.open_window(state, emit)
    elif moment.call == "transfer_closes":
        transfers.close_window(state, emit)
    elif moment.call == "silence_begins":
        talking.fall_silent(state, emit)
    else:
        talking.speak_again(state, emit)
    talking.wake(state)


def warn(state: MissionState, moment: Moment, emit: Emit | None) -> None:
    """Call out that a phase ends soon."""
    if emit is not None:
        emit(PhaseWarned(rule=SA_024, phase=moment.phase, left=moment.left))


@rule("SA-024", "SA-025")
def end_phase(state: MissionState, chance: Chance, emit: Emit | None) -> None:
    """Lock the slots of a phase; deal the next to those who have not begun it, or take off."""
    if emit is not None:
        emit(PhaseEnded(rule=SA_024, phase=state.phase))
    state.told = [message for message in state.told if message.mood in talking.PLANS]
    if state.phase == last_phase(state):
        end_planning(state, emit)
        return
    state.phase += 1
    for seat in all_seats(state):
        if state.phases[seat] < state.phase:
            state.phases[seat] = state.phase
            dealing.deal_phase(state, seat, state.phase, chance, emit)


def end_planning(state: MissionState, emit: Emit | None) -> None:
    """Ask nobody for plans any more, and take off."""
    groups = {asked.group for asked in state.pending} | {answer.decision.group for answer in state.sealed}
    for group in groups:
        state.close(group)
    state.window = state.silent = False
    flight.take_off(state, emit)


@rule("SA-022", "SA-035")
def ask_plans(state: MissionState) -> None:
    """Ask all seats at once for their plans; the question stays open until planning is over."""
    state.ask(Plan, all_seats(state))
