"""A view of Itchy Feet as numbers and an action as one number, for programs that learn; see `encoding_layout`."""

from typing import Any, Final

from pelagos.components.encoding import BlockEncoding
from pelagos.components.layout import Blocks, mark, rank, share
from pelagos.games.itchyfeet.encoding_actions import NUMBERING
from pelagos.games.itchyfeet.encoding_layout import CARDS, EMPTY_PILES, FEW, LAYOUT, LONG, OTHERS, QUESTIONS, STEPS
from pelagos.games.itchyfeet.rules.offers import COPIES, MOST_OFFERS, WISHES
from pelagos.kernel.ids import OUTSIDER_BIT


class Places:
    """Where each seat sits as the viewer sees it."""

    def __init__(self, view: Any) -> None:
        """Count from the viewer."""
        self.seats: int = view.seats
        self.first: int = view.viewer or 0

    def of(self, seat: int) -> int:
        """Return the place of a seat."""
        return (seat - self.first) % self.seats

    def all_of(self, *seats: int | None) -> list[int]:
        """Return the places of these seats, of those that are given."""
        return [self.of(seat) for seat in seats if seat is not None]


def _write(blocks: Blocks, view: Any) -> None:
    place = Places(view)
    for write in (_options, _question, _answers, _table, _hands, _cards, _countries, _steps):
        write(blocks, view, place)


def _options(blocks: Blocks, view: Any, place: Places) -> None:
    chosen = view.options
    flags = (chosen.events, chosen.specials, chosen.contraband, chosen.postcards, chosen.characters)
    mark(blocks["options"], (number for number, is_on in enumerate(flags) if is_on))
    blocks["empty pile"][EMPTY_PILES.index(chosen.empty_pile)] = 1.0
    blocks["seats"][view.seats - 1] = 1.0
    if view.viewer is not None:
        blocks["viewer"][view.viewer] = 1.0


def _question(blocks: Blocks, view: Any, place: Places) -> None:
    mark(blocks["asked"], (place.of(asked.actor) for asked in view.pending))
    for asked in view.pending:
        if asked.actor != view.viewer:
            continue
        blocks["question"][QUESTIONS.index(type(asked))] = 1.0
        mark(blocks["other"], place.all_of(*(getattr(asked, name, None) for name in OTHERS)))
        mark(blocks["taken"], [asked.take] if hasattr(asked, "take") else ())
        blocks["count"][0] = share(getattr(asked, "left", 0) + getattr(asked, "made", 0), FEW)


def _answers(blocks: Blocks, view: Any, place: Places) -> None:
    mark(blocks["answered"], (place.of(answer.seat) for answer in view.sealed))
    for answer in view.sealed:
        if answer.seat != view.viewer:
            continue
        if hasattr(answer.action, "card"):  # what a viewer sees of an action is of a class of its own
            blocks["own card"][answer.action.card] = 1.0
        else:
            blocks["own reaction"][answer.action.use] = 1.0


def _table(blocks: Blocks, view: Any, place: Places) -> None:
    for name, seats in (("turn", (view.turn,)), ("first", (view.first,)), ("strike", (view.strike,))):
        mark(blocks[name], place.all_of(*seats))
    mark(blocks["winners"], place.all_of(*view.winners))
    blocks["round"][0] = share(view.round, LONG)
    blocks["offers"][0] = share(view.offers, MOST_OFFERS)
    blocks["extra"][0] = share(view.extra, FEW)
    blocks["extra"][1] = view.rode
    blocks["free"][0] = view.free_for_all
    blocks["over"][0] = view.over


def _hands(blocks: Blocks, view: Any, place: Places) -> None:
    for seat, hand in enumerate(view.hands):
        at = place.of(seat)
        blocks["hidden"][at] = share(hand.hidden, FEW)
        for card, viewers in zip(hand.cards, hand.known, strict=True):
            blocks["known"][at * CARDS + card] = 1.0 if viewers >= OUTSIDER_BIT else 0.5
        backs = view.backs[seat]
        for card, origin in enumerate(view.origin):
            if origin and backs:
                blocks["backs"][at * CARDS + card] = sum(1 for back in backs if back & origin) / len(backs)


def _cards(blocks: Blocks, view: Any, place: Places) -> None:
    if isinstance(view.pile, int):
        blocks["pile"][0] = share(view.pile, CARDS)
    else:
        blocks["pile"][0] = share(len(view.pile), CARDS)
        mark(blocks["pile known"], view.pile)
    mark(blocks["pile possible"], (card for card, origin in enumerate(view.origin) if origin & view.pile_origin))
    rank(blocks["discards"], view.discards)
    blocks["aside"][0] = share(view.aside, CARDS)
    mark(blocks["in play"], view.in_play)
    mark(blocks["characters"], (place.of(seat) * CARDS + card for seat, card in enumerate(view.characters)))


def _countries(blocks: Blocks, view: Any, place: Places) -> None:
    mark(blocks["homes"], (place.of(seat) * CARDS + card for seat, card in enumerate(view.homes) if card is not None))
    blocks["centre"][view.centre] = 1.0
    mark(blocks["unused"], view.unused)
    rank(blocks["returned"], view.returned)
    rank(blocks["visited"], view.visited)


def _steps(blocks: Blocks, view: Any, place: Places) -> None:
    for step in view.stack:
        name = type(step).__name__.removesuffix("View")
        blocks["steps"][STEP_NAMES.index(name)] = 1.0
        mark(blocks["actor"], place.all_of(getattr(step, "seat", None), *getattr(step, "seats", ())))
        mark(blocks["target"], place.all_of(getattr(step, "partner", None), getattr(step, "victim", None)))
        blocks["counter"][0] = max(blocks["counter"][0], getattr(step, "counter", False))
        _contents(blocks, step)


def _contents(blocks: Blocks, step: Any) -> None:
    """Write what an offer or a look is about, if the viewer may know: else there is only a number."""
    for name in ("give", "cards"):
        cards = getattr(step, name, ())
        mark(blocks["given"], cards if isinstance(cards, tuple) else ())
    wishes = getattr(step, "want", ())
    for wish in wishes if isinstance(wishes, tuple) else ():
        blocks["wanted"][WISHES.index(wish)] += 1 / COPIES[wish]
    blocks["left"][0] = share(getattr(step, "left", 0) + getattr(step, "found", 0), FEW)


STEP_NAMES: Final = tuple(step.__name__ for step in STEPS)
"""What a viewer sees of a step is of another class with the same name, if there is something to hide."""

ENCODING: Final = BlockEncoding(1, LAYOUT, NUMBERING, _write)
