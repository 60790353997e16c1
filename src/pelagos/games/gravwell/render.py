"""Gravwell drawn as plain text: the track, the ships with what draws them, and the cards the viewer may know."""

from typing import Any, Final

from pelagos.games.gravwell.cards import DECK
from pelagos.games.gravwell.rules.movement import direction_of, measure_pull
from pelagos.games.gravwell.state import GATE, GHOST, ROUNDS, SINGULARITY, SOLO_ROUNDS
from pelagos.games.gravwell.wording import WORDING, ship_code, ship_name
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.wording import Line, Message, Value, say, seat_mark

ROW = 18
CELL = 4
EACH = 5
"""Each fifth empty space shows its number."""
DOT: Final = " · "
SIDES: Final = {1: "ahead", -1: "behind", 0: "stuck"}


def render(view: Any) -> list[Line]:
    """Return the board as lines of at most about 80 columns, as the viewer may see it."""
    return [
        title(view),
        *track(view),
        *(ship_line(view, ship) for ship in range(pilots(view))),
        derelict_line(view),
        *hand_lines(view),
        *card_lines(view),
    ]


def title(view: Any) -> Line:
    """Return the round and the phase."""
    phase = say("board-over") if view.over else say("board-phase", phase=view.phase)
    rounds = SOLO_ROUNDS if view.seats == 1 else ROUNDS
    return (say("board-round", round=view.round, of=rounds), DOT, phase)


# -- the track -----------------------------------------------------------------------------------------------------


def track(view: Any) -> list[Line]:
    """Return both ends of the track, then the spaces between them in rows."""
    ends = (*end(view, SINGULARITY, "board-singularity"), DOT, *end(view, GATE, "board-gate"))
    rows = [range(first, min(first + ROW, GATE)) for first in range(1, GATE, ROW)]
    return [ends, *(tuple(part for space in row for part in cell(view, space)) for row in rows)]


def end(view: Any, space: int, key: str) -> Line:
    """Return an end of the track and the ships there."""
    there = [part for ship, its in enumerate(view.positions) if its == space for part in (" ", drawn(view, ship))]
    return (f"{space} ".rjust(CELL), say(key), *there)


def cell(view: Any, space: int) -> Line:
    """Return one space of the track: the ship on it, its number or a dot."""
    if space in view.positions:
        ship = list(view.positions).index(space)
        return (" " * (CELL - len(framed(view, ship))), drawn(view, ship))
    return ((str(space) if space % EACH == 0 else "·").rjust(CELL),)


def drawn(view: Any, ship: int) -> Value:
    """Return a ship as it stands on the track, a player's as the mark of that seat."""
    text = framed(view, ship)
    return seat_mark(Seat(ship), text) if ship < view.seats else text


def framed(view: Any, ship: int) -> str:
    """Return the mark of a ship, a single letter in brackets."""
    letters = mark(view, ship)
    return f"[{letters}]" if len(letters) == 1 else letters


def mark(view: Any, ship: int) -> str:
    """Return how a ship is drawn on the track: the letter of its colour, an asterisk for the Ghost, or a derelict."""
    code = ship_code(ship, view.seats)
    return "*" if code == "ghost" else code


# -- the ships -----------------------------------------------------------------------------------------------------


def ship_line(view: Any, ship: int) -> Line:
    """Return where a player's ship is, what draws it and whether its player may still stop."""
    if view.positions[ship] == GATE:
        return (place_text(view, ship),)
    return (place_text(view, ship), DOT, pull_text(view, ship), *stop_text(view, ship))


def derelict_line(view: Any) -> Line:
    """Return where the derelicts are."""
    places: list[Value] = []
    for ship in range(pilots(view), len(view.positions)):
        places += [DOT, place_text(view, ship)]
    return tuple(places[1:])


def place_text(view: Any, ship: int) -> Message:
    """Return the mark and the name of a ship, and where it is."""
    you = "yes" if ship == view.viewer else "no"
    name = ship_name(ship, view)
    return say("board-ship", mark=mark(view, ship), ship=name, you=you, space=view.positions[ship])


def pilots(view: Any) -> int:
    """Return how many ships play cards."""
    seats: int = view.seats
    return max(seats, 2)


def pull_text(view: Any, ship: int) -> Message:
    """Return which ship draws this one, and from how far; or how a tie stands."""
    positions = list(view.positions)
    pull = measure_pull(positions, ship)
    if pull.ahead == pull.behind == 0:
        return say("board-pull-none")
    direction = direction_of(pull)
    gap = min(pull.gap_ahead, pull.gap_behind)
    if pull.gap_ahead == pull.gap_behind:
        return say("board-pull-tie", gap=gap, ahead=pull.ahead, behind=pull.behind, side=SIDES[direction])
    nearest = positions.index(positions[ship] + gap * direction)
    name = ship_name(nearest, view) if nearest < pilots(view) else mark(view, nearest)
    return say("board-pull", nearest=name, gap=gap, side=SIDES[direction])


def stop_text(view: Any, ship: int) -> Line:
    """Return whether the Emergency Stop is ready; nothing for the Ghost and in solo."""
    if view.seats == 1:
        return ()
    return (DOT, say("board-stop-ready" if view.stops[ship] else "board-stop-used"))


# -- the cards -----------------------------------------------------------------------------------------------------


def hand(view: Any) -> list[Line]:
    """Return those lines that show the viewer's own hand."""
    own = view.viewer is not None and len(view.hands[view.viewer])
    return [(say("board-hand", cards=cards(view.hands[view.viewer].cards)),)] if own else []


def hand_lines(view: Any) -> list[Line]:
    """Return the viewer's hand, then what the viewer knows of the others."""
    lines = hand(view)
    for seat, held in enumerate(view.hands):
        if len(held) and seat != view.viewer:
            lines.append((say("board-rival", ship=ship_name(seat, view), cards=known(held.cards, held.hidden)),))
    if view.ghost_left:
        seen = () if view.ghost_open is None else (view.ghost_open,)
        rest = known(seen, view.ghost_left - len(seen))
        lines.append((say("board-rival", ship=ship_name(GHOST, view), cards=rest),))
    return lines


def known(seen: tuple[CardId, ...], hidden: int) -> Message:
    """Return the cards of a hand that the viewer knows, and how many more there are."""
    if not seen:
        return say("board-unknown", count=hidden)
    return say("board-known", cards=cards(seen), count=hidden)


def cards(numbers: tuple[CardId, ...]) -> Value:
    """Return a list of cards."""
    return tuple(WORDING.card(card, None) for card in numbers)


def card_lines(view: Any) -> list[Line]:
    """Return the piles, the cards still to resolve, the discards and how many cards are out of play."""
    lines: list[Line] = []
    if view.piles and not is_asked(view):
        lines.append((say("board-piles", cards=pile_texts(view)),))
    if view.queue:
        plays = tuple(WORDING.play(ship, card, view) for card, ship in reversed(view.queue))
        lines.append((say("board-order", plays=plays),))
    if view.discards:
        letters = " ".join(DECK[card].letter for card in view.discards)
        lines.append((say("board-discards", letters=letters), DOT, say("board-unused", count=view.bag)))
    return lines


def is_asked(view: Any) -> bool:
    """Tell whether the viewer is asked something now: the answers show the piles already."""
    return view.viewer is not None and any(decision.actor == view.viewer for decision in view.pending)


def pile_texts(view: Any) -> Value:
    """Return the open card of each pile, in No Secrets with the one below it."""
    upper = cards(view.piles)
    if not view.lower or not isinstance(upper, tuple):
        return upper
    lower = (WORDING.card(card, None) for card in view.lower)
    return tuple(say("board-pile-open", upper=one, lower=other) for one, other in zip(upper, lower, strict=True))
