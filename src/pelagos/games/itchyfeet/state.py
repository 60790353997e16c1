"""The state of a match of Itchy Feet."""

from pelagos.components.bag import Bag
from pelagos.components.deck import Deck
from pelagos.components.zone import Zone
from pelagos.games.itchyfeet.actions import SealedAnswer
from pelagos.games.itchyfeet.decisions import Question
from pelagos.games.itchyfeet.effects import Step
from pelagos.games.itchyfeet.options import ItchyFeetOptions
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.state import State
from pelagos.kernel.visibility import Public


class ItchyFeetState(State, kw_only=True):
    """The full truth; see `pelagos.kernel.state.State` for the fields all games share."""

    pending: Public[tuple[Question, ...]] = ()
    waiting: Public[tuple[Question, ...]] = ()
    sealed: Public[tuple[SealedAnswer, ...]] = ()
    stack: Public[list[Step]] = []  # type: ignore[assignment]  # narrows the list of all games

    options: Public[ItchyFeetOptions]
    seats: Public[int]

    hands: Public[list[Zone]]
    pile: Public[Deck]
    discards: Public[list[CardId]] = []
    """Face up, the latest last."""
    aside: Public[Bag]
    """TC-05: the passports that are not in the match."""
    in_play: Public[list[CardId]] = []
    """Events and special items that are taking effect."""
    characters: Public[tuple[CardId, ...]] = ()
    """The character of each seat, if they take part."""

    homes: Public[list[CardId | None]]
    """The home country of each seat; None once it is completed."""
    centre: Public[CardId]
    unused: Public[list[CardId]]
    """TC-06: the shuffled countries, sorted: everybody knows which they are, nobody their order."""
    returned: Public[list[CardId]] = []
    """Countries put under the unused ones, in order."""
    visited: Public[list[CardId]] = []
    """Completed countries."""

    turn: Public[Seat]
    """Whose turn it is."""
    first: Public[Seat]
    """Who started."""
    round: Public[int] = 1
    offers: Public[int] = 0
    """TC-18: offers made in this turn."""
    version: Public[int] = 0
    """Rises with each offer and counter-offer of the match."""
    extra: Public[int] = 0
    """Night Bus: further actions in this turn."""
    rode: Public[bool] = False
    """Whether a Night Bus was played in this turn: it brings one further action, not more."""
    strike: Public[Seat | None] = None
    """Airport Strike: nobody travels until this seat's next turn."""
    free_for_all: Public[bool] = False
    """TC-23: recycling costs nothing."""

    origin: Public[list[int]]
    """For each card that does not lie open, the shuffle it was last part of, as a bit; 0 for open cards and for those
    out of the match. See `rules.knowledge`."""
    backs: Public[list[tuple[int, ...]]]
    """For each hand, one entry for each card that is not known to all: the shuffles it can come from, as bits."""
    pile_origin: Public[int]
    """The shuffles that the cards of the pile come from, as bits."""

    winners: Public[tuple[Seat, ...]] = ()
    over: Public[bool] = False


def goal_of(state: ItchyFeetState, seat: Seat) -> CardId:
    """Return the country a seat travels to next (TC-02): home, then the centre. Takes views too."""
    home = state.homes[seat]
    return state.centre if home is None else home


def census(state: ItchyFeetState) -> list[CardId]:
    """Return all cards in a state."""
    cards = [card for hand in state.hands for card in hand.cards]
    cards += [*state.pile.cards, *state.discards, *state.aside.cards, *state.in_play, *state.characters]
    cards += [home for home in state.homes if home is not None]
    return [*cards, state.centre, *state.unused, *state.returned, *state.visited]
