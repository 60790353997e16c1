"""What the clock calls when: a script as a row of moments, in which windows open and close."""

from collections.abc import Iterator
from typing import Final, Literal, get_args

import msgspec

from pelagos.games.spacealert.missions.script import (
    CommsDown,
    DataTransfer,
    IncomingData,
    Script,
    ThreatAlert,
    confirmed,
)
from pelagos.games.spacealert.rulebook import rule

TRANSFER_SECONDS: Final = 15
"""How long cards may change hands; the sources give 12 to 15 seconds (SA-027)."""
WARNINGS: Final = (60, 20, 5)
"""So many seconds before its end a phase is called out."""

Call = Literal[
    "silence_ends",
    "transfer_closes",
    "phase_ends",
    "phase_warning",
    "threat",
    "incoming_data",
    "transfer_opens",
    "silence_begins",
]
ORDER: Final = get_args(Call)
"""Of moments in one second those that close something come first."""


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """Something the clock does in one second of a mission."""

    second: int
    call: Call
    alert: ThreatAlert | None = None
    """The threat announced, for ``threat``."""
    phase: int = 0
    """The phase that ends or is about to end."""
    left: int = 0
    """For ``phase_warning``: how many seconds are left of the phase."""


def schedule(script: Script, crew: int) -> tuple[Moment, ...]:
    """Return all moments of a script for a crew, in order of time.

    Args:
        script: what is announced.
        crew: people and androids together; unconfirmed reports are left out below five.
    """
    moments = [*phase_moments(script), *threat_moments(script, crew), *data_moments(script), *silence_moments(script)]
    return tuple(sorted(moments, key=lambda moment: (moment.second, ORDER.index(moment.call))))


@rule("SA-024")
def phase_moments(script: Script) -> Iterator[Moment]:
    """Yield the warnings and the end of each phase."""
    start = 0
    for phase, end in enumerate(script.phase_ends, 1):
        for left in WARNINGS:
            if end - left > start:
                yield Moment(second=end - left, call="phase_warning", phase=phase, left=left)
        yield Moment(second=end, call="phase_ends", phase=phase)
        start = end


@rule("SA-029")
def threat_moments(script: Script, crew: int) -> Iterator[Moment]:
    """Yield the announcements of threats that count for the crew."""
    return (Moment(second=alert.at, call="threat", alert=alert) for alert in confirmed(script, crew))


@rule("SA-026", "SA-027")
def data_moments(script: Script) -> Iterator[Moment]:
    """Yield incoming data and the windows for transfers; one window closes when the next opens or planning ends."""
    transfers = [event.at for event in script.events if isinstance(event, DataTransfer)]
    for at, limit in zip(transfers, [*transfers[1:], script.length], strict=True):
        yield Moment(second=at, call="transfer_opens")
        yield Moment(second=min(at + TRANSFER_SECONDS, limit), call="transfer_closes")
    for event in script.events:
        if isinstance(event, IncomingData):
            yield Moment(second=event.at, call="incoming_data")


@rule("SA-028")
def silence_moments(script: Script) -> Iterator[Moment]:
    """Yield when communications fail and when they are back; failures that overlap are one."""
    spans: list[tuple[int, int]] = []
    for event in script.events:
        if not isinstance(event, CommsDown):
            continue
        if spans and event.at <= spans[-1][1]:
            spans[-1] = (spans[-1][0], max(spans[-1][1], event.until))
        else:
            spans.append((event.at, event.until))
    for begin, end in spans:
        yield Moment(second=begin, call="silence_begins")
        yield Moment(second=end, call="silence_ends")
