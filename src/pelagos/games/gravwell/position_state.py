"""From a position to a state of the game, and back."""

from typing import Any

from pelagos.components.bag import Bag
from pelagos.components.zone import Zone
from pelagos.games.gravwell.cards import LETTERS, card_of
from pelagos.games.gravwell.effects import ResolveCards
from pelagos.games.gravwell.position import DERELICT_SPACES, PLAYERS, Position
from pelagos.games.gravwell.rules.setup import starting_derelicts
from pelagos.games.gravwell.ships import ShipId
from pelagos.games.gravwell.state import GATE, GravwellState
from pelagos.kernel.ids import Seat, mask_of

SOLO_PILOTS = 2


def state_of(position: Position) -> tuple[GravwellState, tuple[str, ...]]:
    """Return the state in which the cards are revealed, and the code of each ship by `ShipId`."""
    seats = 1 if position.solo else len(position.pilots)
    codes = (*position.pilots, *derelicts_of(position, seats))
    through = [Seat(seat) for seat in range(seats) if position.spaces[codes[seat]] == GATE]
    over = is_over(position)
    queue = [(card_of(letter), ShipId(codes.index(code))) for code, letter in position.plays.items()]
    state = GravwellState(
        options=position.options,
        seats=seats,
        age_rank=tuple(Seat(codes.index(code)) for code in position.age),
        positions=[position.spaces.get(code, GATE) for code in codes],
        round=position.round,
        phase=position.phase,
        hands=[Zone(owner=mask_of(Seat(seat))) for seat in range(seats)],
        bag=Bag(),
        queue=sorted(queue, reverse=True),
        stops=[not position.solo and code not in position.used for code in codes[:seats]],
        stack=[] if over else [ResolveCards()],
        entered=through,
        winners=tuple(through) if over else (),
        over=over,
    )
    return state, codes


def derelicts_of(position: Position, seats: int) -> tuple[str, ...]:
    """Return the derelicts of a match of so many seats, gone or not, and any other that stands on the track."""
    usual = starting_derelicts(seats)
    return tuple(code for code, start in DERELICT_SPACES.items() if start in usual or code in position.spaces)


def is_over(position: Position) -> bool:
    """Tell whether the match had ended before: a ship is through the gate or, if it stays open, all are."""
    through = [position.spaces[code] == GATE for code in position.pilots]
    return all(through) if position.options.gate_activated else any(through)


def position_of(state: Any) -> Position:
    """Return the position of a running match, from the state or from anybody's view of it."""
    pilots = PLAYERS[: SOLO_PILOTS if state.seats == 1 else state.seats]
    codes = (*pilots, *tuple(DERELICT_SPACES)[len(pilots) - len(state.positions) :])
    spaces = dict(zip(codes, state.positions, strict=True))
    return Position(
        spaces={code: space for code, space in spaces.items() if code in PLAYERS or space < GATE},
        plays={codes[ship]: LETTERS[card] for card, ship in sorted(state.queue, key=lambda play: play[1])},
        used=() if state.seats == 1 else tuple(codes[seat] for seat in range(state.seats) if not state.stops[seat]),
        options=state.options,
        solo=state.seats == 1,
        age=tuple(codes[seat] for seat in state.age_rank),
        round=state.round,
        phase=max(1, state.phase),
    )
