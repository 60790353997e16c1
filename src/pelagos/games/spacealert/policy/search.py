"""The search for a plan: one is changed a little, and the change stays if that is better or not much worse.

How much worse it may be shrinks to nothing while the search goes on (threshold accepting, a kind of simulated
annealing). Turns still to come, and members who have not told their plans, are planned for too: those with cards they
may well hold, turns to come as if everybody held any card.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from pelagos.games.spacealert.policy.changes import CHANGES, SPECIAL_CHANGES, Worker, one_of, with_errands
from pelagos.games.spacealert.policy.errands import Errand, Slots, errands_of
from pelagos.games.spacealert.policy.hands import affordable, playable
from pelagos.games.spacealert.policy.jobs import jobs_against
from pelagos.games.spacealert.policy.pairs import held_pairs, specials_of
from pelagos.games.spacealert.policy.situation import Plan, Situation, with_slots
from pelagos.games.spacealert.policy.trial import Trial, walk
from pelagos.games.spacealert.policy.worth import POOR
from pelagos.kernel.chance import Chance, Seeded

HEAT: Final = 20.0
"""By so many points a change may be worse at first, if a plan is sought from nothing."""
WARMTH: Final = 6.0
"""The same if there is a plan already."""
ATTEMPTS: Final = 4
"""So often a search begins, from where it is, until a plan is found that is not poor."""
COOLING: Final = 3
"""The power with which that shrinks."""
FINENESS: Final = 1000
TRADES: Final = 10
"""In one of so many changes two members change places, in another one hands work over."""


class Search:
    """A search in progress."""

    def __init__(self, situation: Situation, seed: str, starts: Sequence[Plan] = ()) -> None:
        """Begin with what is known, and with other plans that may be good."""
        self.situation = situation
        self.trial = Trial(situation)
        self.dice: Chance = Seeded.of(seed)
        self.jobs = tuple(jobs_against(threat) for threat in situation.threats)
        self.planned = [member for member in range(len(situation.programs)) if self.begins(member) <= situation.turns]
        """Whose slots can be changed."""
        self.workers = {member: self.worker(member) for member in self.planned}
        self.best = self.current = max(
            (self.tried(plan) for start in (situation.cleared(), *starts) for plan in self.versions(start)),
            key=lambda tried: tried[0],
        )

    def begins(self, member: int) -> int:
        """Return the first turn of a member that can be changed."""
        return self.situation.first if member in self.situation.open_members() else self.situation.last + 1

    def versions(self, plan: Plan) -> Iterator[Plan]:
        """Yield a plan, and with double actions the same with what one card can do in one slot."""
        yield plan
        if self.situation.double_actions:
            for member in self.situation.mine:
                if member in self.planned:
                    slots, worker = self.slots(plan, member), self.workers[member]
                    packed = worker.laid(errands_of(slots, worker.station), slots)
                    plan = with_slots(plan, member, self.begins(member), packed)
            yield plan

    def tried(self, plan: Plan) -> tuple[float, Plan]:
        """Return a plan that can be laid, with what it is worth."""
        plan = playable(self.situation, self.situation.filled(plan))
        return self.trial.value(plan), plan

    def improve(self, slack: float) -> None:
        """Change the plan; keep that unless it is worse by more than a random part of the slack."""
        plan = self.changed(self.current[1])
        if plan == self.current[1]:
            return
        value = self.trial.value(plan, self.current[1])
        if value > self.current[0] - slack * self.dice.roll(FINENESS) / FINENESS:
            self.current = (value, plan)
        if value > self.best[0]:
            self.best = (value, plan)

    def changed(self, plan: Plan) -> Plan:
        """Return a plan in which one member does something else, or two have changed places or handed work over."""
        member = self.somebody()
        kind = self.dice.roll(TRADES)
        if kind == 0:
            return self.traded(plan, member, one_of(self.planned, self.dice))
        if kind == 1:
            return self.handed_over(plan, member, one_of(self.planned, self.dice))
        slots, worker = self.slots(plan, member), self.workers[member]
        for _ in range(1 + (self.dice.roll(3) == 0)):
            slots = one_of(SPECIAL_CHANGES if worker.special else CHANGES, self.dice)(slots, worker)
        return self.allowed(with_slots(plan, member, self.begins(member), slots), member)

    def somebody(self) -> int:
        """Return whose part is changed next: as often one's own as any other."""
        own = [member for member in self.situation.mine if member in self.planned]
        return one_of(own if own and self.dice.roll(2) else self.planned, self.dice)

    def slots(self, plan: Plan, member: int) -> Slots:
        """Return the slots of a member that can be changed."""
        return list(plan[member][self.begins(member) - 1 :])

    def allowed(self, plan: Plan, member: int) -> Plan:
        """Return a plan with the fixed slots as they are, without what a member cannot lay."""
        plan = self.situation.without_lent(plan, member)
        return affordable(self.situation, self.situation.filled(plan) if self.situation.fixed else plan, member)

    def traded(self, plan: Plan, one: int, other: int) -> Plan:
        """Return a plan in which two members do each other's work."""
        begin = max(self.begins(one), self.begins(other))
        ones, others = plan[one][begin - 1 :], plan[other][begin - 1 :]
        plan = with_slots(with_slots(plan, one, begin, others), other, begin, ones)
        return self.allowed(self.allowed(plan, one), other)

    def handed_over(self, plan: Plan, one: int, other: int) -> Plan:
        """Return a plan in which a member runs an errand of another."""
        begin = self.begins(one)
        slots, worker = self.slots(plan, one), self.workers[one]
        errands = errands_of(slots, worker.station)
        if not errands or one == other:
            return plan
        errand = errands.pop(self.dice.roll(len(errands)))
        less = worker.laid(errands, slots)
        shift = begin - self.begins(other)
        moved = Errand(errand.begin + shift, errand.station, errand.deeds)
        more = with_errands(self.slots(plan, other), self.workers[other], [moved])
        plan = with_slots(with_slots(plan, one, begin, less), other, self.begins(other), more)
        return self.allowed(self.allowed(plan, one), other)

    def worker(self, member: int) -> Worker:
        """Return what a member has to work with from the first slot on that can be changed."""
        station = self.trial.stations[member]
        for card in self.situation.programs[member][self.situation.first - 1 : self.begins(member) - 1]:
            station = walk(station, card)
        hand = self.situation.hand_of(member)
        cards = None if hand is None else tuple(card for card in hand[1] if card.member in (None, member))
        begin, last = self.begins(member), self.situation.last
        specialization = self.situation.specialization_of(member)
        return Worker(
            station,
            self.jobs,
            cards,
            self.dice,
            bound=max(last - begin + 1, 0) if hand is not None else 0,
            held=tuple(sorted(held_pairs(cards or (), specialization))),
            special=specials_of(cards or ()),
            specialization=specialization,
            double_actions=self.situation.double_actions,
        )


def attempts_for(situation: Situation, attempts: int) -> int:
    """Return how often a search may begin; a plan whose first cards lie open before androids is only completed."""
    is_begun = any(situation.first <= turn <= situation.last for _, turn in situation.fixed)
    return 1 if is_begun else attempts


def improved(
    situation: Situation, budget: int, seed: str, starts: Sequence[Plan] = (), attempts: int = ATTEMPTS
) -> tuple[float, Plan]:
    """Return the best plan found, and what it is worth; as long as that is poor, the search begins again.

    Args:
        situation: what is known.
        budget: how many changes are tried before the search ends, or begins again.
        seed: the same seed finds the same plan.
        starts: plans that may be good already.
        attempts: how often it may begin.
    """
    search = Search(situation, seed, starts)
    for attempt in range(attempts_for(situation, attempts) if search.planned else 0):
        heat = WARMTH if starts and not attempt else HEAT
        for tried in range(budget):
            search.improve(heat * (1 - tried / budget) ** COOLING)
        if search.best[0] > POOR:
            break
    return search.best
