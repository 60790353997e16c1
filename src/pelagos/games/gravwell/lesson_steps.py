"""The steps of the guided first game as they are written in ``lesson.toml``, and the positions they begin with."""

from collections.abc import Iterable
from typing import Final, Literal

import msgspec

from pelagos.components.bag import Bag
from pelagos.games.gravwell.actions import Play, Stop
from pelagos.games.gravwell.cards import ALL_CARDS, card_of
from pelagos.games.gravwell.decisions import PickPile, PlayCard, UseStop
from pelagos.games.gravwell.game import GAME
from pelagos.games.gravwell.position_state import state_of
from pelagos.games.gravwell.position_text import read_position
from pelagos.games.gravwell.rules.phases import players_on_track
from pelagos.games.gravwell.state import GravwellState
from pelagos.kernel.chance import Scripted
from pelagos.kernel.data import read_toml
from pelagos.kernel.event import Emit, Event
from pelagos.kernel.ids import CardId, Seat, everybody, mask_of

READER: Final = Seat(0)
"""The reader flies Blue."""
RIVALS: Final = (Seat(1), Seat(2))
NO_CHANCE: Final = Scripted(())
Kind = Literal["look", "play", "stop", "pick"]


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A step as it is written; see the head of the file for what the fields mean."""

    id: str
    kind: Kind
    position: str
    hand: tuple[str, ...] = ()
    rivals: dict[str, str] = {}
    card: str = ""
    piles: tuple[str, ...] = ()
    lower: tuple[str, ...] = ()
    good: tuple[str, ...] = ()
    rules: tuple[str, ...]


class Opening(msgspec.Struct, frozen=True):
    """The state in which a step asks, and what has happened in it before."""

    state: GravwellState
    events: tuple[Event, ...] = ()


def read_scripts() -> tuple[Script, ...]:
    """Return the steps in their order."""
    return msgspec.convert(read_toml("pelagos.games.gravwell", "lesson.toml")["steps"], tuple[Script, ...])


def open_step(script: Script) -> Opening:
    """Return the position in which the reader looks or is asked."""
    state, codes = state_of(read_position(script.position))
    state.stack = []
    if script.kind == "pick":
        return Opening(lay_piles(state, script))
    deal(state, [*script.hand, *filter(None, [script.card])], READER)
    for code, letter in script.rivals.items():
        deal(state, [letter], Seat(codes.index(code)))
    state.bag = rest_of(state, ())
    return Opening(state) if script.kind == "look" else ask_for_cards(state, script)


def deal(state: GravwellState, letters: Iterable[str], seat: Seat) -> None:
    """Give a seat these cards; everybody saw those of the rivals in the draft."""
    known = mask_of(seat) if seat == READER else everybody(state.seats)
    for letter in letters:
        state.hands[seat].add(card_of(letter), known)


def ask_for_cards(state: GravwellState, script: Script) -> Opening:
    """Let the rivals lay their cards and, where the reader is asked about the stop, the reader's too."""
    players = [seat for seat in players_on_track(state) if len(state.hands[seat])]
    state.ask(PlayCard, players)
    events: list[Event] = []
    for decision in state.pending:
        seat = Seat(int(decision.actor))
        if seat != READER or script.kind == "stop":
            GAME.apply(state, decision.id, Play(state.hands[seat].cards[0]), NO_CHANCE, events.append)
    let_resolve(state, events.append, RIVALS)
    return Opening(state, tuple(events))


def let_resolve(state: GravwellState, emit: Emit, seats: Iterable[Seat]) -> None:
    """Let the cards of these seats resolve where they are asked about the Emergency Stop."""
    while state.pending and isinstance(state.pending[0], UseStop) and state.pending[0].actor in seats:
        GAME.apply(state, state.pending[0].id, Stop(use=False), NO_CHANCE, emit)


def lay_piles(state: GravwellState, script: Script) -> GravwellState:
    """Lay out the last piles of a draft and ask the reader for one."""
    state.phase = 0
    state.piles = [card_of(letter) for letter in script.piles]
    state.bag = rest_of(state, state.piles)
    state.draft_order = (READER, Seat(2), Seat(1))
    state.ask(PickPile, (READER,))
    return state


def rest_of(state: GravwellState, laid: Iterable[CardId]) -> Bag:
    """Return the cards that are nowhere on the table."""
    seen = {*laid, *(card for hand in state.hands for card in hand.cards)}
    return Bag([card for card in ALL_CARDS if card not in seen])
