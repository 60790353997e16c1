"""Refuses scripts that cannot be, saying what and when."""

from itertools import pairwise
from typing import Final

from pelagos.games.spacealert.missions.script import (
    HIGHEST_NUMBER,
    CommsDown,
    DataTransfer,
    Script,
    ScriptEvent,
    ThreatAlert,
    phase_at,
    phase_of_turn,
)
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.kernel.errors import IllegalText

SA_024, SA_027, SA_028, SA_029, SA_105, SA_147 = (
    cite(f"SA-{number}") for number in ("024", "027", "028", "029", "105", "147")
)

LONGEST: Final = 3600
"""No mission is longer, in seconds."""


@rule("SA-105")
def check_script(script: Script) -> None:
    """Refuse a script that cannot be.

    Raises:
        IllegalText: with what is wrong and in which second.
    """
    check_phases(script)
    for earlier, later in pairwise(script.events):
        if later.at < earlier.at:
            raise IllegalText(SA_105, "script-backwards", at=later.at, before=earlier.at)
    for event in script.events:
        check_second(script, event)
        if isinstance(event, CommsDown):
            check_silence(script, event)
        if isinstance(event, ThreatAlert):
            check_alert(script, event)
    check_numbers(script)
    check_transfers(script)


@rule("SA-024")
def check_phases(script: Script) -> None:
    """Refuse a script whose phases do not fit its turns, or that does not end one after the other."""
    phases = phase_of_turn(script.turns)
    if len(script.phase_ends) != phases:
        raise IllegalText(SA_024, "script-phases", turns=script.turns, phases=phases, given=len(script.phase_ends))
    for earlier, later in pairwise((0, *script.phase_ends)):
        if later <= earlier:
            raise IllegalText(SA_024, "script-phase-order", at=later, before=earlier)
    if script.length > LONGEST:
        raise IllegalText(SA_105, "script-too-long", at=script.length, most=LONGEST)


@rule("SA-105")
def check_second(script: Script, event: ScriptEvent) -> None:
    """Refuse what is announced before the mission begins or when planning is over."""
    if not 0 <= event.at < script.length:
        raise IllegalText(SA_105, "script-out-of-time", at=event.at, end=script.length)


@rule("SA-028")
def check_silence(script: Script, silence: CommsDown) -> None:
    """Refuse a failure of communications that ends before it begins, or after planning."""
    if not silence.at < silence.until <= script.length:
        raise IllegalText(SA_028, "script-silence", at=silence.at, until=silence.until, end=script.length)


@rule("SA-029")
def check_alert(script: Script, alert: ThreatAlert) -> None:
    """Refuse a turn without a marker or out of the mission, a wrong zone, and news that come too late."""
    most = min(HIGHEST_NUMBER, script.turns)
    if not 1 <= alert.T <= most:
        raise IllegalText(SA_029, "script-turn", at=alert.at, turn=alert.T, most=most)
    if alert.position == "internal" and alert.zone is not None:
        raise IllegalText(SA_029, "script-internal-zone", at=alert.at, turn=alert.T, zone=alert.zone)
    if alert.position == "external" and alert.zone is None:
        raise IllegalText(SA_029, "script-no-zone", at=alert.at, turn=alert.T)
    if phase_at(script, alert.at) > phase_of_turn(alert.T):
        raise IllegalText(SA_029, "script-too-late", at=alert.at, turn=alert.T)


@rule("SA-029", "SA-147")
def check_numbers(script: Script) -> None:
    """Refuse a number given twice; the double-action set has one set of markers outside and one inside."""
    taken: set[tuple[int, str]] = set()
    for alert in script.alerts:
        number = (alert.T, alert.position if script.double_actions else "")
        if number in taken:
            raise IllegalText(SA_147, "script-number-twice", at=alert.at, turn=alert.T)
        taken.add(number)


@rule("SA-027")
def check_transfers(script: Script) -> None:
    """Refuse two data transfers in one second: the first would have no time."""
    transfers = [event.at for event in script.events if isinstance(event, DataTransfer)]
    for earlier, later in pairwise(transfers):
        if earlier == later:
            raise IllegalText(SA_027, "script-transfer-twice", at=later)
