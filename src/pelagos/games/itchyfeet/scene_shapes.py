"""What a drawn board of Itchy Feet shows: plain facts, cards by code, players by seat, no words of any language."""

from typing import Literal

import msgspec

Place = Literal["home", "centre", "unused", "returned", "visited"]
Use = Literal["trip", "centre", "special", "postcard", "spare", "contraband"]
Obstacle = Literal["strike", "contraband"]


class Land(msgspec.Struct, frozen=True, rename="camel", kw_only=True):
    """A country, and where its card lies."""

    code: str
    capital: str
    lat: float
    """Degrees north."""
    lon: float
    """Degrees east."""
    needs: tuple[str, ...]
    """The kinds of items that a trip asks for (TC-03)."""
    place: Place
    seat: int | None
    """Whose home country it is."""
    distance: int
    """Kilometres to the centre (TC-09)."""


class Slot(msgspec.Struct, frozen=True, rename="camel"):
    """A kind of item that a trip needs."""

    kind: str
    card: str | None
    """What would be used for it, as far as the viewer knows the hand."""


class Trip(msgspec.Struct, frozen=True, rename="camel", kw_only=True):
    """The next trip of a player (TC-02, TC-26), as far as the viewer knows the hand."""

    goal: str
    slots: tuple[Slot, ...]
    passport: str | None
    """The passport, or what stands for it."""
    obstacle: Obstacle | None
    """What forbids all travelling now (TC-35, TC-49)."""
    ready: bool


class Traveller(msgspec.Struct, frozen=True, rename="camel", kw_only=True):
    """A player."""

    seat: int
    home: str | None
    """None once it is completed."""
    character: str | None
    cards: int
    limit: int
    """How many cards the player may hold (TC-21)."""
    known: tuple[str, ...]
    """The cards of the hand that the viewer knows."""
    trip: Trip
    asked: bool
    winner: bool


class Held(msgspec.Struct, frozen=True, rename="camel"):
    """A card of the viewer's hand."""

    card: str
    use: Use
    """What it is good for: the next trip, the centre later, ... or nothing yet."""
    open: bool
    """Whether all know that the viewer holds it."""
    pays: bool
    """Whether it can be discarded as a cost (TC-37)."""


class Terms(msgspec.Struct, frozen=True, rename="camel", kw_only=True):
    """An offer (TC-18): on the table, or being put together; what is hidden from the viewer is not here."""

    maker: int
    partner: int
    counter: bool
    version: int | None
    """None while it is being put together."""
    give: tuple[str, ...]
    want: tuple[str, ...]


class Wanted(msgspec.Struct, frozen=True, rename="camel"):
    """Something that can be asked for in this match."""

    wish: str
    copies: int


class Scene(msgspec.Struct, frozen=True, rename="camel", kw_only=True):
    """Everything the board draws for one viewer."""

    round: int
    turn: int
    """The seat whose turn it is."""
    over: bool
    own: int | None
    """The viewer's seat."""
    codes: tuple[str, ...]
    """All cards by number, as events name them."""
    faces: tuple[str, ...]
    """Rank and suit of each (TC-44): suits are s h d c, the jokers JR and JB; empty where there is none."""
    named: tuple[str, ...]
    """Cards whose name is public; all else that is written on cards is designed for this edition."""
    lands: tuple[Land, ...]
    players: tuple[Traveller, ...]
    hand: tuple[Held, ...]
    """The viewer's cards, the most useful first."""
    pile: int
    discards: tuple[str, ...]
    """The latest last."""
    playing: tuple[str, ...]
    """Events and special items that are taking effect."""
    aside: int
    """Passports that are not in the match."""
    strike: int | None
    """Nobody travels until this player's next turn."""
    free: bool
    """Whether recycling costs nothing (TC-23)."""
    more: int
    """Further actions in this turn."""
    price: int
    """How many cards recycling costs the viewer, or whose turn it is (TC-14)."""
    offer: Terms | None
    draft: Terms | None
    offers_left: int
    wishes: tuple[Wanted, ...]
