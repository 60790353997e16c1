"""Itchy Feet drawn as plain text: the centre, the players with what is known of them, and the viewer's hand by need."""

from collections import Counter
from typing import Any, Final

from pelagos.components.deck import size_of
from pelagos.games.itchyfeet.cards import BIT, IS_CONTRABAND, NEEDS, SORT, kinds_in
from pelagos.games.itchyfeet.effects import Offer
from pelagos.games.itchyfeet.rules.travelling import has_passport, missing_kinds
from pelagos.games.itchyfeet.state import goal_of
from pelagos.games.itchyfeet.wording import WORDING, card_text, kinds_of, sort_name, title_of
from pelagos.kernel.ids import CardId, Seat
from pelagos.kernel.wording import Line, Value, say

DOT: Final = " · "
INDENT: Final = "    "
FOR_GOAL: Final = "  * "
FOR_LATER: Final = "  + "
UNNEEDED: Final = "    "


def render(view: Any) -> list[Line]:
    """Return the table as lines, as the viewer may see it: * marks what the next trip needs, + what the centre does."""
    return [
        title(view),
        (say("board-centre", country=title_of(view.centre), kinds=kinds_of(view.centre)),),
        *state_lines(view),
        *(line for seat in range(view.seats) for line in player_lines(view, Seat(seat))),
        pile_line(view),
        *offer_lines(view),
        *hand(view),
    ]


def title(view: Any) -> Line:
    """Return the round and whose turn it is, or who won."""
    if view.over:
        return (say("board-over", seats=tuple(name(seat, view) for seat in view.winners)),)
    return (say("board-round", round=view.round, seat=name(view.turn, view)),)


def name(seat: Seat, view: Any) -> Value:
    """Return the name of a player."""
    return WORDING.seat(seat, view)


def state_lines(view: Any) -> list[Line]:
    """Return what holds for everybody: a strike, the free-for-all."""
    lines: list[Line] = []
    if view.strike is not None:
        lines.append((say("board-strike", seat=name(view.strike, view)),))
    if view.free_for_all:
        lines.append((say("board-free"),))
    return lines


# -- the players -------------------------------------------------------------------------------------------------


def player_lines(view: Any, seat: Seat) -> list[Line]:
    """Return a player with country and character, and below the hand as far as it is known."""
    you = "yes" if seat == view.viewer else "no"
    who: list[Value] = [say("board-player", seat=name(seat, view), you=you), DOT, home_text(view, seat)]
    if view.characters:
        who += [DOT, title_of(view.characters[seat])]
    zone = view.hands[seat]
    held: list[Value] = [INDENT, say("board-cards", count=len(zone))]
    if seat != view.viewer and zone.cards:
        held += [DOT, say("board-known", cards=sorts(zone.cards))]
    return [tuple(who), tuple(held)]


def home_text(view: Any, seat: Seat) -> Value:
    """Return the home country, or that it is completed."""
    home = view.homes[seat]
    if home is None:
        return say("board-home-done")
    return say("board-home", country=title_of(home), kinds=kinds_of(home))


def sorts(cards: tuple[CardId, ...]) -> Value:
    """Return the sorts of some cards, each with how many there are if it is more than one."""
    tally = Counter(SORT[card] for card in cards)
    return tuple(sort_name(sort) if count == 1 else counted(sort, count) for sort, count in tally.items())


def counted(sort: str, count: int) -> Value:
    """Return a sort and its number."""
    return say("board-counted", count=count, sort=sort_name(sort))


# -- the table ---------------------------------------------------------------------------------------------------


def pile_line(view: Any) -> Line:
    """Return how many cards the pile has, and what lies among the discards."""
    pile = say("board-pile", count=size_of(view.pile))
    return (pile, DOT, say("board-discards", cards=sorts(tuple(view.discards))))


def offer_lines(view: Any) -> list[Line]:
    """Return the offer on the table."""
    for effect in view.stack:
        if isinstance(effect, Offer):
            give = tuple(card_text(card) for card in effect.give)
            want = tuple(sort_name(wish) for wish in effect.want)
            sides = {"seat": name(effect.seat, view), "partner": name(effect.partner, view)}
            return [(say("board-offer", version=effect.version, give=give, want=want, **sides),)]
    return []


# -- the viewer's hand -------------------------------------------------------------------------------------------


def hand(view: Any) -> list[Line]:
    """Return the viewer's cards, those needed next first, and what is still missing."""
    if view.viewer is None:
        return []
    cards = view.hands[view.viewer].cards
    goal = goal_of(view, view.viewer)
    marked = sorted((mark(card, goal, view.centre), card) for card in cards)
    lines: list[Line] = [(say("board-hand"),)]
    lines += [(sign, card_text(card)) for (_, sign), card in marked]
    return [*lines, needed(list(cards), goal)]


def mark(card: CardId, goal: CardId, centre: CardId) -> tuple[int, str]:
    """Return the place of a card in the list and its mark: needed next, needed for the centre, or not needed."""
    if BIT[card] & NEEDS[goal] or SORT[card] == "passport":
        return 0, FOR_GOAL
    return (1, FOR_LATER) if BIT[card] & NEEDS[centre] else (2, UNNEEDED)


def needed(cards: list[CardId], goal: CardId) -> Line:
    """Return what the next trip still needs, contraband to get rid of included."""
    things = [sort_name(kind) for kind in kinds_in(missing_kinds(cards, goal))]
    if not has_passport(cards):
        things.append(sort_name("passport"))
    if any(IS_CONTRABAND[card] for card in cards):
        return (say("board-contraband"),)
    if not things:
        return (say("board-ready", country=title_of(goal)),)
    return (say("board-needed", things=tuple(things)),)
