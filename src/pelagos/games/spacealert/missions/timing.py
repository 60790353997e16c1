"""Finds the seconds of a generated mission: phases, announcements, windows for data, silences."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import msgspec

from pelagos.games.spacealert.missions.limits import Limits, Range, within
from pelagos.games.spacealert.missions.schedule import TRANSFER_SECONDS
from pelagos.games.spacealert.missions.script import (
    CommsDown,
    DataTransfer,
    IncomingData,
    ScriptEvent,
    ThreatAlert,
)
from pelagos.kernel.chance import Chance

STEP: Final = 5
"""All seconds are multiples of five, as on the printed cards."""
ALERT_SECONDS: Final = 15
"""How long an announcement takes."""
DATA_SECONDS: Final = 10
ALERTS_APART: Final = 25
QUIET_END: Final = 60
"""No threat is announced so shortly before a phase ends, but for an ambush."""
AMBUSH: Final = 50
AMBUSH_PERCENT: Final = 25
AMBUSH_FROM: Final = 3
"""Only a phase of at least so many threats can end with an ambush."""
FIRST: Final = 10
"""The first announcement comes so many seconds into the phase."""
LAST: Final = 10
"""Everything is over so many seconds before the phase ends."""
SILENCES: Final = (10, 15, 20)
"""How long communications may be down at a time."""


def phase_lengths(limits: Limits, dice: Chance) -> tuple[int, ...]:
    """Return the seconds in which the phases end."""
    while True:
        first, second, third = (step_in(length, dice) for length in limits.phase_lengths)
        if within(first + second + third, limits.length):
            return (first, first + second, first + second + third)


def step_in(limits: Range, dice: Chance) -> int:
    """Return a multiple of five between two."""
    return limits[0] + STEP * dice.roll(1 + (limits[1] - limits[0]) // STEP)


def lay_out(
    limits: Limits, ends: Sequence[int], threats: Sequence[Sequence[ThreatAlert]], dice: Chance
) -> tuple[ScriptEvent, ...]:
    """Return all that is announced, in order of time, for the threats of each phase."""
    incoming = counts(limits.incoming, limits.incoming_total, dice)
    transfers = counts(limits.transfers, limits.transfer_total, dice)
    silences = draw_silences(limits, dice)
    events: list[ScriptEvent] = []
    for start, end, alerts, drawn, given, silent in zip(
        (0, *ends), ends, threats, incoming, transfers, silences, strict=False
    ):
        others: list[ScriptEvent] = [
            *[IncomingData(0)] * drawn,
            *[DataTransfer(0)] * given,
            *[CommsDown(0, seconds) for seconds in silent],
        ]
        events += lay_out_phase(start, end, alerts, others, dice)
    return tuple(events)


def counts(limits: Sequence[Range], total: Range, dice: Chance) -> list[int]:
    """Return how many there are in each phase, within its limits and those of all together."""
    while True:
        drawn = [least + dice.roll(1 + most - least) for least, most in limits]
        if within(sum(drawn), total):
            return drawn


def draw_silences(limits: Limits, dice: Chance) -> list[list[int]]:
    """Return the lengths of the silences of each phase."""
    while True:
        drawn = [draw_phase_silences(limit, dice) for limit in limits.silence]
        if within(sum(map(sum, drawn)), limits.silence_total):
            return drawn


def draw_phase_silences(limit: Range, dice: Chance) -> list[int]:
    """Return lengths that come to a total within the limit."""
    while True:
        drawn = [SILENCES[dice.roll(len(SILENCES))] for _ in range(dice.roll(4))]
        if within(sum(drawn), limit):
            return drawn


def lay_out_phase(
    start: int, end: int, alerts: Sequence[ThreatAlert], others: Sequence[ScriptEvent], dice: Chance
) -> list[ScriptEvent]:
    """Return what is announced in a phase: the threats in order of turns, the first of them before all else."""
    ambush = len(alerts) >= AMBUSH_FROM and dice.roll(100) < AMBUSH_PERCENT
    latest = end - (AMBUSH if ambush else QUIET_END)
    while True:
        timed = give_seconds(start + FIRST, end - LAST, in_some_order(alerts, others, dice), dice)
        seconds = [event.at for event in timed if isinstance(event, ThreatAlert)]
        if all(second <= latest for second in seconds) and all(b - a >= ALERTS_APART for a, b in pairwise(seconds)):
            return timed


def in_some_order(alerts: Sequence[ThreatAlert], others: Sequence[ScriptEvent], dice: Chance) -> list[ScriptEvent]:
    """Return threats in their own order, the first one in front, with other events anywhere behind it."""
    rest = iter(alerts[1:])
    places = dice.shuffle([*[None] * len(alerts[1:]), *others])
    return [*alerts[:1], *(next(rest) if event is None else event for event in places)]


def give_seconds(start: int, end: int, events: Sequence[ScriptEvent], dice: Chance) -> list[ScriptEvent]:
    """Return events with seconds between two, with what time is left over spread among the gaps."""
    spare = (end - start - sum(map(seconds_of, events))) // STEP
    cuts = sorted(dice.roll(spare + 1) for _ in events[1:])
    timed: list[ScriptEvent] = []
    used = 0
    for event, gap in zip(events, (0, *cuts), strict=True):
        at = start + used + STEP * gap
        timed.append(moved_to(event, at))
        used += seconds_of(event)
    return timed


def seconds_of(event: ScriptEvent) -> int:
    """Return how long an event keeps the clock busy."""
    if isinstance(event, CommsDown):
        return event.until - event.at
    if isinstance(event, DataTransfer):
        return TRANSFER_SECONDS
    return ALERT_SECONDS if isinstance(event, ThreatAlert) else DATA_SECONDS


def moved_to(event: ScriptEvent, at: int) -> ScriptEvent:
    """Return an event in another second."""
    if isinstance(event, CommsDown):
        return CommsDown(at, at + event.until - event.at)
    return msgspec.structs.replace(event, at=at)
