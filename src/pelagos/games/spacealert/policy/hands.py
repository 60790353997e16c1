"""Whether a plan can be laid with the cards there are: each slot needs a card of its own that offers its symbols."""

from collections.abc import Mapping, Sequence

from pelagos.games.spacealert.policy.situation import Choice, Plan, Situation, Slot, without_part
from pelagos.games.spacealert.state import Card

Wanted = Mapping[Slot, Card]
"""A slot, and what is to lie there."""
Match = dict[Slot, Choice]


def match(wanted: Wanted, cards: Sequence[Choice]) -> Match | None:
    """Return a card for each slot, or None if the cards do not suffice (augmenting paths in a bipartite graph)."""
    holder: dict[int, Slot] = {}
    for slot in sorted(wanted):
        if not _give(slot, wanted, cards, holder, set()):
            return None
    return {slot: cards[place] for place, slot in holder.items()}


def _give(slot: Slot, wanted: Wanted, cards: Sequence[Choice], holder: dict[int, Slot], seen: set[int]) -> bool:
    for place, card in enumerate(cards):
        if place in seen or not card.fits(slot[0], wanted[slot]):
            continue
        seen.add(place)
        if place not in holder or _give(holder[place], wanted, cards, holder, seen):
            holder[place] = slot
            return True
    return False


def playable(situation: Situation, plan: Plan) -> Plan:
    """Return a plan without what members cannot lay with the cards they have, or may have."""
    for member in situation.open_members():
        plan = affordable(situation, plan, member)
    return plan


def affordable(situation: Situation, plan: Plan, member: int) -> Plan:
    """Return a plan without what a member, and whoever shares its cards, cannot lay: earlier turns go first.

    Slots that are fixed stay as they are known.
    """
    hand = situation.hand_of(member)
    if hand is None:
        return plan
    members, cards = hand
    wanted = situation.wanted(plan, members)
    if match(wanted, cards) is not None:
        return plan
    served = servable(wanted, cards)
    for slot in wanted:
        if slot not in served:
            plan = without_part(plan, slot)
    return plan


def servable(wanted: Wanted, cards: Sequence[Choice]) -> Wanted:
    """Return what of the wanted can be laid, the earlier turns first."""
    served: dict[Slot, Card] = {}
    for slot in sorted(wanted, key=lambda slot: slot[1]):
        if match({**served, slot: wanted[slot]}, cards) is not None:
            served[slot] = wanted[slot]
    return served
