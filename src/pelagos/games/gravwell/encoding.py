"""A view as numbers and an action as one number, for programs that learn. Fixed for each rules version.

The observation is a flat list of floats from 0 to 1, laid out block by block as `LAYOUT` says. Seats are counted from
the viewer: place 0 is the viewer, place 1 the next seat, and so on; for an outsider place 0 is seat 0. Ships are in the
order four players, Ghost, two derelicts. Blocks of cards hold 26 numbers, A to Z, for each thing they speak of.

Actions are numbered 0 to 25 for a pick of the pile with that card on top, 26 to 51 for the play of a card, 52 to let a
card resolve and 53 to use the stop.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from pelagos.games.gravwell.cards import ALL_CARDS
from pelagos.games.gravwell.state import GATE, PHASES, ROUNDS, SINGULARITY
from pelagos.games.gravwell.types import LayCard, Pick, PickPile, PickStack, Play, PlayCard, Stop, UseStop
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
    ("cards of each hand that the viewer knows", MOST_SEATS * CARDS),
    ("those of them that everybody knows", MOST_SEATS * CARDS),
    ("cards of each hand that the viewer does not know, of 6", MOST_SEATS),
    ("the viewer's laid card", CARDS),
    ("open cards of the piles: 1/12 for the first pile", CARDS),
    ("open lower cards of the piles (No Secrets), likewise", CARDS),
    ("discards: 1/26 for the first", CARDS),
    ("revealed cards of players and Ghost that wait", (MOST_SEATS + 1) * CARDS),
    ("open card of the Ghost", CARDS),
    ("cards the Ghost has left, of 6", 1),
)
"""Each block of the observation, in order, with its length."""

SIZE: Final = sum(length for _, length in LAYOUT)
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

    def observe(self, view: Any) -> list[float]:
        """Return the observation of a view."""
        return [*_table(view), *_by_place(view), *_ships(view), *_hands(view), *_open_cards(view)]

    def number(self, action: Action) -> int:
        """Return the number of an action."""
        if isinstance(action, Play):
            return PLAY_OFFSET + action.card
        if isinstance(action, Pick):
            return action.card
        if isinstance(action, Stop):
            return STOP_OFFSET + action.use
        raise BrokenInvariant(None, "no-action-number", action=type(action).__name__)

    def action(self, number: int) -> Action:
        """Return the action of a number, 0 to ``actions - 1``."""
        if not 0 <= number < len(ACTIONS):
            raise BrokenInvariant(None, "action-number", number=number, actions=len(ACTIONS))
        return ACTIONS[number]

    def mask(self, actions: Iterable[Action]) -> list[int]:
        """Return 1 at the number of each of these actions and 0 elsewhere."""
        numbers = [0] * len(ACTIONS)
        for action in actions:
            numbers[self.number(action)] = 1
        return numbers


ENCODING: Final = Encoding()


# -- places and marks ----------------------------------------------------------------------------------------------


def _place(view: Any, seat: int) -> int:
    return int((seat - (view.viewer or 0)) % view.seats)


def _one_of(size: int, index: int | None) -> list[float]:
    marks = [0.0] * size
    if index is not None:
        marks[index] = 1.0
    return marks


def _marks(size: int, places: Iterable[int]) -> list[float]:
    marks = [0.0] * size
    for place in places:
        marks[place] = 1.0
    return marks


def _ranks(size: int, things: Sequence[int], scale: int) -> list[float]:
    """Return the rank of each thing in a sequence, from ``1 / scale`` for the first; 0 for what is not in it."""
    ranks = [0.0] * size
    for rank, thing in enumerate(things, start=1):
        ranks[thing] = rank / scale
    return ranks


# -- the blocks ----------------------------------------------------------------------------------------------------


def _table(view: Any) -> list[float]:
    options = view.options
    flags = (options.no_secrets, options.hardcore, options.gate_activated, options.chaos, options.pull_from_singularity)
    return [
        *map(float, (*flags, options.age == "drawn")),
        *_one_of(MOST_SEATS, view.seats - 1),
        *_one_of(MOST_SEATS, view.viewer),
        *_one_of(ROUNDS, view.round - 1),
        *_one_of(PHASES + 1, view.phase),
        *_one_of(len(QUESTIONS), _question(view)),
    ]


def _question(view: Any) -> int | None:
    for decision in view.pending:
        if decision.actor == view.viewer:
            return QUESTIONS.index(type(decision))
    return None


def _by_place(view: Any) -> list[float]:
    places = [_place(view, seat) for seat in range(view.seats)]
    return [
        *_marks(MOST_SEATS, [places[decision.actor] for decision in view.pending]),
        *_marks(MOST_SEATS, [places[answer.seat] for answer in view.sealed]),
        float(view.over),
        *_marks(MOST_SEATS, [places[seat] for seat in view.winners]),
        *_ranks(MOST_SEATS, [places[seat] for seat in view.entered], MOST_SEATS),
        *_ranks(MOST_SEATS, [places[seat] for seat in view.age_rank], MOST_SEATS),
        *_ranks(MOST_SEATS, [places[seat] for seat in view.draft_order], MOST_SEATS),
        *_marks(MOST_SEATS, [places[seat] for seat, is_up in enumerate(view.stops) if is_up]),
    ]


def _ship_place(view: Any, ship: int) -> int:
    if ship < view.seats:
        return _place(view, ship)
    if view.seats == 1:
        return GHOST_PLACE + ship - 1
    return GHOST_PLACE + 1 + ship - int(view.seats)


def _ships(view: Any) -> list[float]:
    spaces = {_ship_place(view, ship): space for ship, space in enumerate(view.positions)}
    return [
        *_marks(SHIPS, spaces),
        *[spaces.get(place, SINGULARITY) / GATE for place in range(SHIPS)],
        *_marks(SHIPS, [place for place, space in spaces.items() if space == SINGULARITY]),
        *_marks(SHIPS, [place for place, space in spaces.items() if space == GATE]),
    ]


def _hands(view: Any) -> list[float]:
    known, public, hidden = [0.0] * (MOST_SEATS * CARDS), [0.0] * (MOST_SEATS * CARDS), [0.0] * MOST_SEATS
    for seat, hand in enumerate(view.hands):
        place = _place(view, seat)
        hidden[place] = hand.hidden / HAND
        for card, viewers in zip(hand.cards, hand.known, strict=True):
            known[place * CARDS + card] = 1.0
            public[place * CARDS + card] = float(viewers & OUTSIDER_BIT != 0)
    return known + public + hidden


def _open_cards(view: Any) -> list[float]:
    waiting = [_ship_place(view, ship) * CARDS + card for card, ship in view.queue]
    return [
        *_marks(CARDS, _laid_card(view)),
        *_ranks(CARDS, view.piles, MOST_PILES),
        *_ranks(CARDS, view.lower, MOST_PILES),
        *_ranks(CARDS, view.discards, CARDS),
        *_marks((MOST_SEATS + 1) * CARDS, waiting),
        *_one_of(CARDS, view.ghost_open),
        view.ghost_left / HAND,
    ]


def _laid_card(view: Any) -> list[int]:
    return [answer.action.card for answer in view.sealed if answer.seat == view.viewer]
