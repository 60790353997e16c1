"""Pebbles as a game, and the means to spoil a part of it."""

from typing import Any, Final

from pelagos.components.bag import Bag
from pelagos.kernel.ask import Ask, AskTogether
from pelagos.kernel.chance import Chance
from pelagos.kernel.game import Game, Options
from tests.spikes.pebbles import rules
from tests.spikes.pebbles.rulebook import RULEBOOK
from tests.spikes.pebbles.state import PebblesState
from tests.spikes.pebbles.types import (
    ALL_CARDS,
    CODES,
    EVENTS,
    Build,
    Flight,
    Hide,
    NextTurn,
    Stand,
    Throw,
    ThrowAt,
)


def sample(view: Any, chance: Chance, cls: type[PebblesState] = PebblesState, **more: Any) -> PebblesState:
    """Deal the cards the viewer does not know to the hands that hide them."""
    flying = {effect.card for effect in view.stack if isinstance(effect, Flight)}
    seen = flying.union(view.discards, *(hand.cards for hand in view.hands))
    bag = Bag.of(card for card in ALL_CARDS if card not in seen)
    return cls(
        seats=view.seats,
        turn=view.turn,
        hands=[hand.deal(bag, chance) for hand in view.hands],
        bag=bag,
        discards=list(view.discards),
        points=list(view.points),
        stack=list(view.stack),
        winners=view.winners,
        **more,
    )


THROW: Final = Ask((ThrowAt,), rules.list_throws, rules.check_throw, rules.throw)
HIDE: Final = AskTogether((Stand, Build), rules.list_hiding, rules.check_hiding, rules.reveal)
ASKS: Final = {Throw: THROW, Hide: HIDE}
EFFECTS: Final = {NextTurn: rules.next_turn, Flight: rules.land}


def pebbles(**spoiled: Any) -> Game[Any]:
    """Return the game, with the parts named put in place of its own."""
    parts: dict[str, Any] = {
        "name": "spike.pebbles",
        "package": "tests.spikes.pebbles",
        "version": 1,
        "seats": range(2, 4),
        "options": Options,
        "state": PebblesState,
        "events": EVENTS,
        "asks": ASKS,
        "effects": EFFECTS,
        "rulebook": RULEBOOK,
        "check_options": rules.check_options,
        "set_up": rules.set_up,
        "returns": rules.returns,
        "sample": sample,
        "census": rules.census,
        "cards": CODES,
    }
    return Game(**(parts | spoiled))


GAME: Final = pebbles()
