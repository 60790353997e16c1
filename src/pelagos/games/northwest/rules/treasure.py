"""Playing treasure cards (NW-13, NW-38, NW-41 to NW-54): which can be played, and what happens at once.

What needs a target is asked afterwards; `targets` and `tiles` answer those questions. Each effect of ``treasures.toml``
has its function in `EFFECTS`.
"""

from collections.abc import Callable
from typing import Final

from pelagos.games.northwest.cards import EFFECT, Effect
from pelagos.games.northwest.events import CharacterReplaced, MoreCards, Sheltered, TreasurePlayed
from pelagos.games.northwest.geometry import ROW
from pelagos.games.northwest.readings import AMUNDSEN_AP, AMUNDSEN_AT_ONCE, RELIEF_AP
from pelagos.games.northwest.rulebook import cite, rule
from pelagos.games.northwest.rules.bonuses import gain_points
from pelagos.games.northwest.rules.choosing import stack_of
from pelagos.games.northwest.rules.map import bare_tiles, is_bare
from pelagos.games.northwest.rules.placing import Reach
from pelagos.games.northwest.rules.recovery import bare_pieces
from pelagos.games.northwest.state import NorthwestState, laid_hexes, power
from pelagos.games.northwest.types import (
    ChooseRobbed,
    ChooseSilenced,
    ChooseWearied,
    LiftTile,
    PlaceRelief,
    Play,
    PutTile,
    RemovePiece,
    SalvagePiece,
    TurnTile,
)
from pelagos.kernel.chance import Chance
from pelagos.kernel.decision import SeatDecision
from pelagos.kernel.errors import BrokenInvariant, IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import CardId, Seat

MORE_CARDS: Final = 2
TAIL_WIND_AP: Final = (1, 2)
"""NW-53: at first, and for who is alone in last place."""
PLAYS: Final = tuple(Play(CardId(card)) for card in range(len(EFFECT)))


@rule("NW-41")
def is_alone_last(state: NorthwestState, seat: Seat) -> bool:
    """Tell whether every other ship is in a further row."""
    here = ROW[state.ships[seat]]
    return all(ROW[ship] > here for other, ship in enumerate(state.ships) if other != seat)


@rule("NW-41")
def is_alone_first(state: NorthwestState, seat: Seat) -> bool:
    """Tell whether every other ship is in a nearer row."""
    here = ROW[state.ships[seat]]
    return all(ROW[ship] < here for other, ship in enumerate(state.ships) if other != seat)


# -- may it be played? -----------------------------------------------------------------------------------------------


def _always(state: NorthwestState, seat: Seat) -> bool:
    return True


@rule("NW-42", "NW-54")
def _somebody_has_cards(state: NorthwestState, seat: Seat) -> bool:
    return any(len(hand) for other, hand in enumerate(state.hands) if other != seat)


@rule("NW-46", "NW-54")
def _piece_to_remove(state: NorthwestState, seat: Seat) -> bool:
    return any(state.supply) or bool(bare_pieces(state))


@rule("NW-47", "NW-54")
def _ice_to_put(state: NorthwestState, seat: Seat) -> bool:
    return state.ice_left > 0 and any(is_bare(state, cell) for cell in laid_hexes(state))


@rule("NW-47", "NW-54")
def _water_to_put(state: NorthwestState, seat: Seat) -> bool:
    return state.water_left > 0 and any(is_bare(state, cell) for cell in laid_hexes(state))


@rule("NW-48", "NW-54")
def _tile_to_turn(state: NorthwestState, seat: Seat) -> bool:
    return bool(bare_tiles(state))


@rule("NW-48", "NW-54")
def _tiles_to_swap(state: NorthwestState, seat: Seat) -> bool:
    sizes = [len(slot) for slot in bare_tiles(state)]
    return len(sizes) > len(set(sizes))


@rule("NW-51", "NW-54")
def _piece_to_salvage(state: NorthwestState, seat: Seat) -> bool:
    return bool(bare_pieces(state, seat))


@rule("NW-52", "NW-54")
def _relief_possible(state: NorthwestState, seat: Seat) -> bool:
    return is_alone_last(state, seat) and bool(Reach(state, seat).places(RELIEF_AP))


PLAYABLE: Final[dict[Effect, Callable[[NorthwestState, Seat], bool]]] = {
    "lose-card": _somebody_has_cards,
    "silence": _always,
    "two-more": _always,
    "shelter": _always,
    "remove-piece": _piece_to_remove,
    "put-ice": _ice_to_put,
    "weary": _always,
    "turn-tile": _tile_to_turn,
    "take-card": _somebody_has_cards,
    "new-character": _always,
    "salvage": _piece_to_salvage,
    "relief": _relief_possible,
    "swap-tiles": _tiles_to_swap,
    "put-water": _water_to_put,
    "tail-wind": _always,
}


@rule("NW-13", "NW-38", "NW-54")
def list_plays(state: NorthwestState, seat: Seat) -> list[Play]:
    """List the cards of the hand that may be played now."""
    if not state.turn.cards:
        return []
    return [PLAYS[card] for card in state.hands[seat].cards if PLAYABLE[EFFECT[card]](state, seat)]


@rule("NW-38", "NW-43", "NW-54", "NW-57")
def check_play(state: NorthwestState, seat: Seat, action: Play) -> None:
    """Refuse a card that is not in the hand, one too many, and one without a target."""
    if action.card not in state.hands[seat].cards:
        raise IllegalAction(cite("NW-38"), "not-in-hand", card=action.card)
    if power(state, seat) == "no-cards":
        raise IllegalAction(cite("NW-57"), "plays-no-cards")
    if not state.turn.cards:
        raise IllegalAction(cite("NW-43" if state.silenced[seat] else "NW-38"), "no-card-left")
    if not PLAYABLE[EFFECT[action.card]](state, seat):
        raise IllegalAction(cite("NW-54"), "no-target", card=action.card)


# -- playing ---------------------------------------------------------------------------------------------------------


@rule("NW-38", "NW-54")
def play(state: NorthwestState, seat: Seat, action: Play, chance: Chance, emit: Emit | None) -> None:
    """Lay the card face up on the discards and carry out its effect, or ask for its target."""
    card = action.card
    state.hands[seat].remove(card)
    state.discards.append(card)
    state.turn.cards -= 1
    if emit is not None:
        emit(TreasurePlayed(rule=cite("NW-38"), player=seat, card=card))
    EFFECTS[EFFECT[card]](state, seat, card, chance, emit)


Carry = Callable[[NorthwestState, Seat, CardId, Chance, Emit | None], None]


def ask_about(kind: type[SeatDecision]) -> Carry:
    """Return the effect of a card that asks for its target first."""

    def ask(state: NorthwestState, seat: Seat, card: CardId, chance: Chance, emit: Emit | None) -> None:
        state.ask(kind, (seat,), card=card)

    return ask


@rule("NW-44")
def play_more(state: NorthwestState, seat: Seat, card: CardId, chance: Chance, emit: Emit | None) -> None:
    """Allow two more cards in this turn."""
    state.turn.cards += MORE_CARDS
    if emit is not None:
        emit(MoreCards(rule=cite("NW-44"), player=seat, cards=state.turn.cards))


@rule("NW-45")
def shelter(state: NorthwestState, seat: Seat, card: CardId, chance: Chance, emit: Emit | None) -> None:
    """Protect the route from raids until the player's next turn."""
    state.sheltered[seat] = True
    if emit is not None:
        emit(Sheltered(rule=cite("NW-45"), player=seat))


@rule("NW-53")
def tail_wind(state: NorthwestState, seat: Seat, card: CardId, chance: Chance, emit: Emit | None) -> None:
    """Give a point, or two to who is alone in last place."""
    gain_points(state, seat, TAIL_WIND_AP[is_alone_last(state, seat)], cite("NW-53"), emit)


@rule("NW-50", "NW-62")
def new_character(state: NorthwestState, seat: Seat, card: CardId, chance: Chance, emit: Emit | None) -> None:
    """Put the own character back into its stack and draw one at random; its power works at once."""
    old = state.characters[seat]
    if old is None:
        raise BrokenInvariant(None, "no-character", seat=seat)
    stack = state.stacks[stack_of(state, seat)]
    stack.put((old,))
    new = chance.draw(stack)
    state.characters[seat] = new
    if emit is not None:
        emit(CharacterReplaced(rule=cite("NW-50"), player=seat, old=old, new=new))
    if power(state, seat) == "no-cards":
        become_amundsen(state, seat, emit)


@rule("NW-50", "NW-57")
def become_amundsen(state: NorthwestState, seat: Seat, emit: Emit | None) -> None:
    """Stop playing cards, and have the extra point of this turn."""
    state.turn.cards = 0
    if AMUNDSEN_AT_ONCE:
        gain_points(state, seat, AMUNDSEN_AP, cite("NW-50"), emit)


EFFECTS: Final[dict[Effect, Carry]] = {
    "lose-card": ask_about(ChooseRobbed),
    "silence": ask_about(ChooseSilenced),
    "two-more": play_more,
    "shelter": shelter,
    "remove-piece": ask_about(RemovePiece),
    "put-ice": ask_about(PutTile),
    "weary": ask_about(ChooseWearied),
    "turn-tile": ask_about(TurnTile),
    "take-card": ask_about(ChooseRobbed),
    "new-character": new_character,
    "salvage": ask_about(SalvagePiece),
    "relief": ask_about(PlaceRelief),
    "swap-tiles": ask_about(LiftTile),
    "put-water": ask_about(PutTile),
    "tail-wind": tail_wind,
}
