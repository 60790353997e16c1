"""A view as numbers and an action as one number, for programs that learn. Fixed for each rules version.

The observation is a flat array of 32-bit floats from 0 to 1, laid out block by block as `LAYOUT` says. Seats are
counted from the viewer: place 0 is the viewer, place 1 the next seat, and so on; for an outsider place 0 is seat 0.
Ships are in the order four players, Ghost, two derelicts. Blocks of cards hold 26 numbers, A to Z, for each thing they
speak of.

Actions are numbered 0 to 25 for a pick of the pile with that card on top, 26 to 51 for the play of a card, 52 to let a
card resolve and 53 to use the stop.
"""

from array import array
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import Any, Final

from pelagos.components.zone import ZoneView
from pelagos.games.gravwell.actions import Pick, Play, Stop
from pelagos.games.gravwell.cards import ALL_CARDS
from pelagos.games.gravwell.decisions import LayCard, PickPile, PickStack, PlayCard, UseStop
from pelagos.games.gravwell.options import GravwellOptions
from pelagos.games.gravwell.state import GATE, PHASES, ROUNDS, SINGULARITY
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import BrokenInvariant
from pelagos.kernel.ids import OUTSIDER_BIT

CARDS: Final = len(ALL_CARDS)
MOST_SEATS: Final = 4
DERELICTS: Final = 2
SHIPS: Final = MOST_SEATS + 1 + DERELICTS
GHOST_PLACE: Final = MOST_SEATS
MOST_PILES: Final = 12
HAND: Final = 6
Ranks = tuple[int, ...]
"""Seats, the first first."""
FLOAT: Final = 4
"""Bytes of a number."""
TRACK: Final = tuple(space / GATE for space in range(GATE + 1))
QUESTIONS: Final = (PickPile, PickStack, PlayCard, LayCard, UseStop)

LAYOUT: Final[tuple[tuple[str, int], ...]] = (
    ("options: no secrets, hardcore, gate activated, chaos, pull from Singularity, age by lot", 6),
    ("number of seats, one of 1 to 4", MOST_SEATS),
    ("seat of the viewer, one of 0 to 3; none for an outsider", MOST_SEATS),
    ("round, one of 1 to 6", ROUNDS),
    ("phase, one of 0 to 6", PHASES + 1),
    ("question put to the viewer, one of " + ", ".join(kind.__name__ for kind in QUESTIONS), len(QUESTIONS)),
    ("places that are asked", MOST_SEATS),
    ("places whose card is laid", MOST_SEATS),
    ("match over", 1),
    ("winners by place", MOST_SEATS),
    ("entered the gate: 1/4 for the first", MOST_SEATS),
    ("age: 1/4 for the youngest", MOST_SEATS),
    ("order of the draft: 1/4 for the first", MOST_SEATS),
    ("stop cards face up", MOST_SEATS),
    ("ships in the match", SHIPS),
    ("space of each ship, of 54", SHIPS),
    ("ships in the Singularity", SHIPS),
    ("ships gone through the gate", SHIPS),
    ("cards of each hand that the viewer knows: 1 if everybody does, else 1/2", MOST_SEATS * CARDS),
    ("cards of each hand that the viewer does not know, of 6", MOST_SEATS),
    ("the viewer's laid card", CARDS),
    ("open cards of the piles: 1/12 for the first pile", CARDS),
    ("open lower cards of the piles (No Secrets), likewise", CARDS),
    ("discards", CARDS),
    ("revealed cards of players and Ghost that wait", (MOST_SEATS + 1) * CARDS),
    ("open card of the Ghost", CARDS),
    ("cards the Ghost has left, of 6", 1),
)
"""Each block of the observation, in order, with its length."""

SIZE: Final = sum(length for _, length in LAYOUT)
(
    OPTIONS,
    SEATS,
    VIEWER,
    ROUND,
    PHASE,
    QUESTION,
    ASKED,
    LAID,
    OVER,
    WINNERS,
    ENTERED,
    AGE,
    DRAFT,
    STOPS,
    PRESENT,
    SPACES,
    SWALLOWED,
    GONE,
    KNOWN,
    HIDDEN,
    OWN_CARD,
    PILES,
    LOWER,
    DISCARDS,
    WAITING,
    GHOST_OPEN,
    GHOST_LEFT,
) = accumulate((length for _, length in LAYOUT[:-1]), initial=0)
"""Where each block of the layout begins."""

PLAY_OFFSET: Final = CARDS
STOP_OFFSET: Final = 2 * CARDS
ACTIONS: Final[tuple[Action, ...]] = (
    *(Pick(card) for card in ALL_CARDS),
    *(Play(card) for card in ALL_CARDS),
    Stop(use=False),
    Stop(use=True),
)


class Encoding:
    """Views and actions as numbers.

    Attributes:
        version: the rules version for which the numbers are fixed.
        size: length of an observation.
        actions: how many numbers of actions there are.
        layout: the blocks of an observation.
    """

    version = 1
    size = SIZE
    actions = len(ACTIONS)
    layout = LAYOUT

    def observe(self, view: Any) -> "array[float]":
        """Return the observation of a view."""
        viewer, seats = view.viewer, view.seats
        numbers = _start(view.options, seats, len(view.positions), viewer, view.age_rank, view.draft_order)[:]
        # Most numbers are 0 most of the time, so each block marks only what is there; and writing through a memory view
        # is much quicker than into the array.
        vector: memoryview[float] = memoryview(numbers)
        places = PLACES[seats][viewer or 0]
        _mark_table(vector, view, places)
        _mark_questions(vector, view, viewer, places)
        _mark_ships(vector, view, places)
        _mark_hands(vector, view.hands, places)
        _mark_open_cards(vector, view, places)
        return numbers

    def number(self, action: Action) -> int:
        """Return the number of an action."""
        if isinstance(action, Play):
            return PLAY_OFFSET + action.card
        if isinstance(action, Pick):
            return action.card
        if isinstance(action, Stop):
            return STOP_OFFSET + action.use
        raise BrokenInvariant(None, "no-action-number", action=type(action).__name__)

    def action(self, number: int, listed: object = None) -> Action:
        """Return the action of a number, 0 to ``actions - 1``, whatever is listed."""
        if not 0 <= number < len(ACTIONS):
            raise BrokenInvariant(None, "action-number", number=number, actions=len(ACTIONS))
        return ACTIONS[number]

    def mask(self, actions: Iterable[Action]) -> bytearray:
        """Return 1 at the number of each of these actions and 0 elsewhere."""
        marks = bytearray(len(ACTIONS))
        for action in actions:
            if type(action) is Play:  # by far the most; as `number` says
                marks[PLAY_OFFSET + action.card] = 1
            else:
                marks[self.number(action)] = 1
        return marks


ENCODING: Final = Encoding()


# -- places --------------------------------------------------------------------------------------------------------


def _places(seats: int, viewer: int) -> tuple[int, ...]:
    """Return the place of each ship of a match, by `ShipId`; those of the players are the places of their seats."""
    pilots = [(seat - viewer) % seats for seat in range(seats)]
    others = range(GHOST_PLACE if seats == 1 else GHOST_PLACE + 1, SHIPS)
    return (*pilots, *others)


PLACES: Final = tuple(tuple(_places(seats, viewer) for viewer in range(seats)) for seats in range(MOST_SEATS + 1))
"""By the number of seats and the viewer; an outsider looks from seat 0."""


# -- the blocks ----------------------------------------------------------------------------------------------------
# Called once for each decision of a learner. So: no zip(strict=...), which costs as much as a turn of the loop, and
# few functions.


@lru_cache(maxsize=1024)
def _start(
    options: GravwellOptions, seats: int, ships: int, viewer: int | None, age: Ranks, draft: Ranks
) -> "array[float]":
    """Return an observation that holds only what seldom changes; it must be copied."""
    vector = array("f", bytes(FLOAT * SIZE))
    flags = (options.no_secrets, options.hardcore, options.gate_activated, options.chaos, options.pull_from_singularity)
    for place, flag in enumerate((*flags, options.age == "drawn")):
        vector[OPTIONS + place] = flag
    vector[SEATS + seats - 1] = 1.0
    if viewer is not None:
        vector[VIEWER + viewer] = 1.0
    places = PLACES[seats][viewer or 0]
    for place in places[:ships]:
        vector[PRESENT + place] = 1.0
    for block, order in ((AGE, age), (DRAFT, draft)):
        for rank, seat in enumerate(order, start=1):
            vector[block + places[seat]] = rank / MOST_SEATS
    return vector


def _mark_table(vector: "memoryview[float]", view: Any, places: Sequence[int]) -> None:
    vector[ROUND + view.round - 1] = 1.0
    vector[PHASE + view.phase] = 1.0
    vector[OVER] = view.over
    for seat in view.winners:
        vector[WINNERS + places[seat]] = 1.0
    vector[GHOST_LEFT] = view.ghost_left / HAND
    if view.ghost_open is not None:
        vector[GHOST_OPEN + view.ghost_open] = 1.0


def _mark_questions(vector: "memoryview[float]", view: Any, viewer: int | None, places: Sequence[int]) -> None:
    for decision in view.pending:
        vector[ASKED + places[decision.actor]] = 1.0
        if decision.actor == viewer:
            vector[QUESTION + QUESTIONS.index(type(decision))] = 1.0
    for answer in view.sealed:
        vector[LAID + places[answer.seat]] = 1.0
        if answer.seat == viewer:
            vector[OWN_CARD + answer.action.card] = 1.0


def _mark_ships(vector: "memoryview[float]", view: Any, places: Sequence[int]) -> None:
    for ship, space in enumerate(view.positions):
        place = places[ship]
        vector[SPACES + place] = TRACK[space]
        if space == SINGULARITY:
            vector[SWALLOWED + place] = 1.0
        elif space == GATE:
            vector[GONE + place] = 1.0
    for seat, is_up in enumerate(view.stops):
        if is_up:
            vector[STOPS + places[seat]] = 1.0
    if view.entered:
        for rank, seat in enumerate(view.entered, start=1):
            vector[ENTERED + places[seat]] = rank / MOST_SEATS


def _mark_hands(vector: "memoryview[float]", hands: Sequence[ZoneView], places: Sequence[int]) -> None:
    for seat, hand in enumerate(hands):
        place = places[seat]
        if hand.hidden:
            vector[HIDDEN + place] = hand.hidden / HAND
        first = KNOWN + place * CARDS
        for card, viewers in zip(hand.cards, hand.known):  # noqa: B905  # see above
            vector[first + card] = 1.0 if viewers >= OUTSIDER_BIT else 0.5


def _mark_open_cards(vector: "memoryview[float]", view: Any, places: Sequence[int]) -> None:
    for rank, card in enumerate(view.piles, start=1):
        vector[PILES + card] = rank / MOST_PILES
    for rank, card in enumerate(view.lower, start=1):
        vector[LOWER + card] = rank / MOST_PILES
    for card in view.discards:
        vector[DISCARDS + card] = 1.0
    for card, ship in view.queue:
        vector[WAITING + places[ship] * CARDS + card] = 1.0
