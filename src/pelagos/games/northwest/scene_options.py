"""What the viewer may answer, as a drawn board offers it: with its hexes, its cost and what it brings to light.

Everything is worked out by the rules from the viewer's own view.
"""

from collections.abc import Callable
from typing import Any, Final

from pelagos.games.northwest.cards import CODES
from pelagos.games.northwest.game import GAME
from pelagos.games.northwest.geometry import HEX, INDEX, ROW, ROWS, SLOT_AT, Cell, Hex
from pelagos.games.northwest.readings import EXIT_AP, RECOVER_AP, ROWS_AHEAD
from pelagos.games.northwest.rules.open_sea import sea_points
from pelagos.games.northwest.rules.placing import place_cost
from pelagos.games.northwest.rules.raiding import raid_cost
from pelagos.games.northwest.rules.recovery import drop_cost, piece_on_top
from pelagos.games.northwest.rules.walking import follow_path
from pelagos.games.northwest.scene_shapes import Option
from pelagos.games.northwest.shapes import way_of
from pelagos.games.northwest.state import power
from pelagos.games.northwest.types import (
    Confirm,
    Discard,
    Drop,
    Exit,
    Keep,
    Lift,
    OpenSea,
    Place,
    Play,
    Propose,
    Put,
    Raid,
    Recover,
    Remove,
    Scrap,
    Swap,
    TakeTurn,
    Target,
    Turn,
    Walk,
)
from pelagos.kernel.decision import Action, Decision
from pelagos.kernel.ids import Seat
from pelagos.kernel.notation import write_action

Facts = dict[str, Any]


def question_of(view: Any, viewer: Seat | None) -> Decision | None:
    """Return what the viewer is asked, or has answered and may still answer anew."""
    if viewer is None:
        return None
    asked: list[Decision] = [decision for decision in view.pending if decision.actor == viewer]
    asked += [answer.decision for answer in view.sealed if answer.seat == viewer]
    return asked[0] if asked else None


def options_for(view: Any, decision: Decision | None) -> tuple[Option, ...]:
    """Return every listed answer with its facts."""
    if decision is None:
        return ()
    paid = isinstance(decision, TakeTurn)
    return tuple(option_of(view, decision, action, paid=paid) for action in GAME.legal(view, decision))


def option_of(view: Any, decision: Decision, action: Action, *, paid: bool) -> Option:
    """Return one answer with its facts; outside a turn's own question nothing costs points."""
    seat = Seat(int(decision.actor))
    facts: Facts = FACTS[type(action)](view, seat, action) if type(action) in FACTS else {}
    if not paid:
        facts.pop("cost", None)
    return Option(action=write_action(GAME, action), deed=type(action).__name__, **facts)  # type: ignore[arg-type]  # any fields of it


# -- moving ------------------------------------------------------------------------------------------------------------


def lays_rows(view: Any, cell: Cell) -> bool:
    """Tell whether a ship that stops here brings new rows to light (NW-23)."""
    top: int = view.top
    return min(ROWS, ROW[cell] + ROWS_AHEAD) > top


def of_place(view: Any, seat: Seat, action: Place) -> Facts:
    """Return a piece's hexes and cost, and the chests it opens (NW-37); some characters draw for none of them."""
    way = way_of(action)
    free = [cell for cell in way.cells if not view.routes[cell]]
    found = sum(view.ground[cell].islower() for cell in free)
    draws = found if power(view, seat) not in {"water-share", "land-share"} else 0
    return {
        "cells": action.cells,
        "cost": place_cost(view, seat, way),
        "chests": draws,
        "unveils": found > 0 or lays_rows(view, way.cell),
        "kind": action.kind,
    }


def of_walk(view: Any, seat: Seat, action: Walk) -> Facts:
    """Return a walk's hexes and cost."""
    stands, cost = follow_path(view, seat, [INDEX[name] for name in action.path])
    return {"cells": action.path, "cost": cost, "unveils": lays_rows(view, stands[-1].cell)}


def of_raid(view: Any, seat: Seat, action: Raid) -> Facts:
    """Return a raid's hex, cost and victim; a card that is drawn for it comes to light (NW-33)."""
    cell = INDEX[action.cell]
    draws = power(view, seat) == "raid-draws" or power(view, action.victim) == "raided-draws"
    cost = raid_cost(view, seat, cell)
    unveils = draws or lays_rows(view, cell)
    return {"cells": (action.cell,), "cost": cost, "kind": "R1", "seat": action.victim, "unveils": unveils}


# -- the map -----------------------------------------------------------------------------------------------------------


def cells_of_piece(view: Any, cell: Hex) -> tuple[Hex, ...]:
    """Return the hexes of the piece on top."""
    piece = piece_on_top(view, INDEX[cell])
    return () if piece is None else tuple(HEX[part] for part in piece.cells)


def cells_of_tile(view: Any, cell: Hex) -> tuple[Hex, ...]:
    """Return the hexes of the map tile with this hex."""
    return tuple(HEX[part] for part in SLOT_AT[view.seats][INDEX[cell]])


def of_recover(view: Any, seat: Seat, action: Recover) -> Facts:
    """Return the hexes of the piece, and what taking it back costs."""
    return {"cells": cells_of_piece(view, action.cell), "cost": RECOVER_AP}


def of_remove(view: Any, seat: Seat, action: Remove) -> Facts:
    """Return the hexes of the piece."""
    return {"cells": cells_of_piece(view, action.cell)}


def of_drop(view: Any, seat: Seat, action: Drop) -> Facts:
    """Return the iceberg's hex and cost."""
    return {"cells": (action.cell,), "cost": drop_cost(view, seat)}


def of_put(view: Any, seat: Seat, action: Put) -> Facts:
    """Return the hex of the single tile."""
    return {"cells": (action.cell,)}


def of_tile(view: Any, seat: Seat, action: Turn | Lift) -> Facts:
    """Return the hexes of the map tile."""
    return {"cells": cells_of_tile(view, action.cell)}


def of_swap(view: Any, seat: Seat, action: Swap) -> Facts:
    """Return the hexes of the other tile, and how the two are turned."""
    return {"cells": cells_of_tile(view, action.cell), "turns": (action.turn_lifted, action.turn_other)}


def of_open_sea(view: Any, seat: Seat, action: OpenSea) -> Facts:
    """Return the points it brings."""
    return {"extra": sea_points(view, seat)}


def of_exit(view: Any, seat: Seat, action: Exit) -> Facts:
    """Return what leaving the map costs; it ends the match."""
    return {"cost": EXIT_AP, "unveils": True}


# -- players and cards -------------------------------------------------------------------------------------------------


def of_target(view: Any, seat: Seat, action: Target) -> Facts:
    """Return the player."""
    return {"seat": action.victim}


def of_scrap(view: Any, seat: Seat, action: Scrap) -> Facts:
    """Return whose piece of the supply it is."""
    return {"seat": action.victim, "kind": action.kind}


def of_card(view: Any, seat: Seat, action: Keep | Play | Discard) -> Facts:
    """Return the card."""
    return {"cards": (CODES[action.card],)}


def of_proposal(view: Any, seat: Seat, action: Propose) -> Facts:
    """Return both characters."""
    return {"cards": (CODES[action.own], CODES[action.partner])}


def of_confirm(view: Any, seat: Seat, action: Confirm) -> Facts:
    """Return whether the two are swapped."""
    return {"turns": (action.swap,)}


FACTS: Final[dict[type[Action], Callable[..., Facts]]] = {
    Place: of_place,
    Walk: of_walk,
    Raid: of_raid,
    Recover: of_recover,
    Remove: of_remove,
    Drop: of_drop,
    Put: of_put,
    Turn: of_tile,
    Lift: of_tile,
    Swap: of_swap,
    OpenSea: of_open_sea,
    Exit: of_exit,
    Target: of_target,
    Scrap: of_scrap,
    Keep: of_card,
    Play: of_card,
    Discard: of_card,
    Propose: of_proposal,
    Confirm: of_confirm,
}
