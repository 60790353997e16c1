"""The bots `normal` and `easy`.

`normal` plays a phase out with the game's own rules and takes the card that ends best.

What it plays out are guesses: the others play any card they may hold, those seen in the draft and those never seen. It
judges the spaces after the phase by its own distance from the start and by whether gravity then pulls it on.
"""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from pelagos.components.bag import Bag
from pelagos.games.gravwell.actions import Pick, Play, Stop
from pelagos.games.gravwell.cards import ALL_CARDS, KIND, VALUE
from pelagos.games.gravwell.decisions import UseStop
from pelagos.games.gravwell.effects import ResolveCards
from pelagos.games.gravwell.rules.movement import direction_of, measure_pull
from pelagos.games.gravwell.rules.phases import resolve_cards
from pelagos.games.gravwell.sample import unseen_cards
from pelagos.games.gravwell.ships import ShipId
from pelagos.games.gravwell.state import GATE, PHASES, ROUNDS, GravwellState
from pelagos.kernel.chance import Chance
from pelagos.kernel.ids import CardId

GUESSES: Final = 20
"""How many plays of the others each card is tried against."""
THROUGH_THE_GATE: Final = 60
"""What it is worth, in spaces, to enter the gate, or to keep the others from it."""
PULLED_ON: Final = 3
"""What it is worth, in spaces, that the nearest ship lies ahead: the next card will move forward."""
PATIENCE: Final = 2.5
"""How many spaces the stop card must save for each phase still to come in which it could be used."""
PHASES_FOR_A_ROUND: Final = 3
"""In Hardcore, how many phases a whole round to come counts for: the one stop card is kept for it, but not for ever."""

RESOLVE: Final = ResolveCards()
NO_CHANCE: Final = Chance()
"""Resolving cards leaves nothing to chance."""

Plays = list[tuple[CardId, ShipId]]


class Dice(Protocol):
    """The bot's own random numbers."""

    def random(self) -> float:
        """Return a number from 0 to less than 1."""


def choose(view: Any, decision: Any, actions: tuple[Any, ...], rng: Dice) -> Any:
    """Return the action with the best outlook."""
    if len(actions) == 1:
        return actions[0]
    if isinstance(decision, UseStop):
        return answer_stop(view, decision)
    if isinstance(actions[0], Pick):
        return max(actions, key=lambda pick: WORTH_IN_DRAFT[pick.card])
    return play_best(view, ShipId(decision.actor), actions, rng)


def choose_easy(view: Any, decision: Any, actions: tuple[Any, ...], rng: Dice) -> Any:
    """Play like a beginner: take the pile with the largest number, and count on everybody else to stand still."""
    if len(actions) == 1:
        return actions[0]
    if isinstance(decision, UseStop):
        return answer_stop(view, decision)
    if isinstance(actions[0], Pick):
        return max(actions, key=lambda pick: VALUE[pick.card])
    outlook = Outlook(view, ShipId(decision.actor))
    return max(actions, key=lambda play: outlook.after([(play.card, outlook.ship)]))


# -- the draft -----------------------------------------------------------------------------------------------------


def worth_in_draft(card: CardId) -> float:
    """Return what a card is worth, in units of value, as measured by how far hands with it got.

    Beams and strong repulsors get furthest. Among the others far is good, and early too: who moves first moves before
    the others have changed the picture.
    """
    if KIND[card] == "normal":
        return VALUE[card] - card / 6
    return 2 * VALUE[card] if KIND[card] == "repulsor" else 9


WORTH_IN_DRAFT: Final = tuple(worth_in_draft(card) for card in ALL_CARDS)


# -- the phases ----------------------------------------------------------------------------------------------------


def play_best(view: Any, ship: ShipId, actions: Sequence[Play], rng: Dice) -> Play:
    """Return the card that ends best on average over the guesses."""
    outlook = Outlook(view, ship)
    unseen = unseen_cards(view)
    guesses = [guess_plays(view, outlook.rivals, unseen, rng) for _ in range(GUESSES)]

    def expect(play: Play) -> float:
        total = sum([outlook.after([*guess, (play.card, ship)]) for guess in guesses])
        return total / GUESSES - price(play.card)

    return max(actions, key=expect)


def price(card: CardId) -> int:
    """Return how many spaces a card must gain to be played: repulsors are kept for great moves, as for the run-in."""
    return VALUE[card] if KIND[card] == "repulsor" else 0


def guess_plays(view: Any, rivals: Sequence[ShipId], unseen: Sequence[CardId], rng: Dice) -> Plays:
    """Return a card for each rival: one it is known to have, or one that has not been seen."""
    plays = []
    for rival in rivals:
        known, size = hand_of(view, rival)
        place = int(rng.random() * size)
        card = known[place] if place < len(known) else unseen[int(rng.random() * len(unseen))]
        plays.append((card, rival))
    return plays


def hand_of(view: Any, rival: ShipId) -> tuple[Sequence[CardId], int]:
    """Return the cards a rival is known to have, and how many it has in all."""
    if view.seats == 1:
        return () if view.ghost_open is None else (view.ghost_open,), view.ghost_left
    return view.hands[rival].cards, len(view.hands[rival])


def answer_stop(view: Any, decision: UseStop) -> Stop:
    """Use the stop if the phase then ends better by enough: the rest of it is open to all."""
    outlook = Outlook(view, ShipId(decision.actor))
    saved = outlook.after(view.queue[:-1]) - outlook.after(view.queue)
    return Stop(use=saved > PATIENCE * chances_left(view))


def chances_left(view: Any) -> int:
    """Return in how many phases the stop card could still be used."""
    later = (ROUNDS - view.round) * PHASES_FOR_A_ROUND if view.options.hardcore else 0
    return int(PHASES - view.phase + later)


class Outlook:
    """A scratch board on which a phase is played out, and what the spaces are worth to one ship."""

    def __init__(self, view: Any, ship: ShipId) -> None:
        """Set up the board as the ship's player sees it."""
        self.ship = ship
        self.positions = view.positions
        self.board = GravwellState(
            options=view.options,
            seats=view.seats,
            age_rank=view.age_rank,
            positions=[],
            hands=[],
            bag=Bag(),
            stops=[False] * view.seats,
        )
        ships = [ShipId(other) for other in range(self.board.pilots) if other != ship]
        self.rivals = [rival for rival in ships if self.positions[rival] < GATE]

    def after(self, plays: Sequence[tuple[CardId, ShipId]]) -> float:
        """Return what the spaces are worth when these cards have been resolved and nobody used a stop."""
        board = self.board
        board.positions = list(self.positions)
        board.queue = sorted(plays, reverse=True)
        board.over = False
        resolve_cards(board, RESOLVE, NO_CHANCE, None)
        return self.worth(board.positions)

    def worth(self, positions: list[int]) -> float:
        """Return what these spaces are worth to the ship, in spaces."""
        here = positions[self.ship]
        if here == GATE:
            return THROUGH_THE_GATE
        for rival in self.rivals:
            if positions[rival] == GATE:
                return -THROUGH_THE_GATE
        return here + PULLED_ON * direction_of(measure_pull(positions, self.ship))
