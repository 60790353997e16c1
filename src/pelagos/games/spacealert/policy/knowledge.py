"""From what a seat may see to what it plans with."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

from pelagos.games.spacealert.actions import Tell
from pelagos.games.spacealert.deck import ACTION_CARDS, is_heroic, is_special
from pelagos.games.spacealert.mission import PLACES
from pelagos.games.spacealert.planning.carried import read_damage, working_squads
from pelagos.games.spacealert.planning.crew import is_android, open_turns, turns_of
from pelagos.games.spacealert.planning.flight import announced, has_double_actions, slot_of, spare_internals, tokens_of
from pelagos.games.spacealert.planning.laying import cards_at
from pelagos.games.spacealert.planning.scripts import closed_stations
from pelagos.games.spacealert.policy.belief import guessed_hands
from pelagos.games.spacealert.policy.hearing import told_program
from pelagos.games.spacealert.policy.situation import Choice, Program, Situation, beside, is_action
from pelagos.games.spacealert.state import Card
from pelagos.kernel.ids import CardId

ALIKE: Final = 6
"""Of cards that look alike no more than so many are thought of: who flies alone holds the whole deck."""
HERE: Final = Tell("plan", None, None, "UW")
"""A bot reports for duty: everybody starts on the bridge."""


def situation_of(view: Any, seat: int) -> Situation:
    """Return what a seat plans with."""
    mine = members_of(view, seat)
    turns = open_turns(view, mine[0])
    told = [told_program(view, member, is_seen=member != seat) for member in range(view.crew)]
    speakers = {member for member in range(view.people) if has_planned(view, seat, member, turns, told[member])}
    later = {member for member in speakers if member > seat and both_reported(view, seat, member)}
    free = tuple(member for member in range(view.people) if member != seat and member not in speakers - later)
    return Situation(
        tracks=tuple(zip(PLACES, view.tracks, strict=True)),
        threats=tuple(announced(alert) for alert in view.alerts),
        turns=turns_of(view),
        closed=closed_stations(view.options),
        carried=tuple(sorted(read_damage(view.options.carried).items())),
        squads=working_squads(view.options),
        double_actions=has_double_actions(view.options),
        specializations=tuple(view.specializations),
        teleporter=tokens_of(view),
        spare_internals=spare_internals(view),
        programs=tuple(planned_program(view, seat, member, told[member], turns) for member in range(view.crew)),
        mine=mine,
        fixed=fixed_slots(view, mine),
        free=free,
        hands=guessed_hands(view, seat, {member: told[member] if member in speakers else () for member in free}),
        heard=any(both_reported(view, seat, member) for member in range(view.people) if member != seat),
        first=turns.start,
        last=turns.stop - 1,
        cards=tuple(choices(view, seat)),
    )


def laid_program(view: Any, seat: int) -> Program:
    """Return what a seat has laid into its own slots."""
    return known_program(view, seat, (None,) * turns_of(view))


def planned_program(view: Any, seat: int, member: int, told: Program, turns: range) -> Program:
    """Return where the planning of a member's slots begins: at what it has told, for what is locked at what is known.

    What only its own seat knows to lie in open slots is left out: a plan stands while it is being laid.
    """
    known = known_program(view, member, told)
    if is_android(view, member):
        return known if view.people else blanked(known, turns)
    said = told if member == seat or is_as_told(view, member, turns, told) else (None,) * len(told)
    if member != seat:
        said = with_specials(view, member, said)
    return tuple(mine if turn in turns else card for turn, (card, mine) in enumerate(zip(known, said, strict=True), 1))


def both_reported(view: Any, seat: int, other: int) -> bool:
    """Tell whether two seats have reported for duty: then the one that comes later plans after the other."""
    return has_reported(view, seat) and has_reported(view, other)


def has_reported(view: Any, seat: int) -> bool:
    """Tell whether a seat has reported for duty: with its first words it has said that it is on the bridge."""
    words = next((said for said in view.told if said.seat == seat), None)
    return words is not None and (words.mood, words.turn, words.button, words.station) == (
        HERE.mood,
        HERE.turn,
        HERE.button,
        HERE.station,
    )


def members_of(view: Any, seat: int) -> tuple[int, ...]:
    """Return whose slots a seat plans: its own, and those of the androids."""
    androids = tuple(range(view.people, view.crew))
    return (seat, *androids) if view.people else androids


def fixed_slots(view: Any, mine: tuple[int, ...]) -> frozenset[tuple[int, int]]:
    """Return the slots of androids that are filled for good, or not open now."""
    if not view.people:
        return frozenset()
    turns = open_turns(view, mine[0])
    androids = [member for member in mine if is_android(view, member)]
    filled = {(laid.member, laid.turn) for laid in view.program if laid.member in androids}
    shut = {(m, turn) for m in androids for turn in turns if turn not in open_turns(view, m)}
    return frozenset(filled | shut)


def known_program(view: Any, member: int, told: Program) -> Program:
    """Return what a seat knows of a member's slots: the cards it can see, else what was told."""
    return tuple(known_slot(view, member, turn, heard) for turn, heard in enumerate(told, 1))


def known_slot(view: Any, member: int, turn: int, heard: Card | None) -> Card | None:
    """Return what a slot does: by its cards if a seat can see all of them, else by what was told of it, too."""
    known = slot_of(view, member, turn)
    if known is None or not any(laid.card.hidden for laid in cards_at(view, member, turn)):
        return known or heard
    return beside(view.specializations[member], known, heard) if heard is not None else known


def with_specials(view: Any, member: int, program: Program) -> Program:
    """Return a program with the special cards that a member has laid: all see them."""
    cards = list(program)
    for laid in view.program:
        if laid.member == member and any(map(is_special, laid.card.cards)):
            special, there = ACTION_CARDS[laid.card.cards[0]].half(laid.half), cards[laid.turn - 1]
            shared = None if there is None else beside(view.specializations[member], special, there)
            cards[laid.turn - 1] = shared or there or special
    return tuple(cards)


def blanked(program: Program, turns: range) -> Program:
    """Return a program with some turns blank: what is laid before all of it is told is no plan yet."""
    return tuple(None if turn in turns else card for turn, card in enumerate(program, 1))


def has_planned(view: Any, seat: int, member: int, turns: range, told: Program) -> bool:
    """Tell whether a player has told all of a plan; one who plans before a seat may mean to lay nothing."""
    if not is_as_told(view, member, turns, told):
        return False
    return has_told(turns, told) or (member < seat and both_reported(view, seat, member))


def has_told(turns: range, told: Program) -> bool:
    """Tell whether a player has told something of these turns."""
    return any(told[turn - 1] is not None for turn in turns)


def is_as_told(view: Any, member: int, turns: range, told: Program) -> bool:
    """Tell whether a player's cards in these turns lie as he has told."""
    laid = {
        one.turn: one.half.endswith("action")
        for one in view.program
        if one.member == member and one.turn in turns and not any(is_special(card) for card in one.card.cards)
    }
    heard = {turn: is_action(card) for turn in turns if (card := told[turn - 1]) is not None}
    return laid == heard


def choices(view: Any, seat: int) -> Iterable[Choice]:
    """Yield the cards a seat can plan with: its hand, what it has laid and can take back, what belongs to androids."""
    cards = list(view.hands[seat].cards)
    androids = {*range(view.people, view.crew)} if view.people else set[int]()
    for laid in view.program:
        if laid.seat == seat and laid.member not in androids and laid.turn in open_turns(view, laid.member):
            cards += laid.card.cards
    seen: Counter[tuple[Card, Card]] = Counter()
    for card in sorted(cards):
        face = (ACTION_CARDS[card].action, ACTION_CARDS[card].move)
        seen[face] += 1
        if seen[face] <= ALIKE:
            yield Choice(card, *face, owner_of(view, seat, card))
    for member, own in enumerate(view.own):
        for card in own:
            yield Choice(card, ACTION_CARDS[card].action, ACTION_CARDS[card].move, member)


def owner_of(view: Any, seat: int, card: CardId) -> int | None:
    """Return the only member who can use a card: heroic and special ones are never lent."""
    if not is_heroic(card) and not is_special(card):
        return None
    if view.people:
        return seat
    holder: int = next(laid.member for laid in view.program if card in laid.card.cards)
    return holder
