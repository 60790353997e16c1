"""How a member's part of a plan is changed a little: an errand more or less, earlier or later, or another card."""

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

import msgspec

from pelagos.games.spacealert.board import LR, UB, Station
from pelagos.games.spacealert.policy.errands import Errand, Slots, errands_of, slots_of
from pelagos.games.spacealert.policy.jobs import TAKE_OFF, UPKEEP, Job, needs_squad
from pelagos.games.spacealert.policy.situation import Choice
from pelagos.games.spacealert.state import Card
from pelagos.kernel.chance import Chance

T = TypeVar("T")
BUTTONS: Final[tuple[Card, ...]] = (("A",), ("A",), ("B",), ("C",), ("bots",))
MOVES: Final[tuple[Card, ...]] = (("red",), ("blue",), ("lift",))
SYMBOLS: Final = (*BUTTONS, *MOVES)
FURTHEST: Final = 3
"""By so many turns an errand is moved at most, and so often a button is pressed."""


class Worker(msgspec.Struct, frozen=True):
    """Whose part is changed."""

    station: Station
    """Where it begins."""
    jobs: tuple[tuple[Job, ...], ...]
    """What there is to do against each threat."""
    cards: Sequence[Choice] | None
    """The cards it has; None if it can do anything."""
    dice: Chance


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
    return slots_of([*errands[:place], *more, *errands[place:]], worker.station, len(slots))


def new_errands(worker: Worker, begin: int) -> list[Errand]:
    """Return an errand that makes sense: mostly against a threat."""
    dice = worker.dice
    jobs = UPKEEP if not worker.jobs or dice.roll(4) == 0 else one_of(worker.jobs, dice)
    job = one_of(jobs, dice)
    again = 1 + dice.roll(FURTHEST)
    deeds = (job[1], *[("bots",)] * again) if job == TAKE_OFF else (job[1],) * again
    errand = Errand(begin, job[0], deeds)
    if needs_squad(job) and dice.roll(2):
        return [Errand(begin, (UB, LR)[dice.roll(2)], (("C",),)), errand]
    return [errand]


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
    return slots_of([*errands[:place], *change(errands[place]), *errands[place + 1 :]], worker.station, len(slots))


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
