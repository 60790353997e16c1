"""The notation of a position: the moment in which a player is to choose an action.

Parts are separated by semicolons or line ends, in any order after ``seats``::

    seats 3; with events specials; turn 0; centre EGY
    home 0 GRE; home 1 done; home 2 JAP
    hand 0 P1 SUNs CAMh!; hand 1 P2; hand 2; discards BOOTs E1

A card marked ``!`` is known to all. Deck cards that are not named are in the pile, unless a part ``pile`` names what is
in it: then they are not in the match. Countries that are not named are unused, passports set aside.
"""

from typing import Final, NamedTuple

from pelagos.games.itchyfeet.cards import CHARACTERS, CODES, ITEMS, LANDS, NUMBER, PASSPORTS
from pelagos.games.itchyfeet.options import ItchyFeetOptions
from pelagos.games.itchyfeet.rulebook import cite
from pelagos.games.itchyfeet.rules.setup import extension_cards
from pelagos.games.itchyfeet.state import ItchyFeetState
from pelagos.kernel.errors import Argument, IllegalText
from pelagos.kernel.ids import OUTSIDER_BIT, CardId, RuleId
from pelagos.kernel.table_rules import cite as cite_table

UNREADABLE: Final = cite_table("PL-03")
EXTENSIONS: Final = ("events", "specials", "contraband", "postcards", "characters")
READINGS: Final = ("permanent", "lazy", "immediate", "never")
OPEN_MARK: Final = "!"
DONE: Final = "done"


class Word(NamedTuple):
    """A word of a position and its column, from 1."""

    text: str
    column: int

    def refuse(self, rule: RuleId, key: str, **details: Argument) -> IllegalText:
        """Return the error that names this word, its column and the rule it breaks."""
        return IllegalText(rule, key, **{"text": self.text, "column": self.column, **details})


def split(text: str) -> list[list[Word]]:
    """Return the words of each part of a position."""
    parts: list[list[Word]] = [[]]
    word, column = "", 0
    for place, sign in enumerate([*text, ";"], 1):
        if sign.isspace() or sign == ";":
            if word:
                parts[-1].append(Word(word, column))
            word = ""
            if sign in ";\n":
                parts.append([])
        elif not word:
            word, column = sign, place
        else:
            word += sign
    return [part for part in parts if part]


def card_codes(cards: list[CardId]) -> str:
    """Return the codes of cards."""
    return " ".join(CODES[card] for card in cards)


# -- writing -----------------------------------------------------------------------------------------------------


def write_position(state: ItchyFeetState) -> str:
    """Return the position of a state; what waits or is asked beside the choice of an action is left out."""
    parts = [f"seats {state.seats}", *option_parts(state), f"turn {state.turn}", f"centre {CODES[state.centre]}"]
    for seat, home in enumerate(state.homes):
        parts.append(f"home {seat} {DONE if home is None else CODES[home]}")
    parts += [hand_part(state, seat) for seat in range(state.seats)]
    parts += [f"character {seat} {CODES[card]}" for seat, card in enumerate(state.characters)]
    parts += [f"{name} {card_codes(cards)}".rstrip() for name, cards in card_lists(state).items()]
    return "; ".join([*parts, *small_parts(state)])


def card_lists(state: ItchyFeetState) -> dict[str, list[CardId]]:
    """Return the cards that lie on the table, by part; empty parts only where they say something.

    Cards that are taking effect count as discards, where they are about to go.
    """
    lists = {"discards": [*state.discards, *state.in_play], "returned": state.returned, "visited": state.visited}
    filled = {name: cards for name, cards in lists.items() if cards}
    return {**filled, "pile": state.pile.cards, "unused": state.unused}


def option_parts(state: ItchyFeetState) -> list[str]:
    """Return the extensions and the reading of the empty pile, if it is not the usual one."""
    chosen = [name for name in EXTENSIONS if getattr(state.options, name)]
    reading = state.options.empty_pile
    usual = reading == ItchyFeetOptions().empty_pile
    return [f"with {' '.join(chosen)}"] * bool(chosen) + [f"reading {reading}"] * (not usual)


def hand_part(state: ItchyFeetState, seat: int) -> str:
    """Return a hand, open cards marked."""
    hand = state.hands[seat]
    held = zip(hand.cards, hand.known, strict=True)
    words = [CODES[card] + OPEN_MARK * bool(known & OUTSIDER_BIT) for card, known in held]
    return " ".join(["hand", str(seat), *words])


def small_parts(state: ItchyFeetState) -> list[str]:
    """Return what is not as at the start of a turn in round 1."""
    parts = [f"first {state.first}"] * (state.first != state.turn)
    parts += [f"round {state.round}"] * (state.round > 1)
    parts += [f"offers {state.offers}"] * bool(state.offers)
    parts += [f"extra {state.extra}"] * bool(state.extra)
    parts += ["rode"] * (state.rode and not state.extra)
    parts += [f"strike {state.strike}"] * (state.strike is not None)
    return parts + ["free"] * state.free_for_all


# -- what parts may hold -----------------------------------------------------------------------------------------


def deck_of(options: ItchyFeetOptions) -> list[CardId]:
    """Return the cards of the deck with these extensions."""
    return [*ITEMS, *extension_cards(options)]


def allowed_cards(part: str, options: ItchyFeetOptions) -> set[CardId]:
    """Return the cards that may stand in a part."""
    if part in {"centre", "home", "unused", "returned", "visited"}:
        return set(LANDS)
    if part == "character":
        return set(CHARACTERS)
    return {*deck_of(options), *PASSPORTS}


def read_card(word: Word, allowed: set[CardId]) -> CardId:
    """Return the card of a code; upper and lower case are alike."""
    folded = word.text.removesuffix(OPEN_MARK).casefold()
    card = next((number for code, number in NUMBER.items() if code.casefold() == folded), None)
    if card is None:
        raise word.refuse(UNREADABLE, "position-card")
    if card not in allowed:
        if card in deck_of(ItchyFeetOptions(events=True, specials=True, contraband=True, postcards=True)):
            raise word.refuse(cite("TC-08"), "position-extension", card=card)
        raise word.refuse(UNREADABLE, "position-card")
    return card


def read_number(word: Word, least: int, most: int, rule: RuleId) -> int:
    """Return a whole number within bounds."""
    number = int(word.text) if word.text.isascii() and word.text.isdecimal() and len(word.text) < len("1000") else -1
    if not least <= number <= most:
        raise word.refuse(rule, "position-number", least=least, most=most)
    return number
