"""What is told in Northwest Passage Adventure."""

from typing import Literal

from pelagos.games.northwest.geometry import Hex
from pelagos.games.northwest.kinds import Kind
from pelagos.kernel.event import Event
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.visibility import Owner, Public, Reveals, Visibility

# -- set-up --------------------------------------------------------------------------------------------------------


class FirstPlayer(Event, frozen=True):
    """Who goes first."""

    player: Public[Seat]


class CharactersDealt(Event, frozen=True):
    """A player was dealt characters to choose from."""

    seat: Public[Seat]
    cards: Owner[tuple[CardId, ...]]


class TeamProposed(Event, frozen=True):
    """A player proposes who of the team takes which character."""

    seat: Public[Seat]
    own: Owner[CardId]
    partner: Owner[CardId]


class ProposalShown(Event, frozen=True):
    """The partner sees the proposal."""

    seat: Public[Seat]
    own: Owner[CardId]
    partner: Owner[CardId]


class CharacterRevealed(Event, frozen=True):
    """A player's character was turned up."""

    player: Public[Seat]
    card: Reveals[CardId]


class RowLaid(Event, frozen=True):
    """A strip was laid; the letters show it from left to right, small ones with a chest."""

    row: Public[int]
    tile: Reveals[CardId]
    face: Reveals[str]


class SideLaid(Event, frozen=True):
    """A side tile was laid."""

    cells: Public[tuple[Hex, ...]]
    tile: Reveals[CardId]
    face: Reveals[str]


# -- the turn ------------------------------------------------------------------------------------------------------


class TurnBegan(Event, frozen=True):
    """A turn began, with so many action points."""

    player: Public[Seat]
    round: Public[int]
    ap: Public[int]


class TurnEnded(Event, frozen=True):
    """A turn ended; what was left of its points is lost."""

    player: Public[Seat]
    unused: Public[int]


class Placed(Event, frozen=True):
    """A piece was laid, and the ship moved over it."""

    player: Public[Seat]
    kind: Public[Kind]
    cells: Public[tuple[Hex, ...]]
    cost: Public[int]
    left: Public[int]


class Walked(Event, frozen=True):
    """A ship moved without a piece."""

    player: Public[Seat]
    path: Public[tuple[Hex, ...]]
    cost: Public[int]
    left: Public[int]


class Raided(Event, frozen=True):
    """A ship entered a route with a raid piece."""

    player: Public[Seat]
    victim: Public[Seat]
    cell: Public[Hex]
    cost: Public[int]
    left: Public[int]


class RouteLeft(Event, frozen=True):
    """A ship left the route it followed; it may come back over this hex."""

    player: Public[Seat]
    victim: Public[Seat]
    cell: Public[Hex]


class RouteEntered(Event, frozen=True):
    """A ship came back to a route without a new raid piece."""

    player: Public[Seat]
    victim: Public[Seat]
    cell: Public[Hex]


class PointsGained(Event, frozen=True):
    """A player has more action points."""

    player: Public[Seat]
    points: Public[int]
    left: Public[int]


class PointsLost(Event, frozen=True):
    """A player has fewer action points."""

    player: Public[Seat]
    points: Public[int]
    left: Public[int]


class Recovered(Event, frozen=True):
    """A piece went back to its player's supply."""

    player: Public[Seat]
    kind: Public[Kind]
    cells: Public[tuple[Hex, ...]]


class IcebergDropped(Event, frozen=True):
    """An iceberg was dropped on a route."""

    player: Public[Seat]
    cell: Public[Hex]


class SeaDeclared(Event, frozen=True):
    """Open Sea was declared: so many extra points, and no other actions."""

    player: Public[Seat]
    victim: Public[Seat]
    extra: Public[int]
    left: Public[int]


# -- treasure ------------------------------------------------------------------------------------------------------


class TreasureDrawn(Event, frozen=True):
    """A player drew a treasure card."""

    seat: Public[Seat]
    card: Owner[CardId]


class ChestForgone(Event, frozen=True):
    """A chest was covered by a player who does not draw for it."""

    player: Public[Seat]
    cell: Public[Hex]


class DeckReshuffled(Event, frozen=True):
    """The discards became the treasure deck."""

    visible = Visibility.PUBLIC


class DeckEmpty(Event, frozen=True):
    """There was no treasure card to draw."""

    player: Public[Seat]


class TreasurePlayed(Event, frozen=True):
    """A treasure card was played."""

    player: Public[Seat]
    card: Reveals[CardId]


class TreasureDiscarded(Event, frozen=True):
    """A card went from a hand to the discards."""

    player: Public[Seat]
    card: Reveals[CardId]


class TreasureTaken(Event, frozen=True):
    """A player took a card from a hand."""

    seat: Public[Seat]
    victim: Public[Seat]
    card: Owner[CardId]


class TreasureLost(Event, frozen=True):
    """A player lost that card."""

    seat: Public[Seat]
    card: Owner[CardId]


class Silenced(Event, frozen=True):
    """A player may play no card in the next turn."""

    player: Public[Seat]


class MoreCards(Event, frozen=True):
    """A player may play so many more cards in this turn."""

    player: Public[Seat]
    cards: Public[int]


class Sheltered(Event, frozen=True):
    """A player's route may not be raided until the player's next turn."""

    player: Public[Seat]


class PieceRemoved(Event, frozen=True):
    """A piece left the game from the map."""

    player: Public[Seat]
    kind: Public[Kind]
    cells: Public[tuple[Hex, ...]]


class PieceScrapped(Event, frozen=True):
    """A piece left the game from a supply."""

    player: Public[Seat]
    kind: Public[Kind]


class TilePut(Event, frozen=True):
    """A single tile was put on a hex."""

    cell: Public[Hex]
    terrain: Public[Literal["W", "I"]]


class Wearied(Event, frozen=True):
    """A player loses points in the next turn."""

    player: Public[Seat]
    points: Public[int]


class TileTurned(Event, frozen=True):
    """A map tile was turned by half."""

    cells: Public[tuple[Hex, ...]]


class TilesSwapped(Event, frozen=True):
    """Two map tiles changed places."""

    first: Public[tuple[Hex, ...]]
    second: Public[tuple[Hex, ...]]


class CharacterReplaced(Event, frozen=True):
    """A player returned a character and drew a new one."""

    player: Public[Seat]
    old: Public[CardId]
    new: Reveals[CardId]


# -- the end -------------------------------------------------------------------------------------------------------


class PassageFound(Event, frozen=True):
    """A ship left the last row: it has found the passage."""

    player: Public[Seat]


class MatchWon(Event, frozen=True):
    """These players won."""

    players: Public[tuple[Seat, ...]]
    reason: Public[Literal["exit", "idle", "rounds"]]


EVENTS: tuple[type[Event], ...] = (
    FirstPlayer,
    CharactersDealt,
    TeamProposed,
    ProposalShown,
    CharacterRevealed,
    RowLaid,
    SideLaid,
    TurnBegan,
    TurnEnded,
    Placed,
    Walked,
    Raided,
    RouteLeft,
    RouteEntered,
    PointsGained,
    PointsLost,
    Recovered,
    IcebergDropped,
    SeaDeclared,
    TreasureDrawn,
    ChestForgone,
    DeckReshuffled,
    DeckEmpty,
    TreasurePlayed,
    TreasureDiscarded,
    TreasureTaken,
    TreasureLost,
    Silenced,
    MoreCards,
    Sheltered,
    PieceRemoved,
    PieceScrapped,
    TilePut,
    Wearied,
    TileTurned,
    TilesSwapped,
    CharacterReplaced,
    PassageFound,
    MatchWon,
)
