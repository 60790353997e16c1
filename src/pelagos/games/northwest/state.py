"""The state of a match of Northwest Passage Adventure."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

from pelagos.components.bag import Bag
from pelagos.components.zone import Zone
from pelagos.games.northwest.cards import Power, power_of
from pelagos.games.northwest.geometry import CELLS, HEX, START_SEA, Cell
from pelagos.games.northwest.kinds import COPIES, KINDS, RAID
from pelagos.games.northwest.readings import SINGLE_TILES
from pelagos.games.northwest.types import (
    BeginTurn,
    ChooseCharacter,
    ChooseRobbed,
    ChooseSilenced,
    ChooseWearied,
    ConfirmTeam,
    ContinueTurn,
    DiscardTreasure,
    EndTurn,
    LiftTile,
    NorthwestOptions,
    PlaceRelief,
    ProposeTeam,
    PutTile,
    RemovePiece,
    SalvagePiece,
    SealedChoice,
    SwapTile,
    TakeTurn,
    TurnNewTile,
    TurnTile,
)
from pelagos.kernel.ids import CardId, Seat, mask_of
from pelagos.kernel.state import State
from pelagos.kernel.visibility import Declared, Fact, Public

Question = (
    ChooseCharacter
    | ProposeTeam
    | ConfirmTeam
    | TakeTurn
    | ChooseRobbed
    | ChooseSilenced
    | ChooseWearied
    | RemovePiece
    | PutTile
    | TurnTile
    | LiftTile
    | SwapTile
    | SalvagePiece
    | PlaceRelief
    | TurnNewTile
    | DiscardTreasure
)
Step = BeginTurn | ContinueTurn | EndTurn
RouteExit = tuple[Seat, Cell, Seat]
"""Who left where whose route."""
UNLAID = " "
"""A hex where no tile lies yet."""


class Piece(Fact, frozen=True):
    """A progress piece on the map."""

    owner: Public[Seat]
    kind: Public[int]
    """Its number in `kinds.KINDS`."""
    cells: Public[tuple[Cell, ...]]
    """Its hexes, in the order in which the ship passed them."""
    victim: Public[Seat | None] = None
    """Of a raid piece: whose route it entered."""


class TurnState(Declared):
    """What is true of the turn that is being played."""

    seat: Public[Seat]
    ap: Public[int] = 0
    """Action points left."""
    cards: Public[int] = 0
    """How many treasure cards may still be played."""
    moved: Public[bool] = False
    """Whether the ship has moved (NW-34)."""
    at_sea: Public[bool] = False
    """Whether Open Sea was declared (NW-35)."""
    rewarded: Public[bool] = False
    """Whether the bonus for cold hexes was given (NW-55)."""


class NorthwestState(State, kw_only=True):
    """The full truth; see `pelagos.kernel.state.State` for the fields all games share."""

    pending: Public[tuple[Question, ...]] = ()
    sealed: Public[tuple[SealedChoice, ...]] = ()
    stack: Public[list[Step]] = []  # type: ignore[assignment]  # narrows the list of all games

    options: Public[NorthwestOptions]
    seats: Public[int]

    ground: Public[str] = UNLAID * CELLS
    """What each hex shows, by cell: W, L, S, I, small where a chest lies, a space where no tile lies yet."""
    top: Public[int] = 0
    """The last row laid."""
    laid: Public[list[CardId]] = []
    """The map tiles on the table, in the order in which they were laid."""
    strips: Public[Bag]
    """The strips still to come."""
    sides: Public[Bag]
    """The side tiles still to come, half of them on each side."""
    singles: Public[list[Cell]] = []
    """Hexes under a single tile; the ground shows its terrain."""
    water_left: Public[int] = SINGLE_TILES
    ice_left: Public[int] = SINGLE_TILES

    ships: Public[list[Cell]]
    """Where each seat's ship is."""
    follows: Public[list[Seat | None]]
    """Whose route each ship is on as a raider (NW-28)."""
    exits: Public[list[RouteExit]] = []
    """Who left which hex of whose route (NW-31)."""
    pieces: Public[list[Piece]] = []
    """The pieces on the map, in the order in which they were laid."""
    routes: Public[list[int]]
    """For each cell, the start sea included, the bits of the seats whose routes it is part of."""
    supply: Public[list[int]]
    """Pieces each seat has left: ten numbers a seat, by kind."""
    boxed: Public[list[int]]
    """Pieces out of the game (NW-46), likewise."""
    icebergs: Public[list[Cell]] = []
    """Dropped icebergs (NW-26)."""

    characters: Public[list[CardId | None]]
    """Each seat's character; None until all are chosen."""
    offers: Public[list[Zone]]
    """The characters each seat may choose from; in the team variant what each was given."""
    stacks: Public[list[Bag]]
    """The characters out of play: one stack, in the team variant one for each camp."""
    hands: Public[list[Zone]]
    treasure: Public[Bag]
    discards: Public[list[CardId]] = []
    silenced: Public[list[bool]]
    """Who may play no card in the next turn (NW-43)."""
    sheltered: Public[list[bool]]
    """Whose route may not be raided (NW-45)."""
    weary: Public[list[int]]
    """Points each seat loses in its next turn (NW-49)."""

    turn: Public[TurnState]
    round: Public[int] = 1
    turns_taken: Public[int] = 0
    """Turns begun in this round."""
    idle: Public[bool] = True
    """Whether nobody has spent a point in this round (NW-65)."""
    winners: Public[tuple[Seat, ...]] = ()
    over: Public[bool] = False


def new_state(options: NorthwestOptions, seats: int, first: Seat) -> NorthwestState:
    """Return a state with all ships in the start sea, no map and nothing dealt."""
    return NorthwestState(
        options=options,
        seats=seats,
        strips=Bag(),
        sides=Bag(),
        ships=[START_SEA] * seats,
        follows=[None] * seats,
        routes=[0] * len(HEX),
        supply=list(COPIES) * seats,
        boxed=[0] * len(KINDS) * seats,
        characters=[None] * seats,
        offers=[Zone(owner=offer_owner(options, Seat(seat))) for seat in range(seats)],
        stacks=[],
        hands=[Zone(owner=mask_of(Seat(seat))) for seat in range(seats)],
        treasure=Bag(),
        silenced=[False] * seats,
        sheltered=[False] * seats,
        weary=[0] * seats,
        turn=TurnState(first),
    )


def offer_owner(options: NorthwestOptions, seat: Seat) -> int:
    """Return the bits of those who see the characters dealt to a seat: in the team variant its partner too (NW-63)."""
    return mask_of(seat, partner_of(seat)) if options.teams else mask_of(seat)


def partner_of(seat: Seat) -> Seat:
    """Return the partner in the team variant, in which Sirs and Explorers alternate (NW-61)."""
    return Seat((seat + 2) % 4)


def power(state: NorthwestState, seat: Seat) -> Power:
    """Return the power of a seat's character."""
    return power_of(state.characters[seat])


@cache
def exit_of(seat: Seat, cell: Cell, victim: Seat) -> RouteExit:
    """Return an exit, one object for all matches: a long match notes many."""
    return seat, cell, victim


def count_at(seat: Seat, kind: int) -> int:
    """Return where the number of a seat's pieces of a kind stands in `supply` and `boxed`."""
    return seat * len(KINDS) + kind


def ordinary_left(state: NorthwestState, seat: Seat) -> int:
    """Return how many ordinary pieces a seat has in its supply."""
    first = count_at(seat, 0)
    return sum(state.supply[first : first + RAID])


def laid_hexes(state: NorthwestState) -> Iterator[Cell]:
    """Yield the hexes of the map that lie open."""
    for number, letter in enumerate(state.ground):
        if letter != UNLAID:
            yield Cell(number)


def census(state: NorthwestState) -> list[object]:
    """Return everything physical in a state: cards, tiles, pieces, single tiles and dropped icebergs."""
    cards = [*state.laid, *state.strips.cards, *state.sides.cards, *state.treasure.cards, *state.discards]
    for zone in (*state.hands, *state.offers):
        cards += zone.cards
    for stack in state.stacks:
        cards += stack.cards
    cards += [card for card in state.characters if card is not None]
    pieces = Counter(piece.owner * len(KINDS) + piece.kind for piece in state.pieces)
    counts = [(place, number + state.boxed[place] + pieces[place]) for place, number in enumerate(state.supply)]
    placed = [state.ground[cell] for cell in state.singles]
    singles = (state.water_left + placed.count("W"), state.ice_left + placed.count("I") + len(state.icebergs))
    return [*cards, *counts, singles]
