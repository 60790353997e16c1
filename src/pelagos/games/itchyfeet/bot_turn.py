"""What a bot does in its turn: it goes through what can be done, the best first."""

from collections.abc import Callable
from typing import Any, Final

from pelagos.games.itchyfeet import actions as a
from pelagos.games.itchyfeet import decisions as d
from pelagos.games.itchyfeet.bot_offers import (
    is_offer_worthwhile,
)
from pelagos.games.itchyfeet.bot_values import (
    LATER,
    NEEDED,
    Outlook,
    draw_value,
    theft_value,
    threat,
)
from pelagos.games.itchyfeet.cards import (
    CUSTOMS,
    IS_EVENT,
    LOCAL_GUIDE,
    MAP,
    NIGHT_BUS,
    TRADING_POST,
)
from pelagos.games.itchyfeet.rules.recycling import price_of
from pelagos.kernel.ids import CardId, Seat

CLOSE: Final = 1
"""Gains away from a trip at which contraband is dumped first."""
FAR: Final = 3
DANGEROUS: Final = 6.5
"""The threat of a rival from which on the bot rather acts against him."""

Actions = tuple[Any, ...]


def best(actions: Actions, value: Callable[[Any], Any]) -> Any:
    """Return the action of the highest value, the first of equals."""
    return max(actions, key=value)


def take_turn(me: Outlook, decision: d.TakeTurn, actions: Actions, rng: Any) -> Any:
    """Go through what can be done, the best first; some things do not come to everybody's mind."""
    for plan in PLANS:
        if plan not in OBVIOUS and rng.random() < me.style.overlooks:
            continue
        action = plan(me, actions, rng)
        if action is not None:
            return action
    return actions[0]


def travel(me: Outlook, actions: Actions, rng: Any) -> Any:
    """Travel as soon as possible."""
    return first_of(actions, a.Travel)


def first_of(actions: Actions, kind: type) -> Any:
    """Return the first action of a class, or None."""
    return next((action for action in actions if isinstance(action, kind)), None)


def use(actions: Actions, card: CardId) -> Any:
    """Return the action that plays a special item, or None."""
    action = a.Use(card)
    return action if action in actions else None


def ride_bus(me: Outlook, actions: Actions, rng: Any) -> Any:
    """Take a second action while it brings the trip nearer."""
    return use(actions, NIGHT_BUS)


def smuggle(me: Outlook, actions: Actions, rng: Any) -> Any:
    """Give contraband to whoever is ahead."""
    offers = tuple(action for action in actions if isinstance(action, a.Smuggle))
    return best(offers, lambda action: threat(me.view, action.target)) if offers else None


def dump(me: Outlook, actions: Actions, rng: Any) -> Any:
    """Get rid of contraband once it is all that stands in the way, or while there is junk to pay with."""
    dumps = tuple(action for action in actions if isinstance(action, a.Dump))
    if not dumps or (me.distance() - me.contraband > CLOSE and not me.junk):
        return None
    return best(dumps, lambda action: -me.worth_kept(action.other))


def ask_guide(me: Outlook, actions: Actions, rng: Any) -> Any:
    """Fetch what is missing from the pile."""
    return use(actions, LOCAL_GUIDE) if me.distance() > me.contraband else None


def recycle(me: Outlook, actions: Actions, rng: Any) -> Any:
    """Take what is needed out of the discards, if junk pays for it."""
    action = first_of(actions, a.Recycle)
    if action is None:
        return None
    price = price_of(me.view, me.seat)
    enough = LATER if me.style.aims and not price else NEEDED
    there = [me.worth(card) for card in me.view.discards if not IS_EVENT[card]]
    return action if there and max(there) >= enough and price <= len(me.junk) else None


def inspect(me: Outlook, actions: Actions, rng: Any) -> Any:
    """Look at the hand of a rival who may be about to win."""
    return use(actions, CUSTOMS) if highest_threat(me) >= DANGEROUS else None


def redraw_map(me: Outlook, actions: Actions, rng: Any) -> Any:
    """Change a country: the own one while it is far, else that of a rival who is close."""
    return use(actions, MAP) if chosen_home(me) is not None else None


def trade(me: Outlook, actions: Actions, rng: Any) -> Any:
    """Offer junk for something needed."""
    action = first_of(actions, a.Trade)
    return action if action is not None and is_offer_worthwhile(me, rng) else None


def visit_post(me: Outlook, actions: Actions, rng: Any) -> Any:
    """Exchange junk for more cards."""
    return use(actions, TRADING_POST) if len(me.junk) > 1 else None


def steal(me: Outlook, actions: Actions, rng: Any) -> Any:
    """Steal from time to time, and from a dangerous rival whenever there is junk to pay with."""
    action = first_of(actions, a.Steal)
    if action is None or not me.junk:
        return None
    if me.style.aims:
        return action if is_theft_better(me) else None
    return action if highest_threat(me) >= DANGEROUS or rng.random() < me.style.steal_share else None


def is_theft_better(me: Outlook) -> bool:
    """Tell whether a theft is likely to bring more than a draw, its cost counted."""
    unseen = draw_value(me)
    targets = [seat for seat in rivals(me) if len(me.view.hands[seat])]
    best_theft = max(theft_value(me, seat, unseen, me.style.harm) for seat in targets)
    return best_theft - me.worth_kept(me.junk[0]) > unseen


def draw(me: Outlook, actions: Actions, rng: Any) -> Any:
    """Draw a card."""
    return first_of(actions, a.Draw)


PLANS: Final = (
    travel,
    ride_bus,
    smuggle,
    ask_guide,
    recycle,
    dump,
    inspect,
    redraw_map,
    trade,
    visit_post,
    steal,
    draw,
)
"""What the bot considers in its turn, in this order."""
OBVIOUS: Final = (travel, draw)
"""What nobody overlooks."""


def rivals(me: Outlook) -> list[Seat]:
    """Return the other seats."""
    return [Seat(seat) for seat in range(me.view.seats) if seat != me.seat]


def highest_threat(me: Outlook) -> float:
    """Return the threat of the most dangerous rival."""
    return max(threat(me.view, seat) for seat in rivals(me))


def chosen_home(me: Outlook) -> Seat | None:
    """Return whose home country the bot would change, if any."""
    if not me.at_centre and me.distance() - me.contraband >= FAR:
        return me.seat
    open_homes = [seat for seat in rivals(me) if me.view.homes[seat] is not None]
    close = [seat for seat in open_homes if len(me.view.hands[seat]) >= FAR]
    return max(close, key=lambda seat: threat(me.view, seat)) if close else None
