"""Answers to every question but the turn's: characters, targets, tiles, discards."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from pelagos.games.northwest.cards import EFFECT
from pelagos.games.northwest.geometry import INDEX, ROW, SLOT_AT, Cell, Slot
from pelagos.games.northwest.policy.outlook import distances, rivals, way_ahead, way_left
from pelagos.games.northwest.policy.worth import PIECE_WORTH, card_worth, character_rank
from pelagos.games.northwest.rules.map import face_at, with_face
from pelagos.games.northwest.rules.prices import PRICES
from pelagos.games.northwest.shapes import way_of
from pelagos.games.northwest.state import power
from pelagos.games.northwest.types import (
    ChooseCharacter,
    ChooseRobbed,
    ChooseSilenced,
    ChooseWearied,
    ConfirmTeam,
    DiscardTreasure,
    LiftTile,
    PlaceRelief,
    ProposeTeam,
    PutTile,
    RemovePiece,
    SalvagePiece,
    Scrap,
    Swap,
    SwapTile,
    Turn,
    TurnNewTile,
    TurnTile,
)
from pelagos.kernel.ids import Seat

Judge = Callable[[Any], float]
"""Returns how good an answer is."""
UNWANTED: Final = -100.0
NEAR: Final = 3
"""Ice hinders on so many hexes before a ship."""
RIVAL_SHARE: Final = 0.7
"""What a point less for the furthest rival is worth."""


def judge_of(view: Any, decision: Any) -> Judge:
    """Return the judge for the answers to a question."""
    return JUDGES[type(decision)](view, decision)


def judge_characters(view: Any, decision: ChooseCharacter) -> Judge:
    """Prefer the better character."""
    return lambda action: -character_rank(action.card)


def judge_proposals(view: Any, decision: ProposeTeam) -> Judge:
    """Prefer the best two, the better one for oneself."""
    return lambda action: -2 * character_rank(action.own) - 1.9 * character_rank(action.partner)


def judge_confirms(view: Any, decision: ConfirmTeam) -> Judge:
    """Take what the partner proposes."""
    return lambda action: -float(action.swap)


def judge_targets(view: Any, decision: ChooseRobbed | ChooseSilenced | ChooseWearied) -> Judge:
    """Aim at the furthest rival; spare a partner."""
    others = rivals(view, decision.actor)
    return lambda action: -others.index(action.victim) if action.victim in others else UNWANTED


def judge_removals(view: Any, decision: RemovePiece) -> Judge:
    """Take a useful piece out of the supply of the furthest rival."""
    rival = rivals(view, decision.actor)[0]

    def judge(action: Any) -> float:
        if isinstance(action, Scrap):
            return PIECE_WORTH[action.kind] if action.victim == rival else UNWANTED
        return 0.0

    return judge


def judge_salvage(view: Any, decision: SalvagePiece) -> Judge:
    """Take back what lies furthest behind."""
    return lambda action: -ROW[INDEX[action.cell]]


def judge_relief(view: Any, decision: PlaceRelief) -> Judge:
    """Lay the free piece where most way is saved."""
    far = distances(view, decision.actor)
    return lambda action: -far[way_of(action).cell] - PIECE_WORTH[action.kind]


def judge_discards(view: Any, decision: DiscardTreasure) -> Judge:
    """Discard what is worth least."""
    return lambda action: -card_worth(view, decision.actor, action.card)


def judge_puts(view: Any, decision: PutTile) -> Judge:
    """Put water where it saves most on one's own way, ice close before the furthest rival but not in one's own way."""
    seat = decision.actor
    own, prices = way_ahead(view, seat), PRICES[power(view, seat)]
    if EFFECT[decision.card] == "put-water":
        return lambda action: prices[view.ground[INDEX[action.cell]]] if INDEX[action.cell] in own else 0.0
    rival = rivals(view, seat)[0]
    theirs, their_prices = way_ahead(view, rival)[:NEAR], PRICES[power(view, rival)]

    def judge(action: Any) -> float:
        cell = INDEX[action.cell]
        harm = their_prices["I"] - their_prices[view.ground[cell]] if cell in theirs else 0
        return harm - 2 * (cell in own)

    return judge


# -- tiles ---------------------------------------------------------------------------------------------------------


def outlook_with(view: Any, seat: Seat, ground: str) -> float:
    """Return how good another map would be: a short way for oneself, a long one for the furthest rival."""
    changed = msgspec.structs.replace(view, ground=ground)
    rival = rivals(view, seat)[0]
    return RIVAL_SHARE * way_left(changed, rival) - way_left(changed, seat)


def turned(view: Any, slot: Slot) -> str:
    """Return the map with one tile turned."""
    return with_face(view.ground, slot, face_at(view, slot)[::-1])


def slot_of(view: Any, name: Any) -> Slot:
    """Return the place of the tile with this hex."""
    return SLOT_AT[view.seats][Cell(INDEX[name])]


def judge_turns(view: Any, decision: TurnTile | TurnNewTile) -> Judge:
    """Turn the tile that helps most."""

    def judge(action: Any) -> float:
        ground = turned(view, slot_of(view, action.cell)) if isinstance(action, Turn) else view.ground
        return outlook_with(view, decision.actor, ground)

    return judge


def judge_lifts(view: Any, decision: LiftTile) -> Judge:
    """Lift the dearest tile of those ahead."""
    prices, here = PRICES[power(view, decision.actor)], ROW[view.ships[decision.actor]]

    def judge(action: Any) -> float:
        slot = slot_of(view, action.cell)
        cost = sum(prices[letter] for letter in face_at(view, slot))
        return cost / len(slot) if ROW[slot[0]] > here else 0.0

    return judge


def judge_swaps(view: Any, decision: SwapTile) -> Judge:
    """Swap so that the map helps most."""
    first = slot_of(view, decision.lifted)

    def judge(action: Swap) -> float:
        second = slot_of(view, action.cell)
        lifted, other = face_at(view, first), face_at(view, second)
        ground = with_face(view.ground, second, lifted[::-1] if action.turn_lifted else lifted)
        ground = with_face(ground, first, other[::-1] if action.turn_other else other)
        return outlook_with(view, decision.actor, ground)

    return judge


JUDGES: Final[dict[type, Callable[[Any, Any], Judge]]] = {
    ChooseCharacter: judge_characters,
    ProposeTeam: judge_proposals,
    ConfirmTeam: judge_confirms,
    ChooseRobbed: judge_targets,
    ChooseSilenced: judge_targets,
    ChooseWearied: judge_targets,
    RemovePiece: judge_removals,
    SalvagePiece: judge_salvage,
    PlaceRelief: judge_relief,
    DiscardTreasure: judge_discards,
    PutTile: judge_puts,
    TurnTile: judge_turns,
    TurnNewTile: judge_turns,
    LiftTile: judge_lifts,
    SwapTile: judge_swaps,
}
