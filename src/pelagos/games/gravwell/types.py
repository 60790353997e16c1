"""What can be asked, answered and told in Gravwell."""

from typing import Literal, NewType

from pelagos.games.gravwell.rulebook import cite
from pelagos.kernel.decision import Action, Closes, Sealed, SeatDecision
from pelagos.kernel.event import Effect, Event
from pelagos.kernel.game import Options
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.visibility import Owner, Public, Reveals, Visibility

ShipId = NewType("ShipId", int)
"""A ship on the track: first the players' in seat order, in solo then the Ghost Ship, then the derelicts."""

Side = Literal["ahead", "behind"]


class GravwellOptions(Options, frozen=True):
    """The variants. One seat plays the solo game."""

    no_secrets: Public[bool] = False
    """GR-99: the draft is open."""
    hardcore: Public[bool] = False
    """GR-100: one Emergency Stop in the whole game."""
    gate_activated: Public[bool] = False
    """GR-101: the round in which the first ship enters is played to its end."""
    chaos: Public[bool] = False
    """GR-103: in phase 1 a random card is played."""
    pull_from_singularity: Public[bool] = True
    """GR-71: a beam from outside pulls ships out of the Singularity."""
    age: Public[Literal["seats", "drawn"]] = "seats"
    """GR-35: who is youngest: seat 0, then seat 1 and so on; or drawn by lot."""


# -- decisions ---------------------------------------------------------------------------------------------------


class PickPile(SeatDecision, frozen=True):
    """Take one whole pile of two."""

    rule = cite("GR-26")


class PickStack(SeatDecision, frozen=True):
    """Solo: take one of the two stacks of six."""

    rule = cite("GR-95")


class PlayCard(SeatDecision, frozen=True):
    """Choose a card and lay it face down."""

    rule = cite("GR-37")
    closes = Closes.ALL


class LayCard(SeatDecision, frozen=True):
    """Solo: choose a card and lay it face up, before the Ghost's is revealed."""

    rule = cite("GR-96")


class UseStop(SeatDecision, frozen=True):
    """Your card is next: let it resolve, or flip the Emergency Stop."""

    rule = cite("GR-84")
    may_pass = True

    card: Public[CardId]


# -- actions -----------------------------------------------------------------------------------------------------


class Pick(Action, frozen=True):
    """Take the pile (in solo the stack) with this card on top."""

    card: Public[CardId]


class Play(Action, frozen=True):
    """Play this card of the hand."""

    card: Owner[CardId]


class Stop(Action, frozen=True):
    """Flip the Emergency Stop, or do not."""

    use: Public[bool]


class SealedPlay(Sealed, frozen=True):
    """A card that lies face down in front of its player."""

    decision: Public[PlayCard]
    action: Owner[Play]


# -- effects: what happens next ------------------------------------------------------------------------------------


class BeginRound(Effect, frozen=True):
    """Lay out the piles and settle the order of the draft."""

    visible = Visibility.PUBLIC


class Draft(Effect, frozen=True):
    """Ask for the next pick, or end the draft."""

    visible = Visibility.PUBLIC


class BeginPhase(Effect, frozen=True):
    """Ask for the cards of the next phase."""

    visible = Visibility.PUBLIC


class ResolveCards(Effect, frozen=True):
    """Resolve the revealed cards, one after the other."""

    visible = Visibility.PUBLIC


class EndRound(Effect, frozen=True):
    """End the round, and perhaps the match."""

    visible = Visibility.PUBLIC


# -- events --------------------------------------------------------------------------------------------------------


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
