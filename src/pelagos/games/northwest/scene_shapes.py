"""What a drawn board of Northwest Passage shows: plain facts, seats by number, cards by code, no words."""

from typing import Literal

import msgspec

from pelagos.games.northwest.cards import Camp
from pelagos.games.northwest.geometry import Hex
from pelagos.games.northwest.kinds import Kind
from pelagos.games.northwest.position.words import Colour

Stage = Literal["choosing", "race", "over"]
Terrain = Literal["W", "L", "S", "I"]
Deed = Literal[
    "Keep", "Propose", "Confirm", "Place", "Walk", "Raid", "Recover", "Drop", "OpenSea", "Exit", "Play", "End",
    "Target", "Remove", "Scrap", "Put", "Turn", "Leave", "Lift", "Swap", "Discard",
]  # fmt: skip
"""The class of an action."""


class MapHex(msgspec.Struct, frozen=True, rename="camel", kw_only=True):
    """A hex of the open map."""

    at: Hex
    terrain: Terrain
    chest: bool
    """Whether it shows a chest; one below a piece is covered, but shows again when the piece goes (NW-37)."""
    single: bool
    """Whether a single tile lies on it (NW-27)."""
    price: int
    """What a piece pays for it: the viewer's character counts."""


class LaidPiece(msgspec.Struct, frozen=True, rename="camel", kw_only=True):
    """A progress piece on the map."""

    owner: int
    kind: Kind
    cells: tuple[Hex, ...]
    """In the order in which the ship passed them."""
    victim: int | None
    """Of a raid piece: whose route it entered."""


class Stock(msgspec.Struct, frozen=True, rename="camel"):
    """How many pieces of one kind a player has left, and how many are out of the game."""

    kind: Kind
    left: int
    boxed: int


class Crew(msgspec.Struct, frozen=True, rename="camel", kw_only=True):
    """A player: the ship and all that holds for it."""

    seat: int
    colour: Colour
    at: Hex
    row: int
    """0 in the start sea."""
    character: str | None
    camp: Camp | None
    partner: int | None
    """The partner in the team variant."""
    cards: int
    """How many treasure cards the hand holds."""
    known: tuple[str, ...]
    """Those of them that the viewer knows."""
    stock: tuple[Stock, ...]
    follows: int | None
    silenced: bool
    sheltered: bool
    weary: int
    asked: bool
    winner: bool


class Option(msgspec.Struct, frozen=True, rename="camel", kw_only=True):
    """One listed answer to what the viewer is asked, with what it takes and touches."""

    action: str
    """In the notation of actions."""
    deed: Deed
    cells: tuple[Hex, ...] = ()
    """The hexes it covers or passes, in the order of travel; none if it does not aim at the map."""
    cost: int | None = None
    """Action points it takes."""
    extra: int = 0
    """Action points it brings."""
    chests: int = 0
    """Treasure cards it brings at once, as far as the deck goes."""
    unveils: bool = False
    """Whether it brings something hidden to light, so that it cannot be taken back alone."""
    kind: Kind | None = None
    seat: int | None = None
    """The player it aims at."""
    cards: tuple[str, ...] = ()
    """Treasures or characters that it names; for a proposal first one's own, then the partner's."""
    turns: tuple[bool, ...] = ()
    """Of a swap, for either tile: whether it is turned; of the answer to a proposal: whether the two are swapped."""


class Turn(msgspec.Struct, frozen=True, rename="camel", kw_only=True):
    """The turn that is being played."""

    seat: int
    points: int
    cards: int
    """How many treasure cards may still be played in it."""
    at_sea: bool


class Supplies(msgspec.Struct, frozen=True, rename="camel", kw_only=True):
    """How much is left in the stacks."""

    strips: int
    sides: int
    treasure: int
    ice: int
    water: int


class Scene(msgspec.Struct, frozen=True, rename="camel", kw_only=True):
    """Everything the board draws for one viewer."""

    stage: Stage
    round: int
    rounds: int
    rows: int
    top: int
    """The last row laid."""
    columns: tuple[int, ...]
    own: int | None
    """The viewer's seat."""
    teams: bool
    turn: Turn
    hexes: tuple[MapHex, ...]
    tiles: tuple[tuple[Hex, ...], ...]
    """The hexes of each map tile on the table."""
    pieces: tuple[LaidPiece, ...]
    """In the order in which they were laid."""
    icebergs: tuple[Hex, ...]
    crews: tuple[Crew, ...]
    hand: tuple[str, ...]
    """The viewer's treasure cards."""
    offer: tuple[str, ...]
    """The characters the viewer may choose from."""
    discards: tuple[str, ...]
    supplies: Supplies
    question: int | None
    """The number of the question that `options` answers."""
    options: tuple[Option, ...]
