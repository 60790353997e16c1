"""An explorer and the log that can be taken from table to table (SA-180 to SA-183)."""

from collections import Counter
from typing import Final

import msgspec
from msgspec.structs import replace

from pelagos.games.spacealert.careers.levels import Progress, mark
from pelagos.games.spacealert.careers.run import Run, experience_for
from pelagos.games.spacealert.mission import SPECIALIZATIONS
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.kernel.errors import IllegalAction, IllegalText
from pelagos.kernel.json_faults import malformed, misfit

SA_182, SA_183, SA_184 = cite("SA-182"), cite("SA-183"), cite("SA-184")

VERSION: Final = 1
"""How logs are written now; it rises when an older Pelagos could not read them."""
LEVEL_FOR: Final = {1: 1, 2: 3, 3: 6}
"""The explorer level from which each level of a specialization can be learnt."""


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An achievement, and the run it was earned on."""

    achievement: str
    run: str


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A run in the log, with the level at its start."""

    run: Run
    level: int


class Versioned(msgspec.Struct, frozen=True):
    """What a log of any version says of itself."""

    version: int = VERSION


class Explorer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The log of an explorer."""

    version: int = VERSION
    name: str
    cloning: bool = True
    """Whether a lost explorer goes on as a clone; consent is never taken back."""
    dead: bool = False
    clones: int = 0
    points: int = 0
    progress: Progress = Progress()
    learnt: tuple[str, ...] = ()
    """Specializations, one entry for each level learnt, in order."""
    entries: tuple[Entry, ...] = ()
    claims: tuple[Claim, ...] = ()

    @property
    def level(self) -> int:
        """The explorer level."""
        return self.progress.level

    def level_of(self, specialization: str) -> int:
        """Return the level in a specialization; 0 if it has not been learnt."""
        return self.learnt.count(specialization)


def gain(explorer: Explorer, points: int) -> Explorer:
    """Add experience points."""
    progress = mark(explorer.progress, points, clones=explorer.cloning)
    return replace(explorer, points=explorer.points + points, progress=progress)


@rule("SA-181", "SA-183")
def settle(explorer: Explorer, run: Run) -> Explorer:
    """Enter a run that is over. A lost one brings a clone, or death to who refuses; training counts for nothing.

    Raises:
        IllegalAction: the explorer is dead, or the run is in the log already.
    """
    require_alive(explorer)
    if any(entry.run.id == run.id for entry in explorer.entries):
        raise IllegalAction(SA_184, "run-entered", run=run.id)
    after = replace(explorer, entries=(*explorer.entries, Entry(run, explorer.level)))
    if run.survived or run.training:
        return gain(after, experience_for(run))
    return replace(after, clones=after.clones + 1) if after.cloning else replace(after, dead=True)


@rule("SA-182")
def learn(explorer: Explorer, specialization: str) -> Explorer:
    """Learn a level of a specialization, one for each explorer level.

    Raises:
        IllegalAction: there is no such specialization, no level left to spend, or the explorer is not far enough.
    """
    require_alive(explorer)
    if specialization not in SPECIALIZATIONS:
        raise IllegalAction(SA_182, "no-such-specialization", name=specialization)
    if len(explorer.learnt) >= explorer.level:
        raise IllegalAction(SA_182, "nothing-to-learn", level=explorer.level)
    wanted = explorer.level_of(specialization) + 1
    if wanted not in LEVEL_FOR:
        raise IllegalAction(SA_182, "learnt-all", most=max(LEVEL_FOR))
    if explorer.level < LEVEL_FOR[wanted]:
        raise IllegalAction(SA_182, "learn-later", wanted=wanted, needed=LEVEL_FOR[wanted])
    return replace(explorer, learnt=(*explorer.learnt, specialization))


@rule("SA-183")
def accept_cloning(explorer: Explorer) -> Explorer:
    """Agree to be cloned from now on.

    Raises:
        IllegalAction: it is too late.
    """
    require_alive(explorer)
    return replace(explorer, cloning=True)


@rule("SA-183")
def refuse_cloning(explorer: Explorer) -> Explorer:
    """Refuse to be cloned, before the first run: consent is never taken back.

    Raises:
        IllegalAction: it is too late.
    """
    require_alive(explorer)
    if explorer.entries:
        raise IllegalAction(SA_183, "cloning-agreed")
    return replace(explorer, cloning=False)


@rule("SA-183")
def require_alive(explorer: Explorer) -> None:
    """Refuse what a dead explorer cannot do."""
    if explorer.dead:
        raise IllegalAction(SA_183, "explorer-dead", name=explorer.name)


def specialists(explorer: Explorer) -> dict[str, int]:
    """Return the level of each specialization learnt."""
    return dict(Counter(explorer.learnt))


def write_log(explorer: Explorer) -> bytes:
    """Return a log as JSON, to be taken along."""
    return msgspec.json.encode(explorer)


def read_log(data: bytes) -> Explorer:
    """Return the log written as JSON. Whether it can be is told by `checking.fault_of`.

    Raises:
        IllegalText: it is no log, or one of a newer Pelagos.
    """
    try:
        version = msgspec.json.decode(data, type=Versioned).version
        if version > VERSION:
            raise IllegalText(None, "log-newer", version=version, known=VERSION)
        return msgspec.json.decode(data, type=Explorer)
    except msgspec.ValidationError as error:
        fault = misfit(None, str(error))
    except (msgspec.DecodeError, ValueError):
        fault = malformed(None, data)
    raise IllegalText(None, "log-unreadable", key=fault.key) from fault
