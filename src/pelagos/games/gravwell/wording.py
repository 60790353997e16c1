"""What the texts of Gravwell mention beyond the fields of its events and questions."""

from collections.abc import Mapping
from typing import Any, Final

from pelagos.games.gravwell.cards import DECK, KIND, VALUE
from pelagos.games.gravwell.decisions import UseStop
from pelagos.games.gravwell.events import BeamFired, CardsRevealed, Drafted, DraftedOpen, MatchWon, StackTaken
from pelagos.games.gravwell.rules.movement import direction_of, measure_pull, slide, stop_at_the_ends
from pelagos.games.gravwell.rules.setup import DERELICTS, starting_derelicts
from pelagos.games.gravwell.ships import ShipId
from pelagos.games.gravwell.state import GATE, GHOST, SINGULARITY
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.wording import Message, Value, Wording, say

COLOURS = ("B", "Y", "R", "G")
COLOUR_NAMES = ("blue", "yellow", "red", "green")
SHIP_CODES = (*COLOURS, *(f"d{space}" for space in DERELICTS))
SHIP_ARGUMENTS = ("ship", "first", "second")


def ship_code(ship: int, seats: int) -> str:
    """Return the code of a ship at a table of so many seats: a colour, ``ghost``, or a derelict by its first space."""
    if ship < seats:
        return COLOURS[ship]
    if seats == 1 and ship == GHOST:
        return "ghost"
    pilots = max(seats, 2)
    return f"d{starting_derelicts(seats)[ship - pilots]}"


def ship_name(ship: int, view: Any) -> Message:
    """Return the name of a ship; outside a match a player's colour."""
    return say(f"ship-{ship_code(ship, view.seats if view is not None else len(COLOURS))}")


def effect_of(card: CardId, ship: int, positions: list[int]) -> dict[str, Value]:
    """Foretell what a card does to its own ship: `effect`, and from which space `origin` to which `target`."""
    here = positions[ship]
    still: dict[str, Value] = {"effect": "none", "origin": here, "target": here}
    if KIND[card] == "tractor":
        return {**still, "effect": "beam"}
    repels = KIND[card] == "repulsor"
    direction = direction_of(measure_pull(positions, ship)) * (-1 if repels else 1)
    if not direction or (repels and here == SINGULARITY):
        return still
    target = slide(positions, stop_at_the_ends(here + VALUE[card] * direction), direction)
    effect = "enters" if target == GATE else "moves-ahead" if direction > 0 else "moves-back"
    return {**still, "effect": effect, "target": target}


class GravwellWording(Wording):
    """Ships have colours, cards have letters, and a stop card is asked for with its consequences."""

    def seat(self, seat: Seat, view: Any) -> Value:
        """Return the colour of the seat's ship."""
        return ship_name(seat, view)

    def colour(self, seat: Seat) -> str:
        """Return the colour of the seat's ship."""
        return COLOUR_NAMES[seat]

    def card(self, card: CardId, view: Any) -> Value:
        """Return letter, kind and distance."""
        return say("card-short", letter=DECK[card].letter, sort=KIND[card], value=VALUE[card])

    def card_line(self, card: CardId, view: Any) -> Value:
        """Return letter, element, kind and distance."""
        letter = DECK[card].letter
        kind = say(f"card-kind-{KIND[card]}")
        return say("card-line", letter=letter, element=say(f"card-{letter}"), kind=kind, value=VALUE[card])

    def value(self, hint: Any, value: Any, view: Any) -> Value | None:
        """Return the name of a ship."""
        return ship_name(value, view) if hint is ShipId else None

    def error_value(self, name: str, value: Any, view: Any) -> Value | None:
        """Return the name of a ship that an error calls by its code."""
        return say(f"ship-{value}") if name in SHIP_ARGUMENTS and value in SHIP_CODES else None

    def event(self, event: Any, view: Any) -> Mapping[str, Value]:
        """Return whose ship drafted, who played which card, which beam it is, and how many won."""
        kind = type(event).__name__.removesuffix("View")
        if kind in {Drafted.__name__, DraftedOpen.__name__, StackTaken.__name__}:
            return {"ship": ship_name(event.seat, view)}
        if isinstance(event, CardsRevealed):
            plays = zip(event.ships, event.cards, strict=True)
            return {"plays": tuple(self.play(ship, card, view) for ship, card in plays)}
        if isinstance(event, BeamFired):
            return {"card": DECK[event.card].letter}
        if isinstance(event, MatchWon):
            return {"count": len(event.ships)}
        return {}

    def play(self, ship: ShipId, card: CardId, view: Any) -> Message:
        """Return a ship and the card it plays."""
        return say("card-of-ship", ship=ship_name(ship, view), card=self.card(card, view))

    def decision(self, decision: Any, view: Any) -> Mapping[str, Value]:
        """Return what the card would do that the Emergency Stop could cancel."""
        if isinstance(decision, UseStop):
            return effect_of(decision.card, decision.actor, list(view.positions))
        return {}


WORDING: Final = GravwellWording()
