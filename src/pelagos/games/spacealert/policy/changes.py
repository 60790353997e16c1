"""How a member's part of a plan is changed a little: an errand more or less, earlier or later, or another card."""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import msgspec

from pelagos.games.spacealert.board import LR, STATIONS, UB, Station
from pelagos.games.spacealert.policy.errands import NO_DOUBLES, Doubles, Errand, Slots, errands_of, slots_of
from pelagos.games.spacealert.policy.jobs import TAKE_OFF, UPKEEP, Job, needs_squad
from pelagos.games.spacealert.policy.pairs import DOUBLE, PAIRS
from pelagos.games.spacealert.policy.situation import Choice, beside
from pelagos.games.spacealert.state import Card
from pelagos.kernel.chance import Chance

T = TypeVar("T")
BUTTONS: Final[tuple[Card, ...]] = (("A",), ("A",), ("B",), ("C",), ("bots",))
MOVES: Final[tuple[Card, ...]] = (("red",), ("blue",), ("lift",))
SYMBOLS: Final = (*BUTTONS, *MOVES)
FURTHEST: Final = 3
"""By so many turns an errand is moved at most, and so often a button is pressed."""
SPARED: Final = 3
"""In one of so many changes each double half is used with this chance only: one in so many is spared."""
HOPED: Final = 3
"""In one of so many slots whose cards nobody has yet a double half may be counted on."""


class Worker(msgspec.Struct, frozen=True):
    """Whose part is changed."""

    station: Station
    """Where it begins."""
    jobs: tuple[tuple[Job, ...], ...]
    """What there is to do against each threat."""
    cards: Sequence[Choice] | None
    """The cards it has; None if it can do anything."""
    dice: Chance
    bound: int = 0
    """The first slot whose cards nobody has yet."""
    held: tuple[Card, ...] = ()
    """What one slot can hold together with the cards it has."""
    special: tuple[Card, ...] = ()
    """What it can do with special cards."""
    specialization: str | None = None
    double_actions: bool = False

    def doubles(self, slots: Slots) -> Doubles:
        """Return what may lie together in a slot: sometimes not all of it, as each card can be used once only.

        In turns whose cards nobody has yet that is what is planned there, and at times something more.
        """
        if not self.held and not self.double_actions:
            return NO_DOUBLES
        held = tuple(pair for pair in self.held if self.dice.roll(SPARED)) if self.dice.roll(SPARED) == 0 else self.held
        if not self.double_actions:
            return Doubles(held, self.bound)
        hoped = [card for card in slots[self.bound :] if card is not None and len(card) == DOUBLE]
        if len(hoped) < (len(slots) - self.bound) // HOPED:
            hoped.append(one_of(PAIRS, self.dice))
        return Doubles(held, self.bound, tuple(hoped))

    def laid(self, errands: Sequence[Errand], slots: Slots) -> Slots:
        """Return slots with these errands in the place of others."""
        return slots_of(errands, self.station, len(slots), self.doubles(slots))


Change = Callable[[Slots, Worker], Slots]


def one_of(things: Sequence[T], dice: Chance) -> T:
    """Return one of several things."""
    return things[dice.roll(len(things))]


# -- errands -------------------------------------------------------------------------------------------------------


def add(slots: Slots, worker: Worker) -> Slots:
    """Run one errand more, or two if a squad of robots has to be fetched first."""
    return with_errands(slots, worker, new_errands(worker, worker.dice.roll(len(slots))))


def with_errands(slots: Slots, worker: Worker, more: Sequence[Errand]) -> Slots:
    """Return slots with more errands, before those that begin later."""
    errands = errands_of(slots, worker.station)
    place = sum(errand.begin < more[0].begin for errand in errands)
    return worker.laid([*errands[:place], *more, *errands[place:]], slots)


def new_errands(worker: Worker, begin: int) -> list[Errand]:
    """Return an errand that makes sense: mostly against a threat."""
    dice = worker.dice
    jobs = UPKEEP if not worker.jobs or dice.roll(4) == 0 else one_of(worker.jobs, dice)
    job = one_of(jobs, dice)
    again = 1 + dice.roll(FURTHEST)
    deeds = sortie(worker, again) if job == TAKE_OFF else (job[1],) * again
    errand = Errand(begin, job[0], deeds)
    if needs_squad(job) and dice.roll(2):
        return [Errand(begin, (UB, LR)[dice.roll(2)], (("C",),)), errand]
    return [errand]


def sortie(worker: Worker, again: int) -> tuple[Card, ...]:
    """Return how interceptors take off and attack, with a variable range (SA-155) perhaps further out."""
    further = worker.dice.roll(FURTHEST) if worker.double_actions else 0
    return (*[TAKE_OFF[1]] * (1 + further), *[("bots",)] * again)


def drop(slots: Slots, worker: Worker) -> Slots:
    """Leave an errand out."""
    return changed_errand(slots, worker, lambda _errand: [])


def replace(slots: Slots, worker: Worker) -> Slots:
    """Run another errand in the place of one."""
    return changed_errand(slots, worker, lambda errand: new_errands(worker, errand.begin))


def move(slots: Slots, worker: Worker) -> Slots:
    """Run an errand earlier or later; what comes after it waits if it must."""
    by = worker.dice.roll(2 * FURTHEST + 1) - FURTHEST
    return changed_errand(slots, worker, lambda errand: [msgspec.structs.replace(errand, begin=errand.begin + by)])


def stretch(slots: Slots, worker: Worker) -> Slots:
    """Press a button once more."""
    return changed_errand(
        slots, worker, lambda errand: [msgspec.structs.replace(errand, deeds=(*errand.deeds, errand.deeds[-1]))]
    )


def shorten(slots: Slots, worker: Worker) -> Slots:
    """Press a button once less."""
    return changed_errand(
        slots,
        worker,
        lambda errand: [msgspec.structs.replace(errand, deeds=errand.deeds[1:])] if errand.deeds[1:] else [],
    )


def changed_errand(slots: Slots, worker: Worker, change: Callable[[Errand], list[Errand]]) -> Slots:
    """Return slots with one errand changed; without any, with a new one."""
    errands = errands_of(slots, worker.station)
    if not errands:
        return add(slots, worker)
    place = worker.dice.roll(len(errands))
    return worker.laid([*errands[:place], *change(errands[place]), *errands[place + 1 :]], slots)


# -- single slots --------------------------------------------------------------------------------------------------


def put(slots: Slots, worker: Worker) -> Slots:
    """Put something else into a slot."""
    place = worker.dice.roll(len(slots))
    return [*slots[:place], some_card(worker), *slots[place + 1 :]]


def insert(slots: Slots, worker: Worker) -> Slots:
    """Push a slot and those behind it back, and put something there."""
    place = worker.dice.roll(len(slots))
    return [*slots[:place], some_card(worker), *slots[place:-1]]


def cut(slots: Slots, worker: Worker) -> Slots:
    """Take a slot out and let those behind it come earlier."""
    place = worker.dice.roll(len(slots))
    return [*slots[:place], *slots[place + 1 :], None]


def swap(slots: Slots, worker: Worker) -> Slots:
    """Exchange two slots."""
    one, other = worker.dice.roll(len(slots)), worker.dice.roll(len(slots))
    slots = list(slots)
    slots[one], slots[other] = slots[other], slots[one]
    return slots


def some_card(worker: Worker) -> Card | None:
    """Return something a member may do: half of a card it has, or any symbol; sometimes nothing."""
    dice = worker.dice
    if dice.roll(4) == 0:
        return None
    if worker.cards and dice.roll(2):
        card = one_of(worker.cards, dice)
        return (card.action, card.move)[dice.roll(2)]
    return one_of(SYMBOLS, dice)


# -- special cards -------------------------------------------------------------------------------------------------


def use_special(slots: Slots, worker: Worker) -> Slots:
    """Lay a special card into another slot: beside the card there if it may, else in its place or before it."""
    dice = worker.dice
    special = one_of(worker.special, dice)
    slots = [without(card, special) for card in slots]
    place = dice.roll(len(slots))
    there = slots[place]
    shared = beside(worker.specialization, special, there) if there is not None and dice.roll(4) else None
    if shared is not None or there is None or dice.roll(2):
        return [*slots[:place], shared or special, *slots[place + 1 :]]
    return [*slots[:place], special, *slots[place:-1]]


def run_special(slots: Slots, worker: Worker) -> Slots:
    """Go somewhere and use a special card there."""
    dice = worker.dice
    special = one_of(worker.special, dice)
    slots = [without(card, special) for card in slots]
    return with_errands(slots, worker, [Errand(dice.roll(len(slots)), dice.roll(len(STATIONS)), (special,))])


def without(card: Card | None, special: Card) -> Card | None:
    """Return what a slot holds beside a special card."""
    if card is None or special[0] not in card:
        return card
    return tuple(symbol for symbol in card if symbol != special[0]) or None


CHANGES: Final[tuple[Change, ...]] = (
    add,
    add,
    add,
    add,
    drop,
    replace,
    replace,
    move,
    move,
    stretch,
    shorten,
    put,
    put,
    insert,
    cut,
    swap,
)
"""What is tried, the more often the more often it stands here."""
SPECIAL_CHANGES: Final = (*CHANGES, use_special, use_special, run_special)
"""The same for who has a special card."""
