"""Set-up (NW-01 to NW-10, NW-61) and which options go together."""

from pelagos.components.bag import Bag
from pelagos.games.northwest.cards import ALL_CHARACTERS, ALL_STRIPS, CAMPS, camp_of, side_tiles_for, treasures_for
from pelagos.games.northwest.events import FirstPlayer
from pelagos.games.northwest.readings import ROUND_LIMIT
from pelagos.games.northwest.rulebook import cite, rule
from pelagos.games.northwest.rules.choosing import deal_characters
from pelagos.games.northwest.rules.map import reveal_rows
from pelagos.games.northwest.state import NorthwestState, new_state
from pelagos.games.northwest.types import BeginTurn, NorthwestOptions
from pelagos.kernel.chance import Chance
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Emit
from pelagos.kernel.ids import Seat

TEAM_SEATS = 4


@rule("NW-61", "NW-65")
def check_options(options: NorthwestOptions, seats: int) -> None:
    """Refuse teams at any number of seats but four, and an impossible last round."""
    if options.teams and seats != TEAM_SEATS:
        raise IllegalAction(cite("NW-61"), "team-seats", seats=seats)
    if not 1 <= options.rounds <= ROUND_LIMIT:
        raise IllegalAction(cite("NW-65"), "rounds", rounds=options.rounds, most=ROUND_LIMIT)


@rule("NW-01", "NW-03", "NW-04", "NW-08")
def set_up(options: NorthwestOptions, seats: int, chance: Chance, emit: Emit | None) -> NorthwestState:
    """Shuffle everything, lay four rows, put the ships before row 1 and deal the characters."""
    state = new_state(options, seats, draw_first(options, seats, chance))
    fill_bags(state)
    if emit is not None:
        emit(FirstPlayer(rule=cite("NW-09"), player=state.turn.seat))
    reveal_rows(state, chance, emit)
    deal_characters(state, chance, emit)
    state.stack.append(BeginTurn())
    return state


@rule("NW-09", "NW-10")
def draw_first(options: NorthwestOptions, seats: int, chance: Chance) -> Seat:
    """Return who goes first; then the turn goes from seat to seat."""
    return Seat(chance.roll(seats) if options.first_player == "drawn" else 0)


@rule("NW-03", "NW-04", "NW-62")
def fill_bags(state: NorthwestState) -> None:
    """Fill the stacks for this number of seats; in the team variant each camp has its own characters."""
    state.strips = Bag.of(ALL_STRIPS)
    state.sides = Bag.of(side_tiles_for(state.seats))
    state.treasure = Bag.of(treasures_for(state.seats))
    if state.options.teams:
        state.stacks = [Bag.of(card for card in ALL_CHARACTERS if camp_of(card) == camp) for camp in CAMPS]
    else:
        state.stacks = [Bag.of(ALL_CHARACTERS)]
