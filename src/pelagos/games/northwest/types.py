"""What can be asked and answered in Northwest Passage Adventure, and what happens next."""

from typing import Literal

from pelagos.games.northwest.geometry import Hex
from pelagos.games.northwest.kinds import Kind
from pelagos.games.northwest.readings import ROUND_LIMIT
from pelagos.games.northwest.rulebook import cite
from pelagos.kernel.decision import Action, Closes, Sealed, SeatDecision
from pelagos.kernel.event import Effect
from pelagos.kernel.game import Options
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.visibility import Owner, Public, Visibility


class NorthwestOptions(Options, frozen=True):
    """The variants, and the readings that a table may settle for itself."""

    teams: Public[bool] = False
    """NW-61: Sirs (seats 0 and 2) against Explorers (seats 1 and 3); four seats."""
    walk_past_ships: Public[bool] = False
    """NW-21: walking may run over a hex with a ship, as long as it does not end there."""
    open_sea_strict: Public[bool] = False
    """NW-35: in Open Sea only the extra points are left."""
    first_player: Public[Literal["drawn", "seat-0"]] = "drawn"
    """NW-09: who goes first: drawn by lot, or seat 0."""
    rounds: Public[int] = ROUND_LIMIT
    """NW-65: the last round, 1 to 60; then the furthest ship wins."""


# -- decisions ---------------------------------------------------------------------------------------------------


class ChooseCharacter(SeatDecision, frozen=True):
    """Keep one of two characters."""

    rule = cite("NW-02")
    closes = Closes.ALL


class ProposeTeam(SeatDecision, frozen=True):
    """Team variant, first partner: one of four characters for each of you."""

    rule = cite("NW-62")
    closes = Closes.ALL


class ConfirmTeam(SeatDecision, frozen=True):
    """Team variant, second partner: confirm, or swap the two characters."""

    rule = cite("NW-62")
    closes = Closes.ALL


class TakeTurn(SeatDecision, frozen=True):
    """Your turn: spend action points, play a card, or end the turn."""

    rule = cite("NW-11")
    may_pass = True


class ChooseRobbed(SeatDecision, frozen=True):
    """Whose card is discarded, or taken."""

    rule = cite("NW-42")
    card: Public[CardId]


class ChooseSilenced(SeatDecision, frozen=True):
    """Who may play no card in the next turn."""

    rule = cite("NW-43")
    card: Public[CardId]


class ChooseWearied(SeatDecision, frozen=True):
    """Who loses action points in the next turn."""

    rule = cite("NW-49")
    card: Public[CardId]


class RemovePiece(SeatDecision, frozen=True):
    """Which piece leaves the game."""

    rule = cite("NW-46")
    card: Public[CardId]


class PutTile(SeatDecision, frozen=True):
    """Where the single tile goes."""

    rule = cite("NW-47")
    card: Public[CardId]


class TurnTile(SeatDecision, frozen=True):
    """Which map tile is turned by half."""

    rule = cite("NW-48")
    card: Public[CardId]


class LiftTile(SeatDecision, frozen=True):
    """Which map tile is swapped."""

    rule = cite("NW-48")
    card: Public[CardId]


class SwapTile(SeatDecision, frozen=True):
    """With which tile, and whether each is turned."""

    rule = cite("NW-48")
    card: Public[CardId]
    lifted: Public[Hex]
    """First hex of the tile chosen before."""


class SalvagePiece(SeatDecision, frozen=True):
    """Which own piece is taken back."""

    rule = cite("NW-51")
    card: Public[CardId]


class PlaceRelief(SeatDecision, frozen=True):
    """Which piece is laid free of charge."""

    rule = cite("NW-52")
    card: Public[CardId]


class TurnNewTile(SeatDecision, frozen=True):
    """Which of the newly laid tiles is turned by half, if any."""

    rule = cite("NW-58")
    may_pass = True
    tiles: Public[tuple[Hex, ...]]
    """First hex of each new tile."""


class DiscardTreasure(SeatDecision, frozen=True):
    """Which card is discarded at the end of the turn."""

    rule = cite("NW-39")


# -- actions -----------------------------------------------------------------------------------------------------


class Keep(Action, frozen=True):
    """Keep this character."""

    card: Owner[CardId]


class Propose(Action, frozen=True):
    """One character for oneself and one for the partner."""

    own: Owner[CardId]
    partner: Owner[CardId]


class Confirm(Action, frozen=True):
    """Take what the partner proposes, or swap the two."""

    swap: Owner[bool]


class Place(Action, frozen=True):
    """Lay a piece on these hexes, in the order in which the ship passes them."""

    kind: Public[Kind]
    cells: Public[tuple[Hex, ...]]


class Walk(Action, frozen=True):
    """Move over hexes of one's own or of the followed route, without a piece."""

    path: Public[tuple[Hex, ...]]


class Raid(Action, frozen=True):
    """Enter a player's route with a raid piece."""

    cell: Public[Hex]
    victim: Public[Seat]


class Recover(Action, frozen=True):
    """Take back the own piece that lies on top of this hex."""

    cell: Public[Hex]


class Drop(Action, frozen=True):
    """Drop an iceberg on this hex."""

    cell: Public[Hex]


class OpenSea(Action, frozen=True):
    """Declare Open Sea."""

    visible = Visibility.PUBLIC


class Exit(Action, frozen=True):
    """Leave the last row."""

    visible = Visibility.PUBLIC


class Play(Action, frozen=True):
    """Play a treasure card."""

    card: Owner[CardId]


class End(Action, frozen=True):
    """End the turn."""

    visible = Visibility.PUBLIC


class Target(Action, frozen=True):
    """Name an opponent."""

    victim: Public[Seat]


class Remove(Action, frozen=True):
    """Remove the piece that lies on top of this hex from the game."""

    cell: Public[Hex]


class Scrap(Action, frozen=True):
    """Remove a piece of a player's supply from the game."""

    victim: Public[Seat]
    kind: Public[Kind]


class Put(Action, frozen=True):
    """Put the single tile on this hex."""

    cell: Public[Hex]


class Turn(Action, frozen=True):
    """Turn the map tile with this hex by half."""

    cell: Public[Hex]


class Leave(Action, frozen=True):
    """Leave the new tiles as they are."""

    visible = Visibility.PUBLIC


class Lift(Action, frozen=True):
    """Swap the map tile with this hex."""

    cell: Public[Hex]


class Swap(Action, frozen=True):
    """Swap it with the tile with this hex, each turned by half or not."""

    cell: Public[Hex]
    turn_lifted: Public[bool]
    turn_other: Public[bool]


class Discard(Action, frozen=True):
    """Discard this card of the hand."""

    card: Owner[CardId]


class SealedChoice(Sealed, frozen=True):
    """A character chosen in secret."""

    decision: Public[ChooseCharacter | ProposeTeam | ConfirmTeam]
    action: Owner[Keep | Propose | Confirm]


# -- effects: what happens next ------------------------------------------------------------------------------------


class BeginTurn(Effect, frozen=True):
    """Begin the turn of the seat that is next."""

    visible = Visibility.PUBLIC


class ContinueTurn(Effect, frozen=True):
    """Ask for the next action of the turn."""

    visible = Visibility.PUBLIC


class EndTurn(Effect, frozen=True):
    """Trim the hand, then hand the turn on."""

    visible = Visibility.PUBLIC
