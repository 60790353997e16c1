"""What is asked in Space Alert: all seats for their plans, and the clock for what comes next."""

from typing import Literal

from pelagos.games.spacealert.actions import KeepAll, KeepCard, Ready, Trip
from pelagos.games.spacealert.deck import Half
from pelagos.games.spacealert.rulebook import cite
from pelagos.kernel.decision import ClockDecision, Closes, Sealed, SeatDecision
from pelagos.kernel.ids import CardId
from pelagos.kernel.visibility import Owner, Public

StepName = Literal["appear", "crew", "damage", "threats", "computer", "return", "jump"]


class ChooseSpecialization(SeatDecision, frozen=True):
    """Choose the specialization of a member of the crew: one's own, or as captain that of an android."""

    rule = cite("SA-192")
    may_pass = True

    member: Public[int]


class ChooseFavoured(SeatDecision, frozen=True):
    """As captain, choose who gets one of the cards that cannot be shared out evenly."""

    rule = cite("SA-193")


class Plan(SeatDecision, frozen=True):
    """Plan, until the clock closes the last phase."""

    rule = cite("SA-022")
    closes = Closes.CLOCK


class DecideTrip(SeatDecision, frozen=True):
    """Go on with the card that comes in a turn of the resolution, or trip over it."""

    rule = cite("SA-032")
    closes = Closes.ALL

    turn: Public[int]
    card: Public[CardId]
    half: Public[Half]


class NextMoment(ClockDecision, frozen=True):
    """The clock's own: the next moment of the script. What it brings is not told before."""

    rule = cite("SA-024")
    closes = Closes.CLOCK

    number: Public[int]
    second: Public[int]
    """The mission second at which it is due."""


class NextStep(ClockDecision, frozen=True):
    """The clock's own: the next step of the resolution, which takes no mission time."""

    rule = cite("SA-045")
    closes = Closes.CLOCK

    turn: Public[int]
    step: Public[StepName]
    second: Public[int]
    """The mission second in which planning ended."""


class DecideReturn(SeatDecision, frozen=True):
    """The captain's: go on with the campaign, or go home after a won mission."""

    rule = cite("SA-101")


class Repair(SeatDecision, frozen=True):
    """Repair something between two missions; the captain answers for androids."""

    rule = cite("SA-101")
    may_pass = True

    member: Public[int]


class ChooseMission(SeatDecision, frozen=True):
    """The captain's: which mission of the campaign is flown next."""

    rule = cite("SA-105")


class ChooseThreats(SeatDecision, frozen=True):
    """The captain's: which threats the next mission meets."""

    rule = cite("SA-104")


class PlaceSquad(SeatDecision, frozen=True):
    """The captain's: where the only squad that works waits."""

    rule = cite("SA-102")


class SealedAnswer(Sealed, frozen=True):
    """A seat that is ready, or that has decided whether it trips, which the others learn when all have."""

    decision: Public[Plan | DecideTrip]
    action: Owner[Ready | KeepCard | KeepAll | Trip]
