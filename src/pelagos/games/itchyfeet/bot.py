"""The bots: they know what they need, throw junk away, trade, and steal from who is ahead.

`easy` thinks of its next trip only, and of half of what it could do in a turn; it takes any trade that looks even.
`normal` trades for the sake of peace too; `hard` helps nobody for nothing, weighs thefts against draws, and throws away
what the next player can use least.
"""

from collections.abc import Callable
from typing import Any, Final

from pelagos.games.itchyfeet import actions as a
from pelagos.games.itchyfeet import decisions as d
from pelagos.games.itchyfeet.bot_offers import (
    answer_offer,
    choose_gift,
    choose_partner,
    choose_wish,
)
from pelagos.games.itchyfeet.bot_turn import FAR, Actions, best, chosen_home, first_of, take_turn
from pelagos.games.itchyfeet.bot_values import (
    EASY,
    HARD,
    JUNK,
    NEEDED,
    NORMAL,
    Outlook,
    Style,
    draw_value,
    theft_value,
    threat,
)
from pelagos.kernel.ids import Seat


def choose(view: Any, decision: Any, actions: Actions, rng: Any) -> Any:
    """Return the answer of the `normal` bot."""
    return answer(NORMAL, view, decision, actions, rng)


def choose_easy(view: Any, decision: Any, actions: Actions, rng: Any) -> Any:
    """Return the answer of the `easy` bot."""
    return answer(EASY, view, decision, actions, rng)


def choose_hard(view: Any, decision: Any, actions: Actions, rng: Any) -> Any:
    """Return the answer of the `hard` bot."""
    return answer(HARD, view, decision, actions, rng)


def answer(style: Style, view: Any, decision: Any, actions: Actions, rng: Any) -> Any:
    """Return the answer of a bot of some style."""
    if len(actions) == 1:
        return actions[0]
    return ANSWERS[type(decision)](Outlook(view, decision.actor, style), decision, actions, rng)


# -- cards -------------------------------------------------------------------------------------------------------


def part_with(me: Outlook, decision: Any, actions: Actions, rng: Any) -> Any:
    """Part with the card that is worth least; of equals, for some, with what the next player can use least."""
    if not me.style.denies:
        return best(actions, lambda action: -me.worth_kept(action.card))
    following = Outlook(me.view, Seat((me.seat + 1) % me.view.seats))
    return best(actions, lambda action: (-me.worth_kept(action.card), -following.worth(action.card)))


def take_best(me: Outlook, decision: Any, actions: Actions, rng: Any) -> Any:
    """Take the card that is worth most."""
    return best(actions, lambda action: me.worth(action.card) if isinstance(action, a.Take) else 0.0)


def keep_best(me: Outlook, decision: Any, actions: Actions, rng: Any) -> Any:
    """Keep the card that is worth most; it is in the hand already."""
    return best(actions, lambda action: me.worth_kept(action.card))


def pick_best(me: Outlook, decision: d.PickOne, actions: Actions, rng: Any) -> Any:
    """Take the card that is worth most to the thief, and of equals what the victim needs."""
    victim = Outlook(me.view, decision.victim)
    return best(actions, lambda action: me.worth(action.card) + victim.worth_kept(action.card) / NEEDED)


def trade_in(me: Outlook, decision: d.TradeIn, actions: Actions, rng: Any) -> Any:
    """Trade junk in, then stop."""
    cards = tuple(action for action in actions if isinstance(action, a.Take))
    cheapest = best(cards, lambda action: -me.worth_kept(action.card)) if cards else None
    enough = first_of(actions, a.Enough)
    if enough is not None and (cheapest is None or me.worth_kept(cheapest.card) > JUNK):
        return enough
    return cheapest


def confiscate(me: Outlook, decision: d.Confiscate, actions: Actions, rng: Any) -> Any:
    """Have the card discarded that the other needs most."""
    suspect = Outlook(me.view, decision.suspect)
    return best(actions, lambda action: suspect.worth_kept(action.card))


# -- players -----------------------------------------------------------------------------------------------------


def choose_rival(me: Outlook, decision: Any, actions: Actions, rng: Any) -> Any:
    """Choose whoever is ahead; of equals whoever has the smaller hand, where each card counts more."""
    if me.style.aims:
        unseen = draw_value(me)
        return best(actions, lambda action: theft_value(me, action.target, unseen, me.style.harm))
    return best(actions, lambda action: threat(me.view, action.target) - 0.1 * len(me.view.hands[action.target]))


def choose_home(me: Outlook, decision: d.ChooseHome, actions: Actions, rng: Any) -> Any:
    """Change the country that was in mind when the map was played."""
    chosen = chosen_home(me)
    return next((action for action in actions if action.target == chosen), actions[0])


# -- reactions ---------------------------------------------------------------------------------------------------


def react_to_steal(me: Outlook, decision: d.ReactToSteal, actions: Actions, rng: Any) -> Any:
    """Protect a hand that is worth it."""
    return a.React(use=me.distance() <= FAR - 1)


def react_to_trip(me: Outlook, decision: d.ReactToTrip, actions: Actions, rng: Any) -> Any:
    """Stop a trip that would win; one home only from the second one on who gets there."""
    traveller = decision.traveller
    return a.React(use=me.view.homes[traveller] is None)


ANSWERS: Final[dict[type, Callable[[Outlook, Any, Actions, Any], Any]]] = {
    d.TakeTurn: take_turn,
    d.ChooseDiscard: take_best,
    d.PayRecycle: part_with,
    d.ChoosePartner: choose_partner,
    d.ChooseGift: choose_gift,
    d.ChooseWish: choose_wish,
    d.AnswerOffer: answer_offer,
    d.ChooseVictim: choose_rival,
    d.PaySteal: part_with,
    d.ReactToSteal: react_to_steal,
    d.ReactToTrip: react_to_trip,
    d.DiscardDown: part_with,
    d.PassCard: part_with,
    d.ChooseFromPile: take_best,
    d.TradeIn: trade_in,
    d.ChooseHome: choose_home,
    d.ChooseSuspect: choose_rival,
    d.Confiscate: confiscate,
    d.KeepOne: keep_best,
    d.PickOne: pick_best,
}
