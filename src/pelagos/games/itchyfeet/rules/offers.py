"""Offers (TC-15, TC-18): with whom, what is given, what is wanted. `bargains` has the answers."""

from typing import Final, get_args

from pelagos.games.itchyfeet.actions import (
    Choose,
    Enough,
    Give,
    Trade,
    Want,
    Wish,
)
from pelagos.games.itchyfeet.cards import CODES, KINDS, SORT, SPECIALS
from pelagos.games.itchyfeet.decisions import (
    AnswerOffer,
    ChooseGift,
    ChoosePartner,
    ChooseSuspect,
    ChooseVictim,
    ChooseWish,
    TakeTurn,
)
from pelagos.games.itchyfeet.effects import AskAction, Draft, Offer
from pelagos.games.itchyfeet.events import OfferMade
from pelagos.games.itchyfeet.options import ItchyFeetOptions
from pelagos.games.itchyfeet.rulebook import cite, rule
from pelagos.games.itchyfeet.rules.hands import require_in_hand
from pelagos.games.itchyfeet.rules.knowledge import show
from pelagos.games.itchyfeet.state import ItchyFeetState
from pelagos.kernel.chance import Chance
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CardId, Seat

MOST_OFFERS: Final = 3
ASK_ACTION: Final = AskAction()
ENOUGH: Final = Enough()
OFFER_RULE: Final = cite("TC-18")
WISHES: Final[tuple[Wish, ...]] = get_args(Wish)
CHOICES: Final = tuple(Choose(Seat(seat)) for seat in range(6))
GIFTS: Final = tuple(Give(CardId(card)) for card in range(len(CODES)))
WANTS: Final = {wish: Want(wish) for wish in WISHES}
COPIES: Final[dict[str, int]] = {wish: SORT.count(wish) for wish in WISHES}
STANDARD_WISHES: Final[tuple[Wish, ...]] = (*KINDS, "passport")  # type: ignore[arg-type]  # the kinds are wishes


# -- with whom ---------------------------------------------------------------------------------------------------


@rule("TC-15", "TC-20")
def players_with_cards(state: ItchyFeetState, seat: Seat) -> list[Seat]:
    """Return the other players who hold cards."""
    return [Seat(other) for other in range(state.seats) if other != seat and state.hands[other].cards]


def somebody_has_cards(state: ItchyFeetState, seat: Seat) -> bool:
    """Tell whether another player holds a card."""
    for other, hand in enumerate(state.hands):  # noqa: SIM110  # any() would make a generator on a hot path
        if hand.cards and other != seat:
            return True
    return False


@rule("TC-15", "TC-18")
def can_trade(state: ItchyFeetState, seat: Seat) -> bool:
    """Tell whether an offer can be made: there are three a turn, and both sides need a card."""
    return state.offers < MOST_OFFERS and bool(state.hands[seat].cards) and somebody_has_cards(state, seat)


def check_trade(state: ItchyFeetState, decision: TakeTurn, action: Trade) -> None:
    """Refuse a fourth offer, and a trade for which a side has no card."""
    if state.offers >= MOST_OFFERS:
        raise IllegalAction(OFFER_RULE, "no-offers-left", offers=MOST_OFFERS)
    if not can_trade(state, decision.actor):
        raise IllegalAction(cite("TC-15"), "nothing-to-trade")


def start_trading(state: ItchyFeetState, decision: TakeTurn, action: Trade, chance: Chance, emit: Emit | None) -> None:
    """Ask with whom."""
    state.ask(ChoosePartner, (decision.actor,))


def list_players(state: ItchyFeetState, decision: ChoosePartner | ChooseVictim | ChooseSuspect) -> list[Choose]:
    """List the other players who hold cards."""
    return [CHOICES[seat] for seat in players_with_cards(state, decision.actor)]


@rule("TC-15", "TC-20")
def check_player(state: ItchyFeetState, decision: ChoosePartner | ChooseVictim | ChooseSuspect, action: Choose) -> None:
    """Refuse oneself, and who has no card."""
    if action.target == decision.actor or not 0 <= action.target < state.seats:
        raise IllegalAction(decision.rule, "no-such-player", seat=action.target)
    if not state.hands[action.target].cards:
        raise IllegalAction(decision.rule, "no-cards", seat=action.target)


def choose_partner(
    state: ItchyFeetState, decision: ChoosePartner, action: Choose, chance: Chance, emit: Emit | None
) -> None:
    """Begin to put an offer together."""
    begin_draft(state, Draft(decision.actor, action.target, counter=False))


# -- putting an offer together -----------------------------------------------------------------------------------


def begin_draft(state: ItchyFeetState, draft: Draft) -> None:
    """Ask what is given."""
    state.stack.append(draft)
    state.ask(ChooseGift, (draft.seat,), partner=draft.partner)


def draft_of(state: ItchyFeetState) -> Draft:
    """Return the offer that is being put together."""
    draft = state.stack[-1]
    assert isinstance(draft, Draft)  # noqa: S101  # the questions about it are asked only while it is there
    return draft


@rule("TC-15", "TC-18")
def list_gifts(state: ItchyFeetState, decision: ChooseGift) -> list[Give | Enough]:
    """List the cards of the hand that are not yet part of the offer; once there is one, it may be enough."""
    given = draft_of(state).give
    gifts: list[Give | Enough] = [GIFTS[card] for card in state.hands[decision.actor].cards if card not in given]
    return [*gifts, ENOUGH] if given else gifts


@rule("TC-15", "TC-18")
def check_gift(state: ItchyFeetState, decision: ChooseGift, action: Give | Enough) -> None:
    """Refuse cards that are not in the hand, a card twice, and to give nothing."""
    given = draft_of(state).give
    if isinstance(action, Enough):
        if not given:
            raise IllegalAction(OFFER_RULE, "offer-empty")
        return
    require_in_hand(state, decision.actor, action.card, OFFER_RULE)
    if action.card in given:
        raise IllegalAction(OFFER_RULE, "already-offered", card=action.card)


@rule("TC-18")
def add_gift(
    state: ItchyFeetState, decision: ChooseGift, action: Give | Enough, chance: Chance, emit: Emit | None
) -> None:
    """Add the card and ask for another, or go on to what is wanted."""
    draft = draft_of(state)
    if isinstance(action, Give):
        draft = Draft(draft.seat, draft.partner, draft.counter, (*draft.give, action.card))
        state.stack[-1] = draft
        if len(draft.give) < len(state.hands[draft.seat].cards):
            state.ask(ChooseGift, (draft.seat,), partner=draft.partner)
            return
    state.ask(ChooseWish, (draft.seat,), partner=draft.partner)


def wishes_in(options: ItchyFeetOptions) -> list[Wish]:
    """Return what can be asked for in a match with these extensions."""
    wishes = [*STANDARD_WISHES]
    if options.specials:
        wishes += [CODES[card] for card in SPECIALS]  # type: ignore[misc]  # and so are the special items
    if options.contraband:
        wishes.append("contraband")
    if options.postcards:
        wishes.append("postcard")
    return wishes


@rule("TC-18")
def list_wishes(state: ItchyFeetState, decision: ChooseWish) -> list[Want | Enough]:
    """List what may still be asked for; once there is something, it may be enough."""
    want = draft_of(state).want
    wishes = wishes_in(state.options)
    if not want:
        return [WANTS[wish] for wish in wishes]
    return [*[WANTS[wish] for wish in wishes if want.count(wish) < COPIES[wish]], ENOUGH]


@rule("TC-18")
def check_wish(state: ItchyFeetState, decision: ChooseWish, action: Want | Enough) -> None:
    """Refuse to ask for what is not in the match, for more copies than there are, and for nothing."""
    want = draft_of(state).want
    if isinstance(action, Enough):
        if not want:
            raise IllegalAction(OFFER_RULE, "wish-empty")
        return
    if action.wish not in wishes_in(state.options):
        raise IllegalAction(OFFER_RULE, "wish-unknown", wish=action.wish)
    if want.count(action.wish) >= COPIES[action.wish]:
        raise IllegalAction(OFFER_RULE, "wish-too-many", wish=action.wish, copies=COPIES[action.wish])


@rule("TC-18")
def add_wish(
    state: ItchyFeetState, decision: ChooseWish, action: Want | Enough, chance: Chance, emit: Emit | None
) -> None:
    """Add the wish and ask for another, as long as the partner may have so many cards; else the offer is made."""
    draft = draft_of(state)
    if isinstance(action, Want):
        draft = Draft(draft.seat, draft.partner, draft.counter, draft.give, (*draft.want, action.wish))
        state.stack[-1] = draft
        if len(draft.want) < len(state.hands[draft.partner].cards):
            state.ask(ChooseWish, (draft.seat,), partner=draft.partner)
            return
    make_offer(state, emit)


@rule("TC-15", "TC-18")
def make_offer(state: ItchyFeetState, emit: Emit | None) -> None:
    """Show the cards that are given, say what is wanted, and ask both sides."""
    draft = draft_of(state)
    give, want = tuple(sorted(draft.give)), tuple(sorted(draft.want, key=WISHES.index))
    state.version += 1
    if not draft.counter:
        state.offers += 1
    state.stack[-1] = Offer(draft.seat, draft.partner, draft.counter, state.version, give, want)
    for card in give:
        show(state, draft.seat, card)
    if emit is not None:
        told = OfferMade(
            rule=OFFER_RULE,
            seat=draft.seat,
            partner=draft.partner,
            give=give,
            want=want,
            version=state.version,
            counter=draft.counter,
        )
        emit(told)
    ask_both(state, (draft.partner, draft.seat))


def ask_both(state: ItchyFeetState, seats: tuple[Seat, ...]) -> None:
    """Ask these seats about the offer on the table: the first answer counts."""
    offer = offer_of(state)
    state.ask(AnswerOffer, seats, version=offer.version, maker=offer.seat, receiver=offer.partner)


def offer_of(state: ItchyFeetState) -> Offer:
    """Return the offer on the table."""
    offer = state.stack[-1]
    assert isinstance(offer, Offer)  # noqa: S101  # the questions about it are asked only while it is there
    return offer
