"""What the others' words mean: from what a player has told to the program it speaks of, and back.

A word names a button and where it is pressed, or where a move leads. Of a card with double actions a second word names
what comes after its first button. Where a player leaves that out it follows, as far as it is a move, from the back of
the card, which shows what comes first, and from where the next word finds the player.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from pelagos.games.spacealert.board import BRIDGE, STATIONS, Station
from pelagos.games.spacealert.deck import is_special
from pelagos.games.spacealert.planning.crew import turns_of
from pelagos.games.spacealert.planning.flight import has_double_actions
from pelagos.games.spacealert.planning.talking import PLANS
from pelagos.games.spacealert.policy.pairs import DOUBLE
from pelagos.games.spacealert.policy.situation import Program
from pelagos.games.spacealert.policy.trial import step, walk, way
from pelagos.games.spacealert.programs import BUTTONS, HEROIC_MOVES, SPECIAL
from pelagos.games.spacealert.rules.crew import MOVES
from pelagos.games.spacealert.state import Card

Cards = list[Card | None]


def told_program(view: Any, member: int, *, is_seen: bool = True) -> Program:
    """Return what a player has told of his plans, the latest word for each turn.

    Args:
        view: what a seat may see.
        member: the player.
        is_seen: whether the backs of his cards help; while a seat lays a plan, its own are of the plan to come.
    """
    heard, further = (words_on(view, member, mood) for mood in PLANS)
    if not has_double_actions(view.options):
        return tuple(plainly(heard))
    return tuple(understood(heard, further, backs(view, member) if is_seen else {}))


def words_on(view: Any, member: int, mood: str) -> list[Any]:
    """Return what a player has told of each turn with his first words, or with his second ones; None for nothing."""
    words = {said.turn: said for said in view.told if is_plan_of(said, member) and said.mood == mood}
    return [words.get(turn) for turn in range(1, turns_of(view) + 1)]


def is_plan_of(message: Any, member: int) -> bool:
    """Tell whether a message says what its sender will do in a turn."""
    return bool(message.seat == member and message.mood in PLANS and message.turn is not None)


def plainly(words: Sequence[Any]) -> Cards:
    """Return the cards that words speak of where each card does one thing."""
    station: Station = BRIDGE
    slots: Cards = []
    for word in words:
        card = spoken(word, station)
        station = walk(station, card)
        slots.append(card)
    return slots


def spoken(message: Any, station: Station) -> Card | None:
    """Return the card that a message speaks of: a button, or the move that leads where it says."""
    if message is None:
        return None
    if message.button is not None:
        return (message.button,)
    if message.station is None:
        return None
    goal = STATIONS.index(message.station)
    route = way(station, goal)
    return route[0] if len(route) == 1 else (f"to:{message.station}",) if route else None


# -- double actions ------------------------------------------------------------------------------------------------


def backs(view: Any, member: int) -> dict[int, str]:
    """Return which half is up in each turn, as the backs of a player's cards show it."""
    return {
        laid.turn: laid.half
        for laid in view.program
        if laid.member == member and not any(is_special(card) for card in laid.card.cards)
    }


def understood(words: Sequence[Any], further: Sequence[Any], halves: dict[int, str]) -> Cards:
    """Return the cards that words speak of where a card may do two things.

    Args:
        words: the first word on each turn, or None.
        further: the second one.
        halves: which half is up in each turn, as far as known.
    """
    station: Station = BRIDGE
    slots: Cards = []
    for turn, (first, second) in enumerate(zip(words, further, strict=True), 1):
        word, besides = (second, None) if is_blank(first) else (first, second)
        if word is None or word.station is None:
            after = besides_of(besides, station)
            slots.append(None if word is None or word.button is None else (word.button, *after))
            station = walk(station, after)
            continue
        goal = STATIONS.index(word.station)
        after = besides_of(besides, goal)
        card, before = double_spoken(word, way(station, goal), halves.get(turn), after)
        if before is not None:
            follow(slots, before, halves)
        slots.append(card)
        station = walk(goal, after)
    return slots


def is_blank(word: Any) -> bool:
    """Tell whether nothing is known of a turn but, at most, that its slot stays blank."""
    return word is None or (word.button, word.station) == NOTHING


def besides_of(word: Any, station: Station) -> Card:
    """Return what a second word adds to a card: a button, or the move that leads where it says."""
    card = None if word is None else spoken(word, station)
    return card if card is not None and HEROIC_MOVES.isdisjoint(card) else ()


def double_spoken(word: Any, route: Sequence[Card], half: str | None, after: Card) -> tuple[Card | None, Card | None]:
    """Return the card a word speaks of, and the move that must have come before it, if one must.

    Args:
        word: a button or None, and where.
        route: the moves that lead there from where the player was, as far as known.
        half: what the back of the card shows; None where none lies yet.
        after: what the card does besides, as a second word has told.
    """
    symbols = tuple(symbol for (symbol,) in in_printed_order(route))
    deed: Card = (*(() if word.button is None else (word.button,)), *after)
    room = DOUBLE - len(deed) if len(deed) == DOUBLE or half not in ("action", "double-action", "move") else 1
    own = 0 if deed and half in ("action", "double-action") else room
    here, before = symbols[len(symbols) - min(own, len(symbols)) :], symbols[: max(len(symbols) - own, 0)]
    if len(before) > 1:
        return deed or (f"to:{word.station}",), None
    return (*here, *deed) or None, before or None


def in_printed_order(route: Sequence[Card]) -> list[Card]:
    """Return moves as double halves have them: along the deck first, then with the lift."""
    return sorted(route, key=lambda move: move == ("lift",))


def follow(slots: Cards, move: Card, halves: dict[int, str]) -> None:
    """Let a move follow the action of the latest card, if that may have a second half."""
    for place in range(len(slots) - 1, -1, -1):
        card = slots[place]
        if card is not None:
            may_go_on = len(card) < DOUBLE and HEROIC_MOVES.isdisjoint(card)
            if may_go_on and halves.get(place + 1, "double-action").startswith("double"):
                slots[place] = (*card, *move)
            return


# -- back to words -------------------------------------------------------------------------------------------------


NOTHING: Final[tuple[None, None]] = (None, None)
"""A button and a station that are not named."""


def intentions(program: Program) -> Iterator[tuple[tuple[Any, Any], tuple[Any, Any]]]:
    """Yield for each turn what the first and the second word name.

    The first is which button is pressed where, or for a move where it leads, neither for a blank; the second is what
    comes after that button, if anything does.
    """
    station = BRIDGE
    for card in program:
        yield said_of(card, station), said_besides(card, station)
        station = walk(station, card)


def said_of(card: Card | None, station: Station) -> tuple[Any, Any]:
    """Return which button a card presses first, and where, or else where it leads."""
    if card is None:
        return None, None
    for symbol in card:
        button = symbol.removeprefix("heroic:")
        if button in BUTTONS:
            return button, STATIONS[station]
        if symbol in MOVES:
            station = step(station, symbol)
    return None, STATIONS[station]


def said_besides(card: Card | None, station: Station) -> tuple[Any, Any]:
    """Return what a double half does after its first button; nothing where a special card shares the slot."""
    if card is None or len(card) < DOUBLE or not SPECIAL.isdisjoint(card):
        return NOTHING
    first, second = card
    if first in MOVES:
        return NOTHING
    return said_of((second,), station)
