"""A table at which the clock and the seats do what a test says."""

from typing import Any

from pelagos.games.spacealert.actions import Lay, Ready, Strike
from pelagos.games.spacealert.decisions import NextMoment
from pelagos.games.spacealert.deck import ACTION_CARDS, Half
from pelagos.games.spacealert.game import GAME
from pelagos.games.spacealert.options import SpaceAlertOptions
from pelagos.games.spacealert.planning.scripts import moments_of
from pelagos.games.spacealert.planning.state import MissionState
from pelagos.kernel.chance import Seeded
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Event
from pelagos.kernel.ids import CLOCK, CardId

DEAD_END = 1000


class Table:
    """A match, and what was told in it."""

    def __init__(self, seats: int, *, seed: str = "table", **options: Any) -> None:
        """Sit down."""
        self.chance = Seeded.of(seed)
        self.events: list[Event] = []
        self.state: MissionState = GAME.start(SpaceAlertOptions(**options), seats, self.chance, self.events.append)

    def plan_of(self, seat: int) -> int:
        """Return the number of the question put to a seat, whether it is ready or not."""
        asked = [*self.state.pending, *(answer.decision for answer in self.state.sealed)]
        return next(decision.id for decision in asked if decision.actor == seat)

    def do(self, seat: int, action: Action) -> list[Event]:
        """Let a seat do something and return what is told."""
        told = len(self.events)
        GAME.apply(self.state, self.plan_of(seat), action, self.chance, self.events.append)
        return self.events[told:]

    def refusal(self, seat: int, action: Action) -> tuple[str | None, str]:
        """Return rule and key with which an action is refused; nothing may have changed."""
        before = GAME.encode_state(self.state)
        try:
            GAME.apply(self.state, self.plan_of(seat), action, self.chance)
        except IllegalAction as error:
            assert GAME.encode_state(self.state) == before
            return error.rule, error.key
        raise AssertionError(f"{action} is accepted")

    def strike(self) -> list[Event]:
        """Let the clock answer and return what is told."""
        told = len(self.events)
        asked = next(decision for decision in self.state.pending if decision.actor == CLOCK)
        GAME.apply(self.state, asked.id, Strike(), self.chance, self.events.append)
        return self.events[told:]

    def strike_until(self, call: str) -> list[Event]:
        """Let the clock go on up to and with the next call of that name, and return what that tells."""
        for _ in range(DEAD_END):
            asked = next(decision for decision in self.state.pending if decision.actor == CLOCK)
            assert isinstance(asked, NextMoment)
            told = self.strike()
            if moments_of(self.state)[asked.number].call == call:
                return told
        raise AssertionError(call)

    def end_phase(self) -> list[Event]:
        """Let the clock close the phase."""
        return self.strike_until("phase_ends")

    def fly(self) -> list[Event]:
        """Let the clock go on to the end of the match and return what is told."""
        told = len(self.events)
        while self.state.pending:
            self.strike()
        return self.events[told:]

    def all_ready(self) -> None:
        """Let all seats be ready."""
        for seat in range(self.state.seats):
            self.do(seat, Ready())

    def hand(self, seat: int) -> list[CardId]:
        """Return the cards of a seat."""
        return self.state.hands[seat].cards

    def ordinary(self, seat: int) -> CardId:
        """Return an ordinary card of a seat."""
        return next(card for card in self.hand(seat) if not ACTION_CARDS[card].heroic)

    def heroic(self, seat: int) -> CardId:
        """Return the heroic card of a seat."""
        return next(card for card in self.hand(seat) if ACTION_CARDS[card].heroic)

    def lay(self, seat: int, turn: int, *, card: CardId | None = None, half: Half = "action", member: int = -1) -> Lay:
        """Return the action of laying a card, by default an ordinary one into a slot of one's own."""
        return Lay(self.ordinary(seat) if card is None else card, half, seat if member < 0 else member, turn)

    def told(self, kind: type[Event]) -> list[Any]:
        """Return all events of a kind."""
        return [event for event in self.events if type(event) is kind]
