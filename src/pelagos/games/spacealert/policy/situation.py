"""What a member of the crew plans with: the ship, the threats announced so far, the others' plans, its own cards."""

from collections.abc import Sequence
from typing import Final, cast

import msgspec

from pelagos.games.spacealert.careers.specialists import Half, can_share_slot
from pelagos.games.spacealert.mission import SQUAD_STATIONS, Announced, ClosedStation, Mission, Tokens
from pelagos.games.spacealert.programs import BUTTONS, SPECIAL
from pelagos.games.spacealert.state import Card

Program = tuple[Card | None, ...]
"""The slots of a member, from turn 1 on; None is blank."""

Plan = tuple[Program, ...]
"""The whole programs of everybody."""

Slot = tuple[int, int, bool]
"""Member, turn, and whether it is the place of a special card, beside which another may lie (SA-166)."""

NO_SLOTS: Final[frozenset[tuple[int, int]]] = frozenset()


class Choice(msgspec.Struct, frozen=True):
    """A card that can be laid: what it does with either half up."""

    id: int
    action: Card
    move: Card
    member: int | None = None
    """The only member who can use it; None for a card that fits everywhere."""

    def fits(self, member: int, symbols: Card) -> bool:
        """Tell whether it can do something for a member."""
        return (self.member is None or self.member == member) and symbols in (self.action, self.move)


class Situation(msgspec.Struct, frozen=True, kw_only=True):
    """All that a plan depends on."""

    tracks: tuple[tuple[str, str], ...]
    threats: tuple[Announced, ...]
    turns: int
    closed: tuple[ClosedStation, ...] = ()
    carried: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """The damage tiles of each zone that the mission before has left."""
    squads: tuple[str, ...] = SQUAD_STATIONS
    double_actions: bool = False
    specializations: tuple[str | None, ...] = ()
    teleporter: Tokens | None = None
    spare_internals: tuple[str, ...] | None = None
    """The common internal threats left in their deck; None: all that the mission does not name."""
    programs: tuple[Program, ...]
    """What is known of each member's slots, those to be planned included as they are."""
    mine: tuple[int, ...]
    """The members whose open slots are to be planned with the cards."""
    fixed: frozenset[tuple[int, int]] = NO_SLOTS
    """Slots (member, turn) of those members that stay as they are."""
    free: tuple[int, ...] = ()
    """The members who are still to plan."""
    hands: tuple[tuple[int, tuple[Choice, ...]], ...] = ()
    """The cards each of those may have; who is not listed can do anything."""
    heard: bool = False
    """Whether others plan by what was told, so that a change of it has its price."""
    first: int
    last: int
    """The turns that are open."""
    cards: tuple[Choice, ...]
    """The cards to plan with, those in open slots included, in some fixed order."""

    def mission(self) -> Mission:
        """Return the mission as far as it is known."""
        return Mission(
            tracks=dict(self.tracks),
            programs=self.programs,
            threats=self.threats,
            turns=self.turns,
            closed=self.closed,
            carried=dict(self.carried),
            squads=self.squads,
            double_actions=self.double_actions,
            specializations=self.specializations,
            teleporter=self.teleporter,
            spare_internals=self.spare_internals,
        )

    def specialization_of(self, member: int) -> str | None:
        """Return the specialization of a member, if it has one."""
        return self.specializations[member] if self.specializations else None

    def open_members(self) -> tuple[int, ...]:
        """Return the members whose open slots can be changed."""
        return (*self.mine, *self.free)

    def is_open(self, member: int, turn: int) -> bool:
        """Tell whether a slot is to be planned."""
        if turn > self.last:
            return True
        return turn >= self.first and member in self.open_members() and (member, turn) not in self.fixed

    def cleared(self) -> Plan:
        """Return what is known, with the slots blank that are to be planned."""
        return self.filled(tuple((None,) * self.turns for _ in self.programs))

    def filled(self, plan: Plan) -> Plan:
        """Return what is known, with the slots that are to be planned as in another plan."""
        return tuple(
            tuple(
                wanted if self.is_open(member, turn) else card
                for turn, (card, wanted) in enumerate(zip(program, other, strict=True), 1)
            )
            for member, (program, other) in enumerate(zip(self.programs, plan, strict=True))
        )

    def without_lent(self, plan: Plan, member: int) -> Plan:
        """Return a plan in which a member does with special cards only what it has some for, each of them once.

        What was another member's work may not share a slot with a card of this one (SA-166).
        """
        if not any(self.specializations):
            return plan
        hand = self.hand_of(member)
        left = [card for card in hand[1] if card.member == member] if hand is not None else []
        program = list(plan[member])
        for turn in range(self.first, self.turns + 1):
            card = program[turn - 1]
            if card is not None and not SPECIAL.isdisjoint(card) and self.is_open(member, turn):
                *others, special = parts(card)
                used = next((one for one in left if one.fits(member, special)), None)
                together = beside(self.specialization_of(member), special, others[0]) if others else special
                if used is None or together is None:
                    program[turn - 1] = others[0] if others else None
                else:
                    left.remove(used)
                    program[turn - 1] = together
        return (*plan[:member], tuple(program), *plan[member + 1 :])

    def hand_of(self, member: int) -> tuple[tuple[int, ...], tuple[Choice, ...]] | None:
        """Return the cards a member plans with and who shares them; None if it can do anything."""
        if member in self.mine:
            return self.mine, self.cards
        for other, cards in self.hands:
            if other == member:
                return (other,), cards
        return None

    def wanted(self, plan: Plan, members: tuple[int, ...] | None = None) -> dict[Slot, Card]:
        """Return what a plan lays with the cards, or what it expects others to lay."""
        return {
            (member, turn, not SPECIAL.isdisjoint(part)): part
            for member in (self.mine if members is None else members)
            for turn in range(self.first, self.last + 1)
            if (member, turn) not in self.fixed and (card := plan[member][turn - 1]) is not None
            for part in parts(card)
        }


def with_slot(plan: Plan, member: int, turn: int, card: Card | None) -> Plan:
    """Return a plan with another card in one slot."""
    program = plan[member]
    return (*plan[:member], (*program[: turn - 1], card, *program[turn:]), *plan[member + 1 :])


def without_part(plan: Plan, slot: Slot) -> Plan:
    """Return a plan without the special card of a slot, or without the other one."""
    member, turn, is_special = slot
    card = plan[member][turn - 1] or ()
    return with_slot(plan, member, turn, tuple(s for s in card if (s in SPECIAL) != is_special) or None)


def parts(card: Card) -> tuple[Card, ...]:
    """Return the cards that lie in a slot: a special one after the one beside it."""
    if len(card) == 1 or SPECIAL.isdisjoint(card):
        return (card,)
    special = tuple(symbol for symbol in card if symbol in SPECIAL)
    plain = tuple(symbol for symbol in card if symbol not in SPECIAL)
    return (plain, special)


def with_slots(plan: Plan, member: int, begin: int, slots: Sequence[Card | None]) -> Plan:
    """Return a plan with other slots of a member, from a turn on."""
    return (*plan[:member], (*plan[member][: begin - 1], *slots), *plan[member + 1 :])


def is_action(card: Card) -> bool:
    """Tell whether the action half is up: its first symbol is a button or the robots."""
    return card[0].removeprefix("heroic:") in BUTTONS


def beside(specialization: str | None, special: Card, other: Card) -> Card | None:
    """Return what a slot does that a special card shares with another, or None if it may not."""
    is_taken = not SPECIAL.isdisjoint(other)
    if specialization is None or is_taken or not can_share_slot(specialization, cast("Half", special[0]), other):
        return None
    return (*other, *special) if specialization == "medic" else (*special, *other)
