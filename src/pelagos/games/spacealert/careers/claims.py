"""Which achievements a run has earned, and claiming one (SA-184)."""

from collections.abc import Iterator

from msgspec.structs import replace

from pelagos.games.spacealert.careers.achievements import ACHIEVEMENTS, Achievement
from pelagos.games.spacealert.careers.conditions import OF_LOG, OF_MISSION, OF_RUN
from pelagos.games.spacealert.careers.explorer import Claim, Entry, Explorer, gain, require_alive
from pelagos.games.spacealert.careers.run import MissionFlown, Run
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.kernel.errors import IllegalAction

SA_184 = cite("SA-184")


@rule("SA-184")
def claimable(explorer: Explorer, run: str) -> Iterator[Achievement]:
    """Yield the achievements that can be claimed for a run, those the table has to vote on included."""
    entry = entry_of(explorer, run)
    return (row for row in ACHIEVEMENTS.values() if why_not(explorer, entry, row) is None)


@rule("SA-184")
def claim(explorer: Explorer, run: str, achievement: str, *, agreed: bool = False) -> Explorer:
    """Enter an achievement in the log and gain its points.

    Args:
        explorer: whose log.
        run: the run it was earned on.
        achievement: its id.
        agreed: whether the table has voted for it; asked for where the program cannot judge.

    Raises:
        IllegalAction: with the reason.
    """
    require_alive(explorer)
    entry = entry_of(explorer, run)
    row = ACHIEVEMENTS.get(achievement)
    if row is None:
        raise IllegalAction(SA_184, "no-such-achievement", name=achievement)
    reason = why_not(explorer, entry, row)
    if reason is not None:
        raise IllegalAction(SA_184, f"achievement-{reason}", name=achievement, level=row.min_level)
    if row.vote and not agreed:
        raise IllegalAction(SA_184, "achievement-needs-vote", name=achievement, level=row.min_level)
    return gain(replace(explorer, claims=(*explorer.claims, Claim(achievement, run))), row.xp)


def entry_of(explorer: Explorer, run: str) -> Entry:
    """Return a run of the log, or refuse one that is not in it."""
    for entry in explorer.entries:
        if entry.run.id == run:
            return entry
    raise IllegalAction(SA_184, "no-such-run", run=run)


def why_not(explorer: Explorer, entry: Entry, row: Achievement) -> str | None:
    """Return why an achievement cannot be claimed for a run; None if it can, a vote apart."""
    if any(known.achievement == row.id for known in explorer.claims):
        return "claimed"
    is_addiction = row.category == "addiction"
    if row.min_level > (explorer.level if is_addiction else entry.level):
        return "level"
    if entry.run.training or not (entry.run.survived or is_addiction):
        return "run"
    if not is_addiction and has_claimed_in(explorer, entry.run, row):
        return "category"
    return None if is_earned(explorer, entry.run, row) else "not-earned"


def has_claimed_in(explorer: Explorer, run: Run, row: Achievement) -> bool:
    """Tell whether something of the same category was claimed for the same run."""
    return any(
        known.run == run.id and ACHIEVEMENTS[known.achievement].category == row.category for known in explorer.claims
    )


def is_earned(explorer: Explorer, run: Run, row: Achievement) -> bool:
    """Tell whether all conditions of an achievement are met, as far as the program can judge."""
    needs = row.needs.given()
    of_log = [OF_LOG[name](value, explorer) for name, value in needs.items() if name in OF_LOG]
    of_run = [OF_RUN[name](value, run) for name, value in needs.items() if name in OF_RUN]
    if row.category == "addiction":
        return all(of_log)
    if row.category == "campaigns":
        clean = run.penalties == 0 or not row.needs.no_penalties
        return (
            run.is_whole_campaign
            and clean
            and all(of_run)
            and all(is_met(mission, row) and mission.is_full for mission in run.missions)
        )
    return all(of_run) and any(is_met(mission, row) and counts(mission, row) for mission in run.missions)


def is_met(mission: MissionFlown, row: Achievement) -> bool:
    """Tell whether a mission meets the conditions on a mission."""
    needs = row.needs.given()
    return all(OF_MISSION[name](value, mission) for name, value in needs.items() if name in OF_MISSION)


def counts(mission: MissionFlown, row: Achievement) -> bool:
    """Tell whether a mission is full and clean enough for an achievement of missions; others do not ask."""
    if row.category != "missions":
        return True
    is_clean = mission.penalties == 0 or not row.needs.no_penalties
    return is_clean and (mission.is_full or bool(row.needs.easier_allowed))
