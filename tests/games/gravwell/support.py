"""A table for tests: matches of Gravwell with chosen deals, played through the public step API."""

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from pelagos.games.gravwell.actions import Pick, Play, Stop
from pelagos.games.gravwell.cards import LETTERS, card_of
from pelagos.games.gravwell.decisions import PickPile, UseStop
from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.options import GravwellOptions
from pelagos.games.gravwell.position import PLAYERS
from pelagos.games.gravwell.position_state import position_of, state_of
from pelagos.games.gravwell.position_text import read_position
from pelagos.games.gravwell.resolver import describe
from pelagos.games.gravwell.state import GravwellState
from pelagos.kernel.chance import Chance, Outcome, Scripted, Seeded, drawn, rolled, shuffled
from pelagos.kernel.event import Event
from pelagos.kernel.ids import Seat

DECK = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
BASE = GravwellOptions()
HANDS = {
    2: ("ABCDEF", "GHIKLM"),
    3: ("ABCDEF", "GHIKLM", "NOPRST"),
    4: ("ABCDEF", "GHIKLM", "NOPRST", "UVWXYZ"),
}
"""Deals without a tractor beam: the n-th pile of a seat is its letters n and n + 3."""


def variants(*names: str) -> GravwellOptions:
    """The options with these variants."""
    return msgspec.convert(dict.fromkeys(names, True), GravwellOptions)


def letters(cards: Iterable[int]) -> str:
    return "".join(LETTERS[card] for card in cards)


class Table:
    """A running match whose every card was chosen by the test."""

    def __init__(
        self, hands: tuple[str, ...], options: GravwellOptions = BASE, *, ages: str = "", random: str = ""
    ) -> None:
        """Deal the first round.

        Args:
            hands: six letters for each seat.
            options: the variants.
            ages: with ``age="drawn"``, the ships in the order the lot gives, youngest first.
            random: in Chaos Theory, the letter that is laid for each seat.
        """
        self.hands = hands
        self.options = options
        self.random = random
        self.events: list[Event] = []
        lot = [shuffled(*(PLAYERS.index(code) for code in ages))] if ages else []
        chance = Scripted([*lot, *self.deal()])
        self.state: GravwellState = GAME.start(options, len(hands), chance, self.events.append)

    def deal(self) -> list[Outcome]:
        """Return the draws that lay out the piles of the hands."""
        upper = [hand[pile] for pile in range(3) for hand in self.hands]
        lower = [hand[pile + 3] for pile in range(3) for hand in self.hands]
        laid = upper + lower if self.options.no_secrets else upper
        return [drawn(card_of(letter)) for letter in laid]

    # -- answering -----------------------------------------------------------------------------------------------

    def answer(self, action: Any, seat: int | None = None, chance: Iterable[Outcome] = ()) -> None:
        """Answer the first question (put to that seat)."""
        decision = next(asked for asked in self.state.pending if seat is None or asked.actor == seat)
        GAME.apply(self.state, decision.id, action, Scripted(chance), self.events.append)

    def draft(self) -> "Table":
        """Let everybody take the piles of their hands."""
        while self.state.pending and isinstance(self.state.pending[0], PickPile):
            self.pick()
        return self

    def pick(self) -> tuple[int, str]:
        """Let the seat that is asked take the next pile of its hand; return the seat and the open card."""
        (decision,) = self.state.pending
        seat = Seat(int(decision.actor))
        hand = self.hands[seat]
        pile = len(self.state.hands[seat]) // 2
        lower = [] if self.options.no_secrets else [drawn(card_of(hand[pile + 3]))]
        self.answer(Pick(card_of(hand[pile])), seat, [*lower, *self._random_cards()])
        return seat, hand[pile]

    def _random_cards(self) -> list[Outcome]:
        if not self.random or len(self.state.piles) > 1:
            return []
        return [rolled(sorted(hand).index(card)) for hand, card in zip(self.hands, self.random, strict=True)]

    def phase(self, plays: str, stops: str = "") -> "Table":
        """Play one letter for each seat that is asked, and answer the stop questions: yes for these letters."""
        for letter in plays:
            self.lay(letter)
        return self.settle(stops)

    def lay(self, letter: str) -> "Table":
        """Play a letter for the seat that holds it."""
        seat = next(seat for seat, hand in enumerate(self.state.hands) if card_of(letter) in hand.cards)
        self.answer(Play(card_of(letter)), seat, self.deal())
        return self

    def settle(self, stops: str = "") -> "Table":
        """Answer the stop questions that are open: yes for these letters."""
        while self.state.pending and isinstance(self.state.pending[0], UseStop):
            card = self.state.pending[0].card
            self.answer(Stop(use=LETTERS[card] in stops), None, self.deal())
        return self

    def round(self, stops: str = "") -> "Table":
        """Play what is left of a round, each hand from A to Z."""
        number = self.state.round
        while self.state.pending and self.state.round == number:
            asked = [int(decision.actor) for decision in self.state.pending]
            self.phase("".join(self.hand(seat)[0] for seat in asked), stops)
        return self

    # -- looking -------------------------------------------------------------------------------------------------

    def place(self, line: str) -> "Table":
        """Put the ships where a position says."""
        self.state.positions = state_of(read_position(line))[0].positions
        return self

    def view(self, viewer: int | None) -> Any:
        """What a seat (or an outsider) may know."""
        return GAME.observe(self.state, None if viewer is None else Seat(viewer))

    @property
    def spaces(self) -> str:
        """Where the ships are, in the notation."""
        position = position_of(self.state)
        return " ".join(
            f"{code}{space}" if code in PLAYERS else f"{code}@{space}" for code, space in position.spaces.items()
        )

    @property
    def asked(self) -> list[tuple[str, int]]:
        """The kind of each open question, and whose it is."""
        return [(type(decision).__name__, int(decision.actor)) for decision in self.state.pending]

    def told(self, kind: type[Event]) -> list[Any]:
        """The events of one class, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    def hand(self, seat: int) -> str:
        """The letters in a hand, A to Z."""
        return letters(self.state.hands[seat].cards)


def play_random(
    seats: int, options: GravwellOptions, seed: str, watch: Callable[[GravwellState], None] | None = None
) -> GravwellState:
    """Play a match to its end by answers drawn at random; `watch` sees the state before every answer."""
    chance, choice = Seeded.of(f"{seed} cards"), Seeded.of(f"{seed} answers")
    state = GAME.start(options, seats, chance)
    while state.pending:
        if watch is not None:
            watch(state)
        step_random(state, chance, choice)
    return state


def step_random(
    state: GravwellState, chance: Chance, choice: Chance, emit: Callable[[Event], None] | None = None
) -> None:
    """Answer one of the open questions at random."""
    decision = state.pending[choice.roll(len(state.pending))]
    listed = GAME.legal(state, decision)
    GAME.apply(state, decision.id, listed[choice.roll(len(listed))], chance, emit)


def short(events: Iterable[Event], codes: tuple[str, ...]) -> list[str]:
    """Events as short lines: ``GR-45 Attracted ship=B nearest=Y gap=3 side=behind``."""
    lines = []
    for event in events:
        told = describe(event, codes)
        fields = " ".join(f"{name}={value}" for name, value in told.items() if name not in {"type", "rule"})
        lines.append(f"{told['rule']} {told['type']} {fields}".rstrip())
    return lines
