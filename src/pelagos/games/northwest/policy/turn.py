"""One action of a turn, judged by the way that is left afterwards, the points that are kept and what is used up."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from pelagos.games.northwest.geometry import INDEX, ROW, Cell
from pelagos.games.northwest.policy.outlook import distances, rivals
from pelagos.games.northwest.policy.worth import CHEST, PIECE_WORTH, card_worth
from pelagos.games.northwest.readings import HAND_LIMIT, OPEN_SEA_AP, PARRY_OPEN_SEA_AP
from pelagos.games.northwest.rules.actions import END
from pelagos.games.northwest.rules.chests import SHARES
from pelagos.games.northwest.rules.open_sea import sea_points
from pelagos.games.northwest.rules.placing import place_cost
from pelagos.games.northwest.rules.raiding import raid_cost
from pelagos.games.northwest.rules.walking import follow_path
from pelagos.games.northwest.shapes import way_of
from pelagos.games.northwest.state import power
from pelagos.games.northwest.types import Drop, End, Exit, OpenSea, Place, Play, Raid, Recover, Walk
from pelagos.kernel.ids import Seat

POINT_KEPT: Final = 0.85
"""What a point in hand is worth against one already turned into way."""
WIN: Final = 1000.0
GLAD: Final = 0.9
"""A card worth so much is played even from a small hand."""


class TurnJudge:
    """Judges what can be done in a turn by the way that is left afterwards and the points that are kept."""

    def __init__(self, view: Any, seat: Seat) -> None:
        """Look at the position once for all actions."""
        self.view = view
        self.seat = seat
        self.far = distances(view, seat)
        self.here = self.far[view.ships[seat]]
        self.ap = view.turn.ap

    def value(self, action: Any) -> float:
        """Return how good an action is, in action points: 0 where as much way is gained as points are spent."""
        value: float = VALUES[type(action)](self, action)
        return value

    def moved(self, cell: Cell, cost: int, follows: Seat | None) -> float:
        """Return what being on a hex is worth, whom one follows there, and what is left in hand."""
        extra = self.sea(cell, follows)
        value: float = self.here - self.far[cell] + POINT_KEPT * (extra - cost)
        return value

    def sea(self, cell: Cell, follows: Seat | None) -> int:
        """Return the points that Open Sea would give from there."""
        if follows is None or self.view.turn.at_sea:
            return 0
        table = PARRY_OPEN_SEA_AP if power(self.view, self.seat) == "far-sea" else OPEN_SEA_AP
        behind: int = ROW[self.view.ships[follows]] - ROW[cell]
        return table.get(behind, 0)

    def sea_now(self) -> float:
        """Return what would be lost by not declaring Open Sea now."""
        moved = self.view.turn.moved and not self.view.turn.at_sea
        return POINT_KEPT * sea_points(self.view, self.seat) if moved else 0.0

    def place(self, action: Place) -> float:
        """Judge a piece: the way it saves, its chests, and that it is used up."""
        way = way_of(action)
        cost = place_cost(self.view, self.seat, way)
        chests = CHEST * self.chests(way.cells)
        return self.moved(way.cell, cost, None) + chests - PIECE_WORTH[action.kind] - self.sea_now()

    def walk(self, action: Walk) -> float:
        """Judge a walk; one that costs nothing must lead on, or it could go on for ever (NW-59)."""
        stands, cost = follow_path(self.view, self.seat, [INDEX[name] for name in action.path])
        if not cost and self.far[stands[-1].cell] >= self.here:
            return -WIN
        return self.moved(stands[-1].cell, cost, stands[-1].follows) - self.sea_now() - 0.05

    def raid(self, action: Raid) -> float:
        """Judge a raid."""
        cell = INDEX[action.cell]
        cost = raid_cost(self.view, self.seat, cell) + (power(self.view, action.victim) == "raiders-pay")
        return self.moved(cell, cost, action.victim) - PIECE_WORTH["R1"] - self.sea_now()

    def chests(self, cells: Sequence[Cell]) -> int:
        """Return how many cards a piece on these hexes would bring."""
        view = self.view
        if power(view, self.seat) in SHARES or len(view.hands[self.seat]) > HAND_LIMIT:
            return 0
        return sum(view.ground[cell].islower() and not view.routes[cell] for cell in cells)

    def open_sea(self, action: OpenSea) -> float:
        """Declare Open Sea when there is nothing better to do first."""
        return self.sea_now() - 0.3

    def play(self, action: Play) -> float:
        """Judge a treasure card: played out of time it is worse than nothing."""
        return card_worth(self.view, self.seat, action.card) if self.is_timely(action) else self.end(END) - 0.1

    def is_timely(self, action: Play) -> bool:
        """Tell whether to play a card now: it is worth much, or the hand is full."""
        is_full = len(self.view.hands[self.seat]) >= HAND_LIMIT
        return is_full or card_worth(self.view, self.seat, action.card) >= GLAD

    def recover(self, action: Recover) -> float:
        """Take a piece back only when nothing else is to be done."""
        return self.end(END) + 0.05

    def drop(self, action: Drop) -> float:
        """Drop an iceberg when a follower is just behind and the points would be lost otherwise."""
        behind = [seat for seat in rivals(self.view, self.seat) if self.view.follows[seat] == self.seat]
        return self.end(END) + (0.1 if behind else -0.1)

    def leave(self, action: Exit) -> float:
        """Win."""
        return WIN

    def end(self, action: End) -> float:
        """End the turn: what is left in hand is lost."""
        return -POINT_KEPT * float(self.ap)


VALUES: Final[dict[type, Callable[[TurnJudge, Any], float]]] = {
    Place: TurnJudge.place,
    Walk: TurnJudge.walk,
    Raid: TurnJudge.raid,
    OpenSea: TurnJudge.open_sea,
    Play: TurnJudge.play,
    Recover: TurnJudge.recover,
    Drop: TurnJudge.drop,
    Exit: TurnJudge.leave,
    End: TurnJudge.end,
}
