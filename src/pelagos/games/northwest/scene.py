"""The board as facts to draw, for one viewer: the open map, routes, ships, hands and what may be answered.

Front ends that draw get this beside the view, so that no rule has to be written a second time where the drawing is
done. All of it is made from the view, so it cannot tell more than the view does.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from pelagos.games.northwest.cards import CODES, camp_of
from pelagos.games.northwest.geometry import HEX, ROW, ROWS, SLOTS, columns_of
from pelagos.games.northwest.kinds import KINDS
from pelagos.games.northwest.position.words import COLOURS
from pelagos.games.northwest.rules.prices import PRICES
from pelagos.games.northwest.scene_options import options_for, question_of
from pelagos.games.northwest.scene_shapes import Crew, LaidPiece, MapHex, Scene, Stage, Stock, Supplies, Turn
from pelagos.games.northwest.state import UNLAID, count_at, laid_hexes, partner_of, power
from pelagos.kernel.ids import CardId, Seat


def scene(view: Any) -> Scene:
    """Return what the board shows.

    Args:
        view: what a seat or an outsider may know; for those who may see all, the state itself.
    """
    viewer: Seat | None = getattr(view, "viewer", None)
    asked = question_of(view, viewer)
    return Scene(
        stage=stage_of(view),
        round=view.round,
        rounds=view.options.rounds,
        rows=ROWS,
        top=view.top,
        columns=tuple(columns_of(view.seats)),
        own=viewer,
        teams=view.options.teams,
        turn=Turn(seat=view.turn.seat, points=view.turn.ap, cards=view.turn.cards, at_sea=view.turn.at_sea),
        hexes=tuple(hexes_of(view, viewer)),
        tiles=tuple(tuple(HEX[cell] for cell in slot) for slot in SLOTS[view.seats] if view.ground[slot[0]] != UNLAID),
        pieces=tuple(pieces_of(view)),
        icebergs=tuple(HEX[cell] for cell in view.icebergs),
        crews=tuple(crew_of(view, Seat(seat)) for seat in range(view.seats)),
        hand=() if viewer is None else codes(view.hands[viewer].cards),
        offer=() if viewer is None else codes(offer_of(view, viewer)),
        discards=codes(view.discards),
        supplies=supplies_of(view),
        question=None if asked is None else asked.id,
        options=options_for(view, asked),
    )


def stage_of(view: Any) -> Stage:
    """Return what the players are at."""
    if view.over:
        return "over"
    return "choosing" if None in view.characters and any(len(offer) for offer in view.offers) else "race"


def codes(cards: Sequence[CardId]) -> tuple[str, ...]:
    """Return cards by their codes."""
    return tuple(CODES[card] for card in cards)


def count_of(stack: Any) -> int:
    """Return how many cards a stack holds; who may see all is handed the stack itself."""
    return stack if isinstance(stack, int) else len(stack)


# -- the map -----------------------------------------------------------------------------------------------------------


def hexes_of(view: Any, viewer: Seat | None) -> Iterator[MapHex]:
    """Yield the hexes of the open map, with what each costs the viewer."""
    prices = PRICES["none" if viewer is None else power(view, viewer)]
    for cell in laid_hexes(view):
        letter = view.ground[cell]
        yield MapHex(
            at=HEX[cell],
            terrain=letter.upper(),
            chest=letter.islower(),
            single=cell in view.singles,
            price=prices[letter],
        )


def pieces_of(view: Any) -> Iterator[LaidPiece]:
    """Yield the pieces on the map, the oldest first."""
    for piece in view.pieces:
        cells = tuple(HEX[cell] for cell in piece.cells)
        yield LaidPiece(owner=piece.owner, kind=KINDS[piece.kind], cells=cells, victim=piece.victim)


def supplies_of(view: Any) -> Supplies:
    """Return how much is left in the stacks."""
    return Supplies(
        strips=count_of(view.strips),
        sides=count_of(view.sides),
        treasure=count_of(view.treasure),
        ice=view.ice_left,
        water=view.water_left,
    )


# -- the players -------------------------------------------------------------------------------------------------------


def offer_of(view: Any, viewer: Seat) -> Sequence[CardId]:
    """Return the characters that the viewer, or in the team variant the viewer's team, may choose from."""
    own: Sequence[CardId] = view.offers[viewer].cards
    return own or (view.offers[partner_of(viewer)].cards if view.options.teams else own)


def crew_of(view: Any, seat: Seat) -> Crew:
    """Return a player, and what the viewer knows of the treasure cards."""
    character = view.characters[seat]
    ship = view.ships[seat]
    return Crew(
        seat=seat,
        colour=COLOURS[seat],
        at=HEX[ship],
        row=ROW[ship],
        character=None if character is None else CODES[character],
        camp=None if character is None else camp_of(character),
        partner=partner_of(seat) if view.options.teams else None,
        cards=len(view.hands[seat]),
        known=codes(view.hands[seat].cards),
        stock=stock_of(view, seat),
        follows=view.follows[seat],
        silenced=view.silenced[seat],
        sheltered=view.sheltered[seat],
        weary=view.weary[seat],
        asked=any(decision.actor == seat for decision in view.pending),
        winner=seat in view.winners,
    )


def stock_of(view: Any, seat: Seat) -> tuple[Stock, ...]:
    """Return a player's supply by kind."""
    places = [(kind, count_at(seat, number)) for number, kind in enumerate(KINDS)]
    return tuple(Stock(kind, view.supply[place], view.boxed[place]) for kind, place in places)
