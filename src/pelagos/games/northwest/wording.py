"""What the texts of Northwest Passage Adventure mention beyond the fields of its events and questions."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from pelagos.games.northwest.cards import CHARACTERS, CODES, DECK, FIRST_CHARACTER, FIRST_TILE
from pelagos.games.northwest.geometry import Hex
from pelagos.games.northwest.kinds import Kind
from pelagos.games.northwest.position.words import COLOURS
from pelagos.games.northwest.rules.open_sea import sea_points
from pelagos.games.northwest.types import OpenSea, TakeTurn
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.wording import Value, Wording, say

ARROW: Final = " → "
Read = Callable[[str], Any]
"""Returns a field of an event by its name."""


def face_text(face: str) -> str:
    """Return a tile's face as people read it: ``LwWW`` is ``L W* W W``."""
    return " ".join(f"{letter.upper()}*" if letter.islower() else letter for letter in face)


def route_text(cells: tuple[Hex, ...]) -> str:
    """Return hexes in the order of travel."""
    return ARROW.join(cells)


def event_extras(name: str, read: Read) -> dict[str, Value]:
    """Return what an event's text mentions beside or instead of its fields."""
    if name in {"RowLaid", "SideLaid"}:
        return {"face": face_text(read("face"))}
    if name in {"Placed", "Recovered", "PieceRemoved"}:
        return {"cells": route_text(tuple(read("cells")))}
    if name == "Walked":
        return {"path": route_text(tuple(read("path")))}
    return {"count": len(read("players"))} if name == "MatchWon" else {}


class NorthwestWording(Wording):
    """Players have colours, treasures and characters have names, and the turn is asked for with its points."""

    needs_view = frozenset({TakeTurn, OpenSea})

    def seat(self, seat: Seat, view: Any) -> Value:
        """Return the colour of the seat's ship."""
        return say(f"colour-{COLOURS[seat]}")

    def colour(self, seat: Seat) -> str:
        """Return the colour of the seat's ship."""
        return COLOURS[seat]

    def card(self, card: CardId, view: Any) -> Value:
        """Return the name of a treasure or character, or the code of a tile."""
        if card < FIRST_CHARACTER:
            return say(f"treasure-{DECK[card].treasure.id}")
        if card < FIRST_TILE:
            return say(f"character-{CHARACTERS[card - FIRST_CHARACTER].id}")
        return CODES[card]

    def card_line(self, card: CardId, view: Any) -> Value:
        """Return the name of a card and what it does."""
        if card < FIRST_CHARACTER:
            key = f"treasure-{DECK[card].treasure.id}"
        elif card < FIRST_TILE:
            key = f"character-{CHARACTERS[card - FIRST_CHARACTER].id}"
        else:
            return CODES[card]
        return say("card-line", name=say(key), text=say(f"{key}.text"))

    def value(self, hint: Any, value: Any, view: Any) -> Value | None:
        """Return the name of a kind of piece."""
        return say(f"piece-{value}") if hint is Kind else None

    def event(self, event: Any, view: Any) -> Mapping[str, Value]:
        """Return hexes in the order of travel, faces of tiles, and how many won."""
        return event_extras(type(event).__name__.removesuffix("View"), lambda name: getattr(event, name))

    def decision(self, decision: Any, view: Any) -> Mapping[str, Value]:
        """Return what is left of the turn."""
        if not isinstance(decision, TakeTurn):
            return {}
        return {"points": view.turn.ap, "sea": "yes" if view.turn.at_sea else "no"}

    def action(self, action: Any, view: Any) -> Mapping[str, Value]:
        """Return hexes in the order of travel, and what Open Sea would give."""
        if isinstance(action, OpenSea):
            return {"extra": sea_points(view, view.turn.seat)}
        hexes = {name: route_text(getattr(action, name)) for name in ("cells", "path") if hasattr(action, name)}
        return dict(hexes)


WORDING: Final = NorthwestWording()
