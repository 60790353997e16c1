"""The steps of the guided first game as they are written in ``lesson.toml``, and how what happens in them is played."""

from typing import Any, Final

import msgspec

from pelagos.components.bag import Bag
from pelagos.components.zone import Zone
from pelagos.games.spacealert.actions import Strike
from pelagos.games.spacealert.board import PACKAGE
from pelagos.games.spacealert.deck import BASE, CODES, card_of
from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.planning.scripts import moments_of
from pelagos.games.spacealert.planning.state import MissionState
from pelagos.kernel.branching import Continued
from pelagos.kernel.chance import Chance, Outcome, Seeded, drawn
from pelagos.kernel.data import read_toml
from pelagos.kernel.decision import Decision
from pelagos.kernel.event import Event
from pelagos.kernel.ids import CLOCK, CardId, Seat, mask_of
from pelagos.kernel.notation import read_action

READER: Final = Seat(0)
"""The reader is the captain."""
TURN_OVER: Final = "appear"
"""The step of the film that begins the next turn."""


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is on the table when the lesson begins."""

    tracks: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    threats: tuple[str, ...]


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A step as it is written; see the head of the file for what the fields mean."""

    id: str
    before: tuple[str, ...] = ()
    answers: dict[str, str] = {}
    good: tuple[str, ...] = ()
    rules: tuple[str, ...]


ROWS: Final = read_toml(PACKAGE, "lesson.toml")
START: Final = msgspec.convert(ROWS["start"], Start)
SCRIPTS: Final = msgspec.convert(ROWS["steps"], tuple[Script, ...])


class Player:
    """Plays what is written."""

    def __init__(self) -> None:
        """Lay the table."""
        self.state = lay_table()
        self.threats: list[Outcome] = [drawn(card_of(threat)) for threat in START.threats]
        self.chance: Chance = Seeded.of("lesson")
        self.log: list[Event] = []

    def do(self, line: str) -> None:
        """Let happen what a line says."""
        if line == "clock":
            self.strike()
        elif line == "turn":
            self.fly(until_next_turn=True)
        elif line == "end":
            self.fly(until_next_turn=False)
        elif line.startswith("clock until "):
            self.strike_until(line.removeprefix("clock until "))
        else:
            seat, _, text = line.partition(": ")
            self.answer(Seat(int(seat)), text)

    def answer(self, seat: Seat, text: str) -> None:
        """Let a seat answer."""
        asked = plan_question(self.state, seat)
        GAME.apply(self.state, asked.id, read_action(GAME, asked, text), self.chance, self.log.append)

    def strike(self) -> None:
        """Let the clock go on; a threat that it announces is the next one written."""
        asked = clock_question(self.state)
        calls = moments_of(self.state)
        announces = self.state.stage == "planning" and calls[asked.number].call == "threat"
        chance = Continued([self.threats.pop(0)] if announces else [], self.chance)
        GAME.apply(self.state, asked.id, Strike(), chance, self.log.append)

    def strike_until(self, call: str) -> None:
        """Let the clock go on up to and with a call."""
        while moments_of(self.state)[clock_question(self.state).number].call != call:
            self.strike()
        self.strike()

    def fly(self, *, until_next_turn: bool) -> None:
        """Fly one turn, or all that is left."""
        self.strike()
        while self.state.pending and not (until_next_turn and clock_question(self.state).step == TURN_OVER):
            self.strike()


def plan_question(state: MissionState, seat: Seat) -> Decision:
    """Return the question put to a seat, whether it is ready or not."""
    asked = (*state.pending, *(answer.decision for answer in state.sealed))
    return next(decision for decision in asked if decision.actor == seat)


def clock_question(state: MissionState) -> Any:
    """Return what the clock is asked."""
    return next(decision for decision in state.pending if decision.actor == CLOCK)


def lay_table() -> MissionState:
    """Return the first test run of four with the tracks and hands that are written."""
    state = GAME.start(None, len(START.hands), Seeded.of("lesson"))
    state.tracks = START.tracks
    dealt = [[CardId(CODES.index(code)) for code in hand] for hand in START.hands]
    state.hands = [Zone(owner=mask_of(Seat(seat))) for seat in range(state.seats)]
    for hand, cards in zip(state.hands, dealt, strict=True):
        for card in cards:
            hand.add(card)
    state.bag = Bag.of(set(BASE).difference(*dealt))
    return state
