"""Choosing characters (NW-02), alone or as a team (NW-62, NW-63)."""

from typing import cast

from pelagos.games.northwest.cards import CAMPS
from pelagos.games.northwest.events import CharacterRevealed, CharactersDealt, ProposalShown, TeamProposed
from pelagos.games.northwest.rulebook import cite, rule
from pelagos.games.northwest.state import NorthwestState, partner_of
from pelagos.games.northwest.types import (
    ChooseCharacter,
    Confirm,
    ConfirmTeam,
    Keep,
    Propose,
    ProposeTeam,
    SealedChoice,
)
from pelagos.kernel.chance import Chance
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CardId, Seat

OFFERED = 2
OFFERED_TEAM = 4
FIRST_PARTNERS = (Seat(0), Seat(1))
SECOND_PARTNERS = (Seat(2), Seat(3))
CONFIRMS = (Confirm(swap=False), Confirm(swap=True))


@rule("NW-61", "NW-62")
def stack_of(state: NorthwestState, seat: Seat) -> int:
    """Return which stack of characters is a seat's own: seats 0 and 2 are Sirs, 1 and 3 Explorers."""
    return seat % len(CAMPS) if state.options.teams else 0


@rule("NW-02", "NW-62")
def deal_characters(state: NorthwestState, chance: Chance, emit: Emit | None) -> None:
    """Deal two characters to each seat, or four to each team, which both partners see; ask for the choice."""
    teams = state.options.teams
    for seat in FIRST_PARTNERS if teams else (Seat(number) for number in range(state.seats)):
        stack = state.stacks[stack_of(state, seat)]
        cards = [chance.draw(stack) for _ in range(OFFERED_TEAM if teams else OFFERED)]
        for card in cards:
            state.offers[seat].add(card)
        tell_offer(state, seat, tuple(sorted(cards)), emit)
    if teams:
        state.ask(ProposeTeam, FIRST_PARTNERS)
    else:
        state.ask(ChooseCharacter, [Seat(seat) for seat in range(state.seats)])


def tell_offer(state: NorthwestState, seat: Seat, cards: tuple[CardId, ...], emit: Emit | None) -> None:
    """Tell those who may see them which characters were dealt."""
    if emit is None:
        return
    for viewer in (seat, partner_of(seat)) if state.options.teams else (seat,):
        emit(CharactersDealt(rule=cite("NW-62" if state.options.teams else "NW-02"), seat=viewer, cards=cards))


# -- alone -------------------------------------------------------------------------------------------------------


def list_characters(state: NorthwestState, decision: ChooseCharacter) -> list[Keep]:
    """List the two characters."""
    return [Keep(card) for card in state.offers[decision.actor].cards]


@rule("NW-02")
def check_character(state: NorthwestState, decision: ChooseCharacter, action: Keep) -> None:
    """Refuse a character that was not dealt to this seat."""
    if action.card not in state.offers[decision.actor].cards:
        raise IllegalAction(cite("NW-02"), "not-offered", card=action.card)


@rule("NW-02")
def reveal_characters(
    state: NorthwestState, answers: tuple[SealedChoice, ...], chance: Chance, emit: Emit | None
) -> None:
    """Turn all chosen characters up at once and put the others back into the stack."""
    for answer in answers:
        action = cast("Keep", answer.action)
        state.offers[answer.seat].remove(action.card)
        turn_up(state, answer.seat, action.card, emit)
    return_offers(state)


def turn_up(state: NorthwestState, seat: Seat, card: CardId, emit: Emit | None) -> None:
    """Lay a seat's character open."""
    state.characters[seat] = card
    if emit is not None:
        emit(CharacterRevealed(rule=cite("NW-02"), player=seat, card=card))


def return_offers(state: NorthwestState) -> None:
    """Put what is left of the offers back into the stacks."""
    for seat, offer in enumerate(state.offers):
        state.stacks[stack_of(state, Seat(seat))].put(offer.clear())


# -- as a team ---------------------------------------------------------------------------------------------------


@rule("NW-62")
def list_proposals(state: NorthwestState, decision: ProposeTeam) -> list[Propose]:
    """List every pair of the four characters, each way round."""
    cards = state.offers[decision.actor].cards
    return [Propose(own, other) for own in cards for other in cards if own != other]


@rule("NW-62")
def check_proposal(state: NorthwestState, decision: ProposeTeam, action: Propose) -> None:
    """Refuse characters that were not dealt to the team, or the same one twice."""
    for card in (action.own, action.partner):
        if card not in state.offers[decision.actor].cards:
            raise IllegalAction(cite("NW-62"), "not-offered", card=card)
    if action.own == action.partner:
        raise IllegalAction(cite("NW-62"), "same-character", card=action.own)


@rule("NW-62", "NW-63")
def note_proposals(state: NorthwestState, answers: tuple[SealedChoice, ...], chance: Chance, emit: Emit | None) -> None:
    """Show each proposal to the partner, who then confirms it or swaps the two; the other two go back at once."""
    for answer in answers:
        action = cast("Propose", answer.action)
        share_out(state, answer.seat, action, emit)
    state.ask(ConfirmTeam, SECOND_PARTNERS)


def share_out(state: NorthwestState, seat: Seat, action: Propose, emit: Emit | None) -> None:
    """Give each partner the proposed character, known to both."""
    offer = state.offers[seat]
    picks = ((seat, action.own), (partner_of(seat), action.partner))
    for _, card in picks:
        offer.remove(card)
    state.stacks[stack_of(state, seat)].put(offer.clear())
    for who, card in picks:
        state.offers[who].add(card)
    if emit is not None:
        emit(TeamProposed(rule=cite("NW-62"), seat=seat, own=action.own, partner=action.partner))
        emit(ProposalShown(rule=cite("NW-62"), seat=partner_of(seat), own=action.partner, partner=action.own))


@rule("NW-62")
def list_confirms(state: NorthwestState, decision: ConfirmTeam) -> tuple[Confirm, ...]:
    """List both answers."""
    return CONFIRMS


def check_confirm(state: NorthwestState, decision: ConfirmTeam, action: Confirm) -> None:
    """Accept either answer."""


@rule("NW-62")
def reveal_teams(state: NorthwestState, answers: tuple[SealedChoice, ...], chance: Chance, emit: Emit | None) -> None:
    """Turn all characters up at once, swapped where the second partner wants it."""
    for answer in answers:
        action = cast("Confirm", answer.action)
        one, other = partner_of(answer.seat), answer.seat
        if action.swap:
            state.offers[one], state.offers[other] = state.offers[other], state.offers[one]
    for number in range(state.seats):
        (card,) = state.offers[number].clear()
        turn_up(state, Seat(number), card, emit)
