"""Explorer logs that somebody brings along."""

from functools import reduce

import msgspec

from pelagos.games.spacealert.careers.career import CAREER
from pelagos.games.spacealert.careers.run import MissionFlown, Run

MISSION = MissionFlown(
    script="mission4",
    people=2,
    crew=4,
    common=("white",),
    serious=("yellow",),
    threat_points=7,
    penalties=0,
    tiles=(1, 0, 2),
    conscious=(True,) * 4,
    member=0,
)


def experienced() -> bytes:
    """Return the log of somebody who has flown some missions, lost one, and has levels to spend."""
    runs = [
        Run(id=f"run-{number}", day=number, survived=number != 3, score=31, missions=(MISSION,)) for number in range(9)
    ]
    log = reduce(CAREER.settle, map(msgspec.json.encode, runs), CAREER.begin("Έλενα Παπαδοπούλου"))
    return CAREER.claim(log, "run-0", "dynamic-duo", agreed=False)


def with_run(name: str) -> bytes:
    """Return the log of somebody who has won one mission, which has this name."""
    run = Run(id=name, day=0, survived=True, score=31, missions=(MISSION,))
    return CAREER.settle(CAREER.begin("Ana"), msgspec.json.encode(run))
