"""Whether a plan can be laid with the cards there are: each slot needs a card of its own that offers its symbols."""

from collections.abc import Mapping, Sequence

from pelagos.games.spacealert.policy.situation import Choice, Plan, Situation, Slot, with_slot, without_part
from pelagos.games.spacealert.rules.crew import MOVES
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
    for slot, part in wanted.items():
        if slot not in served:
            plan = without_part(plan, slot)
        elif served[slot] != part:
            plan = with_slot(plan, slot[0], slot[1], served[slot])
    return plan


def servable(wanted: Wanted, cards: Sequence[Choice]) -> Wanted:
    """Return what of the wanted can be laid, the earlier turns first; by a double half if nothing else serves.

    Beside a special card it must be the one that may share its slot (SA-166).
    """
    served: dict[Slot, Card] = {}
    for slot in sorted(wanted, key=lambda slot: slot[1]):
        is_shared = (*slot[:2], not slot[2]) in wanted
        for part in (wanted[slot], *(() if is_shared else wider(wanted[slot], cards))):
            if match({**served, slot: part}, cards) is not None:
                served[slot] = part
                break
    return served


def wider(part: Card, cards: Sequence[Choice]) -> list[Card]:
    """Return the double halves that do what is wanted and press another button, as neither may be skipped (SA-143)."""
    if len(part) != 1:
        return []
    faces = {face for card in cards for face in (card.action, card.move) if len(face) > 1 and part[0] in face}
    return sorted(face for face in faces if MOVES.isdisjoint(symbol for symbol in face if symbol != part[0]))
