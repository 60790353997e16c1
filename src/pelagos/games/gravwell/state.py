"""The state of a match of Gravwell."""

from pelagos.components.bag import Bag
from pelagos.components.zone import Zone
from pelagos.games.gravwell.actions import SealedPlay
from pelagos.games.gravwell.decisions import LayCard, PickPile, PickStack, PlayCard, UseStop
from pelagos.games.gravwell.effects import BeginPhase, BeginRound, Draft, EndRound, ResolveCards
from pelagos.games.gravwell.options import GravwellOptions
from pelagos.games.gravwell.ships import ShipId
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.state import State
from pelagos.kernel.visibility import Public

GATE = 54
"""GR-08: the Warp Gate. A ship here has left the track."""
SINGULARITY = 0
ROUNDS = 6
SOLO_ROUNDS = 4
PHASES = 6
GHOST = ShipId(1)
"""In solo, the Ghost Ship."""

Question = PickPile | PickStack | PlayCard | LayCard | UseStop
Step = BeginRound | Draft | BeginPhase | ResolveCards | EndRound


class GravwellState(State, kw_only=True):
    """The full truth; see `pelagos.kernel.state.State` for the fields all games share."""

    pending: Public[tuple[Question, ...]] = ()
    sealed: Public[tuple[SealedPlay, ...]] = ()
    stack: Public[list[Step]] = []  # type: ignore[assignment]  # narrows the list of all games

    options: Public[GravwellOptions]
    seats: Public[int]
    age_rank: Public[tuple[Seat, ...]]
    """The seats, youngest first."""

    positions: Public[list[int]]
    """The space of each ship, 0 (Singularity) to 54 (gone through the gate), by `ShipId`."""
    round: Public[int] = 1
    phase: Public[int] = 0
    """1 to 6; 0 during the draft."""

    hands: Public[list[Zone]]
    bag: Public[Bag]
    """The cards nobody has seen this round: those under the piles and those left over."""
    piles: Public[list[CardId]] = []
    """The open card of each pile (in solo, of each stack) still on the table."""
    lower: Public[list[CardId]] = []
    """No Secrets: the other card of each pile, open too."""
    draft_order: Public[tuple[Seat, ...]] = ()
    queue: Public[list[tuple[CardId, ShipId]]] = []
    """Revealed cards still to resolve, the next one last, each with the ship it belongs to."""
    discards: Public[list[CardId]] = []
    stops: Public[list[bool]] = []
    """Whether each seat's Emergency Stop is face up."""

    ghost_open: Public[CardId | None] = None
    """Solo: the Ghost's open card, until it comes up."""
    ghost_left: Public[int] = 0
    """Solo: how many cards the Ghost has left."""

    entered: Public[list[Seat]] = []
    """Seats whose ships have entered the gate, in order."""
    winners: Public[tuple[Seat, ...]] = ()
    over: Public[bool] = False

    @property
    def pilots(self) -> int:
        """How many ships play cards: the players' and, in solo, the Ghost."""
        return 2 if self.seats == 1 else self.seats

    @property
    def is_solo(self) -> bool:
        """Whether this is the solo game."""
        return self.seats == 1


def census(state: GravwellState) -> list[CardId]:
    """Return all the fuel cards in a state: always the same 26."""
    cards = [*state.piles, *state.lower, *state.discards, *state.bag.cards]
    cards += [card for hand in state.hands for card in hand.cards]
    cards += [card for card, _ in state.queue]
    return cards if state.ghost_open is None else [*cards, state.ghost_open]
