"""Set-up, planning and transfers (DR-01 to DR-06, DR-10 to DR-12)."""

from typing import Final

from pelagos.components.bag import Bag
from pelagos.components.zone import Zone
from pelagos.kernel.chance import Chance
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.game import Options
from pelagos.kernel.ids import CLOCK, CardId, RuleId, Seat, mask_of
from tests.spikes.drill.cards import PLAN_CARDS, THREATS, Half
from tests.spikes.drill.rulebook import cite, rule
from tests.spikes.drill.script import SCRIPT, SLOTS
from tests.spikes.drill.state import DrillState, Slot, Transfer
from tests.spikes.drill.types import (
    Answer,
    Dealt,
    Decline,
    Declined,
    HeldOut,
    HoldOut,
    IsReady,
    Laid,
    Lapsed,
    Lay,
    Moment,
    Plan,
    Ready,
    Shown,
    TakeBack,
    TakeCard,
    TookBack,
    Transferred,
)

HAND: Final = {1: 4, 2: 3}
"""DR-02: cards dealt at the start of each phase."""
HALVES: Final[tuple[Half, ...]] = ("action", "move")

Edit = Lay | TakeBack | HoldOut | Ready


def check_options(options: Options, seats: int) -> None:
    """There is nothing to combine."""


@rule("DR-01", "DR-02")
def set_up(options: Options, seats: int, chance: Chance, emit: Emit | None) -> DrillState:
    """Deal the first hands, and start the clock and the planning together."""
    owners = [mask_of(Seat(seat)) for seat in range(seats)]
    slots = SLOTS[2].stop
    state = DrillState(
        seats=seats,
        gave=[False] * seats,
        hands=[Zone(owner=owner) for owner in owners],
        plans=[[Slot(Zone(owner=owner)) for _ in range(slots)] for owner in owners],
        bag=Bag.of(PLAN_CARDS),
        threats=Bag.of(THREATS),
        places=[0] * seats,
    )
    deal(state, HAND[1], chance, emit)
    ask_plans(state)
    ask_moment(state, 0)
    return state


def census(state: DrillState) -> list[CardId]:
    """Return every card of the match, wherever it is."""
    zones = [*state.hands, *(slot.card for plan in state.plans for slot in plan), *(t.card for t in state.transfers)]
    lying = [*state.bag.cards, *state.threats.cards, *state.announced, *state.used]
    return [*lying, *(card for zone in zones for card in zone.cards)]


def all_seats(state: DrillState) -> list[Seat]:
    """Return the seats in order."""
    return [Seat(seat) for seat in range(state.seats)]


def deal(state: DrillState, count: int, chance: Chance, emit: Emit | None) -> None:
    """Deal so many cards to each seat."""
    for seat in all_seats(state):
        cards = tuple(sorted(chance.draw(state.bag) for _ in range(count)))
        for card in cards:
            state.hands[seat].add(card)
        if emit is not None:
            emit(Dealt(rule=cite("DR-02"), seat=seat, cards=cards))


@rule("DR-03")
def ask_plans(state: DrillState) -> None:
    """Ask all seats at once for their plans of this phase."""
    state.ask(Plan, all_seats(state), phase=state.phase)


def ask_moment(state: DrillState, number: int) -> None:
    """Ask the clock for the next moment of the script."""
    second, what = SCRIPT[number]
    state.ask(Moment, (CLOCK,), number=number, second=second, what=what)


def list_edits(state: DrillState, decision: Plan) -> list[Action]:
    """List what a seat can do with its cards now."""
    seat = decision.actor
    plan, cards = state.plans[seat], state.hands[seat].cards
    free = [slot for slot in SLOTS[state.phase] if not plan[slot].card.cards]
    actions: list[Action] = [Ready()]
    actions += [Lay(card, slot, half) for card in cards for slot in free for half in HALVES]
    actions += [TakeBack(slot) for slot in SLOTS[state.phase] if slot not in free]
    if state.window and not state.gave[seat]:
        actions += [HoldOut(other, card) for other in all_seats(state) if other != seat for card in cards]
    return actions


@rule("DR-04", "DR-05", "DR-10")
def check_edit(state: DrillState, decision: Plan, action: Edit) -> None:
    """Refuse a locked or unfit slot, a card that is not in the hand, and a transfer out of time."""
    seat = decision.actor
    if isinstance(action, Lay):
        require_slot(state, seat, action.slot, cite("DR-04"), filled=False)
        require_in_hand(state, seat, action.card, cite("DR-04"))
    elif isinstance(action, TakeBack):
        require_slot(state, seat, action.slot, cite("DR-05"), filled=True)
    elif isinstance(action, HoldOut):
        check_transfer(state, seat, action)


def require_slot(state: DrillState, seat: Seat, slot: int, number: RuleId, *, filled: bool) -> None:
    """Refuse a slot of another phase, and one that is (or is not) filled."""
    if slot not in SLOTS[state.phase]:
        raise IllegalAction(number, "locked-slot", slot=slot)
    if bool(state.plans[seat][slot].card.cards) != filled:
        raise IllegalAction(number, "slot-empty" if filled else "slot-filled", slot=slot)


def require_in_hand(state: DrillState, seat: Seat, card: CardId, number: RuleId) -> None:
    """Refuse a card that is not in the hand."""
    if card not in state.hands[seat].cards:
        raise IllegalAction(number, "not-in-hand", card=card)


@rule("DR-10")
def check_transfer(state: DrillState, seat: Seat, action: HoldOut) -> None:
    """Refuse a transfer outside the window, a second one, and one to a seat that cannot be meant."""
    if not state.window:
        raise IllegalAction(cite("DR-10"), "window-closed")
    if state.gave[seat]:
        raise IllegalAction(cite("DR-10"), "gave-already")
    if not 0 <= action.target < state.seats or action.target == seat:
        raise IllegalAction(cite("DR-10"), "bad-target", seat=action.target)
    require_in_hand(state, seat, action.card, cite("DR-10"))


@rule("DR-04", "DR-05", "DR-06", "DR-10")
def edit_plan(state: DrillState, decision: Plan, action: Edit, chance: Chance, emit: Emit | None) -> None:
    """Carry out an edit; a seat that was ready and edits again is no longer ready."""
    seat = decision.actor
    if isinstance(action, Lay):
        lay(state, seat, action, emit)
    elif isinstance(action, TakeBack):
        take_back(state, seat, action.slot, emit)
    elif isinstance(action, HoldOut):
        hold_out(state, seat, action, emit)
    elif emit is not None:
        emit(IsReady(rule=cite("DR-06"), seat=seat))


def lay(state: DrillState, seat: Seat, action: Lay, emit: Emit | None) -> None:
    """Lay a card face down into a slot."""
    slot = state.plans[seat][action.slot]
    slot.card.add(action.card, state.hands[seat].remove_unseen(action.card))
    slot.half = action.half
    if emit is not None:
        emit(Laid(rule=cite("DR-04"), seat=seat, slot=action.slot, half=action.half, card=action.card))


def take_back(state: DrillState, seat: Seat, number: int, emit: Emit | None) -> None:
    """Take a card back into the hand."""
    slot = state.plans[seat][number]
    (card,) = slot.card.clear()
    slot.half = None
    state.hands[seat].add(card)
    if emit is not None:
        emit(TookBack(rule=cite("DR-05"), seat=seat, slot=number))


@rule("DR-10", "DR-11")
def hold_out(state: DrillState, seat: Seat, action: HoldOut, emit: Emit | None) -> None:
    """Hold a card out: it is in neither hand until the other seat answers or the clock decides."""
    state.gave[seat] = True
    between = Zone(owner=mask_of(seat, action.target))
    between.add(action.card, state.hands[seat].remove_unseen(action.card, mask_of(action.target)))
    state.ask(Answer, (action.target,), giver=seat)
    state.transfers.append(Transfer(seat, action.target, state.last_id, between))
    if emit is not None:
        emit(HeldOut(rule=cite("DR-10"), seat=seat, target=action.target))
        emit(Shown(rule=cite("DR-11"), seat=action.target, card=action.card))


def list_answers(state: DrillState, decision: Answer) -> list[Action]:
    """List taking the card and declining it."""
    return [TakeCard(), Decline()]


def check_answer(state: DrillState, decision: Answer, action: TakeCard | Decline) -> None:
    """Both answers are allowed."""


@rule("DR-11")
def answer_transfer(
    state: DrillState, decision: Answer, action: TakeCard | Decline, chance: Chance, emit: Emit | None
) -> None:
    """Move the card to the seat that takes it, or back."""
    transfer = next(open_one for open_one in state.transfers if open_one.group == decision.group)
    taken = isinstance(action, TakeCard)
    end_transfer(state, transfer, transfer.target if taken else transfer.seat)
    if emit is not None:
        told = Transferred if taken else Declined
        emit(told(rule=cite("DR-11"), seat=transfer.seat, target=transfer.target))


def end_transfer(state: DrillState, transfer: Transfer, receiver: Seat) -> None:
    """Put the card that was held out into a hand; both seats know that it is there."""
    (card,) = transfer.card.clear()
    state.transfers.remove(transfer)
    state.hands[receiver].add(card, mask_of(transfer.seat, transfer.target))


@rule("DR-12")
def lapse_transfers(state: DrillState, emit: Emit | None) -> None:
    """The clock closed the window or the phase: whatever is still held out goes back, and the question is closed."""
    for transfer in state.transfers[:]:
        state.close(transfer.group)
        end_transfer(state, transfer, transfer.seat)
        if emit is not None:
            emit(Lapsed(rule=cite("DR-12"), seat=transfer.seat, target=transfer.target))
