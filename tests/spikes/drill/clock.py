"""The clock (DR-07 to DR-09) and the resolution (DR-13 to DR-15)."""

from typing import Final

from pelagos.kernel.chance import Chance
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CardId, Seat
from tests.spikes.drill.cards import strength_of, work_of, zone_of
from tests.spikes.drill.planning import HAND, all_seats, ask_moment, ask_plans, deal, lapse_transfers
from tests.spikes.drill.rulebook import cite, rule
from tests.spikes.drill.script import SLOTS
from tests.spikes.drill.state import DrillState
from tests.spikes.drill.types import (
    Execute,
    Fired,
    MissionEnded,
    Moment,
    PhaseClosed,
    PlansRevealed,
    ShipHit,
    Strike,
    ThreatAnnounced,
    WindowChanged,
)

LAST_PHASE: Final = 2
HIT_TURNS: Final = (2, 5)
"""DR-14: after which turns the threats hit the ship."""
LOST_AT: Final = 3
LOST: Final = -10.0
"""DR-15: what a lost mission is worth."""


def list_strike(state: DrillState, decision: Moment) -> list[Strike]:
    """The clock has no choice."""
    return [Strike()]


def check_strike(state: DrillState, decision: Moment, action: Strike) -> None:
    """The clock is always right."""


@rule("DR-07")
def strike(state: DrillState, decision: Moment, action: Strike, chance: Chance, emit: Emit | None) -> None:
    """Carry out a moment of the script and ask the clock for the next one."""
    state.close(decision.group)
    if decision.what == "end":
        close_phase(state, decision, chance, emit)
        return
    if decision.what == "threat":
        announce(state, chance, emit)
    elif decision.what == "data":
        deal(state, 1, chance, emit)
    else:
        set_window(state, is_open=decision.what == "open", emit=emit)
    wake(state)
    ask_moment(state, decision.number + 1)


@rule("DR-06")
def wake(state: DrillState) -> None:
    """Something new has happened: seats that were ready are asked again."""
    for group in {answer.decision.group for answer in state.sealed}:
        state.reopen(group)


@rule("DR-07")
def announce(state: DrillState, chance: Chance, emit: Emit | None) -> None:
    """Turn a threat up."""
    threat = chance.draw(state.threats)
    state.announced.append(threat)
    state.damage.append(0)
    if emit is not None:
        emit(ThreatAnnounced(rule=cite("DR-07"), threat=threat))


@rule("DR-08", "DR-12")
def set_window(state: DrillState, *, is_open: bool, emit: Emit | None) -> None:
    """Open the window for transfers, or close it."""
    if emit is not None and is_open != state.window:
        emit(WindowChanged(rule=cite("DR-08"), is_open=is_open))
    state.window = is_open
    state.gave = [False] * state.seats
    lapse_transfers(state, emit)


@rule("DR-09", "DR-12")
def close_phase(state: DrillState, decision: Moment, chance: Chance, emit: Emit | None) -> None:
    """Lock the slots, ready or not; a transfer that is still open lapses."""
    for group in {asked.group for asked in state.pending} | {answer.decision.group for answer in state.sealed}:
        if not any(transfer.group == group for transfer in state.transfers):
            state.close(group)
    set_window(state, is_open=False, emit=emit)
    if emit is not None:
        emit(PhaseClosed(rule=cite("DR-09"), phase=state.phase))
    if state.phase == LAST_PHASE:
        state.stack.append(Execute(0))
        return
    state.phase += 1
    deal(state, HAND[state.phase], chance, emit)
    ask_plans(state)
    ask_moment(state, decision.number + 1)


# -- resolution --------------------------------------------------------------------------------------------------


@rule("DR-13")
def execute(state: DrillState, effect: Execute, chance: Chance, emit: Emit | None) -> None:
    """Reveal the plans of a turn and carry them out, seat by seat."""
    if effect.turn == SLOTS[LAST_PHASE].stop or state.hits >= LOST_AT:
        end_mission(state, emit)
        return
    slots = [plan[effect.turn] for plan in state.plans]
    drawn = [slot.card.clear() for slot in slots]
    if emit is not None:
        cards = tuple(cards[0] if cards else None for cards in drawn)
        emit(PlansRevealed(rule=cite("DR-13"), turn=effect.turn, cards=cards))
    for seat, cards_of_seat in zip(all_seats(state), drawn, strict=True):
        for card in cards_of_seat:
            state.used.append(card)
            carry_out(state, seat, card, effect.turn, emit)
    if effect.turn in HIT_TURNS:
        hit_ship(state, emit)
    state.stack.append(Execute(effect.turn + 1))


@rule("DR-13")
def carry_out(state: DrillState, seat: Seat, card: CardId, turn: int, emit: Emit | None) -> None:
    """Move, charge or fire."""
    half = state.plans[seat][turn].half
    assert half is not None
    work = work_of(card, half)
    if work == "charge":
        state.energy += 1
    elif work == "fire":
        fire(state, seat, emit)
    else:
        state.places[seat] = int(work == "right")


@rule("DR-13")
def fire(state: DrillState, seat: Seat, emit: Emit | None) -> None:
    """Hit the first threat that comes where the seat is; it takes energy."""
    aims = [place for place in living(state) if zone_of(state.announced[place]) == state.places[seat]]
    if not aims or not state.energy:
        return
    state.energy -= 1
    state.damage[aims[0]] += 1
    if emit is not None:
        threat, gone = state.announced[aims[0]], aims[0] not in living(state)
        emit(Fired(rule=cite("DR-13"), seat=seat, threat=threat, is_destroyed=gone))


def living(state: DrillState) -> list[int]:
    """Return the threats that still come, in the order in which they were announced."""
    return [place for place, threat in enumerate(state.announced) if state.damage[place] < strength_of(threat)]


@rule("DR-14")
def hit_ship(state: DrillState, emit: Emit | None) -> None:
    """Every threat that is left hits the ship."""
    for place in living(state):
        state.hits += 1
        if emit is not None:
            emit(ShipHit(rule=cite("DR-14"), threat=state.announced[place]))


@rule("DR-15")
def end_mission(state: DrillState, emit: Emit | None) -> None:
    """Tell the result."""
    if emit is not None:
        emit(MissionEnded(rule=cite("DR-15"), score=score(state), is_lost=state.hits >= LOST_AT))


def score(state: DrillState) -> int:
    """Return the strength of the destroyed threats less the hits."""
    alive = living(state)
    gone = sum(strength_of(threat) for place, threat in enumerate(state.announced) if place not in alive)
    return gone - state.hits


@rule("DR-15")
def returns(state: DrillState) -> tuple[float, ...]:
    """Return the score for everybody; a lost mission has its own."""
    value = LOST if state.hits >= LOST_AT else float(score(state))
    return (value,) * state.seats
