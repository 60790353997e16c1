"""Programs as a viewer knows them while cards are turned up turn by turn (SA-032, SA-035)."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from pelagos.games.spacealert import scene_shapes as shapes
from pelagos.games.spacealert.deck import ACTION_CARDS, is_special
from pelagos.games.spacealert.planning import tripping
from pelagos.games.spacealert.planning.laying import cards_at
from pelagos.games.spacealert.state import State

BACK = "back:"
"""Begins what is told of a card of which the viewer sees only the back; the half that is up follows."""


def as_looked_at(view: Any, ship: shapes.Ship) -> shapes.Ship:
    """Return a ship with the programs as the viewer knows them: of the others' cards that lie face down the backs."""
    if not view.options.tripping:
        return ship
    return replace(ship, figures=tuple(looked_at(view, figure) for figure in ship.figures))


def looked_at(view: Any, figure: shapes.Figure) -> shapes.Figure:
    """Return a figure with its program as the viewer knows it."""
    slots = (tuple(face for symbol in slot for face in faces(view, figure.number, symbol)) for slot in figure.slots)
    return replace(figure, slots=tuple(slots))


def faces(view: Any, member: int, symbol: str) -> Sequence[str]:
    """Return what the viewer sees of a symbol of a program."""
    turn = tripping.turn_laid((symbol,))
    if turn is None:
        return (symbol,)
    laid = next(one for one in cards_at(view, member, turn) if not any(map(is_special, one.card.cards)))
    card = next(iter(laid.card.cards), None)
    return (f"{BACK}{laid.half}",) if card is None else ACTION_CARDS[card].half(laid.half)


def face_down(view: Any, ship: State) -> State:
    """Return a ship before the flight, with the plans as far as they have been turned up."""
    if view.options.tripping:
        tripping.lay_face_down(view, ship)
    return ship
