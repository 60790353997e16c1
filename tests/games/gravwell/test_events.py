"""What the log tells, with the rule of each event: "why did my ship move back?"."""

from typing import Any

import pytest

from pelagos.games.gravwell.options import GravwellOptions
from pelagos.games.gravwell.position_state import state_of
from pelagos.games.gravwell.position_text import read_position
from pelagos.games.gravwell.resolver import RESOLVER, run
from tests.games.gravwell.support import HANDS, Table, short


def log(line: str) -> list[str]:
    """The events of a resolution as short lines."""
    lines = []
    for event in RESOLVER.resolve_text(line)["events"]:
        fields = [f"{name}={value}" for name, value in event.items() if name not in {"type", "rule"}]
        lines.append(" ".join([event["rule"], event["type"], *fields]))
    return lines


CASES: dict[str, tuple[str, list[str]]] = {
    "drawn back by the nearest ship": (
        "B15 Y14 R9 d26 d36 : B=L",
        [
            "GR-45 Attracted ship=B nearest=Y gap=1 side=behind",
            "GR-44 Moved ship=B origin=15 target=11 steps=4 direction=behind",
            "GR-43 Discarded ship=B card=L",
        ],
    ),
    "pushed back by a repulsor": (
        "B12 Y14 R3 d26 d36 : B=X",
        [
            "GR-45 Attracted ship=B nearest=Y gap=2 side=ahead",
            "GR-60 Moved ship=B origin=12 target=9 steps=3 direction=behind",
            "GR-43 Discarded ship=B card=X",
        ],
    ),
    "surrounded, more ships ahead, and over a ship": (
        "B15 Y14 R16 d26 d36 : B=A",
        [
            "GR-53 TieCounted ship=B gap=1 ahead=3 behind=1 side=ahead",
            "GR-44 Moved ship=B origin=15 target=16 steps=1 direction=ahead",
            "GR-47 Slid ship=B origin=16 target=17",
            "GR-43 Discarded ship=B card=A",
        ],
    ),
    "stuck": (
        "B17 Y21 R18 d26@24 d36@34 : Y=Z",
        ["GR-54 Stuck ship=Y gap=3 ahead=2", "GR-43 Discarded ship=Y card=Z"],
    ),
    "stopped in the Singularity": (
        "B3 Y2 R20 d26 d36 : B=W",
        [
            "GR-45 Attracted ship=B nearest=Y gap=1 side=behind",
            "GR-44 Moved ship=B origin=3 target=0 steps=3 direction=behind",
            "GR-50 StoppedAtSingularity ship=B",
            "GR-43 Discarded ship=B card=W",
        ],
    ),
    "a repulsor in the Singularity": (
        "B0 Y9 d36 : B=U",
        ["GR-62 RepulsorIdle ship=B", "GR-43 Discarded ship=B card=U"],
    ),
    "no gravity": ("B9 Y0 : B=U", ["GR-59 NoGravity ship=B", "GR-43 Discarded ship=B card=U"]),
    "the Emergency Stop": (
        "B15 Y14 R9 d26 d36 : B=L stop=B",
        ["GR-85 StopUsed ship=B card=L", "GR-43 Discarded ship=B card=L"],
    ),
    "a beam": (
        "B22 Y24 R0 d26 d36 : B=J",
        [
            "GR-63 BeamFired ship=B card=J value=2",
            "GR-63 Moved ship=Y origin=24 target=22 steps=2 direction=behind",
            "GR-47 Slid ship=Y origin=22 target=21",
            "GR-63 Moved ship=d26 origin=26 target=24 steps=2 direction=behind",
            "GR-63 Moved ship=d36 origin=36 target=34 steps=2 direction=behind",
            "GR-63 Moved ship=R origin=0 target=2 steps=2 direction=ahead",
            "GR-43 Discarded ship=B card=J",
        ],
    ),
    "the winner, and what is dropped": (
        "B50 Y48 R40 d26 d36 : B=N Y=O",
        [
            "GR-45 Attracted ship=B nearest=Y gap=2 side=behind",
            "GR-60 Moved ship=B origin=50 target=54 steps=4 direction=ahead",
            "GR-03 EnteredGate ship=B",
            "GR-03 MatchWon ships=['B'] reason=gate",
            "GR-43 Discarded ship=B card=N",
            "GR-06 Dropped ship=Y card=O",
        ],
    ),
    "the gate activated": (
        "B50 Y48 R40 d26 d36 : B=N Y=A +gate_activated",
        [
            "GR-45 Attracted ship=Y nearest=B gap=2 side=ahead",
            "GR-44 Moved ship=Y origin=48 target=49 steps=1 direction=ahead",
            "GR-43 Discarded ship=Y card=A",
            "GR-45 Attracted ship=B nearest=Y gap=1 side=behind",
            "GR-60 Moved ship=B origin=50 target=54 steps=4 direction=ahead",
            "GR-03 EnteredGate ship=B",
            "GR-101 GateActivated ship=B",
            "GR-43 Discarded ship=B card=N",
        ],
    ),
    "the end of a round": (
        "B20 Y15 d36 : round=2 phase=6",
        ["GR-89 RoundEnded round=2", "GR-86 StopsRestored"],
    ),
    "the end of the match": (
        "B20 Y15 d36 : round=6 phase=6",
        ["GR-89 RoundEnded round=6", "GR-04 MatchWon ships=['B'] reason=nearest"],
    ),
}


@pytest.mark.rule("GR-03", "GR-06", "GR-44", "GR-45", "GR-47", "GR-50", "GR-53", "GR-54", "GR-60", "GR-63", "GR-85")
@pytest.mark.parametrize(("line", "expected"), CASES.values(), ids=CASES)
def test_the_log_tells_what_happened_and_by_which_rule(line: str, expected: list[str]) -> None:
    assert log(line) == expected


@pytest.mark.rule("GR-16", "GR-25", "GR-26", "GR-27", "GR-30", "GR-36", "GR-38", "GR-13")
def test_the_log_of_a_draft_and_a_first_phase() -> None:
    table = Table(HANDS[2]).draft().phase("FM")
    assert short(table.events, ("B", "Y", "d36")) == [
        "GR-13 RoundBegan round=1",
        "GR-16 PilesLaid cards=['A', 'G', 'B', 'H', 'C', 'I']",
        "GR-25 DraftOrder ships=['B', 'Y']",
        "GR-27 Drafted seat=0 open=A lower=D",
        "GR-27 Drafted seat=1 open=G lower=K",
        "GR-27 Drafted seat=0 open=B lower=E",
        "GR-27 Drafted seat=1 open=H lower=L",
        "GR-27 Drafted seat=0 open=C lower=F",
        "GR-27 Drafted seat=1 open=I lower=M",
        "GR-30 DraftEnded",
        "GR-36 PhaseBegan round=1 phase=1",
        "GR-38 CardsRevealed cards=['F', 'M'] ships=['B', 'Y']",
        "GR-45 Attracted ship=B nearest=d36 gap=36 side=ahead",
        "GR-44 Moved ship=B origin=0 target=6 steps=6 direction=ahead",
        "GR-43 Discarded ship=B card=F",
        "GR-45 Attracted ship=Y nearest=B gap=6 side=ahead",
        "GR-44 Moved ship=Y origin=0 target=10 steps=10 direction=ahead",
        "GR-43 Discarded ship=Y card=M",
        "GR-36 PhaseBegan round=1 phase=2",
    ]


@pytest.mark.rule("GR-103")
def test_the_log_of_chaos_names_the_random_cards() -> None:
    table = Table(HANDS[2], GravwellOptions(chaos=True), random="AG").draft()
    assert short(table.events, ("B", "Y", "d36"))[-2:] == [
        "GR-103 RandomCard ship=B card=A",
        "GR-103 RandomCard ship=Y card=G",
    ]


@pytest.mark.parametrize("line", [line for line, _ in CASES.values()])
def test_nothing_changes_if_nobody_listens(line: str) -> None:
    position = read_position(line)
    told: list[Any] = []
    states = []
    for emit in (None, told.append):
        state, codes = state_of(position)
        run(state, frozenset(codes.index(code) for code in position.stops), emit)
        states.append(state)
    assert states[0] == states[1]
    assert told
