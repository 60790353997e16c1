"""What the clock calls when."""

from collections import Counter

import msgspec
import pytest

from pelagos.games.spacealert.missions.library import SCRIPTS
from pelagos.games.spacealert.missions.schedule import TRANSFER_SECONDS, Moment, schedule
from pelagos.games.spacealert.missions.script import CommsDown, DataTransfer, Script

EVERY = pytest.mark.parametrize("script", SCRIPTS.values(), ids=lambda script: script.id)


def seconds(moments: tuple[Moment, ...], call: str) -> list[int]:
    return [moment.second for moment in moments if moment.call == call]


@pytest.mark.rule("SA-024", "SA-026", "SA-027", "SA-028")
def test_the_first_test_run_is_called_as_its_card_says() -> None:
    moments = schedule(SCRIPTS["firstTestRun"], 4)
    assert [(m.second, m.call) for m in moments if m.call != "phase_warning"] == [
        (15, "threat"),
        (60, "threat"),
        (90, "transfer_opens"),
        (105, "transfer_closes"),
        (135, "threat"),
        (200, "transfer_opens"),
        (215, "transfer_closes"),
        (250, "phase_ends"),
        (280, "incoming_data"),
        (310, "transfer_opens"),
        (325, "transfer_closes"),
        (420, "phase_ends"),
    ]
    warnings = [(m.second, m.phase, m.left) for m in moments if m.call == "phase_warning"]
    assert warnings == [(190, 1, 60), (230, 1, 20), (245, 1, 5), (360, 2, 60), (400, 2, 20), (415, 2, 5)]


@EVERY
@pytest.mark.parametrize("crew", [4, 5])
def test_moments_are_in_order_and_none_is_lost(script: Script, crew: int) -> None:
    moments = schedule(script, crew)
    assert [m.second for m in moments] == sorted(m.second for m in moments)
    calls = Counter(moment.call for moment in moments)
    kinds = Counter(type(event) for event in script.events)
    assert calls["transfer_opens"] == calls["transfer_closes"] == kinds[DataTransfer]
    assert calls["silence_begins"] == calls["silence_ends"]
    assert calls["phase_ends"] == len(script.phase_ends)
    assert calls["threat"] == sum(not alert.unconfirmed or crew == 5 for alert in script.alerts)


@EVERY
def test_windows_and_silences_open_before_they_close(script: Script) -> None:
    moments = schedule(script, 5)
    for opening, closing in (("transfer_opens", "transfer_closes"), ("silence_begins", "silence_ends")):
        calls = [moment.call for moment in moments if moment.call in (opening, closing)]
        assert calls == [opening, closing] * (len(calls) // 2)


@pytest.mark.rule("SA-028")
def test_failures_that_overlap_are_one() -> None:
    moments = schedule(SCRIPTS["double_easier_1"], 5)
    overlapping = [event for event in SCRIPTS["double_easier_1"].events if isinstance(event, CommsDown)]
    assert (455, 480) in zip(seconds(moments, "silence_begins"), seconds(moments, "silence_ends"), strict=True)
    assert len(seconds(moments, "silence_begins")) < len(overlapping)


@pytest.mark.rule("SA-027")
def test_a_transfer_has_its_time_unless_the_next_one_or_the_end_comes_first() -> None:
    made = msgspec.structs.replace(
        SCRIPTS["firstTestRun"], events=(DataTransfer(100), DataTransfer(108), DataTransfer(415))
    )
    moments = schedule(made, 4)
    assert seconds(moments, "transfer_opens") == [100, 108, 415]
    assert seconds(moments, "transfer_closes") == [108, 108 + TRANSFER_SECONDS, 420]
