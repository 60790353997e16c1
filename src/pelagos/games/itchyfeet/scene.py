"""The board as facts to draw, for one viewer: what the rules say follows from what that viewer may see.

All of it is made from the view, so it cannot tell more than the view does.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from pelagos.games.itchyfeet.cards import (
    BIT,
    BOX,
    CODES,
    COUNTRIES,
    CREDIT_CARD,
    EMBASSY_LETTER,
    FACE,
    FIRST_PASSPORT,
    IS_CONTRABAND,
    IS_POSTCARD,
    NEEDS,
    NUMBER,
    SPECIAL,
    Country,
    kinds_in,
)
from pelagos.games.itchyfeet.effects import Draft, Offer
from pelagos.games.itchyfeet.geography import DISTANCE
from pelagos.games.itchyfeet.rules.hands import limit_of
from pelagos.games.itchyfeet.rules.offers import COPIES, MOST_OFFERS, wishes_in
from pelagos.games.itchyfeet.rules.recycling import price_of
from pelagos.games.itchyfeet.scene_shapes import (
    Held,
    Land,
    Obstacle,
    Place,
    Scene,
    Slot,
    Terms,
    Traveller,
    Trip,
    Use,
    Wanted,
)
from pelagos.games.itchyfeet.state import goal_of
from pelagos.kernel.ids import OUTSIDER_BIT, CardId, Seat

NAMED: Final = tuple(
    card.code for group in (BOX.event, BOX.special, BOX.character) for card in group if card.source == "name"
)
FACES: Final = tuple(FACE.get(CardId(number), "") for number in range(len(CODES)))
USES: Final[tuple[Use, ...]] = ("trip", "centre", "special", "postcard", "spare", "contraband")


def scene(view: Any) -> Scene:
    """Return what the board shows.

    Args:
        view: what a seat or an outsider may know; for those who may see all, the state itself.
    """
    viewer = viewer_of(view)
    return Scene(
        round=view.round,
        turn=view.turn,
        over=view.over,
        own=viewer,
        codes=CODES,
        faces=FACES,
        named=NAMED,
        lands=tuple(land_of(view, country) for country in COUNTRIES),
        players=tuple(traveller(view, Seat(seat)) for seat in range(view.seats)),
        hand=() if viewer is None else own_hand(view, viewer),
        pile=count(view.pile),
        discards=codes(view.discards),
        playing=codes(view.in_play),
        aside=count(view.aside),
        strike=view.strike,
        free=view.free_for_all,
        more=view.extra,
        price=price_of(view, view.turn if viewer is None else viewer),
        offer=next((terms_of(effect) for effect in view.stack if isinstance(effect, Offer)), None),
        draft=next((terms_of(effect) for effect in view.stack if is_draft(effect)), None),
        offers_left=MOST_OFFERS - view.offers,
        wishes=tuple(Wanted(wish, COPIES[wish]) for wish in wishes_in(view.options)),
    )


def viewer_of(view: Any) -> Seat | None:
    """Return the seat whose view it is; None for an outsider's and for the state itself."""
    viewer: Seat | None = getattr(view, "viewer", None)
    return viewer


def codes(cards: Iterable[CardId]) -> tuple[str, ...]:
    """Return cards by their codes."""
    return tuple(CODES[card] for card in cards)


def count(cards: Any) -> int:
    """Return how many cards are somewhere, given them or their number."""
    return cards if isinstance(cards, int) else len(cards)


# -- the countries -------------------------------------------------------------------------------------------------


def land_of(view: Any, country: Country) -> Land:
    """Return a country and where its card lies."""
    card = NUMBER[country.code]
    seat = view.homes.index(card) if card in view.homes else None
    return Land(
        code=country.code,
        capital=country.capital,
        lat=country.lat,
        lon=country.lon,
        needs=country.needs,
        place=place_of(view, card),
        seat=seat,
        distance=DISTANCE[card, view.centre],
    )


def place_of(view: Any, card: CardId) -> Place:
    """Return where the card of a country lies."""
    if card == view.centre:
        return "centre"
    if card in view.homes:
        return "home"
    if card in view.visited:
        return "visited"
    return "returned" if card in view.returned else "unused"


# -- the players ---------------------------------------------------------------------------------------------------


def traveller(view: Any, seat: Seat) -> Traveller:
    """Return a player, with what the viewer knows of the hand."""
    home, zone = view.homes[seat], view.hands[seat]
    return Traveller(
        seat=seat,
        home=None if home is None else CODES[home],
        character=CODES[view.characters[seat]] if view.characters else None,
        cards=len(zone),
        limit=limit_of(view, seat),
        known=codes(zone.cards),
        trip=trip_of(view, seat),
        asked=any(decision.actor == seat for decision in view.pending),
        winner=seat in view.winners,
    )


def trip_of(view: Any, seat: Seat) -> Trip:
    """Return the next trip, with the cards that the viewer knows and that would be used for it."""
    cards, goal = view.hands[seat].cards, goal_of(view, seat)
    slots = fill_slots(cards, goal)
    passport = passport_in(cards)
    obstacle = obstacle_of(view, cards)
    ready = passport is not None and obstacle is None and all(slot.card for slot in slots)
    return Trip(goal=CODES[goal], slots=slots, passport=passport, obstacle=obstacle, ready=ready)


def fill_slots(cards: Sequence[CardId], goal: CardId) -> tuple[Slot, ...]:
    """Return what a country needs, each with a card for it; the credit card stands for the only one that is missing."""
    filled: dict[str, str | None] = dict.fromkeys(kinds_in(NEEDS[goal]))
    for card in reversed(cards):
        for kind in kinds_in(BIT[card] & NEEDS[goal]):
            filled[kind] = CODES[card]
    missing = [kind for kind, card in filled.items() if card is None]
    if len(missing) == 1 and CREDIT_CARD in cards:
        filled[missing[0]] = CODES[CREDIT_CARD]
    return tuple(Slot(kind, card) for kind, card in filled.items())


def passport_in(cards: Sequence[CardId]) -> str | None:
    """Return the passport of a hand, or what stands for it."""
    passports = [card for card in cards if card >= FIRST_PASSPORT]
    if passports:
        return CODES[passports[0]]
    return CODES[EMBASSY_LETTER] if EMBASSY_LETTER in cards else None


def obstacle_of(view: Any, cards: Sequence[CardId]) -> Obstacle | None:
    """Return what forbids a player all travelling."""
    if view.strike is not None:
        return "strike"
    return "contraband" if any(IS_CONTRABAND[card] for card in cards) else None


# -- the viewer's hand ---------------------------------------------------------------------------------------------


def own_hand(view: Any, viewer: Seat) -> tuple[Held, ...]:
    """Return the viewer's cards, the most useful first."""
    zone = view.hands[viewer]
    uses = uses_of(view, viewer)
    held = [
        Held(CODES[card], uses[card], bool(known & OUTSIDER_BIT), pays=not IS_CONTRABAND[card])
        for card, known in zip(zone.cards, zone.known, strict=True)
    ]
    return tuple(sorted(held, key=lambda one: USES.index(one.use)))


def uses_of(view: Any, viewer: Seat) -> dict[CardId, Use]:
    """Return what each of the viewer's cards is good for."""
    cards = view.hands[viewer].cards
    trip = trip_of(view, viewer)
    planned = {*(slot.card for slot in trip.slots), trip.passport}
    uses: dict[CardId, Use] = {card: "trip" for card in cards if CODES[card] in planned}
    wanted = 0 if view.homes[viewer] is None else NEEDS[view.centre]
    for card in cards:
        if card in uses:
            continue
        uses[card] = "centre" if BIT[card] & wanted else plain_use(card)
        wanted &= ~BIT[card]
    return uses


def plain_use(card: CardId) -> Use:
    """Return what a card is good for that no trip needs."""
    if card in SPECIAL:
        return "special"
    if IS_POSTCARD[card]:
        return "postcard"
    return "contraband" if IS_CONTRABAND[card] else "spare"


# -- offers --------------------------------------------------------------------------------------------------------


def is_draft(effect: Any) -> bool:
    """Tell whether an offer is being put together."""
    return type(effect).__name__.removesuffix("View") == Draft.__name__


def terms_of(effect: Any) -> Terms:
    """Return the terms of an offer, as far as the viewer may know them."""
    return Terms(
        maker=effect.seat,
        partner=effect.partner,
        counter=effect.counter,
        version=getattr(effect, "version", None),
        give=() if isinstance(effect.give, int) else codes(effect.give),
        want=() if isinstance(effect.want, int) else tuple(effect.want),
    )
