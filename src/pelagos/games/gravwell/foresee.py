"""What a card would do at this moment, found by letting the game's own rules resolve it on a board of its own."""

from typing import Any

from pelagos.components.bag import Bag
from pelagos.games.gravwell.cards import LETTERS
from pelagos.games.gravwell.events import (
    Attracted,
    BeamFired,
    EnteredGate,
    Moved,
    NoGravity,
    RepulsorIdle,
    Slid,
    Stuck,
    TieCounted,
)
from pelagos.games.gravwell.rules.movement import direction_of, measure_pull
from pelagos.games.gravwell.rules.resolution import resolve_card
from pelagos.games.gravwell.scene_shapes import Effect, Forecast, Move, Pull, PullSide, Reason
from pelagos.games.gravwell.ships import ShipId
from pelagos.games.gravwell.state import GATE, GravwellState
from pelagos.games.gravwell.wording import ship_code
from pelagos.kernel.event import Event
from pelagos.kernel.ids import CardId

REASONS: dict[type[Event], Reason] = {
    Attracted: "nearest",
    TieCounted: "tie",
    Stuck: "stuck",
    NoGravity: "no-gravity",
    RepulsorIdle: "idle",
    BeamFired: "beam",
}
SIDES: dict[int, PullSide] = {1: "ahead", -1: "behind", 0: "stuck"}


def foresee(view: Any, ship: int, card: CardId) -> Forecast:
    """Return what the card would do if it resolved now for a ship that is still on the track.

    Only what lies open to everybody is used: the spaces, the order of age and the variants.
    """
    board = bare_board(view)
    events: list[Event] = []
    resolve_card(board, ShipId(ship), card, events.append)
    why = next(event for event in events if type(event) in REASONS)
    entered = next((event for event in events if isinstance(event, EnteredGate)), None)
    moves = moves_of(events, view.seats)
    return Forecast(
        card=LETTERS[card],
        ship=ship_code(ship, view.seats),
        effect=effect_of(why, moves, entered, ship),
        reason=REASONS[type(why)],
        rule=why.rule,
        moves=moves,
        winner=None if entered is None else ship_code(entered.ship, view.seats),
    )


def bare_board(view: Any) -> GravwellState:
    """Return a board with the ships of the view and no cards at all."""
    return GravwellState(
        options=view.options,
        seats=view.seats,
        age_rank=view.age_rank,
        positions=list(view.positions),
        hands=[],
        bag=Bag(),
        stops=[False] * view.seats,
        entered=list(view.entered),
    )


def moves_of(events: list[Event], seats: int) -> tuple[Move, ...]:
    """Return each ship's whole move: the steps it counts and the slide after them."""
    moves: dict[ShipId, Move] = {}
    for event in events:
        if isinstance(event, Moved):
            code = ship_code(event.ship, seats)
            moves[event.ship] = Move(code, event.origin, event.target, event.target)
        elif isinstance(event, Slid):
            counted = moves[event.ship]
            moves[event.ship] = Move(counted.ship, counted.origin, counted.landed, event.target)
    return tuple(moves.values())


def effect_of(why: Event, moves: tuple[Move, ...], entered: EnteredGate | None, ship: int) -> Effect:
    """Return in one word what happens to the ship that plays the card."""
    if isinstance(why, BeamFired):
        return "beam"
    if not moves:
        return "stays"
    if entered is not None and entered.ship == ship:
        return "enters"
    return "ahead" if moves[0].target > moves[0].origin else "back"


def pull_on(view: Any, ship: int) -> Pull:
    """Return what draws a ship on the track now."""
    positions = list(view.positions)
    pull = measure_pull(positions, ship)
    if pull.ahead == pull.behind == 0:
        return Pull("none", 0, None, tied=False, ahead=0, behind=0)
    direction, gap = direction_of(pull), min(pull.gap_ahead, pull.gap_behind)
    nearest = positions.index(positions[ship] + gap * direction) if direction else None
    return Pull(
        side=SIDES[direction],
        gap=gap,
        nearest=None if nearest is None else ship_code(nearest, view.seats),
        tied=pull.gap_ahead == pull.gap_behind,
        ahead=pull.ahead,
        behind=pull.behind,
    )


def is_on_track(view: Any, ship: int) -> bool:
    """Tell whether a ship has not left through the gate; the Singularity is a part of the track."""
    return bool(view.positions[ship] < GATE)
