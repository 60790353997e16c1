"""The board as facts to draw, for one viewer: what the rules say follows from what that viewer may see.

Front ends that draw get this beside the view, so that no rule has to be written a second time where the drawing is
done. All of it is made from the view, so it cannot tell more than the view does.
"""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from pelagos.games.gravwell.cards import DECK, LETTERS
from pelagos.games.gravwell.foresee import foresee, is_on_track, pull_on
from pelagos.games.gravwell.scene_shapes import (
    DeckCard,
    Forecast,
    Pile,
    Revealed,
    Scene,
    Ship,
    ShipKind,
    Stage,
    Whereabouts,
)
from pelagos.games.gravwell.state import GATE, GHOST, PHASES, ROUNDS, SOLO_ROUNDS
from pelagos.games.gravwell.wording import ship_code
from pelagos.kernel.ids import CardId, Seat

Places = dict[CardId, tuple[Whereabouts, str | None]]


def scene(view: Any) -> Scene:
    """Return what the board shows.

    Args:
        view: what a seat or an outsider may know; for those who may see all, the state itself.
    """
    viewer = viewer_of(view)
    return Scene(
        stage=stage_of(view),
        round=view.round,
        rounds=SOLO_ROUNDS if view.seats == 1 else ROUNDS,
        phase=view.phase,
        phases=PHASES,
        gate=GATE,
        own=None if viewer is None else code_of(view, viewer),
        ships=tuple(ship_of(view, ship) for ship in range(len(view.positions))),
        deck=chart(view),
        piles=piles_of(view),
        spare=view.bag if isinstance(view.bag, int) else len(view.bag),
        order=tuple(code_of(view, seat) for seat in view.draft_order) if view.piles else (),
        hand=letters(own_hand(view)),
        laid=next((LETTERS[card] for seat, card in laid_cards(view).items() if seat == viewer), None),
        waiting=tuple(revealed(view, card, ship) for card, ship in reversed(view.queue)),
        forecasts=tuple(own_forecasts(view)),
    )


def viewer_of(view: Any) -> Seat | None:
    """Return the seat whose view it is; None for an outsider's and for the state itself."""
    viewer: Seat | None = getattr(view, "viewer", None)
    return viewer


def stage_of(view: Any) -> Stage:
    """Return what the players are at."""
    if view.over:
        return "over"
    if view.phase == 0:
        return "draft"
    return "resolve" if view.queue else "choose"


def code_of(view: Any, ship: int) -> str:
    """Return the code of a ship."""
    return ship_code(ship, view.seats)


def letters(cards: Sequence[CardId]) -> tuple[str, ...]:
    """Return cards by their letters."""
    return tuple(LETTERS[card] for card in cards)


# -- the ships -----------------------------------------------------------------------------------------------------


def ship_of(view: Any, ship: int) -> Ship:
    """Return a ship, and what the viewer knows of its player's cards."""
    kind = kind_of(view, ship)
    cards, known = hand_of(view, ship, kind)
    return Ship(
        code=code_of(view, ship),
        kind=kind,
        seat=ship if kind == "pilot" else None,
        space=view.positions[ship],
        pull=pull_on(view, ship) if kind != "derelict" and is_on_track(view, ship) else None,
        stop=view.stops[ship] if kind == "pilot" and view.seats > 1 else None,
        cards=cards,
        known=letters(known),
        laid=any(answer.seat == ship for answer in view.sealed),
        asked=any(decision.actor == ship for decision in view.pending),
        winner=ship in view.winners,
    )


def kind_of(view: Any, ship: int) -> ShipKind:
    """Return what kind of ship it is."""
    if ship < view.seats:
        return "pilot"
    return "ghost" if view.seats == 1 and ship == GHOST else "derelict"


def hand_of(view: Any, ship: int, kind: ShipKind) -> tuple[int, Sequence[CardId]]:
    """Return how many cards a ship's player holds, and those the viewer knows."""
    if kind == "pilot":
        return len(view.hands[ship]), view.hands[ship].cards
    if kind == "ghost":
        return view.ghost_left, () if view.ghost_open is None else (view.ghost_open,)
    return 0, ()


# -- the cards -----------------------------------------------------------------------------------------------------


def chart(view: Any) -> tuple[DeckCard, ...]:
    """Return the deck, A to Z, with what the viewer knows of each card."""
    places = places_of(view)
    return tuple(
        DeckCard(letter=card.letter, symbol=card.symbol, kind=card.kind, value=card.value, where=where, ship=ship)
        for number, card in enumerate(DECK)
        for where, ship in [places.get(CardId(number), ("unseen", None))]
    )


def places_of(view: Any) -> Places:
    """Return where the viewer knows cards to be."""
    places: Places = dict.fromkeys(view.piles, ("pile", None))
    places.update(dict.fromkeys(view.lower, ("lower", None)))
    places.update(dict.fromkeys(view.discards, ("played", None)))
    for seat, hand in enumerate(view.hands):
        places.update({card: ("hand", code_of(view, seat)) for card in hand.cards})
    if view.ghost_open is not None:
        places[view.ghost_open] = ("hand", code_of(view, GHOST))
    places.update({card: ("laid", code_of(view, seat)) for seat, card in laid_cards(view).items()})
    places.update({card: ("waiting", code_of(view, ship)) for card, ship in view.queue})
    return places


def laid_cards(view: Any) -> dict[int, CardId]:
    """Return the cards that lie face down and that the viewer may know, by seat."""
    return {answer.seat: answer.action.card for answer in view.sealed if answer.action is not msgspec.UNSET}


def piles_of(view: Any) -> tuple[Pile, ...]:
    """Return the piles, in No Secrets with both their cards."""
    lower = letters(view.lower) or (None,) * len(view.piles)
    return tuple(Pile(upper, below) for upper, below in zip(letters(view.piles), lower, strict=True))


def own_hand(view: Any) -> tuple[CardId, ...]:
    """Return the viewer's cards; an outsider has none."""
    viewer = viewer_of(view)
    return () if viewer is None else tuple(view.hands[viewer].cards)


# -- what would happen ----------------------------------------------------------------------------------------------


def revealed(view: Any, card: CardId, ship: int) -> Revealed:
    """Return a card that waits, and what it would do now; of a ship that has left it does nothing (GR-105)."""
    now = foresee(view, ship, card) if is_on_track(view, ship) else None
    return Revealed(LETTERS[card], code_of(view, ship), now)


def own_forecasts(view: Any) -> Iterator[Forecast]:
    """Yield what each card would do that the viewer holds or may take: the lowest letter first."""
    viewer = viewer_of(view)
    if viewer is None or view.over or not is_on_track(view, viewer):
        return
    for card in sorted({*own_hand(view), *view.piles, *view.lower}):
        yield foresee(view, viewer, card)
