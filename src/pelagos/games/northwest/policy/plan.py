"""The rest of a turn, planned to its end: what the `hard` bot thinks with.

It plays every sequence of actions out on a scratch copy of the position, keeps the most promising ones (a beam search),
and judges where the turn may end by the way that is left from there, the cards that were found and the pieces that were
used up. No row is laid while it plans, so that it hopes for nothing it cannot see; it plans anew before each action.
"""

from typing import Any, Final, NamedTuple, Protocol

from pelagos.games.northwest.geometry import INDEX
from pelagos.games.northwest.policy.outlook import distances
from pelagos.games.northwest.policy.turn import POINT_KEPT, WIN
from pelagos.games.northwest.policy.worth import CHEST, PIECE_WORTH
from pelagos.games.northwest.readings import HAND_LIMIT
from pelagos.games.northwest.rules import actions, open_sea, raiding, recovery
from pelagos.games.northwest.rules.walking import follow_path
from pelagos.games.northwest.sample import sample
from pelagos.games.northwest.state import NorthwestState
from pelagos.games.northwest.types import Place, Raid, Walk
from pelagos.kernel.chance import Chance, Seeded
from pelagos.kernel.clone import cloner_of
from pelagos.kernel.decision import Action
from pelagos.kernel.ids import Seat

WIDTH: Final = 24
"""How many positions are followed up after each action."""
DEPTH: Final = 6
"""How many actions are planned."""

clone: Final = cloner_of(NorthwestState)


class Dice(Protocol):
    """The bot's own random numbers."""

    def random(self) -> float:
        """Return a number from 0 to less than 1."""
        ...


class Step(NamedTuple):
    """A position within the turn."""

    worth: float
    """What it is worth to end the turn here, in action points."""
    state: NorthwestState
    first: Action
    """The action that the plan begins with."""
    used: float
    """What the pieces laid so far are worth."""

    @property
    def promise(self) -> float:
        """What the position is worth if the points in hand are turned into way."""
        return self.worth + POINT_KEPT * self.state.turn.ap


class Plan:
    """All that one seat could still do in its turn."""

    def __init__(self, view: Any, seat: Seat, dice: Dice) -> None:
        """Set up a scratch position that fits the view; what others hold has no part in the plan."""
        self.seat = seat
        self.chance: Chance = Seeded.of(str(dice.random()))
        self.root = sample(view, self.chance)
        self.far = distances(view, seat)
        self.cards = self.cards_kept(self.root)

    def best(self) -> Action:
        """Return the action that the best turn begins with."""
        start = Step(self.worth(self.root, 0.0), self.root, actions.END, 0.0)
        layer, ends = [start], [start]
        seen: dict[tuple[object, ...], float] = {}
        for _ in range(DEPTH):
            layer = self.follow_up(layer, seen)
            ends += layer
        return max((step for step in ends if self.leads_on(step.first)), key=lambda step: step.worth).first

    def leads_on(self, action: Action) -> bool:
        """Tell whether a turn may begin with this: a walk that costs nothing must lead nearer to the end of the map.

        Baffin (NW-59) could else walk to and fro for ever, each time with another plan.
        """
        if not isinstance(action, Walk):
            return True
        stands, cost = follow_path(self.root, self.seat, [INDEX[name] for name in action.path])
        return cost > 0 or self.far[stands[-1].cell] < self.far[self.root.ships[self.seat]]

    def follow_up(self, layer: list[Step], seen: dict[tuple[object, ...], float]) -> list[Step]:
        """Return the most promising positions one action later, each only by the best way to it."""
        found: dict[tuple[object, ...], Step] = {}
        for step in layer:
            for action in () if step.state.over else self.moves(step.state):
                after = self.act(step, action)
                key = key_of(after.state, self.seat)
                if after.worth > seen.get(key, -2 * WIN):
                    seen[key] = after.worth
                    found[key] = after
        return sorted(found.values(), key=lambda step: step.promise, reverse=True)[:WIDTH]

    def moves(self, state: NorthwestState) -> list[Action]:
        """List what may be done in the turn, cards and taking pieces back apart."""
        points = state.turn.ap
        moves = actions.list_moves(state, self.seat)
        if state.turn.at_sea:
            return moves
        moves += raiding.list_raids(state, self.seat, points)
        if open_sea.can_declare(state, self.seat):
            moves.append(actions.OPEN_SEA)
        if points >= recovery.drop_cost(state, self.seat):
            moves += recovery.list_drops(state, self.seat)
        return moves

    def act(self, step: Step, action: Action) -> Step:
        """Return the position after an action."""
        state = clone(step.state)
        actions.CARRY_OUT[type(action)](state, self.seat, action, self.chance, None)
        used = step.used + price_of(action)
        first = action if step.state is self.root else step.first
        return Step(self.worth(state, used), state, first, used)

    def worth(self, state: NorthwestState, used: float) -> float:
        """Return what it is worth to end the turn here."""
        if state.over:
            return WIN
        found = self.cards_kept(state) - self.cards
        return CHEST * found - float(self.far[state.ships[self.seat]]) - used

    def cards_kept(self, state: NorthwestState) -> int:
        """Return how many of the treasure cards in hand may be kept, and one to choose from."""
        return min(len(state.hands[self.seat]), HAND_LIMIT + 1)


def key_of(state: NorthwestState, seat: Seat) -> tuple[object, ...]:
    """Return what matters for the rest of the turn."""
    turn = state.turn
    return (state.ships[seat], turn.ap, state.follows[seat], turn.at_sea, turn.rewarded, turn.moved, state.ice_left)


def price_of(action: Action) -> float:
    """Return what the piece that an action uses up is worth."""
    if isinstance(action, Place):
        return PIECE_WORTH[action.kind]
    return PIECE_WORTH["R1"] if isinstance(action, Raid) else 0.0
