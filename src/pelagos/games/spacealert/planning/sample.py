"""A full state that fits what one viewer knows."""

from typing import Any

import msgspec

from pelagos.components.bag import Bag
from pelagos.components.zone import Zone, ZoneView
from pelagos.games.spacealert.campaigns.campaign import Campaign
from pelagos.games.spacealert.deck import ACTION_CARDS, DECKS_OF_ACTIONS, HEROICS, Half, is_heroic
from pelagos.games.spacealert.planning.alerts import threat_decks
from pelagos.games.spacealert.planning.scripts import has_heroics
from pelagos.games.spacealert.planning.state import Laid, MissionState
from pelagos.games.spacealert.state import State as Flight
from pelagos.kernel.chance import Chance
from pelagos.kernel.ids import CardId


def sample(view: Any, chance: Chance) -> MissionState:
    """Deal the cards the viewer does not know to the hands and slots that hide them, to each player one heroic."""
    seen = {card for zone in (*view.hands, *(laid.card for laid in view.program)) for card in zone.cards}
    seen.update(card for cards in view.own for card in cards)
    bag = Bag.of(card for card in DECKS_OF_ACTIONS[view.options.deck] if card not in seen)
    heroics = Bag.of(card for card in HEROICS if card not in seen)
    if not view.people and view.stage != "choosing":
        bag.cards = []
    hands, slots = deal_all(view, bag, heroics, chance)
    return MissionState(
        options=view.options,
        campaign=None if view.campaign is None else msgspec.convert(view.campaign, Campaign, from_attributes=True),
        seats=view.seats,
        people=view.people,
        crew=view.crew,
        seed=view.seed,
        tracks=view.tracks,
        stage=view.stage,
        second=view.second,
        phase=view.phase,
        phases=list(view.phases),
        window=view.window,
        gave=list(view.gave),
        silent=view.silent,
        hands=hands,
        program=slots,
        own=[list(cards) for cards in view.own],
        specializations=list(view.specializations),
        levels=list(view.levels),
        favoured=list(view.favoured),
        departure=view.departure,
        destination=view.destination,
        incoming=view.incoming,
        bag=bag,
        heroics=heroics,
        decks=decks_left(view),
        alerts=list(view.alerts),
        told=list(view.told),
        flight=flight_of(view),
        step=view.step,
        steady=list(view.steady),
        final=view.final,
    )


def deal_all(view: Any, bag: Bag, heroics: Bag, chance: Chance) -> tuple[list[Zone], list[Laid]]:
    """Return hands and slots with what the viewer knows, and random cards for the rest; backs show which halves."""
    heroic_of = {seat: draw_heroic(view, seat, heroics, chance) for seat in range(view.seats)}
    laid_heroic = {place_for(view, seat, card, chance): card for seat, card in heroic_of.items() if card is not None}
    slots: list[Laid] = []
    for place, laid in enumerate(view.program):
        one: list[CardId] = []
        if laid.card.hidden:
            one = [laid_heroic[place]] if place in laid_heroic else [draw_with(bag, laid.half, chance)]
        slots.append(Laid(laid.seat, laid.member, laid.turn, laid.half, laid.card.deal(Bag(one), chance)))
    in_slots = {card for place, card in laid_heroic.items() if place >= 0}
    hands: list[Zone] = []
    for seat, hand in enumerate(view.hands):
        card = heroic_of[seat]
        hands.append(deal_hand(hand, [] if card is None or card in in_slots else [card], bag, chance))
    return hands, slots


def draw_heroic(view: Any, seat: int, heroics: Bag, chance: Chance) -> CardId | None:
    """Return a heroic card for a seat that holds or has laid one unseen."""
    zones = [view.hands[seat], *(laid.card for laid in view.program if laid.member == seat and view.people)]
    known = [card for zone in zones for card in zone.cards]
    hidden = sum(zone.hidden for zone in zones)
    if not hidden or not has_heroics(view.options) or any(is_heroic(card) for card in known):
        return None
    return chance.draw(heroics)


def place_for(view: Any, seat: int, heroic: CardId, chance: Chance) -> int:
    """Return where a seat's heroic card is: the place of a slot in the program, or a negative number for the hand."""
    places = [
        place
        for place, laid in enumerate(view.program)
        if laid.seat == seat and laid.card.hidden and laid.half in ACTION_CARDS[heroic].halves
    ]
    rolled = chance.roll(view.hands[seat].hidden + len(places))
    return places[rolled] if rolled < len(places) else -1 - seat


def draw_with(bag: Bag, half: Half, chance: Chance) -> CardId:
    """Draw a card that has a half."""
    fitting = Bag([card for card in bag.cards if half in ACTION_CARDS[card].halves])
    card = chance.draw(fitting)
    bag.cards.remove(card)
    return card


def deal_hand(hand: ZoneView, given: list[CardId], bag: Bag, chance: Chance) -> Zone:
    """Return a hand with what the viewer knows, what must be in it, and random cards for the rest."""
    drawn = [chance.draw(bag) for _ in range(hand.hidden - len(given))]
    return hand.deal(Bag.of([*given, *drawn]), chance)


def decks_left(view: Any) -> list[Bag]:
    """Return the threat decks without what was drawn."""
    drawn = {card for alert in view.alerts for card in (alert.threat, *alert.called)}
    decks = threat_decks(view.options)
    return [Bag([card for card in deck.cards if card not in drawn]) for deck in decks]


def flight_of(view: Any) -> Flight | None:
    """Return the ship under way, all of which is open."""
    return None if view.flight is None else msgspec.convert(view.flight, Flight, from_attributes=True)
