"""A table for tests: positions of Northwest Passage Adventure written in its notation, played by its notation."""

from collections.abc import Iterable
from typing import Any

import pytest

from pelagos.games.northwest.cards import CODES, card_of, face_of
from pelagos.games.northwest.game import GAME
from pelagos.games.northwest.geometry import HEX
from pelagos.games.northwest.position import read_position
from pelagos.games.northwest.resolver import outcome_of
from pelagos.games.northwest.state import NorthwestState, ordinary_left
from pelagos.kernel.chance import Chance, Scripted, Seeded
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Event
from pelagos.kernel.ids import Seat
from pelagos.kernel.notation import read_action, write_action
from tests.support.play import NoChance

BOARD_M = """
r8:   W  L  W  W
r7:  S  W  L  W
r6:   L  W  W  S
r5:  W  W  I  L
r4:   W  S  W  L
r3:  L  W  W* I
r2:   W* W  L  S
r1:  W  L  S  I
"""
"""The ledger's board for two players."""


class Table:
    """A running match that began with a written position."""

    def __init__(self, *lines: str, board: str = BOARD_M) -> None:
        """Lay the map and read the other lines."""
        self.state: NorthwestState = read_position(board + "\n".join(lines))
        self.events: list[Event] = []

    def do(self, *actions: str, chance: Iterable[str] | Chance = ()) -> "Table":
        """Answer the open questions in turn; outcomes of chance are written as for ``pelagos resolve``."""
        source = chance if isinstance(chance, Chance) else self._source(list(chance))
        for text in actions:
            decision = self.state.pending[0]
            GAME.apply(self.state, decision.id, read_action(GAME, decision, text), source, self.events.append)
        return self

    def refusal(self, text: str) -> tuple[str, str]:
        """The rule and the reason by which an answer is refused; nothing may have changed."""
        decision = self.state.pending[0]
        action = read_action(GAME, decision, text)
        before = GAME.encode_state(self.state)
        assert text not in self.listed()
        with pytest.raises(IllegalAction) as refused:
            GAME.apply(self.state, decision.id, action, NoChance())
        assert GAME.encode_state(self.state) == before
        assert refused.value.rule is not None
        return refused.value.rule, refused.value.key

    def listed(self) -> list[str]:
        """The listed answers to the first open question."""
        return [write_action(GAME, action) for action in GAME.legal(self.state, self.state.pending[0])]

    def allows(self, text: str) -> bool:
        """Whether an answer is accepted."""
        decision = self.state.pending[0]
        try:
            GAME.check(self.state, decision.id, read_action(GAME, decision, text))
        except IllegalAction:
            return False
        return True

    # -- looking -------------------------------------------------------------------------------------------------

    @property
    def ap(self) -> int:
        return self.state.turn.ap

    @property
    def asked(self) -> tuple[str, int]:
        """The kind of the first open question, and whose it is."""
        decision = self.state.pending[0]
        return type(decision).__name__, int(decision.actor)

    def ship(self, seat: int) -> str:
        return HEX[self.state.ships[seat]]

    def hand(self, seat: int) -> str:
        return " ".join(CODES[card] for card in self.state.hands[seat].cards)

    def cards(self, seat: int) -> int:
        return len(self.state.hands[seat])

    def route(self, seat: int) -> set[str]:
        return {HEX[cell] for cell, bits in enumerate(self.state.routes) if bits & 1 << seat}

    def left(self, seat: int) -> int:
        return ordinary_left(self.state, Seat(seat))

    def told(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    def rules(self) -> list[str]:
        """The class of each event with its rule."""
        return [f"{type(event).__name__} {event.rule}" for event in self.events]

    @staticmethod
    def _source(outcomes: list[str]) -> Chance:
        return Scripted([outcome_of(text) for text in outcomes]) if outcomes else Seeded.of("table")


def face(code: str) -> str:
    """The face of a map tile by its code."""
    return face_of(card_of(code))
