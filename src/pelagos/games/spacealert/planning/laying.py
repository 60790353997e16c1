"""Laying cards into slots and taking them back (SA-022, SA-024, SA-030, SA-031, SA-140, SA-166, SA-192)."""

from collections.abc import Iterable, Sequence
from typing import Any

from pelagos.components.zone import Zone
from pelagos.games.spacealert.actions import Lay, TakeBack
from pelagos.games.spacealert.deck import ACTION_CARDS, first_of_each, is_heroic, is_special, require_half
from pelagos.games.spacealert.planning.crew import is_android, open_turns, require_open
from pelagos.games.spacealert.planning.events import AndroidProgrammed, CardLaid, CardTakenBack
from pelagos.games.spacealert.planning.sharing import may_share
from pelagos.games.spacealert.planning.state import Laid, MissionState
from pelagos.games.spacealert.rulebook import cite, rule
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CardId, Seat, everybody, mask_of

SA_022, SA_030, SA_166, SA_192 = cite("SA-022"), cite("SA-030"), cite("SA-166"), cite("SA-192")


def cards_at(state: Any, member: int, turn: int) -> list[Any]:
    """Return what lies in a slot, of a state or a view, in the order in which it was laid."""
    return [laid for laid in state.program if (laid.member, laid.turn) == (member, turn)]


@rule("SA-022", "SA-030", "SA-031")
def members_for(state: Any, seat: Seat) -> list[int]:
    """Return whose slots a seat may fill: its own, and those of all androids."""
    androids = list(range(state.people, state.crew))
    return [int(seat), *androids] if state.people else androids


def list_lays(state: MissionState, seat: Seat) -> Iterable[Lay]:
    """List every card, of cards that look alike one, in every open slot it may go into, each half up."""
    cards = first_of_each(state.hands[seat].cards)
    for member in members_for(state, seat):
        given = [card for card in cards if not (is_android(state, member) and is_heroic(card))]
        for turn in open_turns(state, member):
            there = cards_at(state, member, turn)
            for card in (*given, *state.own[member]):
                for half in ACTION_CARDS[card].halves:
                    if not there or may_share(state, there, card, half):
                        yield Lay(card, half, member, turn)


def free_turns(state: Any, member: int) -> list[int]:
    """Return the turns of the empty open slots of a member."""
    filled = {laid.turn for laid in state.program if laid.member == member}
    return [turn for turn in open_turns(state, member) if turn not in filled]


@rule("SA-022", "SA-024", "SA-030", "SA-140", "SA-192")
def check_lay(state: MissionState, seat: Seat, action: Lay) -> None:
    """Refuse a card that is not there, a half it does not have, a locked or filled slot, and another player's."""
    require_open(state, action.member, action.turn)
    if action.member not in members_for(state, seat):
        raise IllegalAction(SA_022, "not-your-slots", member=action.member)
    require_card(state, seat, action)
    require_half(action.card, action.half)
    require_room(state, cards_at(state, action.member, action.turn), action)


@rule("SA-022", "SA-030", "SA-192")
def require_card(state: MissionState, seat: Seat, action: Lay) -> None:
    """Refuse a card that is not there, and one that belongs to another member."""
    if action.card in state.own[action.member]:
        return
    if any(action.card in cards for cards in state.own) and is_special(action.card):
        raise IllegalAction(SA_192, "special-stays", card=action.card)
    if action.card not in state.hands[seat].cards:
        raise IllegalAction(SA_022, "not-in-hand", card=action.card)
    if is_android(state, action.member) and is_heroic(action.card):
        raise IllegalAction(SA_030, "heroic-for-android", card=action.card)


@rule("SA-022", "SA-166")
def require_room(state: MissionState, there: Sequence[Laid], action: Lay) -> None:
    """Refuse a second card in a slot, unless the two may share it."""
    if not there or may_share(state, there, action.card, action.half):
        return
    if is_special(action.card) or any(is_special(card) for laid in there for card in laid.card.cards):
        raise IllegalAction(SA_166, "cannot-share", turn=action.turn)
    raise IllegalAction(SA_022, "slot-filled", turn=action.turn)


@rule("SA-022", "SA-030", "SA-031", "SA-035", "SA-192")
def lay(state: MissionState, seat: Seat, action: Lay, emit: Emit | None) -> None:
    """Lay a card: face down in one's own slot, face up in an android's; of a special card everybody knows it."""
    known = take_card(state, seat, action)
    is_open = is_android(state, action.member)
    place = Zone(owner=mask_of(seat))
    place.add(action.card, known | (everybody(state.seats) if is_open else 0))
    state.program.append(Laid(seat, action.member, action.turn, action.half, place))
    state.program.sort(key=lambda laid: (laid.member, laid.turn))
    if emit is None:
        return
    if is_open:
        emit(
            AndroidProgrammed(
                rule=SA_030, seat=seat, member=action.member, turn=action.turn, half=action.half, card=action.card
            )
        )
    else:
        emit(CardLaid(rule=SA_022, seat=seat, turn=action.turn, half=action.half, card=action.card))


def take_card(state: MissionState, seat: Seat, action: Lay) -> int:
    """Take the card from the hand, or from beside the member; return the bits of those who know it."""
    hand = state.hands[seat]
    if action.card in state.own[action.member]:
        state.own[action.member].remove(action.card)
        return everybody(state.seats)
    if is_android(state, action.member):
        return hand.remove(action.card)
    return hand.remove_unseen(action.card)


def list_takebacks(state: MissionState, seat: Seat) -> Iterable[TakeBack]:
    """List the slots whose latest card can be taken back."""
    members = {int(seat)} if state.people else set(range(state.crew))
    slots = {(laid.member, laid.turn): laid for laid in state.program if laid.member in members}
    for member, turn in slots:
        if turn in open_turns(state, member):
            yield TakeBack(member, turn)


@rule("SA-022", "SA-024", "SA-030")
def check_takeback(state: MissionState, seat: Seat, action: TakeBack) -> None:
    """Refuse a locked or empty slot, another player's, and an android's card."""
    require_open(state, action.member, action.turn)
    if action.member not in members_for(state, seat):
        raise IllegalAction(SA_022, "not-your-slots", member=action.member)
    if not cards_at(state, action.member, action.turn):
        raise IllegalAction(SA_022, "slot-empty", turn=action.turn)
    if state.people and is_android(state, action.member):
        raise IllegalAction(SA_030, "android-card-stays", member=action.member, turn=action.turn)


@rule("SA-022", "SA-031", "SA-192")
def take_back(state: MissionState, seat: Seat, action: TakeBack, emit: Emit | None) -> None:
    """Take the latest card of a slot back into the hand; one that belongs to a member goes back beside it."""
    laid = cards_at(state, action.member, action.turn)[-1]
    state.program.remove(laid)
    (known,) = laid.card.known
    (card,) = laid.card.clear()
    return_card(state, seat, action.member, card, known)
    if emit is not None:
        emit(CardTakenBack(rule=SA_022, seat=seat, member=action.member, turn=action.turn))


def return_card(state: MissionState, seat: Seat, member: int, card: CardId, known: int) -> None:
    """Put a card where it belongs."""
    if is_special(card) or (is_android(state, member) and is_heroic(card)):
        state.own[member] = sorted([*state.own[member], card])
    else:
        state.hands[seat].add(card, known)
