"""What a drawn board of Gravwell shows: plain facts, ships by code and cards by letter, no words of any language."""

from typing import Literal

import msgspec

Stage = Literal["draft", "choose", "resolve", "over"]
ShipKind = Literal["pilot", "ghost", "derelict"]
PullSide = Literal["ahead", "behind", "stuck", "none"]
Reason = Literal["nearest", "tie", "stuck", "no-gravity", "idle", "beam"]
Effect = Literal["ahead", "back", "enters", "beam", "stays"]
Whereabouts = Literal["unseen", "pile", "lower", "hand", "laid", "waiting", "played"]


class Pull(msgspec.Struct, frozen=True, rename="camel"):
    """What draws a ship at this moment (GR-45, GR-53, GR-54)."""

    side: PullSide
    gap: int
    """Spaces to the nearest ship, 0 if there is none."""
    nearest: str | None
    """The nearest ship on the side that draws; None if stuck or alone."""
    tied: bool
    """Whether the nearest ships on both sides are equally far, so that all ships were counted."""
    ahead: int
    """Number of ships ahead that have gravity."""
    behind: int


class Ship(msgspec.Struct, frozen=True, rename="camel", kw_only=True):
    """A ship of the match."""

    code: str
    kind: ShipKind
    seat: int | None
    """The seat that flies it; None for the Ghost and the derelicts."""
    space: int
    """0 (Singularity) to 54 (through the gate, or gone)."""
    pull: Pull | None
    """None for derelicts, which never move by themselves (GR-78), and for ships through the gate."""
    stop: bool | None
    """Whether the Emergency Stop is face up; None if the ship has none."""
    cards: int
    """How many cards its hand holds."""
    known: tuple[str, ...]
    """Those of them that the viewer knows."""
    laid: bool
    """Whether its card of this phase lies face down."""
    asked: bool
    winner: bool


class Move(msgspec.Struct, frozen=True, rename="camel"):
    """A ship that a card would move."""

    ship: str
    origin: int
    landed: int
    """Where the counted steps end."""
    target: int
    """Where it comes to rest: further on than `landed` if that space was occupied (GR-47)."""


class Forecast(msgspec.Struct, frozen=True, rename="camel", kw_only=True):
    """What a card would do if it resolved at this moment, with nothing else moving first (GR-42)."""

    card: str
    ship: str
    """The ship that plays it."""
    effect: Effect
    reason: Reason
    rule: str
    """The rule that settles it."""
    moves: tuple[Move, ...]
    winner: str | None
    """The ship that would enter the gate, or None."""


class DeckCard(msgspec.Struct, frozen=True, rename="camel", kw_only=True):
    """A card of the public chart (GR-24) and where the viewer knows it to be."""

    letter: str
    symbol: str
    kind: Literal["normal", "repulsor", "tractor"]
    value: int
    where: Whereabouts
    ship: str | None
    """Whose hand, laid or revealed card it is."""


class Pile(msgspec.Struct, frozen=True, rename="camel"):
    """A pile on the table."""

    open: str
    lower: str | None
    """In No Secrets, the card below."""


class Revealed(msgspec.Struct, frozen=True, rename="camel"):
    """A revealed card of this phase that still waits to resolve, in the order of letters."""

    card: str
    ship: str
    now: Forecast | None
    """What it would do with the ships where they stand; None if its ship has left (GR-105)."""


class Scene(msgspec.Struct, frozen=True, rename="camel", kw_only=True):
    """Everything the board draws for one viewer."""

    stage: Stage
    round: int
    rounds: int
    phase: int
    phases: int
    gate: int
    own: str | None
    """The viewer's ship."""
    ships: tuple[Ship, ...]
    deck: tuple[DeckCard, ...]
    piles: tuple[Pile, ...]
    spare: int
    """How many cards nobody has seen this round."""
    order: tuple[str, ...]
    """Ships in the order of the draft, while it lasts."""
    hand: tuple[str, ...]
    """The viewer's cards, the one already laid among them."""
    laid: str | None
    """The card the viewer has laid face down."""
    waiting: tuple[Revealed, ...]
    """Revealed cards that still wait, the next one first."""
    forecasts: tuple[Forecast, ...]
    """For each card that the viewer may take or play now, what it would do at this moment."""
