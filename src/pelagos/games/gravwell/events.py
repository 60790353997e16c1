"""What can be told of a match of Gravwell. Each event is told after the change it tells of."""

from typing import Literal

from pelagos.games.gravwell.ships import ShipId, Side
from pelagos.kernel.event import Event
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.visibility import Owner, Public, Reveals, Visibility


class RoundBegan(Event, frozen=True):
    """A round began."""

    round: Public[int]


class PilesLaid(Event, frozen=True):
    """Piles were laid out; these cards lie open on top of them."""

    cards: Reveals[tuple[CardId, ...]]


class PilesLaidOpen(Event, frozen=True):
    """No Secrets: both cards of each pile lie open."""

    cards: Reveals[tuple[CardId, ...]]
    lower: Reveals[tuple[CardId, ...]]


class StacksLaid(Event, frozen=True):
    """Solo: two stacks were laid out; these cards lie open on top of them."""

    cards: Reveals[tuple[CardId, ...]]


class DraftOrder(Event, frozen=True):
    """The order in which the players pick."""

    ships: Public[tuple[ShipId, ...]]


class Drafted(Event, frozen=True):
    """A player took a pile; the lower card is shown to that player only."""

    seat: Public[Seat]
    open: Public[CardId]
    lower: Owner[CardId]


class DraftedOpen(Event, frozen=True):
    """No Secrets: a player took a pile, both of whose cards lie open."""

    seat: Public[Seat]
    open: Public[CardId]
    lower: Public[CardId]


class StackTaken(Event, frozen=True):
    """Solo: the player took a stack and sees its cards."""

    seat: Public[Seat]
    open: Public[CardId]
    cards: Owner[tuple[CardId, ...]]


class DraftEnded(Event, frozen=True):
    """All piles are gone; the cards are hands now."""

    visible = Visibility.PUBLIC


class PhaseBegan(Event, frozen=True):
    """A movement phase began."""

    round: Public[int]
    phase: Public[int]


class CardsRevealed(Event, frozen=True):
    """The cards of a phase were turned up, in the order in which they resolve."""

    cards: Reveals[tuple[CardId, ...]]
    ships: Reveals[tuple[ShipId, ...]]


class RandomCard(Event, frozen=True):
    """Chaos Theory: this card was laid for the ship at random."""

    ship: Public[ShipId]
    card: Reveals[CardId]


class StopUsed(Event, frozen=True):
    """A player flipped the Emergency Stop."""

    ship: Public[ShipId]
    card: Public[CardId]


class Attracted(Event, frozen=True):
    """The nearest ship, and the side on which it is, settled the direction."""

    ship: Public[ShipId]
    nearest: Public[ShipId]
    gap: Public[int]
    side: Public[Side]


class TieCounted(Event, frozen=True):
    """The nearest ships ahead and behind were equally far; the side with more ships attracts."""

    ship: Public[ShipId]
    gap: Public[int]
    ahead: Public[int]
    behind: Public[int]
    side: Public[Side]


class Stuck(Event, frozen=True):
    """Equally far and equally many on both sides: the ship does not move."""

    ship: Public[ShipId]
    gap: Public[int]
    ahead: Public[int]


class NoGravity(Event, frozen=True):
    """No other ship is on the track: nothing attracts this one."""

    ship: Public[ShipId]


class RepulsorIdle(Event, frozen=True):
    """A repulsor was played in the Singularity."""

    ship: Public[ShipId]


class Moved(Event, frozen=True):
    """A ship moved."""

    ship: Public[ShipId]
    origin: Public[int]
    target: Public[int]
    steps: Public[int]
    direction: Public[Side]


class Slid(Event, frozen=True):
    """A move ended on an occupied space and went on to the first empty one."""

    ship: Public[ShipId]
    origin: Public[int]
    target: Public[int]


class StoppedAtSingularity(Event, frozen=True):
    """A backward move reached the Singularity; the steps left over are lost."""

    ship: Public[ShipId]


class BeamFired(Event, frozen=True):
    """A tractor beam pulls every other ship."""

    ship: Public[ShipId]
    card: Public[CardId]
    value: Public[int]


class BeamIgnored(Event, frozen=True):
    """A ship in the Singularity is not pulled."""

    ship: Public[ShipId]


class EnteredGate(Event, frozen=True):
    """A ship entered the Warp Gate."""

    ship: Public[ShipId]


class GateActivated(Event, frozen=True):
    """The first ship entered the activated gate: this round is the last."""

    ship: Public[ShipId]


class DerelictLost(Event, frozen=True):
    """A derelict was pulled into the gate and is gone."""

    ship: Public[ShipId]


class Discarded(Event, frozen=True):
    """A card went to the discards."""

    ship: Public[ShipId]
    card: Public[CardId]


class Dropped(Event, frozen=True):
    """A revealed card is not resolved: the match is over, or its ship has left."""

    ship: Public[ShipId]
    card: Public[CardId]


class RoundEnded(Event, frozen=True):
    """A round ended."""

    round: Public[int]


class StopsRestored(Event, frozen=True):
    """All Emergency Stop cards are face up again."""

    visible = Visibility.PUBLIC


class MatchWon(Event, frozen=True):
    """These ships' players won."""

    ships: Public[tuple[ShipId, ...]]
    reason: Public[Literal["gate", "nearest", "all"]]


class MatchDrawn(Event, frozen=True):
    """Nobody won: all ships are in the Singularity."""

    visible = Visibility.PUBLIC


class SoloLost(Event, frozen=True):
    """The solo player lost."""

    reason: Public[Literal["ghost", "time"]]


EVENTS: tuple[type[Event], ...] = (
    RoundBegan,
    PilesLaid,
    PilesLaidOpen,
    StacksLaid,
    DraftOrder,
    Drafted,
    DraftedOpen,
    StackTaken,
    DraftEnded,
    PhaseBegan,
    CardsRevealed,
    RandomCard,
    StopUsed,
    Attracted,
    TieCounted,
    Stuck,
    NoGravity,
    RepulsorIdle,
    Moved,
    Slid,
    StoppedAtSingularity,
    BeamFired,
    BeamIgnored,
    EnteredGate,
    GateActivated,
    DerelictLost,
    Discarded,
    Dropped,
    RoundEnded,
    StopsRestored,
    MatchWon,
    MatchDrawn,
    SoloLost,
)
