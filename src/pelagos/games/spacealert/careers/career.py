"""The careers of explorers, as whoever hosts matches asks for them (SA-180 to SA-184)."""

from collections.abc import Mapping
from typing import Any, Final, get_args

import msgspec

from pelagos.games.spacealert.careers import explorer as log_of
from pelagos.games.spacealert.careers.achievements import ACHIEVEMENTS, Achievement, Category
from pelagos.games.spacealert.careers.badges import BADGES, SA_185, check_badges
from pelagos.games.spacealert.careers.checking import LONGEST_NAME, fault_of
from pelagos.games.spacealert.careers.claims import claim, claimable
from pelagos.games.spacealert.careers.explorer import LEVEL_FOR, Entry, Explorer
from pelagos.games.spacealert.careers.levels import HIGHEST, boxes_of, dotted_of
from pelagos.games.spacealert.careers.run import Run, experience_for
from pelagos.games.spacealert.careers.runs import run_of
from pelagos.games.spacealert.mission import SPECIALIZATIONS
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.kernel.career import Badge, Career, Feat, RunLine, Sheet, Skill
from pelagos.kernel.errors import IllegalAction, IllegalText
from pelagos.kernel.ids import Seat
from pelagos.kernel.match import Match
from pelagos.kernel.wording import Message, say

SA_184 = cite("SA-184")

NOTHING_LEARNT: Final = "-"
OPTION: Final = "specializations"
EXPERIENCE: Final = "experience"
"""With this value of that option each explorer has the levels of the own log."""


class ExplorerCareer:
    """Reads and writes explorer logs."""

    def begin(self, name: str) -> bytes:
        """Return the log of a new explorer."""
        return log_of.write_log(Explorer(name=name))

    def read(self, data: bytes) -> bytes:
        """Return a log brought along, checked.

        Raises:
            IllegalText: it is none, or its sums are wrong.
        """
        explorer = log_of.read_log(data)
        fault = fault_of(explorer)
        if fault is not None:
            shown = "".join(filter(str.isprintable, explorer.name[:LONGEST_NAME]))
            raise IllegalText(SA_184, "log-wrong", name=shown, part=fault)
        return log_of.write_log(explorer)

    @rule("SA-180", "SA-182", "SA-183")
    def sheet(self, log: bytes) -> Sheet:
        """Return a log as it is shown."""
        explorer = log_of.read_log(log)
        return Sheet(
            name=explorer.name,
            level=explorer.level,
            highest=HIGHEST,
            boxes=explorer.progress.boxes,
            row=boxes_of(explorer.level),
            dotted=dotted_of(explorer.level),
            points=explorer.points,
            cloning=explorer.cloning,
            dead=explorer.dead,
            clones=explorer.clones,
            may_refuse=explorer.cloning and not explorer.entries,
            unspent=0 if explorer.dead else explorer.level - len(explorer.learnt),
            skills=tuple(skill_of(explorer, name) for name in SPECIALIZATIONS),
            feats=tuple(feat_of(explorer, row) for row in ACHIEVEMENTS.values()),
            categories=get_args(Category),
            runs=tuple(line_of(entry) for entry in reversed(explorer.entries)),
        )

    def run(self, match: Match[Any], code: str, *, day: int, seat: Seat, humans: int) -> bytes:
        """Return what a match that is over is for the log of the person on a seat."""
        return msgspec.json.encode(run_of(match, code, day=day, member=seat, humans=humans))

    @rule("SA-183")
    def settle(self, log: bytes, run: bytes) -> bytes:
        """Enter a run; the log of a dead explorer stays as it is, and so does one that has the run already."""
        explorer, flown = log_of.read_log(log), msgspec.json.decode(run, type=Run)
        if explorer.dead or any(entry.run.id == flown.id for entry in explorer.entries):
            return log
        return log_of.write_log(log_of.settle(explorer, flown))

    def learn(self, log: bytes, skill: str) -> bytes:
        """Learn a level of a specialization, or refuse."""
        return log_of.write_log(log_of.learn(log_of.read_log(log), skill))

    def choose_cloning(self, log: bytes, *, yes: bool) -> bytes:
        """Agree to be cloned, or refuse to be."""
        choose = log_of.accept_cloning if yes else log_of.refuse_cloning
        return log_of.write_log(choose(log_of.read_log(log)))

    @rule("SA-183")
    def begin_anew(self, log: bytes) -> bytes:
        """Return the log of a new explorer of the same name, for one that is dead.

        Raises:
            IllegalAction: the explorer lives.
        """
        explorer = log_of.read_log(log)
        if not explorer.dead:
            raise IllegalAction(log_of.SA_183, "explorer-alive", name=explorer.name)
        return self.begin(explorer.name)

    def offers(self, log: bytes, run: str) -> tuple[Feat, ...]:
        """Return the achievements that can be entered for a run."""
        explorer = log_of.read_log(log)
        if explorer.dead or all(entry.run.id != run for entry in explorer.entries):
            return ()
        return tuple(feat_of(explorer, row) for row in claimable(explorer, run))

    def claim(self, log: bytes, run: str, feat: str, *, agreed: bool) -> bytes:
        """Enter an achievement, or refuse."""
        return log_of.write_log(claim(log_of.read_log(log), run, feat, agreed=agreed))

    def needs_vote(self, feat: str) -> bool:
        """Tell whether the table has to vote on an achievement."""
        return feat in ACHIEVEMENTS and ACHIEVEMENTS[feat].vote

    def badges(self) -> tuple[Badge, ...]:
        """Return the badges."""
        return tuple(Badge(id=badge, name=say(f"badge-{badge}")) for badge in BADGES)

    @rule("SA-185")
    def check_badges(self, worn: Mapping[Seat, str]) -> None:
        """Refuse badges that do not exist, that two wear, or the captain's on another.

        Raises:
            IllegalAction: with the reason.
        """
        wearers = {badge: int(seat) for seat, badge in worn.items()}
        if len(wearers) < len(worn):
            raise IllegalAction(SA_185, "badge-worn")
        check_badges(wearers, max(worn, default=-1) + 1)

    @rule("SA-182")
    def by_experience(self) -> dict[str, str]:
        """Return the options with which each explorer has the specializations learnt."""
        return {OPTION: EXPERIENCE}

    @rule("SA-182", "SA-186")
    def fit_out(self, options: Mapping[str, str], logs: Mapping[Seat, bytes]) -> dict[str, str]:
        """Return the options of a table with what its explorers have learnt, where it plays with experience."""
        if options.get(OPTION) != EXPERIENCE:
            return dict(options)
        learnt = {seat: log_of.specialists(log_of.read_log(log)) for seat, log in logs.items()}
        words = [word_of(learnt.get(Seat(seat), {})) for seat in range(max(logs, default=-1) + 1)]
        return {**options, "learnt": " ".join(words)}


def word_of(learnt: Mapping[str, int]) -> str:
    """Return what one explorer has learnt as an option says it."""
    return ",".join(f"{name}:{level}" for name, level in sorted(learnt.items())) or NOTHING_LEARNT


def skill_of(explorer: Explorer, name: str) -> Skill:
    """Return how far an explorer is in a specialization."""
    level = explorer.level_of(name)
    needed = LEVEL_FOR.get(level + 1)
    is_free = not explorer.dead and len(explorer.learnt) < explorer.level
    return Skill(
        id=name,
        name=say(f"specialization-{name}"),
        level=level,
        most=max(LEVEL_FOR),
        learnable=is_free and needed is not None and explorer.level >= needed,
    )


def feat_of(explorer: Explorer, row: Achievement) -> Feat:
    """Return an achievement, and the run it was entered for."""
    return Feat(
        id=row.id,
        name=say(f"achievement-{row.id}"),
        category=row.category,
        points=row.xp,
        level=row.min_level,
        asks=tuple(need_of(name, value) for name, value in row.needs.given().items()),
        vote=row.vote,
        run=next((claim.run for claim in explorer.claims if claim.achievement == row.id), None),
    )


def need_of(name: str, value: int | str) -> Message:
    """Return in words what an achievement asks for."""
    if isinstance(value, int):
        return say(f"need-{name}", value=int(value))
    if name == "special":
        specialization, _, half = value.rpartition("-")
        return say(f"need-{name}", value=say(f"need-special-{half}", name=say(f"specialization-{specialization}")))
    return say(f"need-{name}", value=say(f"need-{name}-{value}"))


def line_of(entry: Entry) -> RunLine:
    """Return a run of a log."""
    run = entry.run
    return RunLine(
        id=run.id,
        parts=tuple(say(f"option-script.{mission.script}") for mission in run.missions if mission.script),
        flown=len(run.missions),
        planned=run.planned,
        won=run.survived,
        practice=run.training,
        score=run.score,
        points=experience_for(run),
    )


CAREER: Final[Career] = ExplorerCareer()
