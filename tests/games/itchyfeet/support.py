"""Positions, actions and refusals in notation, for the tests of Itchy Feet."""

from typing import Any

import pytest

from pelagos.games.itchyfeet.cards import CODES
from pelagos.games.itchyfeet.game import GAME
from pelagos.games.itchyfeet.options import ItchyFeetOptions
from pelagos.games.itchyfeet.position_read import read_position
from pelagos.games.itchyfeet.resolver import addressed, begin, read_outcome
from pelagos.kernel.chance import Scripted
from pelagos.kernel.decision import Decision
from pelagos.kernel.errors import IllegalAction
from pelagos.kernel.event import Event
from pelagos.kernel.ids import Seat
from pelagos.kernel.notation import read_action, write_action
from pelagos.text import LANGUAGES, Catalogue

ALL = ItchyFeetOptions(events=True, specials=True, contraband=True, postcards=True, characters=True)
DECK = ItchyFeetOptions(events=True, specials=True, contraband=True, postcards=True)
TWO = "seats 2; with all; centre EGY; home 0 GRE; home 1 PER; "
"""All extensions, but no characters: 0 needs SUN SWIM BOOK, 1 needs BOOT COAT PILL, the centre SUN CAM PILL."""
THREE = "seats 3; with all; centre EGY; home 0 GRE; home 1 PER; home 2 JAP; "


class Table:
    """A position that is played on."""

    def __init__(self, text: str, *chance: str) -> None:
        self.state = read_position(text)
        self.chance = Scripted([read_outcome(outcome) for outcome in chance])
        self.events: list[Event] = []
        begin(self.state, self.chance, self.events)

    def do(self, *actions: str) -> "Table":
        """Carry out actions, one after the other; what happened is told of the last one."""
        for text in actions:
            self.events.clear()
            decision, words = addressed(self.state, text)
            action = read_action(GAME, decision, words)
            GAME.apply(self.state, decision.id, action, self.chance, self.events.append)
        return self

    def refused(self, text: str) -> str:
        """Return rule and key of the refusal of an action, which must change nothing and be put in words."""
        return self.refused_answer(*addressed(self.state, text))

    def refused_answer(self, decision: Decision, words: str) -> str:
        """Return rule and key of the refusal of an answer to a question, which need not be open any more."""
        before = GAME.encode_state(self.state)
        with pytest.raises(IllegalAction) as caught:
            GAME.apply(self.state, decision.id, read_action(GAME, decision, words), Scripted([]))
        assert GAME.encode_state(self.state) == before
        for language in LANGUAGES:
            assert Catalogue(GAME, language, strict=True).error(caught.value, self.view(self.state.turn))
        return f"{caught.value.rule} {caught.value.key}"

    def listed(self, seat: int | None = None) -> list[str]:
        """Return the answers that are listed for a seat, or for the first question."""
        decision = self.asked(seat)
        return [write_action(GAME, action) for action in GAME.legal(self.state, decision)]

    def asked(self, seat: int | None = None) -> Decision:
        """Return the open question of a seat, or the first."""
        return next(asked for asked in self.state.pending if seat in (None, asked.actor))

    def questions(self) -> list[str]:
        """Return the open questions as seat and kind."""
        return [f"{asked.actor} {type(asked).__name__}" for asked in self.state.pending]

    def told(self, name: str) -> list[Any]:
        """Return what was told of a kind by the last action."""
        return [event for event in self.events if type(event).__name__ == name]

    def hand(self, seat: int) -> set[str]:
        """Return the cards of a hand."""
        return codes(self.state.hands[seat].cards)

    def discards(self) -> list[str]:
        """Return the discards, the latest last."""
        return [CODES[card] for card in self.state.discards]

    def pile(self) -> set[str]:
        """Return the cards of the pile."""
        return codes(self.state.pile.cards)

    def view(self, viewer: int | None) -> Any:
        """Return what a viewer sees."""
        return GAME.observe(self.state, None if viewer is None else Seat(viewer))

    def known(self, viewer: int | None, seat: int) -> set[str]:
        """Return the cards of a hand that a viewer knows."""
        return codes(self.view(viewer).hands[seat].cards)


def codes(cards: Any) -> set[str]:
    """Return the codes of cards."""
    return {CODES[card] for card in cards}
