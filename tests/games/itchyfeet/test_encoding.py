"""Views of Itchy Feet as numbers and actions as one number."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from pelagos.components.zone import Zone
from pelagos.games.itchyfeet.actions import Accept, Choose, Draw, Dump, Enough, Hand, Take, Want
from pelagos.games.itchyfeet.cards import CHARACTERS, CONTRABAND, LANDS, card
from pelagos.games.itchyfeet.decisions import AnswerOffer, TakeTurn
from pelagos.games.itchyfeet.effects import DrawCards, Offer, Theft
from pelagos.games.itchyfeet.encoding import ENCODING
from pelagos.games.itchyfeet.game import GAME
from pelagos.games.itchyfeet.options import ItchyFeetOptions
from pelagos.games.itchyfeet.rulebook import cite
from pelagos.kernel.chance import Seeded
from pelagos.kernel.decision import Action
from pelagos.kernel.errors import IllegalText
from pelagos.kernel.ids import CardId, Seat, everybody
from tests.support.encoded import check_answers, check_views, moments
from tests.support.play import random_match

ALL = ItchyFeetOptions(events=True, specials=True, contraband=True, postcards=True, characters=True)
TABLES = [(2, ItchyFeetOptions()), (3, ALL), (6, ItchyFeetOptions(specials=True, empty_pile="lazy"))]
MOMENTS = (0, 1, 7, 23, 60, 140, 350)


def test_sizes_and_version_are_pinned_for_this_version_of_the_rules() -> None:
    assert (ENCODING.version, ENCODING.size, ENCODING.actions) == (GAME.version, 3124, 832)
    assert sum(length for _, length in ENCODING.layout) == 3124


@pytest.mark.parametrize(
    ("action", "number"),
    [
        (Draw(), 0),
        (Accept(9, (CardId(3),)), 7),
        (Choose(Seat(0)), 14),
        (Want("passport"), 48),
        (Take(CardId(0)), 49),
        (Hand(CardId(2)), 391),
        (Dump(CONTRABAND[-1], CardId(84)), 831),
    ],
)
def test_the_numbering_is_pinned(action: Action, number: int) -> None:
    assert ENCODING.number(action) == number


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_a_viewer_cannot_tell_apart_is_equal_numbers(seats: int, options: ItchyFeetOptions) -> None:
    assert sum(check_views(GAME, state, seats) for state in moments(GAME, seats, options, MOMENTS)) > 0


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_listed_answer_has_a_number_that_leads_back_to_it(seats: int, options: ItchyFeetOptions) -> None:
    for state in moments(GAME, seats, options, tuple(range(0, 120, 4))):
        check_answers(GAME, state)


def offer(state: Any) -> Any:
    """Put an offer on the table, which seat 0 may answer."""
    wanted = card("SUNs")
    state.hands[0].cards, state.hands[0].known = [wanted], (1,)
    state.version = 12
    state.stack.append(Offer(Seat(1), Seat(0), counter=False, version=12, give=(card("BOOTs"),), want=("SUN",)))
    state.ask(AnswerOffer, (Seat(0), Seat(1)), version=12, maker=Seat(1), receiver=Seat(0))
    return wanted


def test_accepting_is_one_number_whatever_the_offer() -> None:
    state = random_match(GAME, seats=3, inputs=0).state
    state.pending = ()
    wanted = offer(state)
    number = ENCODING.number(Accept(0, ()))
    listed = partial(GAME.legal, state, state.pending[0])
    assert ENCODING.action(number, listed) == Accept(12, (wanted,))


def test_what_is_not_listed_is_refused() -> None:
    state = random_match(GAME, seats=3, inputs=0).state
    with pytest.raises(IllegalText) as refused:
        ENCODING.action(ENCODING.number(Enough()), partial(GAME.legal, state, state.pending[0]))
    assert refused.value.rule == "PL-03"


@pytest.mark.parametrize(
    "change",
    [
        lambda state: setattr(state, "options", ItchyFeetOptions()),
        lambda state: setattr(state, "pending", ()),
        lambda state: state.ask(TakeTurn, (Seat(2),)),
        lambda state: setattr(state, "turn", Seat(2)),
        lambda state: setattr(state, "first", Seat((state.first + 1) % 3)),
        lambda state: setattr(state, "round", state.round + 1),
        lambda state: setattr(state, "offers", 2),
        lambda state: setattr(state, "extra", 1),
        lambda state: setattr(state, "rode", True),
        lambda state: setattr(state, "strike", Seat(1)),
        lambda state: setattr(state, "free_for_all", True),
        lambda state: setattr(state, "over", True),
        lambda state: setattr(state, "winners", (Seat(1),)),
        lambda state: setattr(state, "centre", LANDS[0] if state.centre != LANDS[0] else LANDS[1]),
        lambda state: state.homes.__setitem__(1, None),
        lambda state: state.unused.pop(),
        lambda state: state.returned.append(LANDS[0]),
        lambda state: state.visited.append(LANDS[0]),
        lambda state: state.in_play.append(card("S1")),
        lambda state: setattr(state, "characters", CHARACTERS[3:6]),
        lambda state: state.discards.append(card("SUNs")),
        lambda state: state.pile.cards.pop(),
        lambda state: setattr(state.pile, "knowers", 1),
        lambda state: state.aside.cards.pop(),
        lambda state: state.hands[0].remove(state.hands[0].cards[0]),
        lambda state: state.hands[2].remove(state.hands[2].cards[0]),
        lambda state: state.backs.__setitem__(1, (*state.backs[1], 64)),
        lambda state: show_first(state.hands[0]),
        lambda state: state.stack.append(Theft(Seat(1), Seat(2))),
        lambda state: state.stack.append(DrawCards(Seat(1), 3, cite("TC-13"))),
        offer,
    ],
)
def test_every_known_fact_makes_a_difference(change: Callable[[Any], object]) -> None:
    state = GAME.start(ALL, 3, Seeded.of("facts"))
    state.origin[state.hands[0].cards[0]] = 64
    before = ENCODING.observe(GAME.observe(state, Seat(0)))
    change(state)
    assert ENCODING.observe(GAME.observe(state, Seat(0))) != before


def show_first(hand: Zone) -> None:
    """Show a card of the hand to all."""
    hand.show(hand.cards[0], everybody(3))


def test_players_are_counted_from_the_viewer() -> None:
    state = random_match(GAME, seats=3, inputs=0).state
    start = 0
    for title, length in ENCODING.layout:
        if title == "place whose turn it is":
            break
        start += length
    state.turn = Seat(2)
    places = [ENCODING.observe(GAME.observe(state, Seat(seat)))[start : start + length].index(1.0) for seat in range(3)]
    assert places == [2, 1, 0]
