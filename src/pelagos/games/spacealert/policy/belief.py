"""What the others may hold: random cards that fit what a seat knows and what has been told."""

from collections.abc import Iterable, Mapping
from typing import Any

from pelagos.games.spacealert.deck import ACTION_CARDS, DECKS_OF_ACTIONS, threat_of
from pelagos.games.spacealert.planning.crew import open_turns
from pelagos.games.spacealert.policy.situation import Choice, Program
from pelagos.games.spacealert.state import Card
from pelagos.kernel.chance import Chance, Seeded
from pelagos.kernel.ids import CardId

Hands = tuple[tuple[int, tuple[Choice, ...]], ...]


def guessed_hands(view: Any, seat: int, told: Mapping[int, Program]) -> Hands:
    """Return cards that members could have who have told this; as long as a seat knows the same, the same ones.

    Whoever tells something else may turn out to have other cards.
    """
    known = known_cards(view)
    chance: Chance = Seeded.of(f"{seat}: {view.tracks} {[threat_of(alert.threat) for alert in view.alerts]} {told}")
    pool = [card for card in chance.shuffle(DECKS_OF_ACTIONS[view.options.deck]) if card not in known]
    return tuple((member, tuple(guessed_hand(view, member, program, pool))) for member, program in told.items())


def known_cards(view: Any) -> set[CardId]:
    """Return the action cards whose place is known."""
    return {card for zone in (*view.hands, *(laid.card for laid in view.program)) for card in zone.cards}


def guessed_hand(view: Any, member: int, program: Program, pool: list[CardId]) -> Iterable[Choice]:
    """Yield cards for a member, taken from the pool: what it plans to lay, what is known to be his, and the rest."""
    turns = open_turns(view, member)
    laid = [laid.card for laid in view.program if laid.seat == member and laid.turn in turns]
    unseen = view.hands[member].hidden + sum(card.hidden for card in laid)
    yield from (choice(card, member) for card in view.hands[member].cards)
    for wanted in program[turns.start - 1 : turns.stop - 1]:
        if wanted is not None and unseen:
            unseen -= 1
            yield choice_for(wanted, member, pool)
    for _ in range(min(unseen, len(pool))):
        yield choice(pool.pop(), member)


def choice_for(wanted: Card, member: int, pool: list[CardId]) -> Choice:
    """Return a card that does what is wanted, from the pool if it has one."""
    for place, card in enumerate(pool):
        face = ACTION_CARDS[card]
        if wanted in (face.action, face.move):
            return choice(pool.pop(place), member)
    return Choice(-1, wanted, wanted, member)


def choice(card: CardId, member: int) -> Choice:
    """Return a card as a choice of one member."""
    return Choice(card, ACTION_CARDS[card].action, ACTION_CARDS[card].move, member)
