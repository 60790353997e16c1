"""What can be asked, answered and told in Floes."""

from pelagos.kernel.decision import Action, SeatDecision
from pelagos.kernel.event import Effect, Event
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.visibility import Owner, Public, Reveals, Visibility
from tests.spikes.floes.hexes import Hex, Piece
from tests.spikes.floes.rulebook import cite


class LayPiece(SeatDecision, frozen=True):
    """Lay a piece on bare water, or stop for good."""

    rule = cite("FL-04")
    may_pass = True


class TurnRow(SeatDecision, frozen=True):
    """You uncovered a row: turn it round or keep it."""

    rule = cite("FL-09")
    may_pass = True

    row: Public[int]


class Place(Action, frozen=True):
    """Lay this piece on these hexes."""

    piece: Public[Piece]
    cells: Public[tuple[Hex, ...]]


class Stop(Action, frozen=True):
    """Lay no more pieces."""

    visible = Visibility.PUBLIC


class Keep(Action, frozen=True):
    """Keep the row as it lies."""

    visible = Visibility.PUBLIC


class Turn(Action, frozen=True):
    """Turn the row round."""

    visible = Visibility.PUBLIC


class NextTurn(Effect, frozen=True):
    """The turn passes to the next seat that has not stopped."""

    visible = Visibility.PUBLIC


class LayRows(Effect, frozen=True):
    """Rows are laid until eight lie ahead of the foremost piece."""

    visible = Visibility.PUBLIC


class RowLaid(Event, frozen=True):
    """A hidden strip was turned up."""

    row: Public[int]
    strip: Reveals[CardId]


class RowTurned(Event, frozen=True):
    """A row was turned round."""

    row: Public[int]


class Placed(Event, frozen=True):
    """A seat laid a piece."""

    seat: Public[Seat]
    piece: Public[Piece]
    cells: Public[tuple[Hex, ...]]


class TreasureFound(Event, frozen=True):
    """A piece covered a chest; its owner looks at the treasure."""

    seat: Public[Seat]
    treasure: Owner[CardId]


class Stopped(Event, frozen=True):
    """A seat lays no more pieces."""

    seat: Public[Seat]


class Ended(Event, frozen=True):
    """Everybody has stopped: hexes and treasures are counted."""

    points: Reveals[tuple[int, ...]]
    winners: Reveals[tuple[Seat, ...]]


EVENTS: tuple[type[Event], ...] = (RowLaid, RowTurned, Placed, TreasureFound, Stopped, Ended)
