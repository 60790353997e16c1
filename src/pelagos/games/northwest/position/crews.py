"""The players of a written position: ship, character, hand, what they follow, what is out of the game."""

from collections.abc import Callable, Mapping
from typing import Final

from pelagos.games.northwest.cards import FIRST_CHARACTER, FIRST_TILE
from pelagos.games.northwest.geometry import START_SEA
from pelagos.games.northwest.kinds import COPIES
from pelagos.games.northwest.position.chart import laid, read_treasure
from pelagos.games.northwest.position.words import COLOURS, UNREADABLE, Line, Word
from pelagos.games.northwest.rulebook import cite
from pelagos.games.northwest.state import NorthwestState, count_at, exit_of
from pelagos.kernel.ids import Seat

START: Final = "start"


def read_crew(state: NorthwestState, line: Line) -> None:
    """Read all that is written of one player."""
    seat = line.key.seat(state.seats)
    words = line.words
    while words:
        word = words.pop(0)
        if word.text == "silenced":
            state.silenced[seat] = True
        elif word.text == "sheltered":
            state.sheltered[seat] = True
        elif word.text in CREW_WORDS and words:
            CREW_WORDS[word.text](state, seat, words.pop(0))
        else:
            raise word.refuse(UNREADABLE, "position-word", known=(*CREW_WORDS, "silenced", "sheltered"))


def read_ship(state: NorthwestState, seat: Seat, word: Word) -> None:
    """Put the ship on a hex or into the start sea."""
    state.ships[seat] = START_SEA if word.text == START else laid(state, word)


def read_character(state: NorthwestState, seat: Seat, word: Word) -> None:
    """Lay the character open."""
    card = word.card(FIRST_CHARACTER, FIRST_TILE, cite("NW-02"))
    if card in state.characters:
        raise word.refuse(cite("NW-02"), "position-card-twice")
    state.characters[seat] = card


def read_hand(state: NorthwestState, seat: Seat, word: Word) -> None:
    """Put treasure cards into the hand."""
    for part in word.split(","):
        state.hands[seat].add(read_treasure(state, part))


def read_follows(state: NorthwestState, seat: Seat, word: Word) -> None:
    """Note whose route the ship follows."""
    state.follows[seat] = word.seat(state.seats)


def read_left(state: NorthwestState, seat: Seat, word: Word) -> None:
    """Note on which hexes the ship left whose routes: ``2.0>red,3.1>red``."""
    for part in word.split(","):
        place, _, victim = part.split_at(">")
        state.exits.append(exit_of(seat, laid(state, place), victim.seat(state.seats)))


def read_boxed(state: NorthwestState, seat: Seat, word: Word) -> None:
    """Take pieces out of the game."""
    for part in word.split(","):
        place = count_at(seat, part.kind())
        if not state.supply[place]:
            raise part.refuse(cite("NW-01"), "position-supply", most=COPIES[part.kind()])
        state.supply[place] -= 1
        state.boxed[place] += 1


def read_weary(state: NorthwestState, seat: Seat, word: Word) -> None:
    """Note how many points the next turn has less."""
    state.weary[seat] = word.number()


CREW_WORDS: Final[dict[str, Callable[[NorthwestState, Seat, Word], None]]] = {
    "ship": read_ship,
    "character": read_character,
    "hand": read_hand,
    "follows": read_follows,
    "left": read_left,
    "boxed": read_boxed,
    "weary": read_weary,
}


def check_ships(state: NorthwestState, lines: Mapping[str, Line]) -> None:
    """Refuse a ship off the route it should be on, and two ships on one hex."""
    for seat, colour in enumerate(COLOURS[: state.seats]):
        word = lines[colour].key if colour in lines else Word(colour, 1)
        cell, followed = state.ships[seat], state.follows[seat]
        owner = seat if followed is None else followed
        if (cell != START_SEA or followed is not None) and not state.routes[cell] & 1 << owner:
            raise word.refuse(cite("NW-18" if followed is None else "NW-28"), "position-ship-route")
        if cell != START_SEA and state.ships.count(cell) > 1:
            raise word.refuse(cite("NW-20"), "position-ship-twice")
