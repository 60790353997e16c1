"""Special items played in the own turn (TC-30, TC-33, TC-34, TC-37, TC-51), by the effect their card names."""

from collections.abc import Callable
from typing import Final

from pelagos.games.itchyfeet.actions import Use
from pelagos.games.itchyfeet.cards import SPECIAL
from pelagos.games.itchyfeet.decisions import TakeTurn
from pelagos.games.itchyfeet.effects import AskAction, PutAway
from pelagos.games.itchyfeet.events import (
    SpecialPlayed,
)
from pelagos.games.itchyfeet.rulebook import cite, rule
from pelagos.games.itchyfeet.rules.drawing import END_ACTION
from pelagos.games.itchyfeet.rules.hands import (
    require_in_hand,
)
from pelagos.games.itchyfeet.rules.knowledge import take_openly
from pelagos.games.itchyfeet.rules.pile_specials import can_trade_in, has_pile, open_post, search_pile
from pelagos.games.itchyfeet.rules.table_specials import (
    board_bus,
    can_redraw,
    can_ride,
    has_suspect,
    open_customs,
    open_map,
)
from pelagos.games.itchyfeet.state import ItchyFeetState
from pelagos.kernel.chance import Chance
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CardId, Seat

SPECIAL_RULE: Final = cite("TC-30")
USES: Final = {card: Use(card) for card in SPECIAL}
Play = Callable[[ItchyFeetState, Seat, Chance, Emit | None], None]
Test = Callable[[ItchyFeetState, Seat], bool]


# -- playing one -------------------------------------------------------------------------------------------------


@rule("TC-30")
def list_uses(state: ItchyFeetState, seat: Seat) -> list[Use]:
    """List the special items of a hand that can be played now."""
    return [USES[card] for card in state.hands[seat].cards if card in SPECIAL and can_use(state, seat, card)]


def can_use(state: ItchyFeetState, seat: Seat, card: CardId) -> bool:
    """Tell whether a special item that a seat holds can be played in its turn now."""
    effect = SPECIAL[card].effect
    return effect in PLAYS and CONDITIONS[effect](state, seat)


@rule("TC-30")
def check_use(state: ItchyFeetState, decision: TakeTurn, action: Use) -> None:
    """Refuse what is not held, no special item, for another moment, or without effect."""
    require_in_hand(state, decision.actor, action.card, SPECIAL_RULE)
    special = SPECIAL.get(action.card)
    if special is None:
        raise IllegalAction(SPECIAL_RULE, "not-special", card=action.card)
    if special.effect not in PLAYS:
        raise IllegalAction(SPECIAL_RULE, "wrong-moment", card=action.card)
    if not can_use(state, decision.actor, action.card):
        raise IllegalAction(SPECIAL_RULE, "no-effect", card=action.card)


@rule("TC-12", "TC-30")
def use_special(state: ItchyFeetState, decision: TakeTurn, action: Use, chance: Chance, emit: Emit | None) -> None:
    """Play a special item; it goes to the discards when it has done its work."""
    seat, special = decision.actor, SPECIAL[action.card]
    take_openly(state, seat, action.card)
    state.in_play.append(action.card)
    if emit is not None:
        emit(SpecialPlayed(rule=SPECIAL_RULE, seat=seat, card=action.card))
    state.stack.append(END_ACTION if special.timing == "action" else AskAction())
    state.stack.append(PutAway(action.card))
    PLAYS[special.effect](state, seat, chance, emit)


PLAYS: Final[dict[str, Play]] = {
    "local-guide": search_pile,
    "trading-post": open_post,
    "poorly-drawn-map": open_map,
    "night-bus": board_bus,
    "customs-inspection": open_customs,
}
"""The function of each effect that is played in the own turn. The other special items are part of a trip
(`travelling`) or of a window (`windows`)."""
CONDITIONS: Final[dict[str, Test]] = {
    "local-guide": has_pile,
    "trading-post": can_trade_in,
    "poorly-drawn-map": can_redraw,
    "night-bus": can_ride,
    "customs-inspection": has_suspect,
}
"""What each of them needs to have an effect."""
